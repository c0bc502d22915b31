"""A person sideboards between two games of a match: cards change places, with undo."""
from __future__ import annotations

from collections import Counter
from dataclasses import replace

from sparktable.app.tcg.deck_building import titled
from sparktable.app.translations import WORDS
from sparktable.games.tcg.best_of_three import BestOfThree, everything, sideboarding_faults
from sparktable.games.tcg.card import Character
from sparktable.games.tcg.decks import STRATAGEMS, Deck, added_up


class Sideboarding:
    """One player's deck for the next game."""

    def __init__(self, match: BestOfThree, seat: int) -> None:
        self.match, self.seat = match, seat
        self.before = match.decks()[seat]
        self.deck = self.before
        self._brought = everything(match.brought[seat])
        self._past: list[Deck] = []

    def inside(self) -> dict[str, int]:
        """What is played with: the team, what lies beside it, the cards."""
        deck = self.deck
        return {**dict.fromkeys((*deck.team, *deck.stratagems), 1), **dict(sorted(deck.cards))}

    def aside(self) -> dict[str, int]:
        return dict(sorted(self.deck.sideboard))

    def brought(self, name: str) -> int:
        return self._brought[name]

    def put_aside(self, name: str) -> None:
        """One of a title leaves the deck."""
        deck = self.deck
        if name not in self.inside():
            return
        changed = replace(deck, team=tuple(each for each in deck.team if each != name),
                          stratagems=tuple(each for each in deck.stratagems if each != name),
                          cards=_more(deck.cards, name, -1))
        self._become(replace(changed, sideboard=_more(changed.sideboard, name, 1)))

    def put_in(self, name: str) -> None:
        """One of a title joins it."""
        if name not in self.aside():
            return
        deck = replace(self.deck, sideboard=_more(self.deck.sideboard, name, -1))
        if isinstance(titled(name), Character):
            self._become(replace(deck, team=(*deck.team, name)))
        elif name in STRATAGEMS:
            self._become(replace(deck, stratagems=(*deck.stratagems, name)))
        else:
            self._become(replace(deck, cards=_more(deck.cards, name, 1)))

    def undo(self) -> None:
        if self._past:
            self.deck = self._past.pop()

    def as_before(self) -> None:
        """As it was played last."""
        self._become(self.before)

    def changes(self) -> int:
        """How many cards have changed places: those that came in, or as many as went out."""
        now, before = everything_inside(self.deck), everything_inside(self.before)
        return max((now - before).total(), (before - now).total())

    def complaints(self) -> list[str]:
        """What is illegal about the deck, in words; nothing if it may be played."""
        return [WORDS.say(f"tcg.deck.fault.{fault.key}", **dict(fault.args))
                for fault in sideboarding_faults(self.match.brought[self.seat], self.deck)]

    def _become(self, deck: Deck) -> None:
        if deck != self.deck:
            self._past.append(self.deck)
            self.deck = deck


def everything_inside(deck: Deck) -> Counter[str]:
    return everything(replace(deck, sideboard=()))


def _more(cards: tuple[tuple[str, int], ...], name: str, n: int) -> tuple[tuple[str, int], ...]:
    """Where there is none to take, nothing changes."""
    if n < 0 and name not in dict(cards):
        return cards
    return tuple(each for each in added_up((*cards, (name, n))) if each[1] > 0)

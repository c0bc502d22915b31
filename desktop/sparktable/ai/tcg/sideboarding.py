"""What an opponent changes between two games of a match: judged by what it has seen of the other deck, and nothing
else."""
from __future__ import annotations

from dataclasses import replace
from typing import Final

from sparktable.games.tcg.best_of_three import sideboarding_faults
from sparktable.games.tcg.cards import BATTLE_CARDS
from sparktable.games.tcg.decks import IN_DECKS, Deck
from sparktable.games.tcg.seen import Seen

from .card_worth import USUAL, card_worth, foe_of

BETTER: Final = 0.4
"""A card must promise so much more than the one that goes: what a text is worth is a guess."""
TRUST: Final = 0.1
"""How much the difference counts that was there against anybody: whoever built the deck had a reason."""


def sideboarded(brought: Deck, deck: Deck, their_team: int, seen: Seen) -> Deck:
    """The deck for the next game, after games in which those cards of the other deck were seen."""
    foe, team = foe_of(their_team, seen), deck.characters()

    def worth(name: str) -> float:
        now, usual = (card_worth(BATTLE_CARDS[name], team, each) for each in (foe, USUAL))
        return now - usual + TRUST * usual

    while True:
        comes = [name for name, _ in deck.sideboard
                 if name in BATTLE_CARDS and BATTLE_CARDS[name].type in IN_DECKS]
        pairs = [(worth(best) - worth(worst), best, worst) for best in comes for worst, _ in deck.cards]
        for gain, best, worst in sorted(pairs, key=lambda pair: (-pair[0], pair[1:])):
            if gain < BETTER:
                return deck
            changed = exchanged(deck, best, worst)
            if not sideboarding_faults(brought, changed):
                deck = changed
                break
        else:
            return deck


def exchanged(deck: Deck, comes: str, goes: str) -> Deck:
    """One card of the sideboard for one of the deck."""
    return replace(deck, cards=_moved(deck.cards, comes, goes), sideboard=_moved(deck.sideboard, goes, comes))


def _moved(cards: tuple[tuple[str, int], ...], more: str, less: str) -> tuple[tuple[str, int], ...]:
    counts = dict(cards)
    counts[more] = counts.get(more, 0) + 1
    counts[less] -= 1
    return tuple((name, count) for name, count in counts.items() if count)

"""Duels that a test can set up and read: decks in a known order, cards called by name."""
from __future__ import annotations

from collections.abc import Sequence

from sparktable.kernel.decisions import CARD, NO, PASS, YES, Option
from sparktable.kernel.game import open_game
from sparktable.kernel.run import pending, take
from toys.duel import Duel
from toys.duel.state import DECK, FALLEN, FLIPPED, HAND, SCRAP, TEAM, TRAP, DuelState, stat

FILLER = ("Ballast",) * 12
"""Cards without icons, and no Actions: what is flipped of them counts for nothing."""


class Table:
    """A duel in which the first hand of each seat is known, and so is every card that is drawn or flipped later."""

    def __init__(self, mine: Sequence[str], theirs: Sequence[str], *, hand: Sequence[str] = (),
                 their_hand: Sequence[str] = (), deck: Sequence[str] = FILLER,
                 their_deck: Sequence[str] = FILLER) -> None:
        """Decks are given top card first. Hands are filled up to the three that everybody starts with, and one more
        for the card drawn at the beginning of the first turn."""
        decks = []
        for cards, pile, size in ((hand, deck, 4), (their_hand, their_deck, 3)):
            decks.append(tuple(reversed([*cards, *FILLER[:size - len(cards)], *pile])))
        game = open_game(Duel.name, {"teams": (tuple(mine), tuple(theirs)), "decks": tuple(decks), "stacked": True})
        state = game.new(1)
        assert isinstance(state, DuelState)
        self.s = state

    def slot(self, name: str, *zones: int) -> int:
        """The card of that name, in these zones or anywhere; of several the first."""
        slots = range(len(self.s.ident))
        return next(slot for slot in slots
                    if self.s.card(slot).name == name and (not zones or self.s.where[slot] in zones))

    def damage(self, name: str) -> int:
        return self.s.damage[self.slot(name)]

    def stat(self, name: str, stat_name: str) -> int:
        return stat(self.s, stat_name, self.slot(name))

    def asked(self) -> str:
        """What is asked, and of whom."""
        decision = pending(self.s)
        return "" if decision is None else f"{decision.seat} {decision.kind}"

    def offered(self) -> list[str]:
        """The cards that can be answered with."""
        decision = pending(self.s)
        assert decision is not None
        return [self.s.card(option.value("card")).name for option in decision.options
                if any(ref.kind == "card" for ref in option.refs)]

    def names(self, zone: int) -> list[str]:
        return [self.s.card(slot).name for slot in self.s.zones[zone] if slot != -1]

    def answer(self, option: Option) -> None:
        take(self.s, option)

    def play(self, name: str, on: str = "") -> None:
        """Play a card from the hand, on a character where it asks for one."""
        seat = self.s.active
        take(self.s, Option("play", CARD[self.slot(name, HAND + seat)].refs))
        if on:
            self.choose(on)

    def attack(self, attacker: str, defender: str) -> None:
        refs = CARD[self.slot(attacker, *TEAMS)].refs + CARD[self.slot(defender, *TEAMS)].refs
        take(self.s, Option("attack", refs))

    def choose(self, name: str) -> None:
        """Answer with the card of that name."""
        decision = pending(self.s)
        assert decision is not None
        take(self.s, next(option for option in decision.options
                          if option.refs and self.s.card(option.value("card")).name == name))

    def yes(self) -> None:
        self.answer(YES)

    def no(self) -> None:
        decision = pending(self.s)
        assert decision is not None
        self.answer(NO if NO in decision.options else PASS)

    def turn_over(self, name: str) -> None:
        take(self.s, Option("turn over", CARD[self.slot(name, *TEAMS)].refs))

    def use(self, name: str, on: str) -> None:
        """Let a character do what it can do once a turn."""
        take(self.s, Option("use", CARD[self.slot(name, *TEAMS)].refs))
        self.choose(on)

    def can(self, kind: str, name: str) -> bool:
        """Whether somebody may do that with that card now."""
        decision = pending(self.s)
        assert decision is not None
        return any(option.kind == kind and self.s.card(option.value("card")).name == name
                   for option in decision.options)

    def end_turn(self) -> None:
        take(self.s, Option("end"))


HANDS, DECKS, SCRAPS = (HAND, HAND + 1), (DECK, DECK + 1), (SCRAP, SCRAP + 1)
FLIPPEDS, TRAPS, TEAMS, FALLENS = (FLIPPED, FLIPPED + 1), (TRAP, TRAP + 1), (TEAM, TEAM + 1), (FALLEN, FALLEN + 1)

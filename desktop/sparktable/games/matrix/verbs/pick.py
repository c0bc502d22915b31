"""Picking: cards or characters are picked one after the other, and something is done to each at once.

A pick that leaves no choice asks nothing. Where the number that fit is a secret (a Block in a hand), the question is
asked whatever the hand holds, so that being asked tells nobody anything.
"""
from __future__ import annotations

from dataclasses import KW_ONLY

from sparktable.kernel.control import Amount, Effect, amount
from sparktable.kernel.decisions import CARD, DONE, PASS, SEAT, Decision, Option, word
from sparktable.kernel.nodes import Frame, verb
from sparktable.kernel.rng import roll

from .. import state as zones
from ..card import DAMAGE
from ..deeds.attack import next_encounter
from ..deeds.piles import deck_top
from ..state import MatrixState, seat_zone
from .select import (
    ALL,
    CHANCE,
    NEXT_ENCOUNTER,
    ON_DECK,
    THEM,
    YOU,
    Cards,
    Chars,
    Selection,
    as_tuple,
    seat_of,
    seats_of,
)


class Picking(Effect):
    """The way of picking. The frame's step is the number still to pick plus one, its data are the picks so far."""

    optional = False
    """"Up to": the player may stop."""

    def candidates(self, s: MatrixState, frame: Frame) -> list[int]:
        """Everything that could be picked now."""
        raise NotImplementedError

    def wanted(self, s: MatrixState, frame: Frame) -> int:
        """How many are to be picked."""
        return 1

    def chooser(self, s: MatrixState, frame: Frame) -> str:
        """Who picks, as a word."""
        return YOU

    def secret(self, s: MatrixState, frame: Frame) -> bool:
        return False

    def prepare(self, s: MatrixState, frame: Frame) -> None:
        """What must happen before there is anything to pick; doing it again must change nothing."""

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        """Do it to one of them."""

    def finish(self, s: MatrixState, frame: Frame, picks: tuple[int, ...]) -> None:
        """All are picked."""

    def of_seats(self) -> bool:
        """Whether characters are picked rather than cards."""
        return False

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return bool(self.candidates(s, frame))

    def run(self, s: MatrixState, frame: Frame) -> Decision | None:
        left = frame.step - 1 if frame.step else self.wanted(s, frame)
        if left > 0:
            self.prepare(s, frame)
        picks: tuple[int, ...] = frame.data if frame.step else ()
        items = [item for item in self.candidates(s, frame) if item not in picks] if left > 0 else []
        secret = left > 0 and self.secret(s, frame)
        if not items and not secret:
            self._end(s, frame, picks, left)
            return None
        by = self.chooser(s, frame)
        if by == CHANCE:
            self._pick(s, frame, picks, left, items[roll(s, len(items))] if len(items) > 1 else items[0])
            return None
        if not secret and not self.optional and len(items) <= left:
            self._pick(s, frame, picks, left, items[0])
            return None
        family = SEAT if self.of_seats() else CARD
        options = [family[item] for item in _unlike(s, items, self.of_seats())]
        if self.optional:
            options.append(DONE)
        if not options:
            options.append(PASS)
        kind = "choose character" if self.of_seats() else "choose card"
        return Decision(seat_of(s, frame, by), kind, options, frame.source, (word(self.label),), secret=secret)

    def answer(self, s: MatrixState, frame: Frame, option: Option) -> None:
        left = frame.step - 1 if frame.step else self.wanted(s, frame)
        picks: tuple[int, ...] = frame.data if frame.step else ()
        if option in (DONE, PASS):
            self._end(s, frame, picks, left)
        else:
            self._pick(s, frame, picks, left, option.value("seat" if self.of_seats() else "card"))

    def _pick(self, s: MatrixState, frame: Frame, picks: tuple[int, ...], left: int, item: int) -> None:
        picks = (*picks, item)
        if left > 1:
            s.stack.append(Frame(self, left, frame.seat, frame.source, picks))
            self.take(s, frame, item)
        else:
            s.it = s.it if self.of_seats() else picks
            s.done = True
            self.take(s, frame, item)
            self.finish(s, frame, picks)

    def _end(self, s: MatrixState, frame: Frame, picks: tuple[int, ...], left: int) -> None:
        """Nothing more to pick: in full if that was the number asked for, or any number would do."""
        if not self.of_seats():
            s.it = picks
        s.done = left <= 0 or (bool(picks) and (self.optional or left + len(picks) >= ALL))
        self.finish(s, frame, picks)


def _unlike(s: MatrixState, items: list[int], of_seats: bool) -> list[int]:
    """One of each title among Damage and in discard piles: there, one card is as good as the next."""
    if of_seats or len(items) < 2:
        return items
    found: dict[tuple[int, int], int] = {}
    for slot in items:
        alike = s.card(slot).type == DAMAGE or s.where[slot] == seat_zone(max(0, s.owner[slot]), zones.DISCARD)
        found.setdefault((s.ident[slot], s.where[slot]) if alike else (-1, slot), slot)
    return list(found.values())


@verb
class PickFrom(Picking):
    """A verb that picks one of the cards or characters which a selection finds."""

    what: Selection
    _: KW_ONLY
    up_to: bool = False
    by: str = ""
    """Who picks: the text's player unless the cards are `them`'s own."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "optional", self.up_to)

    def candidates(self, s: MatrixState, frame: Frame) -> list[int]:
        found = self.what.found(s, frame)
        return [item for item in found if self.allowed(s, frame, item)] if found else found

    def allowed(self, s: MatrixState, frame: Frame, item: int) -> bool:
        """Whether the rules let this be done to it."""
        return True

    def chooser(self, s: MatrixState, frame: Frame) -> str:
        if self.by:
            return self.by
        return THEM if isinstance(self.what, Cards) and self.what.whose == THEM else YOU

    def secret(self, s: MatrixState, frame: Frame) -> bool:
        return self.what.keeps_secret(s, frame)

    def of_seats(self) -> bool:
        return isinstance(self.what, Chars)

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        if isinstance(self.what, Cards) and self.what.zone == ON_DECK:
            return self.what.exists(s, frame)
        return bool(self.candidates(s, frame))

    def prepare(self, s: MatrixState, frame: Frame) -> None:
        """A deck whose top card is needed is shuffled from the discard pile first (War on Cybertron p.16)."""
        if isinstance(self.what, Cards):
            if ON_DECK in as_tuple(self.what.zone):
                for seat in seats_of(s, frame, self.what.whose):
                    deck_top(s, seat)
            elif self.what.zone == NEXT_ENCOUNTER:
                next_encounter(s)


@verb
class Pick(PickFrom):
    """A verb that does something to so many of them."""

    n: Amount = 1
    """How many; ALL for every one of them."""

    def wanted(self, s: MatrixState, frame: Frame) -> int:
        return amount(s, frame, self.n)

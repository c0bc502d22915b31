"""Picking: some of what was found are picked, one after the other, and something is done to each at once.

A pick that leaves no choice asks nothing. Where the number that fit is a secret (a Block in a hand), the question is
asked whatever the hand holds, so that being asked tells nobody anything.
"""
from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import Any, Final

from ..compiler import mypyc_attr
from ..control import Amount, Effect, amount
from ..decisions import CARD, DONE, PASS, Decision, Option, Options, Ref, word
from ..nodes import Frame
from ..questions import CHOOSE_ONE
from ..rng import roll
from ..state import State
from ..typed import QuestionKind
from .seats import CHANCE, YOU, seat_of
from .selections import Selection

ALL: Final = 99
"""Every one of them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Picking(Effect):
    """The way of picking. The frame's step is the number still to pick plus one, its data are the picks so far."""

    optional: bool = False
    """"Up to": the player may stop."""

    def may_stop(self, up_to: bool) -> None:
        """Say, while the verb is made, whether it is "up to"."""
        object.__setattr__(self, "optional", up_to)

    def candidates(self, s: Any, frame: Frame) -> list[int]:
        """Everything that could be picked now."""
        raise NotImplementedError

    def family(self) -> Options:
        """Whether cards are picked, players or spaces."""
        return CARD

    def wanted(self, s: Any, frame: Frame) -> int:
        """How many are to be picked."""
        return 1

    def chooser(self) -> str:
        """Who picks, as a word."""
        return YOU

    def secret(self, s: Any, frame: Frame) -> bool:
        return False

    def question(self) -> QuestionKind:
        """What is asked."""
        return CHOOSE_ONE[self.family().kind]

    def about(self, s: Any, frame: Frame) -> tuple[Ref, ...]:
        """What the question is about: the text that asks."""
        return (word(self.label),)

    def prepare(self, s: Any, frame: Frame) -> None:
        """What must happen before there is anything to pick; doing it again must change nothing."""

    def take(self, s: Any, frame: Frame, item: int) -> None:
        """Do it to one of them."""

    def finish(self, s: Any, frame: Frame, picks: tuple[int, ...]) -> None:
        """All are picked."""

    def possible(self, s: Any, frame: Frame) -> bool:
        return bool(self.candidates(s, frame))

    def run(self, s: Any, frame: Frame) -> Decision | None:
        left = frame.step - 1 if frame.step else self.wanted(s, frame)
        if left > 0:
            self.prepare(s, frame)
        picks: tuple[int, ...] = frame.data if frame.step else ()
        items = [item for item in self.candidates(s, frame) if item not in picks] if left > 0 else []
        secret = left > 0 and self.secret(s, frame)
        if not items and not secret:
            self.end(s, frame, picks, left)
            return None
        by = self.chooser()
        if by == CHANCE:
            self._pick(s, frame, picks, left, items[roll(s, len(items))] if len(items) > 1 else items[0])
            return None
        if not secret and not self.optional and len(items) <= left:
            self._pick(s, frame, picks, left, items[0])
            return None
        family = self.family()
        options = [family[item] for item in (s.game.unlike(s, items) if family is CARD else items)]
        if self.optional:
            options.append(DONE)
        if not options:
            options.append(PASS)
        return Decision(seat_of(s, frame, by), self.question(), options, frame.source, self.about(s, frame), secret)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        left = frame.step - 1 if frame.step else self.wanted(s, frame)
        picks: tuple[int, ...] = frame.data if frame.step else ()
        if option in (DONE, PASS):
            self.end(s, frame, picks, left)
        else:
            self._pick(s, frame, picks, left, option.value(self.family().ref_kinds[0]))

    def _pick(self, s: State, frame: Frame, picks: tuple[int, ...], left: int, item: int) -> None:
        picks = (*picks, item)
        if left > 1:
            s.stack.append(Frame(self, left, frame.seat, frame.source, picks))
            self.take(s, frame, item)
        else:
            self.complete(s, picks)
            self.take(s, frame, item)
            self.finish(s, frame, picks)

    def complete(self, s: State, picks: tuple[int, ...]) -> None:
        """As many are picked as were wanted: cards are "it"."""
        if self.family() is CARD:
            s.scope.it = picks
        s.scope.done = True

    def end(self, s: State, frame: Frame, picks: tuple[int, ...], left: int) -> None:
        """Nothing more to pick: in full if that was the number asked for, or any number would do."""
        if self.family() is CARD:
            s.scope.it = picks
        s.scope.done = left <= 0 or (bool(picks) and (self.optional or left + len(picks) >= ALL))
        self.finish(s, frame, picks)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class PickFrom(Picking):
    """A verb that picks one of what a selection finds."""

    what: Selection
    _: KW_ONLY
    up_to: bool = False
    by: str = ""
    """Who picks: the text's player unless it says otherwise."""
    optional: bool = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self.may_stop(self.up_to)

    def candidates(self, s: Any, frame: Frame) -> list[int]:
        found = self.what.found(s, frame)
        return [item for item in found if self.allowed(s, frame, item)] if found else found

    def family(self) -> Options:
        return self.what.finds()

    def allowed(self, s: Any, frame: Frame, item: int) -> bool:
        """Whether the rules let this be done to it."""
        return True

    def chooser(self) -> str:
        return self.by or YOU

    def secret(self, s: Any, frame: Frame) -> bool:
        return self.what.keeps_secret(s, frame)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Pick(PickFrom):
    """A verb that does something to so many of them."""

    n: Amount = 1
    """How many; ALL for every one of them."""

    def wanted(self, s: Any, frame: Frame) -> int:
        return amount(s, frame, self.n)

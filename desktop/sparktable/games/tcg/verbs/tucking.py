"""Cards that go under a character, or lie there; battle cards that go to the KO area."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Amount, Effect, amount
from sparktable.kernel.nodes import Frame
from sparktable.kernel.relations import bind, bound_to
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.zones import move

from .. import questions
from ..deeds.deck import refill, take
from ..relations import UNDER_IT
from ..state import BATTLEFIELD, HAND, KO_AREA, UNDER, TcgState
from .select import Selection, me
from .whom import DoneTo


@dataclass(frozen=True, eq=False)
class Below(Selection):
    """What lies under characters."""

    on: Selection

    def found(self, s: TcgState, frame: Frame) -> list[int]:
        return [slot for host in self.on.found(s, frame) for slot in bound_to(s, host, UNDER_IT)]


@dataclass(frozen=True, eq=False)
class PutHandUnder(Effect):
    """Put the cards of your hand face down under a character."""

    on: Selection

    def run(self, s: TcgState, frame: Frame) -> None:
        for host in self.on.found(s, frame):
            if s.where[host] == BATTLEFIELD + frame.seat:
                for slot in [*s.zones[HAND + frame.seat]]:
                    move(s, slot, UNDER + frame.seat)
                    bind(s, slot, host, UNDER_IT)
        refill(s, frame.seat)


class ToKoArea(DoneTo):
    """Battle cards go to their owner's KO area."""

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        for slot in slots:
            move(s, slot, KO_AREA + s.owner[slot])


class Tuck(DoneTo):
    """Cards go under the character that the text is about."""

    def question(self) -> QuestionKind:
        return questions.PUT_UNDER

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        host = me(s, frame)
        if s.where[host] == BATTLEFIELD + frame.seat:
            for slot in slots:
                move(s, slot, UNDER + s.owner[slot])
                bind(s, slot, host, UNDER_IT)


@dataclass(frozen=True, eq=False)
class TopToKoArea(Effect):
    """So many cards off your deck come to lie open in your KO area."""

    n: Amount

    def run(self, s: TcgState, frame: Frame) -> None:
        take(s, frame.seat, KO_AREA + frame.seat, amount(s, frame, self.n))

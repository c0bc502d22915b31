"""Characters that go back under a carrier."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.decisions import CARD, Decision, Option
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.presence import depart
from sparktable.kernel.relations import bind
from sparktable.kernel.stack import call, settle
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.zones import move

from .. import questions
from ..events import GOES_UNDER
from ..relations import UNDER_IT
from ..state import UNDER, TcgState
from .select import Selection
from .whom import DoneTo


@dataclass(frozen=True, eq=False)
class PutCharacterUnder(DoneTo):
    """Characters leave the battlefield and lie under another one: without damage or Upgrades, to be deployed."""

    host: Selection

    def question(self) -> QuestionKind:
        return questions.PUT_UNDER

    def candidates(self, s: TcgState, frame: Frame) -> list[int]:
        return super().candidates(s, frame) if self.host.found(s, frame) else []

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        hosts = tuple(self.host.found(s, frame))
        for slot in slots:
            call(s, GOING_UNDER, frame.seat, slot, hosts)


class _GoingUnder(Node):
    """Under which of these the character (the source of the frame) goes."""

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        if len(frame.data) > 1:
            return Decision(frame.seat, questions.UNDER_WHOM, [CARD[each] for each in frame.data], frame.source)
        self._go(s, frame.source, frame.data[0])
        return None

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        self._go(s, frame.source, option.value("card"))

    @staticmethod
    def _go(s: TcgState, slot: int, host: int) -> None:
        depart(s, GOES_UNDER, slot)
        move(s, slot, UNDER + s.owner[slot])
        bind(s, slot, host, UNDER_IT)
        s.mode[slot] = s.tapped[slot] = s.damage[slot] = 0
        settle(s)


GOING_UNDER = _GoingUnder()
label_tree("tcg/going under", GOING_UNDER)

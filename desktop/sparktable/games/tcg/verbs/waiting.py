"""Secret Actions that wait longer than the rules let them."""
from __future__ import annotations

from sparktable.kernel.modifiers import modify
from sparktable.kernel.nodes import Frame
from sparktable.kernel.typed import QuestionKind

from .. import questions
from ..deeds.force import PLUS
from ..state import TcgState
from ..stats import LASTS
from .whom import DoneTo


class KeepWaiting(DoneTo):
    """A Secret Action stays until it is revealed, and this card stays beside it."""

    def question(self) -> QuestionKind:
        return questions.KEEP_SECRET

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        for slot in slots:
            modify(s, LASTS, PLUS, source=frame.source, seat=frame.seat, subject=slot)

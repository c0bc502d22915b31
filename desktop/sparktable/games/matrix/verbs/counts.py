"""Numbers that a text counts when it needs them."""
from __future__ import annotations

from sparktable.kernel.control import Value
from sparktable.kernel.nodes import Frame, verb
from sparktable.kernel.vocabulary.seats import YOU, seat_of
from sparktable.kernel.vocabulary.selections import Selection

from ..card import BOSS
from ..state import MatrixState


@verb
class EnergonOf(Value):
    """The Energon in somebody's supply."""

    who: str = YOU

    def count(self, s: MatrixState, frame: Frame) -> int:
        return s.energon[seat_of(s, frame, self.who)]


@verb
class HighestCost(Value):
    """The highest printed cost among cards; 0 if none has a cost."""

    what: Selection

    def count(self, s: MatrixState, frame: Frame) -> int:
        return max((s.card(slot).cost or 0 for slot in self.what.found(s, frame)
                    if s.card(slot).type != BOSS), default=0)

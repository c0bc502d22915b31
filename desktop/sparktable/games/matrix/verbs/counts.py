"""Numbers that a text counts when it needs them."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Value
from sparktable.kernel.nodes import Frame
from sparktable.kernel.vocabulary.counts import Highest
from sparktable.kernel.vocabulary.seats import YOU, seat_of

from ..card import BOSS
from ..state import MatrixState


@dataclass(frozen=True, eq=False)
class EnergonOf(Value):
    """The Energon in somebody's supply."""

    who: str = YOU

    def count(self, s: MatrixState, frame: Frame) -> int:
        return s.energon[seat_of(s, frame, self.who)]


@dataclass(frozen=True, eq=False)
class HighestCost(Highest):
    """The highest printed cost among cards; 0 if none has a cost. A Boss has none to buy it for."""

    def of(self, s: MatrixState, slot: int) -> int:
        card = s.card(slot)
        return 0 if card.type == BOSS else card.cost or 0

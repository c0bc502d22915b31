"""Numbers that a text counts when it needs them."""
from __future__ import annotations

from dataclasses import KW_ONLY

from sparktable.kernel.control import Value
from sparktable.kernel.nodes import Frame, verb

from ..card import BOSS
from ..state import MatrixState
from .select import YOU, Selection, seat_of


@verb
class Count(Value):
    """How many are found: `Count(Cards(IN_PLAY, types=DAMAGE), per=2)` counts pairs."""

    what: Selection
    _: KW_ONLY
    per: int = 1
    """One for each so many, rounded down."""
    rounded_up: bool = False
    plus: int = 0
    most: int = 99
    less: bool = False
    """Counted as so much less: the number is negative."""

    def count(self, s: MatrixState, frame: Frame) -> int:
        found = len(self.what.found(s, frame))
        number = -(-found // self.per) if self.rounded_up else found // self.per
        number = max(0, min(self.most, number + self.plus))
        return -number if self.less else number


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


@verb
class TheX(Value):
    """The X of a price that was chosen when it was paid."""

    def count(self, s: MatrixState, frame: Frame) -> int:
        return s.scope.amount

"""What may not be more than so much in a battle or a turn."""
from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sparktable.kernel.control import Effect
from sparktable.kernel.modifiers import CAP, Change, modify
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.typed import Stat
from sparktable.kernel.values import Modifier
from sparktable.kernel.vocabulary.seats import seats_of
from sparktable.kernel.vocabulary.statics import Static

from ..state import TcgState
from ..stats import BATTLE, MOST_FLIPPED, MOST_PLAYED
from .select import OPPONENT


class _Most(Change):
    """For a seat: no more than its amount."""

    of_cards: ClassVar[bool] = False

    def changed(self, s: TcgState, m: Modifier, value: int, subject: int) -> int:
        return min(value, m.amount)


MOST = _Most()
label_tree("tcg/most", MOST)


@dataclass(frozen=True, eq=False)
class LimitFlips(Effect):
    """Somebody cannot flip more than so many battle cards in this battle, whatever brings more."""

    n: int
    who: str = OPPONENT

    def run(self, s: TcgState, frame: Frame) -> None:
        for seat in seats_of(s, frame, self.who) if s.battles else ():
            modify(s, MOST_FLIPPED, MOST, source=frame.source, seat=frame.seat, amount=self.n, until=BATTLE,
                   whose=s.battles[-1].number, subject=seat)


class _Cap(Static):
    """What gives more comes first."""

    layer: ClassVar[int] = CAP


@dataclass(frozen=True, eq=False)
class MayPlayOnly(_Cap):
    """The opponent cannot play more than so many cards in a turn of theirs."""

    n: int

    def stat(self) -> Stat:
        return MOST_PLAYED

    def covers(self, s: TcgState, m: Modifier, subject: int) -> bool:
        return subject != m.seat

    def changed(self, s: TcgState, m: Modifier, value: int, subject: int) -> int:
        return min(value, self.n)

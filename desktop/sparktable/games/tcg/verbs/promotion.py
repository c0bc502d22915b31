"""One character takes another's place, out of the KO area."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Effect
from sparktable.kernel.nodes import Frame
from sparktable.kernel.stack import settle

from ..deeds.damage import move_counters
from ..deeds.knockout import knock_out
from ..deeds.upgrading import move_upgrade
from ..facts.slots import may_bear, upgrades
from ..state import TcgState
from .coming import ReturnFromKO


@dataclass(frozen=True, eq=False)
class Promote(Effect):
    """A character returns from the KO area; the damage counters and Upgrades of "it" move there, and "it" is KO'd."""

    comes: ReturnFromKO

    def possible(self, s: TcgState, frame: Frame) -> bool:
        return self.comes.possible(s, frame)

    def run(self, s: TcgState, frame: Frame) -> None:
        if frame.step == 0:
            s.stack.append(frame.having(s.scope.it).at(1))
            s.stack.append(frame.to(self.comes))
        elif frame.step == 1:
            s.stack.append(frame.at(2))
            for goes in frame.data:
                for comes in s.scope.it:
                    move_counters(s, goes, comes, s.damage[goes])
                    for upgrade in reversed(upgrades(s, goes)):
                        if may_bear(s, upgrade, comes, frame.seat):
                            move_upgrade(s, upgrade, comes)
        else:
            knock_out(s, *frame.data)
            settle(s)

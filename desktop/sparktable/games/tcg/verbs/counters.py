"""Damage counters moved as many as one likes."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Effect, Value
from sparktable.kernel.decisions import NUMBER, Decision, Option
from sparktable.kernel.nodes import Frame
from sparktable.kernel.stack import settle

from .. import questions
from ..deeds.damage import move_counters
from ..facts.stats import damage_left
from ..state import TcgState
from .whom import Aim


@dataclass(frozen=True, eq=False)
class MoveUpTo(Effect):
    """Move up to so many damage counters from one character to another."""

    most: int
    source: Aim
    target: Aim
    not_to_ko: bool = False
    """Not enough to KO the other."""

    def possible(self, s: TcgState, frame: Frame) -> bool:
        return (any(s.damage[slot] for slot in self.source.candidates(s, frame))
                and self.target.possible(s, frame))

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        if frame.step == 0:
            s.stack.append(frame.at(1))
            s.stack.append(frame.to(self.source))
        elif frame.step == 1 and s.scope.it:
            s.stack.append(frame.having(s.scope.it).at(2))
            s.stack.append(frame.to(self.target))
        elif frame.step == 2 and s.scope.it:
            most = min(self.most, s.damage[frame.data[0]])
            if self.not_to_ko:
                most = min(most, damage_left(s, s.scope.it[0]) - 1)
            if most > 0:
                numbers = [NUMBER[n] for n in range(most + 1)]
                return Decision(frame.seat, questions.HOW_MANY_COUNTERS, numbers, frame.source)
        s.scope.done = frame.step == 0
        return None

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        s.scope.done = move_counters(s, frame.data[0], s.scope.it[0], option.value("number")) > 0
        settle(s)


@dataclass(frozen=True, eq=False)
class CountUse(Effect):
    """Put a damage counter on the Upgrade that speaks: it counts how often it was used, and is no damage."""

    def run(self, s: TcgState, frame: Frame) -> None:
        s.damage[frame.source] += 1


@dataclass(frozen=True, eq=False)
class Uses(Value):
    """How often the Upgrade that speaks was used."""

    def count(self, s: TcgState, frame: Frame) -> int:
        return s.damage[frame.source]

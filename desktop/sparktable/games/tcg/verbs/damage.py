"""Damage counters: put on characters, taken off, moved; and being KO'd."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from sparktable.kernel.control import Amount, Effect, amount
from sparktable.kernel.decisions import CARD, DONE, Decision, Option
from sparktable.kernel.modifiers import CAP, Change, modify
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.stack import settle
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.values import Modifier

from .. import questions
from ..deeds.damage import do_damage, move_counters, repair
from ..deeds.knockout import knock_out
from ..state import TcgState
from ..stats import BATTLE, MAY_TAKE
from .select import Selection
from .whom import Aim, DoneTo, OnWhom, Whom


@dataclass(frozen=True, eq=False)
class Damage(OnWhom):
    """Damage that is not attack damage."""

    n: Amount
    whom: Whom = field()

    def question(self) -> QuestionKind:
        return questions.DAMAGE

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        do_damage(s, slots, amount(s, frame, self.n), frame.source)


@dataclass(frozen=True, eq=False)
class Repair(OnWhom):
    """Damage counters come off."""

    n: Amount
    whom: Whom = field()

    def question(self) -> QuestionKind:
        return questions.REPAIR

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        repair(s, slots, amount(s, frame, self.n), frame.source)


class KnockOut(DoneTo):
    """KO, whatever its health."""

    def question(self) -> QuestionKind:
        return questions.KNOCK_OUT

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        knock_out(s, *slots)
        settle(s)


@dataclass(frozen=True, eq=False)
class MoveCounters(Effect):
    """Move so many damage counters, each chosen once, from each of the first to each of the second."""

    n: Amount
    source: Aim
    target: Aim

    def possible(self, s: TcgState, frame: Frame) -> bool:
        return (any(s.damage[slot] for slot in self.source.candidates(s, frame))
                and self.target.possible(s, frame))

    def run(self, s: TcgState, frame: Frame) -> None:
        if frame.step == 0:
            s.stack.append(frame.at(1))
            s.stack.append(frame.to(self.source))
        elif frame.step == 1:
            s.stack.append(frame.having(s.scope.it).at(2))
            s.stack.append(frame.to(self.target))
        else:
            n = amount(s, frame, self.n)
            moved = sum(move_counters(s, each, slot, n) for slot in s.scope.it for each in frame.data if each != slot)
            s.scope.done = moved > 0
            settle(s)


def moves(n: Amount, source: Whom, target: Whom) -> MoveCounters:
    """Move damage counters from whom to whom."""
    return MoveCounters(n, Aim(source), Aim(target))


@dataclass(frozen=True, eq=False)
class MoveFreely(Effect):
    """Move damage counters one after the other, from whom you like of these to those, as many as you like. Who is
    knocked out is seen when all are moved."""

    source: Selection
    target: Selection
    most: int = 999

    def possible(self, s: TcgState, frame: Frame) -> bool:
        return any(s.damage[slot] for slot in self.source.found(s, frame))

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        damaged = [CARD[slot] for slot in self.source.found(s, frame) if s.damage[slot]]
        if not damaged or len(frame.data) >= self.most:
            settle(s)
            return None
        return Decision(frame.seat, questions.MOVE_COUNTERS, [*damaged, DONE], frame.source)

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        if option == DONE:
            settle(s)
        else:
            s.stack.append(frame.having((*frame.data, 1)))
            move_counters(s, option.value("card"), self.target.found(s, frame)[0], 1)


class MostDamage(Change):
    """It can take no more damage than its amount stands for: the counters that it may have."""

    layer: ClassVar[int] = CAP

    def changed(self, s: TcgState, m: Modifier, value: int, subject: int) -> int:
        return min(value, max(0, m.amount - s.damage[subject]))


MOST_DAMAGE = MostDamage()
label_tree("tcg/most damage", MOST_DAMAGE)


@dataclass(frozen=True, eq=False)
class LimitDamage(OnWhom):
    """They can take no more than so much damage in this battle; what the defender has taken already counts."""

    n: int
    whom: Whom = field()

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        now = s.battles[-1]
        for slot in slots:
            taken = now.taken if slot == now.defender.slot else 0
            modify(s, MAY_TAKE, MOST_DAMAGE, source=frame.source, seat=frame.seat,
                   amount=s.damage[slot] - taken + self.n, until=BATTLE, whose=now.number, subject=slot)

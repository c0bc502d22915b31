"""What characters get for a while: more of a stat, a whole text."""
from __future__ import annotations

from dataclasses import dataclass, field

from sparktable.kernel.control import Amount, Effect, amount
from sparktable.kernel.decisions import card
from sparktable.kernel.events import emit
from sparktable.kernel.modifiers import Change, modify
from sparktable.kernel.nodes import Frame
from sparktable.kernel.triggers import Trigger
from sparktable.kernel.typed import Duration, QuestionKind, Stat
from sparktable.kernel.vocabulary.statics import put_in_force

from .. import questions
from ..deeds.force import PLUS
from ..events import WORKS_ON
from ..state import TcgState, battle
from ..stats import BATTLE, TURN
from .whom import One, OnWhom, Whom


def whose_battle(s: TcgState, until: Duration) -> int:
    """The number of the battle until whose end something lasts."""
    now = battle(s)
    return now.number if until == BATTLE and now is not None else -1


def tell_chosen(s: TcgState, frame: Frame, whom: Whom, slots: list[int]) -> None:
    """For those who watch: on whom a card works, where somebody has chosen that."""
    if isinstance(whom, One):
        for slot in slots:
            emit(s, WORKS_ON, s.owner[slot], card(frame.source), card(slot))


@dataclass(frozen=True, eq=False)
class Gets(OnWhom):
    """More of a stat or keyword for a while: `Gets(BOLD, 3, ONE_OF_YOURS)`. How much is counted once, now, for each
    of them: "it" is that one."""

    stat: Stat
    n: Amount
    whom: Whom = field()
    until: Duration = TURN

    def question(self) -> QuestionKind:
        return questions.GETS

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        tell_chosen(s, frame, self.whom, slots)
        before = s.scope.it
        for slot in slots:
            s.scope.it = (slot,)
            modify(s, self.stat, PLUS, source=frame.source, seat=frame.seat, amount=amount(s, frame, self.n),
                   until=self.until, whose=whose_battle(s, self.until), subject=slot)
        s.scope.it = before


@dataclass(frozen=True, eq=False)
class Gains(OnWhom):
    """Characters gain a text for a while: `Gains(has(PIERCE, 4, provided=Attacks(…)), THE_SAME)`,
    `Gains(attacks(Draw(1)), ONE_OF_YOURS)`. Numbers in it are counted whenever they are asked for."""

    text: Change | Trigger
    whom: Whom = field()
    until: Duration = TURN

    def question(self) -> QuestionKind:
        return questions.GETS

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        tell_chosen(s, frame, self.whom, slots)
        for slot in slots:
            put_in_force(s, self.text, frame.source, frame.seat, about=slot, until=self.until,
                         whose=whose_battle(s, self.until))


@dataclass(frozen=True, eq=False)
class ThisTurn(Effect):
    """A text holds for a while that is about nobody in particular: "This turn, when one of yours attacks, …"."""

    text: Change | Trigger
    until: Duration = TURN

    def run(self, s: TcgState, frame: Frame) -> None:
        put_in_force(s, self.text, frame.source, frame.seat, until=self.until, whose=whose_battle(s, self.until))

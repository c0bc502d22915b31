"""What changes the turn: more attacks, more plays."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Amount, Effect, amount
from sparktable.kernel.decisions import number
from sparktable.kernel.events import emit
from sparktable.kernel.modifiers import modify
from sparktable.kernel.nodes import Frame
from sparktable.kernel.stack import call, finish
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.values import Outcome

from .. import questions
from ..deeds.attack import THE_ATTACK
from ..deeds.force import PLUS
from ..events import TAKES_ANOTHER_TURN, TOWER_GROWS
from ..state import TcgState, characters
from ..stats import ATTACKS_OUT, TURN
from .select import Selection
from .whom import DoneTo


@dataclass(frozen=True, eq=False)
class AttackOut(Effect):
    """Each of your untapped characters can attack this turn, whoever of the enemies is untapped."""

    def run(self, s: TcgState, frame: Frame) -> None:
        modify(s, ATTACKS_OUT, PLUS, source=frame.source, seat=frame.seat, amount=1, until=TURN)


@dataclass(frozen=True, eq=False)
class ExtraTurn(Effect):
    """Take an extra turn after this one."""

    def run(self, s: TcgState, frame: Frame) -> None:
        s.extra_turns = (*s.extra_turns, frame.seat)
        emit(s, TAKES_ANOTHER_TURN, frame.seat)


@dataclass(frozen=True, eq=False)
class AttackNow(DoneTo):
    """Characters attack at once, one after the other, whatever the turn allows: any enemy that they may attack, or
    one of those named. Where there is none, nothing happens."""

    against: Selection | None = None

    def candidates(self, s: TcgState, frame: Frame) -> list[int]:
        there = self.against is None or self.against.found(s, frame)
        return [slot for slot in self.whom.among.found(s, frame) if there and slot in characters(s, s.owner[slot])]

    def question(self) -> QuestionKind:
        return questions.ATTACKER

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        against = self.against.found(s, frame) if self.against is not None else []
        for slot in reversed(slots):
            call(s, THE_ATTACK, s.owner[slot], data=(slot, *against))


@dataclass(frozen=True, eq=False)
class Win(Effect):
    """You win the game."""

    def run(self, s: TcgState, frame: Frame) -> None:
        finish(s, Outcome("won", (frame.seat,)))


@dataclass(frozen=True, eq=False)
class RaiseTower(Effect):
    """Put height counters on your Tower."""

    n: Amount = 1

    def run(self, s: TcgState, frame: Frame) -> None:
        n = amount(s, frame, self.n)
        s.tower = tuple(height + n * (seat == frame.seat) for seat, height in enumerate(s.tower))
        emit(s, TOWER_GROWS, frame.seat, number(s.tower[frame.seat]))

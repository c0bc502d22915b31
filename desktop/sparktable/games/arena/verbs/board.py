"""What texts do on the board: moving this Transformer or another one, damage, repair, further actions."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.nodes import Frame
from sparktable.kernel.typed import QuestionKind

from .. import questions
from ..answers import MOVE, STAY
from ..deeds.damage import hurt, repair
from ..deeds.moving import move_pawn
from ..facts.movement import free, reachable
from ..state import ArenaState, deck_of, in_play


class Moving(Effect):
    """Somebody is moved, or stays."""

    def question(self) -> QuestionKind:
        """What is asked, as a message key."""
        return questions.CARD_MOVE

    def mover(self, s: ArenaState, frame: Frame) -> int:
        """Who is moved, or -1."""
        me = deck_of(s, frame.source)
        return me if in_play(s, me) else -1

    def landing(self, s: ArenaState, pawn: int) -> list[int]:
        """Where it can be moved to."""
        raise NotImplementedError

    def run(self, s: ArenaState, frame: Frame) -> Decision | None:
        pawn = self.mover(s, frame)
        spaces = self.landing(s, pawn) if pawn >= 0 else []
        if not spaces:
            s.scope.done = False
            return None
        return Decision(frame.seat, self.question(), [*(MOVE[pawn, space] for space in spaces), STAY], frame.source)

    def answer(self, s: ArenaState, frame: Frame, option: Option) -> None:
        if option == STAY:
            s.scope.done = False
        else:
            move_pawn(s, option.value("card"), option.value("space"))


@dataclass(frozen=True, eq=False)
class MayMove(Moving):
    """This Transformer may move up to n spaces, by the rules of movement."""

    n: int

    def landing(self, s: ArenaState, pawn: int) -> list[int]:
        return reachable(s, pawn, self.n)


@dataclass(frozen=True, eq=False)
class MayPlace(Moving):
    """This Transformer may be placed on any free space."""

    def question(self) -> QuestionKind:
        return questions.PLACE

    def landing(self, s: ArenaState, pawn: int) -> list[int]:
        return free(s)


@dataclass(frozen=True, eq=False)
class Push(Moving):
    """You may move it up to n spaces by the rules of movement, but never through any pawn."""

    n: int

    def question(self) -> QuestionKind:
        return questions.PUSH

    def mover(self, s: ArenaState, frame: Frame) -> int:
        return s.scope.it[0] if s.scope.it and in_play(s, s.scope.it[0]) else -1

    def landing(self, s: ArenaState, pawn: int) -> list[int]:
        return reachable(s, pawn, self.n, past_friends=False)


@dataclass(frozen=True, eq=False)
class Damage(Effect):
    """It takes damage; nothing can be played against that."""

    n: int

    def do(self, s: ArenaState, frame: Frame) -> None:
        s.scope.done = bool(s.scope.it) and in_play(s, s.scope.it[0])
        if s.scope.done:
            hurt(s, s.scope.it[0], self.n, frame.source)


@dataclass(frozen=True, eq=False)
class Repair(Effect):
    """This Transformer's wound marker goes back, at most to the blue circle."""

    n: int

    def do(self, s: ArenaState, frame: Frame) -> None:
        s.scope.done = repair(s, deck_of(s, frame.source), self.n) == self.n


@dataclass(frozen=True, eq=False)
class MoreActions(Effect):
    """Further actions this turn."""

    n: int

    def do(self, s: ArenaState, frame: Frame) -> None:
        s.actions += self.n

"""Choices of a text that the kernel's controls do not have."""
from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from sparktable.kernel.control import Effect
from sparktable.kernel.nodes import Frame
from sparktable.kernel.vocabulary.statics import forbidden

from .. import stats
from ..deeds.moving import spend_move
from ..deeds.resources import lose_energon
from ..events import use, uses
from ..facts.movement import BY_ALT, BY_CARD, move_by_kind
from ..state import MatrixState


@dataclass(frozen=True, eq=False)
class SpendFor(Effect):
    """Pay a price for an effect: only where both can be done."""

    effect: Effect
    _: KW_ONLY
    energon: int = 0
    move: int = 0
    alt_move: int = 0
    """Move of the Alt side, and no other."""

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        kinds = move_by_kind(s, frame.seat) if self.move or self.alt_move else [0]
        return (s.energon[frame.seat] >= self.energon and sum(kinds) >= self.move and kinds[BY_ALT] >= self.alt_move
                and not ((self.move or self.alt_move) and forbidden(s, stats.SPENDING_MOVE, frame.seat))
                and self.effect.possible(s, frame))

    def run(self, s: MatrixState, frame: Frame) -> None:
        if not self.possible(s, frame):
            s.scope.done = False
            return
        if self.energon:
            lose_energon(s, frame.seat, self.energon)
        if self.move:
            spend_move(s, frame.seat, self.move, BY_CARD)
        if self.alt_move:
            spend_move(s, frame.seat, self.alt_move, BY_ALT)
        s.stack.append(frame.to(self.effect))


@dataclass(frozen=True, eq=False)
class OncePerTurn(Effect):
    """It can be done once in a turn; to be asked and to decline uses nothing up."""

    effect: Effect

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return not uses(s, frame.source, self.label) and self.effect.possible(s, frame)

    def run(self, s: MatrixState, frame: Frame) -> None:
        s.scope.done = self.possible(s, frame)
        if s.scope.done:
            use(s, frame.source, self.label)
            s.stack.append(frame.to(self.effect))

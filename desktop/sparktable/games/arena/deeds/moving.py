"""A pawn moves."""
from __future__ import annotations

from sparktable.kernel.decisions import card, space
from sparktable.kernel.events import emit
from sparktable.kernel.zones import move

from ..events import MOVES
from ..state import BOARD, ArenaState, space_of


def move_pawn(s: ArenaState, pawn: int, square: int) -> None:
    """A pawn goes to a free square."""
    emit(s, MOVES, s.game.seat_of[pawn], card(pawn), space(space_of(s, pawn)), space(square))
    move(s, pawn, BOARD, square)

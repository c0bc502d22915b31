"""Where pawns can move ("Moving"; friends: "Transformers Team Game", "Transformers Master Play")."""
from __future__ import annotations

from ..board import squares
from ..state import ArenaState, own, space_of
from .position import occupied


def reachable(s: ArenaState, pawn: int, steps: int, *, past_friends: bool = True) -> list[int]:
    """The squares where a pawn can end a move of up to that many steps, its own left out, in order."""
    return list(squares(open_way(s, pawn, steps, past_friends=past_friends)))


def open_way(s: ArenaState, pawn: int, steps: int, *, past_friends: bool = True) -> int:
    """The same as a set: over 1x1 squares, past friends, never past opponents, and never onto another pawn."""
    taken = occupied(s)
    passable = s.game.board.open & ~taken
    if past_friends:
        for friend_seat in s.game.team[s.game.seat_of[pawn]]:
            for friend in own(s, friend_seat):
                passable |= 1 << space_of(s, friend)
    return s.game.board.reach(space_of(s, pawn), steps, passable) & ~taken


def free(s: ArenaState) -> list[int]:
    """The squares that no pawn stands on."""
    return list(squares(s.game.board.open & ~occupied(s)))

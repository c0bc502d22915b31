"""Where pawns can move ("Moving"; friends: "Transformers Team Game", "Transformers Master Play")."""
from __future__ import annotations

from ..board import spread, squares
from ..state import ArenaState, own, space_of
from .position import occupied


def reachable(s: ArenaState, pawn: int, steps: int, *, past_friends: bool = True) -> list[int]:
    """The squares where a pawn can end a move of up to that many steps, its own left out, in order."""
    return list(squares(open_way(s, pawn, steps, past_friends=past_friends)))


def open_way(s: ArenaState, pawn: int, steps: int, *, past_friends: bool = True) -> int:
    """The same as a set: over 1x1 squares, past friends, never past opponents, and never onto another pawn."""
    passable = _passable(s, pawn, past_friends)
    return s.game.board.reach(space_of(s, pawn), steps, passable) & ~occupied(s)


def _passable(s: ArenaState, pawn: int, past_friends: bool) -> int:
    """The squares that a path may cross."""
    found: int = s.game.board.open & ~occupied(s)
    if past_friends:
        for friend_seat in s.game.team(s.game.seat_of[pawn]):
            for friend in own(s, friend_seat):
                found |= 1 << space_of(s, friend)
    return found


def way(s: ArenaState, pawn: int, square: int, *, past_friends: bool = True) -> list[int]:
    """The squares of a shortest path to one of them, in order, as straight as may be; none if there is no path."""
    passable = _passable(s, pawn, past_friends)
    rings = [1 << space_of(s, pawn)]
    seen = rings[0]
    while not rings[-1] >> square & 1:
        ring = spread(rings[-1]) & passable & ~seen
        if not ring:
            return []
        rings.append(ring)
        seen |= ring
    found = [square]
    for ring in reversed(rings[1:-1]):
        before = list(squares(ring & spread(1 << found[-1])))
        ahead = found[-1] - (found[-2] - found[-1]) if len(found) > 1 else -1
        found.append(ahead if ahead in before else before[0])
    return found[::-1]


def free(s: ArenaState) -> list[int]:
    """The squares that no pawn stands on."""
    return list(squares(s.game.board.open & ~occupied(s)))

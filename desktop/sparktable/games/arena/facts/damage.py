"""How much damage a Transformer bears, and a side has taken."""
from __future__ import annotations

from ..state import ArenaState, chart, in_play


def red_circle(s: ArenaState, pawn: int) -> int:
    """The damage that puts the wound marker onto the red circle."""
    return chart(s, pawn).destroyed_at(s.game.ruling("destroy_when"))


def counted_damage(s: ArenaState, side: tuple[int, ...]) -> int:
    """What a side's damage is when a pile has been gone through twice: that of its Transformer with the least, or the
    sum, in which what is destroyed counts with all it could take."""
    pawns = [pawn for seat in side for pawn in s.game.pawns[seat]]
    if s.game.ruling("least_damage") == "sum":
        return sum(s.damage[pawn] for pawn in pawns)
    return min(s.damage[pawn] for pawn in [pawn for pawn in pawns if in_play(s, pawn)] or pawns)

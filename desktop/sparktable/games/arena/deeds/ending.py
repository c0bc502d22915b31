"""How a game ends ("Winning", "Drawing a Card"; "Game Variations" for more players)."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.stack import finish
from sparktable.kernel.values import Outcome

from ..facts.damage import counted_damage
from ..state import ArenaState, in_play, own

DESTROYED: Final = "destroyed"
EXHAUSTED: Final = "exhausted"


def check_winners(s: ArenaState) -> None:
    """After a Transformer was destroyed: the game ends when no more than one side can still win."""
    sides = s.game.sides()
    standing = [side for side in sides if _lost(s, side) < s.game.fatal_losses]
    if len(standing) <= 1:
        finish(s, Outcome(DESTROYED, standing[0] if standing else ()))


def _lost(s: ArenaState, side: tuple[int, ...]) -> int:
    return sum(not in_play(s, pawn) for seat in side for pawn in s.game.pawns[seat])


def exhausted(s: ArenaState) -> bool:
    """Whether somebody has gone through a draw pile twice."""
    return any(passes >= 2 and in_play(s, deck) for deck, passes in enumerate(s.passes))


def end_by_exhaustion(s: ArenaState) -> None:
    """The least damage wins, for a whole side. Nobody wins whose whole side is out; equal damage is a tie."""
    damage = {side: counted_damage(s, side) for side in s.game.sides() if any(own(s, seat) for seat in side)}
    least = min(damage.values())
    winners = tuple(sorted(seat for side, taken in damage.items() if taken == least for seat in side))
    finish(s, Outcome(EXHAUSTED, winners))

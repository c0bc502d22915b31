"""Who could attack whom from where, as sets of squares with a bit for each."""
from __future__ import annotations

from sparktable.games.arena.board import OUT_OF_POSITION, SIZE, WIDTH
from sparktable.games.arena.facts.movement import open_way
from sparktable.games.arena.game import ArenaGame
from sparktable.games.arena.state import ArenaState, space_of

STRIDE = 3
"""How far a pawn is thought to come when its die has not been rolled."""


class Lines:
    """The lines of attack on one board."""

    def __init__(self, game: ArenaGame) -> None:
        self.board = game.board
        self.at = tuple(sum(1 << there for there in range(SIZE) if game.between[here][there] != OUT_OF_POSITION)
                        for here in range(SIZE))
        """Square -> the squares from which a pawn on it can be attacked, others in between left aside."""
        self.around = tuple(sum(1 << there for there in range(SIZE)
                                if max(abs(there // WIDTH - here // WIDTH), abs(there % WIDTH - here % WIDTH)) == 1)
                            for here in range(SIZE))
        """Square -> the squares next to it."""

    def reach(self, s: ArenaState, pawn: int, steps: int) -> int:
        """The squares where a pawn can be after that many steps, its own among them."""
        return open_way(s, pawn, steps) | 1 << space_of(s, pawn)

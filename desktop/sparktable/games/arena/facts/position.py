"""Attack position ("Moving into Attack Position")."""
from __future__ import annotations

from ..board import OUT_OF_POSITION, WIDTH
from ..state import BOARD, ArenaState, foes, space_of


def next_to(s: ArenaState, a: int, b: int) -> bool:
    """Whether two squares are among each other's eight neighbours."""
    (row, column), (row2, column2) = divmod(a, WIDTH), divmod(b, WIDTH)
    return max(abs(row - row2), abs(column - column2)) == 1


def occupied(s: ArenaState) -> int:
    """The squares with a pawn on them."""
    board, where = s.zones[BOARD], s.where
    return sum(1 << board.index(pawn) for pawn in range(len(s.damage)) if where[pawn] == BOARD)


def could_attack(s: ArenaState, a: int, b: int, left: int = 0) -> bool:
    """Whether a pawn on one square may attack one on the other. It may as well the other way round. The set `left` is
    of squares whose pawns are thought away."""
    crossed = s.game.between[a][b]
    if crossed == OUT_OF_POSITION:
        return False
    return not (crossed and s.game.pawns_block and crossed & occupied(s) & ~left)


def in_position(s: ArenaState, pawn: int, seat: int) -> list[int]:
    """The opponents' Transformers that a player's Transformer could attack from where it stands."""
    here = space_of(s, pawn)
    return [foe for foe in foes(s, seat) if could_attack(s, here, space_of(s, foe))]

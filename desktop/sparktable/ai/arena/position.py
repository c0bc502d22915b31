"""Where everybody stands in a game of Battle for Cybertron: who could attack whom from where, and how
much each still bears.
"""
from __future__ import annotations

from typing import Final

from sparktable.games.arena.board import OUT_OF_POSITION, SIZE, WIDTH
from sparktable.games.arena.card import ArenaCard
from sparktable.games.arena.facts.damage import red_circle
from sparktable.games.arena.facts.movement import open_way
from sparktable.games.arena.game import ArenaGame
from sparktable.games.arena.state import ArenaState, own, space_of
from sparktable.games.arena.verbs.aim import AtEach, AtOne

STRIDE: Final = 3
"""How far a pawn is thought to come when its die has not been rolled."""


class Lines:
    """The lines of attack on one board, as sets of squares with a bit for each: handed down to whoever judges a
    position."""

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


def life_left(s: ArenaState, pawn: int) -> int:
    """How much more damage destroys a Transformer."""
    return red_circle(s, pawn) - s.damage[pawn]


def own_squares(s: ArenaState, seat: int) -> list[int]:
    """Where a player's side stands."""
    return [space_of(s, pawn) for friend in s.game.team(seat) for pawn in own(s, friend)]


def needs_line(title: ArenaCard) -> bool:
    """Whether a Special wants its Transformer to stand right."""
    return isinstance(title.text, AtOne | AtEach)

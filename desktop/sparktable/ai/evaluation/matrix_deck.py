"""What a player's own cards come to, wherever they are."""
from __future__ import annotations

from typing import NamedTuple

from sparktable.games.matrix.state import PLAY, MatrixState, seat_zone

from .matrix_titles import Titles


class Deck(NamedTuple):
    """A player's own cards."""

    size: int
    average: float
    """Strength of a card, Allies left out."""
    each_turn: float
    """What the Allies add."""
    damage: int


def deck_of(s: MatrixState, seat: int, t: Titles) -> Deck:
    zones, ident, strength, ally = s.zones, s.ident, t.strength, t.ally
    size = damage = 0
    total = each_turn = 0.0
    first = seat_zone(seat, 0)
    for zone in range(first, first + 4):  # hand, deck, discard pile, play area
        for slot in zones[zone]:
            title = ident[slot]
            if ally[title]:
                each_turn += ally[title]
                continue
            if t.damage[title]:
                damage += 1
                if zone == first + PLAY:
                    continue
            size += 1
            total += strength[title]
    return Deck(size, total / size if size else 0.0, each_turn, damage)

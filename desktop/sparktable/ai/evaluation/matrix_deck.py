"""What a player's own cards come to, wherever they are."""
from __future__ import annotations

from typing import NamedTuple

from sparktable.games.matrix.deeds.piles import HAND_SIZE
from sparktable.games.matrix.state import PLAY, MatrixState, seat_zone

from .matrix_titles import Titles


class Deck(NamedTuple):
    """A player's own cards."""

    size: int
    average: float
    """Strength of a card, Allies left out. Cards that are hidden from whoever looks are thought to be like the
    others."""
    each_turn: float
    """What the Allies add."""
    damage: int

    @property
    def hand(self) -> float:
        """The strength of an average hand, with what the Allies add to it."""
        return min(HAND_SIZE, self.size) * self.average + self.each_turn


def deck_of(s: MatrixState, seat: int, t: Titles) -> Deck:
    zones, ident, strength, ally, unknown = s.zones, s.ident, t.strength, t.ally, t.unknown
    size = damage = hidden = 0
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
                if zone == first + PLAY and t.lasting_damage[title]:
                    continue
            size += 1
            if title == unknown:
                hidden += 1
            else:
                total += strength[title]
    return Deck(size, total / (size - hidden) if size > hidden else 0.0, each_turn, damage)

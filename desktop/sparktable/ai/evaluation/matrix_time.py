"""How long a game of the Matrix will probably go on."""
from __future__ import annotations

from sparktable.games.matrix.state import MAIN_DECK, MATRIX, PLAY, MatrixState, seat_zone
from sparktable.kernel.zones import FACE_UP

from .matrix_titles import Titles

CARDS_EACH_TURN = 1.15
"""The main deck loses so many cards in every turn."""
AFTER_TWO_BOSSES = 6.0
"""Turns of each player until the third falls, at most."""
DAMAGE_EACH_TURN = 0.2
"""Damage that a player gains in a turn, repairs reckoned in …"""
DAMAGE_BY_BOSSES = 0.6
"""… and how much of what Adversary Bosses deal at the start of each turn comes through."""
TOO_LATE = 2.5
"""What is bought so many turns before the end is hardly drawn any more."""


def turns_of_deck(s: MatrixState, spent: int = 0) -> float:
    """How many turns each player may still expect if nothing but the main deck ends the game; `spent` of its cards
    are as good as gone."""
    return (len(s.zones[MAIN_DECK]) - spent) / (CARDS_EACH_TURN * s.game.seats)


def turns_left(s: MatrixState, t: Titles) -> float:
    """How many turns each player may still expect, the present one left out: until the main deck runs out, the third
    Boss falls, or somebody has too much Damage."""
    left = turns_of_deck(s)
    if not s.game.rules.together and max(s.bosses_down) >= 2:
        left = min(left, AFTER_TWO_BOSSES)
    limit = s.game.rules.damage_ends
    if limit is None:
        return left
    ident, known = s.ident, s.known
    wound = [0, 0]
    for slot in s.zones[MATRIX]:
        if slot >= 0 and known[slot] & FACE_UP and t.wounds[ident[slot]]:
            wound[1 - s.cards[ident[slot]].faction] += t.wounds[ident[slot]]  # type: ignore[operator]
    for seat in range(s.game.seats):
        held = sum(t.lasting_damage[ident[slot]] for slot in s.zones[seat_zone(seat, PLAY)])
        left = min(left, (limit - held) / (DAMAGE_EACH_TURN + DAMAGE_BY_BOSSES * wound[s.game.side[seat]]))
    return left


def to_build(left: float) -> float:
    """How many of the turns left a deck is still worth building for."""
    return max(0.0, left - TOO_LATE)

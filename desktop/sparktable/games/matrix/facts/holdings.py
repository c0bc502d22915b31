"""What players hold: Energon and Damage (War on Cybertron p.9, p.17; Core p.9, p.13)."""
from __future__ import annotations

from typing import Final

from ..card import DAMAGE
from ..state import PLAY, MatrixState, seat_zone


def energon_room(s: MatrixState, seat: int) -> int:
    """How much more Energon a player can hold: up to the cap (War on Cybertron p.9), and to what is in the box where
    the table counts it."""
    left = energon_left(s)
    cap = s.game.rules.energon_cap
    if cap is None:
        return left
    if s.game.ruling("energon_cap") == "per_player":
        return min(left, cap - s.energon[seat])
    return min(left, cap - sum(s.energon[mate] for mate in s.game.team(seat)))


ENERGON_IN_BOX: Final = 82
VP_IN_BOX: Final = 40


def energon_left(s: MatrixState) -> int:
    """The Energon in the supply: without end unless the table plays with what is in the box (C p.2, W p.2)."""
    if s.game.ruling("supply_limits") != "box":
        return 999
    return max(0, ENERGON_IN_BOX - sum(s.energon) - sum(s.stored.values()))


def controlled_damage(s: MatrixState, seat: int) -> list[int]:
    """The Damage in a player's play area."""
    cards, ident = s.cards, s.ident
    return [slot for slot in s.zones[seat_zone(seat, PLAY)] if cards[ident[slot]].type == DAMAGE]


def too_much_damage(s: MatrixState, seat: int) -> bool:
    """Whether a player controls as much Damage as ends the game."""
    limit = s.game.rules.damage_ends
    return limit is not None and len(controlled_damage(s, seat)) >= limit

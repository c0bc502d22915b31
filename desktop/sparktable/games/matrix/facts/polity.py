"""Polities: who commands them, and what it takes (War on Cybertron p.10)."""
from __future__ import annotations

from sparktable.kernel.vocabulary.statics import forbidden
from sparktable.kernel.zones import FACE_UP

from .. import stats
from ..card import POLITY
from ..state import COMMAND, MATRIX, MatrixState
from .abilities import Active, open_abilities, potential
from .power import cost_of, strength


def commanded(s: MatrixState, seat: int) -> list[int]:
    """Polities under the command of the seat's faction."""
    side = s.game.side[seat]
    return [slot for slot, faction in s.token.items() if faction == side]


def commanded_by_adversary(s: MatrixState, seat: int) -> list[int]:
    side = s.game.side[seat]
    return [slot for slot, faction in s.token.items() if faction != side]


def price(s: MatrixState, seat: int, slot: int) -> int:
    """1 more for each Polity under Adversary command, the one stood on included (p.10)."""
    base = s.card(slot).pay[0].power + len(commanded_by_adversary(s, seat))
    return cost_of(s, seat, stats.COMMANDING, slot, base)


def here(s: MatrixState, seat: int) -> int:
    """The faceup Polity under a character that its faction does not command, or -1."""
    slot = s.zones[MATRIX][s.at[seat]]
    if slot < 0 or s.card(slot).type != POLITY or not s.known[slot] & FACE_UP:
        return -1
    return slot if s.token.get(slot) != s.game.side[seat] else -1


def command_abilities(s: MatrixState, seat: int) -> list[Active]:
    """Those that work while taking command; all others are used before."""
    return [each for each in open_abilities(s, seat, COMMAND) if each.ability.window & COMMAND]


def can_command(s: MatrixState, seat: int) -> int:
    """The Polity that a player could command now, with Command abilities if need be, or -1."""
    slot = here(s, seat)
    if slot < 0 or forbidden(s, stats.COMMANDING, seat, slot):
        return -1
    have, cost = strength(s, seat, 0, COMMAND, slot), price(s, seat, slot)
    if have < cost and s.energon[seat]:
        have += potential(s, seat, command_abilities(s, seat))
    return slot if have >= cost else -1

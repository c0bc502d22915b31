"""Buying and gaining cards (War on Cybertron p.8, p.18; Core p.8, p.18-19)."""
from __future__ import annotations

from sparktable.kernel.vocabulary.statics import forbidden, in_force
from sparktable.kernel.zones import FACE_UP

from .. import stats
from ..state import BASIC, MATRIX, MatrixState
from .cards import space_of
from .power import cost_of


def price(s: MatrixState, seat: int, slot: int) -> int:
    """What it takes to buy a card, with its discounts."""
    return cost_of(s, seat, stats.BUYING, slot, s.cards[s.ident[slot]].cost or 0, least=s.game.rules.least_price)


def purchasable(s: MatrixState, seat: int, slot: int) -> bool:
    """Faceup, with a cost, and no Adversary (p.8) unless a text allows it."""
    if not s.known[slot] & FACE_UP or not s.cards[s.ident[slot]].for_sale:
        return False
    if s.game.adversary(s, seat, slot) and not in_force(s, stats.FOR_SALE, seat, slot):
        return False
    return not s.modifiers.get(stats.NO_BUYING) or forbidden(s, stats.BUYING, seat, slot) is None


def distance_to(s: MatrixState, seat: int, slot: int) -> int:
    """How far the Power must reach; the Basic stack is bought from anywhere (Core p.20, War on Cybertron p.19)."""
    if s.where[slot] == BASIC:
        return 0
    return int(s.game.grid.distance[s.at[seat]][space_of(s, slot)])


def for_sale(s: MatrixState, seat: int) -> list[int]:
    """Everything that could be bought with enough Power: the Matrix, and the top of the Basic stack."""
    found = [slot for slot in s.zones[MATRIX] if slot >= 0 and purchasable(s, seat, slot)]
    basic = s.zones[BASIC]
    if basic and purchasable(s, seat, basic[-1]):
        found.append(basic[-1])
    return found

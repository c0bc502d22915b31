"""Wounds and destruction ("When Transformers Are Destroyed")."""
from __future__ import annotations

from sparktable.kernel.decisions import card, number
from sparktable.kernel.events import emit
from sparktable.kernel.zones import move, turn_up

from ..events import DAMAGED, DESTROYED, REPAIRS
from ..facts.damage import red_circle
from ..state import DECK_ZONES, HAND, OUT, PLAY, ArenaState, deck_of, deck_zone, seat_zone
from .ending import check_winners


def hurt(s: ArenaState, pawn: int, n: int, source: int) -> None:
    """Move the wound marker towards the red circle, and no further."""
    end = red_circle(s, pawn)
    s.damage[pawn] = min(end, s.damage[pawn] + n)
    emit(s, DAMAGED, s.game.seat_of[pawn], card(pawn), number(n), number(s.damage[pawn]), card(source))
    if s.damage[pawn] == end:
        destroy(s, pawn)


def repair(s: ArenaState, pawn: int, n: int) -> int:
    """Move the wound marker back. Returns by how much."""
    repaired = min(n, s.damage[pawn])
    s.damage[pawn] -= repaired
    if repaired:
        emit(s, REPAIRS, s.game.seat_of[pawn], card(pawn), number(repaired), number(s.damage[pawn]))
    return repaired


def destroy(s: ArenaState, pawn: int) -> None:
    """Pawn, chart and cards leave the game. A player who has another Transformer plays on and shows the cards in
    hand that go with the lost one."""
    seat = s.game.seat_of[pawn]
    emit(s, DESTROYED, seat, card(pawn))
    move(s, pawn, OUT)
    plays_on = len(s.game.pawns[seat]) > 1
    for zone in (seat_zone(seat, HAND), seat_zone(seat, PLAY)):
        for slot in [slot for slot in s.zones[zone] if deck_of(s, slot) == pawn]:
            if plays_on:
                turn_up(s, slot)
            move(s, slot, OUT)
    for which in range(DECK_ZONES):
        for slot in tuple(s.zones[deck_zone(s, pawn, which)]):
            move(s, slot, OUT)
    check_winners(s)

"""Energon, VP and Damage (War on Cybertron p.9, p.16, p.19; Core p.9, p.13, p.20)."""
from __future__ import annotations

from sparktable.kernel.decisions import number as number_ref
from sparktable.kernel.decisions import seat as seat_ref
from sparktable.kernel.events import emit
from sparktable.kernel.vocabulary.statics import forbidden
from sparktable.kernel.zones import move as move_card
from sparktable.kernel.zones import move_top, shuffle, turn_up

from .. import stats
from ..events import GAINS_DAMAGE, GAINS_ENERGON, GAINS_VP, LOSES_ENERGON, LOSES_VP, REPAIRS, happened
from ..facts.holdings import VP_IN_BOX, energon_room, too_much_damage
from ..ruleset import AS_ENERGON, TOKENS
from ..state import DAMAGE_DISCARD, DAMAGE_STACK, DISCARD, PLAY, MatrixState, seat_zone
from .ending import end_by_damage
from .enforcing import enforce
from .piles import leave_play


def gain_energon(s: MatrixState, seat: int, n: int) -> int:
    """Up to the cap. Returns what was gained."""
    n = min(n, energon_room(s, seat))
    if n <= 0:
        return 0
    s.energon[seat] += n
    happened(s, GAINS_ENERGON, seat, number=n)
    return n


def lose_energon(s: MatrixState, seat: int, n: int) -> bool:
    """As much as there is; True if all of it was lost."""
    had = s.energon[seat]
    s.energon[seat] = max(0, had - n)
    if n > 0 and had:
        emit(s, LOSES_ENERGON, seat, seat_ref(seat), number_ref(min(n, had)))
    return had >= n


def gain_vp(s: MatrixState, seat: int, n: int) -> None:
    """At once. In co-op and solo VP mean Energon (Core p.21) or nothing (War on Cybertron p.20)."""
    if s.game.rules.vp == TOKENS:
        if s.game.ruling("supply_limits") == "box":
            n = max(0, min(n, VP_IN_BOX - sum(s.vp)))
        s.vp[seat] += n
        happened(s, GAINS_VP, seat, number=n)
    elif s.game.rules.vp == AS_ENERGON:
        gain_energon(s, seat, n)


def lose_vp(s: MatrixState, seat: int, n: int) -> bool:
    """As many as there are; True if all were lost."""
    if s.game.rules.vp == AS_ENERGON:
        return lose_energon(s, seat, n)
    had = s.vp[seat]
    s.vp[seat] = max(0, had - n)
    if n > 0 and had:
        emit(s, LOSES_VP, seat, seat_ref(seat), number_ref(min(n, had)))
    return had >= n


def gain_damage(s: MatrixState, seat: int, n: int, by: int = -1) -> None:
    """One by one from the stack; five under control end the game at once (War on Cybertron p.17, Core p.21). `by` is
    the card whose text deals it."""
    for _ in range(n):
        if s.outcome is not None or forbidden(s, stats.GAINING_DAMAGE, seat):
            return
        if not s.zones[DAMAGE_STACK]:
            if not s.zones[DAMAGE_DISCARD]:
                return  # an empty supply gives no more (p.19)
            move_top(s, DAMAGE_DISCARD, DAMAGE_STACK, 99)
            shuffle(s, DAMAGE_STACK)
        slot = s.zones[DAMAGE_STACK][-1]
        turn_up(s, slot)
        s.owner[slot] = seat
        if "ongoing" in s.card(slot).keywords:
            move_card(s, slot, seat_zone(seat, PLAY))
            enforce(s, slot, seat)
        else:
            move_card(s, slot, seat_zone(seat, DISCARD))
        happened(s, GAINS_DAMAGE, seat, slot, by=by)
        check_damage(s, seat)


def check_damage(s: MatrixState, seat: int) -> None:
    """Too much Damage under one player's control ends the game: gained, or played from hand."""
    if too_much_damage(s, seat):
        end_by_damage(s, seat)


def repair(s: MatrixState, slot: int, by: int) -> None:
    """A Damage goes back: to a pile beside the stack that is shuffled in only when needed (War on Cybertron p.19)."""
    holder = s.owner[slot]
    leave_play(s, slot)
    s.owner[slot] = -1
    move_card(s, slot, DAMAGE_DISCARD)
    happened(s, REPAIRS, by, slot, number=holder)

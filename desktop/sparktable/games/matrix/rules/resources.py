"""Energon, VP and Damage (War on Cybertron p.9, p.16, p.19; Core p.9, p.13, p.20)."""
from __future__ import annotations

from sparktable.kernel.decisions import number as number_ref
from sparktable.kernel.decisions import seat as seat_ref
from sparktable.kernel.events import emit
from sparktable.kernel.vocabulary.statics import forbidden
from sparktable.kernel.zones import move as move_card
from sparktable.kernel.zones import move_top, shuffle, turn_up

from ..card import DAMAGE
from ..state import DAMAGE_DISCARD, DAMAGE_STACK, DISCARD, PLAY, MatrixState, seat_zone
from ..statics import enforce
from ..verbs.frames import GAINS_DAMAGE, GAINS_ENERGON, REPAIRS
from .deeds import happened
from .ending import end_by_damage
from .piles import leave_play
from .ruleset import AS_ENERGON, TOKENS


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


ENERGON_IN_BOX, VP_IN_BOX = 82, 40


def energon_left(s: MatrixState) -> int:
    """The Energon in the supply: without end unless the table plays with what is in the box (C p.2, W p.2)."""
    if s.game.ruling("supply_limits") != "box":
        return 999
    return max(0, ENERGON_IN_BOX - sum(s.energon) - sum(s.stored.values()))


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
        emit(s, "loses energon", seat, seat_ref(seat), number_ref(min(n, had)))
    return had >= n


def gain_vp(s: MatrixState, seat: int, n: int) -> None:
    """At once. In co-op and solo VP mean Energon (Core p.21) or nothing (War on Cybertron p.20)."""
    if s.game.rules.vp == TOKENS:
        if s.game.ruling("supply_limits") == "box":
            n = max(0, min(n, VP_IN_BOX - sum(s.vp)))
        s.vp[seat] += n
        happened(s, "gains vp", seat, number=n)
    elif s.game.rules.vp == AS_ENERGON:
        gain_energon(s, seat, n)


def lose_vp(s: MatrixState, seat: int, n: int) -> bool:
    """As many as there are; True if all were lost."""
    if s.game.rules.vp == AS_ENERGON:
        return lose_energon(s, seat, n)
    had = s.vp[seat]
    s.vp[seat] = max(0, had - n)
    if n > 0 and had:
        emit(s, "loses vp", seat, seat_ref(seat), number_ref(min(n, had)))
    return had >= n


def controlled_damage(s: MatrixState, seat: int) -> list[int]:
    """The Damage in a player's play area."""
    cards, ident = s.cards, s.ident
    return [slot for slot in s.zones[seat_zone(seat, PLAY)] if cards[ident[slot]].type == DAMAGE]


def gain_damage(s: MatrixState, seat: int, n: int, by: int = -1) -> None:
    """One by one from the stack; five under control end the game at once (War on Cybertron p.17, Core p.21). `by` is
    the card whose text deals it."""
    for _ in range(n):
        if s.outcome is not None or forbidden(s, "gain damage", seat):
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
    limit = s.game.rules.damage_ends
    if limit is not None and len(controlled_damage(s, seat)) >= limit:
        end_by_damage(s, seat)


def repair(s: MatrixState, slot: int, by: int) -> None:
    """A Damage goes back: to a pile beside the stack that is shuffled in only when needed (War on Cybertron p.19)."""
    holder = s.owner[slot]
    leave_play(s, slot)
    s.owner[slot] = -1
    move_card(s, slot, DAMAGE_DISCARD)
    happened(s, REPAIRS, by, slot, number=holder)

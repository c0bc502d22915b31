"""Where cards are and who knows what they are.

Every zone has one rule of sight: what a card that arrives there becomes known to. Only the functions here change a
card's place, so that knowledge, pools and the watchers' events can never disagree with the table.
"""
from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from .decisions import Ref
from .events import MOVED, SHUFFLED, emit
from .rng import GOLDEN, MASK

if TYPE_CHECKING:
    from .state import State

MAX_SEATS: Final = 7
FACE_UP: Final = 1 << MAX_SEATS
"""The bit in `known` of a card that lies open on the table. Set together with every seat's bit."""
EVERY_SEAT: Final = FACE_UP - 1

OPEN: Final = "open"
OWNER: Final = "owner"
HIDDEN: Final = "hidden"
AS_IT_WAS: Final = "as it was"
"""The rules of sight: for all; for the zone's seat; for nobody new (memory stays); face and memory unchanged."""


Law = list[tuple[int, bool]]
"""A zone's rule of sight, worked out for every mask that `known` can hold, since looking up is faster than counting:
what it becomes once the card has arrived, and whether somebody learns by that what the card is."""


@lru_cache
def sight_law(sight: str, seat: int, seats: int) -> Law:
    """What a rule of sight does to a card that arrives."""
    keep, add = {OPEN: (0, (1 << seats) - 1 | FACE_UP), OWNER: (EVERY_SEAT, 1 << max(seat, 0)),
                 HIDDEN: (EVERY_SEAT, 0), AS_IT_WAS: (EVERY_SEAT | FACE_UP, 0)}[sight]
    return [(mask & keep | add, add & ~mask & EVERY_SEAT != 0) for mask in range(2 * FACE_UP)]


def everyone(s: State) -> int:
    """The mask of all seats."""
    return (1 << s.game.seats) - 1


def face_up(s: State, slot: int) -> bool:
    return s.known[slot] & FACE_UP != 0


def knows(s: State, seat: int, slot: int) -> bool:
    return s.known[slot] >> seat & 1 == 1


def learn(s: State, seat: int, slot: int) -> None:
    """A seat gets to know what a slot is."""
    bit = 1 << seat
    if not s.known[slot] & bit:
        s.known[slot] |= bit
        s.learnt += 1


def turn_up(s: State, slot: int) -> None:
    """Lay a card open: everybody knows it from now on."""
    everybody = (1 << s.game.seats) - 1
    if s.known[slot] & everybody != everybody:
        s.learnt += 1
    s.known[slot] = everybody | FACE_UP


def turn_down(s: State, slot: int) -> None:
    """Lay a card face down. Who knew it still does."""
    s.known[slot] &= ~FACE_UP


def move(s: State, slot: int, zone: int, at: int | None = None) -> None:
    """Move a card to a zone: on top, or to the position `at` (0 is the bottom). A board has no top: there `at` is the
    empty space to fill."""
    game, zones, where = s.game, s.zones, s.where
    left = where[slot]
    pile = zones[left]
    if at is None and game.zone_is_board[zone]:
        raise ValueError(f"a card comes to a space of {game.zone_names[zone]}, not on top of it")
    if game.zone_is_board[left]:
        pile[pile.index(slot)] = -1
    elif pile[-1] == slot:
        pile.pop()
    else:
        pile.remove(slot)
    target = zones[zone]
    if at is None:
        target.append(slot)
    elif not game.zone_is_board[zone]:
        target.insert(at, slot)
    elif target[at] == -1:
        target[at] = slot
    else:
        raise ValueError(f"space {at} of {game.zone_names[zone]} is not empty")
    where[slot] = zone
    known = s.known
    known[slot], tells = game.zone_law[zone][known[slot]]
    if tells:
        s.learnt += 1
    if s.events is not None:
        _tell(s, slot, left, zone, len(target) - 1 if at is None else at)


def move_top(s: State, source: int, zone: int, count: int) -> list[int]:
    """Move up to `count` cards from the top of one pile to the top of another, one by one. Returns them."""
    pile = s.zones[source]
    if not pile or count <= 0:
        return []
    moved = pile[:-count - 1:-1]
    del pile[-count:]
    target, where, known = s.zones[zone], s.where, s.known
    law = s.game.zone_law[zone]
    for slot in moved:
        where[slot] = zone
        known[slot], tells = law[known[slot]]
        if tells:
            s.learnt += 1
    target += moved
    if s.events is not None:
        for index, slot in enumerate(moved):
            _tell(s, slot, source, zone, len(target) - len(moved) + index)
    return moved


def _tell(s: State, slot: int, left: int, zone: int, at: int) -> None:
    """A card's move, for those who watch."""
    emit(s, MOVED, s.game.zone_seat[zone], Ref("card", slot), Ref("zone", left), Ref("zone", zone),
         Ref("number", at))


def shuffle(s: State, zone: int) -> None:
    """Shuffle a pile: its cards stay where they are and their identities change places, so that no slot number ever
    tells where a card came from. Everybody forgets."""
    slots, ident, known, pool, chance = s.zones[zone], s.ident, s.known, s.pool, s.chance
    own_pool = s.game.zone_pool[zone]
    luck = s.rng
    n = len(slots)
    # One random number serves several cards, 40 of its 64 bits in all: that favours no order of these cards by more
    # than one part in sixteen million.
    share = 40 // n.bit_length() if n else 0
    z = left = 0
    while n:
        if not left:
            luck = z = (luck + GOLDEN) & MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            z ^= z >> 31
            left = share
        left -= 1
        j = z % n
        z //= n
        n -= 1
        slot = slots[n]
        known[slot] = 0
        pool[slot] = own_pool
        if chance is not None:
            chance.append(j)
        other = slots[j]
        ident[slot], ident[other] = ident[other], ident[slot]
    s.rng = luck
    s.learnt += 1
    if s.events is not None:
        emit(s, SHUFFLED, s.game.zone_seat[zone], Ref("zone", zone))


def shuffle_into(s: State, source: int, zone: int) -> None:
    """Shuffle one pile into another: the discard pile becomes the deck."""
    moved, target, where = s.zones[source], s.zones[zone], s.where
    for slot in moved:
        where[slot] = zone
    target += moved
    if s.events is not None:
        for index, slot in enumerate(moved):
            _tell(s, slot, source, zone, len(target) - len(moved) + index)
    moved.clear()
    shuffle(s, zone)


def top(s: State, zone: int) -> int:
    """The top card of a pile, or -1."""
    slots = s.zones[zone]
    return slots[-1] if slots else -1

"""Where everything lies in a duel."""
from __future__ import annotations

from sparktable.kernel.fields import Record, record
from sparktable.kernel.modifiers import value
from sparktable.kernel.state import State
from sparktable.kernel.triggers import fire
from sparktable.kernel.zones import move_top, shuffle_into

SEATS = 2
HAND_SIZE = 3
PLAYS = 2
FLIPS = 2
LAST_TURN = 80

HAND, DECK, SCRAP, FLIPPED, TABLE, TRAP, TEAM, FALLEN, GEAR = range(0, 9 * SEATS, SEATS)
"""Zones of the first seat; those of the second follow. A trap lies face down until its moment comes."""

TURN, BATTLE = "turn", "battle"
"""How long a modifier lasts."""


@record
class DuelState(State):
    damage: list[int]
    """Slot -> damage on the character."""
    tapped: list[int]
    """Slot -> 1 while the character has attacked and not been untapped."""
    host: list[int]
    """Slot -> the character that this upgrade is on, or -1."""
    plays: int = 0
    """Cards played this turn."""


@record
class Fight(Record):
    """The bindings of a battle."""

    attacker: int
    defender: int
    attack_flips: int = 0
    """How many cards each side flips: counted once, before the first is flipped."""
    defence_flips: int = 0


def characters(s: State, seat: int) -> list[int]:
    return [slot for slot in s.zones[TEAM + seat] if slot != -1]


def stat(s: State, name: str, slot: int) -> int:
    """A character's attack, defence, bold or tough with everything that is in force on it."""
    return max(0, value(s, name, getattr(s.card(slot), name, 0), slot))


def refill(s: State, seat: int) -> bool:
    """The scrap pile becomes the deck. Cards that lie flipped or on the table stay there."""
    if not s.zones[SCRAP + seat]:
        return False
    shuffle_into(s, SCRAP + seat, DECK + seat)
    fire(s, "reshuffled", seat)
    return True


def take_from_deck(s: State, seat: int, zone: int, n: int) -> int:
    """Move cards off the deck one by one, refilling it in the middle if need be. Returns how many there were."""
    moved = 0
    while moved < n and (s.zones[DECK + seat] or refill(s, seat)):
        move_top(s, DECK + seat, zone, 1)
        moved += 1
    return moved

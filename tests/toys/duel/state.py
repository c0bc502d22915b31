"""Where everything lies in a duel."""
from __future__ import annotations

from typing import Any, ClassVar

from sparktable.kernel.fields import Record
from sparktable.kernel.modifiers import value
from sparktable.kernel.state import State
from sparktable.kernel.triggers import fire
from sparktable.kernel.typed import Stat
from sparktable.kernel.values import Incarnation
from sparktable.kernel.zones import move_top, shuffle_into

from . import names

SEATS = 2
HAND_SIZE = 3
PLAYS = 2
FLIPS = 2
LAST_TURN = 80

HAND, DECK, SCRAP, FLIPPED, TABLE, TRAP, TEAM, FALLEN, GEAR, UNDER = range(0, 10 * SEATS, SEATS)
"""Zones of the first seat; those of the second follow. A trap lies face down until its moment comes."""

ORANGE, BLUE = 0, 1
"""The colours of icons: orange ones count for the attack, blue ones for the defence."""


class DuelState(State):
    damage: list[int]
    """Slot -> damage on the character."""
    tapped: list[int]
    """Slot -> 1 while the character has attacked and not been untapped."""
    mode: list[int]
    """Slot -> which face of the character is up."""
    plays: int
    """Cards played this turn."""
    turned: int
    """1 once a character has been turned over this turn."""

    DEFAULTS: ClassVar[dict[str, Any]] = {"plays": 0, "turned": 0}

    # --- written by packaging/write_records.py
    __slots__ = ("damage", "mode", "plays", "tapped", "turned")
    FIELDS: ClassVar[dict[str, str]] = {**State.FIELDS, "damage": "list[int]", "tapped": "list[int]",
                                        "mode": "list[int]", "plays": "int", "turned": "int"}

    def __init__(self, *, damage: list[int], tapped: list[int], mode: list[int], plays: int = 0, turned: int = 0,
                 **inherited: Any) -> None:
        inherit: Any = super().__init__
        inherit(**inherited)
        self.damage = damage
        self.tapped = tapped
        self.mode = mode
        self.plays = plays
        self.turned = turned

    def copy(self) -> DuelState:
        n: DuelState = DuelState.__new__(DuelState)
        n.game = self.game
        n.cards = self.cards
        n.ident = self.ident[:]
        n.known = self.known[:]
        n.pool = self.pool[:]
        n.owner = self.owner[:]
        n.where = self.where[:]
        n.zones = [row[:] for row in self.zones]
        n.rng = self.rng
        n.stack = [f if type(f.data) is tuple else f.having(f.data.copy()) for f in self.stack]
        n.waiting = self.waiting[:]
        n.modifiers = self.modifiers.copy()
        n.listeners = self.listeners.copy()
        n.bonds = self.bonds.copy()
        n.visits = self.visits.copy()
        n.spans = self.spans
        n.scope = self.scope.copy()
        n.active = self.active
        n.turn = self.turn
        n.learnt = self.learnt
        n.outcome = self.outcome
        n.events = None
        n.chance = None
        n.pending = self.pending
        n.damage = self.damage[:]
        n.tapped = self.tapped[:]
        n.mode = self.mode[:]
        n.plays = self.plays
        n.turned = self.turned
        return n
    # --- as far as here


class Fight(Record):
    """The bindings of a battle."""

    attacker: Incarnation
    defender: Incarnation
    number: int
    """Which battle it is: one may be fought inside another."""
    attack_flips: int
    """How many cards each side flips: counted once, before the first is flipped."""
    defence_flips: int

    DEFAULTS: ClassVar[dict[str, Any]] = {"attack_flips": 0, "defence_flips": 0}

    # --- written by packaging/write_records.py
    __slots__ = ("attack_flips", "attacker", "defence_flips", "defender", "number")
    FIELDS: ClassVar[dict[str, str]] = {"attacker": "Incarnation", "defender": "Incarnation", "number": "int",
                                        "attack_flips": "int", "defence_flips": "int"}

    def __init__(self, *, attacker: Incarnation, defender: Incarnation, number: int, attack_flips: int = 0,
                 defence_flips: int = 0) -> None:
        self.attacker = attacker
        self.defender = defender
        self.number = number
        self.attack_flips = attack_flips
        self.defence_flips = defence_flips

    def copy(self) -> Fight:
        n: Fight = Fight.__new__(Fight)
        n.attacker = self.attacker
        n.defender = self.defender
        n.number = self.number
        n.attack_flips = self.attack_flips
        n.defence_flips = self.defence_flips
        return n
    # --- as far as here


def characters(s: State, seat: int) -> list[int]:
    return [slot for slot in s.zones[TEAM + seat] if slot != -1]


def face(s: DuelState, slot: int) -> Any:
    """What is printed on the side of a character that is up, or on any other card."""
    card = s.card(slot)
    return card.faces[s.mode[slot]] if card.kind == "character" else card


def stat(s: DuelState, name: Stat, slot: int) -> int:
    """A character's attack, defence, health, bold or tough with everything that is in force on it."""
    return max(0, value(s, name, getattr(face(s, slot), name, 0), slot))


def icons(s: State, seat: int, colour: int) -> int:
    """How many icons of a colour lie among a seat's flipped cards, as they count now."""
    return sum(count for slot in s.zones[FLIPPED + seat]
               for printed, count in enumerate((s.card(slot).orange, s.card(slot).blue))
               if value(s, names.ICON, printed, slot) == colour)


def refill(s: State, seat: int) -> bool:
    """The scrap pile becomes the deck. Cards that lie flipped or on the table stay there."""
    if not s.zones[SCRAP + seat]:
        return False
    shuffle_into(s, SCRAP + seat, DECK + seat)
    fire(s, names.RESHUFFLED, seat)
    return True


def take_from_deck(s: State, seat: int, zone: int, n: int) -> int:
    """Move cards off the deck one by one, refilling it in the middle if need be. Returns how many there were."""
    moved = 0
    while moved < n and (s.zones[DECK + seat] or refill(s, seat)):
        move_top(s, DECK + seat, zone, 1)
        moved += 1
    return moved

"""Laying out a position: cards by name, characters where they stand, without anything happening.

Scenario files and tests start from here. What nobody mentions lies as set-up left it.
"""
from __future__ import annotations

from collections.abc import Iterable

from sparktable.games.factions import FACTIONS
from sparktable.kernel.nodes import Frame
from sparktable.kernel.zones import FACE_UP, move, turn_down, turn_up

from . import state as zones
from . import turn
from .card import BOSS, CHARACTER, MANEUVER, POLITY, ROBOT, SCHEME, TECHNOLOGY
from .deeds.enforcing import enforce, lift, show_side
from .pools import POOL_PLAYER
from .state import MatrixState, seat_zone

SUPPLY = (zones.BOX, zones.MAIN_DECK, zones.RUINS, zones.DAMAGE_STACK, zones.ENCOUNTERS, zones.MISSION_STACK,
          zones.MISSION_STACK + 1, zones.BASIC, zones.MATRIX, zones.MISSION_DISCARD)
"""Where a named card is taken from, the least disturbing first; then from the players' decks."""

ORDINARY = frozenset((MANEUVER, TECHNOLOGY, ROBOT))
HARMLESS = frozenset((MANEUVER, TECHNOLOGY))
"""Nothing happens when they are turned up or destroyed."""
FATEFUL = frozenset((BOSS, POLITY, SCHEME))
"""What set-up deals apart, and what forces its way into the Matrix."""


class NoSuchCard(LookupError):
    """No copy of a card is left to lay out."""


class Position:
    """A state that is being laid out: seat 0 is about to act, hands and Missions are empty, standees in the corners
    except the active one on B2."""

    def __init__(self, s: MatrixState, energon: int = 2, *, dealt: bool = False) -> None:
        """`dealt`: hands, Missions and standees stay as set-up left them."""
        self.s = s
        self.placed: set[int] = set()
        self._height = len(s.zones[zones.MAIN_DECK])
        s.waiting, s.turn, s.deeds = [], 1, ()
        self.turn_of(0)
        if dealt:
            return
        grid = s.game.grid
        corners = (grid.size - 1, grid.columns - 1, grid.size - grid.columns, 0)
        s.at = [grid.names.index("B2"), *corners][:s.game.seats]
        s.energon = [energon] * s.game.seats
        for seat in range(s.game.seats):
            self._empty_into(seat_zone(seat, zones.HAND), seat_zone(seat, zones.DECK))
            self._empty_into(seat_zone(seat, zones.MISSIONS), zones.MISSION_STACK + s.game.side[seat])

    def turn_of(self, seat: int) -> None:
        """That player is about to act."""
        self.s.active = seat
        self.s.stack = [Frame(turn.TURN_OF, turn.TURN_OF.names["actions"], seat)]
        self.s.pending = None

    def before_turn_of(self, seat: int) -> None:
        """That player's turn begins: with the standee, if it is not placed yet, and Start of Turn texts."""
        self.s.turn = 0
        self.s.stack = [Frame(turn.TURN_OF, 0, seat)]
        self.s.pending = None

    def find(self, name: str) -> int:
        """A card of that name out of the supply, or out of somebody's deck. Raises NoSuchCard."""
        s = self.s
        decks = tuple(seat_zone(seat, which) for seat in range(s.game.seats)
                      for which in (zones.DECK, zones.DISCARD))
        for zone in SUPPLY + decks:
            for slot in s.zones[zone]:
                if slot >= 0 and slot not in self.placed and s.card(slot).name == name \
                        and s.card(slot).type != CHARACTER and (zone != zones.MATRIX or not s.known[slot] & FACE_UP):
                    self.placed.add(slot)
                    return slot
        if not any(s.card(slot).name == name for slot in range(len(s.ident))):
            raise NoSuchCard(f"{name} is no part of the game in this set and mode")
        raise NoSuchCard(f"there is no {name} left in the box")

    def put(self, space: int, name: str, *, up: bool = True, command: int | None = None, energon: int = 0) -> None:
        """A card in the Matrix instead of what lies there."""
        s = self.s
        slot = self.find(name)
        matrix = s.zones[zones.MATRIX]
        if s.where[slot] == zones.MATRIX:  # the two trade places
            there = matrix.index(slot)
            self._hide(matrix[space])
            matrix[space], matrix[there] = slot, matrix[space]
        else:
            self._take_away(matrix[space], zones.MAIN_DECK if s.where[slot] == zones.MAIN_DECK else zones.BOX)
            pool = s.pool[slot]
            move(s, slot, zones.MATRIX, space)
            s.pool[slot] = pool
        if up:
            turn_up(s, slot)
            enforce(s, slot, -1)
        else:
            turn_down(s, slot)
        if command is not None:
            s.token[slot] = command
        if energon:
            s.stored[slot] = energon
        s.pending = None

    def empty(self, space: int) -> None:
        """Nothing lies there: what did is back in the box, so that the main deck is as high as ever."""
        self._take_away(self.s.zones[zones.MATRIX][space], zones.BOX)
        self.s.pending = None

    def _take_away(self, slot: int, zone: int) -> None:
        """What lay in a space goes to the bottom of a pile."""
        if slot >= 0:
            self._hide(slot)
            move(self.s, slot, zone, 0)

    def _hide(self, slot: int) -> None:
        """What lay in a space is out of force, and nothing lies on it any more."""
        if slot >= 0:
            lift(self.s, slot)
            turn_down(self.s, slot)
            self.s.token.pop(slot, None)
            self.s.stored.pop(slot, None)

    def mode(self, seat: int, side: int) -> None:
        self.s.mode[seat] = side
        show_side(self.s, seat)
        self.s.pending = None

    def lay(self, seat: int, which: int, names: Iterable[str]) -> None:
        """Cards into one of a player's zones, the last one topmost; in play with all their Power and Move."""
        s = self.s
        for name in names:
            slot = self.find(name)
            self._fill_gap(slot)
            move(s, slot, seat_zone(seat, which))
            if which == zones.VAULT:  # it came there before everybody's eyes
                turn_up(s, slot)
                turn_down(s, slot)
            s.owner[slot] = seat
            s.pool[slot] = POOL_PLAYER + seat
            if which == zones.PLAY:
                s.power[slot], s.moves[slot] = s.card(slot).power, s.card(slot).move
                if s.card(slot).lasting:
                    enforce(s, slot, seat)
        s.pending = None

    def clear(self, seat: int, which: int) -> None:
        """None of a player's cards lie there any more; they are back in the box."""
        self.clear_pile(seat_zone(seat, which))

    def clear_pile(self, zone: int) -> None:
        """A pile is empty; what lay there is back in the box."""
        self._empty_into(zone, zones.BOX)
        self.s.pending = None

    def only_named(self, zone: int) -> None:
        """In a pile lies nothing but what was laid out; the rest is back in the box."""
        for slot in tuple(self.s.zones[zone]):
            if slot not in self.placed:
                move(self.s, slot, zones.BOX, 0)
                self.s.known[slot] = 0
        self.s.pending = None

    def settle_main_deck(self) -> None:
        """It is as high as set-up left it. Below what was laid out come harmless cards, and what would disturb a
        turn's end lies at the bottom."""
        s, deck, box = self.s, self.s.zones[zones.MAIN_DECK], self.s.zones[zones.BOX]

        def spare(pile: list[int]) -> list[int]:
            return [slot for slot in pile if slot not in self.placed and s.card(slot).type in ORDINARY]

        for slot in spare(box)[:max(0, self._height - len(deck))]:
            move(s, slot, zones.MAIN_DECK, 0)
        for slot in spare(deck)[:max(0, len(deck) - self._height)]:
            move(s, slot, zones.BOX, 0)
        deck.sort(key=lambda slot: 3 if slot in self.placed else 2 if s.card(slot).type in HARMLESS
                  else 0 if s.card(slot).type in FATEFUL else 1)
        s.pending = None

    def on_top(self, zone: int, names: Iterable[str]) -> None:
        """Cards on top of one of the table's piles, the first one topmost."""
        for name in reversed(tuple(names)):
            slot = self.find(name)
            self._fill_gap(slot)
            move(self.s, slot, zone)
        self.s.pending = None

    def aside(self, zone: int, names: Iterable[str]) -> None:
        """Cards on one of the open piles beside the table, the last one topmost."""
        for name in names:
            slot = self.find(name)
            self._fill_gap(slot)
            move(self.s, slot, zone)
        self.s.pending = None

    def _fill_gap(self, slot: int) -> None:
        """A card taken out of the Matrix is replaced by the next one of the main deck, or by one from the box."""
        s = self.s
        if s.where[slot] == zones.MATRIX:
            space = s.zones[zones.MATRIX].index(slot)
            replacement = next(each for zone in (zones.MAIN_DECK, zones.BOX) for each in s.zones[zone]
                               if each not in self.placed and s.card(each).type in ORDINARY)
            move(s, slot, zones.BOX)
            move(s, replacement, zones.MATRIX, space)
            s.pool[replacement] = s.pool[slot]

    def _empty_into(self, zone: int, other: int) -> None:
        for slot in tuple(self.s.zones[zone]):
            move(self.s, slot, other, 0)
            self.s.known[slot] = 0


def lay_on_top(s: MatrixState, zone: int, name: str) -> None:
    """In the middle of a game: the next card of one of the table's piles is that one. Raises NoSuchCard."""
    for pile in (zone, zones.BOX, zones.ENCOUNTER_DISCARD, zones.RUIN_DISCARD, zones.DAMAGE_DISCARD):
        for slot in reversed(s.zones[pile]):
            if s.card(slot).name == name:
                move(s, slot, zone)
                s.known[slot] = 0
                return
    raise NoSuchCard(f"there is no {name} left to lay on top")


def faction_named(name: str) -> int:
    """The number of a faction."""
    return [faction.lower() for faction in FACTIONS].index(name.lower())

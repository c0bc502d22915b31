"""Positions of scenario files: what can be said of a table, and the state that it describes.

A seat is told by its character, or in Master Play by two `transformers`; the board's squares are A1 (top left) to J7.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sparktable.kernel.nodes import Frame
from sparktable.kernel.run import advance
from sparktable.kernel.scenario import Mistake, Setting, named
from sparktable.kernel.stack import call
from sparktable.kernel.zones import move, shuffle, turn_up

from .board import NAMES
from .card import COMBAT
from .cards import CATALOGUE, TRANSFORMERS
from .deeds.ending import check_winners, exhausted
from .facts.damage import red_circle
from .facts.piles import HAND_LIMIT
from .game import ArenaGame
from .options import DUEL, TEAM
from .rules.turn import ACTIONS, MOVE_PAWNS, TURN_OF
from .setup import empty_table, take_character
from .state import BOARD, DISCARDS, HAND, OUT, PILE, ArenaState, chart, deck_zone, own, seat_zone

CHARACTERS = {title.name: number for number, title in enumerate(TRANSFORMERS)}
SQUARES = {name: square for square, name in enumerate(NAMES)}
SHORT = {f"{title.attack}/{title.defense}": title.name for title in CATALOGUE if title.type == COMBAT}
"""A Combat card is also called by its values alone: "5/1"."""
CARDS = {title.name: title.name for title in CATALOGUE[len(TRANSFORMERS):-1]} | SHORT

PAWN_KEYS: Mapping[str, str] = {
    "character": "its name",
    "at": "the square where it stands; without it, the space with its name",
    "damage": "a number",
    "left": "instead of it, the wound points that are left: 0 on the last number of the chart",
    "hand": "names of cards; a Combat card is called by its values, as in 5/1",
    "deck": "names of cards, the top one first; without it, all that is left of the 31, shuffled",
    "discards": "names of cards, the top one first",
    "passes": "how often its draw pile was gone through",
    "destroyed": "true where it has left the game",
}
SEAT_KEYS = {**PAWN_KEYS, "transformers": "in Master Play, a table for each of the two instead"}
TABLE_KEYS: Mapping[str, str] = {
    "active": "the seat whose turn it is, by its number (the first is 0) or its character",
    "turn": "the number of the turn; without it, 2",
    "die": "the number rolled; without it, the turn begins with the roll",
    "all": "true where the die shows ALL",
    "actions": "actions that are left, where moving is over",
}

Place = tuple[str | int, ...]

MOST_ACTIONS = 9
"""More than any card gives."""


def position(game: ArenaGame, setting: Setting) -> ArenaState:
    """The state that is described, waiting at its first question. Raises Mistake."""
    tables = [table for seat, said in enumerate(setting.seats) for table in _tables(game, said, seat)]
    if len(tables) != len(game.seat_of):
        raise Mistake(f"{game.seats} seats are expected", "seats")
    s = empty_table(game, setting.seed)
    taken: list[int] = []
    for pawn, (table, place) in enumerate(tables):
        character = named("character", table.get("character", ""), CHARACTERS, *place, "character")
        if character in taken:
            raise Mistake("there is only one of each character", *place, "character")
        taken.append(character)
        take_character(s, pawn, character)
        _check_side(s, pawn)
        _lay_cards(s, pawn, table, place)
        _place_pawn(s, pawn, table, place)
    _check_not_over(s)
    _begin(s, setting)
    return s


def _check_side(s: ArenaState, pawn: int) -> None:
    """In a duel, and in teams that do not mix, Autobots and Decepticons sit in turn."""
    mode, seat, first = s.game.chosen.mode, s.game.seat_of[pawn], chart(s, 0)
    mixed = mode != DUEL and (mode != TEAM or s.game.ruling("teams_may_mix"))
    if not mixed and (chart(s, pawn).faction + seat) % 2 != first.faction:
        raise Mistake(f"in this way to play Autobots and Decepticons sit in turn, and after {first.name} on seats[0] "
                      f"{chart(s, pawn).name} sits on the wrong one", "seats", seat, "character")


def _check_not_over(s: ArenaState) -> None:
    trial: ArenaState = s.copy()
    check_winners(trial)
    if trial.outcome is not None:
        raise Mistake("so many are destroyed that the game is over", "seats")
    if exhausted(s):
        raise Mistake("who has gone through a draw pile twice has ended the game: once is the most", "seats")


def _tables(game: ArenaGame, said: Mapping[str, Any], seat: int) -> list[tuple[Mapping[str, Any], Place]]:
    """What is said of each Transformer of a seat, and where that stands in the file."""
    given = said.get("transformers")
    if given is None:
        return [(said, ("seats", seat))]
    if not isinstance(given, list) or len(given) != len(game.pawns[seat]) or len(said) > 1:
        raise Mistake(f"{len(game.pawns[seat])} tables are expected, and nothing beside them", "seats", seat)
    found: list[tuple[Mapping[str, Any], Place]] = []
    for number, table in enumerate(given):
        place = ("seats", seat, "transformers", number)
        if not isinstance(table, dict):
            raise Mistake("a table is expected", *place)
        for key in table:
            named("thing to say about a Transformer", key, PAWN_KEYS, *place, key)
        found.append((table, place))
    return found


def _lay_cards(s: ArenaState, deck: int, table: Mapping[str, Any], place: Place) -> None:
    """Hand, discards and draw pile; what is not there has left the game openly."""
    pile = deck_zone(s, deck, PILE)
    hand = seat_zone(s.game.seat_of[deck], HAND)
    for key, zone in (("hand", hand), ("discards", deck_zone(s, deck, DISCARDS))):
        slots = _named_cards(s, deck, table.get(key, []), (*place, key))
        for slot in slots if key == "hand" else slots[::-1]:
            move(s, slot, zone)
    if len(s.zones[hand]) > HAND_LIMIT:
        raise Mistake(f"a hand has at most {HAND_LIMIT} cards", *place, "hand")
    if "deck" not in table and not table.get("destroyed"):
        shuffle(s, pile)
        return
    order = _named_cards(s, deck, table.get("deck", []), (*place, "deck"))
    for slot in [slot for slot in s.zones[pile] if slot not in order]:
        turn_up(s, slot)
        move(s, slot, OUT)
    s.zones[pile][:] = order[::-1]


def _named_cards(s: ArenaState, deck: int, names: Any, place: Place) -> list[int]:
    """The slots of the draw pile with these names."""
    if not isinstance(names, list):
        raise Mistake("a list of names of cards is expected", *place)
    found: list[int] = []
    for index, name in enumerate(names):
        wanted = named("card", name, CARDS, *place, index)
        slot = next((slot for slot in s.zones[deck_zone(s, deck, PILE)]
                     if s.card(slot).name == wanted and slot not in found), None)
        if slot is None:
            raise Mistake(f"{chart(s, deck).name} has no further {wanted}", *place, index)
        found.append(slot)
    return found


def _place_pawn(s: ArenaState, pawn: int, table: Mapping[str, Any], place: Place) -> None:
    for key in ("at", "damage", "left", "hand", "deck", "discards") if table.get("destroyed") else ():
        if table.get(key) not in (None, []):
            raise Mistake(f"{chart(s, pawn).name} is destroyed: pawn, chart and cards have left the game",
                          *place, key)
    if "damage" in table and "left" in table:
        raise Mistake("'left' is said instead of 'damage', not with it", *place, "left")
    s.passes[pawn] = number(table.get("passes", 0), *place, "passes")
    waiting = not s.zones[deck_zone(s, pawn, PILE)] and s.game.ruling("exhaust_at") == "last_card_taken"
    s.piles[pawn] = s.passes[pawn] + (not waiting)
    if table.get("destroyed"):
        s.damage[pawn] = red_circle(s, pawn)
        move(s, pawn, OUT)
        return
    s.damage[pawn] = number(table.get("damage", 0), *place, "damage")
    if "left" in table:
        left, all_there_are = number(table["left"], *place, "left"), chart(s, pawn).wounds
        if left > all_there_are:
            raise Mistake(f"the chart of {chart(s, pawn).name} has {all_there_are} wound points", *place, "left")
        s.damage[pawn] = all_there_are - left
    if s.damage[pawn] >= red_circle(s, pawn):
        raise Mistake(f"that much damage destroys {chart(s, pawn).name}", *place, "damage")
    square = named("square", table["at"], SQUARES, *place, "at") if "at" in table \
        else s.game.board.start[chart(s, pawn).letter]
    if not s.game.board.open >> square & 1:
        raise Mistake(f"{NAMES[square]} is blocked", *place, "at")
    if s.zones[BOARD][square] >= 0:
        raise Mistake(f"two pawns cannot stand on {NAMES[square]}", *place, "at")
    move(s, pawn, BOARD, square)


def _begin(s: ArenaState, setting: Setting) -> None:
    """The turn, from the roll, from the move, or from the first action that is left."""
    said = setting.position
    s.active = _seat(s, said.get("active", 0), "active")
    if not own(s, s.active):
        raise Mistake("whose turn it is has a Transformer in play", "active")
    s.turn = number(said.get("turn", 2), "turn") - 1
    if s.turn < 0:
        raise Mistake("the first turn is 1", "turn")
    if "die" not in said and "actions" not in said:
        if "all" in said:
            raise Mistake("'all' goes with 'die', the number that is rolled", "all")
        call(s, TURN_OF, s.active)
    else:
        s.turn += 1
        s.die, s.die_all = _die(said)
        s.actions = number(said.get("actions", ACTIONS), "actions")
        if s.actions > MOST_ACTIONS:
            raise Mistake(f"no more than {MOST_ACTIONS} actions can be left", "actions")
        s.stack.append(Frame(TURN_OF, TURN_OF.names["take_actions"], s.active, -1, ()))
        if "actions" not in said:
            call(s, MOVE_PAWNS, s.active)
    advance(s)


def _seat(s: ArenaState, value: Any, *place: str | int) -> int:
    """A seat by its number, or by one of its characters."""
    if isinstance(value, str):
        seats = {chart(s, pawn).name: seat for pawn, seat in enumerate(s.game.seat_of)}
        return int(named("seat", value, seats | {f"seat {seat}": seat for seat in range(s.game.seats)}, *place))
    found = number(value, *place)
    if found >= s.game.seats:
        raise Mistake(f"seats are counted from 0: 0 to {s.game.seats - 1}", *place)
    return found


def _die(said: Mapping[str, Any]) -> tuple[int, bool]:
    """The number of the roll, which may be one that the die has not, and whether ALL stands beside it."""
    everybody = said.get("all", False)
    if not isinstance(everybody, bool):
        raise Mistake("true or false is expected", "all")
    return number(said.get("die", 0), "die"), everybody


def number(value: Any, *place: str | int) -> int:
    """A small number out of a file."""
    if type(value) is not int or not 0 <= value <= 99:
        raise Mistake("a number from 0 to 99 is expected", *place)
    return value

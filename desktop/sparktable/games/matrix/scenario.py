"""What the Matrix tells scenario files: how a position is described, what a sentence means, what can be looked at.

The keys are explained in tests/scenarios/README.md.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sparktable.kernel.decisions import Option
from sparktable.kernel.game import BadSetup, Game
from sparktable.kernel.names import plain, suggestion
from sparktable.kernel.run import pending
from sparktable.kernel.scenario import Mistake, NotPossible, Setting, named
from sparktable.kernel.state import State
from sparktable.kernel.zones import FACE_UP

from . import state as zones
from .card import CHARACTER, DAMAGE, POLITY
from .game import MatrixGame
from .position import NoSuchCard, Position, faction_named, lay_on_top
from .rules import contest, market, movement, polity, power, scoring
from .sentences import effects, seats, sentences, spaces, titles, wish
from .state import ALT, BOT, BUY, FACTIONS, MatrixState, seat_zone

SEAT_PILES = {"hand": zones.HAND, "deck": zones.DECK, "discard": zones.DISCARD, "play": zones.PLAY,
              "vault": zones.VAULT, "missions": zones.MISSIONS}
TABLE_PILES = {"encounters": zones.ENCOUNTERS, "main_deck": zones.MAIN_DECK, "ruins": zones.RUINS,
               "damage_stack": zones.DAMAGE_STACK}
OPEN_PILES = {"destroyed": zones.DESTROYED, "out of the game": zones.OUT, "under schemes": zones.UNDER,
              "mission discard": zones.MISSION_DISCARD, "ruin discard": zones.RUIN_DISCARD,
              "damage discard": zones.DAMAGE_DISCARD, "encounter": zones.ENCOUNTER_NOW,
              "encounter discard": zones.ENCOUNTER_DISCARD}
ON_TOP = {"encounter_on_top": zones.ENCOUNTERS, "main_deck_on_top": zones.MAIN_DECK, "ruin_on_top": zones.RUINS,
          "damage_on_top": zones.DAMAGE_STACK}
SOURCES_OF_MOVE = ("alt mode", "cards", "flight")
MODES = {"alt": ALT, "bot": BOT}
BEGINNINGS = {"actions": "", "turn": "", "set-up": ""}
IN_MATRIX = ("card", "facedown", "command", "energon")
MISSION_STACKS = "mission_stacks"


class MatrixScenarios:
    """Reads scenarios of the deck-building game."""

    seat_keys: Mapping[str, str] = {
        "character": "a name", "at": "a space such as B2, or null before its first turn", "side": "alt or bot",
        "energon": "a number", "vp": "a number", "hand": "names of cards",
        "play": "names of cards already played this turn, and of Allies and Damage",
        "deck": "names of cards on top of the deck, the topmost first", "discard": "names of cards",
        "vault": "names of cards", "missions": "names of Missions", "alt_move_spent": "a number",
        "mission_stack": "names of Missions on top of the faction's stack, the topmost first",
        "only_deck": "true: nothing but that is in the deck"}
    position_keys: Mapping[str, str] = {
        "matrix": "space -> a card's name (faceup), or {card, facedown, command, energon}, or null for empty",
        "others": "facedown: every other space holds a facedown card; empty: nothing lies there",
        **{pile: "names of cards on top, the topmost first" for pile in TABLE_PILES},
        "only": "a list of piles that hold nothing but what is named: main_deck, mission_stacks …",
        "bosses_down": "[Autobots, Decepticons] that are already defeated",
        "active": "the character whose turn it is",
        "begin": "actions: that player is about to act; turn: the turn begins; set-up: the first turn of a new game"}
    arrangements: Mapping[str, str] = {
        "encounter_on_top": "that Encounter is drawn next", "main_deck_on_top": "that card is drawn next",
        "ruin_on_top": "that Ruin comes next", "damage_on_top": "that Damage comes next"}

    def position(self, game: Game, setting: Setting) -> State:
        """The described position, seat 0 about to act unless it says otherwise."""
        assert isinstance(game, MatrixGame)
        said = setting.position
        state = _with_characters(game, setting.seats).new(setting.seed)
        assert isinstance(state, MatrixState)
        begin = said.get("begin", "actions")
        named("beginning", begin, BEGINNINGS, "begin")
        laid = Position(state, dealt=plain(begin) == "set up")
        self._matrix(laid, said)
        for seat, about in enumerate(setting.seats):
            self._seat(laid, seat, about)
        self._piles(laid, said)
        active = named("seat", said["active"], seats(state), "active") if "active" in said else 0
        if plain(begin) == "actions":
            laid.turn_of(active)
        else:
            laid.before_turn_of(active)
        state.learnt = 0
        pending(state)
        return state

    def _piles(self, laid: Position, said: Mapping[str, Any]) -> None:
        s = laid.s
        for index, pile in enumerate(_list(said.get("only", []), "only")):
            known = {**TABLE_PILES, MISSION_STACKS: zones.MISSION_STACK}
            laid.clear_pile(named("pile", pile, known, "only", index))
            if plain(pile) == plain(MISSION_STACKS):
                laid.clear_pile(zones.MISSION_STACK + 1)
        for key, zone in TABLE_PILES.items():
            if key in said:
                _lay(laid.on_top, zone, _names(said[key], titles(s), key), place=(key,))
        if not s.zones[zones.ENCOUNTERS]:
            raise Mistake("an Ambush needs an Encounter: name at least one under 'encounters'", "only")
        if "bosses_down" in said:
            down = [_number(n, "bosses_down", index) for index, n in enumerate(_list(said["bosses_down"],
                                                                                     "bosses_down"))]
            if len(down) != len(FACTIONS):
                raise Mistake("two numbers are expected: Autobots, Decepticons", "bosses_down")
            s.bosses_down = down

    def _matrix(self, laid: Position, said: Mapping[str, Any]) -> None:
        s = laid.s
        others = named("way", said.get("others", "facedown"), {"facedown": False, "empty": True}, "others")
        matrix = _table(said.get("matrix", {}), "matrix")
        places = {named("space", place, spaces(s), "matrix", place): place for place in matrix}
        for space in range(s.game.grid.size) if others else ():
            if space not in places:
                laid.empty(space)
        for space, place in places.items():
            what = matrix[place]
            if what is None:
                laid.empty(space)
                continue
            here = ("matrix", place)
            entry = {"card": what} if isinstance(what, str) else _table(what, *here)
            for key in entry:
                if key not in IN_MATRIX:
                    raise Mistake(f"nothing called '{key}' can be said there{suggestion(key, IN_MATRIX)}", *here, key)
            name = named("card", entry.get("card"), titles(s), *here)
            command = entry.get("command")
            if command is not None:
                command = faction_named(named("faction", command, {name: name for name in FACTIONS}, *here))
            _lay(laid.put, space, name, place=here, up=not entry.get("facedown"), command=command,
                 energon=_number(entry.get("energon", 0), *here))

    def _seat(self, laid: Position, seat: int, said: Mapping[str, Any]) -> None:
        s = laid.s
        here = ("seats", seat)
        if "at" in said:
            s.at[seat] = -1 if said["at"] is None else named("space", said["at"], spaces(s), *here, "at")
        if "side" in said:
            laid.mode(seat, named("side", said["side"], MODES, *here, "side"))
        for key, numbers in (("energon", s.energon), ("vp", s.vp), ("alt_move_spent", s.alt_spent)):
            if key in said:
                numbers[seat] = _number(said[key], *here, key)
        most = s.game.rules.energon_cap
        if most is not None and s.energon[seat] > most:
            raise Mistake(f"nobody holds more than {most} Energon in this game", *here, "energon")
        if said.get("only_deck"):
            laid.clear(seat, zones.DECK)
        for key, which in SEAT_PILES.items():
            if key in said:
                listed = _names(said[key], titles(s), *here, key)
                _lay(laid.lay, seat, which, listed[::-1] if key == "deck" else listed, place=(*here, key))
        if "mission_stack" in said:
            _lay(laid.on_top, zones.MISSION_STACK + s.game.side[seat],
                 _names(said["mission_stack"], titles(s), *here, "mission_stack"), place=(*here, "mission_stack"))

    def find(self, state: State, sentence: str) -> Option:
        """The open option that a sentence means."""
        assert isinstance(state, MatrixState)
        asked = pending(state)
        if asked is None:
            raise NotPossible("the game is over")
        wanted = plain(sentence)
        options: tuple[Option, ...] = (*asked.options, *asked.asides)
        for option in options:
            if wanted in map(plain, sentences(state, option, asked)):
                return option
        wished = None
        if wanted not in map(plain, effects(state.cards)):
            wished = wish(state, sentence)  # a mistyped name is a mistake, not a refusal
        shown = "; ".join(sentences(state, option, asked)[0] for option in asked.options[:12])
        raise NotPossible(f"'{sentence}' is not possible now; {asked.kind} is asked: {shown}", wished)

    def observe(self, state: State, key: str) -> Any:
        """What can be looked at."""
        assert isinstance(state, MatrixState)
        s = state
        table: dict[str, Any] = self._table_facts(s)
        for name, seat in seats(s).items():
            table |= {f"{fact} of {name}": value for fact, value in self._seat_facts(s, seat).items()}
        in_sight = [slot for slot in (*s.zones[zones.MATRIX], *s.zones[zones.BASIC][-1:])
                    if slot >= 0 and s.known[slot] & FACE_UP]
        table |= {f"cost of {s.card(slot).name}": lambda slot=slot: self._cost(s, slot) for slot in in_sight}
        found = named("thing to look at", key, table)
        return found() if callable(found) else found

    def _table_facts(self, s: MatrixState) -> dict[str, Any]:
        matrix = s.zones[zones.MATRIX]
        names = s.game.grid.names
        piles = {"main deck": zones.MAIN_DECK, "basic stack": zones.BASIC, "ruin deck": zones.RUINS,
                 "damage stack": zones.DAMAGE_STACK, "encounter deck": zones.ENCOUNTERS, "Matrix": zones.MATRIX}
        return {
            "power": lambda: {str(far): power.strength(s, s.active, far, BUY) for far in range(4)},
            "move": lambda: dict(zip(SOURCES_OF_MOVE, movement.move_by_kind(s, s.active), strict=True)),
            "matrix": lambda: {names[i]: s.card(slot).name for i, slot in enumerate(matrix)
                               if slot >= 0 and s.known[slot] & FACE_UP},
            "empty": lambda: [names[i] for i, slot in enumerate(matrix) if slot < 0],
            "facedown": lambda: sum(slot >= 0 and not s.known[slot] & FACE_UP for slot in matrix),
            "rows": s.game.grid.rows, "columns": s.game.grid.columns,
            "battle power": lambda: contest.total(s) if s.battle is not None else None,
            "battle cost": lambda: contest.cost_to_defeat(s, s.battle.slot) if s.battle is not None else None,
            "command": lambda: {s.card(slot).name: FACTIONS[side] for slot, side in s.token.items()},
            "stored": lambda: {s.card(slot).name: n for slot, n in s.stored.items()},
            "main deck": lambda: [s.card(slot).name for slot in reversed(s.zones[zones.MAIN_DECK])],
            **{f"cards in the {name}": sum(slot >= 0 for slot in s.zones[zone]) for name, zone in piles.items()},
            **{pile: [s.card(slot).name for slot in s.zones[zone]] for pile, zone in OPEN_PILES.items()}}

    def _seat_facts(self, s: MatrixState, seat: int) -> dict[str, Any]:
        own = {pile: s.zones[seat_zone(seat, which)] for pile, which in SEAT_PILES.items()}
        deck = own["deck"]
        return {
            **{pile: sorted(s.card(slot).name for slot in slots) for pile, slots in own.items()},
            **{f"cards in {pile}": len(slots) for pile, slots in own.items()},
            "mission stack": len(s.zones[zones.MISSION_STACK + s.game.side[seat]]),
            "energon": s.energon[seat], "vp": s.vp[seat],
            "at": s.game.grid.names[s.at[seat]] if s.at[seat] >= 0 else None,
            "side": "bot" if s.mode[seat] == BOT else "alt",
            "faction": FACTIONS[s.game.side[seat]],
            "damage": sum(s.card(slot).type == DAMAGE for slot in own["play"]),
            "top of deck": s.card(deck[-1]).name if deck else None,
            "alt move": movement.alt_move(s, seat), "alt move spent": s.alt_spent[seat],
            "score": lambda: scoring.score(s, seat)}

    def _cost(self, s: MatrixState, slot: int) -> int:
        """What a card costs the active player: to command, to defeat or to buy."""
        if s.card(slot).type == POLITY:
            return polity.price(s, s.active, slot)
        if s.game.adversary(s, s.active, slot):
            return contest.cost_to_defeat(s, slot)
        return market.price(s, s.active, slot)

    def arrange(self, state: State, key: str, value: Any) -> None:
        assert isinstance(state, MatrixState)
        name = named("card", value, titles(state), key)
        _lay(lay_on_top, state, ON_TOP[key], name, place=(key,))

    def seat(self, state: State, name: str) -> int:
        assert isinstance(state, MatrixState)
        return int(named("seat", name, seats(state)))


def _with_characters(game: MatrixGame, said: Any) -> MatrixGame:
    """The same table with the characters that the seats name."""
    known = {title.name: title.name for title in game.chosen.titles if title.type == CHARACTER}
    chosen = [named("character", seat["character"], known, "seats", index, "character") if "character" in seat
              else None for index, seat in enumerate(said)]
    if not any(chosen):
        return game
    try:
        return MatrixGame({**game.options, "characters": chosen})
    except BadSetup as trouble:
        raise Mistake(str(trouble), "seats") from trouble


def _lay(do: Callable[..., None], *what: Any, place: tuple[str | int, ...], **how: Any) -> None:
    try:
        do(*what, **how)
    except NoSuchCard as trouble:
        raise Mistake(str(trouble), *place) from None


def _list(value: Any, *place: str | int) -> list[Any]:
    if not isinstance(value, list):
        raise Mistake("a list is expected", *place)
    return value


def _table(value: Any, *place: str | int) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise Mistake("a table is expected", *place)
    return value


def _names(value: Any, known: Mapping[str, str], *place: str | int) -> list[str]:
    return [named("card", name, known, *place, index) for index, name in enumerate(_list(value, *place))]


def _number(value: Any, *place: str | int) -> int:
    if type(value) is not int or not 0 <= value <= 99:
        raise Mistake("a number from 0 to 99 is expected", *place)
    return value

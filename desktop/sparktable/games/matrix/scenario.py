"""What the Matrix tells scenario files: how a position is described, and what a sentence means."""
from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from sparktable.kernel.decisions import Option, Ref
from sparktable.kernel.game import Game
from sparktable.kernel.nodes import Node, labelled
from sparktable.kernel.run import pending
from sparktable.kernel.scenario import Grammar, Mistake, NotPossible, Setting, named, plain
from sparktable.kernel.state import State
from sparktable.kernel.zones import FACE_UP

from . import state as zones
from .card import CHARACTER
from .game import MatrixGame
from .position import NoSuchCard, Position, faction_named
from .rules import battle, polity, power, scoring
from .state import ALT, BOT, BUY, MatrixState, seat_zone

SEAT_PILES = {"hand": zones.HAND, "deck": zones.DECK, "discard": zones.DISCARD, "play": zones.PLAY,
              "vault": zones.VAULT, "missions": zones.MISSIONS}
TABLE_PILES = {"encounters": zones.ENCOUNTERS, "main deck": zones.MAIN_DECK, "ruins": zones.RUINS,
               "damage stack": zones.DAMAGE_STACK}
OPEN_PILES = {"destroyed": zones.DESTROYED, "out of the game": zones.OUT, "under schemes": zones.UNDER,
              "mission discard": zones.MISSION_DISCARD, "ruin discard": zones.RUIN_DISCARD,
              "damage discard": zones.DAMAGE_DISCARD}
MODES = {"alt": ALT, "bot": BOT}
KINDS_OF_MOVE = ("from alt mode", "from a card", "with flight")


class MatrixScenarios:
    """Reads scenarios of the deck-building game."""

    seat_keys: Mapping[str, str] = {
        "character": "a name", "at": "a space such as B2", "side": "alt or bot", "energon": "a number",
        "vp": "a number", "hand": "names of cards", "play": "names of cards already played this turn",
        "deck": "names of cards on top of the deck, the topmost first", "discard": "names of cards",
        "vault": "names of cards", "missions": "names of Missions", "only_deck": "true: nothing else in the deck"}
    position_keys: Mapping[str, str] = {
        "matrix": "space -> a card's name (faceup), or {card, facedown, command, energon}, or null for empty",
        "encounters": "names, the topmost first", "main_deck": "names, the topmost first",
        "ruins": "names, the topmost first", "damage_stack": "names, the topmost first",
        "mission_stack": "names, the topmost first, of the first seat's faction",
        "bosses_down": "[Autobot, Decepticon]"}
    arrangements: Mapping[str, str] = {
        "encounter_on_top": "that Encounter is drawn next", "main_deck_on_top": "that card is drawn next",
        "ruin_on_top": "that Ruin comes next", "damage_on_top": "that Damage comes next"}

    def position(self, game: Game, setting: Setting) -> State:
        """The described position, seat 0 about to act."""
        assert isinstance(game, MatrixGame)
        names = [_text(seat.get("character", ""), "seats", index, "character") if seat.get("character") else ""
                 for index, seat in enumerate(setting.seats)]
        if any(names):
            game = _with_characters(game, names)
        state = game.new(setting.seed)
        assert isinstance(state, MatrixState)
        laid = Position(state)
        self._table(laid, setting.position)
        for seat, said in enumerate(setting.seats):
            self._seat(laid, seat, said)
        state.learnt = 0
        pending(state)
        return state

    def _table(self, laid: Position, said: Mapping[str, Any]) -> None:
        s = laid.s
        spaces = {name: index for index, name in enumerate(s.game.grid.names)}
        titles = _titles(s)
        for place, what in said.get("matrix", {}).items():
            space = named("space", place, spaces, "matrix", place)
            if what is None:
                laid.empty(space)
                continue
            entry = {"card": what} if isinstance(what, str) else dict(what)
            name = named("card", entry.get("card"), titles, "matrix", place)
            command = entry.get("command")
            _lay(lambda space=space, name=name, entry=entry, command=command: laid.put(
                space, name, up=not entry.get("facedown", False), energon=int(entry.get("energon", 0)),
                command=None if command is None else faction_named(command)), "matrix", place)
        for key, zone in (*((key.replace(" ", "_"), zone) for key, zone in TABLE_PILES.items()),
                          ("mission_stack", zones.MISSION_STACK + s.game.side[0])):
            if key in said:
                _lay(lambda zone=zone, key=key: laid.on_top(zone, _names(said[key], titles, key)), key)
        if "bosses_down" in said:
            s.bosses_down = [int(n) for n in said["bosses_down"]]

    def _seat(self, laid: Position, seat: int, said: Mapping[str, Any]) -> None:
        s = laid.s
        titles = _titles(s)
        here = ("seats", seat)
        spaces = {name: index for index, name in enumerate(s.game.grid.names)}
        if "at" in said:
            s.at[seat] = named("space", said["at"], spaces, *here, "at")
        if "side" in said:
            laid.mode(seat, named("side", said["side"], MODES, *here, "side"))
        if "energon" in said:
            s.energon[seat] = _number(said["energon"], *here, "energon")
        if "vp" in said:
            s.vp[seat] = _number(said["vp"], *here, "vp")
        if said.get("only_deck"):
            laid.clear(seat, zones.DECK)
        for key, which in SEAT_PILES.items():
            if key in said:
                listed = _names(said[key], titles, *here, key)
                _lay(lambda which=which, key=key, listed=listed: laid.lay(
                    seat, which, listed[::-1] if key == "deck" else listed), *here, key)

    def find(self, state: State, sentence: str) -> Option:
        """The open option that a sentence means."""
        assert isinstance(state, MatrixState)
        asked = pending(state)
        if asked is None:
            raise NotPossible("the game is over")
        wanted = plain(sentence)
        for option in (*asked.options, *asked.asides):
            if wanted in (plain(text) for text in sentences(state, option, asked.kind)):
                return option
        self._grammar(state).read(sentence)  # a mistyped name is a mistake, not a refusal
        shown = "; ".join(sentences(state, option, asked.kind)[0] for option in asked.options[:12])
        raise NotPossible(f"'{sentence}' is not possible now; {asked.kind} is asked: {shown}",
                          self._wish(state, sentence))

    def _grammar(self, s: MatrixState) -> Grammar:
        return Grammar(
            ("play {card}", "move to {space}", *(f"move to {{space}} {kind}" for kind in KINDS_OF_MOVE), "search",
             "buy {card}", "battle {card}", "activate {name} for {n}", "convert", "{seat} converts", "use {card}",
             "use {name} text {n}", "use {name} for {n}", "command {card}", "contribute {card}",
             "contribute {n} energon", "contribute power", "end turn", "block with {card}",
             "block by ability of {name}", "assist with {card}", "choose {card}", "choose {space}", "choose {seat}",
             "choose the card at {space}", "choose number {n}", "yes", "no", "pass", "done", "vault", "discard",
             "pay", "call off", "keep", "do {effect}"),
            {"card": lambda: _titles(s), "space": lambda: dict.fromkeys(s.game.grid.names),
             "seat": lambda: _seats(s), "name": lambda: {**_titles(s), **_seats(s)}, "effect": _AnyText})

    def _wish(self, s: MatrixState, sentence: str) -> Option | None:
        """The option that an action's sentence would have meant, so that the rules can say why it is not open."""
        words = sentence.split(maxsplit=1)
        if len(words) < 2 or words[0] not in ("play", "buy", "battle", "command"):
            return None
        wanted = plain(words[1])
        seat = s.active
        zone = seat_zone(seat, zones.HAND) if words[0] == "play" else zones.MATRIX
        slot = next((slot for slot in s.zones[zone] if slot >= 0 and plain(s.card(slot).name) == wanted), None)
        return Option(words[0], (Ref("card", slot),)) if slot is not None else None

    def observe(self, state: State, key: str) -> Any:
        """What can be looked at: see tests/scenarios/README.md."""
        assert isinstance(state, MatrixState)
        s = state
        table = self._table_facts(s)
        for name, seat in _seats(s).items():
            table |= {f"{fact} of {name}": value for fact, value in self._seat_facts(s, seat).items()}
        table |= {f"cost of {s.card(slot).name}": slot for slot in s.zones[zones.MATRIX] if slot >= 0}
        found = named("thing to look at", key, table)
        if plain(key).startswith("cost of"):
            return self._cost(s, found)
        return found() if callable(found) else found

    def _table_facts(self, s: MatrixState) -> dict[str, Any]:
        matrix = s.zones[zones.MATRIX]
        names = s.game.grid.names
        return {
            "power": lambda: {str(far): power.strength(s, s.active, far, BUY) for far in range(4)},
            "matrix": lambda: {names[i]: s.card(slot).name for i, slot in enumerate(matrix)
                               if slot >= 0 and s.known[slot] & FACE_UP},
            "empty": lambda: [names[i] for i, slot in enumerate(matrix) if slot < 0],
            "facedown": lambda: sum(slot >= 0 and not s.known[slot] & FACE_UP for slot in matrix),
            "battle power": lambda: battle.total(s), "battle cost": lambda: battle.cost_to_defeat(s, s.battle.slot)
            if s.battle is not None else None,
            "command": lambda: {s.card(slot).name: zones.FACTIONS[side] for slot, side in s.token.items()},
            "stored": lambda: {s.card(slot).name: n for slot, n in s.stored.items()},
            "cards in the main deck": len(s.zones[zones.MAIN_DECK]),
            "cards in the basic stack": len(s.zones[zones.BASIC]),
            "cards in the ruin deck": len(s.zones[zones.RUINS]),
            "cards in the damage stack": len(s.zones[zones.DAMAGE_STACK]),
            "cards in the encounter deck": len(s.zones[zones.ENCOUNTERS]),
            **{pile: [s.card(slot).name for slot in s.zones[zone]]
               for pile, zone in OPEN_PILES.items()}}

    def _seat_facts(self, s: MatrixState, seat: int) -> dict[str, Any]:
        piles = {pile: sorted(s.card(slot).name for slot in s.zones[seat_zone(seat, which)])
                 for pile, which in SEAT_PILES.items()}
        counts = {f"cards in {pile}": len(s.zones[seat_zone(seat, which)]) for pile, which in SEAT_PILES.items()}
        return {
            **piles, **counts, "energon": s.energon[seat], "vp": s.vp[seat],
            "at": s.game.grid.names[s.at[seat]] if s.at[seat] >= 0 else None,
            "side": "bot" if s.mode[seat] == BOT else "alt",
            "damage": sum(s.card(slot).type == "damage" for slot in s.zones[seat_zone(seat, zones.PLAY)]),
            "top of deck": lambda: s.card(s.zones[seat_zone(seat, zones.DECK)][-1]).name,
            "alt move spent": s.alt_spent[seat], "score": lambda: scoring.score(s, seat)}

    def _cost(self, s: MatrixState, slot: int) -> int:
        """What a card in the Matrix costs the active player: to command, to defeat or to buy."""
        if s.card(slot).type == "polity":
            return polity.price(s, s.active, slot)
        if s.game.adversary(s, s.active, slot):
            return battle.cost_to_defeat(s, slot)
        return power.cost_of(s, s.active, "buy", slot, s.card(slot).cost or 0)

    def arrange(self, state: State, key: str, value: Any) -> None:
        assert isinstance(state, MatrixState)
        zone = {"encounter_on_top": zones.ENCOUNTERS, "main_deck_on_top": zones.MAIN_DECK,
                "ruin_on_top": zones.RUINS, "damage_on_top": zones.DAMAGE_STACK}[key]
        name = named("card", value, _titles(state))
        slot = next((slot for pile in (zone, zones.BOX) for slot in state.zones[pile]
                     if state.card(slot).name == name), None)
        if slot is None:
            raise Mistake(f"there is no {name} left to lay on top", key)
        state.zones[state.where[slot]].remove(slot)
        state.zones[zone].append(slot)
        state.where[slot] = zone

    def seat(self, state: State, name: str) -> int:
        assert isinstance(state, MatrixState)
        return int(named("seat", name, _seats(state)))


class _AnyText(dict[str, str]):
    """Every effect can be named: whether it is offered is another question."""

    def __init__(self) -> None:
        super().__init__()

    def __contains__(self, text: object) -> bool:
        return isinstance(text, str)

    def __missing__(self, text: str) -> str:
        return text


def sentences(s: MatrixState, option: Option, question: str) -> list[str]:
    """The ways in which a person would say an option."""
    cards = [s.card(int(ref.value)).name for ref in option.refs if ref.kind == "card"]
    numbers = [int(ref.value) for ref in option.refs if ref.kind == "number"]
    kind = option.kind
    if kind in ("play", "buy", "command"):
        return [f"{kind} {cards[0]}"]
    if kind == "battle":
        return [f"battle {cards[0]}", f"confront {cards[0]}"]
    if kind == "move":
        space = s.game.grid.names[option.value("space")]
        return [f"move to {space}", f"move to {space} {KINDS_OF_MOVE[numbers[0]]}"]
    if kind == "activate":
        return [f"activate {cards[0]} for {numbers[0]}"]
    if kind == "use":
        return [f"use {cards[0]} text {numbers[0] + 1}", f"use {cards[0]} for {numbers[1]}", f"use {cards[0]}"]
    if kind == "convert":
        seat = option.value("seat")
        who = next(name for name, index in _seats(s).items() if index == seat)
        return [f"{who} converts", *(["convert"] if seat == s.active or question.startswith("boost") else [])]
    if kind == "contribute":
        return [f"contribute {cards[1]}" if len(cards) > 1 else f"contribute {numbers[0]} energon" if numbers
                else "contribute power"]
    if kind in ("block", "assist"):
        return [f"{kind} with {cards[0]}"]
    if kind == "block by ability":
        return [f"block by ability of {cards[0]}"]
    if kind == "space":
        return [f"choose {s.game.grid.names[option.value('space')]}"]
    if kind == "seat":
        return [f"choose {name}" for name, index in _seats(s).items() if index == option.value("seat")]
    if kind in ("card", "trigger"):
        slot = option.value("card")
        where = [f"choose the card at {s.game.grid.names[s.zones[zones.MATRIX].index(slot)]}"] \
            if s.where[slot] == zones.MATRIX else []
        return [f"choose {cards[0]}", *where]
    if kind == "number":
        return [f"choose number {numbers[0]}"]
    if kind == "do":
        effect = effect_words(labelled(str(option.refs[0].value)))
        return [f"do {effect}", effect, *(["yes"] if question == "may" else [])]
    return [kind]


def effect_words(node: Node) -> str:
    """An effect by the names of its verbs: "gain energon", "convert", "draw and discard"."""
    kids = getattr(node, "kids", None)
    if kids is not None:
        return " and ".join(effect_words(kid) for kid in kids)
    for inside in ("effect", "first"):
        if isinstance(getattr(node, inside, None), Node):
            return effect_words(getattr(node, inside))
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(node).__name__).lower()


def _with_characters(game: MatrixGame, names: list[str]) -> MatrixGame:
    """The same table with these characters; each in the mode's seat order."""
    known = {title.name: title.name for title in game.chosen.titles if title.type == CHARACTER}
    chosen = [named("character", name, known, "seats", index, "character") if name else None
              for index, name in enumerate(names)]
    return MatrixGame({**game.options, "characters": chosen})


def _titles(s: MatrixState) -> dict[str, str]:
    return {title.name: title.name for title in s.cards[:-1] if title.type != CHARACTER}


def _seats(s: MatrixState) -> dict[str, int]:
    return {s.card(s.zones[seat_zone(seat, zones.CHARACTER)][0]).name: seat for seat in range(s.game.seats)}


def _lay(do: Any, *place: str | int) -> None:
    try:
        do()
    except NoSuchCard as trouble:
        raise Mistake(str(trouble), *place) from None


def _names(value: Any, titles: Mapping[str, str], *place: str | int) -> list[str]:
    if not isinstance(value, list):
        raise Mistake("a list of names of cards is expected", *place)
    return [named("card", name, titles, *place, index) for index, name in enumerate(value)]


def _number(value: Any, *place: str | int) -> int:
    if type(value) is not int or not 0 <= value <= 99:
        raise Mistake("a number from 0 to 99 is expected", *place)
    return value


def _text(value: Any, *place: str | int) -> str:
    if not isinstance(value, str):
        raise Mistake("a name is expected", *place)
    return value

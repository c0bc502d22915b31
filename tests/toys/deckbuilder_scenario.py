"""What the toy deck-builder tells scenario files: also the example for adapters of real games."""
from __future__ import annotations

from typing import Any

from sparktable.kernel.decisions import Option, card, seat
from sparktable.kernel.game import Game
from sparktable.kernel.run import advance, pending
from sparktable.kernel.scenario import Grammar, Mistake, NotPossible, Reading, Setting, Vocabulary, brief, named
from sparktable.kernel.stack import call
from sparktable.kernel.state import State
from sparktable.kernel.zones import move

from . import deckbuilder as toy

NAMES = {title.name: index for index, title in enumerate(toy.CARDS[:-1])}
SEATS = {f"seat {index}": index for index in range(toy.SEATS)}
PILES = {"hand": toy.HAND, "deck": toy.DECK, "discard": toy.DISCARD, "played": toy.PLAYED}
CHOICES = {"energy": "0", "cards": "1", "power": "2"}
"""The choices of a Commander, by the place of each in its text."""

GRAMMAR = Grammar(
    ("play {card}", "buy {card}", "hit {seat}", "block with {card}", "discard {card}", "scrap {card}",
     "repeat {card}", "choose {seat}", "choose {choice}", "end", "no", "pass"),
    {"card": lambda: NAMES, "seat": lambda: SEATS, "choice": lambda: CHOICES})


class DeckBuilderScenarios:
    """Reads the toy deck-builder's scenarios."""

    seat_keys = {"hand": "names of cards", "deck": "names of cards, the top one first", "life": "a number",
                 "discard": "names of cards, the top one first", "played": "names of cards"}
    position_keys = {"market": "names of cards", "supply": "names of cards, the top one first",
                     "energy": "a number", "power": "a number", "active": "the seat whose turn it is"}
    arrangements = {"deck_top": "[seat, card]: puts that card of the seat's deck on top of it"}
    options = ()
    questions = {"action": "`play CARD`, `buy CARD`, `hit SEAT`, `end`", "block": "`block with CARD`, `pass`",
                 "opponent": "`choose SEAT`", "choose": "`choose energy`, `choose cards`, `choose power`",
                 "may": "`choose energy` …, `no`", "discard": "`discard CARD`",
                 "may discard": "`discard CARD`, `no`", "scrap": "`scrap CARD`, `pass`", "repeat": "`repeat CARD`",
                 "order": "the triggers, one after the other", "replace": "what replaces it"}
    endings = {"fallen": "a player has no life left", "time": "too many turns"}

    def position(self, game: Game, setting: Setting) -> State:
        piles: dict[int, list[int]] = {}
        for index, said in enumerate(setting.seats):
            for key, first_zone in PILES.items():
                titles = _titles(said.get(key, []), "seats", index, key)
                piles[first_zone + index] = titles[::-1] if key in ("deck", "discard") else titles
        piles[toy.MARKET] = _titles(setting.position.get("market", []), "market")
        piles[toy.SUPPLY] = _titles(setting.position.get("supply", []), "supply")[::-1]
        life = [_number(said.get("life", toy.LIFE), "seats", i, "life") for i, said in enumerate(setting.seats)]
        s = toy.DeckState(**game.laid_out(piles, setting.seed), life=life)
        s.known = [game.zone_law[zone][0][0] for zone in s.where]
        active = _number(setting.position.get("active", 0), "active")
        if not 0 <= active < toy.SEATS:
            raise Mistake(f"seats are 0 to {toy.SEATS - 1}", "active")
        call(s, toy.TURN, active)
        advance(s)
        s.energy = _number(setting.position.get("energy", 0), "energy")
        s.power = _number(setting.position.get("power", 0), "power")
        s.pending = None
        return s

    def find(self, state: State, sentence: str) -> Option:
        asked = pending(state)
        assert asked is not None
        reading = GRAMMAR.read(sentence)
        for option in asked.options:
            if self._is_meant(state, asked.kind, option, reading):
                return option
        raise NotPossible(f"'{brief(sentence)}' is not possible: {asked}", self._wish(state, reading))

    def _is_meant(self, s: State, question: str, option: Option, reading: Reading) -> bool:
        verb, values = reading.pattern.split()[0], reading.values
        if "choice" in values:
            return option.kind == "do" and str(option.refs[0].value).endswith(f"/{values['choice']}")
        if "seat" in values:
            return option.kind == ("hit" if verb == "hit" else "seat") and option.value("seat") == values["seat"]
        if "card" in values:
            kind = verb if verb in ("play", "buy") else "card"
            asks_so = kind == verb or verb in question or (verb == "block" and question == "block")
            return option.kind == kind and asks_so and s.ident[option.value("card")] == values["card"]
        return option.kind == verb

    def _wish(self, s: State, reading: Reading) -> Option:
        verb, values = reading.pattern.split()[0], reading.values
        if "seat" in values:
            return Option(verb, (seat(values["seat"]),))
        if "card" in values and values["card"] in s.ident:
            return Option(verb, (card(s.ident.index(values["card"])),))
        return Option(verb)

    def observe(self, state: State, key: str) -> Any:
        s: Any = state
        simple = {"energy": s.energy, "power": s.power, "market": _names(s, toy.MARKET),
                  "scrap": _names(s, toy.SCRAP), "supply": _names(s, toy.SUPPLY)[::-1]}
        whose = {f"{pile} of seat {index}": zone + index for pile, zone in PILES.items()
                 for index in range(toy.SEATS)}
        lives = {f"life of seat {index}": life for index, life in enumerate(s.life)}
        found = named("thing to look at", key, simple | whose | lives)
        if found in whose.values() and key.split()[0] in PILES:
            return _names(s, found)[::-1] if key.startswith("deck") else _names(s, found)
        return found

    def vocabulary(self, state: State, key: str) -> Vocabulary:
        return Vocabulary(texts=tuple(NAMES))  # every text that can be looked at is the name of a card

    def arrange(self, state: State, key: str, value: Any) -> None:
        if not isinstance(value, list) or len(value) != 2:
            raise Mistake("a seat and the name of a card are expected: [0, \"Scout\"]")
        zone = toy.DECK + self.seat(state, f"seat {value[0]}")
        title = named("card", value[1], NAMES)
        slot = next((slot for slot in state.zones[zone] if state.ident[slot] == title), None)
        if slot is None:
            raise Mistake(f"there is no {value[1]} in that deck", key, 1)
        move(state, slot, zone)

    def seat(self, state: State, name: str) -> int:
        return int(named("seat", name, SEATS))


def _titles(names: Any, *place: str | int) -> list[int]:
    if not isinstance(names, list):
        raise Mistake("a list of names of cards is expected", *place)
    return [named("card", name, NAMES, *place, index) for index, name in enumerate(names)]


def _number(value: Any, *place: str | int) -> int:
    if type(value) is not int or not 0 <= value <= 99:
        raise Mistake("a number from 0 to 99 is expected", *place)
    return value


def _names(s: State, zone: int) -> list[str]:
    return [s.card(slot).name for slot in s.zones[zone]]

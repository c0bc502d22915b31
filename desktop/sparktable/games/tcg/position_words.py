"""What positions and sentences of scenario files speak of: the keys of their tables, and what cards are called."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sparktable.kernel.scenario import Mistake, named

from .card import BattleCard, TcgCard
from .cards import CATALOGUE, CHARACTERS, NUMBER

CHARACTER_KEYS: Mapping[str, str] = {
    "name": "its name",
    "mode": "the side that is up: alt, bot, alt 1, alt 2, body; without it, the one in which it starts",
    "damage": "a number",
    "tapped": "true where it is",
    "upgrades": "names of Upgrades, each in the slot of its kind, or {\"name\": …, \"slot\": …}",
    "under": "names of battle cards that lie face down under it",
    "head": "of a body: the character that is its head, a name or a table with its own 'head'",
    "rested": "by the basic rules: true where it attacked last and rests",
}
SEAT_KEYS: Mapping[str, str] = {
    "team": "characters on the battlefield, each a name or a table",
    "ko": "characters in the KO area, likewise",
    "starting_team": "names; without it, the characters of both",
    "hand": "names of cards",
    "deck": "names of all cards of the deck, the top one first; without it, the deck of the set-up, shuffled",
    "deck_top": "names of cards that lie on top of it, the topmost first",
    "scrap": "names of cards in the scrap pile, the last one on top",
    "played": "cards played or flipped this turn",
    "secrets": "Secret Actions that lie face down",
    "stratagems": "names of Stratagems; {\"name\": …, \"flipped\": true} for one that is used up",
    "sideboard": "cards outside the game",
}
MAIN, TURN, END = "main", "turn", "end"
PERMISSIONS = ("flips", "actions", "upgrades", "taps")
TABLE_KEYS: Mapping[str, str] = {
    "active": "the seat whose turn it is; without it, 0",
    "turn": "the number of the turn; without it 3, when everybody may play cards",
    "begin": "main (the default: whose turn it is may do anything), turn (the turn begins), end (it ends)",
    "flips": "how many flips are left this turn", "actions": "how many Actions", "upgrades": "how many Upgrades",
    "taps": "how many tap abilities", "plays": "how many cards of any kind",
}

Place = tuple[str | int, ...]
Names = Mapping[str, frozenset[int]]

BATTLE: Mapping[str, int] = {title.name: number for number, title in enumerate(CATALOGUE[:-1])
                             if isinstance(title, BattleCard)}
"""Battle cards, and the halves of characters that become several Upgrades."""



def names_of(titles: Mapping[str, TcgCard]) -> dict[str, frozenset[int]]:
    """Full names, and names without the subtitle, each with the titles that are called so."""
    found = {name: frozenset({NUMBER[name]}) for name in titles}
    for title in titles.values():
        found[title.name] = found.get(title.name, frozenset()) | {NUMBER[title.full_name]}
    return found


WHO: Names = names_of(CHARACTERS)


def one_character(name: object, *place: str | int) -> int:
    """The title of a character, which only one may be called."""
    found = named("character", name, WHO, *place)
    if len(found) > 1:
        full = ", ".join(sorted(CATALOGUE[title].full_name for title in found))
        raise Mistake(f"there are several called {name}: {full}", *place)
    return int(next(iter(found)))


def flag(said: Mapping[str, Any], key: str) -> bool:
    """Whether something is said to be so."""
    if not isinstance(said.get(key, False), bool):
        raise Mistake("true or false is expected", *said["place"], key)
    return bool(said.get(key, False))


def listed(said: Mapping[str, Any], key: str, place: Place) -> list[Any]:
    """A list out of a file, empty where there is none."""
    given = said.get(key, [])
    if not isinstance(given, list):
        raise Mistake("a list is expected", *place, key)
    return given


def number(value: Any, *place: str | int) -> int:
    """A small number out of a file."""
    if type(value) is not int or not 0 <= value <= 99:
        raise Mistake("a number from 0 to 99 is expected", *place)
    return value

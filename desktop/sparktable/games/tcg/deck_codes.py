"""A deck as one line for a chat message: `tcg1.1S/T01+1S/T03.3-1/004+2-1/030..My%20deck.k3q9z`.

The parts are the version, the team with its Stratagems, the battle cards, the sideboard, the name and a checksum. A
title is named by the wave and number printed on it, one without a number (or with another's) by its slug: neither
changes when titles are added. Nothing in a code means anything to what chats make bold, slant or link. Notes stay at
home.
"""
from __future__ import annotations

import hashlib
from collections.abc import Iterable
from urllib.parse import quote, unquote

from sparktable.kernel.game import BadSetup
from sparktable.kernel.scenario import brief

from .card import TcgCard
from .cards import BATTLE_CARDS, CATALOGUE, CHARACTERS
from .decks import MOST_COPIES, STRATAGEMS, TITLES, UNNAMED, Deck, added_up

VERSION = "tcg1"
LONGEST = 4000
"""Letters of a code; real ones have some two hundred."""
_PARTS = 6
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Those of the checksum: none that look alike."""
_ADVICE = "ask for it again, or for the deck as a list"


def _slug(title: TcgCard) -> str:
    return title.slug.removeprefix("tcg-")


def _number(title: TcgCard) -> str:
    """Wave and number without the blank between them: "1S T01" -> "1S/T01"."""
    return title.number.replace(" ", "/")


_TITLES = CATALOGUE[:-1]
_BY_SLUG = {_slug(title): title.full_name for title in _TITLES}
_BY_NUMBER = {_number(title): title.full_name for title in reversed(_TITLES) if title.number}


def is_code(text: str) -> bool:
    """Whether a text wants to be a deck's code."""
    return text.strip().startswith(VERSION[:-1]) and text.count(".") >= 2 and "\n" not in text.strip()


def encode(deck: Deck) -> str:
    """The code of a deck."""
    team = "+".join(map(_key, (*deck.team, *deck.stratagems)))
    counted = ["+".join(f"{count}-{_key(name)}" for name, count in part) for part in (deck.cards, deck.sideboard)]
    said = ".".join((VERSION, team, *counted, quote(deck.name, safe="").replace(".", "%2E")))
    return f"{said}.{_checksum(said)}"


def decode(code: str) -> Deck:
    """The deck that a code stands for. BadSetup says what is wrong with it, and which card it does not find."""
    code = "".join(code.split())
    parts = code.split(".")
    if not code.startswith(VERSION):
        raise BadSetup(f"'{brief(code, 20)}' is no deck code that this version reads; {_ADVICE}", "broken deck code")
    if len(code) > LONGEST or len(parts) != _PARTS or _checksum(code.rpartition(".")[0]) != parts[-1]:
        raise BadSetup(f"the deck code was not copied whole, or somebody changed it; {_ADVICE}", "broken deck code")
    _, team, cards, sideboard, name, _ = parts
    beside = [_titled(each, {*CHARACTERS, *STRATAGEMS}) for each in team.split("+") if each]
    return Deck(unquote(name) or UNNAMED, tuple(each for each in beside if each in CHARACTERS),
                _counted(cards, BATTLE_CARDS), _counted(sideboard, TITLES),
                stratagems=tuple(each for each in beside if each in STRATAGEMS))


def _key(name: str) -> str:
    title = TITLES[name]
    number = _number(title)
    return number if _BY_NUMBER.get(number) == name else _slug(title)


def _titled(key: str, known: Iterable[str]) -> str:
    found = _BY_NUMBER.get(key) or _BY_SLUG.get(key)
    if found is None or found not in known:
        raise BadSetup(f"the deck code names the card '{brief(key)}', which there is not here; it may need a newer "
                       f"version of the program, so ask for the deck as a list", "no such card", name=brief(key))
    return found


def _counted(part: str, known: Iterable[str]) -> tuple[tuple[str, int], ...]:
    counted = []
    for entry in filter(None, part.split("+")):
        count, _, key = entry.partition("-")
        if not (count.isascii() and count.isdigit() and 1 <= int(count[:3]) <= MOST_COPIES):
            raise BadSetup(f"the deck code says '{brief(entry)}' where a number and a card stand; {_ADVICE}",
                           "broken deck code")
        counted.append((_titled(key, known), int(count)))
    return added_up(counted)


def _checksum(text: str) -> str:
    digest = hashlib.blake2b(text.encode(), digest_size=5).digest()
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest)

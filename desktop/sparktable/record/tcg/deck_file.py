"""Deck files: a deck as JSON, hostile until checked, written whole or not at all.

    {"deck": 1, "name": "My deck", "team": ["Ironhide, Veteran Autobot"], "cards": {"Zap": 3},
     "sideboard": {"Photon Bomb": 1}, "notes": ""}

Whether the deck is legal is another question (`games/tcg/decks.faults`): an unfinished deck is worth a file too.
"""
from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, ValidationError

from sparktable.games.tcg.deck_codes import decode, is_code
from sparktable.games.tcg.deck_lists import read_list
from sparktable.games.tcg.decks import MOST_COPIES, Deck, read_deck, told
from sparktable.kernel.game import BadSetup

from ..faults import in_words
from ..files import BadFile, CannotWrite, read_bounded, write_whole
from ..model import Stored, spelt_place
from ..untrusted_json import Limits, NotJson, parse, shown

MOST_BYTES = 64 << 10
LIMITS = Limits(depth=6, items=2_000, containers=20, texts=4_000, text=20_000)
ENDING = ".deck.json"

Name = Annotated[str, Field(min_length=1, max_length=120)]
Count = Annotated[int, Field(ge=1, le=MOST_COPIES)]


class DeckFile(Stored):
    """A whole file."""

    deck: Literal[1]
    """The version of this format."""
    name: Name
    team: list[Name] = Field(max_length=40)
    stratagems: list[Name] = Field(default_factory=list, max_length=20)
    cards: dict[Name, Count] = Field(max_length=400)
    sideboard: dict[Name, Count] = Field(default_factory=dict, max_length=100)
    notes: Annotated[str, Field(max_length=20_000)] = ""


def read_deck_file(path: Path) -> Deck:
    """The deck in a file: JSON as it is written here, or a list or a code that somebody has put into a file. Raises
    BadFile with one sentence that says which card or part is wrong."""
    data = read_bounded(path, MOST_BYTES)
    try:
        if data.lstrip()[:1] == b"{":
            stored = DeckFile.model_validate(parse(data, LIMITS, each_key_once=True))
            return read_deck(stored.model_dump(exclude={"deck"}))
        text = data.decode("utf-8-sig")
        return decode(text) if is_code(text) else read_list(text)
    except NotJson as trouble:
        raise BadFile(path, str(trouble)) from None
    except UnicodeDecodeError as trouble:
        raise BadFile(path, f"is no deck: byte {trouble.start + 1} is no text") from None
    except ValidationError as trouble:
        fault = trouble.errors(include_url=False)[0]
        place = shown(spelt_place(fault["loc"]))
        raise BadFile(path, f"is no deck file: {place}: {in_words(fault)}",
                      "correct it, or ask for the deck as a list") from None
    except BadSetup as trouble:
        raise BadFile(path, f"holds no deck that can be read: {trouble}") from None


def as_file(deck: Deck) -> str:
    """What stands in a deck's file."""
    return json.dumps({"deck": 1, **told(deck)}, ensure_ascii=False, indent=1) + "\n"


def write_deck_file(path: Path, deck: Deck) -> None:
    """Put a deck into a file. Raises CannotWrite, also where the file could not be read again."""
    try:
        DeckFile.model_validate({"deck": 1, **told(deck)})
        data = as_file(deck).encode()
    except (ValidationError, UnicodeEncodeError):
        raise CannotWrite(path, "cannot hold a deck of that size or name") from None
    write_whole(path, data)

"""How the table looked when its game was left, for the page that offers to go on: a picture, and which turn it was.

    <root>/desk-1/left.json

It belongs to a journal as long as that is exactly as long as it was then: once anything was answered, it is stale.
Read before the first frame, so it needs nothing that takes long to load.
"""
from __future__ import annotations

import base64
import contextlib
import json
import os
from pathlib import Path
from typing import NamedTuple

from .files import CannotWrite, write_whole
from .pictures import MOST_LETTERS, picture_of
from .surrogates import is_whole

NAME = "left.json"
MOST_TURNS = 1_000_000
MOST_NAMES, LONGEST_NAME = 16, 200
MOST_BYTES = MOST_LETTERS + MOST_NAMES * (6 * LONGEST_NAME + 4) + 200
"""Of the whole file; JSON may spell a letter with six."""


class LastLook(NamedTuple):
    turn: int = 0
    """None is 0."""
    picture: bytes = b""
    """A PNG that may be decoded; none where nobody may see it."""
    characters: tuple[str, ...] = ()
    """Whom everybody played, also where that was drawn."""
    asked: bool = False
    """Whether the only person who plays was to answer."""


def keep_look(journal: Path, look: LastLook) -> None:
    """Write down how the table looked, beside the journal as it is now. Failing costs no more than a picture."""
    with contextlib.suppress(OSError, CannotWrite):
        told = {"journal": os.path.getsize(journal), "turn": look.turn,
                "picture": base64.b64encode(look.picture).decode(), "characters": look.characters,
                "asked": look.asked}
        write_whole(journal.with_name(NAME), json.dumps(told).encode())


def last_look(journal: Path) -> LastLook:
    """How the table of a journal looked when it was left; nothing where that is not known, or not believed."""
    path = journal.with_name(NAME)
    try:
        if not os.path.isfile(path) or os.path.getsize(path) > MOST_BYTES:
            return LastLook()
        told = json.loads(path.read_bytes())
        if told["journal"] != os.path.getsize(journal):
            return LastLook()
        turn, picture, characters = told["turn"], told["picture"], told.get("characters", [])
    except (OSError, ValueError, RecursionError, LookupError, TypeError):
        return LastLook()
    fits = type(turn) is int and 0 <= turn <= MOST_TURNS and isinstance(picture, str) and _are_names(characters)
    return LastLook(turn, picture_of(picture), tuple(characters), told.get("asked") is True) if fits else LastLook()


def _are_names(told: object) -> bool:
    return isinstance(told, list) and len(told) <= MOST_NAMES and all(
        isinstance(name, str) and len(name) <= LONGEST_NAME and is_whole(name) for name in told)

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

NAME = "left.json"
MOST_TURNS = 1_000_000


class LastLook(NamedTuple):
    turn: int = 0
    """None is 0."""
    picture: bytes = b""
    """A PNG that may be decoded; none where nobody may see it."""
    characters: tuple[str, ...] = ()
    """Whom everybody played, also where that was drawn."""


def keep_look(journal: Path, look: LastLook) -> None:
    """Write down how the table looked, beside the journal as it is now. Failing costs no more than a picture."""
    with contextlib.suppress(OSError, CannotWrite):
        told = {"journal": os.path.getsize(journal), "turn": look.turn,
                "picture": base64.b64encode(look.picture).decode(), "characters": look.characters}
        write_whole(journal.with_name(NAME), json.dumps(told).encode())


def last_look(journal: Path) -> LastLook:
    """How the table of a journal looked when it was left; nothing where that is not known, or not believed."""
    path = journal.with_name(NAME)
    try:
        if not os.path.isfile(path) or os.path.getsize(path) > MOST_LETTERS + 200:
            return LastLook()
        told = json.loads(path.read_bytes())
        if told["journal"] != os.path.getsize(journal):
            return LastLook()
        turn, picture, characters = told["turn"], told["picture"], told.get("characters", [])
    except (OSError, ValueError, RecursionError, LookupError, TypeError):
        return LastLook()
    fits = type(turn) is int and 0 <= turn <= MOST_TURNS and isinstance(picture, str) \
        and isinstance(characters, list) and all(isinstance(name, str) for name in characters)
    return LastLook(turn, picture_of(picture), tuple(characters)) if fits else LastLook()

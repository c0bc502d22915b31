"""What the first frame must know, read without the libraries that check it: the window must not wait for them.

Whatever does not look as expected is taken for absent, and the settings file is then called doubtful: the real
reader opens it as soon as the window is there. Otherwise that waits until the settings are needed.
"""
from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

VERSION = 3
"""Of the settings file."""
MOST_BYTES = 1 << 20
"""More is not read for a first frame."""


class Seated(NamedTuple):
    """A game and who plays it, as (name, level)."""

    game: str
    players: tuple[tuple[str, str], ...]


class Display(NamedTuple):
    """The part of the display settings that a look is made from."""

    theme: str = "system"
    text_percent: int = 100
    interface_percent: int = 100


class Shelf(NamedTuple):
    """What the home page offers besides new games."""

    unfinished: Seated | None = None
    last: Seated | None = None
    saves: bool = False
    films: bool = False
    games_played: bool = False


class Glance(NamedTuple):
    display: Display = Display()
    language: str = "system"
    window: str = ""
    shelf: Shelf = Shelf()
    doubtful: bool = False
    """The settings file is of another version or not as expected: whoever checks it must look at it."""


def glance(settings: Path, data: Path) -> Glance:
    """Look at the settings file and the folder of games."""
    found = _object(_text(settings))
    memory = _part(found, "memory")
    last_game = _word(memory, "last_game")
    last = _seated(last_game, _part(_part(memory, "last_games"), last_game).get("players"))
    saves = any(data.glob("saves/*.spark"))
    films = saves or any(data.glob("finished/*.spark")) or any(data.glob("running/desk-*/*.spark"))
    shelf = Shelf(_unfinished(data / "running"), last, saves, films, _filled(data / "games.jsonl"))
    display, sound = _display(_part(found, "display"))
    # Where nobody may look, `os.path` sees nothing; `Path` would raise.
    doubtful = os.path.exists(settings) and not (sound and found.get("version") == VERSION)
    language = _word(_part(found, "language"), "code") or "system"
    return Glance(display, language, _word(memory, "window"), shelf, doubtful)


def _display(part: Mapping[str, Any]) -> tuple[Display, bool]:
    """What the settings say of the display, and whether it can be meant."""
    told = Display(*(part.get(name, usual) for name, usual in Display()._asdict().items()))
    theme = told.theme if told.theme in ("system", "dark", "light", "high-contrast") else "system"
    text, interface = (value if type(value) is int and 80 <= value <= 200 else 100
                       for value in (told.text_percent, told.interface_percent))
    seen = Display(theme, text, interface)
    return seen, seen == told


def _unfinished(running: Path) -> Seated | None:
    """The game of the first journal that holds an answer."""
    for path in sorted(running.glob("desk-*/journal.jsonl")):
        head, _, rest = _text(path).partition("\n")
        first = _object(head)
        names = [(_word(seat, "name"), _word(seat, "level")) for seat in first.get("seats", ())
                 if isinstance(seat, Mapping)]
        if rest and (found := _seated(_word(first, "game"), names)) is not None:
            return found
    return None


def _seated(game: str, players: object) -> Seated | None:
    if not game or not isinstance(players, list):
        return None
    pairs = [tuple(pair) for pair in players if isinstance(pair, list | tuple) and len(pair) == 2]
    return Seated(game, tuple((str(name), str(level)) for name, level in pairs)) if pairs else None


def _filled(path: Path) -> bool:
    return os.path.isfile(path) and bool(_text(path, 1))


def _text(path: Path, most: int = MOST_BYTES) -> str:
    if not os.path.isfile(path):  # a pipe would keep the window waiting
        return ""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return file.read(most)
    except OSError:
        return ""


def _object(text: str) -> Mapping[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _part(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = data.get(name)
    return found if isinstance(found, dict) else {}


def _word(data: Mapping[str, Any], name: str) -> str:
    found = data.get(name)
    return found if isinstance(found, str) else ""

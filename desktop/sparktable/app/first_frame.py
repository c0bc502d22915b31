"""What the first frame must know, read without the libraries that check it: the window must not wait for them.

Whatever does not look as expected is taken for absent, part by part, and the settings file is then called doubtful:
the real reader opens it as soon as the window is there. Otherwise that waits until the settings are needed.
"""
from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sparktable.app.sounds.names import Loudness
from sparktable.record.last_look import LastLook, last_look
from sparktable.record.surrogates import is_whole

VERSION = 6
"""Of the settings file."""
MOST_BYTES = 1 << 20
"""More is not read for a first frame."""
SERIES = ".series.json"
"""The ending of files of what is played in several games."""
MOST_SERIES = 20
"""No more of them are looked at, those that were changed last."""
LONGEST_NAME, MOST_SEATS = 200, 16
"""Of players, as the files of games have them."""
T = TypeVar("T")


class Seated(NamedTuple):
    """A game and who plays it, as (name, level)."""

    game: str
    players: tuple[tuple[str, str], ...]


class Display(NamedTuple):
    """The part of the display settings that a look is made from."""

    theme: str = "system"
    text_percent: int = 100
    interface_percent: int = 100


class Waiting(NamedTuple):
    """What is played in several games and waits for the next."""

    seated: Seated
    file: str
    mode: str
    games: int
    """How many of it have been played."""
    mark: str
    """What tells it from every other one; "" in old files."""


class HomeContent(NamedTuple):
    """What the home page offers besides new games."""

    unfinished: Seated | None = None
    left: LastLook = LastLook()
    """How the table of that one looked when it was left."""
    last: Seated | None = None
    saves: bool = False
    replays: bool = False
    games_played: bool = False
    waiting: tuple[Waiting, ...] = ()
    """The newest first; without the one whose next game is the unfinished one."""
    new_here: bool = False
    """Nobody has played with these settings yet: a lesson is offered."""


class FirstFrame(NamedTuple):
    display: Display = Display()
    loudness: Loudness = Loudness()
    language: str = "system"
    window: str = ""
    shelf: HomeContent = HomeContent()
    doubtful: bool = False
    """The settings file is of another version, or a file is not as expected: whoever checks it must look at it."""


def first_frame(settings: Path, data: Path) -> FirstFrame:
    """Look at the settings file and the folder of games."""
    stumbled: list[Exception] = []

    def seen(part: Callable[[], T], usual: T) -> T:
        """A part of the picture. Whatever a file holds, the window opens, and what it spoils is this part alone."""
        try:
            return part()
        except Exception as trouble:
            stumbled.append(trouble)
            return usual

    found = _object(_text(settings))
    memory = _part(found, "memory")
    display, sound = seen(lambda: _display(_part(found, "display")), (Display(), False))
    loudness = seen(lambda: _loudness(_part(found, "sound")), Loudness())
    saves = seen(lambda: any(data.glob("saves/*.spark")), False)
    nobody: tuple[Seated | None, LastLook, Mapping[str, Any]] = (None, LastLook(), {})
    unfinished, left, options = seen(lambda: _unfinished(data / "running"), nobody)
    shelf = HomeContent(
        unfinished,
        left,
        seen(lambda: _last(memory), None),
        saves,
        saves or seen(lambda: any(data.glob("finished/*.spark")) or any(data.glob("running/desk-*/*.spark")), False),
        seen(lambda: _filled(data / "games.jsonl"), False),
        seen(lambda: but_for(options, _waiting(data / "series")), ()),
        not os.path.exists(settings))
    # Where nobody may look, `os.path` sees nothing; `Path` would raise.
    doubtful = os.path.exists(settings) and not (sound and found.get("version") == VERSION)
    language = _word(_part(found, "language"), "code") or "system"
    return FirstFrame(display, loudness, language, _word(memory, "window"), shelf, doubtful or bool(stumbled))


def _display(part: Mapping[str, Any]) -> tuple[Display, bool]:
    """What the settings say of the display, and whether it can be meant."""
    told = Display(*(part.get(name, usual) for name, usual in Display()._asdict().items()))
    theme = told.theme if told.theme in ("system", "dark", "light", "high-contrast") else "system"
    text, interface = (value if type(value) is int and value in range(80, 201, 10) else 100
                       for value in (told.text_percent, told.interface_percent))
    seen = Display(theme, text, interface)
    return seen, seen == told


def _loudness(part: Mapping[str, Any]) -> Loudness:
    """What the settings say of sounds. Whoever is not understood is taken to want silence: it disturbs nobody."""
    told = Loudness(*(part.get(name, usual) for name, usual in Loudness()._asdict().items()))
    fits = type(told.mute) is bool and all(type(each) is int and 0 <= each <= 100 for each in told[1:])
    return told if fits else Loudness(mute=True)


def _last(memory: Mapping[str, Any]) -> Seated | None:
    """The game that was set up last."""
    game = _word(memory, "last_game")
    return _seated(game, _part(_part(memory, "last_games"), game).get("players"))


def _unfinished(running: Path) -> tuple[Seated | None, LastLook, Mapping[str, Any]]:
    """The game of the first journal that holds an answer, how its table looked, and its options. Raises ValueError
    where there is only one that is broken in its first line: those who know may find the game in an autosave."""
    broken = False
    for path in sorted(running.glob("desk-*/journal.jsonl")):
        head, _, rest = _text(path).partition("\n")
        first = _object(head)
        broken |= bool(rest) and not first
        seats = first.get("seats")
        if not rest or not isinstance(seats, list):
            continue
        names = [(_word(seat, "name"), _word(seat, "level")) for seat in seats if isinstance(seat, Mapping)]
        if (found := _seated(_word(first, "game"), names)) is not None:
            return found, last_look(path), _part(first, "options")
    if broken:
        raise ValueError("the first line of a journal is broken")
    return None, LastLook(), {}


def _waiting(folder: Path) -> tuple[Waiting, ...]:
    """What waits between two games."""
    found = []
    for path in newest_first(folder)[:MOST_SERIES]:
        told = _object(_text(path))
        seated = _seated(_word(told, "game"), told.get("players"))
        if seated is not None:
            found.append(waits_as(seated, path.name, _part(told, "options")))
    return tuple(found)


def newest_first(folder: Path) -> list[Path]:
    """The files of series."""
    def changed(path: Path) -> float:
        return os.path.getmtime(path) if os.path.exists(path) else 0.0  # another window may have done with it

    return sorted(folder.glob(f"*{SERIES}"), key=changed, reverse=True)


def waits_as(seated: Seated, file: str, options: Mapping[str, Any]) -> Waiting:
    """What home says of a series with these options."""
    return Waiting(seated, file, _word(options, "mode"), _games(options), _word(options, "mark"))


def _games(options: Mapping[str, Any]) -> int:
    """How many were played before: the first row of a series is about itself."""
    rows = options.get("series")
    return max(0, len(rows) - 1) if isinstance(rows, list | tuple) else 0


def but_for(unfinished: Mapping[str, Any], waiting: tuple[Waiting, ...]) -> tuple[Waiting, ...]:
    """What waits for another game than the unfinished one, of which these are the options: where that is the next of
    a series, going on with it is going on with the series."""
    mark, games = _word(unfinished, "mark"), _games(unfinished)
    return tuple(each for each in waiting if not mark or (each.mark, each.games) != (mark, games))


def _seated(game: str, players: object) -> Seated | None:
    if not game or not isinstance(players, list):
        return None
    pairs = [(" ".join(str(pair[0]).split()), str(pair[1])) for pair in players
             if isinstance(pair, list | tuple) and len(pair) == 2]
    if not 1 <= len(pairs) <= MOST_SEATS or any(len(text) > LONGEST_NAME for pair in pairs for text in pair):
        return None
    return Seated(game, tuple(pairs))


def _filled(path: Path) -> bool:
    return bool(_text(path, 1))


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
        whole = "\\u" not in text or is_whole(json.dumps(found, ensure_ascii=False))
    except (ValueError, RecursionError):
        return {}
    return found if whole and isinstance(found, dict) else {}


def _part(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = data.get(name)
    return found if isinstance(found, dict) else {}


def _word(data: Mapping[str, Any], name: str) -> str:
    found = data.get(name)
    return found if isinstance(found, str) else ""

"""What the home page offers, read like the first frame without the libraries that check it: whoever wants to play
does not wait for them. Where something is not as expected, those who know look again once the page is there.
"""
from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from sparktable.app.first_frame import Glance, object_in, part_of, text_of, word_of
from sparktable.app.seat_names import LONGEST_NAME, MOST_SEATS, cast, in_one_line
from sparktable.record.last_look import LastLook, last_look
from sparktable.record.pictures import picture_in

SERIES, TABLE = ".series.json", ".png"
"""The endings of files of what is played in several games, and of a picture of its last table beside one."""
MOST_SERIES = 20
"""No more of them are looked at, those that were changed last."""


class Seated(NamedTuple):
    """A game and who plays it, as (name, level)."""

    game: str
    players: tuple[tuple[str, str], ...]
    characters: tuple[str, ...] = ()
    """Whom they play, as far as that was chosen before the game."""


class Waiting(NamedTuple):
    """What is played in several games and waits for the next."""

    seated: Seated
    file: str
    mode: str
    games: int
    """How many of it have been played."""
    mark: str
    """What tells it from every other one; "" in old files."""
    table: Path
    """Where it is kept how its last table looked."""

    def picture(self) -> bytes:
        """That: a PNG that may be decoded; none where nobody may see it. There may be many, so each is read when it
        is to be seen."""
        return picture_in(self.table)


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


class Shelf(NamedTuple):
    content: HomeContent
    doubtful: bool
    """A file is not as expected."""


def shelf(settings: Path, data: Path) -> Shelf:
    """Look at the folder of games, and at what was set up last."""
    glance, memory = Glance(), part_of(object_in(text_of(settings)), "memory")
    saves = glance.at(lambda: any(data.glob("saves/*.spark")), False)
    nobody: tuple[Seated | None, LastLook, Mapping[str, Any]] = (None, LastLook(), {})
    unfinished, left, options = glance.at(lambda: _unfinished(data / "running"), nobody)
    content = HomeContent(
        unfinished,
        left,
        glance.at(lambda: _last(memory), None),
        saves,
        saves or glance.at(lambda: any(data.glob("finished/*.spark")) or any(data.glob("running/desk-*/*.spark")),
                           False),
        glance.at(lambda: _filled(data / "games.jsonl"), False),
        glance.at(lambda: but_for(options, _waiting(data / "series")), ()),
        not os.path.exists(settings))
    return Shelf(content, glance.stumbled)


def _last(memory: Mapping[str, Any]) -> Seated | None:
    """The game that was set up last."""
    game = word_of(memory, "last_game")
    told = part_of(part_of(memory, "last_games"), game)
    return _seated(game, told.get("players"), part_of(told, "options"))


def _unfinished(running: Path) -> tuple[Seated | None, LastLook, Mapping[str, Any]]:
    """The game of the first journal that holds an answer, how its table looked, and its options. Raises ValueError
    where there is only one that is broken in its first line: those who know may find the game in an autosave."""
    broken = False
    for path in sorted(running.glob("desk-*/journal.jsonl")):
        head, _, rest = text_of(path).partition("\n")
        first = object_in(head)
        broken |= bool(rest) and not first
        seats = first.get("seats")
        if not rest or not isinstance(seats, list):
            continue
        names = [(word_of(seat, "name"), word_of(seat, "level")) for seat in seats if isinstance(seat, Mapping)]
        options = part_of(first, "options")
        if (found := _seated(word_of(first, "game"), names, options)) is not None:
            return found, last_look(path), options
    if broken:
        raise ValueError("the first line of a journal is broken")
    return None, LastLook(), {}


def _waiting(folder: Path) -> tuple[Waiting, ...]:
    """What waits between two games."""
    found = []
    for path in newest_first(folder)[:MOST_SERIES]:
        told = object_in(text_of(path))
        seated = _seated(word_of(told, "game"), told.get("players"))
        if seated is not None:
            found.append(waits_as(seated, path, part_of(told, "options")))
    return tuple(found)


def table_of(path: Path) -> Path:
    """The picture beside the file of a series."""
    return path.with_name(path.name.removesuffix(SERIES) + TABLE)


def newest_first(folder: Path) -> list[Path]:
    """The files of series."""
    def changed(path: Path) -> float:
        return os.path.getmtime(path) if os.path.exists(path) else 0.0  # another window may have done with it

    return sorted(folder.glob(f"*{SERIES}"), key=changed, reverse=True)


def waits_as(seated: Seated, path: Path, options: Mapping[str, Any]) -> Waiting:
    """What home says of a series with these options, which lies there."""
    return Waiting(seated, path.name, word_of(options, "mode"), _games(options), word_of(options, "mark"),
                   table_of(path))


def _games(options: Mapping[str, Any]) -> int:
    """How many were played before: the first row of a series is about itself."""
    rows = options.get("series")
    return max(0, len(rows) - 1) if isinstance(rows, list | tuple) else 0


def but_for(unfinished: Mapping[str, Any], waiting: tuple[Waiting, ...]) -> tuple[Waiting, ...]:
    """What waits for another game than the unfinished one, of which these are the options: where that is the next of
    a series, going on with it is going on with the series."""
    mark, games = word_of(unfinished, "mark"), _games(unfinished)
    return tuple(each for each in waiting if not mark or (each.mark, each.games) != (mark, games))


def _seated(game: str, players: object, options: Mapping[str, Any] | None = None) -> Seated | None:
    if not game or not isinstance(players, list):
        return None
    pairs = [(in_one_line(str(pair[0])), str(pair[1])) for pair in players
             if isinstance(pair, list | tuple) and len(pair) == 2]
    if not 1 <= len(pairs) <= MOST_SEATS or any(len(text) > LONGEST_NAME for pair in pairs for text in pair):
        return None
    return Seated(game, tuple(pairs), cast(options or {}))


def _filled(path: Path) -> bool:
    return bool(text_of(path, 1))

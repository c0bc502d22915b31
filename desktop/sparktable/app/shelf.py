"""What the home page offers, read like the first frame without the libraries that check it: whoever wants to play
does not wait for them. Where something is not as expected, those who know look again once the page is there.
"""
from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from sparktable.app.first_frame import Glance, object_in, part_of, text_of, word_of
from sparktable.record.last_look import LastLook, last_look

SERIES = ".series.json"
"""The ending of files of what is played in several games."""
LONGEST_NAME, MOST_SEATS = 200, 16
"""Of players, as the files of games have them."""


class Seated(NamedTuple):
    """A game and who plays it, as (name, level)."""

    game: str
    players: tuple[tuple[str, str], ...]


class HomeContent(NamedTuple):
    """What the home page offers besides new games."""

    unfinished: Seated | None = None
    left: LastLook = LastLook()
    """How the table of that one looked when it was left."""
    last: Seated | None = None
    saves: bool = False
    replays: bool = False
    games_played: bool = False
    waiting: Seated | None = None
    """What is played in several games and waits for the next, where no game is unfinished."""
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
    nobody: tuple[Seated | None, LastLook] = (None, LastLook())
    unfinished, left = glance.at(lambda: _unfinished(data / "running"), nobody)
    content = HomeContent(
        unfinished,
        left,
        glance.at(lambda: _last(memory), None),
        saves,
        saves or glance.at(lambda: any(data.glob("finished/*.spark")) or any(data.glob("running/desk-*/*.spark")),
                           False),
        glance.at(lambda: _filled(data / "games.jsonl"), False),
        glance.at(lambda: _waiting(data / "series"), None),
        not os.path.exists(settings))
    return Shelf(content, glance.stumbled)


def _last(memory: Mapping[str, Any]) -> Seated | None:
    """The game that was set up last."""
    game = word_of(memory, "last_game")
    return _seated(game, part_of(part_of(memory, "last_games"), game).get("players"))


def _unfinished(running: Path) -> tuple[Seated | None, LastLook]:
    """The game of the first journal that holds an answer, and how its table looked. Raises ValueError where there is
    only one that is broken in its first line: those who know may find the game in an autosave."""
    broken = False
    for path in sorted(running.glob("desk-*/journal.jsonl")):
        head, _, rest = text_of(path).partition("\n")
        first = object_in(head)
        broken |= bool(rest) and not first
        seats = first.get("seats")
        if not rest or not isinstance(seats, list):
            continue
        names = [(word_of(seat, "name"), word_of(seat, "level")) for seat in seats if isinstance(seat, Mapping)]
        if (found := _seated(word_of(first, "game"), names)) is not None:
            return found, last_look(path)
    if broken:
        raise ValueError("the first line of a journal is broken")
    return None, LastLook()


def _waiting(folder: Path) -> Seated | None:
    """The newest series between two games."""
    paths = sorted(folder.glob(f"*{SERIES}"), key=os.path.getmtime, reverse=True)
    for path in paths:
        found = object_in(text_of(path))
        if (seated := _seated(word_of(found, "game"), found.get("players"))) is not None:
            return seated
    return None


def _seated(game: str, players: object) -> Seated | None:
    if not game or not isinstance(players, list):
        return None
    pairs = [(" ".join(str(pair[0]).split()), str(pair[1])) for pair in players
             if isinstance(pair, list | tuple) and len(pair) == 2]
    if not 1 <= len(pairs) <= MOST_SEATS or any(len(text) > LONGEST_NAME for pair in pairs for text in pair):
        return None
    return Seated(game, tuple(pairs))


def _filled(path: Path) -> bool:
    return bool(text_of(path, 1))

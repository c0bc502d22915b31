"""What is played in several games: a match, a tournament. It is a set-up whose options tell what was played before,
so every save of one of its games knows where it belongs; between two games it lies in a file of its own.

A game that has such a thing says so in `app/<game>/series.py`.
"""
from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol, cast

from sparktable.app.setups import Setup, from_plain
from sparktable.app.shelf import SERIES
from sparktable.games import GAMES
from sparktable.kernel.match import Match
from sparktable.record.files import BadFile

MOST = 20
"""No more files are looked at."""


class SeriesRules(Protocol):
    """What a game says about its series."""

    def begun(self, setup: Setup, seed: int) -> Setup | None:
        """The series that begins with this set-up; None where it is a single game. Raises BadSetup."""

    def first(self, series: Setup) -> Setup | None:
        """Its first game, where nothing is to be decided before it."""

    def after(self, game: Setup, played: Match) -> Setup | None:
        """The series after one of its games, which is over; None for a single game."""

    def standing(self, series: Setup) -> str:
        """How it stands, in one sentence."""

    def going_on(self, series: Setup) -> str:
        """What comes next, in a few words; "" when it is over."""

    def can_be_read(self, series: Setup) -> bool:
        """Whether that is one at all."""


class Standing(NamedTuple):
    """How a series stands after one of its games, for its last page."""

    told: Callable[[], str]
    goes_on: Callable[[], str]
    """What comes next; "" where that was the last game."""


def series_rules(game: str) -> SeriesRules | None:
    name = f"sparktable.app.{game}.series"
    if game not in GAMES or importlib.util.find_spec(f"sparktable.app.{game}") is None \
            or importlib.util.find_spec(name) is None:
        return None
    return cast(SeriesRules, importlib.import_module(name))


class KeptSeries:
    """The series that wait for their next game: one of each kind, the newest first. What checks their files is loaded
    only where there are some."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self) -> list[Setup]:
        """What cannot be read is left alone."""
        paths = sorted(self.folder.glob(f"*{SERIES}"))[:MOST] if self.folder.is_dir() else []
        if not paths:
            return []
        from sparktable.record.series_file import read_series_file

        found = []
        for path in sorted(paths, key=lambda path: path.stat().st_mtime_ns, reverse=True):
            try:
                file = read_series_file(path)
            except BadFile:
                continue
            options = {name: _tuples(value) for name, value in file.options.items()}
            setup = from_plain(file.game, {"options": options, "players": file.players})
            rules = series_rules(file.game)
            if setup is not None and rules is not None and rules.can_be_read(setup):
                found.append(setup)
        return found

    def like(self, series: Setup) -> Setup | None:
        """One that waits, of the same kind."""
        return next((each for each in self.all() if self._path(each) == self._path(series)), None)

    def keep(self, series: Setup) -> None:
        """In the place of another of its kind. Raises CannotWrite."""
        from sparktable.record.series_file import write_series_file

        write_series_file(self._path(series), series.game, series.players, series.options)

    def forget(self, series: Setup) -> None:
        self._path(series).unlink(missing_ok=True)

    def _path(self, series: Setup) -> Path:
        mode = str(series.options.get("mode", ""))
        kind = "".join(letter for letter in mode if letter.isascii() and letter.isalnum())[:20]
        return self.folder / f"{series.game}-{kind}{SERIES}"


def _tuples(value: object) -> object:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value

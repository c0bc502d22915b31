"""What is played in several games: a match, a tournament. It is a set-up whose options tell what was played before,
so every save of one of its games knows where it belongs; between two games it lies in a file of its own.

Any number may wait side by side. Each has a mark, by which its games find it again: a game changes its own series and
no other, and only as the next one of it. One that went on meanwhile stays as it is when an older game of it is loaded
or played on from, and ends once more; one that is over, or was given up, does not come back.

A game that has such a thing says so in `app/<game>/series.py`.
"""
from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple, Protocol, cast

from sparktable.app.setups import Setup, from_plain
from sparktable.app.shelf import MOST_SERIES, SERIES, newest_first, table_of
from sparktable.games import GAMES
from sparktable.kernel.match import Match
from sparktable.record.files import BadFile, cannot_write, read_bounded, write_whole
from sparktable.record.pictures import keep_picture

ENDED, MOST_ENDED = "ended.txt", 1000
"""The file with the marks of series that have ended, one to a line, and how many it holds."""


class SeriesRules(Protocol):
    """What a game says about its series."""

    def begun(self, setup: Setup, seed: int, mark: str) -> Setup | None:
        """The series that begins with this set-up; None where it is a single game. Raises BadSetup."""

    def which(self, series: Setup) -> str:
        """A word of letters and digits by which it is told from every other: its mark."""

    def first(self, series: Setup) -> Setup | None:
        """Its first game, where nothing is to be decided before it."""

    def after(self, game: Setup, played: Match) -> Setup | None:
        """The series after one of its games, which is over; None for a single game."""

    def counted(self, waiting: Setup, after: Setup) -> Setup | None:
        """What waits once that game is counted, as it may be already; None where others came after the same games."""

    def standing(self, series: Setup) -> str:
        """How it stands, in one sentence."""

    def called(self, series: Setup) -> tuple[str, ...]:
        """What is played with in it, by which people tell it from others of its kind, seat by seat."""

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


def rules_of(series: Setup) -> SeriesRules:
    """Those of something that is one."""
    rules = series_rules(series.game)
    assert rules is not None
    return rules


def fresh_mark() -> str:
    """A mark that no other series has."""
    return token_hex(8)


class KeptSeries:
    """The series that wait for their next game, each in a file. What checks their files is loaded only where there
    are some."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self) -> dict[str, Setup]:
        """By the names of their files, the newest first. What cannot be read is left alone."""
        found: dict[str, Setup] = {}
        seen = set()
        for path, series in self._files():
            if (mark := _mark(series)) not in seen:
                seen.add(mark)
                found[path.name] = series
        return found

    def like(self, series: Setup) -> Setup | None:
        """How the same one waits."""
        return next((each for _, each in self._files_of(series)), None)

    def keep(self, series: Setup, table: bytes | None = None) -> None:
        """As it stands now; what is over waits no more. With how the table of its last game looked, where one was
        played: nothing if nobody may see it. Raises CannotWrite."""
        from sparktable.record.series_file import write_series_file

        if not rules_of(series).going_on(series):
            self.forget(series)
            return
        path = next((path for path, _ in self._files_of(series)), self._usual(series))
        write_series_file(path, series.game, series.players, series.options)
        if table is not None:
            keep_picture(table_of(path), table)

    def forget(self, series: Setup) -> None:
        """It has ended. Raises CannotWrite."""
        for path in [path for path, _ in self._files_of(series)]:
            keep_picture(table_of(path), b"")
            try:
                path.unlink(missing_ok=True)
            except OSError as trouble:
                raise cannot_write(path, trouble) from trouble
        name = "-".join(_mark(series))
        ended = [*(each for each in self._ended() if each != name), name]
        write_whole(self.folder / ENDED, "\n".join(ended[-MOST_ENDED:]).encode())

    def has_ended(self, series: Setup) -> bool:
        """Whether it is over or was given up."""
        return "-".join(_mark(series)) in self._ended()

    def _ended(self) -> list[str]:
        try:
            return read_bounded(self.folder / ENDED).decode("utf-8", "replace").splitlines()
        except BadFile:
            return []

    def _usual(self, series: Setup) -> Path:
        return self.folder / f"{'-'.join(_mark(series))}{SERIES}"

    def _files_of(self, series: Setup) -> Iterator[tuple[Path, Setup]]:
        """Where it waits: in its usual file, or in one that an older version or somebody else named otherwise."""
        return ((path, each) for path, each in self._files(self._usual(series)) if _mark(each) == _mark(series))

    def _files(self, *first: Path) -> Iterator[tuple[Path, Setup]]:
        paths = dict.fromkeys([*(path for path in first if path.is_file()), *newest_first(self.folder)[:MOST_SERIES]])
        if not paths:
            return
        from sparktable.record.series_file import read_series_file

        for path in paths:
            try:
                file = read_series_file(path)
            except BadFile:
                continue
            options = {name: _tuples(value) for name, value in file.options.items()}
            series = from_plain(file.game, {"options": options, "players": file.players})
            rules = series_rules(file.game)
            if series is not None and rules is not None and rules.can_be_read(series):
                yield path, series


def _mark(series: Setup) -> tuple[str, str, str]:
    """What tells it from every other one, of whatever kind."""
    mode = str(series.options.get("mode", ""))
    kind = "".join(letter for letter in mode if letter.isascii() and letter.isalnum())[:20]
    return series.game, kind, rules_of(series).which(series)


def _tuples(value: object) -> object:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value

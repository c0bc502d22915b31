"""What goes wrong, written down on the player's own disk: one small file of text, and the one before it. Nothing of
it is ever sent.

A run begins with a line and ends with one. Between them stand warnings, the traces of errors that nobody caught, and,
written by the interpreter itself, that of a crash which leaves no time for anything else. What an error says in its
own words may name a card: it stands behind bars, and leaves the file only if the player agrees. A run that was killed
leaves no trace, and no report is offered for it: there is nothing to tell, and its game is on record.
"""
from __future__ import annotations

import contextlib
import faulthandler
import os
import re
import stat
import sys
import time
import traceback
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple

from sparktable import __version__

MOST_BYTES = 128 << 10
"""A file that is larger at the start makes room for a new one."""
MOST_IN_A_RUN = 48 << 10
"""What a run writes at most of warnings, and again of errors: an error that comes back with every frame fills no
disk."""
MOST_OF_ONE = 12 << 10
"""Of one error's trace the beginning and the end, with that many letters."""
MOST_OF_A_LINE = 500
"""Letters of an error's own words."""
LAST = 60
"""So many of the last lines go into a report."""
BARS = "| "
"""Before an error's own words."""
BEGUN, ENDED, SEEN, TROUBLE = "== begun", "== ended", "== seen", "== trouble"
"""What a line says after its time, beside what it is about."""
_MARK = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d (== \w+)")
HARD = ("Fatal Python error", "Windows fatal exception")
"""How the interpreter's own traces begin."""


class Trouble(NamedTuple):
    """An error that nobody caught."""

    trace: str
    place: str
    """What it is known again by: its kind, and where it was raised."""


class ErrorLog:
    """Writing never fails, but goes nowhere where there is no file: whoever is in trouble needs no more of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.left_behind = ""
        """What the last run told of its bad end, where nobody has seen it yet."""
        self._room = {True: MOST_IN_A_RUN, False: MOST_IN_A_RUN}
        self._file: BinaryIO | None = None
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            self._open()
        self._write(f"{BEGUN} Sparktable {__version__}, Python {sys.version.split()[0]}, {sys.platform}")

    def _open(self) -> None:
        path = self.path
        if path.exists():
            if not stat.S_ISREG(path.stat().st_mode):  # a pipe would have us wait for a reader
                return
            with path.open("rb") as before:
                before.seek(max(0, path.stat().st_size - MOST_BYTES))
                self.left_behind = unseen(before.read(MOST_BYTES).decode(errors="replace"))
            if path.stat().st_size > MOST_BYTES:
                os.replace(path, path.with_suffix(".old"))
        self._file = path.open("ab", buffering=0)

    def catch_crashes(self) -> None:
        """Have the interpreter write here what it dies of."""
        if self._file is not None:
            faulthandler.enable(self._file)

    def warn(self, line: str, words: str = "") -> None:
        """Something is not as it should be; `words` stand behind bars."""
        self._write(f"{line}\n{_barred(words)}".rstrip())

    def keep(self, error: BaseException) -> Trouble:
        """Write an error down, and return what is to be told of it."""
        trouble = Trouble(trace(error), _place(error))
        self._write(f"{TROUBLE} {trouble.trace}", trouble=True)
        return trouble

    def seen(self) -> None:
        """Somebody has been told of all troubles so far."""
        self._write(SEEN, trouble=True)

    def last_lines(self) -> str:
        """The end of the file."""
        if self._file is None:
            return ""
        try:
            return "\n".join(self.path.read_text("utf-8", errors="replace").splitlines()[-LAST:]) + "\n"
        except OSError:
            return ""

    def end(self) -> None:
        """The program has come to its end in good order."""
        self._room = dict.fromkeys(self._room, MOST_OF_ONE)
        self._write(ENDED)

    def close(self) -> None:
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None

    def _write(self, text: str, *, trouble: bool = False) -> None:
        data = f"{time.strftime('%Y-%m-%d %H:%M:%S')} {text}\n".encode(errors="backslashreplace")
        if self._file is not None and self._room[trouble] >= 0:
            self._room[trouble] -= len(data)
            with contextlib.suppress(OSError, ValueError):  # the disk is full, or it has been closed just now
                self._file.write(data)


def unseen(text: str) -> str:
    """What tells of a bad end and was shown to nobody: the traces behind the last line that says otherwise."""
    since, lines = None, text.splitlines()
    for number, line in enumerate(lines):
        found = _MARK.match(line)
        mark = found[1] if found else ""
        if mark in (ENDED, SEEN):
            since = None
        elif since is None and (mark == TROUBLE or line.startswith(HARD)):
            since = number
    return "" if since is None else "\n".join(lines[since:]) + "\n"


def fit_to_tell(text: str, *, agreed: bool) -> str:
    """A part of the file as it may leave it: without the player's name in paths, and unless that is agreed to without
    an error's own words."""
    home = str(Path.home())
    lines = [line for line in text.splitlines() if agreed or not line.startswith(BARS)]
    return "\n".join(lines).replace(home, "~").replace(home.replace("\\", "/"), "~") + "\n"


def has_words(text: str) -> bool:
    return any(line.startswith(BARS) for line in text.splitlines())


def trace(error: BaseException) -> str:
    """Where an error came from, and from what, and behind bars what it says itself."""
    text = "\n".join(line for each in _causes(error) for line in _one(each))
    return text if len(text) <= MOST_OF_ONE else "\n…\n".join(_ends(text.split("\n")))


def _ends(lines: list[str]) -> Iterator[str]:
    """The beginning and the end of a long text, in whole lines: half a line would have lost its bars."""
    half = MOST_OF_ONE // 2
    for part in (lines, lines[::-1]):
        room, kept = half, list[str]()
        for line in part:
            room -= len(line) + 1
            if room < 0:
                break
            kept.append(line)
        yield "\n".join(kept if part is lines else kept[::-1])


def _one(error: BaseException) -> Iterator[str]:
    yield f"{type(error).__module__}.{type(error).__qualname__}, raised here (the innermost call last):"
    yield "".join(traceback.format_tb(error.__traceback__)).rstrip()
    try:
        words = str(error)
    except Exception:  # it has too much to say, or stumbles over itself
        words = ""
    yield _barred(words)


def _causes(error: BaseException) -> Iterable[BaseException]:
    """An error after what led to it."""
    found: list[BaseException] = []
    cause: BaseException | None = error
    while cause is not None and cause not in found and len(found) < 5:
        found.append(cause)
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return reversed(found)


def _place(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    at = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "nowhere"
    return f"{type(error).__qualname__} at {at}"


def _barred(words: str) -> str:
    """Line by line, and long ones in pieces."""
    return "\n".join(f"{BARS}{line[at:at + MOST_OF_A_LINE]}" for line in words[:MOST_OF_ONE].splitlines()
                     for at in range(0, len(line), MOST_OF_A_LINE))


class _Running:
    box: ErrorLog | None = None


def use(box: ErrorLog | None) -> None:
    """From now on `warn` writes into this one."""
    _Running.box = box


def warn(line: str, words: str = "") -> None:
    """Tell whoever mends the program: on the console, where there is one, and in the log of errors."""
    if _Running.box is not None:
        _Running.box.warn(line, words)
    on_console(f"sparktable: {line}: {words}" if words else f"sparktable: {line}")


def on_console(text: str) -> None:
    """Say it there, if there is one: it may have been closed behind the program's back, and may know few letters."""
    with contextlib.suppress(OSError, ValueError):
        if sys.stderr is not None:
            print(text, file=sys.stderr)

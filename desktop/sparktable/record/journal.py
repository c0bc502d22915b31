"""The journal: every answer on a line of its own, on the disk before the next question is asked.

The first line says which game it is; each further one is an answer, or how many answers an undo kept, with a
checksum that runs over everything before it. Reading stops at the last whole line: a torn end is what a crash
leaves, anything broken before it is reported with its line.
"""
from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from sparktable import __version__
from sparktable.kernel.codec import dump
from sparktable.kernel.match import Answer, Match

from .bounds import NotJson, parse
from .files import BadFile, cannot_write, read_bounded, write_whole
from .model import JournalHead, Player, Row, canonical, first_fault, plain_answer, plain_options, rich_answer

FORMAT = 1
MOST_LINES = 60_000


class Journal:
    """A journal that is being written."""

    def __init__(self, path: Path, handle: int, length: int, running: str) -> None:
        self.path = path
        self._handle: int = handle
        self._length = length
        """Bytes of whole lines: what follows after a failed write is cut off again."""
        self._sum = running
        self._waiting: list[dict[str, Any]] = []
        """Entries that could not be written yet: a full disk must not stop the game."""

    @classmethod
    def begin(cls, path: Path, match: Match, *, salt: str, seats: Sequence[Player], time: str,
              practised: bool = False) -> Journal:
        """Start the journal of a match with what has been answered so far. Raises CannotWrite."""
        game = match.game
        head = {
            "journal": FORMAT,
            "program": __version__,
            "rules": game.rules_version,
            "game": game.name,
            "options": plain_options(game.options),
            "seats": [player.model_dump() for player in seats],
            "seed": match.seed,
            "salt": salt,
            "start": None if match.start is None else dump(match.start),
            "time": time,
            "practised": practised,
        }
        text = canonical(head)
        running = _next_sum("", text)
        lines = [_line(text, running)]
        for answer in match.answers:
            text = canonical({"answer": plain_answer(answer)})
            running = _next_sum(running, text)
            lines.append(_line(text, running))
        data = b"".join(lines)
        write_whole(path, data)
        return cls(path, _open(path, len(data)), len(data), running)

    @classmethod
    def go_on(cls, found: Recovered) -> Journal:
        """Go on writing where a recovered journal ends; its torn end is cut off. Raises CannotWrite."""
        return cls(found.path, _open(found.path, found.length), found.length, found.running)

    def answered(self, answer: Answer) -> None:
        """Note an answer. When this returns, it survives a power cut. Raises CannotWrite; what could not be
        written then is written together with the next one."""
        self._note({"answer": plain_answer(answer)})

    def rewound(self, count: int, *, practised: bool = False) -> None:
        """Note that an undo kept the first `count` answers only, and whether the game is marked for it. Raises
        CannotWrite."""
        self._note({"back": count, "practised": True} if practised else {"back": count})

    def _note(self, entry: dict[str, Any]) -> None:
        self._waiting.append(entry)
        running, lines = self._sum, []
        for waiting in self._waiting:
            text = canonical(waiting)
            running = _next_sum(running, text)
            lines.append(_line(text, running))
        data = b"".join(lines)
        try:
            _write_all(self._handle, data)
            os.fsync(self._handle)
        except OSError as trouble:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, self._length)
                os.lseek(self._handle, self._length, os.SEEK_SET)
            raise cannot_write(self.path, trouble) from trouble
        self._length += len(data)
        self._sum = running
        self._waiting.clear()

    def close(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1


@dataclass(frozen=True)
class Recovered:
    """What a journal holds, up to its last whole line."""

    path: Path
    head: JournalHead
    answers: list[Answer]
    practised: bool
    damaged_line: int | None
    """The first line that is broken although others follow it; None when all is well but for a torn end."""
    length: int
    """Bytes of the good lines."""
    running: str
    """The checksum after them."""


def read_journal(path: Path) -> Recovered:
    """Read a journal. Raises BadFile when not even its first line is whole."""
    data = read_bounded(path)
    *lines, _torn = data.split(b"\n")
    if not lines:
        raise BadFile(path, "was cut off before the game began")
    entry, running = _checked(lines[0], "")
    if entry is None:
        raise BadFile(path, "is no journal of Sparktable, or its first line is damaged")
    try:
        head = JournalHead.model_validate(entry)
    except ValidationError as trouble:
        raise BadFile(path, f"is no journal that Sparktable would write: {first_fault(trouble)}") from None
    answers: list[Answer] = []
    practised = head.practised
    length, damaged = len(lines[0]) + 1, None
    if len(lines) > MOST_LINES:
        raise BadFile(path, f"has more than {MOST_LINES:,} lines, which no game takes")
    for number, line in enumerate(lines[1:], 2):
        entry, following = _checked(line, running)
        if entry is None or not _apply(entry, answers):
            # The last line is a torn one even if the crash left a line's end behind it.
            damaged = number if number < len(lines) else None
            break
        practised |= "practised" in entry
        running = following
        length += len(line) + 1
    return Recovered(path, head, answers, practised, damaged, length, running)


def _open(path: Path, length: int) -> int:
    """The file, open for writing after its good lines; what follows them is cut off. Raises CannotWrite."""
    try:
        handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        os.ftruncate(handle, length)
        os.lseek(handle, length, os.SEEK_SET)
    except OSError as trouble:
        raise cannot_write(path, trouble) from trouble
    return handle


def _apply(entry: dict[str, Any], answers: list[Answer]) -> bool:
    row, back = entry.get("answer"), entry.get("back")
    if isinstance(row, list) and len(entry) == 1:
        return _add(row, answers)
    known = {"back": back}, {"back": back, "practised": True}
    if type(back) is int and 0 <= back <= len(answers) and entry in known:
        del answers[back:]
        return True
    return False


def _add(row: Row, answers: list[Answer]) -> bool:
    try:
        answers.append(rich_answer(row))
    except (ValueError, TypeError):
        return False
    return True


def _checked(line: bytes, running: str) -> tuple[dict[str, Any] | None, str]:
    """The entry of a line and the checksum after it; no entry where the line is broken."""
    try:
        entry = parse(line)
    except NotJson:
        return None, running
    if not isinstance(entry, dict):
        return None, running
    claimed = entry.pop("sum", None)
    following = _next_sum(running, canonical(entry))
    return (entry, following) if claimed == following else (None, running)


def _next_sum(running: str, text: str) -> str:
    return hashlib.blake2b((running + text).encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def _line(text: str, running: str) -> bytes:
    return f'{text[:-1]},"sum":{json.dumps(running)}}}\n'.encode("utf-8", "surrogatepass")


def _write_all(handle: int, data: bytes) -> None:
    while data:
        data = data[os.write(handle, data):]


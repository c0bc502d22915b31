"""The journal: every answer on a line of its own, on the disk before the next question is asked.

The first line says which game it is; each further one is an answer, or how many of the answers before it still count,
with a checksum that runs over everything before it. What is written is always the difference between what the file
holds and what the match holds: back to where the two part, then on. So nobody has to say what happened, undo, redo or
a write that failed, and nothing can be taken back that was never written.

Reading stops at the last whole line: a torn end is what a crash leaves, anything broken before it is reported with
its line.
"""
from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from pydantic import ValidationError

from sparktable import __version__
from sparktable.kernel.match import Answer, Match
from sparktable.kernel.state import dump

from .answers import in_common
from .files import MOST_BYTES, BadFile, cannot_write, read_bounded, write_whole
from .manners import ALL_CHOSEN, Manners
from .model import (
    JournalHead,
    Player,
    Row,
    canonical,
    first_fault,
    manner,
    plain_answer,
    plain_options,
    rich_answer,
)
from .untrusted_json import NotJson, parse

FORMAT = 2
MOST_LINES = 60_000
Told: TypeAlias = tuple[Answer, str]
"""An answer and how it was given."""
LONGEST = MOST_BYTES // 2
"""Bytes from which on a journal is begun anew: a file much larger is not read. Fewer than MOST_LINES fit in."""


class Journal:
    """A journal that is being written."""

    def __init__(self, path: Path, handle: int, length: int, running: str, course: Sequence[Told],
                 practised: bool) -> None:
        self.path = path
        self._handle: int = handle
        self._length = length
        """Bytes of whole lines: what follows after a failed write is cut off again."""
        self._sum = running
        self._course = list(course)
        """What the file holds. What the match holds beyond it waits: a full disk must not stop the game."""
        self._practised = practised

    @classmethod
    def begin(cls, path: Path, match: Match, *, salt: str, seats: Sequence[Player], time: str,
              practised: bool = False, manners: Manners = ALL_CHOSEN) -> Journal:
        """Start the journal of a match with what has been answered so far, and how that was given which was not
        chosen. Raises CannotWrite."""
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
        lines, course = [_line(text, running)], as_told(match.answers, manners)
        for answer, how in course:
            text = canonical({"answer": plain_answer(answer, how)})
            running = _next_sum(running, text)
            lines.append(_line(text, running))
        data = b"".join(lines)
        write_whole(path, data)
        return cls(path, _open(path, len(data)), len(data), running, course, practised)

    @classmethod
    def go_on(cls, found: Recovered) -> Journal:
        """Go on writing where a recovered journal ends; its torn end is cut off. Raises CannotWrite, and BadFile for
        one that is damaged, since nothing is cut off that may hold answers, or of an older format, which has no words
        for all of today's."""
        if found.damaged_line is not None:
            raise BadFile(found.path, f"is damaged: line {found.damaged_line}")
        if found.head.journal < FORMAT:
            raise BadFile(found.path, f"is of an older format ({found.head.journal})")
        return cls(found.path, _open(found.path, found.length), found.length, found.running,
                   as_told(found.answers, found.manners), found.practised)

    @property
    def is_as_left(self) -> bool:
        """Whether the file is still where it was left, and as it was left."""
        try:
            ours, there = os.fstat(self._handle), os.stat(self.path)
        except OSError:
            return False
        return os.path.samestat(ours, there) and ours.st_size == self._length

    @property
    def is_long(self) -> bool:
        """Whether it is time for a new one: somebody has taken back and given again very often."""
        return self._length > LONGEST

    def keep_up(self, answers: Sequence[Answer], *, practised: bool = False,
                manners: Manners = ALL_CHOSEN) -> None:
        """Have the file hold these answers, how they were given, and the mark of a game that was practised. When this
        returns, they survive a power cut. Raises CannotWrite; the next call then writes what this one could not."""
        course = as_told(answers, manners)
        kept = in_common(self._course, course)
        entries: list[dict[str, Any]] = []
        if kept < len(self._course) or (practised and not self._practised):
            entries.append({"back": kept, "practised": True} if practised else {"back": kept})
        entries += [{"answer": plain_answer(answer, how)} for answer, how in course[kept:]]
        if entries:
            self._append(entries)
            self._course = course
            self._practised |= practised

    def _append(self, entries: Sequence[dict[str, Any]]) -> None:
        running, lines = self._sum, []
        for entry in entries:
            text = canonical(entry)
            running = _next_sum(running, text)
            lines.append(_line(text, running))
        data = b"".join(lines)
        try:
            os.lseek(self._handle, self._length, os.SEEK_SET)
            _write_all(self._handle, data)
            os.fsync(self._handle)
        except OSError as trouble:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, self._length)
            raise cannot_write(self.path, trouble) from trouble
        self._length += len(data)
        self._sum = running

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
    manners: Manners
    """How answers were given that were not chosen."""
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
        raise BadFile(path, "isn’t a Sparktable journal, or its first line is damaged")
    version = entry.get("journal")
    if type(version) is int and version > FORMAT:
        raise BadFile(path, f"was written by a newer Sparktable (format {version}; this one reads up to {FORMAT})",
                      "open it with that version")
    try:
        head = JournalHead.model_validate(entry)
    except ValidationError as trouble:
        raise BadFile(path, f"isn’t a journal that Sparktable would write: {first_fault(trouble)}") from None
    course = _Course()
    practised = head.practised
    length, damaged = len(lines[0]) + 1, None
    if len(lines) > MOST_LINES:
        raise BadFile(path, f"has more than {MOST_LINES:,} lines, more than any game takes")
    for number, line in enumerate(lines[1:], 2):
        entry, following = _checked(line, running)
        if entry is None or not course.follow(entry):
            damaged = number
            break
        practised |= "practised" in entry
        running = following
        length += len(line) + 1
    return Recovered(path, head, course.answers, course.manners, practised, damaged, length, running)


def as_told(answers: Sequence[Answer], manners: Manners) -> list[Told]:
    """The answers, each with how it was given."""
    return [(answer, manners.get(index, "")) for index, answer in enumerate(answers)]


def is_whole(path: Path) -> bool:
    """Whether a journal can be read to its last whole line."""
    try:
        return read_journal(path).damaged_line is None
    except BadFile:
        return False


def _open(path: Path, length: int) -> int:
    """The file, open for writing after its good lines; what follows them is cut off. Raises CannotWrite."""
    try:
        handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        os.ftruncate(handle, length)
    except OSError as trouble:
        raise cannot_write(path, trouble) from trouble
    return handle


class _Course:
    """The answers as the lines tell them, one after the other, and those taken back that have not been replaced.

    There are journals in which several answers given again stand as a `back` that goes forward. They are those that
    were taken back before: the file holds them, and here they are found.
    """

    def __init__(self) -> None:
        self._all: list[Answer] = []
        self._manners: dict[int, str] = {}
        self._count = 0

    @property
    def answers(self) -> list[Answer]:
        return self._all[:self._count]

    @property
    def manners(self) -> dict[int, str]:
        return {index: manner for index, manner in self._manners.items() if index < self._count and manner}

    def follow(self, entry: dict[str, Any]) -> bool:
        """Do as a line says. Whether that was possible."""
        row, back = entry.get("answer"), entry.get("back")
        if isinstance(row, list) and len(entry) == 1:
            return self._add(row)
        known = {"back": back}, {"back": back, "practised": True}
        if type(back) is int and 0 <= back <= len(self._all) and entry in known:
            self._count = back
            return True
        return False

    def _add(self, row: Row) -> bool:
        try:
            answer = rich_answer(row)
        except (ValueError, TypeError):
            return False
        if self._all[self._count:self._count + 1] != [answer]:  # given again, it leaves the later ones to come
            self._all[self._count:] = [answer]
        self._manners[self._count] = manner(row)
        self._count += 1
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


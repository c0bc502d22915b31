"""A running program's own drawer: its journal and its autosaves, out of every other program's way.

    <root>/desk-1/lock  journal.jsonl  auto-000007.spark …
    <root>/desk-2/…     for a second program that runs at the same time

What a program that ended badly left behind lies in a drawer whose lock is free: `leftovers` finds it.
"""
from __future__ import annotations

import base64
import contextlib
import os
import re
from collections.abc import Sequence
from pathlib import Path

from sparktable.kernel.match import Match

from .autosaves import KEPT, autosave, autosaves
from .files import UNFINISHED, BadFile, CannotWrite, cannot_write
from .journal import Journal, Recovered, read_journal
from .locks import FolderLock
from .model import Player
from .savefile import read_header

JOURNAL = "journal.jsonl"
LAID_ASIDE = re.compile(r"journal-before-(\d{1,9})\.jsonl")
"""Journals of the games before: some are kept, in case one was dropped too soon."""
_MOST_ASIDE = 5
_MOST = 64


class Desk:
    """A drawer that this program holds until `close` or its end."""

    def __init__(self, root: Path, lock: FolderLock) -> None:
        self.root = root
        self.folder = lock.folder
        self._lock = lock
        for draft in self.folder.glob(f".*{UNFINISHED}"):  # a dead program's unfinished file
            with contextlib.suppress(OSError):
                draft.unlink()

    @classmethod
    def open(cls, root: Path) -> Desk:
        """The first free drawer. Raises CannotWrite."""
        for folder in _drawers(root):
            lock = FolderLock.take(folder)
            if lock is not None:
                return cls(root, lock)
        raise CannotWrite(root, f"is in use by {_MOST} programs already", "close one of them")

    @property
    def journal(self) -> Path:
        return self.folder / JOURNAL

    def leftovers(self) -> list[Path]:
        """Journals of games that ended without being finished or dropped: this drawer's first, then those of
        programs that run no more. To go on with one: `opening.open_journal`, then `adopt`."""
        found = []
        for folder in _drawers(self.root):
            if not folder.is_dir():
                continue
            lock = None if folder.resolve() == self.folder else FolderLock.take(folder)
            if (lock or folder.resolve() == self.folder) and (folder / JOURNAL).is_file():
                found.append(folder / JOURNAL)
            if lock:
                lock.release()
        return sorted(found, key=lambda path: path.parent.resolve() != self.folder)

    def begin(self, match: Match, *, salt: str, seats: Sequence[Player], time: str,
              practised: bool = False) -> Journal:
        """A new game's journal; the one before is laid aside. Raises CannotWrite."""
        self.lay_aside()
        return Journal.begin(self.journal, match, salt=salt, seats=seats, time=time, practised=practised)

    def adopt(self, path: Path) -> tuple[Journal, Recovered]:
        """Go on writing a leftover journal, brought into this drawer. Raises BadFile, CannotWrite."""
        if path.parent.resolve() != self.folder:
            theirs = FolderLock.take(path.parent)
            if theirs is None:
                raise CannotWrite(path, "is in use by another program", "go on with it there")
            try:
                self.lay_aside()
                os.replace(path, self.journal)
            except OSError as trouble:
                raise cannot_write(self.journal, trouble) from trouble
            finally:
                theirs.release()
        found = read_journal(self.journal)
        return Journal.go_on(found), found

    def lay_aside(self) -> None:
        """The game is finished, dropped, or kept elsewhere: its journal is no leftover any more."""
        if not self.journal.exists():
            return
        before = self.aside()
        number = 1 + max((int(found[1]) for path in before if (found := LAID_ASIDE.fullmatch(path.name))), default=0)
        try:
            os.replace(self.journal, self.folder / f"journal-before-{number}.jsonl")
        except OSError as trouble:
            raise cannot_write(self.journal, trouble) from trouble
        for old in before[_MOST_ASIDE - 1:]:
            with contextlib.suppress(OSError):  # it goes next time
                old.unlink()

    def aside(self) -> list[Path]:
        """The journals that were laid aside, the newest first."""
        found = [(int(name[1]), path) for path in self.folder.iterdir() if (name := LAID_ASIDE.fullmatch(path.name))]
        return [path for _, path in sorted(found, reverse=True)]

    def autosave(self, data: bytes, *, keep: int = KEPT) -> Path:
        """Write an autosave; the oldest go. Raises CannotWrite."""
        return autosave(self.folder, data, keep=keep)

    def last_picture(self, commitment: str) -> bytes:
        """The table in the newest autosave of a game; nothing if there is none."""
        for path in autosaves(self.folder):
            with contextlib.suppress(BadFile, ValueError):
                header = read_header(path)
                if header.commitment == commitment:
                    return base64.b64decode(header.picture)
        return b""

    def close(self) -> None:
        self._lock.release()


def _drawers(root: Path) -> list[Path]:
    return [root / f"desk-{number}" for number in range(1, _MOST + 1)]

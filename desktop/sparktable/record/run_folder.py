"""A running program's own folder: its journal and its autosaves, out of every other program's way.

    <root>/desk-1/lock  journal.jsonl  auto-000007.spark …
    <root>/desk-2/…     for a second program that runs at the same time

What a program that ended badly left behind lies in a folder whose lock is free: `leftovers` finds it. A journal that
makes room for another is kept beside it, and longer if it is damaged: then it may hold what nobody could read.
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
from .files import UNFINISHED, BadFile, CannotWrite, cannot_write, copy_whole
from .journal import Journal, is_whole
from .locks import FolderLock
from .manners import ALL_CHOSEN, Manners
from .model import Player
from .save_file import read_header

JOURNAL = "journal.jsonl"
LAID_ASIDE = re.compile(r"journal-(before|damaged)-(\d{1,9})\.jsonl")
"""Journals of the games before: some are kept, in case one was dropped too soon."""
_MOST_ASIDE = 5
"""Of each kind."""
_MOST = 64


class RunFolder:
    """A folder that this program holds until `close` or its end."""

    def __init__(self, root: Path, lock: FolderLock) -> None:
        self.root = root
        self.damaged: Path | None = None
        """The damaged journal that was kept aside last."""
        self._sit_down(lock)

    def _sit_down(self, lock: FolderLock) -> None:
        self.folder = lock.folder
        self._lock = lock
        for draft in self.folder.glob(f".*{UNFINISHED}"):  # a dead program's unfinished file
            with contextlib.suppress(OSError):
                draft.unlink()

    @classmethod
    def open(cls, root: Path) -> RunFolder:
        """The first free folder; one that cannot be locked is passed by. Raises CannotWrite."""
        trouble = None
        for folder in _folders(root):
            try:
                lock = FolderLock.take(folder)
            except CannotWrite as reason:
                trouble = trouble or reason
            else:
                if lock is not None:
                    return cls(root, lock)
        raise trouble or _none_free(root)

    def hold(self) -> None:
        """Before anything is written: see to it that the folder is still this program's. One that was deleted is made
        again; where another program has taken its place meanwhile, one that is free and empty is taken. Raises
        CannotWrite."""
        if self._lock.holds:
            return
        self._lock.release()
        for folder in (self.folder, *_folders(self.root)):
            lock = FolderLock.take(folder)
            if lock is not None and (folder == self.folder or not (folder / JOURNAL).exists()):
                self._sit_down(lock)
                return
            if lock is not None:
                lock.release()
        raise _none_free(self.root)

    @property
    def journal(self) -> Path:
        return self.folder / JOURNAL

    def leftovers(self) -> list[Path]:
        """Journals of games that ended without being finished or dropped: this folder's first, then those of
        programs that run no more. To go on with one: `loading.open_journal`, then `bring`."""
        found = []
        for folder in _folders(self.root):
            if not folder.is_dir():
                continue
            with contextlib.suppress(CannotWrite):  # whoever cannot lock it cannot bring it either
                lock = None if folder.resolve() == self.folder else FolderLock.take(folder)
                if (lock or folder.resolve() == self.folder) and (folder / JOURNAL).is_file():
                    found.append(folder / JOURNAL)
                if lock:
                    lock.release()
        return sorted(found, key=lambda path: path.parent.resolve() != self.folder)

    def begin(self, match: Match, *, salt: str, seats: Sequence[Player], time: str,
              practised: bool = False, manners: Manners = ALL_CHOSEN) -> Journal:
        """A journal of a match as it stands, which takes the place of the one before all at once; a copy of that is
        kept. Raises CannotWrite."""
        aside = self._place_aside() if self.journal.is_file() else None
        if aside is not None:
            copy_whole(self.journal, aside)
        try:
            journal = Journal.begin(self.journal, match, salt=salt, seats=seats, time=time, practised=practised,
                                    manners=manners)
        except CannotWrite:
            if aside is not None:
                aside.unlink(missing_ok=True)
            raise
        if aside is not None:
            self._has_laid_aside(aside)
        return journal

    def bring(self, path: Path) -> None:
        """Bring a leftover journal into this folder. Raises CannotWrite."""
        if path.parent.resolve() == self.folder:
            return
        theirs = FolderLock.take(path.parent)
        if theirs is None:
            raise CannotWrite(path, "is open in another program", "continue it there")
        try:
            self.lay_aside()
            os.replace(path, self.journal)
        except OSError as trouble:
            raise cannot_write(self.journal, trouble) from trouble
        finally:
            theirs.release()

    def lay_aside(self) -> None:
        """The game is finished, dropped, or kept elsewhere: its journal is no leftover any more."""
        if not self.journal.exists():
            return
        aside = self._place_aside()
        try:
            os.replace(self.journal, aside)
        except OSError as trouble:
            raise cannot_write(self.journal, trouble) from trouble
        self._has_laid_aside(aside)

    def aside(self, kind: str = "before") -> list[Path]:
        """The journals that were laid aside, the newest first: of the games `before`, or those `damaged`. Raises
        CannotWrite where nobody may look: another one's number would be taken."""
        return [path for _, path in self._numbered(kind)]

    def _numbered(self, kind: str) -> list[tuple[int, Path]]:
        try:
            names = os.listdir(self.folder)
        except OSError as trouble:
            raise cannot_write(self.journal, trouble) from trouble
        found = [name for name in map(LAID_ASIDE.fullmatch, names) if name is not None and name[1] == kind]
        return sorted(((int(name[2]), self.folder / name[0]) for name in found), reverse=True)

    def _place_aside(self) -> Path:
        """Where the journal is to be kept that lies here."""
        kind = "before" if is_whole(self.journal) else "damaged"
        newest = next((number for number, _ in self._numbered(kind)), 0)
        return self.folder / f"journal-{kind}-{newest + 1}.jsonl"

    def _has_laid_aside(self, aside: Path) -> None:
        """It is there now; the oldest go."""
        before, damaged = self.aside("before"), self.aside("damaged")
        if aside in damaged:
            self.damaged = aside
        for old in before[_MOST_ASIDE:] + damaged[_MOST_ASIDE:]:
            with contextlib.suppress(OSError):  # it goes next time
                old.unlink()

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


def _none_free(root: Path) -> CannotWrite:
    return CannotWrite(root, f"is already open in {_MOST} programs", "close one of them")


def _folders(root: Path) -> list[Path]:
    return [root / f"desk-{number}" for number in range(1, _MOST + 1)]

"""One running program per folder: an operating-system lock that ends with the process, however that ends.

It is a lock on a file in the folder and, where the system can do that, on the folder as well: a file can be deleted
under its lock, and another program would make and lock a new one.
"""
from __future__ import annotations

import contextlib
import os
import sys
import time
from pathlib import Path
from typing import ClassVar

from .files import cannot_write

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _seize_folder(folder: Path) -> int | None:
        return None  # no file can be deleted while somebody has it open
else:
    import fcntl

    def _seize(handle: int) -> None:
        # A record lock, not flock: forked worker processes must not keep it when their parent has died.
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1)

    def _seize_folder(folder: Path) -> int | None:
        """A handle that keeps the folder locked; None where folders cannot be locked. Raises BlockingIOError where
        another program has it."""
        handle = -1
        try:
            handle = os.open(folder, os.O_RDONLY)
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as trouble:
            if handle >= 0:
                os.close(handle)
            if isinstance(trouble, BlockingIOError):
                raise
            return None
        return handle


NAME = "lock"
_NO_LINK: int = getattr(os, "O_NOFOLLOW", 0)
"""What a lock holds is written over: it is no file elsewhere to which somebody has put a link."""


class FolderLock:
    """Held from `take` until `release` or the end of the process. A dead program's lock is free again."""

    _held: ClassVar[dict[Path, list[int]]] = {}
    """The handles by folder. Within one process the system would let a lock be taken twice."""

    def __init__(self, folder: Path, handles: list[int]) -> None:
        self.folder = folder
        self._handles = handles
        """Of the lock file and, where folders are locked, of the folder."""

    @classmethod
    def take(cls, folder: Path) -> FolderLock | None:
        """The lock of a folder, which is made if need be; None while another program holds it."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            place = folder.resolve()
            if place in cls._held:
                return None
            handle = os.open(folder / NAME, os.O_RDWR | os.O_CREAT | _NO_LINK, 0o600)
        except OSError as trouble:
            raise cannot_write(folder / NAME, trouble) from trouble
        handles = [handle]
        try:
            _seize(handle)
            whole = _seize_folder(place)
        except OSError:
            _close(handles)
            return None
        if whole is not None:
            handles.append(whole)
        # For people who look: who holds it, since when. The lock itself is the system's.
        with contextlib.suppress(OSError):
            os.ftruncate(handle, 0)
            os.write(handle, f" pid {os.getpid()} since {time.strftime('%Y-%m-%d %H:%M:%S')}\n".encode())
        cls._held[place] = handles
        return cls(place, handles)

    @property
    def holds(self) -> bool:
        """Whether the locked file still lies in the folder, for others to find it locked."""
        try:
            return os.path.samestat(os.fstat(self._handles[0]), os.stat(self.folder / NAME))
        except (OSError, IndexError):
            return False

    def release(self) -> None:
        if self._handles:
            _close(self._handles)
            del self._held[self.folder]

    @classmethod
    def _let_go(cls) -> None:
        """What a process that was forked must not keep when its parent has died."""
        for handles in cls._held.values():
            _close(handles)
        cls._held.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=FolderLock._let_go)


def _close(handles: list[int]) -> None:
    while handles:
        os.close(handles.pop())

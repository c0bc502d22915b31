"""One running program per folder: an operating-system lock that ends with the process, however that ends."""
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
else:
    import fcntl

    def _seize(handle: int) -> None:
        # A record lock, not flock: forked worker processes must not keep it when their parent has died.
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1)


NAME = "lock"


class FolderLock:
    """Held from `take` until `release` or the end of the process. A dead program's lock is free again."""

    _held: ClassVar[set[Path]] = set()
    """Within one process the system would let a lock be taken twice."""

    def __init__(self, folder: Path, handle: int) -> None:
        self.folder = folder
        self._handle: int | None = handle

    @classmethod
    def take(cls, folder: Path) -> FolderLock | None:
        """The lock of a folder, which is made if need be; None while another program holds it."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            place = folder.resolve()
            if place in cls._held:
                return None
            handle = os.open(folder / NAME, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as trouble:
            raise cannot_write(folder / NAME, trouble) from trouble
        try:
            _seize(handle)
        except OSError:
            os.close(handle)
            return None
        # For people who look: who holds it, since when. The lock itself is the system's.
        with contextlib.suppress(OSError):
            os.ftruncate(handle, 0)
            os.write(handle, f" pid {os.getpid()} since {time.strftime('%Y-%m-%d %H:%M:%S')}\n".encode())
        cls._held.add(place)
        return cls(place, handle)

    def release(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
            self._held.discard(self.folder)

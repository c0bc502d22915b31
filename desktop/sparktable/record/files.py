"""Reading with bounds and writing whole or not at all; every trouble is one sentence for a player."""
from __future__ import annotations

import contextlib
import errno
import itertools
import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

MOST_BYTES = 4 << 20
"""No file of ours comes near: a long game takes some hundred kilobytes."""
UNFINISHED = ".part"
"""The ending of a file that is still being written."""
MOST_NAME_BYTES = 120
"""Of a name, without its ending. Systems count the bytes of a name and allow 255, some with encrypted folders 143."""

_count = itertools.count()


class FileTrouble(Exception):
    """Something about a file went wrong: which file, what, and what to do about it, in one sentence."""

    def __init__(self, path: Path, what: str, advice: str = "") -> None:
        super().__init__(path, what, advice)
        self.path = path
        self.what = what
        self.advice = advice

    def __str__(self) -> str:
        return f"'{self.path.name}' {self.what}" + (f"; {self.advice}" if self.advice else "")


class BadFile(FileTrouble):
    """A file that cannot be opened. It was left untouched."""


class CannotWrite(FileTrouble):
    """A file that could not be written. What was there before is unharmed."""


def read_bounded(path: Path, limit: int = MOST_BYTES) -> bytes:
    """The bytes of an ordinary file of bounded size. Raises BadFile."""
    with open_ordinary(path) as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise BadFile(path, f"is larger than the {limit >> 20} MB allowed")
    return data


@contextlib.contextmanager
def open_ordinary(path: Path) -> Iterator[BinaryIO]:
    """An ordinary file, open for reading: the one way in which files are opened that others may have put there.
    Raises BadFile, also for what goes wrong while it is read."""
    try:
        # Looked at before it is opened: opening a pipe would wait for somebody to write into it.
        if not stat.S_ISREG(os.stat(path).st_mode):
            raise BadFile(path, "is not an ordinary file")
        with path.open("rb") as file:
            yield file
    except OSError as trouble:
        raise BadFile(path, f"cannot be read: {_in_words(trouble)}") from trouble


def write_whole(path: Path, data: bytes) -> None:
    """Put a file in place so that, whatever happens, it is the old one or the new one. Raises CannotWrite."""
    def over(draft: Path) -> Path:
        os.replace(draft, path)
        return path

    _put(path, data, over)


def write_beside(path: Path, data: bytes) -> Path:
    """The same for a file that must cover no other: where the name is taken, a number follows it. Raises
    CannotWrite."""
    return _put(path, data, lambda draft: _moved_beside(draft, path))


def move_beside(path: Path, to: Path) -> Path:
    """Move a file to a name or, where that is taken, to the name with a number. Raises CannotWrite."""
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        return _moved_beside(path, to)
    except OSError as trouble:
        raise cannot_write(path, trouble) from trouble


def _put(path: Path, data: bytes, in_place: Callable[[Path], Path]) -> Path:
    """Write and sync a draft beside its place, and have it put there. Returns where it was put."""
    draft = path.with_name(f".{os.getpid()}-{next(_count)}{UNFINISHED}")  # however long the name of the file is
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with draft.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            put = in_place(draft)
        except BaseException:
            with contextlib.suppress(OSError):
                draft.unlink()
            raise
        sync_folder(path.parent)
    except OSError as trouble:
        raise cannot_write(path, trouble) from trouble
    return put


def _moved_beside(path: Path, to: Path) -> Path:
    """Unlike a renaming, a link covers nothing, not even what another program puts there at this very moment."""
    stem = cut_to_bytes(to.stem, MOST_NAME_BYTES)
    for free in itertools.chain([to], (to.with_stem(f"{stem} ({number})") for number in itertools.count(2))):
        try:
            os.link(path, free)
        except FileExistsError:
            continue
        except OSError:  # some file systems have no links
            if free.exists():
                continue
            os.replace(path, free)
        else:
            path.unlink()
        return free
    raise AssertionError("numbers have an end")


def copy_whole(path: Path, to: Path) -> None:
    """Have a file under a second name as well, also after the first has been put over. Raises CannotWrite."""
    try:
        os.link(path, to)
    except OSError:  # some file systems have no links
        try:
            data = path.read_bytes()
        except OSError as trouble:
            raise cannot_write(to, trouble) from trouble
        write_whole(to, data)


def cut_to_bytes(text: str, most: int) -> str:
    """As many letters from the beginning as have so many bytes: an umlaut has two, a Chinese letter three.

    >>> cut_to_bytes("Größe", 4)
    'Grö'
    """
    return text.encode("utf-8", "ignore")[:most].decode("utf-8", "ignore")


def sync_folder(folder: Path) -> None:
    """See to it that a folder's new entry survives a power cut, where the system offers that."""
    if os.name == "nt":  # Windows cannot sync folders, and does not need it
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as trouble:
        if trouble.errno not in (errno.EINVAL, errno.ENOTSUP):  # some network drives have no such thing
            raise
    finally:
        os.close(handle)


def read_end(path: Path, limit: int) -> tuple[bytes, bool]:
    """The last whole lines of an ordinary file, of so many bytes at most, and whether there are others before them.
    Raises BadFile."""
    with open_ordinary(path) as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - limit))
        data = file.read(limit)
    return (data, False) if size <= limit else (data.partition(b"\n")[2], True)


def cannot_write(path: Path, trouble: OSError) -> CannotWrite:
    """The sentence for a write that failed."""
    if trouble.errno in (errno.ENOSPC, errno.EDQUOT if hasattr(errno, "EDQUOT") else errno.ENOSPC):
        advice = "make room and try again"
    elif trouble.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        advice = "choose another folder, or allow writing there"
    else:
        advice = "try again, or choose another folder"
    return CannotWrite(path, f"cannot be written: {_in_words(trouble)}", f"{advice}; nothing saved before was harmed")


def _in_words(trouble: OSError) -> str:
    known = {
        errno.ENOSPC: "the disk is full",
        errno.EACCES: "permission denied",
        errno.EPERM: "permission denied",
        errno.EROFS: "the disk is read-only",
        errno.ENOENT: "it is not there",
        errno.EISDIR: "it is a folder",
        errno.ENOTDIR: "its folder is a file",
        errno.EEXIST: "its folder is a file",
        errno.EFBIG: "the system does not allow a file this large",
    }
    return known.get(trouble.errno or 0) or (trouble.strerror or "the system refused").lower()

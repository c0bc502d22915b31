"""Save slots: a folder of saves with a list, renaming, deleting with undo, import and export."""
from __future__ import annotations

import contextlib
import os
import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path

from .files import BadFile, cannot_write, read_bounded, write_whole
from .model import Header
from .savefile import ENDING, read_header, read_save

TRASH = "trash"
_LONGEST = 80
_UNFIT = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""Names that Windows keeps for itself."""


@dataclass(frozen=True)
class Slot:
    """A save in the list."""

    path: Path
    header: Header | None
    """None where it cannot be read; then `trouble` says why."""
    trouble: str = ""

    @property
    def title(self) -> str:
        return self.path.stem


@dataclass(frozen=True)
class Deleted:
    """A save that was thrown away and can be brought back."""

    was: Path
    now: Path


class Slots:
    """The saves that a player keeps. A save's title is its file's name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self) -> list[Slot]:
        """Every save, the newest first, those that cannot be read last. Reads headers only."""
        slots = []
        with contextlib.suppress(FileNotFoundError):
            for entry in os.scandir(self.folder):
                if entry.name.endswith(ENDING) and not entry.name.startswith(".") and not entry.is_dir():
                    slots.append(_slot(Path(entry.path)))
        readable = sorted((slot for slot in slots if slot.header), key=_newest_first)
        return readable + sorted((slot for slot in slots if not slot.header), key=lambda slot: slot.title)

    def save(self, title: str, data: bytes, *, replace: Path | None = None) -> Path:
        """Write a save under a title, over the one to replace or beside all others. Raises CannotWrite."""
        path = replace or self._free(title)
        write_whole(path, data)
        return path

    def rename(self, path: Path, title: str) -> Path:
        """Give a save another title. Raises CannotWrite."""
        if fit_name(title) == path.stem:
            return path
        return self._moved(path, self._free(title))

    def delete(self, path: Path) -> Deleted:
        """Throw a save away; `restore` brings it back. Raises CannotWrite."""
        deleted = Deleted(path, self._moved(path, _free_in(self.folder / TRASH, path.stem)))
        with contextlib.suppress(OSError):
            os.utime(deleted.now)  # the trash goes by when something was thrown away, not by when it was written
        return deleted

    def restore(self, deleted: Deleted) -> Path:
        """Undo a deletion. Raises CannotWrite."""
        back = deleted.was if not deleted.was.exists() else self._free(deleted.was.stem)
        return self._moved(deleted.now, back)

    def empty_trash(self, *, keep: int = 20) -> None:
        """Let the oldest of what was thrown away go for good."""
        with contextlib.suppress(OSError):
            thrown = sorted((self.folder / TRASH).glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime)
            for path in thrown[:max(0, len(thrown) - keep)]:
                path.unlink()

    def bring_in(self, source: Path) -> Path:
        """Import a save from anywhere, once it has been found whole. Raises BadFile, CannotWrite."""
        read_save(source)
        return self.save(source.stem, read_bounded(source))

    def send_out(self, path: Path, target: Path) -> Path:
        """Export a save to a folder, or to a file of another name. Raises BadFile, CannotWrite."""
        place = _free_in(target, path.stem) if target.is_dir() else target
        write_whole(place, read_bounded(path))
        return place

    def _free(self, title: str) -> Path:
        return _free_in(self.folder, title)

    def _moved(self, path: Path, to: Path) -> Path:
        try:
            to.parent.mkdir(parents=True, exist_ok=True)
            os.replace(path, to)
        except OSError as trouble:
            raise cannot_write(path, trouble) from trouble
        return to


def fit_name(title: str) -> str:
    """A title as a file name that every system takes.

    >>> fit_name("Ambush: 3/4?")
    'Ambush 3 4'
    >>> fit_name("aux")
    'aux save'
    """
    words = _UNFIT.sub(" ", unicodedata.normalize("NFC", title)).split()
    name = " ".join(words).strip(". ")[:_LONGEST].rstrip(". ")
    if _RESERVED.fullmatch(name):
        return f"{name} save"
    return name or "Game"


def _free_in(folder: Path, title: str) -> Path:
    """A path for the title that no file has yet."""
    name, number = fit_name(title), 1
    path = folder / f"{name}{ENDING}"
    while path.exists():
        number += 1
        path = folder / f"{name} {number}{ENDING}"
    return path


def _slot(path: Path) -> Slot:
    try:
        return Slot(path, read_header(path))
    except BadFile as trouble:
        return Slot(path, None, str(trouble))


def _newest_first(slot: Slot) -> tuple[list[int], str]:
    header = slot.header
    return [-ord(c) for c in header.time] if header else [], slot.title


"""Save slots: a folder of saves with a list, renaming, deleting with undo, import and export."""
from __future__ import annotations

import contextlib
import os
import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path

from sparktable.kernel.match import Match
from sparktable.kernel.state import digest

from .files import MOST_NAME_BYTES, BadFile, cut_to_bytes, move_beside, read_bounded, write_beside, write_whole
from .model import Header, rich_answers
from .pictures import MOST, picture_of
from .save_file import ENDING, read_header, read_save

TRASH = "trash"
_LONGEST = 80
_UNFIT = re.compile(r'[<>:"/\\|?*\x00-\x1f\ud800-\udfff]+')
"""What no name may hold everywhere; the last are halves of letters, which no system can write."""
_RESERVED = re.compile(r"(con|prn|aux|nul|con(in|out)\$|(com|lpt)[\d¹²³])(\..*)?", re.IGNORECASE)
"""Names that Windows keeps for itself."""


@dataclass(frozen=True)
class SavedGame:
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


class SaveFolder:
    """The saves that a player keeps. A save's title is its file's name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self) -> list[SavedGame]:
        """Every save, the newest first, those that cannot be read last. Reads headers only; a folder that is not
        there, or that nobody may look into, holds none."""
        try:
            names = os.listdir(self.folder)
        except OSError:
            names = []
        slots = [_slot(self.folder / name) for name in names if name.endswith(ENDING) and not name.startswith(".")
                 and not os.path.isdir(self.folder / name)]
        readable = sorted((slot for slot in slots if slot.header), key=_newest_first)
        return readable + sorted((slot for slot in slots if not slot.header), key=lambda slot: slot.title)

    def that_holds(self, match: Match, commitment: str) -> Path | None:
        """The save that holds a game just as it came about and stands, if there is one."""
        position = digest(match.state)
        for slot in self.all():
            header = slot.header
            if header is not None and (header.commitment, header.answers) == (commitment, len(match.answers)):
                with contextlib.suppress(BadFile, ValueError):  # only its header is whole
                    save = read_save(slot.path)
                    if save.digest == position and rich_answers(save.answers) == match.answers:
                        return slot.path
        return None

    def save(self, title: str, data: bytes, *, replace: Path | None = None) -> Path:
        """Write a save under a title, over the one to replace or beside all others. Raises CannotWrite."""
        if replace is None:
            return write_beside(self._place(title), data)
        write_whole(replace, data)
        return replace

    def rename(self, path: Path, title: str) -> Path:
        """Give a save another title. Raises CannotWrite."""
        if fit_name(title) == path.stem:
            return path
        return move_beside(path, self._place(title))

    def delete(self, path: Path) -> Deleted:
        """Throw a save away; `restore` brings it back. Raises CannotWrite."""
        deleted = Deleted(path, move_beside(path, self.folder / TRASH / path.name))
        with contextlib.suppress(OSError):
            os.utime(deleted.now)  # the trash goes by when something was thrown away, not by when it was written
        return deleted

    def restore(self, deleted: Deleted) -> Path:
        """Undo a deletion. Raises CannotWrite."""
        return move_beside(deleted.now, deleted.was)

    def empty_trash(self, *, keep: int = 20) -> None:
        """Let the oldest of what was thrown away go for good."""
        with contextlib.suppress(OSError):
            thrown = sorted((self.folder / TRASH).glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime)
            for path in thrown[:max(0, len(thrown) - keep)]:
                path.unlink()

    def bring_in(self, source: Path) -> Path:
        """Import a save from anywhere, once it has been found whole. Raises BadFile, CannotWrite."""
        header = read_save(source).header
        if header.picture and not picture_of(header.picture):
            raise BadFile(source, f"holds a picture that is not a plain PNG of at most {MOST} x {MOST} pixels")
        return self.save(source.stem, read_bounded(source))

    def send_out(self, path: Path, target: Path) -> Path:
        """Export a save to a folder, or to a file of another name. Raises BadFile, CannotWrite."""
        data = read_bounded(path)
        if target.is_dir():
            return write_beside(target / path.name, data)
        write_whole(target, data)
        return target

    def _place(self, title: str) -> Path:
        return self.folder / f"{fit_name(title)}{ENDING}"


def fit_name(title: str) -> str:
    """A title as a file name that every system takes.

    >>> fit_name("Ambush: 3/4?")
    'Ambush 3 4'
    >>> fit_name("aux")
    'aux save'
    """
    words = _UNFIT.sub(" ", unicodedata.normalize("NFC", title)).split()
    name = cut_to_bytes(" ".join(words).strip(". ")[:_LONGEST], MOST_NAME_BYTES).rstrip(". ")
    if _RESERVED.fullmatch(name):
        return f"{name} save"
    return name or "Game"


def _slot(path: Path) -> SavedGame:
    try:
        return SavedGame(path, read_header(path))
    except BadFile as trouble:
        return SavedGame(path, None, str(trouble))


def _newest_first(slot: SavedGame) -> tuple[list[int], str]:
    header = slot.header
    return [-ord(c) for c in header.time] if header else [], slot.title


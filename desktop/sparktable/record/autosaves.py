"""Autosaves: the last few positions of a running game, the oldest making room for the newest."""
from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path

from .files import BadFile, write_whole
from .model import Header
from .save_file import ENDING, read_header, read_save

KEPT = 5
_NAME = re.compile(r"auto-(\d{6,12})\.spark")
_MOST_LOOKED_AT = 6
"""Candidates that are read in search of a good one: it must not take long."""


def autosaves(folder: Path) -> list[Path]:
    """The autosaves in a folder, the newest first."""
    try:
        names = [name for name in os.listdir(folder) if _NAME.fullmatch(name)]
    except OSError:
        return []
    return [folder / name for name in sorted(names, key=_number, reverse=True)]


def autosave(folder: Path, data: bytes, *, keep: int = KEPT) -> Path:
    """Write one more, and only then let the oldest go. Raises CannotWrite."""
    kept = autosaves(folder)
    number = _number(kept[0].name) + 1 if kept else 1
    path = folder / f"auto-{number:06}{ENDING}"
    write_whole(path, data)
    for old in kept[keep - 1:]:
        with contextlib.suppress(OSError):  # it goes next time
            old.unlink()
    return path


def nearest_good(path: Path, folder: Path) -> tuple[Path, Header] | None:
    """The readable autosave below a folder that is nearest in time to a bad file, of the same game: where it cannot
    be told which that was, none."""
    try:
        when = path.stat().st_mtime
        commitment = read_header(path).commitment
    except (OSError, BadFile):
        return None

    candidates = []
    for found in folder.rglob(f"auto-*{ENDING}"):
        with contextlib.suppress(OSError, BadFile):
            if found != path and found.is_file() and read_header(found).commitment == commitment:
                candidates.append((abs(found.stat().st_mtime - when), found))
        if len(candidates) >= 10 * _MOST_LOOKED_AT:
            break
    for _, found in sorted(candidates)[:_MOST_LOOKED_AT]:
        with contextlib.suppress(BadFile):
            return found, read_save(found).header
    return None


def _number(name: str) -> int:
    found = _NAME.fullmatch(name)
    return int(found[1]) if found else 0

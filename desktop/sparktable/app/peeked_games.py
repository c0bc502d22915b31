"""Unfinished games of which hidden cards were looked at in a replay: whoever goes on with one knows more than the
table has shown."""
from __future__ import annotations

from pathlib import Path

from sparktable.record.files import BadFile, read_end, write_whole

MOST_BYTES = 64 << 10
"""Of the file's end: about two thousand games."""


class PeekedGames:
    """Their seals, one a line, in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._added: set[bytes] = set()
        """Those of this run count whether or not they could be written."""

    def add(self, seal: str) -> None:
        """Raises CannotWrite."""
        if seal in self:
            return
        self._added.add(seal.encode())
        write_whole(self._path, b"".join(b"%s\n" % line for line in [*self._written(), seal.encode()]))

    def __contains__(self, seal: str) -> bool:
        return seal.encode() in self._added or seal.encode() in self._written()

    def _written(self) -> list[bytes]:
        try:
            return read_end(self._path, MOST_BYTES)[0].split()
        except BadFile:
            return []

"""The gate for pictures out of files: which of them may be handed to what decodes them.

A decoder believes the picture: an SVG of two kilobytes keeps it busy for ever, a PNG may claim any size, and 280 KB
of compressed notes inside of one unfold into more than a gigabyte. So only a PNG passes, by its first bytes; only a
small one, by its header; and only one made of the parts that a plain picture needs.
"""
from __future__ import annotations

import base64
import binascii
import contextlib
import struct
from collections.abc import Iterator
from pathlib import Path

from .files import BadFile, CannotWrite, read_bounded, write_whole

MOST = 512
"""Pixels across, and down."""
MOST_LETTERS = 390_000
"""Of the base64 in which a save's header holds it."""
MOST_BYTES = MOST_LETTERS // 4 * 3

_BEGINS = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4s", 13, b"IHDR")
_LAST = b"IEND"
_PLAIN = frozenset((b"IHDR", b"PLTE", b"tRNS", b"IDAT", _LAST, b"pHYs", b"gAMA", b"cHRM", b"sRGB", b"sBIT", b"bKGD"))
"""The parts of a PNG that have a bounded size, or one that the header bounds: no texts, no colour profile."""


def may_be_drawn(data: bytes) -> bool:
    """Whether a picture from a file may be decoded, as a PNG and as nothing else."""
    if not data.startswith(_BEGINS) or len(data) > MOST_BYTES:
        return False
    parts = list(_parts(data))
    once = [name for name in parts if name != b"IDAT"]
    if parts[-1:] != [_LAST] or not _PLAIN.issuperset(parts) or len(once) > len(set(once)):
        return False
    width, height = struct.unpack_from(">II", data, len(_BEGINS))
    return bool(1 <= width <= MOST and 1 <= height <= MOST)


def picture_of(letters: str) -> bytes:
    """The picture that a save's header holds; nothing where it has none, or one that may not be drawn."""
    try:
        data = base64.b64decode(letters)
    except binascii.Error:
        return b""
    return data if may_be_drawn(data) else b""


def picture_in(path: Path) -> bytes:
    """The picture that a file is; nothing where there is none, or one that may not be drawn."""
    try:
        data = read_bounded(path, MOST_BYTES)
    except BadFile:
        return b""
    return data if may_be_drawn(data) else b""


def keep_picture(path: Path, picture: bytes) -> None:
    """Write one down, or take away what was there where there is none now. Failing costs no more than a picture."""
    with contextlib.suppress(OSError, CannotWrite):
        if picture:
            write_whole(path, picture)
        else:
            path.unlink(missing_ok=True)


def _parts(data: bytes) -> Iterator[bytes]:
    """The names of a PNG's parts, up to its last one or to where it was cut off."""
    at, name = 8, b""
    while name != _LAST and at + 12 <= len(data):
        length, name = struct.unpack_from(">I4s", data, at)
        at += 12 + length
        if at <= len(data):
            yield name

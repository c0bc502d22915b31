"""PNGs put together by hand, honest and hostile."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'


def part(name: bytes, data: bytes = b"") -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(width: int = 8, height: int = 8, *, more: bytes = b"") -> bytes:
    """A black picture; `more` stands between its header and its pixels."""
    pixels = b"" if width * height > 1 << 22 else zlib.compress((b"\0" + bytes(3 * width)) * height)
    return (SIGNATURE + part(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) + more
            + part(b"IDAT", pixels) + part(b"IEND"))


HOSTILE = {
    "svg": SVG, "empty": b"", "signature alone": SIGNATURE, "gif": b"GIF89a" + bytes(40), "bmp": b"BM" + bytes(60),
    "svg behind a signature": SIGNATURE + SVG,
    "too wide": png(513, 8), "too high": png(8, 513), "huge": png(8000, 8000),
    "larger than numbers": png(2**31, 2**31),
    "no width": png(0, 8), "no height": png(8, 0),
    "text that unfolds": png(more=part(b"zTXt", b"k\0\0" + zlib.compress(bytes(1 << 20)))),
    "profile that unfolds": png(more=part(b"iCCP", b"p\0\0" + zlib.compress(bytes(1 << 20)))),
    "words of a stranger": png(more=part(b"iTXt", b"k\0\0\0\0\0text")),
    "the same part many times": png(more=2 * part(b"gAMA", bytes(4))),
    "moving pictures": png(more=part(b"acTL", bytes(8))),
    "cut off": png()[:-12], "cut in its header": png()[:20],
    "a part longer than the file": png()[:33] + b"\x7f\xff\xff\xff",
    "part of no length": png(more=struct.pack(">I", 2**32 - 12) + b"IDAT"),
    "too many bytes": png(more=part(b"IDAT", bytes(300_000))),
}
"""What must not reach a decoder."""

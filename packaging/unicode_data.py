"""The data of the Unicode library that comes with Qt for Linux, made anew without what no part of the program asks of
it: the largest file of a bundle is a third as large then.

Qt compares texts with it, which takes how languages sort. It has words of its own for days, numbers and time zones,
finds the ends of words and lines itself, and reads UTF-8: what the library knows of that stays outside.
"""

import re
import struct
import subprocess
from pathlib import Path

from commands import Trouble

FORMAT = b"CmnD"
LEFT_OUT = re.compile(r"/((brkitr|curr|lang|rbnf|region|translit|unit|zone)/|[^/]+\.cnv$)")
"""What breaks texts, names moneys, languages, numbers, countries, units and time zones, writes in other letters, and
reads other encodings."""
ALIGNED = 16
SOURCE = """
    .section .rodata
    .globl {name}
    .type {name}, %object
    .balign {aligned}
{name}:
    .incbin "{data}"
    .size {name}, . - {name}
    .section .note.GNU-stack, "", %progbits
"""


def lighten(library: Path, work: Path) -> None:
    """Put a lighter one in a library's place."""
    whole = library.read_bytes()
    start = beginning(whole)
    version = re.search(r"\.so\.(\d+)$", library.name)
    if start < 0 or version is None:
        raise Trouble(f"{library.name} holds no data that could be lightened.")
    data, source = work / "unicode.dat", work / "unicode.S"
    data.write_bytes(lighter(whole[start:]))
    source.write_text(SOURCE.format(name=f"icudt{version[1]}_dat", data=data, aligned=ALIGNED), encoding="utf-8")
    subprocess.run(["gcc", "-shared", "-nostdlib", f"-Wl,-soname,{library.name}", "-o", library, source], check=True)


def beginning(library: bytes) -> int:
    """Where the data begins: four bytes before the mark of its format stands how long its head is."""
    found = library.find(FORMAT)
    return found - 12 if found >= 12 and library[found - 10:found - 8] == b"\xda\x27" else -1


def items(data: bytes) -> dict[str, bytes]:
    """What stands in it, by name and in its order."""
    base = struct.unpack_from("<H", data)[0]
    count = struct.unpack_from("<I", data, base)[0]
    places = [struct.unpack_from("<II", data, base + 4 + 8 * number) for number in range(count)]
    ends = [*(start for _, start in places[1:]), len(data) - base]
    return {data[base + name:data.index(b"\0", base + name)].decode("ascii"): data[base + start:base + end]
            for (name, start), end in zip(places, ends, strict=True)}


def lighter(data: bytes) -> bytes:
    """The same without what is left out."""
    return packed(data[:struct.unpack_from("<H", data)[0]],
                  {name: item for name, item in items(data).items() if not LEFT_OUT.search(name)})


def packed(head: bytes, kept: dict[str, bytes]) -> bytes:
    """Head, table, names and items."""
    names, table, parts = bytearray(), bytearray(struct.pack("<I", len(kept))), bytearray()
    first = 4 + 8 * len(kept)
    start = _rounded(first + sum(len(name) + 1 for name in kept) + len(head)) - len(head)
    for name, item in kept.items():
        table += struct.pack("<II", first + len(names), start + len(parts))
        names += name.encode("ascii") + b"\0"
        parts += item + bytes(_rounded(len(item)) - len(item))
    return head + (table + names).ljust(start, b"\0") + parts


def _rounded(size: int) -> int:
    return -(-size // ALIGNED) * ALIGNED

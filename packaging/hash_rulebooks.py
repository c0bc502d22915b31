"""Make `rulebook_runs.bin` anew: a fingerprint of every nine words in a row of the rulebooks, and not a word of them.

    PYTHONPATH=desktop python packaging/hash_rulebooks.py FOLDER

The folder holds `rules/*.txt`, and `facts/*.json` whose texts under `reference_text` are quoted from cards.
`sparktable lint-cards` compares with the file everything that the program says.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sparktable.tools.copied_wording import FILE, runs, words_of, write_runs

PARTED = re.compile(r"(?<=[Ff][il]) (?=[a-z])")
"""In texts taken from pages "fl" and "fi" are one letter, and part a word."""
BROKEN = re.compile(r"(?<=[a-z])-\s*\n\s*(?=[a-z])")
"""A word that goes on in the next line."""


def readings(text: str) -> Iterator[str]:
    """A page as it stands, and with its words put together."""
    yield text
    yield PARTED.sub("", BROKEN.sub("", text))


def quoted(data: Any, inside: bool = False) -> Iterator[str]:
    """The texts under `reference_text`, wherever they are."""
    if isinstance(data, str) and inside:
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from quoted(value, inside or key == "reference_text")
    elif isinstance(data, list):
        for value in data:
            yield from quoted(value, inside)


def texts(folder: Path) -> Iterator[str]:
    for path in sorted(folder.glob("rules/*.txt")):
        yield from readings(path.read_text("utf-8", errors="replace"))
    for path in sorted(folder.glob("facts/*.json")):
        yield from quoted(json.loads(path.read_text("utf-8")))


def main(folder: Path) -> int:
    found = {each for text in texts(folder) for each in runs(words_of(text))}
    if not found:
        print(f"there are no rulebooks in {folder}", file=sys.stderr)
        return 1
    write_runs(found)
    print(f"{len(found)} runs of words, {FILE.stat().st_size // 1024} KiB: {FILE.name}")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1])))

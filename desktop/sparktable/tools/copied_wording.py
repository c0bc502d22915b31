"""Whose wording it is: runs of words that a text has in common with a rulebook.

The rules are facts, their wording is somebody else's. `packaging/rulebook_runs.bin` holds a fingerprint of every run
of nine words in the rulebooks, and no word of them; `packaging/hash_rulebooks.py` makes it.
"""

import ast
import json
import re
from collections.abc import Iterator, Set
from hashlib import blake2b
from pathlib import Path

import sparktable
from sparktable.resources import RESOURCES, TRANSLATIONS

RUN = 9
"""So many words in a row are a copied sentence. Fewer are what the names of things and the numbers of a card make."""
SIZE = 5
"""Bytes of a fingerprint: a text that is ours is taken for a copy once in a hundred years of linting."""
MAGIC = b"runs" + bytes((RUN, SIZE))
PACKAGE = Path(sparktable.__file__).resolve().parent
FILE = PACKAGE.parents[1] / "packaging" / "rulebook_runs.bin"
"""Only a checkout has it; the program that is handed out does not need it."""
_WORD = re.compile(r"[a-zäöüß0-9']+")


def words_of(text: str) -> list[str]:
    return _WORD.findall(text.lower().replace("\u2019", "'"))


def told_apart(words: list[str]) -> Iterator[tuple[int, str]]:
    """Every run of words, each after its fingerprint."""
    for start in range(len(words) - RUN + 1):
        run = " ".join(words[start:start + RUN])
        yield int.from_bytes(blake2b(run.encode(), digest_size=SIZE).digest(), "big"), run


def runs(words: list[str]) -> set[int]:
    """The fingerprints of every run of words."""
    return {fingerprint for fingerprint, _ in told_apart(words)}


def known_runs(path: Path = FILE) -> frozenset[int]:
    """The fingerprints in a file; none if there is no such file."""
    if not path.is_file():
        return frozenset()
    data = path.read_bytes()
    if not data.startswith(MAGIC) or (len(data) - len(MAGIC)) % SIZE:
        raise ValueError(f"{path.name} holds no runs of {RUN} words; packaging/hash_rulebooks.py makes it anew")
    return frozenset(int.from_bytes(data[at:at + SIZE], "big") for at in range(len(MAGIC), len(data), SIZE))


def write_runs(found: Set[int], path: Path = FILE) -> None:
    path.write_bytes(MAGIC + b"".join(each.to_bytes(SIZE, "big") for each in sorted(found)))


def strings_of_the_program() -> Iterator[tuple[str, str]]:
    """Every text that stands in the program's own files, with its place: messages, comments of the code, the
    sentences that the texts of cards are made of, and the rules as they are told at hand."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.count(" ") >= RUN - 1:
                yield f"{path.relative_to(PACKAGE).as_posix()}:{node.lineno}", node.value
    for path in sorted(TRANSLATIONS.glob("*/cards/*.json")):
        for key, text in json.loads(path.read_text("utf-8")).items():
            yield f"{path.relative_to(TRANSLATIONS).as_posix()}:{key}", text
    for path in sorted((RESOURCES / "rules").glob("*/*.md")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            yield f"{path.relative_to(RESOURCES).as_posix()}:{number}", line

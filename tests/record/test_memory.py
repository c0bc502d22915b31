"""Hostile files as large as any is let in take bounded memory: the program that opens them is asked how much."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sparktable.record.files import MOST_BYTES
from sparktable.record.save_file import sealed
from sparktable.record.untrusted_json import LIMITS

MOST_MEMORY = 150 << 20
"""Of the whole program, of which its own code is about a fifth."""

TESTS = Path(__file__).parents[1]

PROGRAM = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from toys import duel
from sparktable.record.files import BadFile
from sparktable.record.loading import open_save
from sparktable.record.save_folder import SaveFolder

folder = Path(sys.argv[1])
SaveFolder(folder).all()
for path in folder.iterdir():
    try:
        open_save(path, autosave_folder=folder)
    except BadFile:
        pass
print(Path("/proc/self/status").read_text())
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads what Linux says of a process")


def _peak(folder: Path) -> int:
    """The most bytes that a program held which listed and opened everything in a folder.

    What `resource` says of a child would not do: Linux counts into it what the parent held when it was started.
    """
    said = subprocess.run([sys.executable, "-c", PROGRAM, str(folder), str(TESTS)],
                          capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    peak, = (line for line in said.stdout.splitlines() if line.startswith("VmHWM:"))
    return int(peak.split()[1]) << 10


def _filled(before: bytes, piece: bytes, after: bytes) -> bytes:
    """A file of the most bytes that are read at all."""
    return before + piece * ((MOST_BYTES - len(before) - len(after)) // len(piece)) + after


def test_files_that_would_fill_gigabytes_are_refused_before_they_are_parsed(tmp_path: Path) -> None:
    hostile = {
        "lists": _filled(b"[", b"[],[[]],", b"0]"),
        "strings": _filled(b"[", b'"a",', b"0]"),
        "texts": _filled(b'["', b"\xf0\x9f\x98\x80", b'"]'),
        "quotes": _filled(b"", b'"\\', b""),
        "depth": _filled(b"", b"[", b""),
        "digits": _filled(b"", b"9", b""),
        "header": _filled(b'{"spark":1,\n"checksum":"",\n"header":', b"[[[],[],[]]],", b""),
        "endless": bytes(10 * MOST_BYTES),
    }
    for name, data in hostile.items():
        (tmp_path / f"{name}.spark").write_bytes(data)
    assert _peak(tmp_path) < MOST_MEMORY


def _as_large_as_can_be() -> dict[str, Any]:
    """States that stay just within one limit each. One letter of four bytes makes Python keep all in four."""
    wide = "\U0001f600"
    size = (MOST_BYTES - 10_000) // LIMITS.texts - 3
    tables = min(LIMITS.containers, LIMITS.items // 2) - 100
    return {
        "texts": {"a": [*(f"{number:0{size}}" for number in range(LIMITS.texts - 200)), wide]},
        "tables": {"a": [*({"": 1000 + number} for number in range(tables)), wide]},
        "lists": {"a": [*([] for _ in range(LIMITS.containers - 100)), wide]},
        "numbers": {"a": [wide, *range(10**10, 10**10 + LIMITS.items - 200)]},
    }


def test_the_largest_files_that_are_parsed_take_bounded_memory(tmp_path: Path) -> None:
    header = {"program": "1", "rules": 1, "game": "toy-duel", "options": {}, "seats": [{"level": "human"}] * 2,
              "time": "", "turn": 1, "active": 0, "over": False, "answers": 0, "commitment": "", "picture": ""}
    save = {"spark": 1, "header": header, "seed": 1, "salt": "", "start": None, "answers": [], "state": {},
            "digest": "", "revisions": {}, "quiet": None}
    for name, state in _as_large_as_can_be().items():
        (tmp_path / f"{name}.spark").write_bytes(sealed(save | {"state": state}))
    rows = min(LIMITS.containers // 3, LIMITS.items // 7) - 100
    answers = [[0, ["\U0001f600", "card", number], []] for number in range(rows)]
    (tmp_path / "answers.spark").write_bytes(sealed(save | {"answers": answers}))
    assert _peak(tmp_path) < MOST_MEMORY

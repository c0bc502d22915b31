"""Which games the tools find, in a checkout and elsewhere."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sparktable.tools import game_arguments

TESTS = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("words", [
    ("perft", str(TESTS / "perft" / "toy-duel-order.json")),
    ("scenario", str(TESTS / "scenarios" / "toy" / "scripted_luck.json")),
    ("simulate", "--game", "toy-deckbuilder", "--games", "1"),
])
def test_the_checkouts_own_files_can_be_run(words: tuple[str, ...], tmp_path: Path) -> None:
    """In a process of its own: this one knows the toy games anyway."""
    done = subprocess.run([sys.executable, "-m", "sparktable", *words], capture_output=True, text=True, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_an_installed_program_has_no_toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_arguments, "TESTS", tmp_path)
    before = list(sys.path)
    monkeypatch.setattr(game_arguments, "TOYS", {"toy-nobody": "toys.nobody"})
    game_arguments.load_games()
    assert sys.path == before

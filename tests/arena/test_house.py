"""This game is the house's test: nothing below the window names it, outside its own rooms."""
from __future__ import annotations

from pathlib import Path

import pytest

import sparktable

HOME = Path(sparktable.__file__).parent


def is_own(path: Path) -> bool:
    return "arena" in path.parts or path.stem.partition("_")[0] == "arena"


@pytest.mark.parametrize("room", ["kernel", "record", "ai", "table", "text"])
def test_no_room_names_the_game(room: str) -> None:
    files = [path for path in (HOME / room).rglob("*.py") if not is_own(path.relative_to(HOME))]
    assert files
    named = [str(path) for path in files if "arena" in path.read_text("utf-8").casefold()]
    assert not named

"""Every room tells on one screen what comes in, what goes out, what lives there, and how to add something."""

import re
from pathlib import Path, PurePath

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "desktop" / "sparktable"
ROOMS = ("kernel", "games", "games/matrix", "games/arena", "games/tcg", "text", "ai", "record", "app", "table", "ui",
         "tools")
TEACHES = ("kernel", "ai", "games/arena", "games/tcg")
"""Rooms whose pages say more than what lives there: how things work in detail, what was measured."""
SCREEN = 50
_NAMED = re.compile(r"`([\w./-]*(?:\w\.(?:py|md)|\w/))`")
"""Files and folders, without those in which a part is left open (`translations/<game>/`)."""


def readme(room: str) -> str:
    return (PACKAGE / room / "README.md").read_text("utf-8")


def named(text: str) -> list[str]:
    return _NAMED.findall(text)


def is_there(room: str, name: str) -> bool:
    """Anywhere in the room, or as seen from a room around it or from the top of the repository."""
    folder = PACKAGE / room
    around = [parent for parent in folder.parents if parent.is_relative_to(ROOT)]
    return any(folder.rglob(name.rstrip("/"))) or any((place / name).exists() for place in around)


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_has_a_page(room: str) -> None:
    lines = readme(room).splitlines()
    assert lines[0].startswith("# ")
    assert room in TEACHES or len(lines) <= SCREEN


@pytest.mark.parametrize("room", ROOMS)
def test_what_a_page_names_is_there(room: str) -> None:
    assert [name for name in named(readme(room)) if not is_there(room, name)] == []


@pytest.mark.parametrize("room", ROOMS)
def test_what_lives_in_a_room_stands_on_its_page(room: str) -> None:
    """Every file and folder, there or on the page of the room around it. Inside a folder its page may choose."""
    told = {place.partition("/")[0] for around in (room, room.partition("/")[0]) for place in named(readme(around))}
    lives = {path.name for path in (PACKAGE / room).iterdir()
             if path.suffix == ".py" or (path / "__init__.py").exists()} - {"__init__.py"}
    rooms_inside = {PurePath(other).name for other in ROOMS if other.startswith(f"{room}/")}
    assert lives - rooms_inside - told == set()


def test_no_room_is_left_out() -> None:
    rooms = {path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.glob("*/__init__.py")}
    games = {path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.glob("games/*/__init__.py")}
    assert rooms | games == set(ROOMS)


def test_a_name_that_is_wrong_is_found() -> None:
    told = "`sesion.py`, `thinking/`, `Session.start()`, `games/<game>/scenario.py`"
    assert named(told) == ["sesion.py", "thinking/"]
    assert is_there("app", "session.py") and not is_there("app", "sesion.py")
    assert is_there("games/matrix", "kernel/README.md") and is_there("record", "tests/record/")

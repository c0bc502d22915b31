"""Doors open downwards only: which room may import which, read from the source without running it.

From the ground up: kernel, games, text, ai, record, app, table, ui, tools. One game never enters another, Qt
lives on the table's floors, and the rules touch nothing by which a game's course could depend on the machine.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "desktop" / "sparktable"

FLOORS = ("kernel", "games", "text", "ai", "record", "app", "table", "ui", "tools")
RULES = ("kernel", "games")
QT = frozenset({"PySide6", "shiboken6"})
QT_ROOMS = ("table", "ui")
WORKER_THREAD_ONLY = ("app", "PySide6.QtCore")

# Clocks, files, other processes and other randomness than the state's own.
OUTSIDE_WORLD = {
    *("asyncio", "datetime", "glob", "io", "multiprocessing", "os", "pathlib", "random", "secrets", "shutil"),
    *("socket", "sqlite3", "subprocess", "tempfile", "threading", "time", "uuid"),
}


def is_module(name: str) -> bool:
    """Whether a dotted name below the package is a module or a package, rather than something inside one."""
    path = PACKAGE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def imported(tree: ast.AST, package: str) -> Iterator[tuple[int, str]]:
    """Every module that a source imports, anywhere, with the line; relative ones start at ``package``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                home = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*home, base] if base else home)
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                qt_module = base == "PySide6" or (base.startswith("sparktable") and is_module(whole))
                yield node.lineno, whole if qt_module else base


def room_of(module: str) -> str:
    """The room of "sparktable.games.matrix.verbs" is "games"; of a file beside the rooms, its own name."""
    return [*module.split("."), ""][1]


def game_of(module: str) -> str | None:
    """The game that a module belongs to; None outside `games/` and for what all games share there."""
    parts = module.split(".")
    if parts[1:2] == ["games"] and len(parts) > 2 and (PACKAGE / "games" / parts[2]).is_dir():
        return parts[2]
    return None


def why_not(module: str, target: str) -> str | None:
    """The house rule that forbids ``module`` to import ``target``; None when the door is open."""
    room, top = room_of(module), target.split(".")[0]
    if room not in FLOORS:
        return "only the table's floors see Qt" if top in QT else None
    if top == "sparktable":
        other = room_of(target)
        if other not in FLOORS:
            return f"{room} stands on nothing but itself and the floors below" if room in RULES else None
        if FLOORS.index(other) > FLOORS.index(room):
            return f"{room} may not reach up to {other}"
        if game_of(module) and game_of(target) and game_of(module) != game_of(target):
            return f"{game_of(module)} may not enter {game_of(target)}"
        return None
    if top in QT:
        allowed = room in QT_ROOMS or (room, target) == WORKER_THREAD_ONLY
        return None if allowed else "only the table's floors see Qt"
    if room in RULES and top in OUTSIDE_WORLD:
        return "rules know no clock, no file and no luck but the state's own"
    if room == "kernel" and top not in sys.stdlib_module_names:
        return "the kernel needs nothing but Python"
    return None


def trespasses(source: str, module: str, package: str) -> list[str]:
    """One line per import that the house does not allow."""
    tree = ast.parse(source, filename=module)
    found = [
        f"line {line}: {target}: {reason}"
        for line, target in imported(tree, package)
        if (reason := why_not(module, target))
    ]
    if room_of(module) in RULES:
        found += [
            f"line {node.lineno}: open(): rules read and write no file"
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "open"
        ]
    return found


def test_no_door_opens_upwards() -> None:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        package = ".".join(parts[:-1])
        module = package if parts[-1] == "__init__" else ".".join(parts)
        found += [f"{module}, {line}" for line in trespasses(path.read_text("utf-8"), module, package)]
    assert not found, "\n" + "\n".join(found)


STILL_IN_A_CIRCLE = [{f"sparktable.games.matrix.{name}" for name in (
    "rules.deeds", "rules.piles", "rules.power", "rules.ruin", "verbs.frames", "verbs.select")}]
"""What is still to be opened: a "when" text asks what was done this turn, which asks what such texts speak of."""


def arrows() -> dict[str, set[str]]:
    """File -> the files that it imports when it runs, at its head or later, by their dotted names."""
    files = {}
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        files[".".join(parts).removesuffix(".__init__")] = path, ".".join(parts[:-1])
    return {module: {found for found in at_run_time(path.read_text("utf-8"), package) if found in files} - {module}
            for module, (path, package) in files.items()}


def at_run_time(source: str, package: str) -> Iterator[str]:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            node.body = []
    for _, name in imported(tree, package):
        yield name
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            home = ".".join([*package.split(".")[: len(package.split(".")) - node.level + 1], node.module or ""])
            yield from (f"{home.rstrip('.')}.{alias.name}" for alias in node.names)


def circles(graph: dict[str, set[str]]) -> list[set[str]]:
    """The groups of files each of which comes back to itself by way of the others."""
    reach = {}
    for start in graph:
        seen: set[str] = set()
        left = [start]
        while left:
            new = graph.get(left.pop(), set()) - seen
            seen |= new
            left += new
        reach[start] = seen
    found = []
    for start, seen in reach.items():
        if start in seen:
            circle = {other for other in seen if start in reach[other]}
            if circle not in found:
                found.append(circle)
    return found


def test_no_files_stand_in_a_circle() -> None:
    """Pages that are loaded late are fine; a circle by that way is still one."""
    assert circles(arrows()) == STILL_IN_A_CIRCLE


def test_a_circle_is_noticed() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}) == [{"a", "b", "c"}]
    assert list(at_run_time("def later():\n    from .other import name", "room")) == ["room.other", "room.other.name"]


def test_every_room_has_a_floor() -> None:
    """A new folder must be given its place in the house before anything moves in."""
    rooms = {path.relative_to(PACKAGE).parts[0] for path in PACKAGE.glob("*/**/*.py")}
    assert rooms <= set(FLOORS)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("sparktable.kernel.state", "from sparktable.games import matrix"),
        ("sparktable.kernel.state", "import random"),
        ("sparktable.kernel.state", "def later():\n    from time import monotonic"),
        ("sparktable.kernel.state", "import pydantic"),
        ("sparktable.kernel.state", "from sparktable import resources"),
        ("sparktable.kernel.state", "from ..ai import search"),
        ("sparktable.kernel.state", "text = open('rules.txt').read()"),
        ("sparktable.games.registry", "from pathlib import Path"),
        ("sparktable.text.render", "import sparktable.record"),
        ("sparktable.record.save", "from sparktable.app.session import Session"),
        ("sparktable.ai.search", "from PySide6 import QtCore"),
        ("sparktable.app.session", "from PySide6 import QtWidgets"),
        ("sparktable.app.session", "from PySide6.QtGui import QColor"),
        ("sparktable.tools.screenshot", "from PySide6.QtGui import QImage"),
        ("sparktable.resources", "import PySide6"),
    ],
)
def test_a_shut_door_is_noticed(module: str, source: str) -> None:
    assert len(trespasses(source, module, module.rpartition(".")[0])) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("sparktable.kernel.state", "from dataclasses import dataclass\nfrom . import zones"),
        ("sparktable.games.registry", "from sparktable.kernel import state"),
        ("sparktable.record.save", "import pydantic, pathlib\nfrom sparktable.resources import RESOURCES"),
        ("sparktable.app.thinking.thread", "from PySide6.QtCore import QThread\nfrom PySide6 import QtCore"),
        ("sparktable.ui.main", "from PySide6.QtWidgets import QLabel\nfrom sparktable.table import scene"),
        ("sparktable.tools.screenshot", "from sparktable.ui import main"),
    ],
)
def test_an_open_door_is_left_alone(module: str, source: str) -> None:
    assert trespasses(source, module, module.rpartition(".")[0]) == []


def test_one_game_may_not_enter_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in ("arena", "matrix"):
        (tmp_path / "games" / game).mkdir(parents=True)
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path)
    source = "from sparktable.games.arena import board"
    assert trespasses(source, "sparktable.games.matrix.setup", "sparktable.games.matrix")
    assert not trespasses(source, "sparktable.games.arena.setup", "sparktable.games.arena")
    assert not trespasses(source, "sparktable.games.registry", "sparktable.games")

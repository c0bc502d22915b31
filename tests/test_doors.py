"""Doors open downwards only: which room may import which, read from the source without running it.

From the ground up: kernel, games, text, ai, record, app, table, ui, tools. One game never enters another, Qt
lives on the table's floors, and the rules touch nothing by which a game's course could depend on the machine. Inside
a game the state stands below the questions about it, these below what can be done, and so on up to the game itself;
and no files stand in a circle, be it of types alone.
"""

import ast
import functools
import os
import subprocess
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


@functools.cache
def arrows(package: Path = PACKAGE) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """File -> the files that it imports: when it runs, at its head or later, and only for its types. Names that a
    package's face hands on come from where they are made; the face itself does not count."""
    brought, handed = {}, {}
    for path in package.rglob("*.py"):
        *home, name = path.relative_to(package.parent).with_suffix("").parts
        module = ".".join(home[1:] if name == "__init__" else [*home[1:], name])
        tree = ast.parse(path.read_text("utf-8"))
        brought[module] = [(base.partition(".")[2], name, types) for base, name, types in brings(tree, ".".join(home))
                           if base.startswith(package.name)]
        if name == "__init__" and only_hands_on(tree):
            handed[module] = {name: base for base, name, _ in brought[module]}

    def made(base: str, name: str) -> str:
        whole = f"{base}.{name}".lstrip(".")
        if whole in brought:
            return whole
        return made(handed[base][name], name) if name in handed.get(base, ()) else base

    running: dict[str, set[str]] = {module: set() for module in brought.keys() - handed.keys()}
    typing: dict[str, set[str]] = {module: set() for module in running}
    for module in running:
        for base, name, types in brought[module]:
            (typing if types else running)[module].add(made(base, name))
    for graph in (running, typing):
        for module, targets in graph.items():
            targets &= running.keys() - {module}
    return running, {module: targets - running[module] for module, targets in typing.items()}


def brings(tree: ast.AST, package: str, types: bool = False) -> Iterator[tuple[str, str, bool]]:
    """Every (module, name) that a source imports, and whether only for its types."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from ((*alias.name.rpartition(".")[::2], types) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*home, *filter(None, [node.module])])
            yield from ((base, alias.name, types) for alias in node.names)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from brings(ast.Module(node.body, []), package, True)
            yield from brings(ast.Module(node.orelse, []), package, types)
        else:
            yield from brings(node, package, types)


def only_hands_on(tree: ast.Module) -> bool:
    """Whether a file is nothing but a docstring, imports and `__all__`."""
    return any(isinstance(node, ast.ImportFrom) for node in tree.body) and all(
        isinstance(node, ast.Import | ast.ImportFrom | ast.Expr)
        or (isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__") for node in tree.body)


def circles(graph: dict[str, set[str]]) -> list[set[str]]:
    """The groups of files each of which comes back to itself by way of the others."""
    reach = {start: reached(graph, start) for start in graph}
    found: list[set[str]] = []
    for start, seen in reach.items():
        if start in seen and not any(start in circle for circle in found):
            found.append({other for other in seen if start in reach[other]})
    return found


def reached(graph: dict[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    left = [start]
    while left:
        new = graph.get(left.pop(), set()) - seen
        seen |= new
        left += new
    return seen


ONE_IDEA = {
    ("kernel.state", "kernel.game"): "a state is a state of its game",
    ("games.arena.state", "games.arena.game"): "the same",
    ("games.matrix.state", "games.matrix.game"): "the same",
    ("games.matrix.state", "games.matrix.card"): "a state's slots are cards",
    ("games.matrix.card", "games.matrix.headings"): "a card is the texts that stand on it",
    ("games.matrix.card", "games.matrix.statics"): "the same",
    ("games.arena.setup", "games.arena.game"): "setting up is the first thing a game does, in a file of its own",
    ("games.matrix.setup", "games.matrix.game"): "the same",
    ("games.matrix.contents", "games.matrix.game"): "what the table is set with is sorted out by its options",
    ("games.tcg.state", "games.tcg.game"): "a state is a state of its game",
    ("games.tcg.setup", "games.tcg.game"): "setting up is the first thing a game does, in a file of its own",
    **{(f"table.{part}", "table.table_view"): "a part of the table's widget, in a file of its own"
       for part in ("display", "outlook_hint", "keyboard", "looking", "mouse", "playback", "screen_reader")},
    **{(f"ui.{part}", "ui.game_window"): "a part of the game's window, in a file of its own"
       for part in ("answers", "game_menus", "save_and_report", "end_turn_warning")},
    **{(f"ui.{part}", "ui.shell"): "a part of the program's window, in a file of its own"
       for part in ("after_game", "home_content", "read_pages", "series", "table_page")},
}
"""Whose types know each other, though files look upwards for that: two sides of one thing, and why."""

LAYERS = {
    "matrix": (
        ("state", "stats", "events", "kinds", "questions", "card", "statics", "headings", "board", "pools",
         "ruleset"),
        ("facts",), ("deeds",), ("verbs",), ("rules",), ("outlook",), ("actions",), ("turn",), ("explain",),
        ("cards",),
        ("mixing", "options", "contents", "setup", "unknown"), ("game",),
        ("position", "places", "effect_names", "deed_words", "paying_words", "sentences", "setting", "sights",
         "posing", "scenario", "form", "telling", "feats", "advice", "__init__"),
    ),
    "arena": (
        ("state", "events", "kinds", "questions", "board", "card", "answers"),
        ("facts",), ("deeds",), ("verbs",), ("rules",), ("cards",),
        ("options", "setup", "outlook"), ("game",),
        ("positions", "posing", "scenario", "form", "telling", "feats", "advice", "__init__"),
    ),
    "tcg": (
        ("kinds", "questions", "stats", "state", "events", "card", "relations"),
        ("facts",), ("deeds",), ("verbs",), ("rules",), ("cards",),
        ("decks", "deck_codes", "deck_lists", "shipped_decks", "random_deck", "options", "setup", "seen",
         "best_of_three", "packs", "sealed"),
        ("odds", "outlook"), ("game",),
        ("position_words", "positions", "sentences", "scenario", "form", "telling", "feats", "advice", "__init__"),
    ),
}
"""Order inside a game, lowest first, by its files and folders: the state and what cards are; questions about a
position; what can be done to it; what texts say; the course of a game; cards; the game; how people speak of it."""


def test_no_files_stand_in_a_circle() -> None:
    """Pages that are loaded late are fine; a circle by that way is still one, and so is one of types alone."""
    running, typing = arrows()
    assert circles(running) == []
    both = {module: running[module] | {target for target in typing[module] if (module, target) not in ONE_IDEA}
            for module in running}
    left = circles(both)
    assert not left, "\n" + "\n".join(map(str, map(sorted, left)))


def test_what_is_one_idea_is_that_by_its_types_alone() -> None:
    """And would stand in a circle: an entry that is not needed any more goes."""
    running, typing = arrows()
    both = {module: running[module] | typing[module] for module in running}
    assert not [pair for pair in ONE_IDEA if pair[1] not in typing.get(pair[0], ())]
    assert not [pair for pair in ONE_IDEA if pair[0] not in reached(both, pair[1])]


def reaching_up(game: str, graph: dict[str, set[str]]) -> list[str]:
    """What inside a game breaks its order, and files that have no layer."""
    layer = {name: number for number, names in enumerate(LAYERS[game]) for name in names}
    inside = {file: [*file.split("."), "__init__"][2] for file in graph if f"{file}.".startswith(f"games.{game}.")}
    return [f"{file} has no layer" for file, name in inside.items() if name not in layer] + [
        f"{file} may not reach up to {target}" for file, name in inside.items() for target in graph[file]
        if (file, target) not in ONE_IDEA and layer.get(inside.get(target, name), 0) > layer.get(name, len(layer))]


@pytest.mark.parametrize("game", LAYERS)
def test_inside_a_game_doors_open_downwards_too(game: str) -> None:
    running, typing = arrows()
    found = reaching_up(game, {file: running[file] | typing[file] for file in running})
    assert not found, "\n" + "\n".join(found)


def test_a_step_up_inside_a_game_is_noticed() -> None:
    allowed = {"games.arena.rules.turn": {"games.arena.facts.position", "games.arena.state", "kernel.state"},
               "games.arena.facts.position": {"games.arena.facts.movement"}, "games.arena.facts.movement": set[str](),
               "games.arena.state": {"games.arena.game"}, "games.arena.game": set()}
    assert reaching_up("arena", allowed) == []
    assert len(reaching_up("arena", {**allowed, "games.arena.facts.position": {"games.arena.rules.turn"}})) == 1
    assert len(reaching_up("arena", {"games.arena.whim": set()})) == 1


def test_every_game_has_layers() -> None:
    assert {path.parent.name for path in PACKAGE.glob("games/*/__init__.py")} == {*LAYERS}


def test_a_circle_is_noticed() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}) == [{"a", "b", "c"}]


def test_arrows_are_noticed(tmp_path: Path) -> None:
    """Also late ones and those of types; not the way through a face."""
    for name, source in {
        "__init__": "",
        "room/__init__": "from .one import thing\n__all__ = ['thing']",
        "room/one": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from house.room.two import Kind",
        "room/two": "def later():\n    from . import three",
        "room/three": "",
        "room/four": "from house.room import thing",
    }.items():
        path = tmp_path / "house" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, "utf-8")
    running, typing = arrows(tmp_path / "house")
    assert running == {"": set(), "room.one": set(), "room.two": {"room.three"}, "room.three": set(),
                       "room.four": {"room.one"}}
    assert {module: targets for module, targets in typing.items() if targets} == {"room.one": {"room.two"}}


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


def test_the_engine_can_be_imported_without_qt() -> None:
    rooms = [floor for floor in FLOORS if floor not in (*QT_ROOMS, WORKER_THREAD_ONLY[0])]
    files = [path.relative_to(PACKAGE.parent) for room in rooms for path in sorted((PACKAGE / room).rglob("*.py"))]
    names = [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in files]
    script = f"import importlib, sys; sys.modules.update(dict.fromkeys({sorted(QT)}))\n" \
             f"for name in {names}: importlib.import_module(name)"
    subprocess.run([sys.executable, "-c", script], check=True, env=os.environ | {"PYTHONPATH": str(PACKAGE.parent)})

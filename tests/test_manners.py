"""How files treat each other and Qt, read from the source: nobody reaches for what another keeps to itself, and no
widget overrides `event`, in which an error ends the program unheard."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "desktop" / "sparktable"

OPEN_TO_ALL = {"_asdict", "_exit", "_field_defaults", "_fields", "_make", "_replace"}
"""What Python itself offers under such names."""
NO_OTHER_WAY = {
    ("tools/cli.py", "_actions"): "argparse tells nobody which commands there are",
    ("ui/qt_binding.py", "_mod_uses_pyside"): "nor does Qt for Python ask whether to read sources",
}
QT_ROOMS = ("table", "ui")


def sources(rooms: Iterable[str] = ("",)) -> Iterator[tuple[str, ast.AST]]:
    """Every file of these rooms, as it is written."""
    for room in rooms:
        for path in sorted(PACKAGE.joinpath(room).rglob("*.py")):
            yield path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text("utf-8"))


def private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in OPEN_TO_ALL


def own_names(tree: ast.AST) -> Iterator[str]:
    """What a file defines: functions, classes, variables, and what its objects say of themselves."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name):
                yield name


def reached_for(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Names that others keep to themselves, with the line."""
    own = {*own_names(tree)}
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super"))):
                continue
            case ast.Attribute(attr=name) if private(name) and name not in own:
                yield node.lineno, name
            case ast.ImportFrom(names=names):
                yield from ((node.lineno, alias.name) for alias in names if private(alias.name))


def event_overrides(tree: ast.AST) -> Iterator[int]:
    """Lines on which a class has an `event` of its own."""
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(body=body):
                yield from (it.lineno for it in body if isinstance(it, ast.FunctionDef) and it.name == "event")


def test_nobody_reaches_for_what_another_keeps_to_itself() -> None:
    found = [(where, line, name) for where, tree in sources() for line, name in reached_for(tree)]
    assert [each for each in found if (each[0], each[2]) not in NO_OTHER_WAY] == []
    assert {(where, name) for where, _, name in found} == NO_OTHER_WAY.keys()


def test_no_widget_overrides_event() -> None:
    """An event filter does as well."""
    assert [(where, line) for where, tree in sources(QT_ROOMS) for line in event_overrides(tree)] == []


@pytest.mark.parametrize("source", ["shell._open(it)", "self.shell._open(it)", "from house.shell import _open"])
def test_a_reach_is_noticed(source: str) -> None:
    assert list(reached_for(ast.parse(source))) == [(1, "_open")]


@pytest.mark.parametrize("source", ["self._open()", "super()._open()", "spot._replace(x=1)", "thing.__class__",
                                    "class Door:\n    def __eq__(self, other):\n        return self._x == other._x"])
def test_what_is_ones_own_is_left_alone(source: str) -> None:
    assert list(reached_for(ast.parse(source))) == []


def test_an_event_override_is_noticed() -> None:
    source = "class Row(QWidget):\n    def event(self, event):\n        return True"
    assert list(event_overrides(ast.parse(source))) == [2]

"""Names have types of their own (`kernel/typed.py`): each is declared once, and no bare text stands for one.

A type checker finds a bare text that is handed to something; it cannot find one that a name is compared with.
"""

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "desktop" / "sparktable"
ROOMS = ("kernel", "games", "text", "ai", "record", "app", "table", "ui", "tools")
TYPES = ("Stat", "Thing", "HappeningKind", "EventKind", "Duration", "OptionKind", "QuestionKind")
MAKERS = {"thing": "Thing", "happening": "HappeningKind", **{name: name for name in TYPES}}
PAIRS = {"kernel/replacements.py": ("happening",), "kernel/vocabulary/statics.py": ("thing",)}
"""The functions that declare two names at once."""
HOMES = ("stats.py", "events.py", "kinds.py", "questions.py")
"""The files of a game that declare its names."""
CLOSED = ("card", "space", "seat", "number", "word", "zone", "place", "pool")
"""Kinds of references, of what pays and of targets: they are known by heart, and something else may be called so."""
OTHER_KINDS = ("ai/roster.py",)
"""Where a kind is one of opponents."""
NAMED = {"option", "wish", "asked", "decision", "question", "action", "event", "deed", "kinds"}
"""What a variable is called that has a kind of the other sort."""
TABLES = ("modifiers", "listeners")


@functools.cache
def sources() -> list[Path]:
    return [path for room in ROOMS for path in sorted((PACKAGE / room).rglob("*.py"))]


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def calls(source: str) -> Iterator[ast.Call]:
    if not any(f"{maker}(" in source for maker in MAKERS):  # reading a file as a tree takes a while
        return
    yield from calls_in(ast.parse(source))


def calls_in(tree: ast.AST) -> Iterator[ast.Call]:
    others = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)
              and not (node.module or "").endswith(("typed", "statics", "replacements")) for alias in node.names}
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            and node.func.id in MAKERS.keys() - others)


def made_at_run_time(source: str, allowed: tuple[str, ...] = ()) -> list[str]:
    """Names that are made while a game runs, or of anything but a text that stands there."""
    if not list(calls(source)):
        return []
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.Lambda)]
    inside = {id(part): getattr(function, "name", "") for function in functions for part in ast.walk(function)}
    return [f"line {call.lineno}: {ast.unparse(call)}" for call in calls_in(tree)
            if (inside[id(call)] not in allowed if id(call) in inside else not is_text(call))]


def is_text(call: ast.Call) -> bool:
    """Whether it is made of a text that stands there."""
    return len(call.args) == 1 and isinstance(call.args[0], ast.Constant)


def declared(path: Path) -> Iterator[tuple[str, str]]:
    """Type and text of each name that a file declares."""
    for call in calls(path.read_text("utf-8")):
        if call.args and isinstance(call.args[0], ast.Constant):
            yield MAKERS[ast.unparse(call.func)], str(call.args[0].value)


@functools.cache
def texts() -> frozenset[str]:
    return frozenset(text for path in sources() for _, text in declared(path) if text)


def bare(node: ast.AST) -> Iterator[ast.expr]:
    """The texts that stand there, also in a row of them."""
    if (isinstance(node, ast.Constant) and isinstance(node.value, str)) or isinstance(node, ast.JoinedStr):
        yield node
    elif isinstance(node, ast.Tuple | ast.Set | ast.List):
        for item in node.elts:
            yield from bare(item)


def says_what_it_is(node: ast.AST) -> tuple[bool, str]:
    """Whether that is the name of something (`option.kind`, `option[0]`, `m.until`, `kind`), and of what."""
    if isinstance(node, ast.Attribute) and node.attr in ("kind", "until", "event", "stat"):
        return True, ast.unparse(node.value)
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and node.slice.value == 0:
        return True, ast.unparse(node.value)
    if isinstance(node, ast.Name):
        return node.id in ("kind", "question", "event", "stat"), node.id
    return False, ""


def bare_texts(source: str, known: frozenset[str]) -> list[str]:
    """Comparisons of a name with a bare text."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Compare):
            continue
        sides = [node.left, *node.comparators]
        tables = any(isinstance(side, ast.Attribute) and side.attr in TABLES for side in sides)
        of = [whose for side in sides for named, whose in [says_what_it_is(side)] if named]
        for text in (text for side in sides for text in bare(side)):
            word = text.value if isinstance(text, ast.Constant) else None
            certain = any(set(re.findall("[a-z]+", whose)) & NAMED and "refs" not in whose for whose in of)
            if tables or (of and (word is None or word in known) and (certain or word not in CLOSED)):
                found.append(f"line {node.lineno}: {ast.unparse(node)}")
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("path", sources(), ids=name_of)
def test_names_are_declared_and_never_put_together(path: Path) -> None:
    assert made_at_run_time(path.read_text("utf-8"), PAIRS.get(name_of(path), ())) == []


def test_what_makes_a_name_at_run_time_is_noticed() -> None:
    assert made_at_run_time('BUY = OptionKind("buy")\nMOVE: Final = Stat("move")') == []
    assert made_at_run_time('def price(what):\n    return Stat("cost " + what)')
    assert made_at_run_time('COST = {what: Stat(f"cost {what}") for what in THINGS}')
    assert made_at_run_time('def thing(name):\n    return Thing(name)', ("thing",)) == []


@pytest.mark.parametrize("path", sources(), ids=name_of)
def test_names_are_compared_with_names(path: Path) -> None:
    if name_of(path) not in OTHER_KINDS:
        assert bare_texts(path.read_text("utf-8"), texts()) == []


@pytest.mark.parametrize("line", [
    'option.kind == "move"', 'asked.kind in ("move", "push")', 'option[0] == "move"', 'm.until == "push"',
    'question != "push"', '"move" in s.modifiers', 'f"no {what}" in s.modifiers', 'option.kind == "card"'])
def test_a_bare_text_is_noticed(line: str) -> None:
    assert bare_texts(f"found = {line}", frozenset({"move", "push", "card"}))


@pytest.mark.parametrize("line", [
    "option.kind == kinds.MOVE",
    'ref.kind == "card"', 'face.kind == "round"', 'word == "move"', 'refs[0][0] == "card"'])
def test_no_other_text_is_taken_for_one(line: str) -> None:
    assert not bare_texts(f"found = {line}", frozenset({"move", "push", "card"}))


@functools.cache
def words_of_files() -> dict[Path, set[str]]:
    return {path: set(re.findall(r"\w+", path.read_text("utf-8"))) for path in sources()}


def homes() -> list[Path]:
    return sorted(path for path in (PACKAGE / "games").iterdir() if (path / "kinds.py").is_file())


@pytest.mark.parametrize("game", homes(), ids=lambda game: game.name)
def test_a_game_declares_each_of_its_names_once(game: Path) -> None:
    at = [(*name, path.name) for path in sorted(game.rglob("*.py")) for name in declared(path)]
    assert {where for _, _, where in at} <= {*HOMES}
    names = [name for *name, _ in at]
    assert [name for name in names if names.count(name) > 1] == []


@pytest.mark.parametrize("path", [path for game in homes() for path in sorted(game.iterdir()) if path.name in HOMES],
                         ids=name_of)
def test_a_name_that_nobody_uses_goes(path: Path) -> None:
    elsewhere = {word for other, words in words_of_files().items() if other != path for word in words}
    source = path.read_text("utf-8")
    names = [node.target.id for node in ast.parse(source).body
             if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]
    assert [name for name in names if name not in elsewhere and source.count(name) < 2] == []

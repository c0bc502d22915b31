"""``sparktable rulings``: which of the rulings in a game's sources are covered, and by what.

A checkout lists them in ``tests/GAME/rulings.json``, by their ids with a line that tells them apart. One is covered
by a scenario file whose name begins with its id or whose ``rules`` name it, and by a test that names it: as
``faq-w1-035``, or in its own name as ``faq_w1_035`` (``faq_w1_035_041`` for two).
"""

import argparse
import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

from sparktable.games import GAMES
from sparktable.tools import game_arguments
from sparktable.tools.arguments import BadInput, one_of

SCENARIOS = "scenarios"


def listed(game: str) -> dict[str, str]:
    """Every ruling's id and title. Raises BadInput where there is no list."""
    path = game_arguments.TESTS / game / "rulings.json"
    if not path.is_file():
        found = ", ".join(sorted(each.parent.name for each in game_arguments.TESTS.glob("*/rulings.json")))
        raise BadInput(f"no rulings of '{game}' are listed here" + (
            f"; there are those of {found}" if found else ": they lie among the tests of a checkout"))
    known: dict[str, str] = json.loads(path.read_text("utf-8"))
    return known


def coverage(game: str) -> dict[str, list[str]]:
    """Id -> what covers it: scenario files, and tests as `test_combat.py::test_pierce`."""
    covered: dict[str, list[str]] = {name: [] for name in listed(game)}
    sources = "|".join(sorted({re.escape(name.rpartition("-")[0]) for name in covered}))
    ids = re.compile(rf"(?<![A-Za-z0-9])({sources})((?:-\d+)+)(?![A-Za-z0-9])")
    for said, place in (*_in_scenarios(game), *_in_tests(game)):
        for source, numbers in ids.findall(said.replace("_", "-")):
            for name in (f"{source}-{number}" for number in numbers[1:].split("-")):
                if name in covered and place not in covered[name]:
                    covered[name].append(place)
    return covered


def _in_scenarios(game: str) -> Iterator[tuple[str, str]]:
    for path in sorted((game_arguments.TESTS / SCENARIOS / game).glob("*.json")):
        rules = str(json.loads(path.read_text("utf-8")).get("rules", ""))
        yield f"{path.stem} {rules}", f"{SCENARIOS}/{game}/{path.name}"


def _in_tests(game: str) -> Iterator[tuple[str, str]]:
    """What every test function says, from its decorators to its end."""
    for path in sorted((game_arguments.TESTS / game).rglob("test_*.py")):
        text = path.read_text("utf-8")
        lines = text.splitlines()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
                yield "\n".join(lines[first - 1:node.end_lineno]), f"{_place(path)}::{node.name}"


def _place(path: Path) -> str:
    return path.relative_to(game_arguments.TESTS).as_posix()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", type=one_of("game", GAMES), required=True, help="whose rulings")
    parser.add_argument("--missing", action="store_true", help="only those that nothing covers")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")


def run(asked: argparse.Namespace) -> int:
    titles, covered = listed(asked.game), coverage(asked.game)
    done = sum(map(bool, covered.values()))
    shown = {name: places for name, places in covered.items() if not (asked.missing and places)}
    if asked.json:
        print(json.dumps({"rulings": [{"id": name, "title": titles[name], "covered_by": places}
                                      for name, places in shown.items()],
                          "covered": done, "of": len(covered)}, ensure_ascii=False, indent=1))
    else:
        for name, places in shown.items():
            print(f"{name}  {titles[name]}\n    {', '.join(places) or '-'}")
        print(f"{done} of {len(covered)}")
    return 0

"""Each of the 113 rules has a test that names it, and so has each ruling."""
from __future__ import annotations

import importlib
from pathlib import Path

from arena.table import RULES, RULINGS
from sparktable.games.arena.rules import rulings

FOLDER = Path(__file__).parent


def named() -> set[str]:
    """What the tests of this folder name."""
    found: set[str] = set()
    for path in FOLDER.glob("test_*.py"):
        module = importlib.import_module(f"arena.{path.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_"):
                found |= set(getattr(test, "rules", ()))
    return found


def test_every_rule_is_named_by_a_test() -> None:
    assert len(RULES) == 113
    assert [f"{RULES.index(rule) + 1} {rule}" for rule in RULES if rule not in named()] == []


def test_every_ruling_is_named_by_a_test() -> None:
    assert [point for point in RULINGS if point not in named()] == []
    assert {ruling.point for ruling in rulings.RULINGS.all} <= set(RULINGS)

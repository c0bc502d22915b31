"""Every game that a tool can be asked for: the package's own and, in a checkout, the toy games of the tests."""

import importlib
import sys
from pathlib import Path

from sparktable.games import load_all

TESTS = Path(__file__).resolve().parents[3] / "tests"
TOYS = {"toy-deckbuilder": "toys.deckbuilder", "toy-duel": "toys.duel"}
"""Game to its module among the tests."""


def load_games() -> None:
    """Put all of them on the shelf, so that `open_game` knows them."""
    load_all()
    if not (TESTS / "toys").is_dir():
        return
    if str(TESTS) not in sys.path:
        sys.path.append(str(TESTS))
    for module in TOYS.values():
        importlib.import_module(module)

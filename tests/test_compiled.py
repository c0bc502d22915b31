"""The compiled program plays as the plain one does. Most is skipped where the program under test is plain itself."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sparktable.app.puzzle_proofs import check
from sparktable.app.puzzles import puzzle_files, read_puzzle
from sparktable.games import load_all
from sparktable.kernel.nodes import Node
from sparktable.tools.build import BUILD

SOURCES = Path(__file__).resolve().parents[1] / "desktop"

COURSES = """
from sparktable.games import load_all
from sparktable.kernel.state import digest
from sparktable.kernel.game import open_game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.record.card_revisions import revisions
from sparktable.tools.build import BUILD

print(BUILD)
for module in load_all():
    name = module.__name__.rpartition(".")[2]
    for seed, options in enumerate(module.property_setups()):
        game, luck = open_game(name, options), Dice(seed)
        print(name, options, sorted(revisions(game).items()))
        s = game.new(seed)
        asked, answers = pending(s), 0
        while asked is not None:
            asked, answers = take(s, asked.options[luck.below(len(asked.options))]), answers + 1
            if answers % 50 == 0:
                print(answers, digest(s))
        print(answers, digest(s), s.outcome)
"""


def courses(**variables: str) -> list[str]:
    """What a whole game of every set-up comes to, and what its cards are known by, in a process of its own."""
    ours = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run([sys.executable, "-c", COURSES], check=True, stdout=subprocess.PIPE, text=True,
                          env=ours | {"PYTHONUTF8": "1"} | variables)
    return done.stdout.splitlines()


@pytest.mark.skipif(BUILD == "plain", reason="this program is not compiled")
def test_every_set_up_takes_the_same_course_plain_and_compiled() -> None:
    (plain, *expected), (compiled, *found) = courses(PYTHONPATH=str(SOURCES)), courses()
    assert (plain, compiled) == ("plain", "compiled")
    assert found == expected
    assert len(found) > 100


@pytest.mark.skipif(BUILD == "plain", reason="proving all takes too long where this program is not compiled")
@pytest.mark.parametrize("path", puzzle_files(), ids=lambda path: path.stem)
def test_every_puzzle_has_one_first_answer_that_is_sure(path: Path) -> None:
    assert [*check(read_puzzle(path))] == []


def kinds_of(cls: type[Node]) -> Iterator[type[Node]]:
    for kind in cls.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def test_a_node_has_one_family() -> None:
    """Compiled, a node with two of them would be asked the one's questions by the other's numbers."""
    load_all()
    two = {kind.__qualname__ for kind in kinds_of(Node) if sum(issubclass(base, Node) for base in kind.__bases__) > 1}
    assert not two

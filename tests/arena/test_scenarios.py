"""The worked examples of the rulebook, as scenario files."""
from __future__ import annotations

from pathlib import Path

import pytest

from arena.table import Table, pawn
from sparktable.games import load_all
from sparktable.record.rehearsal import Rehearsal
from sparktable.record.scenario import BadScenario, read_scenario

FILES = sorted((Path(__file__).parents[1] / "scenarios" / "arena").glob("*.json"))


@pytest.fixture(autouse=True)
def games() -> None:
    load_all()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_holds(path: Path) -> None:
    assert [str(failure) for failure in Rehearsal(read_scenario(path)).run()] == []


def test_there_are_some() -> None:
    assert len(FILES) >= 12


@pytest.mark.parametrize(("old", "new", "says"), [
    ('"hand": ["5/1"]', '"hand": ["9/9"]', "no card '9/9'"),
    ('"hand": ["5/1"]', '"hand": ["5/1", "5/1", "5/1"]', "has no further Combat 5/1"),
    ('"at": "G1"', '"at": "E4"', "E4 is blocked"),
    ('"at": "G1"', '"at": "J4"', "two pawns cannot stand on J4"),
    ('"at": "J4"', '"at": "J4", "damage": 30', "destroys Megatron"),
    ('"character": "Megatron"', '"character": "Optimus Prime"', "only one of each"),
    ('"do": "attack with 5/1"', '"do": "atack with 5/1"', "did you mean 'attack with"),
    ('"actions": 2', '"action": 2', "did you mean 'actions'"),
])
def test_mistakes_are_told_with_what_was_expected(tmp_path: Path, old: str, new: str, says: str) -> None:
    text = next(path for path in FILES if path.stem == "position_on_the_diagonal").read_text("utf-8")
    assert old in text
    path = tmp_path / "mistaken.json"
    path.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(BadScenario) as told:
        Rehearsal(read_scenario(path)).run()
    assert says in str(told.value)


def test_choosing_a_transformer_is_neither_drawing_nor_moving() -> None:
    table = Table(pawn("Optimus Prime", "A1"), pawn("Megatron", "J7"), die=1)
    assert not table.can("choose Optimus Prime")
    assert not table.do("stay").can("choose Optimus Prime") and table.can("draw")

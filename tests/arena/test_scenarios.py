"""The worked examples of the rulebook, as scenario files."""
from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from arena.table import Table, pawn
from sparktable.games import load_all
from sparktable.games.arena.scenario import ArenaScenarios
from sparktable.kernel.scenario import Mistake
from sparktable.record.scenarios.file import BadScenario, read_scenario
from sparktable.record.scenarios.run import ScenarioRun

FILES = sorted((Path(__file__).parents[1] / "scenarios" / "arena").glob("*.json"))


@pytest.fixture(autouse=True)
def games() -> None:
    load_all()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_holds(path: Path) -> None:
    assert [str(failure) for failure in ScenarioRun(read_scenario(path)).run()] == []


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
        ScenarioRun(read_scenario(path)).run()
    assert says in str(told.value)


@pytest.mark.parametrize(("more", "says"), [
    ({"damage": 3, "left": 4}, "'left' is said instead of 'damage', not with it"),
    ({"left": 40}, "the chart of Megatron has 21 wound points"),
    ({"destroyed": True}, "so many are destroyed that the game is over"),
    ({"destroyed": True, "hand": ["5/1"]}, "pawn, chart and cards have left the game"),
    ({"passes": 2}, "who has gone through a draw pile twice has ended the game"),
    ({"character": "Hot Shot"}, "Autobots and Decepticons sit in turn"),
])
def test_nonsense_about_a_pawn_is_refused(more: dict[str, Any], says: str) -> None:
    with pytest.raises(Mistake) as told:
        Table(pawn("Optimus Prime", "A1"), {"character": "Megatron"} | more)
    assert says in told.value.sentence


@pytest.mark.parametrize(("more", "says"), [
    ({"active": 2}, "seats are counted from 0: 0 to 1"), ({"active": "Megatrom"}, "did you mean 'Megatron'?"),
    ({"turn": 0}, "the first turn is 1"), ({"all": "yes", "die": 3}, "true or false is expected"),
    ({"all": True, "die": None}, "'all' goes with 'die'"), ({"actions": 12}, "no more than 9 actions"),
])
def test_nonsense_about_the_turn_is_refused(more: dict[str, Any], says: str) -> None:
    with pytest.raises(Mistake) as told:
        Table(pawn("Optimus Prime", "A1"), pawn("Megatron", "J7"), **more)
    assert says in told.value.sentence


def test_a_short_name_is_expected_like_the_full_one() -> None:
    """5/1 is Combat 5/1, in what is laid out as in what is expected."""
    words = ArenaScenarios()
    table = Table(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "J7"))
    known = words.vocabulary(table.s, "hand of Optimus Prime").texts
    assert isinstance(known, Mapping) and known["5/1"] == "Combat 5/1"
    assert table.see("hand of Optimus Prime") == ["Combat 5/1"]


def test_actions_left_are_those_that_are_still_to_be_asked() -> None:
    table = Table(pawn("Optimus Prime", "A1", "Spark Renewed"), pawn("Megatron", "J7"), actions=2)
    assert (table.see("actions left"), table.see("actions")) == (2, 1)
    assert table.do("draw").see("actions left") == 1


def test_choosing_a_transformer_is_neither_drawing_nor_moving() -> None:
    table = Table(pawn("Optimus Prime", "A1"), pawn("Megatron", "J7"), die=1)
    assert not table.can("choose Optimus Prime")
    assert not table.do("stay").can("choose Optimus Prime") and table.can("draw")

"""The worked examples of both rulebooks, as scenario files; and what a mistake in such a file is answered with."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sparktable.games import load_all
from sparktable.record.scenarios.file import BadScenario, read_scenario
from sparktable.record.scenarios.run import ScenarioRun

load_all()
FILES = sorted((Path(__file__).parents[1] / "scenarios" / "matrix").glob("*.json"))
EXAMPLES = [*(f"w{n:02}" for n in range(1, 20)), *(f"c{n:02}" for n in range(1, 10))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_worked_example_holds(path: Path) -> None:
    assert [str(failure) for failure in ScenarioRun(read_scenario(path)).run()] == []


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_worked_example_has_its_file(example: str) -> None:
    assert any(path.name.startswith(f"{example}_") for path in FILES)


def mistake(tmp_path: Path, *steps: dict[str, Any], **more: Any) -> str:
    """What a file with a mistake in it is answered with."""
    data = {"title": "A test", "rules": "none", "game": "matrix",
            "seats": [{"character": "Elita-1", "hand": ["Bold"]}, {"character": "Megatron"}], "steps": list(steps)}
    path = tmp_path / "test.json"
    path.write_text(json.dumps(data | more, indent=1), "utf-8")
    with pytest.raises(BadScenario) as trouble:
        ScenarioRun(read_scenario(path)).run()
    return str(trouble.value)


@pytest.mark.parametrize(("more", "complaint"), [
    ({"matrix": {"B2": "Reinforcement"}}, "matrix.B2: no card 'Reinforcement'; did you mean 'Reinforcements'?"),
    ({"matrix": {"E9": "Bold"}}, "matrix.E9: no space 'E9'"),
    ({"matrix": {"B2": {"card": "Tarn", "comand": "Autobot"}}}, "'comand' can be said there; did you mean 'command'"),
    ({"matrix": {"B2": {"card": "Tarn", "command": "Autobots"}}}, "no faction 'Autobots'; did you mean 'Autobot'?"),
    ({"matrix": ["Tarn"]}, "matrix: a table is expected"),
    ({"encounters": "Back-Up"}, "encounters: a list is expected"),
    ({"encounters": ["Backup"]}, "no card 'Backup'; did you mean 'Back-Up'?"),
    ({"only": ["main deck", "hand"]}, "only[1]: no pile 'hand'"),
    ({"only": ["encounters"]}, "only: an Ambush needs an Encounter: name at least one"),
    ({"bosses_down": [1]}, "two numbers are expected"),
    ({"begin": "now"}, "no beginning 'now'"),
    ({"others": "faceup"}, "no way 'faceup'; known are empty, facedown"),
    ({"active": "Megatrom"}, "no seat 'Megatrom'; did you mean 'Megatron'?"),
    ({"seats": [{"character": "Elita"}, {}]}, "seats[0].character: no character 'Elita'"),
    ({"seats": [{"character": "Megatron"}, {}]}, "seats[0].character: Megatron is a Decepticon"),
    ({"seats": [{"energon": 13}, {}]}, "seats[0].energon: nobody holds more than 12 Energon in this game"),
    ({"seats": [{"energon": -1}, {}]}, "a number from 0 to 99 is expected"),
    ({"seats": [{"side": "Bot Mode"}, {}]}, "no side 'Bot Mode'"),
    ({"seats": [{"hand": ["Forge of Solus Prime"] * 2}, {}]}, "there is no Forge of Solus Prime left in the box"),
    ({"seats": [{"hands": []}, {}]}, "did you mean 'hand'?"),
])
def test_a_mistake_in_the_position_is_named_with_the_nearest_name(tmp_path: Path, more: dict[str, Any],
                                                                  complaint: str) -> None:
    assert complaint in mistake(tmp_path, **more)


@pytest.mark.parametrize(("step", "complaint"), [
    ({"do": "play Bald"}, "no card 'Bald'; did you mean 'Bold'?"),
    ({"do": "pley Bold"}, "'pley Bold' is no sentence of this game; did you mean 'play {card}'?"),
    ({"refuse": "move to E2"}, "no space 'E2'"),
    ({"do": "do gain energom"}, "no effect 'gain energom'; did you mean 'gain energon'?"),
    ({"expect": {"energon of Elita-2": 2}}, "did you mean 'energon of Elita-1'?"),
    ({"expect": {"waiting": "Elita"}}, "no seat 'Elita'; did you mean 'Elita-1'?"),
    ({"encounter_on_top": "Ruinaton"}, "no card 'Ruinaton'; did you mean 'Ruination'?"),
    ({"encounter_on_top": "Bold"}, "Bold is a starter, and none ever lies in 'encounters'"),
])
def test_a_mistake_in_a_step_is_named_with_the_nearest_name(tmp_path: Path, step: dict[str, Any],
                                                            complaint: str) -> None:
    assert complaint in mistake(tmp_path, step)


def test_a_sentence_that_is_understood_but_not_open_fails_with_what_is(tmp_path: Path) -> None:
    data = {"title": "A test", "rules": "none", "game": "matrix", "seats": [{"hand": ["Bold"]}, {}],
            "steps": [{"do": "buy Reinforcements"}]}
    path = tmp_path / "test.json"
    path.write_text(json.dumps(data), "utf-8")
    (failure,) = ScenarioRun(read_scenario(path)).run()
    assert "'buy Reinforcements' is not possible now; action is asked: play Bold" in str(failure)

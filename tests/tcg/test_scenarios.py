"""Scenario files of the trading card game: those that are there, and what is said to who mistypes."""
from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from sparktable.games import load_all
from sparktable.games.tcg.game import TcgGame
from sparktable.games.tcg.scenario import TcgScenarios
from sparktable.games.tcg.sentences import QUESTIONS, in_words, likeness
from sparktable.kernel.check import violations
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import advance, pending
from sparktable.kernel.scenario import NotPossible
from sparktable.kernel.state import digest, dump, load
from sparktable.record.scenarios.file import BadScenario, read_scenario
from sparktable.record.scenarios.run import ScenarioRun

IRONHIDE = "Ironhide, Veteran Autobot"

FILES = sorted((Path(__file__).parents[1] / "scenarios" / "tcg").glob("*.json"))
POSITION: dict[str, Any] = {
    "title": "x", "rules": "x", "game": "tcg", "steps": [],
    "seats": [{"team": [IRONHIDE, {"name": "Red Alert", "mode": "bot", "upgrades": ["Primary Laser"]}],
               "hand": ["Zap", "Data Pad"], "deck": ["Photon Bomb"]},
              {"team": ["Optimus Prime, Autobot Leader"], "hand": ["Medic!"]}]}

@pytest.fixture(autouse=True)
def games() -> None:
    load_all()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_holds(path: Path) -> None:
    assert [str(failure) for failure in ScenarioRun(read_scenario(path)).run()] == []


def test_each_is_named_by_the_ruling_that_it_shows() -> None:
    listed = json.loads(Path(__file__).with_name("rulings.json").read_text("utf-8"))
    assert len(FILES) >= 15
    assert [path.name for path in FILES if path.stem.partition("_")[0] not in listed] == []


def test_the_page_for_those_who_write_them_lists_every_question() -> None:
    page = (FILES[0].parents[1] / "README.md").read_text("utf-8")
    assert [kind for kind, answers in QUESTIONS.items() if f"| `{kind}` | {answers} |\n" not in page] == []


def run(tmp_path: Path, changes: Mapping[str, Any], *steps: Mapping[str, Any]) -> list[str]:
    """What does not hold in the position with these changes."""
    path = tmp_path / "a.json"
    path.write_text(json.dumps({**POSITION, **changes, "steps": steps}), "utf-8")
    return [str(failure) for failure in ScenarioRun(read_scenario(path)).run()]


def test_whatever_is_said_of_a_position_can_be_seen(tmp_path: Path) -> None:
    seats = [{"team": [{"name": IRONHIDE, "mode": "bot", "damage": 3, "tapped": True, "under": ["Zap", "Zap"],
                        "upgrades": ["Flamethrower", "Data Pad"]}, "Optimus Prime, Autobot Leader"],
              "ko": [{"name": "Red Alert"}], "hand": ["Zap", "Medic!"], "deck": ["Data Pad", "Zap"],
              "deck_top": ["Medic!", "Photon Bomb"], "scrap": ["Brainstorm"], "played": ["Disarm"],
              "sideboard": ["Swarm!", "Bumblebee, Brave Warrior"]},
             {"team": [IRONHIDE], "starting_team": [IRONHIDE, "Bumblebee, Brave Warrior"]}]
    assert run(tmp_path, {"seats": seats, "active": 1, "turn": 6, "actions": 0}, {"expect": {
        "damage of Ironhide of seat 0": 3, "mode of Ironhide of seat 0": "bot", "tapped of Ironhide of seat 0": True,
        "under of Ironhide of seat 0": 2, "upgrades of Ironhide of seat 0": ["Flamethrower", "Data Pad"],
        "bold of Ironhide of seat 0": 2, "attack of Ironhide of seat 0": 4, "defense of Ironhide of seat 0": 2,
        "damage of Ironhide of seat 1": 0, "place of Red Alert": "KO area", "damage of Red Alert": 10,
        "hand of seat 0": ["Zap", "Medic!"], "deck top of seat 0": ["Medic!", "Photon Bomb", "Data Pad", "Zap"],
        "scrap of seat 0": ["Brainstorm"], "played of seat 0": ["Disarm"], "deck size of seat 1": 40,
        "sideboard of seat 0": ["Swarm!", "Bumblebee, Brave Warrior"],
        "starting team of seat 1": [IRONHIDE, "Bumblebee, Brave Warrior"],
        "turn": 6, "active": 1, "actions": 0, "upgrades": 1, "waiting": 1, "question": "main"}}) == []


def test_a_position_is_one_that_the_rules_know(tmp_path: Path) -> None:
    """Nothing is broken in it, it is saved as it is, and it can be played to the end."""
    path = tmp_path / "a.json"
    path.write_text(json.dumps(POSITION), "utf-8")
    state, dice = ScenarioRun(read_scenario(path)).state, Dice(1)
    assert violations(state) == []
    assert digest(load(state.game, dump(state))) == digest(state)
    asked = pending(state)
    while asked is not None:
        asked = advance(state, asked.options[dice.below(len(asked.options))])
    assert violations(state) == []


@pytest.mark.parametrize(("changes", "says"), [
    ({"team": [IRONHIDE], "hand": ["Zop"]}, "seats[0].hand[0]: no card 'Zop'; did you mean 'Zap'?"),
    ({"team": ["Ironhid"]}, "seats[0].team[0]: no character 'Ironhid'; did you mean 'Ironhide'?"),
    ({"team": [IRONHIDE, IRONHIDE]}, "only one of each"),
    ({"team": []}, "whoever has no character left has lost"),
    ({"team": [{"name": IRONHIDE, "mode": "truck"}]}, "seats[0].team[0].mode: no mode 'truck'"),
    ({"team": [{"name": IRONHIDE, "tapped": 1}]}, "true or false"),
    ({"team": [{"name": IRONHIDE, "damage": 7}]}, "knocks out Ironhide"),
    ({"team": [{"name": IRONHIDE, "upgrade": []}]}, "did you mean 'upgrades'?"),
    ({"team": [{"name": IRONHIDE, "upgrades": ["Zap"]}]}, "no Upgrade 'Zap'"),
    ({"team": [IRONHIDE], "hands": []}, "did you mean 'hand'?"),
    ({"team": [IRONHIDE], "hand": "Zap"}, "a list is expected"),
])
def test_mistakes_in_a_seat_are_told_with_their_place(changes: dict[str, Any], says: str, tmp_path: Path) -> None:
    with pytest.raises(BadScenario) as told:
        run(tmp_path, {"seats": [changes, {"team": ["Optimus Prime, Autobot Leader"]}]})
    assert says in str(told.value)


@pytest.mark.parametrize(("changes", "says"), [
    ({"active": 2}, "seats 0 and 1"), ({"turn": 0}, "the first turn is 1"), ({"begin": "x"}, "no moment 'x'"),
    ({"begin": "turn", "flips": 0}, "once it has begun"), ({"flips": -1}, "a number from 0 to 99"),
    ({"seats": [{"team": [IRONHIDE]}]}, "not 1"), ({"mode": "basics"}, "did you mean 'basic'?"),
])
def test_mistakes_about_the_table_are_told(changes: dict[str, Any], says: str, tmp_path: Path) -> None:
    with pytest.raises(BadScenario) as told:
        run(tmp_path, changes)
    assert says in str(told.value)


@pytest.mark.parametrize(("step", "says"), [
    ({"do": "play Zop"}, "no thing 'Zop'; did you mean 'Zap'?"), ({"do": "pley Zap"}, "did you mean 'play {thing}'?"),
    ({"expect": {"damage of Ironhid": 1}}, "did you mean 'damage of Ironhide'?"),
    ({"expect": {"hand of seat 0": ["Zop"]}}, "did you mean 'Zap'?"),
    ({"expect": {"question": "mains"}}, "did you mean 'main'?"),
    ({"deck_top": {"seat 0": ["Swarm!"]}}, "there is no Swarm! in that deck"),
])
def test_mistakes_in_a_step_are_told(step: dict[str, Any], says: str, tmp_path: Path) -> None:
    with pytest.raises(BadScenario) as told:
        run(tmp_path, {}, step)
    assert says in str(told.value)


def test_what_cannot_be_done_is_answered_with_what_can(tmp_path: Path) -> None:
    said = run(tmp_path, {}, {"do": "play Medic!"})
    assert "seat 0 is asked 'main': " in said[0]
    for possible in ("flip Ironhide, Veteran Autobot to bot", "play Zap", "attack with Red Alert, Security Chief"):
        assert possible in said[0]


def test_of_two_that_are_called_alike_it_must_be_said_which(tmp_path: Path) -> None:
    seats = [{"team": [IRONHIDE], "hand": ["Photon Bomb", "Disarm"]}, {"team": [IRONHIDE], "hand": []}]
    with pytest.raises(BadScenario, match="can mean several things"):
        run(tmp_path, {"seats": seats}, {"do": ["play Disarm", "choose Ironhide"]})
    assert run(tmp_path, {"seats": seats}, {"do": ["play Disarm", "choose Ironhide of seat 1"]}) == []


def test_every_question_is_explained() -> None:
    """As far as games with the decks of newcomers and with random ones ask any: each of their options is a sentence
    that means it again."""
    reader, asked_of = TcgScenarios(), set()
    for seed, options in enumerate(({}, {"mode": "basic"}, *({"decks": ["random", "random"]},) * 6)):
        dice, state = Dice(seed), TcgGame(options).new(seed)
        asked = pending(state)
        while asked is not None:
            asked_of.add(asked.kind)
            for option in asked.options if dice.below(4) == 0 else ():
                sentence = in_words(state, asked, option)
                try:
                    meant = reader.find(state, sentence)
                except NotPossible as trouble:
                    raise AssertionError(sentence) from trouble
                except ValueError as several:
                    assert "several things" in str(several), sentence
                else:
                    assert likeness(state, meant) == likeness(state, option), sentence
            asked = advance(state, asked.options[dice.below(len(asked.options))])
    assert asked_of <= set(QUESTIONS), asked_of - set(QUESTIONS)

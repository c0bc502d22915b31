"""What is proved of a position: sure answers against every hand, every throw and every answer of others."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sparktable.ai.proof import Adversary, Prover, TooDeep
from sparktable.games import load_all
from sparktable.games.arena.scenario import ArenaScenarios
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending
from sparktable.kernel.state import State, digest
from sparktable.kernel.view import view
from sparktable.record.scenarios.file import Riddle, Scenario, ScenarioFile
from sparktable.record.scenarios.goals import SOLVER, Goal

SAID = {"en": "…", "de": "…"}
Position = tuple[State, Goal]


def duel(mine: list[str], theirs: list[str], left: int, aim: str = "win", **more: Any) -> Position:
    """Hot Shot beside Cyclonus, who has few wound points left."""
    load_all()
    riddle = {**dict.fromkeys(("title", "task", "missed", "why", "hint"), SAID), "place": 1, "grade": 1, "aim": aim}
    scenario = Scenario.model_validate({
        "title": "…", "rules": "…", "game": "arena", "mode": "duel", "puzzle": riddle, "steps": [], "actions": 1,
        "seats": [
            {"character": "Hot Shot", "at": "B2", "hand": mine},
            {"character": "Cyclonus", "at": "B3", "left": left, "hand": theirs}], **more})
    file = ScenarioFile(Path("duel.json"), "", scenario)
    return file.set_up(), Goal(file, Riddle.model_validate(riddle))


def sure(position: Position) -> list[str]:
    s, goal = position
    return [ArenaScenarios().sentence(s, option) for option in Prover(goal).sure(view(s, SOLVER))]


def test_the_blow_that_is_strong_enough_is_sure() -> None:
    assert sure(duel(["5/1", "3/1"], [], left=3)) == ["attack Cyclonus with Combat 5/1 of Hot Shot"]


def test_nothing_is_sure_against_a_card_that_may_defend() -> None:
    """The one held is no defense; but the solver cannot know that."""
    assert sure(duel(["5/1"], ["Chopper Fire"], left=3)) == []


def test_what_is_known_to_be_harmless_is_no_doubt() -> None:
    """Every card but the one held lies open."""
    held = {"character": "Cyclonus", "at": "B3", "left": 3, "hand": ["Chopper Fire"], "deck": []}
    mine = {"character": "Hot Shot", "at": "B2", "hand": ["5/1"]}
    assert sure(duel([], [], 3, seats=[mine, held])) == ["attack Cyclonus with Combat 5/1 of Hot Shot"]


def test_no_card_is_counted_on_that_is_still_to_be_drawn() -> None:
    """The pile holds 5/1 and 7s, and what is drawn may be a 1/4 as well."""
    assert sure(duel([], [], left=3, actions=2)) == []


def test_who_survives_is_there_when_the_next_turn_begins() -> None:
    """Cyclonus has nothing left to attack with, or a single card that is enough."""
    mine = {"character": "Hot Shot", "at": "B2", "left": 0, "hand": [], "deck": ["1/4", "1/4"]}
    theirs = {"character": "Cyclonus", "at": "B3", "hand": [], "deck": []}
    assert sure(duel([], [], 0, aim="survive", seats=[mine, theirs])) == ["draw from Hot Shot"]
    assert sure(duel([], [], 0, aim="survive", seats=[mine, {**theirs, "hand": ["5/1"]}])) == []


def test_looking_changes_nothing() -> None:
    s, goal = duel(["5/1", "3/1"], [], left=3)
    before = digest(s)
    Prover(goal).sure(view(s, SOLVER))
    assert digest(s) == before


def test_whoever_grants_little_is_told_that_it_was_not_enough() -> None:
    s, goal = duel(["5/1", "3/1", "Flat Out"], [], left=9, actions=2)
    with pytest.raises(TooDeep):
        Prover(goal, most=5).sure(view(s, SOLVER))


def test_the_adversary_defends_where_that_saves_it() -> None:
    s, goal = duel(["5/1"], ["2/3", "3/1"], left=2, actions=2)
    attack = ArenaScenarios().find(s, "attack with 5/1")
    Prover(goal)._step(s, attack)
    asked = pending(s)
    assert asked is not None
    answer = Adversary(goal, "adversary").choose(view(s, asked.seat), Dice(1))
    assert ArenaScenarios().sentence(s, answer) == "defend with Combat 2/3 of Cyclonus"

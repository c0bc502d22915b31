"""Puzzles: each is one, and whoever tries one is told truly how it went."""
from __future__ import annotations

import json
import os
from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from sparktable.ai.proof import Adversary
from sparktable.app.adversaries import make
from sparktable.app.players import OF_PUZZLE
from sparktable.app.puzzle_proofs import check
from sparktable.app.puzzles import Attempt, Puzzle, after, of_the_day, puzzle_files, puzzles, read_puzzle
from sparktable.kernel.view import View
from sparktable.record.scenarios.file import BadScenario
from sparktable.record.scenarios.run import ScenarioRun

FULL = bool(os.environ.get("SPARKTABLE_FULL"))
PROVED = puzzle_files()[::1 if FULL else 10]
"""A few: `test_compiled.py` proves all where the program is compiled, and so does `sparktable puzzles --check`."""


def nobody(view: View, opponent: str, seed: int) -> int:
    return 1


def attempt(puzzle: Puzzle, *, shown: bool = False) -> Attempt:
    tried = Attempt(puzzle, nobody, shown=shown)
    tried.session.start()
    return tried


@pytest.fixture
def puzzle(tmp_path: Path) -> Puzzle:
    return read_puzzle(written(tmp_path))


def written(folder: Path, steps: list[str] | None = None, **more: Any) -> Path:
    """Hot Shot beside Cyclonus, with one card that is strong enough, and one that is only with luck."""
    said = {"en": "…", "de": "…"}
    texts = dict.fromkeys(("title", "task", "missed", "why", "hint"), said)
    riddle = {**texts, "place": 1, "grade": 1, "aim": "win", **more}
    path = folder / "puzzle.json"
    path.write_text(json.dumps({
        "title": "…", "rules": "…", "game": "arena", "mode": "duel", "actions": 2, "puzzle": riddle, "seats": [
            {"character": "Hot Shot", "at": "B2", "hand": ["3/1", "5/1"], "deck": ["5/1", "1/4"]},
            {"character": "Cyclonus", "at": "B3", "left": 4, "hand": []}],
        "steps": [{"do": step} for step in steps or ["attack with 5/1"]]}), "utf-8")
    return path


# --- what comes along ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PROVED, ids=lambda path: path.stem)
def test_one_first_answer_is_sure(path: Path) -> None:
    assert [*check(read_puzzle(path))] == []


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.name)
def test_the_solution_reaches_the_goal(puzzle: Puzzle) -> None:
    run = ScenarioRun(puzzle.file)
    assert not run.run()
    assert puzzle.goal.reached(run.state)


@pytest.mark.parametrize("puzzle", [puzzle for puzzle in puzzles() if puzzle.game == "arena"],
                         ids=lambda puzzle: puzzle.name)
def test_whoever_has_actions_left_has_rolled(puzzle: Puzzle) -> None:
    assert ScenarioRun(puzzle.file).state.die, "its table would say that the die is still to be thrown"


def test_every_grade_has_some_and_every_title_is_its_own() -> None:
    found = puzzles()
    for language in ("en", "de"):
        titles = Counter(puzzle.riddle.title.within(language) for puzzle in found)
        assert not [title for title, count in titles.items() if count > 1]
    assert {puzzle.riddle.grade for puzzle in found} == {1, 2, 3}
    assert len({puzzle.riddle.place for puzzle in found}) == len(found)


def test_each_has_its_day() -> None:
    days = [of_the_day(puzzles(), date(2026, 1, 1) + timedelta(days=n)).name for n in range(len(puzzles()))]
    assert sorted(days) == sorted(puzzle.name for puzzle in puzzles())


# --- what is no puzzle --------------------------------------------------------------------------------------


def test_two_sure_answers_make_none(tmp_path: Path) -> None:
    """One action more, and the other card may come first as well."""
    path = written(tmp_path)
    told = json.loads(path.read_text("utf-8"))
    told["actions"] = 3
    path.write_text(json.dumps(told), "utf-8")
    assert any("not by" in failure for failure in check(read_puzzle(path)))


def test_a_solution_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    assert "the solution does not reach the goal" in [*check(read_puzzle(written(tmp_path, ["draw"])))]


@pytest.mark.parametrize("more", [{"aim": "reach"}, {"reach": {"damage of Cyclonus": 3}},
                                  {"aim": "reach", "reach": {"patience of Cyclonus": 3}}])
def test_a_goal_that_makes_no_sense_is_a_mistake_in_the_file(tmp_path: Path, more: dict[str, Any]) -> None:
    with pytest.raises(BadScenario):
        read_puzzle(written(tmp_path, **more)).goal  # noqa: B018


# --- an attempt ---------------------------------------------------------------------------------------------


def take(tried: Attempt, sentence: str) -> None:
    tried.session.answer(tried.puzzle.file.adapter.find(tried.session.match.state, sentence))


def test_solved_is_who_began_well_and_reached_it(puzzle: Puzzle) -> None:
    tried = attempt(puzzle)
    assert tried.course == "open"
    take(tried, "attack with 5/1")
    assert tried.course == "solved"


def test_whoever_was_lucky_has_not_solved_it(puzzle: Puzzle) -> None:
    tried = attempt(puzzle)
    take(tried, "draw")
    take(tried, "attack with 5/1")
    assert tried.course == "lucky"


def test_missed_is_missed_until_it_is_taken_back(puzzle: Puzzle) -> None:
    tried = attempt(puzzle)
    for _ in range(2):
        take(tried, "draw")
    assert tried.course == "missed"
    tried.session.undo()
    assert tried.course == "open"


def test_when_it_is_over_nobody_thinks_any_more(tmp_path: Path) -> None:
    asked: list[int] = []

    def ask(view: View, opponent: str, seed: int) -> int:
        asked.append(view.seat)
        return 1

    tried = Attempt(read_puzzle(written(tmp_path)), ask)
    tried.session.start()
    for _ in range(2):
        take(tried, "draw")
    assert tried.course == "missed"
    assert not asked


def test_the_solution_is_shown_answer_by_answer(puzzle: Puzzle) -> None:
    tried = attempt(puzzle, shown=True)
    assert tried.next_answer() in tried.session.options
    tried.show_next()
    assert tried.next_answer() is None
    assert puzzle.goal.reached(tried.session.match.state)


@pytest.mark.parametrize("puzzle", puzzles()[::6], ids=lambda puzzle: puzzle.name)
def test_a_solution_with_others_answers_is_shown_to_its_end(puzzle: Puzzle) -> None:
    tried = attempt(puzzle, shown=True)
    while tried.next_answer() is not None:
        tried.show_next()
    assert puzzle.goal.reached(tried.session.match.state)


def test_the_next_one_is_one_that_is_not_solved() -> None:
    found = puzzles()
    names = [puzzle.name for puzzle in found]
    assert after(found, found[0], [names[0], names[1]]).name == names[2]
    assert after(found, found[-1], names[1:]).name == names[0]
    assert after(found, found[0], names).name == names[1]


def test_the_opponent_of_a_puzzle_is_its_adversary() -> None:
    made = make(OF_PUZZLE + puzzles()[0].name)
    assert isinstance(made, Adversary)
    with pytest.raises(LookupError):
        make(OF_PUZZLE + "../nothing")


@pytest.mark.parametrize(("answers", "on_course"), [([], True), (["draw"], False), (["attack with 5/1"], False)])
def test_whoever_has_done_what_the_solution_does_is_on_course(
        puzzle: Puzzle, answers: list[str], on_course: bool) -> None:
    """At its end there is nothing more to come."""
    tried = attempt(puzzle)
    for answer in answers:
        take(tried, answer)
    assert tried.on_course == on_course

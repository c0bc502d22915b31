"""Puzzles: scenario files with something to reach (`resources/puzzles/`), played at the table like any game.

The first seat is the solver's, and only one first answer surely reaches the goal, as `puzzle_proofs.py` proves.
Whoever sits opposite thinks of nothing but to prevent it. The file's steps are the solution, to be looked at.
"""
from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date
from functools import cache, cached_property
from pathlib import Path
from typing import Literal

from sparktable.app.asking_opponents import NONE
from sparktable.app.players import HUMAN, OF_PUZZLE, Ask, Player
from sparktable.app.session import Session
from sparktable.games import load_all
from sparktable.kernel.decisions import Option
from sparktable.kernel.match import Match
from sparktable.kernel.run import take
from sparktable.kernel.scenario import Mistake, Posing
from sparktable.kernel.state import State
from sparktable.kernel.view import View
from sparktable.record.scenarios.file import Do, Riddle, ScenarioFile, read_scenario
from sparktable.record.scenarios.goals import SOLVER, Goal
from sparktable.resources import resource

DAYS_APART = 7
"""Neighbours in the list, which are much alike, do not follow each other from day to day."""

Course = Literal["open", "solved", "lucky", "missed"]
"""How an attempt stands; lucky is who reached the goal after an answer that might have failed."""


class Puzzle:
    """A puzzle's file, its goal and its solution."""

    def __init__(self, file: ScenarioFile) -> None:
        """Raises BadScenario."""
        self.file = file
        if file.scenario.puzzle is None:
            raise file.mistake(Mistake("a puzzle says what is to be reached", "puzzle"))
        if not isinstance(file.adapter, Posing):
            raise file.mistake(Mistake("this game has no puzzles", "game"))
        self.riddle: Riddle = file.scenario.puzzle
        self.name = file.path.stem
        self.adapter: Posing = file.adapter
        self.solution = [sentence for step in file.scenario.steps if isinstance(step, Do)
                         for sentence in ([step.do] if isinstance(step.do, str) else step.do)]
        if not self.solution:
            raise file.mistake(Mistake("the steps are the solution, and there are none", "steps"))

    @cached_property
    def goal(self) -> Goal:
        """Raises BadScenario."""
        return Goal(self.file, self.riddle)

    @property
    def game(self) -> str:
        return self.file.scenario.game

    def players(self) -> tuple[Player, ...]:
        return tuple(Player("", HUMAN if seat == SOLVER else OF_PUZZLE + self.name)
                     for seat in range(self.file.game.seats))


class Attempt:
    """Somebody tries a puzzle: the session, and how it stands."""

    def __init__(self, puzzle: Puzzle, ask: Ask, *, shown: bool = False) -> None:
        """`shown`: the solution is looked at, answer by answer; `ask` is for the opponents otherwise."""
        self.puzzle, self.shown = puzzle, shown
        self._ask = ask
        self._asked = 0
        match = Match(puzzle.file.game, puzzle.file.scenario.seed, watched=True, start=puzzle.file.set_up())
        self.session = Session(match, puzzle.players(), self._put, practice=True, practised=True)
        self._first = puzzle.solution[0]
        self._begun_well = puzzle.adapter.sentence(match.state, self._meant(match.state, self._first))
        self._start: State = match.state.copy()

    def _put(self, view: View, opponent: str, seed: int) -> int:
        if not self.shown:
            return self._ask(view, opponent, seed) if self.course == "open" else NONE
        self._asked -= 1  # numbers below 0: nobody else counts so
        return self._asked

    @property
    def course(self) -> Course:
        match, goal = self.session.match, self.puzzle.goal
        if goal.reached(match.state):
            return "solved" if self.has_begun_well() else "lucky"
        return "missed" if goal.missed(match.state) else "open"

    def has_begun_well(self) -> bool:
        answers = self.session.match.answers
        return bool(answers) and self.puzzle.adapter.sentence(self._start, answers[0].option) == self._begun_well

    # --- the solution -------------------------------------------------------------------------------

    @property
    def step(self) -> int:
        """How many answers of the solution were given."""
        return min(len(self.session.match.answers), len(self.puzzle.solution))

    @property
    def on_course(self) -> bool:
        """Whether all that was answered is what the solution answers."""
        s, answers = self._start.copy(), self.session.match.answers
        for answer, sentence in zip(answers, self.puzzle.solution, strict=False):
            if self.puzzle.adapter.sentence(s, answer.option) != self.puzzle.adapter.sentence(
                    s, self._meant(s, sentence)):
                return False
            take(s, answer.option)
        return len(answers) < len(self.puzzle.solution)

    def next_answer(self) -> Option | None:
        """What the solution answers now; None at its end."""
        if self.step >= len(self.puzzle.solution) or self.session.decision is None:
            return None
        return self._meant(self.session.match.state, self.puzzle.solution[self.step])

    def show_next(self) -> None:
        """Give the solution's next answer, and what others answer to it."""
        option = self.next_answer()
        if option is None:
            return
        if self.session.awaits(self._asked):
            self.session.answered(self._asked, option)
        else:
            self.session.answer(option)

    def _meant(self, s: State, sentence: str) -> Option:
        return self.puzzle.file.adapter.find(s, sentence)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles: by game, the easy ones first. Raises BadFile for one that cannot be read."""
    return tuple(sorted(map(read_puzzle, puzzle_files()), key=lambda each: (each.riddle.place, each.name)))


def read_puzzle(path: Path) -> Puzzle:
    """One puzzle. Raises BadFile."""
    load_all()  # a game knows its scenarios once it is loaded
    return Puzzle(read_scenario(path))


def puzzle_files() -> list[Path]:
    return sorted(resource("puzzles").glob("*.json"))


def puzzle_named(name: str) -> Puzzle:
    """The puzzle of that name, whose game is loaded. Raises LookupError, and BadFile."""
    path = next((path for path in puzzle_files() if path.stem == name), None)
    if path is None:
        raise LookupError(f"there is no puzzle '{name}'")
    return Puzzle(read_scenario(path))


def after(found: Sequence[Puzzle], puzzle: Puzzle, solved: Collection[str]) -> Puzzle:
    """The next one in the list that is not solved, or the next one at all."""
    place = next((at for at, each in enumerate(found) if each.name == puzzle.name), -1)
    following = (*found[place + 1:], *found[:place + 1])
    return next((each for each in following if each.name not in solved and each.name != puzzle.name), following[0])


def of_the_day(found: Sequence[Puzzle], day: date) -> Puzzle:
    """The same for everybody who has the same puzzles."""
    return found[day.toordinal() * DAYS_APART % len(found)]

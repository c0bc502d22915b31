"""Looking for puzzles: small positions by chance, those with a single sure first answer, and the solution.
Whoever keeps one gives it a title and says why."""
from __future__ import annotations

import json
from collections.abc import Hashable, Iterator
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from sparktable.ai.greedy import Greedy
from sparktable.ai.proof import Adversary, Prover, TooDeep, different, mark
from sparktable.app.puzzle_proofs import sure_beginnings
from sparktable.app.puzzles import Puzzle
from sparktable.games import load_all
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import advance, pending, take
from sparktable.kernel.scenario import Posing, scenarios_of
from sparktable.kernel.state import State
from sparktable.kernel.view import view
from sparktable.record.files import BadFile, write_whole
from sparktable.record.scenarios.file import Scenario, ScenarioFile
from sparktable.record.scenarios.goals import SOLVER

from .arguments import BadInput

FEWEST_ANSWERS = 3
"""With less to choose from nothing is to be found out."""
SHORTEST = 2
LONGEST = 16
"""Answers of a solution: at least so many of the solver, and at most so many with those of others."""
DEEP = 4
"""So many answers of the solver make a puzzle hard, where the obvious first one is wrong."""


def find(game: str, seed: int, tries: int, most: int, folder: Path) -> int:
    """Look at so many positions, and write down those that are puzzles."""
    load_all()
    adapter = scenarios_of(game)
    if not isinstance(adapter, Posing):
        raise BadInput(f"no puzzles are looked for in '{game}'")
    found = 0
    for number in range(seed, seed + tries):
        for index, sketch in enumerate(_posed(adapter, adapter.sketch(Dice(number)), most)):
            name = f"{game}_{number:05}_{index}"
            if len(_sure(sketch, name, most)) != 1:
                continue
            whole = _told(sketch, name, most)
            if whole is not None:
                found += 1
                write_whole(folder / f"{name}.json", json.dumps(whole, ensure_ascii=False, indent=1).encode())
                print(f"{name}: grade {whole['puzzle']['grade']}, {whole['puzzle']['task']['en']}", flush=True)
    print(f"{found} found in {tries}")
    return 0


def _posed(adapter: Posing, sketch: dict[str, Any], most: int) -> Iterator[dict[str, Any]]:
    """The position with each task for which one first answer gets furthest, as whoever sees every card sees it."""
    try:
        whole = {"title": "…", "rules": "…", "steps": [], **sketch}
        s = ScenarioFile(Path("sketch.json"), "", Scenario.model_validate(whole)).set_up()
        asked = pending(s)
        if asked is None or asked.seat != SOLVER:
            return
        options = different(s, asked)
        if len(options) < FEWEST_ANSWERS:
            return
        look = _Outlook(adapter, s.turn, most)
        now = adapter.feats(s)
        best: dict[str, list[int]] = {}
        for option in options:
            after = s.copy()
            for feat, far in look.ahead(after, advance(after, option)).items():
                best.setdefault(feat, []).append(far)
    except (BadFile, ValidationError, TooDeep):
        return
    for feat, ways in best.items():
        furthest = max(ways)
        if ways.count(furthest) == 1 and furthest > now.get(feat, 0):
            yield {**sketch, "puzzle": adapter.task(s, feat, furthest)}


class _Outlook:
    """How far it is possible to come in a turn, feat by feat."""

    def __init__(self, adapter: Posing, turn: int, most: int) -> None:
        self._adapter, self._turn, self._left = adapter, turn, most
        self._known: dict[Hashable, dict[str, int]] = {}

    def ahead(self, s: State, asked: Decision | None) -> dict[str, int]:
        """From a position on. Raises TooDeep."""
        found = dict(self._adapter.feats(s))
        if asked is None or s.turn != self._turn:
            return found
        place = mark(s)
        if place in self._known:
            return self._known[place]
        self._known[place] = found
        for option in different(s, asked):
            self._left -= 1
            if self._left < 0:
                raise TooDeep
            after = s.copy()
            for feat, far in self.ahead(after, advance(after, option)).items():
                found[feat] = max(far, found.get(feat, 0))
        return found


def _puzzle(sketch: dict[str, Any], name: str) -> Puzzle:
    """Raises BadFile or ValidationError where that is no position."""
    riddle = {"title": {"en": name, "de": name}, "place": 1, "grade": 1,
              "why": {"en": "…", "de": "…"}, **sketch["puzzle"]}
    whole = {"title": name, "rules": "a puzzle", "steps": [{"do": "…"}], **sketch, "puzzle": riddle}
    text = json.dumps(whole)
    return Puzzle(ScenarioFile(Path(f"{name}.json"), text, Scenario.model_validate(whole)))


def _sure(sketch: dict[str, Any], name: str, most: int) -> list[str]:
    """The sure first answers; nothing where that cannot be said, or is no puzzle."""
    try:
        puzzle = _puzzle(sketch, name)
        s = puzzle.file.set_up()
        asked = pending(s)
        if asked is None or asked.seat != SOLVER or puzzle.goal.reached(s) \
                or len(different(s, asked)) < FEWEST_ANSWERS:
            return []
        return sure_beginnings(puzzle, most)
    except (BadFile, ValidationError, TooDeep):
        return []


def _told(sketch: dict[str, Any], name: str, most: int) -> dict[str, Any] | None:
    """The whole file: with the solution, and a grade by what tempts and how far there is to look."""
    puzzle = _puzzle(sketch, name)
    s = puzzle.file.set_up()
    prover = Prover(puzzle.goal, 20 * most)
    try:
        line = next((line for longest in range(1, LONGEST + 1)
                     if (line := _line(puzzle, prover, s.copy(), longest)) is not None), None)
    except TooDeep:
        return None
    own = sum(not each.startswith("#") for each in line or ())
    if line is None or own < SHORTEST:
        return None
    first = puzzle.file.adapter.find(s, line[0])
    tempted = [Greedy().choose(view(s, SOLVER), Dice(luck)) == first for luck in range(3)]
    grade = 1 if all(tempted) else 2 if own < DEEP else 3
    riddle = {"title": {"en": name, "de": name}, "place": 1, "grade": grade, **sketch["puzzle"],
              "why": {"en": "…", "de": "…"}}
    return {"title": name, "rules": "a puzzle", **sketch, "puzzle": riddle,
            "steps": [{"do": sentence.removeprefix("#")} for sentence in line]}


def _line(puzzle: Puzzle, prover: Prover, s: State, longest: int) -> list[str] | None:
    """The shortest way to the goal by sure answers; those of others begin with a '#'."""
    if puzzle.goal.reached(s):
        return []
    asked = pending(s)
    if asked is None or puzzle.goal.missed(s) or not longest:
        return None
    seen = view(s, asked.seat)
    options: list[Option] = prover.sure(seen) if asked.seat == SOLVER else \
        [Adversary(puzzle.goal, "adversary").choose(seen, Dice(1))]
    for option in options:
        sentence = puzzle.adapter.sentence(s, option)
        after = s.copy()
        take(after, option)
        rest = _line(puzzle, prover, after, longest - 1)
        if rest is not None:
            return [sentence if asked.seat == SOLVER else f"#{sentence}", *rest]
    return None

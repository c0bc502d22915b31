"""Looking for puzzles: games are played, and of their positions those are written down that have a single sure first
answer, with the solution. Whoever keeps one gives it a title, says why, and hints at it."""
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
from sparktable.kernel.game import open_game
from sparktable.kernel.rng import Dice, dice_apart
from sparktable.kernel.run import advance, pending, take
from sparktable.kernel.scenario import TOGETHER, Posing, scenarios_of
from sparktable.kernel.state import State
from sparktable.kernel.view import view
from sparktable.record.files import BadFile, write_whole
from sparktable.record.scenarios.file import Scenario, ScenarioFile
from sparktable.record.scenarios.goals import SOLVER

from .arguments import BadInput
from .checked_games import play

FEWEST_ANSWERS = 3
"""With less to choose from nothing is to be found out."""
SHORTEST = 2
LONGEST = 16
"""Answers of a solution: at least so many of the solver, and at most so many with those of others."""
TO_BE_SAID = {"en": "…", "de": "…"}
"""What a person has to add."""
DEEP = 4
"""So many answers of the solver make a puzzle hard, where the obvious first one is wrong."""


def find(game: str, seed: int, games: int, most: int, folder: Path) -> int:
    """Play so many games, and write down the positions of them that are puzzles."""
    load_all()
    adapter = scenarios_of(game)
    if not isinstance(adapter, Posing):
        raise BadInput(f"no puzzles are looked for in '{game}'")
    found = looked_at = 0
    for number in range(seed, seed + games):
        for at, excerpt in enumerate(_excerpts(adapter, game, number)):
            looked_at += 1
            name = f"{game}_{number:05}_{at:02}"
            whole = _puzzle_of(adapter, excerpt, name, most)
            if whole is not None:
                found += 1
                write_whole(folder / f"{name}.json", json.dumps(whole, ensure_ascii=False, indent=1).encode())
                print(f"{name}: grade {whole['puzzle']['grade']}, {whole['puzzle']['task']['en']}", flush=True)
    print(f"{found} found in {looked_at} positions of {games} games")
    return 0


def _puzzle_of(adapter: Posing, excerpt: dict[str, Any], name: str, most: int) -> dict[str, Any] | None:
    """The first task that makes a puzzle of a position, with all that belongs to it."""
    return next((whole for posed in _posed(adapter, excerpt, most) if len(_sure(posed, name, most)) == 1
                 and (whole := _told(posed, name, most)) is not None), None)


def _excerpts(adapter: Posing, game: str, seed: int) -> list[dict[str, Any]]:
    """A game, and what is told of its turns that offer something: of each turn the first such position."""
    ways = adapter.games()
    table = open_game(game, ways[seed % len(ways)])
    dice = dice_apart(seed, "excerpts")
    found: dict[int, dict[str, Any]] = {}

    def watch(s: State) -> None:
        asked = pending(s)
        if asked is not None and s.turn not in found:
            excerpt = adapter.excerpt(s, asked, dice)
            if excerpt is not None:
                found[s.turn] = excerpt

    play(table, seed, [Greedy() for _ in range(table.seats)], watch)
    return list(found.values())


def _posed(adapter: Posing, excerpt: dict[str, Any], most: int) -> Iterator[dict[str, Any]]:
    """The position with each task that it suggests, and each for which one first answer gets furthest, as whoever
    sees every card sees it."""
    try:
        whole = {"title": "…", "rules": "…", "steps": [], **excerpt}
        s = ScenarioFile(Path("excerpt.json"), "", Scenario.model_validate(whole)).set_up()
    except (BadFile, ValidationError):
        return
    asked = pending(s)
    if asked is None or asked.seat != SOLVER or len(different(s, asked)) < FEWEST_ANSWERS:
        return
    for feat, far in (*adapter.stakes(s), *_furthest(adapter, s, asked, most)):
        yield {**excerpt, "puzzle": adapter.task(s, feat, far)}


def _furthest(adapter: Posing, s: State, asked: Decision, most: int) -> Iterator[tuple[str, int]]:
    """The feats for which one first answer gets furthest, and how far."""
    now = adapter.feats(s)
    if now is None:
        return
    look = _Outlook(adapter, s.turn, most)
    best: dict[str, list[int]] = {}
    try:
        for option in different(s, asked):
            after = s.copy()
            for feat, far in look.ahead(after, advance(after, option)).items():
                best.setdefault(feat, []).append(far)
    except TooDeep:
        return
    for feat, ways in best.items():
        done = TOGETHER in feat and any(part in now for part in feat.split(TOGETHER))
        if ways.count(max(ways)) == 1 and max(ways) > now.get(feat, 0) and not done:
            yield feat, max(ways)


class _Outlook:
    """How far it is possible to come in a turn, feat by feat."""

    def __init__(self, adapter: Posing, turn: int, most: int) -> None:
        self._adapter, self._turn, self._left = adapter, turn, most
        self._known: dict[Hashable, dict[str, int]] = {}

    def ahead(self, s: State, asked: Decision | None) -> dict[str, int]:
        """From a position on. Raises TooDeep."""
        found = dict(self._adapter.feats(s) or {})
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


def _puzzle(excerpt: dict[str, Any], name: str) -> Puzzle:
    """Raises BadFile or ValidationError where that is no position."""
    riddle = {"title": {"en": name, "de": name}, "place": 1, "grade": 1,
              "why": TO_BE_SAID, "hint": TO_BE_SAID, **excerpt["puzzle"]}
    whole = {"title": name, "rules": "a puzzle", "steps": [{"do": "…"}], **excerpt, "puzzle": riddle}
    text = json.dumps(whole)
    return Puzzle(ScenarioFile(Path(f"{name}.json"), text, Scenario.model_validate(whole)))


def _sure(excerpt: dict[str, Any], name: str, most: int) -> list[str]:
    """The sure first answers; nothing where that cannot be said, or is no puzzle."""
    try:
        puzzle = _puzzle(excerpt, name)
        s = puzzle.file.set_up()
        asked = pending(s)
        if asked is None or asked.seat != SOLVER or puzzle.goal.reached(s) \
                or len(different(s, asked)) < FEWEST_ANSWERS:
            return []
        return sure_beginnings(puzzle, most)
    except (BadFile, ValidationError, TooDeep):
        return []


def _told(excerpt: dict[str, Any], name: str, most: int) -> dict[str, Any] | None:
    """The whole file: with the solution, and a grade by what tempts and how far there is to look."""
    puzzle = _puzzle(excerpt, name)
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
    riddle = {"title": {"en": name, "de": name}, "place": 1, "grade": grade, **excerpt["puzzle"],
              "why": TO_BE_SAID, "hint": TO_BE_SAID}
    return {"title": name, "rules": "a puzzle", **excerpt, "puzzle": riddle,
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

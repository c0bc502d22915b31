"""That a puzzle is one: the solution reaches the goal, and by its first answer alone that is sure.

The window never loads this: what is proved here takes seconds.
"""
from __future__ import annotations

from collections.abc import Iterator

from sparktable.ai.proof import Prover, TooDeep
from sparktable.app.puzzles import Puzzle
from sparktable.kernel.run import pending
from sparktable.kernel.scenario import Mistake, NotPossible
from sparktable.kernel.view import view
from sparktable.record.files import BadFile
from sparktable.record.scenarios.goals import SOLVER
from sparktable.record.scenarios.run import ScenarioRun

MOST = 100_000
"""So many answers are tried to prove one puzzle."""


def sure_beginnings(puzzle: Puzzle, most: int = MOST) -> list[str]:
    """The first answers that surely reach the goal, as sentences. Raises TooDeep."""
    s = puzzle.file.set_up()
    return [puzzle.adapter.sentence(s, option) for option in Prover(puzzle.goal, most).sure(view(s, SOLVER))]


def check(puzzle: Puzzle) -> Iterator[str]:
    """What does not hold, in words: the solution reaches the goal, and its first answer alone surely does."""
    try:
        run = ScenarioRun(puzzle.file)
        failures = run.run()
        yield from map(str, failures)
        if not failures and not puzzle.goal.reached(run.state):
            yield "the solution does not reach the goal"
        s = puzzle.file.set_up()
        asked = pending(s)
        if asked is None or asked.seat != SOLVER:
            yield "it does not begin with a question to the solver"
            return
        first = puzzle.adapter.sentence(s, puzzle.file.adapter.find(s, puzzle.solution[0]))
        sure = sure_beginnings(puzzle)
        if sure != [first]:
            yield f"surely reached by {' or by '.join(map(repr, sure)) or 'no answer'}, not by {first!r} alone"
    except TooDeep:
        yield "it is too deep to be proved"
    except (BadFile, Mistake, NotPossible) as trouble:
        yield str(trouble)

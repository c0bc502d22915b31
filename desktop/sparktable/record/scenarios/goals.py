"""What a puzzle's file wants to be reached, as it is looked up in a position."""
from __future__ import annotations

from typing import Any

from sparktable.kernel.scenario import Mistake, NotPossible
from sparktable.kernel.state import State

from .expectations import differs, understood
from .file import Riddle, ScenarioFile

SOLVER = 0
"""The seat of whoever solves puzzles."""


class Goal:
    """What is to be reached, from the position of a file."""

    def __init__(self, file: ScenarioFile, riddle: Riddle) -> None:
        """Raises BadScenario."""
        self.seat = SOLVER
        self._adapter, self._aim = file.adapter, riddle.aim
        start = file.set_up()
        self._turn = start.turn
        self._reach: dict[str, Any] = {}
        try:
            if (riddle.aim == "reach") != bool(riddle.reach):
                raise Mistake("what is to be reached is said where that is the aim", "puzzle", "reach")
            for key, wanted in riddle.reach.items():
                self._reach[key] = understood(wanted, file.adapter.vocabulary(start, key), "puzzle", "reach", key)
            if start.active != SOLVER:
                raise Mistake("it begins in the turn of who solves it: the first seat", "puzzle")
        except Mistake as trouble:
            raise file.mistake(trouble) from trouble

    def reached(self, s: State) -> bool:
        if self._aim == "reach":
            return all(self._is_there(s, key, wanted) for key, wanted in self._reach.items())
        if s.outcome is not None:
            sides = s.game.sides()
            return [sides[side] for side in s.game.sides_that_won(s)] == [s.game.team(SOLVER)]
        return self._aim == "survive" and s.turn > self._turn and s.active == SOLVER

    def missed(self, s: State) -> bool:
        return s.outcome is not None or (self._aim != "survive" and s.turn > self._turn)

    def _is_there(self, s: State, key: str, wanted: Any) -> bool:
        try:
            return _enough(wanted, self._adapter.observe(s, key))
        except NotPossible:
            return False


def _enough(wanted: Any, found: Any) -> bool:
    """Of a number at least so much, of a table what is named in it, of a list all that is in it."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(key in found and _enough(value, found[key]) for key, value in wanted.items())
    if type(wanted) is int and type(found) is int:
        return found >= wanted
    if isinstance(wanted, list) and isinstance(found, list):
        return all(found.count(each) >= wanted.count(each) for each in wanted)
    return differs(wanted, found) is None

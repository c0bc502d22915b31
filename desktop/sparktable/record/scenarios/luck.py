"""Luck that a scenario asks for: a seed with which the next answer brings it."""
from __future__ import annotations

from collections.abc import Iterator

from sparktable.kernel.decisions import Option
from sparktable.kernel.events import Event
from sparktable.kernel.rng import GOLDEN, MASK
from sparktable.kernel.run import take
from sparktable.kernel.scenario import NotPossible, Promise
from sparktable.kernel.state import State

_TRIES = 60_000
"""Seeds that are tried for scripted luck: enough for five throws of a die."""


class ScriptedLuck:
    """What luck must bring: outcomes by number in the next answer, and promises in the first answer that concerns
    them."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self.outcomes: list[int] = []
        self.promises: list[Promise] = []

    def take(self, state: State, option: Option) -> None:
        """Answer so that luck brings all that; what it has brought is no longer asked for. Raises NotPossible."""
        if self.outcomes or self.promises:
            state.rng, events = self._luck_for(state, option)
            self.promises = [promise for promise in self.promises if promise(events) is None]
            self.outcomes = []
        take(state, option)

    def _luck_for(self, state: State, option: Option) -> tuple[int, list[Event]]:
        """The luck with which the answer brings it, and the events that then happen: the state's own, if it does."""
        most: list[int] = []
        for luck in self._lucks(state):
            trial: State = state.copy()
            trial.rng, trial.chance, trial.events = luck, [], []
            take(trial, option)
            chance, events = trial.chance or [], trial.events or []
            if chance[:len(self.outcomes)] == self.outcomes and all(p(events) is not False for p in self.promises):
                return luck, events
            most = max(most, chance, key=len)
        if len(most) < len(self.outcomes):
            raise NotPossible(f"luck speaks {len(most)} times here, and {len(self.outcomes)} outcomes are scripted")
        if self.outcomes:
            raise NotPossible(f"luck cannot bring {self.outcomes} here; it brings, for instance, "
                              f"{most[:len(self.outcomes)]}")
        raise NotPossible("luck cannot bring here what the steps before have promised")

    def _lucks(self, state: State) -> Iterator[int]:
        yield state.rng
        for number in range(_TRIES):
            yield (number * GOLDEN + self._seed) & MASK

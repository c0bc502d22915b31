"""A match: one game from its seed and the answers given so far, with undo and replay."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from .decisions import Decision, Option
from .fields import Frozen
from .game import Game
from .moments import Moment, moments
from .run import advance, pending, take
from .state import State
from .values import Event

SNAPSHOT_EVERY: Final = 64
"""Answers. Playing as many again takes a moment, and a copy is as dear as some answers are."""


class Answer(Frozen):
    """One answer with what chance did before the next question."""

    seat: int
    option: Option
    chance: tuple[int, ...]

    # --- written by packaging/write_records.py
    __slots__ = ("chance", "option", "seat")
    FIELDS: ClassVar[dict[str, str]] = {"seat": "int", "option": "Option", "chance": "tuple[int, ...]"}

    def __init__(self, seat: int, option: Option, chance: tuple[int, ...]) -> None:
        self.seat = seat
        self.option = option
        self.chance = chance

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.option, self.chance)
    # --- as far as here


class Barrier(Exception):
    """Undo would go back behind something that somebody has learnt since."""


class Match:
    """The state together with how it came about. Everything that plays a game for people goes through here."""

    def __init__(self, game: Game, seed: int, *, watched: bool = False, start: State | None = None) -> None:
        self.game = game
        self.seed = seed
        self.start = None if start is None else start.copy()
        """The position it began from, where that was not the game's own set-up but, say, a scenario's."""
        self.watched = watched
        """Whether events are collected; `take` returns them."""
        self.state = game.new(seed) if start is None else start.copy()
        self.answers: list[Answer] = []
        self.undone: list[Option] = []
        """Answers taken back, the last first: redo gives them again."""
        self._learnt = [self.state.learnt]
        self._snapshots = {0: self.state.copy()}

    @property
    def decision(self) -> Decision | None:
        return pending(self.state)

    def opening(self) -> list[Event]:
        """What happened before the first question, for whoever shows a new game: it is set up once more for that. A
        position that was put there has no such past."""
        if self.start is not None:
            return []
        s = self.game.set_up(self.seed)
        s.events = []
        advance(s)
        return s.events

    def take(self, option: Option) -> list[Event]:
        """Give an answer. Returns what happened, if the match is watched."""
        events = self._play(option)
        self.undone.clear()
        return events

    def _play(self, option: Option) -> list[Event]:
        s = self.state
        asked = pending(s)
        s.chance, s.events = [], [] if self.watched else None
        try:
            take(s, option)
            chance, events = tuple(s.chance), s.events or []
        finally:
            s.chance = s.events = None
        assert asked is not None  # take would have refused
        self.answers.append(Answer(asked.giver(option), option, chance))
        self._learnt.append(s.learnt)
        if len(self.answers) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.answers)] = s.copy()
        return events

    def moments(self, events: Sequence[Event], answer: int = -1) -> list[Moment]:
        """What stood there for a moment in the last answer, or in another one, which brought about these events."""
        game, number = self.game, range(len(self.answers))[answer]
        before, after = (any(map(stands, events)) for stands in (game.stands_before, game.stands_after))
        if not before and not after:
            return []
        return moments(self.at(number), self.answers[number].option, game.stands_after,
                       game.stands_before if before else None)

    def barrier(self) -> int:
        """How many answers stand behind the last moment at which somebody learnt something hidden."""
        now = self._learnt[-1]
        count = len(self.answers)
        while count and self._learnt[count - 1] == now:
            count -= 1
        return count

    def undo(self, *, beyond_barrier: bool = False) -> Option:
        """Take back the last answer. Raises Barrier where somebody has learnt something since, unless practising."""
        if not self.answers:
            raise IndexError("there is nothing to take back")
        if not beyond_barrier and self.barrier() == len(self.answers):
            raise Barrier
        option = self.answers[-1].option
        self.rewind(len(self.answers) - 1)
        self.undone.append(option)
        return option

    def redo(self) -> list[Event]:
        """Give the answer again that was taken back last."""
        return self._play(self.undone.pop())

    def rewind(self, count: int) -> None:
        """Go back to the position after the first `count` answers."""
        self.state = self.at(count)
        del self.answers[count:], self._learnt[count + 1:]
        self._snapshots = {key: value for key, value in self._snapshots.items() if key <= count}

    def at(self, count: int) -> State:
        """A copy of the state after the first `count` answers."""
        start = max(key for key in self._snapshots if key <= count)
        s = self._snapshots[start].copy()
        for answer in self.answers[start:count]:
            take(s, answer.option)
        pending(s)
        return s

"""Watching a game again: step by step or turn by turn; playing on from anywhere in it."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from sparktable.kernel.game import Game, open_game
from sparktable.kernel.match import Answer, Match
from sparktable.kernel.run import pending, take
from sparktable.kernel.state import State

from .answers import Divergence
from .fair_shuffle import commit
from .loading import LONG_PATIENCE, OpenGame, answers_of, course, game_of
from .save_file import read_save


@dataclass(frozen=True)
class TurnPoint:
    """The first question of a turn."""

    index: int
    """How many answers had been given."""
    turn: int
    active: int


class Replay:
    """A recorded game, as far as today's rules follow it."""

    def __init__(self, match: Match, recorded: int, divergence: Divergence | None, *, salt: str = "") -> None:
        self.match = match
        self.salt = salt
        """What the shuffle was sealed with; empty where that is not known."""
        self.recorded = recorded
        """How many answers were recorded."""
        self.divergence = divergence
        """Where the rules leave the recorded way, and how; None when they follow it to its end."""
        self.turns = tuple(_turns(match))
        """Where each turn begins. The first is the beginning of the game, the last one its end."""

    @classmethod
    def from_file(cls, path: Path, games: OpenGame = open_game) -> Replay:
        """The replay of a save, even of one that cannot be gone on from. Raises BadFile."""
        save = read_save(path)
        answers = answers_of(path, save)
        match, divergence = course(path, game_of(path, save.header, games), save.seed, save.start, answers,
                                   seconds=LONG_PATIENCE)
        return cls(match, len(answers), divergence, salt=save.salt)

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def commitment(self) -> str:
        """The seal on the shuffle, by which all files of a game are known."""
        return commit(self.match.seed, self.salt)

    @property
    def answers(self) -> list[Answer]:
        """The answers as far as they can be shown."""
        return self.match.answers

    def __len__(self) -> int:
        """How many answers can be shown."""
        return len(self.match.answers)

    def state(self, index: int) -> State:
        """The position after the first `index` answers."""
        if not 0 <= index <= len(self):
            raise IndexError(f"there are {len(self)} answers, and {index} were asked for")
        return self.match.at(index)

    def states(self, indices: Iterable[int]) -> Iterator[State]:
        """The positions after so many answers, in ascending order, in one walk: each is true until the next."""
        s, stands = self.match.at(0), 0
        for index in indices:
            for answer in self.answers[stands:index]:
                take(s, answer.option)
            pending(s)
            stands = index
            yield s

    def turn_of(self, index: int) -> TurnPoint:
        """The turn in which a position lies."""
        return max((point for point in self.turns if point.index <= index), key=lambda point: point.index)

    def branch(self, index: int, *, watched: bool = False) -> Match:
        """A match of its own that stands after the first `index` answers, to be played on from there."""
        start = self.match.start
        branch = Match(self.game, self.match.seed, watched=watched, start=start)
        for answer in self.answers[:index]:
            branch.take(answer.option)
        return branch


def _turns(match: Match) -> list[TurnPoint]:
    s = match.at(0)
    points = [TurnPoint(0, s.turn, s.active)]
    for index, answer in enumerate(match.answers, 1):
        take(s, answer.option)
        if s.turn != points[-1].turn or index == len(match.answers):
            points.append(TurnPoint(index, s.turn, s.active))
    return points

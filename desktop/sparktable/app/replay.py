"""A recorded game to be watched: its positions through the eyes of one seat or of all, what happened at each answer,
and how the chances went."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from sparktable.app.archive import game_from_shelf
from sparktable.app.catalog import title
from sparktable.app.game_log import LogEntry, log_of
from sparktable.app.players import Player
from sparktable.app.setups import named
from sparktable.app.win_chances import without_tempo
from sparktable.kernel.game import Game
from sparktable.kernel.match import Match
from sparktable.kernel.moments import Glimpse
from sparktable.kernel.values import Event
from sparktable.kernel.view import View, view
from sparktable.record.replay import Replay, TurnPoint
from sparktable.record.save_file import read_header

ALL = -1
"""The eyes that see every card."""


class Moment(NamedTuple):
    """The beginning of a turn, or the end of the game, with each side's chance to win there."""

    point: TurnPoint
    chances: tuple[float, ...]
    """By side, 0 to 1."""


class Turning(NamedTuple):
    """A turn that changed the chances much."""

    point: TurnPoint
    side: int
    """Whose chance is told of: theirs whose turn it was, if they did that to themselves, else who won."""
    gain: float
    was: float
    """What its chance had been."""


LEAST_GAIN = 0.05
"""A turn that changed less decided nothing."""


class RecordedGame:
    """What the replay page shows. Indices count answers given."""

    def __init__(self, replay: Replay, players: Sequence[Player]) -> None:
        self.replay = replay
        self.players = tuple(players)
        self._called: dict[int, tuple[str, ...]] = {}

    @classmethod
    def of_file(cls, path: Path) -> RecordedGame:
        """The recording of a save. Raises BadFile."""
        header = read_header(path)
        replay = Replay.from_file(path, game_from_shelf)
        return cls(replay, named([Player(seat.name, seat.level) for seat in header.seats]))

    @classmethod
    def of_match(cls, match: Match, players: Sequence[Player], *, salt: str = "") -> RecordedGame:
        """The recording of a game as far as it has been played."""
        return cls(Replay(match, len(match.answers), None, salt=salt), players)

    def __len__(self) -> int:
        return len(self.replay)

    @property
    def game(self) -> Game:
        return self.replay.game

    @cached_property
    def finished(self) -> bool:
        return self.replay.state(len(self)).outcome is not None

    def spoils(self, eyes: int) -> bool:
        """Whether these eyes see what would spoil the game for somebody who may still play it on."""
        people = [seat for seat, player in enumerate(self.players) if player.is_human]
        return not self.finished and people != [eyes]

    def view(self, index: int, eyes: int) -> View:
        """A position as a seat saw it, or with all cards open from the first seat."""
        state = self.replay.state(index)
        if eyes != ALL:
            return view(state, eyes)
        everybody = (1 << self.game.seats) - 1
        state.known = [mask | everybody for mask in state.known]
        return view(state, 0)

    def called(self, index: int) -> tuple[str, ...]:
        """By whom everybody goes in a position."""
        if index not in self._called:
            self._called[index] = title(self.game.name).telling.called(self.replay.state(index))
        return self._called[index]

    def events(self, index: int, eyes: int) -> tuple[Event, ...]:
        """What the answer before this position brought about, as those eyes saw it."""
        return tuple(entry.event if eyes == ALL else entry.event.seen_by(eyes)
                     for entry in self.log if entry.answer == index - 1)

    def glimpses(self, index: int, eyes: int) -> tuple[Glimpse, ...]:
        """What stood there for a moment in the answer before this position; with all cards open it is not shown."""
        if eyes == ALL or not index:
            return ()
        found = self.replay.match.moments(self.events(index, ALL), index - 1)
        return tuple(moment.seen_by(eyes) for moment in found)

    @cached_property
    def log(self) -> tuple[LogEntry, ...]:
        """Everything that happened."""
        return tuple(log_of(self.replay.match))

    def told_of(self, point: TurnPoint) -> tuple[LogEntry, ...]:
        """What happened in the turn that begins there."""
        return tuple(entry for entry in self.log if entry.turn == point.turn)

    def turn_start(self, index: int, step: int) -> int:
        """Where the turn before (-1) or after (1) this position begins."""
        starts = [point.index for point in self.replay.turns]
        if step < 0:
            return max((start for start in starts if start < index), default=0)
        return min((start for start in starts if start > index), default=len(self))

    def branch(self, index: int) -> Match:
        """A match to be played on from a position."""
        return self.replay.branch(index, watched=True)

    # --- looking back -------------------------------------------------------------------------------

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """How the chances went, turn by turn, as the strongest opponent judges the open cards."""
        from sparktable.ai.judgement import judgement  # not needed by whoever only watches

        known, points = judgement(self.game), self.replay.turns
        states = [self.replay.state(point.index) for point in points]
        judged = [known.standing(state, state.turn, rest=False) for state in states]
        chances = without_tempo(judged, [point.active for point in points], self.game.seats)
        return tuple(map(Moment, points, chances))

    def turnings(self, count: int = 3) -> tuple[Turning, ...]:
        """The turns that decided a game, in its order: the one that changed most, and those that led most towards the
        result. Away from it only where there are no more of these. Whoever's turn it was: a blunder decides, too."""
        changes = [[now - was for was, now in zip(before.chances, after.chances, strict=True)]
                   for before, after in pairwise(self.moments)]
        won = [side for side, chance in enumerate(self.moments[-1].chances) if chance > 0]

        def towards(change: Sequence[float]) -> float:
            """How far the result came nearer: whoever won it, or nobody."""
            return sum(change[side] for side in won) if won else -sum(change)

        large = sorted((turn for turn, change in enumerate(changes) if abs(towards(change)) >= LEAST_GAIN),
                       key=lambda turn: -abs(towards(changes[turn])))
        order = large[:1] + sorted(large[1:], key=lambda turn: towards(changes[turn]) < 0)
        return tuple(self._turning(turn, changes[turn], won) for turn in sorted(order[:count]))

    def turning(self, turn: int) -> Turning:
        """What any turn changed."""
        before, after = self.moments[turn:turn + 2]
        side = next(side for side, seats in enumerate(self.game.sides()) if before.point.active in seats)
        return Turning(before.point, side, after.chances[side] - before.chances[side], before.chances[side])

    def _turning(self, turn: int, change: Sequence[float], won: Sequence[int]) -> Turning:
        before = self.moments[turn]
        own = next(side for side, seats in enumerate(self.game.sides()) if before.point.active in seats)
        side = own if abs(change[own]) >= LEAST_GAIN or not won else max(won, key=lambda each: abs(change[each]))
        return Turning(before.point, side, change[side], before.chances[side])

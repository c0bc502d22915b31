"""The log of a game: what happened, with the turn and the answer that it belongs to, and what everybody was asked."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from sparktable.app.catalog import title_or_none
from sparktable.games.advice import Choice
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.match import Match
from sparktable.kernel.moments import Moment, moments
from sparktable.kernel.run import pending, take
from sparktable.kernel.state import State
from sparktable.kernel.values import Event

OPENING = -1
"""The answer of what no answer brought about."""
TURN_EVENTS = frozenset({"turn begins"})
"""Kinds of event that say that a turn has begun: what follows belongs to it."""


class LogEntry(NamedTuple):
    """Something that happened."""

    turn: int
    """0 before the first."""
    seat: int
    """Whose turn it was."""
    answer: int
    """How many answers had been given when it happened; `OPENING` for what no answer brought about."""
    event: Event
    cast: tuple[str, ...] = ()
    """Whom everybody played then: of several, who was left."""


def entries(events: Iterable[Event], state: State, turn: int, seat: int, answer: int) -> Iterator[LogEntry]:
    """What an answer brought about, line by line: it was given in that turn, and this is the state since."""
    known = title_or_none(state.game.name)
    cast = known.telling.cast_now(state) if known is not None else ()
    for event in events:
        if event.kind in TURN_EVENTS:
            turn, seat = state.turn, state.active
        yield LogEntry(turn, seat, answer, event, cast)


def choice(asked: Decision, option: Option, turn: int, place: int) -> Choice:
    """What somebody was asked, and answered."""
    offered = frozenset(each.kind for each in asked.options)
    return Choice(place, turn, asked.giver(option), asked.kind, offered, option)


def log_of(match: Match) -> Iterator[LogEntry]:
    """Everything that has happened in a match, reckoned once more from its answers."""
    for lines, _ in _steps(match):
        yield from lines


def retold(match: Match) -> tuple[list[LogEntry], list[Choice]]:
    """The same, and what everybody was asked."""
    steps = list(_steps(match))
    return [line for lines, _ in steps for line in lines], [made for _, made in steps if made is not None]


def _steps(match: Match) -> Iterator[tuple[list[LogEntry], Choice | None]]:
    """Answer by answer; first what no answer brought about."""
    state = match.at(0)
    yield [*entries(match.opening(), state, 0, state.active, OPENING)], None
    for number, answer in enumerate(match.answers):
        turn, seat, asked = state.turn, state.active, pending(state)
        state.chance, state.events = [], []
        take(state, answer.option)
        events, state.chance, state.events = state.events, None, None
        made = choice(asked, answer.option, turn, number) if asked is not None else None
        yield [*entries(events, state, turn, seat, number)], made


class GameLog:
    """Of a match that is being played."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.lines: list[LogEntry] = []
        self.choices: list[Choice] = []
        """What everybody was asked and answered: each is for whoever was asked alone."""

    def begin(self) -> None:
        """Write down what has happened so far."""
        self.lines, self.choices = retold(self._match)

    def follow(self, option: Option, play: Callable[[], list[Event]]) -> list[Event]:
        """Play on by an answer, and write down what was asked and what came of it."""
        match = self._match
        turn, seat, asked, place = match.state.turn, match.state.active, match.decision, len(match.answers)
        if asked is not None:
            self.choices.append(choice(asked, option, turn, place))
        events = play()
        self.lines += entries(events, match.state, turn, seat, place)
        return events

    def cut(self, length: int) -> None:
        """Only so many answers are left."""
        self.lines = [entry for entry in self.lines if entry.answer < length]
        del self.choices[length:]

    def right_after(self, number: int) -> Moment | None:
        """How everything stood right after a line; None where no answer brought it about. It is reckoned once more
        from the answers."""
        entry = self.lines[number]
        if not 0 <= entry.answer < len(self._match.answers):
            return None
        first = next(place for place, each in enumerate(self.lines) if each.answer == entry.answer)
        state, option = self._match.at(entry.answer), self._match.answers[entry.answer].option
        found = moments(state, option, lambda event: event.kind == entry.event.kind)
        return next((each for each in found if each.events > number - first), None)

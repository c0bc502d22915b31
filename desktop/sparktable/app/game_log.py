"""The log of a game: what happened, with the turn and the answer that it belongs to."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sparktable.kernel.match import Match
from sparktable.kernel.run import take
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


def entries(events: Iterable[Event], state: State, turn: int, seat: int, answer: int) -> Iterator[LogEntry]:
    """What an answer brought about, line by line: it was given in that turn, and this is the state since."""
    for event in events:
        if event.kind in TURN_EVENTS:
            turn, seat = state.turn, state.active
        yield LogEntry(turn, seat, answer, event)


def log_of(match: Match) -> Iterator[LogEntry]:
    """Everything that has happened in a match, reckoned once more from its answers."""
    state = match.at(0)
    yield from entries(match.opening(), state, 0, state.active, OPENING)
    for number, answer in enumerate(match.answers):
        turn, seat = state.turn, state.active
        state.chance, state.events = [], []
        take(state, answer.option)
        events, state.chance, state.events = state.events, None, None
        yield from entries(events, state, turn, seat, number)

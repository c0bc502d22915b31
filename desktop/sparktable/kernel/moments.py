"""What stands there for a moment between two questions, and is gone when the next one comes: an attack that is
fought out. Who only watches is shown it; who plays knows nothing of it."""
from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .decisions import Option
from .run import Endless, advance
from .state import State
from .values import Event
from .view import View, glimpse


class Moment(NamedTuple):
    """A position on the way through an answer."""

    events: int
    """How much had happened by then."""
    state: State

    def seen_by(self, seat: int) -> Glimpse:
        return Glimpse(self.events, glimpse(self.state, seat))


class Glimpse(NamedTuple):
    """A moment as a seat saw it."""

    events: int
    view: View


def moments(s: State, option: Option, stands_after: Callable[[Event], bool]) -> list[Moment]:
    """The positions right after such events have happened, while an answer is carried out once more. The state is a
    copy that may be played on."""
    found: list[Moment] = []
    told: list[Event] = []
    s.events = told
    answer: Option | None = option
    while True:
        before = len(told)
        try:
            advance(s, answer, most=1)
            return found  # the next question, or the end
        except Endless:  # one frame has run
            answer = None
        if any(map(stands_after, told[before:])):
            found.append(Moment(len(told), s.copy()))

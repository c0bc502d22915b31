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


def moments(s: State, option: Option, stands_after: Callable[[Event], bool],
            stands_before: Callable[[Event], bool] | None = None) -> list[Moment]:
    """The positions right before and right after such events, while an answer is carried out once more. The state is
    a copy that may be played on. Only for what stands before an event is each position kept on the way."""
    found: list[Moment] = []
    told: list[Event] = []
    s.events = told
    answer: Option | None = option
    asked = False
    while not asked:
        before, stood = len(told), s.copy() if stands_before is not None else None
        try:
            advance(s, answer, most=1)
            asked = True  # the next question, or the end
        except Endless:  # one frame has run
            answer = None
        new = told[before:]
        if stands_before is not None and stood is not None and before and any(map(stands_before, new)):
            if found and found[-1].events == before:  # nothing was told since: that was not yet all it brought
                found.pop()
            found.append(Moment(before, stood))
        if not asked and any(map(stands_after, new)):
            found.append(Moment(len(told), s.copy()))
    return found

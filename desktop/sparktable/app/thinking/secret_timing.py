"""When a secret question is answered: at a moment that tells nothing of what is held.

Whoever can only pass has answered at once, and whoever holds something to Block with has to think: the time that an
answer takes would tell. So the answer is given a fixed time after the question was put, neither sooner nor later, and
thinking ends before that. Everything here is reckoned from what every seat sees: who is asked, in whose turn, and
that it is a secret.
"""
from __future__ import annotations

import re
from typing import NamedTuple

from sparktable.kernel.decisions import PASS, Option
from sparktable.kernel.view import View

BRIEFLY = 0.25
"""Seconds that whoever is asked on another's turn may think: everybody else waits for it, seat by seat."""
USUALLY = 0.9
"""And on the own turn, where the opponent's name does not say how long it thinks."""
WAY = 0.15
"""Seconds for the way there and back, and for the last try to come to its end."""
_SECONDS = re.compile(r".*:([0-9]+\.[0-9]+)")
"""Of an opponent's name: `scout:1.8`."""


class Timetable(NamedTuple):
    """Both in seconds after the thinking has begun."""

    thinking: float
    answer: float


def timetable(view: View, opponent: str) -> Timetable | None:
    """When the view's own question is answered. None for what is no secret: as soon as the opponent knows. To act
    aside from another's question is none either: all can see what might be gained by that."""
    asked = view.decision
    if asked is None or not asked.secret or asked.seat != view.seat:
        return None
    thinking = BRIEFLY
    if asked.seat == view.state.active:
        named = _SECONDS.fullmatch(opponent)
        thinking = float(named[1]) if named else USUALLY
    return Timetable(thinking, thinking + WAY)


def unspoken(view: View) -> Option:
    """What counts as the answer of whoever has none when the moment has come."""
    assert view.decision is not None
    return PASS if PASS in view.decision.options else view.decision.options[0]

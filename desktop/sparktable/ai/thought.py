"""What an opponent thinks of its options: the one it takes, why, and what else there was."""
from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from sparktable.kernel.decisions import Decision, Option, Ref
from sparktable.kernel.view import View


class Why(NamedTuple):
    """One sentence: a message key, and what it speaks of in the order the sentence names it."""

    key: str
    refs: tuple[Ref, ...] = ()


class Weighed(NamedTuple):
    """An option that was looked at."""

    option: Option
    score: float
    """The chance to win that is seen in it, 0 to 1."""


class Thought(NamedTuple):
    """What came of thinking about one question."""

    option: Option
    why: Why
    score: float
    """The chance to win that is seen in the option taken, 0 to 1."""
    alternatives: tuple[Weighed, ...] = ()
    """The best of the others, the better one first: more than are told, as a listener may not know some."""
    tries: int = 0
    """How many continuations were played in the mind."""


ALTERNATIVES = 6
"""So many are kept."""

Stop = Callable[[], bool]
"""Asked between two tries: whether the answer is wanted now."""

ONLY_ONE = Why("why.ai.only")
NO_DIFFERENCE = Why("why.ai.same")


def go_on() -> bool:
    """Nobody is in a hurry."""
    return False


def within(seconds: float, stop: Stop) -> Stop:
    """The same, but no later than so many seconds from now."""
    end = perf_counter() + seconds
    return lambda: stop() or perf_counter() >= end


def shown(view: View) -> View:
    """Opponents enter by this door: a state, which would show them everything, is turned away."""
    if not isinstance(view, View):
        raise TypeError(f"an opponent is shown a View, not a {type(view).__name__}")
    return view


def question(view: View) -> Decision:
    """What the view's own seat is asked."""
    asked = shown(view).decision
    if asked is None or asked.seat != view.seat:
        raise ValueError(f"seat {view.seat} is not asked anything")
    return asked

"""What the window and the opponents' process say to each other: pickled, one message after the other."""
from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from sparktable.kernel.decisions import Option
from sparktable.kernel.view import View

if TYPE_CHECKING:
    from sparktable.ai.opponent import Opponent
    from sparktable.ai.thought import Thought

Maker = Callable[[str], "Opponent"]
"""From an opponent's name to the opponent."""


class Question(NamedTuple):
    """What the window sends. The view is pickled apart, since its game must be imported before it is
    opened."""

    number: int
    opponent: str
    seed: int
    module: str
    """The module that puts the view's game on the shelf."""
    view: bytes
    hint: bool = False
    """A person wants to know what the opponent would answer."""


class Ready(NamedTuple):
    """The process has got through its start."""


class Begun(NamedTuple):
    """The thinking has begun: from now on the clock runs."""

    number: int


class Answered(NamedTuple):
    number: int
    option: Option | None
    """None from one who has nothing to do aside from another seat's question."""
    thought: Thought | None = None
    """Why, and what else there was; None for who only guesses."""


class Hurry(NamedTuple):
    """The window wants the answer now. It interrupts the thinking by lying there, unread."""


class Failed(NamedTuple):
    number: int
    trouble: str


def question(number: int, opponent: str, seed: int, view: View, hint: bool = False) -> Question:
    return Question(number, opponent, seed, type(view.state.game).__module__, pickle.dumps(view), hint)


def is_aside(view: View) -> bool:
    """Whether another seat is asked, and this one may only act aside."""
    return view.decision is not None and view.decision.seat != view.seat

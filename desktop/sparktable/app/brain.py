"""The process beside the window in which opponents think. Nothing here, or imported from here, knows Qt.

It reads questions and answers them one by one. It owns no state between two questions but the opponents it has made,
so it can be ended at any moment and started anew.
"""
from __future__ import annotations

import contextlib
import importlib
import pickle
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import NamedTuple

from sparktable.ai.opponent import Opponent, Thinking, Watchful
from sparktable.ai.thought import Stop, Thought, within
from sparktable.kernel.decisions import Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import View

UNTOLD = 0.3
"""Seconds after which whoever is asked in secret on another's turn comes to an end: thinking for long, and being seen
to, would tell that there is something to Block with. Of a hint nobody else sees how long it takes."""
Maker = Callable[[str], Opponent]
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


def answer(asked: Question, opponent: Opponent, view: View, stop: Stop) -> Answered:
    """Have an opponent answer, with its reasons where it has any. Whose question it is not may act aside from it."""
    number, dice = asked.number, Dice(asked.seed)
    if is_aside(view):
        said = opponent.aside(view, dice, stop) if isinstance(opponent, Watchful) else None
        return Answered(number, said.option if said is not None else None, said)
    if isinstance(opponent, Thinking):
        told = asked.hint or view.decision is None or not view.decision.secret or view.seat == view.state.active
        thought = opponent.think(view, dice, stop if told else within(UNTOLD, stop))
        return Answered(number, thought.option, thought)
    return Answered(number, opponent.choose(view, dice))


def serve(questions: Connection, answers: Connection, make: Maker | None = None) -> None:
    """Answer questions until the window has closed the other ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is the window's affair
    if make is None:
        from sparktable.ai import roster  # the window's process passes this module by, and must not load the search

        make = roster.make
    opponents: dict[str, Opponent] = {}
    with contextlib.suppress(EOFError, OSError):
        while True:
            asked: Question | Hurry = questions.recv()
            if isinstance(asked, Hurry):  # too late: that has been answered
                continue
            try:
                importlib.import_module(asked.module)
                view: View = pickle.loads(asked.view)
                if asked.opponent not in opponents:
                    opponents[asked.opponent] = make(asked.opponent)
                answers.send(Begun(asked.number))
                answers.send(answer(asked, opponents[asked.opponent], view, questions.poll))
            except Exception as trouble:  # whatever an opponent does, the window hears of it and goes on
                answers.send(Failed(asked.number, f"{type(trouble).__name__}: {trouble}"))

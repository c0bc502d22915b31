"""Processes that fail in every way, for the worker's tests. What they need lives in a module of its own, which they
import."""
from __future__ import annotations

import os
import pickle
import threading
from typing import BinaryIO, NoReturn

from app.fake_opponents import First, make
from sparktable.ai.opponent import Opponent
from sparktable.app.thinking import process
from sparktable.app.thinking.messages import Answered, Begun, Maker
from sparktable.kernel.decisions import Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import View


def never_ends() -> NoReturn:
    threading.Event().wait()
    raise AssertionError


def dies() -> NoReturn:
    os._exit(3)


def dies_once(mark: str) -> Maker:
    if not os.path.exists(mark):
        with open(mark, "w"):
            dies()
    return make


class AtStart:
    """Whoever is handed this on his way into life does that first."""

    def __init__(self, does: object, *arguments: object) -> None:
        self.does, self.arguments = does, arguments

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return self.does, self.arguments

    def __call__(self, name: str) -> Opponent:
        raise AssertionError("it is never called, but what comes of it")


class Speaks(First):
    """Answers well, but nobody can make out how."""

    def __init__(self, way: str) -> None:
        self.way = way

    def choose(self, view: View, dice: Dice) -> Option:
        process._say = WAYS[self.way]  # type: ignore[assignment]
        return super().choose(view, dice)


_say = process._say


def _half(tell: BinaryIO, message: object) -> NoReturn:
    """The beginning of a message, and then nothing more."""
    tell.write(pickle.dumps(message)[:9])
    tell.flush()
    never_ends()


def _half_and_dies(tell: BinaryIO, message: object) -> NoReturn:
    tell.write(pickle.dumps(message)[:9])
    tell.flush()
    dies()


def _nonsense(tell: BinaryIO, message: object) -> None:
    tell.write(b"nonsense")
    tell.flush()


def _something_else(tell: BinaryIO, message: object) -> None:
    _say(tell, "an answer")  # type: ignore[arg-type]


def _endlessly(tell: BinaryIO, message: Answered) -> NoReturn:
    """What it has said already, again and again."""
    while True:
        _say(tell, Begun(message.number))


def _twice(tell: BinaryIO, message: Answered) -> None:
    """More answers than questions."""
    _say(tell, message)
    _say(tell, message)


WAYS = {"half": _half, "half and dies": _half_and_dies, "nonsense": _nonsense, "something else": _something_else,
        "endlessly": _endlessly, "twice": _twice}


def make_failing(name: str) -> Opponent:
    kind, _, way = name.partition(":")
    return Speaks(way) if kind == "speaks" else make(name)

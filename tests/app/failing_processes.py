"""Processes that fail in every way, for the worker's tests. What they need lives in a module of its own, which they
import."""
from __future__ import annotations

import os
import pickle
import threading
from multiprocessing.connection import Connection
from typing import NoReturn

from app.fake_opponents import First, make
from sparktable.ai.opponent import Opponent
from sparktable.app.brain import Begun, Maker
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
        Connection._send_bytes = WAYS[self.way]  # type: ignore[attr-defined]
        return super().choose(view, dice)


_send = Connection._send_bytes  # type: ignore[attr-defined]


def _half(channel: Connection, message: memoryview) -> NoReturn:
    """The beginning of a message, and then nothing more."""
    os.write(channel.fileno(), len(message).to_bytes(4, "big") + message[:9])
    never_ends()


def _half_and_dies(channel: Connection, message: memoryview) -> NoReturn:
    os.write(channel.fileno(), len(message).to_bytes(4, "big") + message[:9])
    dies()


def _nonsense(channel: Connection, message: memoryview) -> None:
    _send(channel, b"nonsense")


def _something_else(channel: Connection, message: memoryview) -> None:
    _send(channel, pickle.dumps("an answer"))


def _endlessly(channel: Connection, message: memoryview) -> NoReturn:
    """What it has said already, again and again."""
    begun = pickle.dumps(Begun(pickle.loads(message).number))
    while True:
        _send(channel, begun)


def _twice(channel: Connection, message: memoryview) -> None:
    """More answers than questions."""
    _send(channel, message)
    _send(channel, message)


WAYS = {"half": _half, "half and dies": _half_and_dies, "nonsense": _nonsense, "something else": _something_else,
        "endlessly": _endlessly, "twice": _twice}


def make_failing(name: str) -> Opponent:
    kind, _, way = name.partition(":")
    return Speaks(way) if kind == "speaks" else make(name)

"""The process beside the window in which opponents think. Nothing here, or imported from here, knows Qt.

It reads questions and answers them one by one. It owns no state between two questions but the opponents it has made,
so it can be ended at any moment and started anew.
"""
from __future__ import annotations

import contextlib
import importlib
import os
import pickle
import signal
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, NoReturn

from sparktable.ai.opponent import Opponent, Thinking, Watchful
from sparktable.ai.thought import Stop, within
from sparktable.app.thinking.messages import Answered, Begun, Failed, Hurry, Maker, Question, Ready, is_aside
from sparktable.app.thinking.secret_timing import timetable
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import View


def answer(asked: Question, opponent: Opponent, view: View, stop: Stop) -> Answered:
    """Have an opponent answer, with its reasons where it has any. Whose question it is not may act aside from it."""
    number, dice = asked.number, Dice(asked.seed)
    if is_aside(view):
        said = opponent.aside(view, dice, stop) if isinstance(opponent, Watchful) else None
        return Answered(number, said.option if said is not None else None, said)
    if isinstance(opponent, Thinking):
        times = None if asked.hint else timetable(view, asked.opponent)  # how long a hint takes nobody else sees
        thought = opponent.think(view, dice, stop if times is None else within(times.thinking, stop))
        return Answered(number, thought.option, thought)
    return Answered(number, opponent.choose(view, dice))


def main() -> NoReturn:
    """The process's whole life. Its standard input and output are the way to the window; whatever else would be
    written there goes to where errors go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is the window's affair
    with open(os.dup(0), "rb") as hear, open(os.dup(1), "wb") as tell, open(os.devnull, "r+b") as nothing:
        os.dup2(nothing.fileno(), 0)
        try:
            os.dup2(2, 1)
        except OSError:  # a program without a console has nowhere for errors
            os.dup2(nothing.fileno(), 1)
        with contextlib.suppress(OSError):
            serve(hear, tell)
    os._exit(0)


def serve(hear: BinaryIO, tell: BinaryIO) -> NoReturn:
    """Answer questions until the window has gone, which is heard whatever an opponent is about. Raises OSError when
    nobody listens any more."""
    letters: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(hear, letters), daemon=True).start()
    opponents: dict[str, Opponent] = {}
    make: Maker | None = pickle.loads(letters.get())
    if make is None:
        from sparktable.app import adversaries  # the window's process passes this module by, and need not load it

        make = adversaries.make
    _say(tell, Ready())
    while True:
        asked: Question | Hurry = pickle.loads(letters.get())
        if isinstance(asked, Hurry):  # too late: that has been answered
            continue
        try:
            importlib.import_module(asked.module)
            view: View = pickle.loads(asked.view)
            if asked.opponent not in opponents:
                opponents[asked.opponent] = make(asked.opponent)
            _say(tell, Begun(asked.number))
            said = answer(asked, opponents[asked.opponent], view, lambda: not letters.empty())
            _say(tell, said)
        except Exception as trouble:  # whatever an opponent does, the window hears of it and goes on
            _say(tell, Failed(asked.number, f"{type(trouble).__name__}: {trouble}"))


def _listen(hear: BinaryIO, letters: SimpleQueue[bytes]) -> NoReturn:
    """Take in what the window sends. Without a window there is nothing to live for, not even in the middle of a
    thought that knows no end."""
    try:
        while True:
            letters.put(pickle.load(hear))
    finally:
        os._exit(0)


def _say(tell: BinaryIO, message: Ready | Begun | Answered | Failed) -> None:
    tell.write(pickle.dumps(message))
    tell.flush()

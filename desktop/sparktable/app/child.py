"""The process in which opponents think, as the window holds it.

One thread writes to it and one reads what it says: a process that does not read, stops in the middle of a sentence or
says nothing at all keeps nobody waiting but them, and they end with it.
"""
from __future__ import annotations

import atexit
import contextlib
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import wait
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

from sparktable.app.brain import Answered, Begun, Failed, Hurry, Maker, Question, serve


class Gone(NamedTuple):
    """Nothing more will be heard from it."""

    reason: str


Said = Begun | Answered | Failed
Message = Said | Gone
Listener = Callable[["Child", Message], None]
"""Called in a thread of its own."""


class Child:
    """The process, and what is on its way to it and from it."""

    def __init__(self, make: Maker | None, listener: Listener) -> None:
        context = multiprocessing.get_context("spawn")
        self.knows: set[str] = set()
        """The games that it has begun to think about: of those nothing has to be imported any more."""
        self._listener = listener
        self._letters: SimpleQueue[Question | Hurry | None] = SimpleQueue()
        questions, self._questions = context.Pipe(duplex=False)
        self._answers, answers = context.Pipe(duplex=False)
        with questions, answers:  # the process has these ends to itself: else it would not seem gone when it is
            self.process = context.Process(target=serve, args=(questions, answers, make), name="opponents",
                                           daemon=True)
            self.process.start()
        atexit.register(self.process.kill)  # one that is stopped would keep the program from ending
        try:
            for work in (self._read, self._write):
                Thread(target=work, daemon=True).start()
        except RuntimeError:  # there are too many threads
            self.end()
            raise

    def tell(self, message: Question | Hurry) -> None:
        """Send it, when the process is ready to read."""
        self._letters.put(message)

    def end(self) -> None:
        atexit.unregister(self.process.kill)
        self.process.kill()
        self.process.join()

    def _write(self) -> None:
        """What is to be told, until there is nobody any more to be told."""
        with self._questions, contextlib.suppress(OSError):
            while (letter := self._letters.get()) is not None:
                self._questions.send(letter)

    def _read(self) -> None:
        """What it says, until it is gone; that a message cannot be made out is the end too."""
        reason = "its process ended"
        with self._answers:
            try:
                while self._answers in wait([self._answers, self.process.sentinel]):
                    said = self._answers.recv()
                    if not isinstance(said, Said):
                        raise TypeError(f"a {type(said).__name__}")
                    self._listener(self, said)
            except (EOFError, OSError):
                pass
            except Exception as trouble:  # whatever it was that was sent
                reason = f"nobody understood it: {type(trouble).__name__}: {trouble}"
        self._letters.put(None)
        self._listener(self, Gone(reason))

"""The process in which opponents think, as the window holds it.

One thread writes to it and one reads what it says: a process that does not read, stops in the middle of a sentence or
says nothing at all keeps nobody waiting but them, and they end with it.

It is the only process that is started, and it does not outlive the window: it ends when nobody speaks to it any more.
One that is stopped would not notice; so it is a group of its own, whose last tie to its session is the window. Such a
group that has lost its tie and has stopped is told to hang up, and to go on, by the system (POSIX, `exit`).
"""
from __future__ import annotations

import atexit
import contextlib
import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from math import inf
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from sparktable import OPPONENTS
from sparktable.app.thinking.messages import Answered, Begun, Failed, Hurry, Maker, Question, Ready


class Gone(NamedTuple):
    """Nothing more will be heard from it."""

    reason: str


Said = Ready | Begun | Answered | Failed
Message = Said | Gone
Listener = Callable[["ChildProcess", Message], None]
"""Called in a thread of its own."""


class ChildProcess:
    """The process, and what is on its way to it and from it."""

    def __init__(self, make: Maker | None, listener: Listener, limit: float = inf) -> None:
        """`limit`: how many seconds it may take to get through its start, and to import a game."""
        self.knows: set[str] = set()
        """The games that it has begun to think about: of those nothing has to be imported any more."""
        self.ready = False
        self.late_at = inf
        """When to give it up unless it gives a sign of life; `inf` while none is due."""
        self._limit, self._since = limit, 0.0
        self._listener = listener
        self._letters: SimpleQueue[object] = SimpleQueue()
        self._letters.put(pickle.dumps(make))
        self.process = subprocess.Popen(this_program_again(OPPONENTS), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        **apart())
        self.expect_a_sign()
        atexit.register(self.process.kill)  # one that is stopped would keep the program from ending
        try:
            for work in (self._read, self._write):
                Thread(target=work, daemon=True).start()
        except RuntimeError:  # there are too many threads
            self.end()
            self.process.communicate()
            raise

    def tell(self, message: Question | Hurry) -> None:
        """Send it, when the process is ready to read."""
        self._letters.put(pickle.dumps(message))

    def expect_a_sign(self) -> None:
        """From now on it has its time to start, or to import a game."""
        self._since = time.monotonic()
        self.late_at = self._since + self._limit

    def gave_a_sign(self) -> None:
        self.late_at = inf

    def hurry_up(self, least: float) -> None:
        """Half the time must do, but for so many seconds from now on."""
        self.late_at = min(self.late_at, max(time.monotonic() + least, self._since + self._limit / 2))

    def end(self) -> None:
        atexit.unregister(self.process.kill)
        self.process.kill()
        self.process.wait()

    def _write(self) -> None:
        """What is to be told, until there is nobody any more to be told."""
        assert self.process.stdin is not None
        with contextlib.suppress(OSError), self.process.stdin as out:
            while (letter := self._letters.get()) is not None:
                pickle.dump(letter, out)
                out.flush()

    def _read(self) -> None:
        """What it says, until it is gone; that a message cannot be made out is the end too."""
        assert self.process.stdout is not None
        reason = "its process ended"
        with self.process.stdout as heard:
            try:
                while True:
                    said = pickle.load(heard)
                    if not isinstance(said, Said):
                        raise TypeError(f"a {type(said).__name__}")
                    self._listener(self, said)
            except (EOFError, OSError):
                pass
            except Exception as trouble:  # whatever it was that was sent
                reason = f"nobody understood it: {type(trouble).__name__}: {trouble}"
        self._letters.put(None)
        self._listener(self, Gone(reason))


def this_program_again(word: str) -> list[str]:
    """This program with one word, which finds its modules where this one does."""
    if getattr(sys, "frozen", False):
        return [sys.executable, word]
    start = f"import sys; sys.path[:] = {sys.path!r}; from sparktable.__main__ import main; main([{word!r}])"
    return [sys.executable, "-c", start]


def apart() -> dict[str, Any]:
    """What keeps it out of sight, and its end its own."""
    errors = None if sys.__stderr__ is not None else subprocess.DEVNULL
    if sys.platform == "win32":
        return {"stderr": errors, "creationflags": subprocess.CREATE_NO_WINDOW}
    return {"stderr": errors, "process_group": 0}

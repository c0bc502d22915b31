"""The thread that owns the opponents' process: asks it, watches the clock, and starts it again when it dies.

A thread that computes in Python would drop the table to a few frames a second; this one only waits. What the
window gets are signals: an answer always comes, sooner or later, unless the question was cancelled.
"""
from __future__ import annotations

import contextlib
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from queue import Empty, SimpleQueue

from PySide6.QtCore import QObject, QThread, Signal

from sparktable.app.brain import Answered, Begun, Failed, Hurry, Maker, Question, is_aside, question
from sparktable.app.child import Child, Gone, Message
from sparktable.kernel.decisions import Option
from sparktable.kernel.view import View

HARD_STOP = 3.0
"""Seconds that an opponent may think, at most."""
START_LIMIT = 30.0
"""Seconds that a process may take to start and to import a game, before its first thought about it."""
HURRY = 0.3
"""Seconds that are left to answer once told to come to an end: by "move now", or since the hard stop is near."""
STAND_INS = ("greedy:1", "random")
"""Who answers where the opponent asked for cannot: somebody who looks once, and where that fails too anybody."""
PATIENCE = 2
"""Deaths over one question after which the next in line is asked."""
EVERY = 0
"""Where a question's number stands: all that wait."""


@dataclass(frozen=True, slots=True)
class _Job:
    """One question on its way."""

    view: View
    question: Question
    deadline: float = 0.0
    deaths: int = 0
    begun: bool = False
    """The clock runs."""
    hurried: bool = False
    forgotten: bool = False
    """Nobody waits for the answer; it only has to come to an end."""


class Thinker(QThread):
    """Ask it anything with `ask`; `answered(number, option, thought)` brings the answer."""

    answered = Signal(int, object, object)
    helpless = Signal(str)
    """Why not even a stand-in can think: an answer was taken that nobody chose."""

    def __init__(self, parent: QObject | None = None, *, make: Maker | None = None,
                 hard_stop: float = HARD_STOP) -> None:
        super().__init__(parent)
        self._make = make
        self._hard_stop = hard_stop
        self._inbox: SimpleQueue[Callable[[Thinker], object] | None] = SimpleQueue()
        """What is to be done in the thread: the window wants it, or the process has spoken. None is the end."""
        self._jobs: deque[_Job] = deque()
        self._child: Child | None = None
        self._busy = False
        self._broken = ""
        """What has gone wrong around the process and is still to be told."""
        self._shown: set[str] = set()
        """Reasons for which the process died that have been shown to whoever mends the program: once is enough."""
        self._next = 0

    # --- from the window's thread -----------------------------------------------------------------

    def ask(self, view: View, opponent: str, seed: int, *, hint: bool = False) -> int:
        """Have an opponent answer the view's question, or give a person a hint. Returns the number that the answer
        will carry."""
        self._next += 1
        job = _Job(view, question(self._next, opponent, seed, view, hint))
        self._inbox.put(lambda thinker: thinker._jobs.append(job))
        return self._next

    def move_now(self) -> None:
        """No more thinking: what is being asked is answered at once."""
        self._inbox.put(Thinker._hurry)

    def cancel(self, number: int = EVERY) -> None:
        """Nobody waits for this answer any more."""
        self._inbox.put(lambda thinker: thinker._forget(number))

    def close(self) -> None:
        """End the process and the thread; returns when both are gone."""
        if self.isRunning():
            self._inbox.put(None)
            self.wait()

    # --- in the thread ----------------------------------------------------------------------------

    def run(self) -> None:
        """Until the window closes it."""
        try:
            self._warm_up()
            while self._goes_on():
                pass
        finally:
            self._end_child()

    def _goes_on(self) -> bool:
        """One round. Of whatever breaks in it the process has died: that is told, and the question asked again."""
        try:
            if self._broken:
                self._busy, reason, self._broken = bool(self._jobs), self._broken, ""
                self._died(reason)
            if self._inbox.empty():  # what is taken back at once is not begun
                self._begin()
            return self._do_next()
        except Exception as trouble:
            self._broken = f"{type(trouble).__name__}: {trouble}"
            if self._broken not in self._shown:
                self._shown.add(self._broken)
                sys.excepthook(type(trouble), trouble, trouble.__traceback__)
        return True

    def _do_next(self) -> bool:
        """Wait for a call, a message or the end of the time, and do what is to be done then; False: it is closed."""
        left = self._jobs[0].deadline - time.monotonic() if self._busy else None
        if left is not None and left <= 0:  # also while a process that is out of order says more and more
            self._time_is_up()
            return True
        try:
            todo = self._inbox.get(timeout=left)
        except Empty:
            return True
        if todo is not None:
            todo(self)
        return todo is not None

    def _time_is_up(self) -> None:
        """Whoever still thinks is told to come to an end; whoever does not is gone."""
        job = self._jobs[0]
        self._jobs[0] = self._hurried(job)
        if job.hurried or not job.begun:
            self._died("it thought for too long")

    def _forget(self, number: int) -> None:
        """Answer one question no more, or none that waits. One that is being thought about is hurried: that is over
        sooner than another process could be there."""
        thinking = self._jobs[0] if self._busy else None
        self._jobs = deque(job for job in self._jobs
                           if job is thinking or number not in (job.question.number, EVERY))
        if thinking is not None and number in (thinking.question.number, EVERY):
            self._jobs[0] = replace(self._hurried(thinking), forgotten=True)

    def _hurry(self) -> None:
        """Ask the opponents to come to an end, also whoever waits. One that has not begun yet is asked when it
        does."""
        self._jobs = deque(map(self._hurried, self._jobs))

    def _hurried(self, job: _Job) -> _Job:
        """Told once; whoever does not answer then is not asked again, but somebody quick."""
        deadline = job.deadline
        if job.begun and not job.hurried:
            deadline = time.monotonic() + HURRY
            if self._child is not None:
                self._child.tell(Hurry())
        return replace(job, deadline=deadline, deaths=max(job.deaths, PATIENCE), hurried=True)

    def _heard(self, child: Child, message: Message) -> None:
        """What the process has said, or that it is gone; nobody listens any more to one that was ended."""
        if child is not self._child:
            return
        if isinstance(message, Gone):
            self._died(message.reason)
        elif not self._busy or message.number != self._jobs[0].question.number:
            self._died("it spoke without being asked")
        elif isinstance(message, Begun):
            if not self._jobs[0].begun:
                self._start_clock()
        elif isinstance(message, Failed):
            self._died(message.trouble)
        elif message.option in self._asked_options():
            self._answer(message)
        else:
            self._died(f"its answer was none: {message.option}")

    def _start_clock(self) -> None:
        """From now on whoever is asked has the time that is granted for an answer."""
        job, child = self._jobs[0], self._child
        assert child is not None
        child.knows.add(job.question.module)
        limit = self._hard_stop - HURRY
        if job.hurried and job.question.opponent not in STAND_INS:
            child.tell(Hurry())
            limit = HURRY
        self._jobs[0] = replace(job, deadline=time.monotonic() + limit, begun=True)

    def _asked_options(self) -> Sequence[Option | None]:
        """What may be answered; aside from another seat's question also nothing."""
        view = self._jobs[0].view
        if is_aside(view):
            return (None, *view.decision.asides)  # type: ignore[union-attr]  # there is a question
        return view.decision.options if view.decision is not None else ()

    def _answer(self, message: Answered) -> None:
        job = self._jobs.popleft()
        self._busy = False
        if not job.forgotten:
            self.answered.emit(message.number, message.option, message.thought)

    def _begin(self) -> None:
        """Hand the next question over, if there is one and nothing is being thought about."""
        while self._jobs and not self._busy:
            self._busy = True
            self._jobs[0] = replace(self._jobs[0], deadline=time.monotonic() + START_LIMIT)
            try:
                child = self._child or self._start_child()
            except OSError as trouble:  # no memory, or too many files are open
                self._died(f"no process could be started: {trouble}")
            else:
                child.tell(self._jobs[0].question)
                if self._jobs[0].question.module in child.knows:
                    self._start_clock()

    def _died(self, reason: str) -> None:
        """Start the process anew and ask again: first the same opponent, then its stand-ins, then nobody. A process
        that dies while nothing is asked waits for the next question: it may die of its start."""
        self._end_child()
        self._show(reason)
        if not self._busy:
            return
        self._busy = False
        job = self._jobs[0]
        if job.forgotten:
            self._jobs.popleft()
            self._warm_up()
            return
        number, deaths = job.question.number, job.deaths + 1
        failed = deaths // PATIENCE
        if failed > len(STAND_INS):
            self.helpless.emit(reason)
            self._answer(Answered(number, self._asked_options()[0]))
            return
        opponent = STAND_INS[failed - 1] if failed else job.question.opponent
        self._jobs[0] = _Job(job.view, job.question._replace(opponent=opponent), deaths=deaths, hurried=job.hurried)

    def _show(self, reason: str) -> None:
        """At the table somebody else answers: a level that fails at every answer would go unnoticed."""
        if reason not in self._shown:
            self._shown.add(reason)
            asked = self._jobs[0].question.opponent if self._busy else "opponents"
            print(f"sparktable: {asked}: {reason}", file=sys.stderr)

    def _warm_up(self) -> None:
        """Have a process ready for the next question; where none can be started, that one tries again, and tells."""
        with contextlib.suppress(Exception):
            self._start_child()

    def _start_child(self) -> Child:
        inbox = self._inbox
        self._child = Child(self._make, lambda child, said: inbox.put(lambda thinker: thinker._heard(child, said)))
        return self._child

    def _end_child(self) -> None:
        """Let go of it first: one that cannot be ended is none any more either."""
        child, self._child = self._child, None
        if child is not None:
            child.end()

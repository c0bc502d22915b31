"""The thread that owns the opponents' process: asks it, watches the clock, and starts it again when it dies.

A thread that computes in Python would drop the table to a few frames a second; this one only waits. What the
window gets are signals: an answer always comes, sooner or later, unless the question was cancelled.
"""
from __future__ import annotations

import contextlib
import sys
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from math import inf
from queue import Empty, SimpleQueue

from PySide6.QtCore import QObject, QThread, Signal

from sparktable.app import error_log
from sparktable.app.thinking.child_process import ChildProcess, Gone, Message
from sparktable.app.thinking.job import PATIENCE, STAND_INS, Job
from sparktable.app.thinking.messages import (
    Answered,
    Begun,
    Failed,
    Hurry,
    Maker,
    Ready,
    question,
)
from sparktable.app.thinking.secret_timing import timetable, unspoken
from sparktable.kernel.view import View

HARD_STOP = 3.0
"""Seconds that an opponent may think, at most."""
START_LIMIT = 3.0
"""Seconds that a process may take to start, and then to import a game, before another is started in its place. Each
may take twice as long as the one before, for it may be the machine that is slow."""
STARTS = 2
"""After so many in a row that did not get through their start nobody waits for the next: questions are answered
without it until it is there."""
LONGEST = 4
"""After so many it is twice as long no more."""
HURRY = 0.3
"""Seconds that are left to answer once told to come to an end: by "move now", or since the hard stop is near."""
EVERY = 0
"""Where a question's number stands: all that wait."""


class Thinker(QThread):
    """Ask it anything with `ask`; `answered(number, option, thought)` brings the answer."""

    answered = Signal(int, object, object)
    helpless = Signal(str)
    """Why not even a stand-in can think: an answer was taken that nobody chose."""
    able = Signal()
    """An answer has been thought about again, after nobody could."""

    def __init__(self, parent: QObject | None = None, *, make: Maker | None = None,
                 hard_stop: float = HARD_STOP, start_limit: float = START_LIMIT) -> None:
        super().__init__(parent)
        self._make = make
        self._hard_stop = hard_stop
        self._start_limit = start_limit
        self._inbox: SimpleQueue[Callable[[Thinker], object] | None] = SimpleQueue()
        """What is to be done in the thread: the window wants it, or the process has spoken. None is the end."""
        self._jobs: deque[Job] = deque()
        self._child: ChildProcess | None = None
        self._busy = False
        self._is_helpless = False
        self._failed_starts = 0
        """Processes in a row that did not get through their start."""
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
        job = Job(view, question(self._next, opponent, seed, view, hint))
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
        left = self._next_moment() - time.monotonic()
        if left <= 0:  # also while a process that is out of order says more and more
            self._time_is_up()
            return True
        try:
            todo = self._inbox.get(timeout=None if left == inf else left)
        except Empty:
            return True
        if todo is not None:
            todo(self)
        return todo is not None

    def _next_moment(self) -> float:
        """When something is to be done though nobody says anything."""
        late = self._child.late_at if self._child is not None else inf
        return min(late, self._jobs[0].moment, self._jobs[0].deadline) if self._jobs else late

    def _time_is_up(self) -> None:
        """A secret answer is given. Whoever still thinks is told to come to an end; whoever does not is gone."""
        job, now = self._jobs[0] if self._jobs else None, time.monotonic()
        if self._child is not None and self._child.late_at <= now:
            self._start_failed("it did not get through its start")
        elif job is not None and job.moment <= now:
            self._give_secret_answer(job)
        elif job is not None:
            self._jobs[0] = self._hurried(job)
            if job.hurried:
                self._died("it thought for too long")

    def _give_secret_answer(self, job: Job) -> None:
        """The moment has come. Whoever is still thinking has passed; and the process, as soon as it is done with it,
        is free for the next question."""
        if job.answer is None:
            self.answered.emit(job.question.number, unspoken(job.view), None)
            self._jobs[0] = replace(self._hurried(job), moment=inf, deadline=time.monotonic() + HURRY, forgotten=True)
        else:
            self._jobs[0] = replace(job, moment=inf)
            self._answer(job.answer)

    def _forget(self, number: int) -> None:
        """Answer one question no more, or none that waits. One that is being thought about is hurried: that is over
        sooner than another process could be there."""
        thinking = self._jobs[0] if self._busy else None
        self._jobs = deque(job for job in self._jobs
                           if job is thinking or number not in (job.question.number, EVERY))
        if thinking is None or number not in (thinking.question.number, EVERY):
            return
        if thinking.answer is not None:  # it only waits for its moment
            self._jobs.popleft()
            self._busy = False
        else:
            self._jobs[0] = replace(self._hurried(thinking), forgotten=True, moment=inf)

    def _hurry(self) -> None:
        """Ask the opponents to come to an end, also whoever waits. One that has not begun yet is asked when it
        does."""
        self._jobs = deque(map(self._hurried, self._jobs))

    def _hurried(self, job: Job) -> Job:
        """Told once; whoever does not answer then is not asked again, but somebody quick. A secret answer that is
        there already comes no sooner than one that is still to be found."""
        deadline, moment, child = job.deadline, job.moment, self._child
        if job.begun and not job.hurried:
            deadline = time.monotonic() + HURRY
            moment = min(moment, deadline) if moment < inf else inf
            if job.answer is not None:
                deadline = inf
            elif child is not None:
                child.tell(Hurry())
        elif child is not None and child.late_at < inf:
            child.hurry_up(HURRY)
        return replace(job, deadline=deadline, moment=moment, deaths=max(job.deaths, PATIENCE), hurried=True)

    def _heard(self, child: ChildProcess, message: Message) -> None:
        """What the process has said, or that it is gone; nobody listens any more to one that was ended."""
        if child is not self._child:
            return
        if isinstance(message, Ready):
            child.ready = True
            child.gave_a_sign()
        elif isinstance(message, Gone) and not child.ready:
            self._start_failed(message.reason)
        elif isinstance(message, Gone):
            self._died(message.reason)
        elif not self._busy or message.number != self._jobs[0].question.number or self._jobs[0].answer is not None:
            self._died("it spoke without being asked")
        elif isinstance(message, Begun):
            if not self._jobs[0].begun:
                self._start_clock()
        elif isinstance(message, Failed):
            self._died(message.trouble)
        elif message.option in self._jobs[0].options:
            self._tell_able()
            self._answer(message)
        else:
            self._died(f"its answer was none: {message.option}")

    def _start_clock(self) -> None:
        """From now on whoever is asked has the time that is granted for an answer."""
        job, child = self._jobs[0], self._child
        assert child is not None
        self._failed_starts = 0
        child.gave_a_sign()
        child.knows.add(job.question.module)
        times = None if job.question.hint else timetable(job.view, job.question.opponent)
        now, limit, moment = time.monotonic(), self._hard_stop - HURRY, inf
        if job.hurried and job.question.opponent not in STAND_INS:
            child.tell(Hurry())
            limit = HURRY
        if times is not None:
            moment = now + (min(times.answer, HURRY) if job.hurried else times.answer)
        self._jobs[0] = replace(job, deadline=now + limit, moment=moment, begun=True)

    def _answer(self, message: Answered) -> None:
        if self._jobs[0].moment < inf:
            self._jobs[0] = replace(self._jobs[0], answer=message, deadline=inf)
            return
        job = self._jobs.popleft()
        self._busy = False
        if not job.forgotten:
            self.answered.emit(message.number, message.option, message.thought)

    def _begin(self) -> None:
        """Hand the next question over, if there is one and nothing is being thought about."""
        while self._jobs and not self._busy:
            self._busy = True
            try:
                child = self._child or self._start_child()
            except OSError as trouble:  # no memory, or too many files are open
                self._died(f"no process could be started: {trouble}")
                continue
            if child.ready:
                child.tell(self._jobs[0].question)
                if self._jobs[0].question.module in child.knows:
                    self._start_clock()
                else:
                    child.expect_a_sign()
            elif self._failed_starts >= STARTS:
                self._give_up("no process gets through its start")
            else:
                self._busy = False
                return

    def _died(self, reason: str) -> None:
        """Start the process anew and ask again: first the same opponent, then its stand-ins, then nobody. A process
        that dies while nothing is asked waits for the next question: it may die of its start."""
        self._end_child()
        self._show(reason)
        if not self._busy or self._jobs[0].answer is not None:
            return
        self._busy = False
        job = self._jobs[0]
        if job.forgotten:
            self._jobs.popleft()
            self._warm_up()
            return
        again = job.after_a_death()
        if again is None:
            self._give_up(reason)
        else:
            self._jobs[0] = again

    def _start_failed(self, reason: str) -> None:
        """Another is started for whoever waits, and the question, if it was handed over already, asked again."""
        self._failed_starts += 1
        self._end_child()
        self._show(reason)
        if self._busy:
            self._busy = False
            self._jobs[0] = replace(self._jobs[0], begun=False)
        self._jobs = deque(job for job in self._jobs if not job.forgotten)
        if self._failed_starts < STARTS:
            self._warm_up()
            if self._child is not None and any(job.hurried for job in self._jobs):
                self._child.hurry_up(HURRY)

    def _give_up(self, reason: str) -> None:
        """Nobody can think about the question that waits. An error's own words, after a colon, may name cards that
        the table must not see."""
        self._is_helpless = True
        self.helpless.emit(reason.partition(":")[0])
        self._answer(Answered(self._jobs[0].question.number, self._jobs[0].options[0]))

    def _tell_able(self) -> None:
        if self._is_helpless:
            self._is_helpless = False
            self.able.emit()

    def _show(self, reason: str) -> None:
        """At the table somebody else answers: a level that fails at every answer would go unnoticed."""
        if reason not in self._shown:
            self._shown.add(reason)
            asked = self._jobs[0].question.opponent if self._busy else "opponents"
            error_log.warn(asked, reason)

    def _warm_up(self) -> None:
        """Have a process ready for the next question; where none can be started, that one tries again, and tells."""
        with contextlib.suppress(Exception):
            self._start_child()

    def _start_child(self) -> ChildProcess:
        inbox = self._inbox

        def hear(child: ChildProcess, said: Message) -> None:
            inbox.put(lambda thinker: thinker._heard(child, said))

        self._child = ChildProcess(self._make, hear, self._start_limit * 2 ** min(self._failed_starts, LONGEST))
        return self._child

    def _end_child(self) -> None:
        """Let go of it first: one that cannot be ended is none any more either."""
        child, self._child = self._child, None
        if child is not None:
            child.end()

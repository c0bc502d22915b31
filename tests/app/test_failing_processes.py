"""However the opponents' process fails, an answer comes, and nothing is left of it."""
from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.failing_processes import AtStart, dies, dies_once, make_failing, never_ends
from app.fake_opponents import make
from app.thinkers import answer_of, at_work, told_of_deaths
from sparktable.app import worker
from sparktable.app.brain import Answered, Begun, Hurry, Question, question, serve
from sparktable.app.child import Child
from sparktable.app.worker import PATIENCE, STAND_INS, Thinker
from sparktable.kernel.view import View

MORE_THAN_A_PIPE_HOLDS = bytes(1 << 20)
posix = pytest.mark.skipif(sys.platform == "win32", reason="stops a process, or speaks, as Windows does not")


def stopped(thinker: Thinker) -> Child:
    """The process of a thinker that has answered, which from now on does nothing at all."""
    child = thinker._child
    assert child is not None and child.process.pid is not None
    os.kill(child.process.pid, signal.SIGSTOP)
    os.waitpid(child.process.pid, os.WUNTRACED)
    return child


@contextmanager
def serving() -> Iterator[tuple[BaseProcess, Connection, Connection]]:
    """The process alone, and this end of what it is asked and of what it says."""
    context = get_context("spawn")
    questions, ask = context.Pipe(duplex=False)
    hear, answers = context.Pipe(duplex=False)
    process = context.Process(target=serve, args=(questions, answers, make), daemon=True)
    with ask, hear, questions, answers:
        process.start()
        yield process, ask, hear
    process.join(30)


def is_gone(child: Child) -> bool:
    """With the threads that wrote to it and read what it said."""
    return not child.process.is_alive() and not any(
        getattr(thread, "_target", None) in (child._read, child._write) for thread in threading.enumerate())


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """No question fits into a pipe at once. Nobody needs to understand it."""
    def enlarged(number: int, opponent: str, seed: int, view: View, hint: bool) -> Question:
        asked = question(number, opponent, seed, view, hint)
        return asked._replace(view=asked.view + MORE_THAN_A_PIPE_HOLDS)  # what follows a pickle is not read

    monkeypatch.setattr(worker, "question", enlarged)


def test_a_process_that_dies_at_its_start_is_started_again(qtbot: QtBot, view: View, tmp_path: Path) -> None:
    with at_work(AtStart(dies_once, str(tmp_path / "mark"))) as thinker:
        assert answer_of(qtbot, thinker, view, "last") == view.decision.options[-1]


def test_where_every_process_dies_at_its_start_the_first_option_is_taken(qtbot: QtBot, view: View) -> None:
    with at_work(AtStart(dies)) as thinker:
        deaths = told_of_deaths(thinker)
        assert answer_of(qtbot, thinker, view, "last") == view.decision.options[0]
    assert len(deaths) == PATIENCE * (1 + len(STAND_INS))


def test_where_no_process_gets_through_its_start_the_first_option_is_taken(
        qtbot: QtBot, view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "START_LIMIT", 0.1)
    with at_work(AtStart(never_ends)) as thinker:
        assert answer_of(qtbot, thinker, view, "last") == view.decision.options[0]


def test_where_the_game_cannot_be_imported_the_first_option_is_taken(
        qtbot: QtBot, view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "question", lambda *asked: question(*asked)._replace(module="app.never_imported"))
    monkeypatch.setattr(worker, "START_LIMIT", 0.5)
    with at_work() as thinker:
        assert answer_of(qtbot, thinker, view, "last") == view.decision.options[0]


@posix
@pytest.mark.parametrize("way", ["half", "half and dies", "nonsense", "something else", "endlessly"])
def test_who_cannot_be_understood_is_replaced(qtbot: QtBot, view: View, way: str) -> None:
    """Also who begins to speak and does not go on, or does not come to an end."""
    with at_work(make_failing, hard_stop=0.5) as thinker:
        deaths = told_of_deaths(thinker)
        assert answer_of(qtbot, thinker, view, f"speaks:{way}") == view.decision.options[-1]
    assert deaths


@posix
def test_who_speaks_without_being_asked_is_ended(qtbot: QtBot, view: View) -> None:
    with at_work(make_failing) as thinker:
        answer_of(qtbot, thinker, view, "first")
        child = thinker._child
        assert child is not None
        assert answer_of(qtbot, thinker, view, "speaks:twice") == view.decision.options[0]
        qtbot.waitUntil(lambda: is_gone(child), timeout=30_000)
        assert answer_of(qtbot, thinker, view, "last") == view.decision.options[-1]


@posix
def test_a_process_that_is_stopped_is_replaced(qtbot: QtBot, thinker: Thinker, view: View) -> None:
    answer_of(qtbot, thinker, view, "first")
    child = stopped(thinker)
    deaths = told_of_deaths(thinker)
    assert answer_of(qtbot, thinker, view, "first") == view.decision.options[-1]
    assert deaths == ["it thought for too long"]
    qtbot.waitUntil(lambda: is_gone(child), timeout=30_000)


@posix
@pytest.mark.usefixtures("large")
def test_a_process_that_does_not_even_read_keeps_nobody_waiting(qtbot: QtBot, thinker: Thinker, view: View) -> None:
    answer_of(qtbot, thinker, view, "first")
    child = stopped(thinker)
    assert answer_of(qtbot, thinker, view, "first") == view.decision.options[-1]
    qtbot.waitUntil(lambda: is_gone(child), timeout=30_000)


@posix
@pytest.mark.usefixtures("large")
def test_a_process_that_does_not_even_read_can_be_hurried(qtbot: QtBot, patient: Thinker, view: View) -> None:
    answer_of(qtbot, patient, view, "first")
    stopped(patient)
    with qtbot.waitSignal(patient.answered, timeout=30_000) as blocker:
        patient.ask(view, "first", 1)
        patient.move_now()
    assert blocker.args[1] == view.decision.options[-1]


@posix
@pytest.mark.usefixtures("large")
def test_a_process_that_does_not_even_read_can_be_closed(qtbot: QtBot, view: View) -> None:
    with at_work() as thinker:
        answer_of(qtbot, thinker, view, "first")
        child = stopped(thinker)
        thinker.ask(view, "first", 1)
    assert not child.process.is_alive()
    qtbot.waitUntil(lambda: is_gone(child), timeout=30_000)


@pytest.mark.parametrize("does", [never_ends, dies])
def test_a_process_can_be_closed_while_it_starts(qtbot: QtBot, view: View, does: object) -> None:
    with at_work(AtStart(does)) as thinker:
        thinker.ask(view, "first", 1)


def test_where_no_thread_can_be_started_no_process_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    kept: list[Child] = []
    end = Child.end
    monkeypatch.setattr(Child, "end", lambda child: (kept.append(child), end(child)))
    monkeypatch.setattr(threading.Thread, "start", refuse)
    with pytest.raises(RuntimeError):
        Child(make, lambda child, message: None)
    assert [child.process.is_alive() for child in kept] == [False]


@pytest.mark.parametrize("opponent", ["first", "patient"])
def test_a_process_whose_window_is_gone_ends(view: View, opponent: str) -> None:
    """Also while it thinks: that nobody is there any more is as good as a call for the answer."""
    with serving() as (process, ask, hear):
        ask.send(question(1, opponent, 1, view))
        assert isinstance(hear.recv(), Begun)
    assert process.exitcode == 0


def test_who_is_hurried_too_late_goes_on(view: View) -> None:
    with serving() as (_, ask, hear):
        ask.send(Hurry())
        ask.send(question(1, "first", 1, view))
        assert isinstance(hear.recv(), Begun)
        assert hear.recv() == Answered(1, view.decision.options[0])


@posix
def test_a_process_that_is_stopped_does_not_keep_the_program_from_ending() -> None:
    """Not even where nobody has closed it."""
    source = ("import os, signal\n"
              "from sparktable.app.child import Child\n"
              "if __name__ == '__main__':\n"
              "    child = Child(None, lambda child, message: None)\n"
              "    os.kill(child.process.pid, signal.SIGSTOP)\n"
              "    os.waitpid(child.process.pid, os.WUNTRACED)\n")
    assert subprocess.run([sys.executable, "-c", source], timeout=60).returncode == 0

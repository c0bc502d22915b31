"""However the opponents' process fails, an answer comes, and nothing is left of it."""
from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue

import pytest
from pytestqt.qtbot import QtBot

from app.failing_processes import AtStart, dies, dies_once, make_failing, never_ends
from app.fake_opponents import make
from app.thinkers import answer_of, at_work, told_of_deaths
from sparktable.app.thinking import thread
from sparktable.app.thinking.child_process import ChildProcess, Message
from sparktable.app.thinking.messages import Answered, Begun, Hurry, Question, Ready, question
from sparktable.app.thinking.thread import STARTS, Thinker
from sparktable.kernel.view import View

MORE_THAN_A_PIPE_HOLDS = bytes(1 << 20)
posix = pytest.mark.skipif(sys.platform == "win32", reason="stops a process, or speaks, as Windows does not")


def stopped(thinker: Thinker) -> ChildProcess:
    """The process of a thinker that has answered, which from now on does nothing at all."""
    child = thinker._child
    assert child is not None
    os.kill(child.process.pid, signal.SIGSTOP)
    os.waitpid(child.process.pid, os.WUNTRACED)
    return child


@contextmanager
def serving() -> Iterator[tuple[ChildProcess, SimpleQueue[Message]]]:
    """The process alone, and what it says."""
    heard: SimpleQueue[Message] = SimpleQueue()
    child = ChildProcess(make, lambda _, said: heard.put(said))
    try:
        assert heard.get(timeout=30) == Ready()
        yield child, heard
    finally:
        child.end()


def is_gone(child: ChildProcess) -> bool:
    """With the threads that wrote to it and read what it said."""
    return child.process.poll() is not None and not any(
        getattr(thread, "_target", None) in (child._read, child._write) for thread in threading.enumerate())


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """No question fits into a pipe at once. Nobody needs to understand it."""
    def enlarged(number: int, opponent: str, seed: int, view: View, hint: bool) -> Question:
        asked = question(number, opponent, seed, view, hint)
        return asked._replace(view=asked.view + MORE_THAN_A_PIPE_HOLDS)  # what follows a pickle is not read

    monkeypatch.setattr(thread, "question", enlarged)


def test_a_process_that_dies_at_its_start_is_started_again(qtbot: QtBot, view: View, tmp_path: Path) -> None:
    with at_work(AtStart(dies_once, str(tmp_path / "mark"))) as thinker:
        assert answer_of(qtbot, thinker, view, "last") == view.decision.options[-1]


def test_where_every_process_dies_at_its_start_the_first_option_is_taken(qtbot: QtBot, view: View) -> None:
    with at_work(AtStart(dies)) as thinker:
        deaths = told_of_deaths(thinker)
        assert answer_of(qtbot, thinker, view, "last") == view.decision.options[0]
    assert thinker._failed_starts == STARTS and not deaths


def test_where_no_process_gets_through_its_start_the_first_option_is_taken(qtbot: QtBot, view: View) -> None:
    with at_work(AtStart(never_ends), start_limit=0.1) as thinker:
        assert answer_of(qtbot, thinker, view, "last") == view.decision.options[0]


def test_where_the_game_cannot_be_imported_the_first_option_is_taken(
        qtbot: QtBot, view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thread, "question", lambda *asked: question(*asked)._replace(module="app.never_imported"))
    with at_work(start_limit=0.5) as thinker:
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
    assert child.process.poll() is not None
    qtbot.waitUntil(lambda: is_gone(child), timeout=30_000)


@posix
@pytest.mark.parametrize("hurried", [False, True])
def test_a_process_that_is_stopped_at_its_very_start_is_given_up_for_another(
        qtbot: QtBot, view: View, monkeypatch: pytest.MonkeyPatch, hurried: bool) -> None:
    """Whoever plays does not wait for it, and "move now" makes it sooner still."""
    started: list[ChildProcess] = []
    start = ChildProcess.__init__

    def stop_the_first(child: ChildProcess, *rest: object) -> None:
        start(child, *rest)  # type: ignore[arg-type]
        started.append(child)
        if len(started) == 1:
            child.process.send_signal(signal.SIGSTOP)

    monkeypatch.setattr(ChildProcess, "__init__", stop_the_first)
    with at_work(start_limit=2 if hurried else 0.5) as thinker, qtbot.waitSignal(
            thinker.answered, timeout=30_000) as blocker:
        thinker.ask(view, "first", 1)
        if hurried:
            thinker.move_now()
    assert blocker.args[1] == view.decision.options[0] and blocker.args[2] is None
    assert len(started) == 2 and started[0].process.poll() == -signal.SIGKILL


@posix
def test_whoever_is_in_a_hurry_still_is_when_the_next_one_starts(
        qtbot: QtBot, view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    hurried: set[ChildProcess] = set()
    hurry_up = ChildProcess.hurry_up
    monkeypatch.setattr(ChildProcess, "hurry_up", lambda child, least: (hurried.add(child), hurry_up(child, least)))
    with at_work(AtStart(never_ends), start_limit=1) as thinker, qtbot.waitSignal(
            thinker.answered, timeout=30_000) as blocker:
        thinker.ask(view, "first", 1)
        thinker.move_now()
    assert blocker.args[1] == view.decision.options[0] and len(hurried) == 2


def test_a_start_that_fails_gives_the_next_one_longer(
        qtbot: QtBot, view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be the machine that is slow; nobody waits for it more than twice, and it goes on starting meanwhile."""
    limits: list[float] = []
    start = ChildProcess.__init__
    monkeypatch.setattr(ChildProcess, "__init__", lambda child, make, listener, limit: (
        limits.append(limit), start(child, make, listener, limit))[1])
    helpless: list[str] = []
    with at_work(AtStart(never_ends), start_limit=0.1) as thinker:
        thinker.helpless.connect(helpless.append)
        for _ in range(2):
            assert answer_of(qtbot, thinker, view, "last") == view.decision.options[0]
        qtbot.waitUntil(lambda: thinker._failed_starts == 3, timeout=30_000)
    assert limits[:3] == [0.1, 0.2, 0.4]
    assert helpless == ["no process gets through its start"] * 2


@pytest.mark.parametrize("does", [never_ends, dies])
def test_a_process_can_be_closed_while_it_starts(qtbot: QtBot, view: View, does: object) -> None:
    with at_work(AtStart(does)) as thinker:
        thinker.ask(view, "first", 1)


def test_where_no_thread_can_be_started_no_process_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    kept: list[ChildProcess] = []
    end = ChildProcess.end
    monkeypatch.setattr(ChildProcess, "end", lambda child: (kept.append(child), end(child)))
    monkeypatch.setattr(threading.Thread, "start", refuse)
    with pytest.raises(RuntimeError):
        ChildProcess(make, lambda child, message: None)
    assert len(kept) == 1 and kept[0].process.poll() is not None


@pytest.mark.parametrize("opponent", ["first", "patient", "sleeps"])
def test_a_process_whose_window_is_gone_ends(view: View, opponent: str) -> None:
    """Also while it thinks, and knows no end: nobody is there any more who would end it."""
    with serving() as (child, heard):
        child.tell(question(1, opponent, 1, view))
        assert isinstance(heard.get(timeout=30), Begun)
        child._letters.put(None)  # as far as it can tell, that is all
        assert child.process.wait(30) == 0


def test_who_is_hurried_too_late_goes_on(view: View) -> None:
    with serving() as (child, heard):
        child.tell(Hurry())
        child.tell(question(1, "first", 1, view))
        assert isinstance(heard.get(timeout=30), Begun)
        assert heard.get(timeout=30) == Answered(1, view.decision.options[0])


@posix
def test_a_process_that_is_stopped_does_not_keep_the_program_from_ending() -> None:
    """Not even where nobody has closed it."""
    source = ("import os, signal\n"
              "from sparktable.app.thinking.child_process import ChildProcess\n"
              "if __name__ == '__main__':\n"
              "    child = ChildProcess(None, lambda child, message: None)\n"
              "    os.kill(child.process.pid, signal.SIGSTOP)\n"
              "    os.waitpid(child.process.pid, os.WUNTRACED)\n")
    assert subprocess.run([sys.executable, "-c", source], timeout=60).returncode == 0


@posix
@pytest.mark.parametrize("state", ["starting", "waiting", "thinking", "stopped", "stopped at its start"])
def test_nothing_outlives_a_window_that_is_killed(state: str) -> None:
    """Whoever still held the window's error stream would keep it open."""
    source = ("import os, signal, sys, threading\n"
              "from app.fake_opponents import make\n"
              "from app.table import ANN, BOT, session\n"
              "from sparktable.app.thinking.messages import Begun, Ready, question\n"
              "from sparktable.app.thinking.child_process import ChildProcess\n"
              "state, ready, begun = sys.argv[1], threading.Event(), threading.Event()\n"
              "signs = {Ready: ready, Begun: begun}\n"
              "child = ChildProcess(make, lambda child, said: signs[type(said)].set())\n"
              "if 'start' not in state:\n"
              "    ready.wait()\n"
              "if state == 'thinking':\n"
              "    game = session((ANN, BOT, BOT))\n"
              "    game.start()\n"
              "    child.tell(question(1, 'sleeps', 1, game.view))\n"
              "    begun.wait()\n"
              "if 'stopped' in state:\n"
              "    child.process.send_signal(signal.SIGSTOP)\n"
              "    os.waitpid(child.process.pid, os.WUNTRACED)\n"
              "print(child.process.pid, flush=True)\n"
              "threading.Event().wait()\n")
    path = os.pathsep.join([str(Path(__file__).parents[1]), *sys.path])
    window = subprocess.Popen([sys.executable, "-c", source, state], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              env={**os.environ, "PYTHONPATH": path}, text=True)
    assert window.stdout is not None
    child = int(window.stdout.readline())
    window.kill()
    try:
        assert not window.communicate(timeout=30)[1]
    except subprocess.TimeoutExpired:
        os.kill(child, signal.SIGKILL)
        raise

"""Opponents think beside the window: an answer always comes, whatever happens to the process."""
from __future__ import annotations

import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import NoReturn

import pytest
from pytestqt.qtbot import QtBot

from app.fake_opponents import make, make_only_chance, make_only_dying, make_only_last
from app.table import ANN, BOT, session
from app.thinkers import answer_of, at_work, told_of_deaths
from sparktable.ai import roster
from sparktable.ai.thought import ONLY_ONE, Stop, Thought
from sparktable.app.levels import HINTING, LEVELS, USUAL
from sparktable.app.thinking import process, secret_timing, thread
from sparktable.app.thinking.child_process import ChildProcess
from sparktable.app.thinking.job import PATIENCE, STAND_INS, Job
from sparktable.app.thinking.messages import question
from sparktable.app.thinking.thread import Thinker
from sparktable.kernel.decisions import Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import View
from sparktable.kernel.view import view as watching
from toys.deckbuilder import PLAY, DeckBuilder, DeckState

FOR_EVER = 10_000
ALWAYS = 1_000


def test_the_opponent_that_is_asked_answers(qtbot: QtBot, patient: Thinker, view: View) -> None:
    assert answer_of(qtbot, patient, view, "first") == view.decision.options[0]
    assert answer_of(qtbot, patient, view, "last") == view.decision.options[-1]


def test_the_windows_process_never_loads_the_search() -> None:
    """Not even where it opens what an opponent thought."""
    source = ("import pickle, sys\n"
              "import sparktable.ui.advice, sparktable.app.thinking.thread\n"
              "from sparktable.ai.thought import NO_DIFFERENCE\n"
              "pickle.loads(pickle.dumps(NO_DIFFERENCE))\n"
              "sys.exit('sparktable.ai.search' in sys.modules or 'sparktable.ai.greedy' in sys.modules)\n")
    assert subprocess.run([sys.executable, "-c", source], timeout=60).returncode == 0


def test_aside_from_anothers_question_nothing_is_an_answer(qtbot: QtBot, thinker: Thinker) -> None:
    """Whoever cannot act aside, or dies over it, does nothing."""
    game = session((ANN, BOT, BOT))
    game.start()
    seen = watching(game.match.state, 1)
    for opponent in ("first", "sleepwalks", "watches"):
        with qtbot.waitSignal(thinker.answered, timeout=60_000) as blocker:
            thinker.ask(seen, opponent, 1)
        assert blocker.args[1] is None


def test_what_the_process_imports_knows_no_qt() -> None:
    source = ("import sys; import sparktable.app.thinking.process, sparktable.ai.roster;"
              "sys.exit(any(name.startswith('PySide6') for name in sys.modules))")
    assert subprocess.run([sys.executable, "-c", source], timeout=60).returncode == 0


def test_the_same_view_and_seed_give_the_same_answer(qtbot: QtBot, patient: Thinker, view: View) -> None:
    answers = {answer_of(qtbot, patient, view, "random") for _ in range(3)}
    assert len(answers) == 1


def test_nobody_thinks_long_about_a_block_that_may_be_impossible(monkeypatch: pytest.MonkeyPatch) -> None:
    """To be seen thinking would tell that there is something to Block with; on the own turn everybody may. A hint is
    seen by nobody else."""
    monkeypatch.setattr(secret_timing, "BRIEFLY", 0.0)

    class IsStopped:
        name = "is stopped"

        def choose(self, view: View, dice: Dice) -> Option:
            raise AssertionError("it is asked to think")

        def think(self, view: View, dice: Dice, stop: Stop) -> Thought:
            return Thought(view.decision.options[0], ONLY_ONE, stop())

    def stopped(s: DeckState, *, hint: bool = False) -> bool:
        seen = watching(s, pending(s).seat)
        return process.answer(question(1, "", 1, seen, hint), IsStopped(), seen, lambda: False).thought.score

    s = DeckBuilder({}).new(1)
    assert not stopped(s)
    s.ident[s.zones[0][0]] = [each.name for each in s.cards].index("Bombardment")
    take(s, PLAY[s.zones[0][0]])
    assert pending(s).kind == "block" and pending(s).secret
    assert stopped(s) and not stopped(s, hint=True)


def test_a_process_that_dies_is_started_again_and_asked_again(
        qtbot: QtBot, thinker: Thinker, view: View, tmp_path: Path) -> None:
    deaths = told_of_deaths(thinker)
    option = answer_of(qtbot, thinker, view, f"dies-once:{tmp_path / 'mark'}")
    assert option == view.decision.options[0]
    assert len(deaths) == 1


@pytest.mark.parametrize("opponent", ["dies", "stumbles", "is hungry", "sleeps", "cheats", "nobody"])
def test_who_cannot_answer_is_replaced_by_somebody_who_looks_once(
        qtbot: QtBot, thinker: Thinker, view: View, opponent: str) -> None:
    """Here the greedy player takes the last answer."""
    assert answer_of(qtbot, thinker, view, opponent) == view.decision.options[-1]


def test_of_what_the_process_dies_is_told_once_to_whoever_mends_the_program(
        qtbot: QtBot, thinker: Thinker, view: View, capsys: pytest.CaptureFixture[str]) -> None:
    """A level that fails at every answer would play like its stand-in, and nobody knew."""
    for opponent in ("stumbles", "is hungry", "stumbles"):
        answer_of(qtbot, thinker, view, opponent)
    told = capsys.readouterr().err
    assert told.count("\n") == 2
    assert told.count("stumbles: ZeroDivisionError: a mistake of mine") == told.count("is hungry: MemoryError") == 1


def test_where_all_who_think_die_somebody_answers_at_random(qtbot: QtBot, view: View) -> None:
    with at_work(make_only_chance) as thinker:
        deaths = told_of_deaths(thinker)
        assert answer_of(qtbot, thinker, view, "first") == view.decision.options[1]
    assert len(deaths) == 2 * PATIENCE


def test_where_nobody_can_answer_the_first_option_is_taken(qtbot: QtBot, view: View) -> None:
    with at_work(make_only_dying) as thinker, qtbot.waitSignal(thinker.helpless, timeout=60_000):
        assert answer_of(qtbot, thinker, view, "first") == view.decision.options[0]


def test_that_somebody_thinks_again_is_told_once(qtbot: QtBot, view: View) -> None:
    with at_work(make_only_last) as thinker:
        told: list[str] = []
        thinker.helpless.connect(lambda _: told.append("helpless"))
        thinker.able.connect(lambda: told.append("able"))
        for opponent in ("last", "first", "last", "last"):
            answer_of(qtbot, thinker, view, opponent)
        assert told == ["helpless", "able"]


def test_why_nobody_can_think_is_told_without_an_errors_own_words(qtbot: QtBot, view: View) -> None:
    """They may name what somebody holds, and everybody at the table reads them."""
    thinker, told = Thinker(make=make), list[str]()
    thinker.helpless.connect(told.append)
    thinker._jobs.append(Job(view, question(1, "first", 1, view), deaths=ALWAYS))
    thinker._busy = True
    thinker._died("KeyError: 'Bold'")
    assert told == ["KeyError"]


def test_where_no_process_can_be_started_an_answer_comes_all_the_same(
        qtbot: QtBot, thinker: Thinker, view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    """Out of memory, say: first once, then for good."""
    def refuse() -> NoReturn:
        raise OSError("no memory for a process")

    start, starts = thinker._start_child, count()
    monkeypatch.setattr(thinker, "_start_child", lambda: refuse() if next(starts) == 0 else start())
    assert answer_of(qtbot, thinker, view, "dies") == view.decision.options[-1]
    monkeypatch.setattr(thinker, "_start_child", refuse)
    assert answer_of(qtbot, thinker, view, "dies") == view.decision.options[0]
    thinker.ask(view, "sleeps", 1)
    thinker.cancel()
    assert answer_of(qtbot, thinker, view, "first") == view.decision.options[0]


def test_where_not_even_the_first_process_can_be_started_an_answer_comes(
        qtbot: QtBot, view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> NoReturn:
        raise OSError("no memory for a process")

    thinker = Thinker(make=make, hard_stop=0.5)
    monkeypatch.setattr(thinker, "_start_child", refuse)
    thinker.start()
    try:
        assert answer_of(qtbot, thinker, view, "last") == view.decision.options[0]
    finally:
        thinker.close()


def test_a_hurried_opponent_that_listens_gives_its_own_answer(qtbot: QtBot, patient: Thinker, view: View) -> None:
    with qtbot.waitSignal(patient.answered, timeout=60_000) as blocker:
        patient.ask(view, "patient", 1)
        patient.move_now()
    assert blocker.args[1] == view.decision.options[-1]
    assert blocker.args[2].why.key == "why.ai.only"


def test_who_thinks_for_too_long_is_told_to_come_to_an_end(qtbot: QtBot, thinker: Thinker, view: View) -> None:
    """What it has thought of by then is better than whatever somebody quick would say."""
    deaths = told_of_deaths(thinker)
    assert answer_of(qtbot, thinker, view, "patient") == view.decision.options[-1]
    assert not deaths


def test_who_does_not_listen_when_the_time_is_up_is_not_asked_again(
        qtbot: QtBot, thinker: Thinker, view: View) -> None:
    """To wait for it as long once more would be in vain."""
    deaths = told_of_deaths(thinker)
    assert answer_of(qtbot, thinker, view, "sleeps") == view.decision.options[-1]
    assert deaths == ["it thought for too long"]


def test_a_process_that_has_answered_and_then_does_not_stir_keeps_nobody_waiting(
        qtbot: QtBot, thinker: Thinker, view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    """No longer than somebody who thinks for too long, and is not asked again either, but somebody who looks once."""
    monkeypatch.setattr(thread, "START_LIMIT", FOR_EVER)
    answer_of(qtbot, thinker, view, "falls asleep")
    deaths = told_of_deaths(thinker)
    assert answer_of(qtbot, thinker, view, "first") == view.decision.options[-1]
    assert deaths == ["it thought for too long"]


def test_a_process_that_does_not_stir_is_hurried(
        qtbot: QtBot, patient: Thinker, view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thread, "START_LIMIT", FOR_EVER)
    answered: list[Option] = []
    patient.answered.connect(lambda number, option, thought: answered.append(option))
    patient.ask(view, "falls asleep", 1)
    patient.move_now()
    qtbot.waitUntil(lambda: len(answered) == 1, timeout=30_000)
    patient.ask(view, "first", 1)
    qtbot.waitUntil(lambda: patient._busy)
    patient.move_now()
    qtbot.waitUntil(lambda: len(answered) == 2, timeout=30_000)
    assert answered == [view.decision.options[-1]] * 2


def hurried_answers(qtbot: QtBot, patient: Thinker, view: View, *opponents: str) -> list[Option]:
    """What opponents answer that are asked one after the other and then told to move now."""
    answered: list[Option] = []
    patient.answered.connect(lambda number, option, thought: answered.append(option))
    for opponent in opponents:
        patient.ask(view, opponent, 1)
    patient.move_now()
    qtbot.waitUntil(lambda: len(answered) == len(opponents), timeout=30_000)
    return answered


def test_a_process_that_does_not_stir_is_hurried_although_that_was_said_before_it_was_asked(
        qtbot: QtBot, patient: Thinker, view: View) -> None:
    assert hurried_answers(qtbot, patient, view, "falls asleep", "first") == [view.decision.options[-1]] * 2


@pytest.mark.parametrize(("owner", "part", "often"), [
    (Thinker, "_start_child", 1), (Thinker, "_start_child", ALWAYS), (Thinker, "_heard", 1), (Thinker, "_do_next", 1),
    (ChildProcess, "tell", 1), (ChildProcess, "tell", ALWAYS), (ChildProcess, "end", 1)])
def test_whatever_breaks_around_the_process_is_told_and_an_answer_comes(
        qtbot: QtBot, view: View, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], owner: type,
        part: str, often: int) -> None:
    """A thread that ended of it would keep the table waiting for ever."""
    sound, left = getattr(owner, part), iter(range(often))

    def breaks(self: object, *rest: object) -> object:
        given = sound(self, *rest)
        if thinker._busy and next(left, None) is not None:
            raise RuntimeError("out of order")
        return given

    thinker = Thinker(make=make, hard_stop=60)
    reasons = told_of_deaths(thinker)
    monkeypatch.setattr(owner, part, breaks)
    thinker.start()
    try:
        with qtbot.capture_exceptions() as caught:
            assert answer_of(qtbot, thinker, view, "dies") in view.decision.options
            assert answer_of(qtbot, thinker, view, "first") == view.decision.options[0]
    finally:
        thinker.close()
    assert "RuntimeError: out of order" in reasons
    assert [str(trouble) for _, trouble, _ in caught] == ["out of order"], "once is enough"
    assert ": RuntimeError: out of order" not in capsys.readouterr().err, "nor in two ways"


def test_a_hurried_opponent_that_does_not_listen_is_replaced(qtbot: QtBot, patient: Thinker, view: View) -> None:
    with qtbot.waitSignal(patient.answered, timeout=60_000) as blocker:
        patient.ask(view, "sleeps", 1)
        patient.move_now()
    assert blocker.args[1] == view.decision.options[-1]


def test_whatever_waits_is_hurried(qtbot: QtBot, patient: Thinker, view: View) -> None:
    """A hint that nobody waits for any more does not keep an opponent from moving now."""
    assert hurried_answers(qtbot, patient, view, "patient", "patient") == [view.decision.options[-1]] * 2


def test_what_is_cancelled_is_not_answered(qtbot: QtBot, thinker: Thinker, view: View) -> None:
    numbers: list[int] = []
    thinker.answered.connect(lambda number, *_: numbers.append(number))
    thinker.ask(view, "sleeps", 1)
    thinker.cancel()
    with qtbot.waitSignal(thinker.answered, timeout=60_000):
        second = thinker.ask(view, "first", 1)
    assert numbers == [second]


def test_what_is_cancelled_at_once_is_not_even_begun(
        qtbot: QtBot, view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, bool]] = []
    tell = ChildProcess.tell
    monkeypatch.setattr(
        ChildProcess, "tell", lambda child, asked: (told.append((asked.number, asked.hint)), tell(child, asked)))
    thinker = Thinker(make=make)
    thinker.cancel(thinker.ask(view, "sleeps", 1))
    number = thinker.ask(view, "first", 1, hint=True)
    try:
        with qtbot.waitSignal(thinker.answered, timeout=60_000):
            thinker.start()
    finally:
        thinker.close()
    assert told == [(number, True)]


def test_only_what_is_cancelled_is_not_answered(qtbot: QtBot, patient: Thinker, view: View) -> None:
    """Be it the question that is being thought about, or one that waits behind it."""
    numbers: list[int] = []
    patient.answered.connect(lambda number, *_: numbers.append(number))
    thinking, waiting, other = (patient.ask(view, name, 1) for name in ("sleeps", "sleeps", "first"))
    patient.cancel(waiting)
    patient.cancel(thinking)
    patient.cancel(thinking)
    qtbot.waitUntil(lambda: bool(numbers), timeout=30_000)
    assert numbers == [other]


def test_a_thought_that_nobody_waits_for_ends_and_its_process_thinks_on(
        qtbot: QtBot, patient: Thinker, view: View) -> None:
    """To start another would keep the next question waiting."""
    answer_of(qtbot, patient, view, "first")
    child = patient._child
    for _ in range(2):
        patient.cancel(patient.ask(view, "patient", 1))
        assert answer_of(qtbot, patient, view, "last") == view.decision.options[-1]
    assert patient._child is child


def test_several_questions_are_answered_in_turn(qtbot: QtBot, thinker: Thinker, view: View) -> None:
    numbers: list[int] = []
    thinker.answered.connect(lambda number, *_: numbers.append(number))
    asked = [thinker.ask(view, "first", seed) for seed in range(3)]
    qtbot.waitUntil(lambda: len(numbers) == 3, timeout=60_000)
    assert numbers == asked


def test_no_process_is_left_behind(qtbot: QtBot, view: View) -> None:
    thinker = Thinker(make=make)
    thinker.start()
    answer_of(qtbot, thinker, view, "first")
    child = thinker._child
    assert child is not None
    thinker.close()
    assert child.process.poll() is not None


def test_every_level_that_is_offered_exists() -> None:
    for name in (*LEVELS, USUAL, HINTING, *STAND_INS):
        assert roster.make(name).name == name

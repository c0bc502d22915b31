"""Secret questions are answered at a moment that does not depend on what is held: neither who watches the clock nor
who presses "Move now" learns anything."""
from __future__ import annotations

from collections.abc import Iterator
from math import inf
from types import SimpleNamespace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from sparktable.app.levels import LEVELS, timed
from sparktable.app.thinking import child_process, thread
from sparktable.app.thinking.job import STAND_INS
from sparktable.app.thinking.messages import Answered, Begun, Hurry
from sparktable.app.thinking.secret_timing import BRIEFLY, USUALLY, WAY, Timetable, timetable
from sparktable.app.thinking.thread import HARD_STOP, HURRY, Thinker
from sparktable.games import load_all
from sparktable.kernel.decisions import PASS, Decision, Option
from sparktable.kernel.game import Game, open_game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.state import State
from sparktable.kernel.view import View, determinize, view
from toys.deckbuilder import PLAY, DeckBuilder

GAMES = [DeckBuilder({}), *(open_game(module.__name__.rpartition(".")[2], options)
                            for module in load_all() for options in module.property_setups()[:3])]
NAMES = (*LEVELS, *STAND_INS, timed("commander", 3))
MISTAKE = 1e-6


def secret_questions(game: Game, seed: int) -> Iterator[tuple[State, Decision]]:
    """In a random game, those with one answer as well."""
    s, dice = game.new(seed), Dice(seed)
    asked = pending(s)
    while asked is not None and s.turn <= 30:
        if asked.secret:
            yield s, asked
        asked = take(s, asked.options[dice.below(len(asked.options))])


@pytest.mark.parametrize("game", GAMES, ids=[f"{game.name}-{number}" for number, game in enumerate(GAMES)])
def test_in_positions_that_look_alike_to_another_seat_the_moment_is_the_same(game: Game) -> None:
    for number, (s, asked) in enumerate(secret_questions(game, seed=5)):
        for seat in range(game.seats):
            if seat == asked.seat:
                continue
            other = determinize(s, seat, seed=number)
            same = pending(other)
            assert same is not None and (same.seat, same.kind, same.secret) == (asked.seat, asked.kind, True)
            for name in NAMES:
                moment = timetable(view(s, asked.seat), name)
                assert moment is not None and moment == timetable(view(other, asked.seat), name)


@pytest.fixture
def block() -> tuple[View, View]:
    """Two positions that look alike to whoever attacks: in the second there is nothing to block with."""
    found = []
    for holds in ("Shield", "Shard"):
        s = DeckBuilder({}).new(1)
        titles = [card.name for card in s.cards]
        for slot in s.zones[1]:
            s.ident[slot] = titles.index("Shard")
        s.ident[s.zones[0][0]], s.ident[s.zones[1][0]] = titles.index("Bombardment"), titles.index(holds)
        take(s, PLAY[s.zones[0][0]])
        found.append(view(s, 1))
    able, unable = found
    assert [len(each.decision.options) for each in found] == [2, 1]  # type: ignore[union-attr]
    return able, unable


def test_on_the_own_turn_there_is_the_time_that_the_level_is_granted(block: tuple[View, View]) -> None:
    seen = block[0]
    assert timetable(seen, "scout") == Timetable(BRIEFLY, BRIEFLY + WAY)
    seen.state.active = 1
    assert timetable(seen, "scout") == timetable(seen, "search:200") == Timetable(USUALLY, USUALLY + WAY)
    longest = timetable(seen, timed("commander", 3))
    assert longest is not None and longest.thinking == 2.7 and longest.answer < HARD_STOP


class Bench:
    """A thinker without a thread, at a clock that goes on when told, beside a process that only seems to be one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self.heard: list[Any] = []
        clock = SimpleNamespace(monotonic=lambda: self.now)
        monkeypatch.setattr(thread, "time", clock)
        monkeypatch.setattr(child_process, "time", clock)
        self.thinker = Thinker()
        self.given: list[tuple[float, Option]] = []
        self.thinker.answered.connect(lambda number, option, thought: self.given.append((self.now, option)))
        self.process: Any = SimpleNamespace(knows=set(), ready=True, late_at=inf, tell=self.heard.append,
                                            gave_a_sign=lambda: None, expect_a_sign=lambda: None, end=lambda: None,
                                            hurry_up=lambda least: None)
        self.thinker._child = self.process

    def says(self, message: object) -> None:
        self.thinker._heard(self.process, message)  # type: ignore[arg-type]
        self.go_on()

    def go_on(self, until: float = 0.0) -> None:
        """Do what is to be done until then."""
        thinker = self.thinker
        while True:
            while not thinker._inbox.empty():
                todo = thinker._inbox.get()
                assert todo is not None
                todo(thinker)
            thinker._begin()
            if thinker._next_moment() > max(self.now, until):
                break
            self.now = max(self.now, thinker._next_moment())
            thinker._time_is_up()
        self.now = max(self.now, until)


TIMES = (0.0001, 0.05, 0.2, BRIEFLY + WAY - 0.01, inf)
"""After how long an opponent knows its answer; one of them never does."""


def given_at(bench: Bench, seen: View, after: float, hurried_at: float) -> tuple[float, Option]:
    """When the answer is given, counted from the question, and which: the opponent wants to give its first option."""
    begun, bench.given[:], bench.heard[:] = bench.now, [], []
    number = bench.thinker.ask(seen, "scout", 1)
    bench.go_on()
    bench.says(Begun(number))
    events = [(begun + after, "knows"), (begun + hurried_at, "hurry")]
    for when, what in sorted(events):
        if when < inf:
            bench.go_on(when)
            if what == "hurry":
                bench.thinker.move_now()
            elif not bench.given:
                assert seen.decision is not None
                bench.says(Answered(number, seen.decision.options[0]))
            bench.go_on()
    bench.go_on(begun + BRIEFLY + WAY)
    if bench.thinker._jobs:
        bench.says(Answered(number, PASS))  # too late
    assert len(bench.given) == 1 and not bench.thinker._jobs
    return bench.given[0][0] - begun, bench.given[0][1]


@pytest.mark.parametrize(("hurried_at", "moment"), [
    (inf, BRIEFLY + WAY), (0.02, 0.02 + HURRY), (0.099, 0.099 + HURRY), (0.3, BRIEFLY + WAY)])
def test_a_secret_answer_comes_at_its_moment_however_soon_it_is_known(
        qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, block: tuple[View, View], hurried_at: float,
        moment: float) -> None:
    """Also where the person is tired of waiting, before or after it is known; and where it is not known in time."""
    bench = Bench(monkeypatch)
    for seen in block:
        for after in TIMES:
            when, option = given_at(bench, seen, after, hurried_at)
            assert abs(when - moment) < MISTAKE, f"known after {after} s"
            assert seen.decision is not None
            assert option == (PASS if after > when else seen.decision.options[0])
    bench.thinker.close()


def test_whoever_thinks_in_secret_is_told_to_hurry_but_is_not_ended(
        qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, block: tuple[View, View]) -> None:
    """The next question may go to the same process."""
    bench = Bench(monkeypatch)
    number = bench.thinker.ask(block[0], "scout", 1)
    bench.go_on()
    bench.says(Begun(number))
    bench.go_on(bench.now + BRIEFLY + WAY)
    assert [option for _, option in bench.given] == [PASS]
    assert isinstance(bench.heard[-1], Hurry)
    bench.says(Answered(number, PASS))
    assert bench.thinker._child is bench.process and not bench.thinker._jobs


def test_a_secret_answer_that_nobody_waits_for_any_more_keeps_nobody_waiting(
        qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, block: tuple[View, View]) -> None:
    """Not even until its moment."""
    bench = Bench(monkeypatch)
    number = bench.thinker.ask(block[0], "scout", 1)
    bench.go_on()
    bench.says(Begun(number))
    bench.says(Answered(number, PASS))
    bench.thinker.cancel(number)
    bench.go_on()
    assert not bench.thinker._jobs and not bench.given
    bench.go_on(bench.now + 2)
    assert not bench.given


def test_an_open_question_is_answered_as_soon_as_it_is_known(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(monkeypatch)
    s = DeckBuilder({}).new(1)
    asked = pending(s)
    assert asked is not None and timetable(view(s, asked.seat), "scout") is None
    number = bench.thinker.ask(view(s, asked.seat), "scout", 1)
    bench.go_on()
    bench.says(Answered(number, asked.options[0]))
    assert bench.given == [(bench.now, asked.options[0])]

"""What the worker's tests share."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pytestqt.qtbot import QtBot

from app.fake_opponents import make
from sparktable.app.thinking.messages import Maker
from sparktable.app.thinking.thread import Thinker
from sparktable.kernel.decisions import Option
from sparktable.kernel.view import View

LONG = 60.0
"""Seconds that nobody who answers at all will need."""


@contextmanager
def at_work(make: Maker = make, hard_stop: float = LONG, start_limit: float = LONG) -> Iterator[Thinker]:
    """A thinker whose opponents are fakes; it must be gone after the test."""
    made = Thinker(make=make, hard_stop=hard_stop, start_limit=start_limit)
    made.start()
    try:
        yield made
    finally:
        made.close()
    assert made.isFinished()


def answer_of(qtbot: QtBot, thinker: Thinker, view: View, opponent: str) -> Option:
    with qtbot.waitSignal(thinker.answered, timeout=60_000) as blocker:
        number = thinker.ask(view, opponent, 1)
    got, option, _ = blocker.args
    assert got == number
    return option


def told_of_deaths(thinker: Thinker) -> list[str]:
    """Why its processes have died over questions, as it goes on."""
    deaths: list[str] = []
    died = thinker._died

    def note(reason: str) -> None:
        if thinker._busy:
            deaths.append(reason)
        died(reason)

    thinker._died = note  # type: ignore[method-assign]
    return deaths

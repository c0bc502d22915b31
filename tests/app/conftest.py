"""Opponents that think beside the window, for the tests of the worker: their threads must be gone after each."""
from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.table import ANN, BOT, session
from app.thinkers import at_work
from sparktable.app.thinking.thread import Thinker
from sparktable.kernel.view import View


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    """One that does not wait long."""
    with at_work(hard_stop=0.5) as made:
        yield made


@pytest.fixture
def patient(qtbot: QtBot) -> Iterator[Thinker]:
    """One that waits for whoever is asked."""
    with at_work() as made:
        yield made


@pytest.fixture
def view() -> View:
    game = session((ANN, BOT, BOT))
    game.start()
    return game.view

"""Opponents that think beside the window, whose threads must be gone after each test; a drawer for games on disk."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.games_to_keep import FRIENDS, learn_something
from app.table import ANN, BOT, TOY, Waiting, session
from app.thinkers import at_work
from sparktable.app import catalog
from sparktable.app.archive import Archive
from sparktable.app.session import Session
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


@pytest.fixture
def toy_on_the_shelf() -> Iterator[None]:
    catalog.offer(TOY)
    yield
    catalog.withdraw(TOY.name)


@pytest.fixture
def archive(tmp_path: Path, toy_on_the_shelf: None) -> Iterator[Archive]:
    made = Archive(tmp_path)
    yield made
    made.close()


@pytest.fixture
def further(archive: Archive) -> tuple[Session, Path]:
    """A game among friends that has gone on since it was saved, and the save."""
    game = archive.start(FRIENDS, Waiting())
    game.start()
    learn_something(game)
    path = archive.save("Earlier")
    learn_something(game)
    return game, path

"""A program for every test: its own files, a toy game on the shelf, opponents that answer at once; no leftovers."""
from __future__ import annotations

import gc
import subprocess
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, QThread, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from app.fake_opponents import make
from app.table import TOY
from app.table import WORDS as TOY_WORDS
from sparktable.app import catalog, memory_use
from sparktable.app.archive import Archive
from sparktable.app.settings import SettingsFile
from sparktable.app.statistics import Statistics
from sparktable.app.thinking import thread
from sparktable.app.thinking.thread import Thinker
from sparktable.app.translations import WORDS
from sparktable.app.user_data import UserData
from sparktable.table.art.cache import PictureCache
from sparktable.table.art.figures import stage
from sparktable.table.art.render import CardRenderer
from sparktable.ui import backdrop_painting, choices, main, style
from sparktable.ui.shell import Shell
from ui.matrix import MATRIX
from ui.pages import FORM_WORDS, a_form

PICTURES = 192 * 1024 * 1024
"""Bytes of cards, and of what is on them, that all tests share."""


@pytest.fixture(autouse=True)
def nothing_is_left(qapp: QApplication) -> Iterator[None]:
    """Threads, timers, processes and windows that outlive their test fail it. Garbage is only looked for here and by
    the program, as it does when it runs: another thread would delete parts of windows while they are in use."""
    gc.disable()
    yield
    gc.enable()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    alive = [thing for thing in Shiboken.getAllValidWrappers() if isinstance(thing, QThread | QTimer)]
    assert not [thread for thread in alive if isinstance(thread, Thinker) and thread.isRunning()], "a thread runs on"
    assert not [timer for timer in alive if isinstance(timer, QTimer) and timer.isActive()], "a timer runs on"
    processes = [thing for thing in gc.get_objects() if isinstance(thing, subprocess.Popen)]
    assert not [process for process in processes if process.poll() is None], "a process runs on"
    assert not [window for window in qapp.topLevelWidgets() if window.isVisible()], "a window stays open"
    gc.freeze()  # what is there now stays; the next test's leftovers are found without looking through it


@pytest.fixture(autouse=True)
def garbage_is_looked_for_after_each_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """And not by the program: what it leaves out of the search would be left out of ours."""
    monkeypatch.setattr(memory_use, "settle", lambda: None)
    monkeypatch.setattr(memory_use, "clear_up", lambda: None)


@pytest.fixture(scope="session", autouse=True)
def pictures_are_painted_once() -> Iterator[None]:
    """The same cards and backgrounds are seen in most tests, and painting them is most of what a page costs."""
    faces: PictureCache[QImage] = PictureCache(PICTURES)
    paint_face, paint_scenery = CardRenderer.draw, backdrop_painting.scenery

    @lru_cache(maxsize=32)
    def scenery(width: int, height: int, dpr: float, troupe: backdrop_painting.Troupe, theme: str) -> QImage:
        return paint_scenery(QSize(width, height), dpr, troupe)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CardRenderer, "draw", staticmethod(lambda order: faces.get(order, lambda: paint_face(order))))
        patch.setattr(stage._images, "budget", PICTURES)
        patch.setattr(backdrop_painting, "scenery", lambda size, dpr, troupe: scenery(
            size.width(), size.height(), dpr, troupe, style.current().theme.name))
        yield


@pytest.fixture(autouse=True)
def nobody_waits_for_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Opponents in these tests answer at once, and have nothing to hide by answering at a set moment."""
    monkeypatch.setattr(thread, "timetable", lambda view, opponent: None)


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(catalog, "GAMES", {})
    catalog.offer(TOY)
    WORDS.add("en", TOY_WORDS)
    WORDS.missing.clear()
    yield
    catalog.withdraw(TOY.name)
    WORDS.use("en")


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    """Settings for tests: a known theme and language, and no waiting for opponents' moves to be seen."""
    made = SettingsFile(tmp_path / "settings.json")
    made.settings.display.theme = "dark"
    made.settings.language.code = "en"
    made.settings.play.opponent_speed = "instant"
    made.settings.play.confirm_wasteful_end = False
    return made


@pytest.fixture
def form(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy has a form, and refuses two figures of the same name."""
    WORDS.add("en", FORM_WORDS)
    monkeypatch.setattr(type(TOY), "form", lambda self, options: a_form(options))

    def refusal(title: object, options: dict[str, object]) -> str | None:
        figures = [figure for figure in options["figures"] if figure]  # type: ignore[attr-defined]
        return "a figure is chosen twice" if len(set(figures)) < len(figures) else None

    monkeypatch.setattr(choices, "refusal", refusal)
    yield
    WORDS._tables.clear()


@pytest.fixture
def the_matrix(file: SettingsFile) -> Iterator[None]:
    catalog.offer(MATRIX)
    file.settings.play.own_speed = "instant"
    yield
    catalog.withdraw("matrix")


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures take a while, and are looked at in a test of their own."""
    monkeypatch.setattr("sparktable.ui.rules_picture.RulesPicture.draw", lambda self: None)


@pytest.fixture
def shell(qtbot: QtBot, file: SettingsFile, tmp_path: Path) -> Iterator[Shell]:
    """The whole program, shown at 1440 x 900."""
    main.application()
    made = open_shell(file, tmp_path)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.close()
    made.deleteLater()


def open_shell(file: SettingsFile, root: Path) -> Shell:
    file.save()
    user_data = UserData.of(file, Archive(root / "games"), Statistics(root / "games.jsonl"))
    made = main.open_shell(user_data, Thinker(make=make, hard_stop=2, start_limit=60))
    made.resize(1440, 900)
    return made

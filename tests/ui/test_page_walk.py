"""All pages and dialogs in every language, three sizes of text and three of the window: everything can be seen."""
from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from record.amount import FULL
from sparktable import ui
from sparktable.app import catalog
from sparktable.app.replay import RecordedGame
from sparktable.app.settings import SettingsFile
from sparktable.app.translations import languages
from sparktable.games import GAMES
from sparktable.ui import style, window_geometry
from sparktable.ui.first_page import FirstPage
from sparktable.ui.settings_dialog import SettingsDialog
from sparktable.ui.shell import Shell
from ui.page_walk import PAGES, Walk, played, recorded
from ui.pages import is_a_word, visible_texts
from ui.room import faults

pytestmark = pytest.mark.long
SCREENS = QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160)
TEXTS = (100, 130, 150)


def screens(text: int) -> tuple[QSize, ...]:
    """In the largest everything is twice what it is in the one before: with larger texts only the full run tries
    that."""
    return SCREENS if FULL or text == TEXTS[0] else SCREENS[:2]


@pytest.fixture(autouse=True)
def known_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The house's games are on the shelf; what is known of those that were played is found out once."""
    catalog.withdraw("toy-deckbuilder")
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    by_match = {id(played(name)): name for name in ("matrix", "four", "arena")}
    fresh = RecordedGame.of_match
    monkeypatch.setattr(RecordedGame, "of_match", lambda match, players, *, salt="": (
        recorded(by_match[id(match)]) if id(match) in by_match else fresh(match, players, salt=salt)))
    yield


@pytest.fixture(autouse=True)
def wanted(monkeypatch: pytest.MonkeyPatch) -> dict[QWidget, QSize]:
    """How large each dialog would like to be: the screen of the tests is smaller than any that is tried here."""
    sizes: dict[QWidget, QSize] = {}

    def note(dialog: QWidget, width: float, height: float) -> None:
        now = style.current()
        sizes[dialog] = QSize(now.px(width * max(1.0, now.text)), now.px(height * max(1.0, now.text)))

    monkeypatch.setattr(window_geometry, "size", note)
    return sizes


def laid_out(page: QWidget, screen: QSize, wanted: dict[QWidget, QSize]) -> None:
    """Give a page the window's size, and a dialog what it may take of such a screen."""
    window = page.window()
    asked = wanted.get(window, window.sizeHint()).boundedTo(screen * 0.95)
    window.resize(asked if isinstance(window, QDialog) else screen)
    for _ in range(6):  # what is laid out anew may come to need another room
        QCoreApplication.sendPostedEvents()
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as it is while the program runs


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("language", languages())
def test_everything_on_every_page_can_be_seen(
        qtbot: QtBot, file: SettingsFile, request: pytest.FixtureRequest, wanted: dict[QWidget, QSize],
        language: str, text: int) -> None:
    file.settings.language.code, file.settings.display.text_percent = language, text
    shell, folder = request.getfixturevalue("shell"), request.getfixturevalue("tmp_path")
    shell.setUpdatesEnabled(False)  # what is laid out need not be painted
    shell.resize(SCREENS[0])
    wrong = []
    for name, opened in PAGES.items():
        for page in opened(Walk(shell, folder, usual=SCREENS[0])):
            sizes = screens(text)  # up and down by turns: a page is opened in the window that the last one left
            for screen in sizes[::-1] if page.window() is shell and shell.size() == sizes[-1] else sizes:
                laid_out(page, screen, wanted)
                wrong += [f"{name} at {screen.width()} x {screen.height()}: {fault}" for fault in faults(page)]
    assert not wrong, "\n".join(wrong)


def test_a_switch_of_language_reaches_every_word_of_all_pages(qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    """A page that was open when the language changed says what one says that is opened afterwards. And no page is
    forgotten here."""
    shell.setUpdatesEnabled(False)

    def speak(language: str) -> None:
        shell.file.settings.language.code = language
        shell.apply_settings()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def texts(page: QWidget) -> list[str]:
        return [text for _, text in visible_texts(page) if is_a_word(text)]

    stayed, seen = [], {FirstPage}  # the bare ground before the first page
    for name, opened in PAGES.items():
        for page in opened(Walk(shell, tmp_path)):
            seen.add(type(page))
            if isinstance(page.window(), QDialog) and not isinstance(page, SettingsDialog):
                continue  # nobody can switch while it is open
            was = set(texts(page))
            speak("de")
            stayed += [(name, text) for text in texts(page) if text in was]
            speak("en")
    speak("de")
    alike = set[str]()
    for name in dict.fromkeys(name for name, _ in stayed):
        for page in PAGES[name](Walk(shell, tmp_path)):
            alike.update(texts(page))
    english = [f"{name}: {text}" for name, text in stayed if text not in alike]
    assert not english, "\n".join(english)
    assert not [each.__name__ for each in all_pages() - seen], "they are walked to nowhere"


def all_pages() -> set[type]:
    """Whatever the program can turn to or open."""
    there = set()
    for module in pkgutil.iter_modules(ui.__path__):
        for each in vars(importlib.import_module(f"{ui.__name__}.{module.name}")).values():
            ours = isinstance(each, type) and issubclass(each, QWidget) and each.__module__.startswith(ui.__name__)
            if ours and (issubclass(each, QDialog) or each.__name__.endswith(("Page", "Window", "Browser"))):
                there.add(each)
    return there

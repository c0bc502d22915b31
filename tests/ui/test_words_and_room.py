"""Pages and dialogs: words in every language, room for long ones, and themes."""
from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QDialog
from pytestqt.qtbot import QtBot

from app.table import TOY
from sparktable.app.settings import SettingsFile
from sparktable.app.translations import PSEUDO, WORDS
from sparktable.ui import style
from sparktable.ui.about import AboutDialog
from sparktable.ui.home import HomePage
from sparktable.ui.settings_dialog import CHAPTERS, SettingsDialog
from sparktable.ui.settings_pictures import ThemeTiles
from sparktable.ui.shell import Shell
from sparktable.ui.shortcuts import CheatSheet
from ui.pages import clipped, dialog_of, is_a_word, visible_texts


def test_nothing_escapes_translation(qtbot: QtBot, shell: Shell, form: None) -> None:
    """In the pseudo-language every word that stays plain has escaped."""
    names = {"Any", "Bumblebee", "X-Ray"}
    shell.file.settings.language.code = PSEUDO
    shell.apply_settings()
    shell.show_home()
    texts = visible_texts(shell.page)
    shell.show_new_game(TOY.name)
    texts += visible_texts(shell.page)
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    for row in range(len(CHAPTERS)):
        dialog.sections.setCurrentRow(row)
        texts += visible_texts(dialog)
    dialog.close()
    assert {text for _, text in texts if is_a_word(text) and "[" not in text} - names == set()
    assert not WORDS.missing


def dialogs(shell: Shell) -> Iterator[QDialog]:
    """Each in turn, open for as long as one looks at it."""
    for show, kind in ((shell.open_settings, SettingsDialog), (shell.open_about, AboutDialog),
                       (shell.open_cheat_sheet, CheatSheet)):
        dialog = dialog_of(shell, kind, show)
        yield dialog
        dialog.close()
        QApplication.processEvents()


@pytest.fixture(autouse=True)
def small_window(shell: Shell) -> None:
    """What has room there has room anywhere."""
    shell.resize(1280, 800)


@pytest.mark.parametrize("language", ["en", "de", PSEUDO])
def test_there_is_room_for_long_languages(qtbot: QtBot, shell: Shell, form: None, language: str) -> None:
    """At 1280 x 800, also where texts are 40 % longer."""
    shell.file.settings.language.code = language
    shell.apply_settings()
    shell.show_home()
    qtbot.waitUntil(lambda: clipped(shell.page) == [])
    shell.show_new_game(TOY.name)
    qtbot.waitUntil(lambda: clipped(shell.page) == [])
    for dialog in dialogs(shell):
        qtbot.waitUntil(lambda dialog=dialog: clipped(dialog) == [])


@pytest.mark.parametrize("percent", [80, 140, 200])
def test_there_is_room_for_large_texts(qtbot: QtBot, shell: Shell, form: None, percent: int) -> None:
    shell.file.settings.display.text_percent = percent
    shell.apply_settings()
    shell.show_home()
    qtbot.waitUntil(lambda: clipped(shell.page) == [])
    shell.show_new_game(TOY.name)
    qtbot.waitUntil(lambda: clipped(shell.page) == [])
    shell.file.settings.language.code = "de"
    shell.apply_settings()
    for dialog in dialogs(shell):
        room = dialog.screen().availableGeometry()
        assert dialog.width() <= room.width() and dialog.height() <= room.height()
        qtbot.waitUntil(lambda dialog=dialog: clipped(dialog) == [])


def test_the_home_page_takes_from_its_picture_what_large_texts_need_in_a_small_window(
        qtbot: QtBot, shell: Shell) -> None:
    shell.resize(900, 620)
    shell.show_home()
    qtbot.waitUntil(lambda: clipped(shell.page) == [])
    shell.file.settings.display.text_percent = 150
    shell.apply_settings()
    qtbot.waitUntil(lambda: clipped(shell.page) == [])


def test_the_language_is_switched_live(qtbot: QtBot, shell: Shell) -> None:
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    dialog.sections.setCurrentRow(list(CHAPTERS).index("display"))
    box = dialog.control("language", "code")
    assert isinstance(box, QComboBox)
    box.setFocus()
    box.setCurrentIndex(box.findData("de"))
    box.activated.emit(box.currentIndex())
    assert dialog.windowTitle() == "Einstellungen"
    assert isinstance(shell.page, HomePage)
    assert "Beenden" in [text for _, text in visible_texts(shell.page)]
    assert SettingsFile(shell.file.path).settings.language.code == "de"
    dialog.close()


@pytest.mark.parametrize("theme", ["dark", "light", "high-contrast"])
def test_every_theme_is_worn_at_once(qtbot: QtBot, shell: Shell, theme: str) -> None:
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    choices = dialog.control("display", "theme")
    assert isinstance(choices, ThemeTiles)
    qtbot.mouseClick(choices.button(theme), Qt.MouseButton.LeftButton)
    assert style.current().theme.name == theme
    ground = dialog.grab().toImage().pixelColor(2, dialog.height() // 2)
    assert ground.name() == style.current().theme.color("bg1").name()
    dialog.close()

"""Folders that take nothing, screens that are small, files that hold rubbish: the program opens, and says so once."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from app.table import ANN, BOT, TOY
from sparktable.app.setups import Setup
from sparktable.app.statistics import GamePlayed, Statistics
from sparktable.app.user_data import UserData
from sparktable.ui import main, style
from sparktable.ui.game_window import GameWindow
from sparktable.ui.home import HomePage
from sparktable.ui.shell import Shell
from sparktable.ui.statistics_dialog import StatisticsDialog


@pytest.fixture
def nowhere(tmp_path: Path) -> Path:
    """A folder that is a file: even who may do everything writes nothing into it."""
    path = tmp_path / "file"
    path.write_text("not a folder")
    return path


@pytest.fixture
def stranded(qtbot: QtBot, nowhere: Path) -> Iterator[Shell]:
    """The program without a place for its settings and games."""
    main.application()
    shell = main.open_shell(UserData(nowhere / "settings.json", nowhere))
    with qtbot.waitExposed(shell):
        shell.show()
    yield shell
    shell.close()
    shell.deleteLater()


def test_a_game_is_played_and_left_where_nothing_can_be_kept(qtbot: QtBot, stranded: Shell) -> None:
    stranded.start_game(Setup(TOY.name, {}, (ANN, BOT, BOT), 1))
    assert isinstance(stranded.page, GameWindow)
    assert "cannot be written" in stranded.page.notice.text.text()
    stranded.show_home()
    assert isinstance(stranded.page, HomePage)


def test_settings_that_cannot_be_kept_are_told_once_until_they_can(qtbot: QtBot, stranded: Shell) -> None:
    stranded.apply_settings()
    assert "its folder is a file" in stranded.notice.text.text()
    stranded.notice.hide()
    stranded.apply_settings()
    assert stranded.notice.isHidden()
    stranded.file.path = stranded.file.path.parent.with_name("settings.json")
    stranded.apply_settings()
    assert stranded.file.path.is_file()


def test_no_screen_is_too_small_for_the_window(qtbot: QtBot, stranded: Shell) -> None:
    room = stranded.screen().availableGeometry()
    assert stranded.width() <= room.width() and stranded.height() <= room.height()


def test_a_damaged_line_takes_no_other_game_from_the_statistics(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / "games.jsonl")
    statistics.path.write_bytes(b"\xff\xfe no text\n")
    played = GamePlayed(game="toy", finished="2026-01-01", turns=3, reason="x", names=("A",), levels=("human",))
    assert statistics.add(played)
    assert statistics.games() == [played]


def test_statistics_that_cannot_be_forgotten_say_so(qtbot: QtBot, stranded: Shell, nowhere: Path) -> None:
    dialog = StatisticsDialog(Statistics(nowhere / "games.jsonl"), stranded)
    dialog._reset()
    assert "cannot be written" in dialog.message.text()
    dialog.export_to(str(nowhere / "games.csv"))
    assert "its folder is a file" in dialog.message.text()
    dialog.close()


@pytest.mark.parametrize("tells", ["colour", "contrast"])
def test_the_look_follows_the_system_while_the_program_runs(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch, tells: str) -> None:
    shell.file.settings.display.theme = "system"
    shell.apply_settings()
    wanted = "light" if tells == "colour" else "high-contrast"
    assert style.current().theme.name != wanted
    monkeypatch.setattr(style, "system_theme", lambda: wanted)
    hints = QGuiApplication.styleHints()
    if tells == "colour":
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    else:
        hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert style.current().theme.name == wanted
    shell.file.settings.display.theme = "dark"
    shell.apply_settings()

"""The window itself: where it opens, how it looks, and which panels it has."""
from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sparktable.app.settings import SettingsFile
from sparktable.ui import style
from sparktable.ui.notice import Question
from sparktable.ui.shell import Shell
from ui.conftest import open_shell
from ui.driving import AGAINST_BOTS, start


def test_a_second_start_finds_the_window_where_it_was(
        qtbot: QtBot, shell: Shell, file: SettingsFile, tmp_path: Path) -> None:
    shell.resize(1100, 700)
    shell.close()
    again = open_shell(SettingsFile(file.path), tmp_path)
    again.close()
    assert SettingsFile(file.path).settings.memory.window
    again.deleteLater()


def test_a_window_whose_screen_is_gone_comes_back(qtbot: QtBot, shell: Shell) -> None:
    shell.move(90_000, 90_000)
    shell.rescue()
    assert shell.screen().availableGeometry().intersects(shell.frameGeometry())


def test_the_view_menu_changes_the_theme_and_the_scale(shell: Shell, file: SettingsFile) -> None:
    from PySide6.QtGui import QAction

    page = start(shell, AGAINST_BOTS)
    page.menus.themes["light"].trigger()
    assert (style.current().theme.name, SettingsFile(file.path).settings.display.theme) == ("light", "light")
    page.findChild(QAction, "interface_larger").trigger()
    assert style.current().interface == 1.1
    page.findChild(QAction, "interface_normal").trigger()
    assert style.current().interface == 1.0


def test_everything_grows_in_a_large_window_and_shrinks_again(qtbot: QtBot, shell: Shell) -> None:
    """On a 4K screen dialogs and overlays would else be stamps beside the table, which grows by itself."""
    shell.open_about()
    usual = shell.fontMetrics().height()
    shell.resize(3840, 2160)
    assert style.current().interface == 2.5
    assert shell.fontMetrics().height() >= 2.5 * usual - 3
    shell.file.settings.display.interface_percent = 150
    shell.apply_settings()
    assert style.current().interface == style.LARGEST, "what was set is not doubled without end"
    shell.resize(1280, 720)
    assert style.current().interface == 1.5
    shell.file.settings.display.interface_percent = 100
    shell.apply_settings()
    shell.resize(1920, 1040)
    assert style.current().interface == 1.25, "a window that fills a usual screen is no small one"


def test_panels_are_reset_and_remembered(qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    page = start(shell, AGAINST_BOTS)
    page.panels.toggle("log")
    assert not page.panels["log"].isVisible()
    shell.show_home()
    page = start(shell, AGAINST_BOTS)
    assert not page.panels["log"].isVisible(), "a panel that was closed stays closed in the next game"
    page.panels.toggle("log")
    assert page.panels["log"].isVisible()


@pytest.mark.parametrize("theme", ["dark", "light", "high-contrast"])
def test_a_question_has_an_edge_of_its_own_over_a_table_that_is_as_dark(shell: Shell, theme: str) -> None:
    """No window manager need draw a frame around it."""
    shell.file.settings.display.theme = theme
    shell.apply_settings()
    question = Question(shell, "confirm.waste", "confirm.waste.end", lambda: None)
    question.open()
    seen, line = question.grab().toImage(), style.current().theme.tokens.line2.lower()
    right, low = seen.width() - 1, seen.height() - 1
    edges = (0, low // 2), (right, low // 2), (right // 2, 0), (right // 2, low)
    assert {seen.pixelColor(*at).name() for at in edges} == {line}
    question.close()

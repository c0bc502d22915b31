"""A report of what went wrong: asked for by clicks, and no more in it than its writer could see."""
from __future__ import annotations

import zipfile
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from sparktable.ui.game_window import GameWindow
from sparktable.ui.shell import Shell
from ui.driving import WITH_FRIENDS, start


def test_a_report_is_asked_for_by_clicks_and_holds_what_it_says(
        qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    """The log, the picture and the question are those of the person before the screen, while somebody else thinks."""
    page = start(shell, WITH_FRIENDS)
    qtbot.keyClick(page.options, Qt.Key.Key_1)
    dialog = report_dialog(qtbot, page)
    place = dialog.findChild(QLineEdit)
    assert place is not None
    place.setText(str(tmp_path / "report"))
    buttons = dialog.findChild(QDialogButtonBox)
    assert buttons is not None
    qtbot.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Save), Qt.MouseButton.LeftButton)
    with zipfile.ZipFile(tmp_path / "report.zip") as packed:
        names = set(packed.namelist())
        assert names == {"contents.txt", "game.spark", "log.txt", "options.txt", "screen.png", "versions.txt"}
        assert packed.read("screen.png").startswith(b"\x89PNG")
        about = packed.read("contents.txt").decode()
        assert all(f"{name}: " in about for name in names - {"contents.txt"})
        assert packed.read("log.txt").decode() == page.log.text()
        assert packed.read("options.txt").decode().splitlines() == [
            option.label() for option in page.session.options]
    assert page.notice.text.text().startswith("The report was written to report.zip.")


def test_a_report_tells_nothing_of_what_somebody_else_is_asked(shell: Shell, tmp_path: Path) -> None:
    page = start(shell, WITH_FRIENDS)
    while page.session.curtain is None:
        page.answers.take(page.session.options[-1])
    assert page.session.decision is not None
    page.save_and_report.save_report(tmp_path / "report.zip")
    with zipfile.ZipFile(tmp_path / "report.zip") as packed:
        assert packed.read("options.txt") == b""


def report_dialog(qtbot: QtBot, page: GameWindow) -> QFileDialog:
    """What opens when "Save a report" is clicked in the menu."""
    bar = page.menuBar()
    menu = next(action for action in bar.actions() if action.text().replace("&", "") == "Help")
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.actionGeometry(menu).center())
    opened = QApplication.activePopupWidget()
    assert isinstance(opened, QMenu)
    report = next(action for action in opened.actions() if action.objectName() == "report")
    qtbot.mouseClick(opened, Qt.MouseButton.LeftButton, pos=opened.actionGeometry(report).center())
    dialog = page.findChild(QFileDialog)
    assert dialog is not None and dialog.isVisible()
    return dialog

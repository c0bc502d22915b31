"""The log beside the table: grouped, filtered, copied, and how far back undo goes."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QListWidgetItem
from pytestqt.qtbot import QtBot

from sparktable.ui.shell import Shell
from ui.driving import AGAINST_BOTS, asked, start


def test_the_log_shows_how_far_back_undo_goes(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)

    def lines() -> list[str]:
        return [page.log.lines.item(row).text() for row in range(page.log.lines.count())]

    assert "cannot undo past" not in "".join(lines()), "nothing has been learnt yet"
    while not (page.session.barrier and page.session.can_undo):
        assert asked(qtbot, shell)
        page.take(page.session.options[0])
    barrier = next(row for row, line in enumerate(lines()) if "cannot undo past" in line)
    assert barrier < len(lines()) - 1, "what lies below it can be taken back"
    page.log.filter.setText("nobody")
    page.undo.trigger()
    assert "cannot undo past" in lines()[-1] and page.log.text() == ""
    assert page.log.lines.item(len(lines()) - 1).isHidden(), "who looks for something sees only that"
    page.log.filter.clear()
    assert not page.log.lines.item(len(lines()) - 1).isHidden()
    assert "cannot undo past" not in page.log.text()
    page.set_practice(True)
    assert "cannot undo past" not in "".join(lines())


def test_the_log_is_grouped_by_turn_filtered_and_copied(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    card = page.speech.option(page.session.options[0], page.session.view.state).removeprefix("Play ")
    qtbot.keyClick(page.options, Qt.Key.Key_1)
    lines = page.log.text().splitlines()
    assert lines[0].startswith("The shuffle is sealed as ")
    assert lines[1:3] == ["Turn 1: Ann", f"{card} is played."]
    qtbot.keyClicks(page.log.filter, "nothing like it")
    assert page.log.text() == ""
    page.log.filter.clear()
    page.log.copy()
    assert QApplication.clipboard().text().splitlines() == lines


def test_a_line_of_the_log_shows_its_card(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    card = page.speech.option(page.session.options[0], page.session.view.state).removeprefix("Play ")
    qtbot.keyClick(page.options, Qt.Key.Key_1)
    item = page.log.lines.item(2)
    qtbot.mouseClick(page.log.lines.viewport(), Qt.MouseButton.LeftButton,
                     pos=page.log.lines.visualItemRect(item).center())
    assert page.inspector.name.text() == card


def test_no_line_of_the_log_is_cut(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    item = QListWidgetItem("Computer 2 discards the Mission that nobody could have foreseen at all.")
    page.log.lines.addItem(item)
    lines = page.log.lines
    room = lines.viewport().width() - 16
    needed = QFontMetrics(lines.font()).boundingRect(0, 0, room, 9999, Qt.TextFlag.TextWordWrap, item.text()).height()
    assert lines.visualItemRect(item).height() >= needed > QFontMetrics(lines.font()).height()

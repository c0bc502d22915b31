"""Buttons in one line: those that have room stand beside each other, whenever the line has learnt how wide it is."""
from __future__ import annotations

from itertools import pairwise

from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sparktable.ui.button_row import ButtonRow
from sparktable.ui.shell import Shell
from sparktable.ui.widgets import Button


def test_buttons_of_a_page_that_takes_anothers_place_stand_beside_each_other(qtbot: QtBot) -> None:
    page, before = QWidget(), QWidget()
    qtbot.addWidget(page)
    whole = QVBoxLayout(page)
    whole.addWidget(before)
    page.resize(1800, 80)
    page.show()
    QApplication.processEvents()
    buttons = [Button("action.close") for _ in range(9)]
    row = ButtonRow(buttons, Button("action.back"))
    fresh = QWidget()
    QVBoxLayout(fresh).addWidget(row)
    whole.replaceWidget(before, fresh)
    before.hide()
    before.deleteLater()
    QApplication.processEvents()
    assert not row.more.isVisible()
    for left, right in pairwise(buttons):
        assert left.geometry().right() < right.geometry().left()


def test_the_button_that_opens_the_others_bears_its_own_sign_alone(qtbot: QtBot, shell: Shell) -> None:
    """The arrow that menus get was no more than a dot in its corner."""
    row, plain = ButtonRow([Button("action.close")], Button("action.back")), Button("action.more", "menu")
    for each in (row, plain):
        qtbot.addWidget(each)
        each.ensurePolished()
    row.more.ensurePolished()
    for button in (row.more, plain):
        button.setParent(shell)
        button.resize(plain.sizeHint())
    assert row.more.sizeHint() == plain.sizeHint()
    assert row.more.grab().toImage() == plain.grab().toImage()

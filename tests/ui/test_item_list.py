"""A list holds on to the lines that are in it, and to no others."""
from __future__ import annotations

from PySide6.QtWidgets import QListWidgetItem
from pytestqt.qtbot import QtBot

from sparktable.kernel.rng import Dice
from sparktable.ui.item_list import ItemList


def test_a_list_holds_on_to_its_lines_whatever_is_done_with_them(qtbot: QtBot) -> None:
    lines, dice = ItemList(), Dice(1)
    qtbot.addWidget(lines)
    for number in range(300):
        deed, count = dice.below(8), lines.count()
        if deed < 3:
            lines.addItem(QListWidgetItem(str(number)))
        elif deed < 6:
            lines.insertItem(dice.below(count + 1), QListWidgetItem(str(number)))
        elif count and number % 50:
            assert lines.takeItem(dice.below(count)).listWidget() is None
        else:
            lines.clear()
        shown = {id(lines.item(row)) for row in range(lines.count())}
        assert {id(item) for item in lines._held} == shown and len(lines._held) == len(shown)

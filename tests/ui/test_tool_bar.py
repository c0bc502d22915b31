"""The tools at the table's upper edge: where words grow, keys give way first, then the words themselves."""
from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from sparktable.ui.shell import Shell
from sparktable.ui.tool_bar import ToolBar
from ui.driving import AGAINST_BOTS, WITH_FRIENDS, start


def shown(bar: ToolBar) -> tuple[bool, bool]:
    """Whether words and keys are to be seen; no tool is cut off."""
    for _ in range(4):  # the room is given anew, and shared out then
        QApplication.processEvents()
    assert all(tool.width() >= tool.sizeHint().width() for tool in bar.tools)
    return any(tool.word.isVisible() for tool in bar.tools), any(tool.key.isVisible() for tool in bar.tools)


def test_among_friends_there_is_no_opponent_to_be_hurried(shell: Shell) -> None:
    for setup, hurried in ((WITH_FRIENDS, False), (AGAINST_BOTS, True)):
        move_now = start(shell, setup).findChild(QAction, "move_now")
        assert isinstance(move_now, QAction) and move_now.isEnabled() == hurried


def test_words_that_grow_take_the_room_of_the_keys_and_then_go(shell: Shell) -> None:
    bar = start(shell, WITH_FRIENDS).tool_bar
    first = bar.tools[0].word
    short = first.text()

    def grow(before: tuple[bool, bool]) -> tuple[bool, bool]:
        while (now := shown(bar)) == before:
            first.setText(first.text() + short)
        return now

    assert grow((True, True)) == (True, False)
    first.setText(short)
    assert shown(bar) == (True, True)
    assert grow((True, True)) == (True, False)
    assert grow((True, False)) == (False, False)

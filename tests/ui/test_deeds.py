"""The page of deeds, and the end of a game that says which are new."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.table import ANN
from sparktable.app.deeds import all_deeds
from sparktable.app.players import Player
from sparktable.app.setups import Setup
from sparktable.app.statistics import GamePlayed
from sparktable.ui.deeds_page import DeedsPage
from sparktable.ui.end_screen import EndPage
from sparktable.ui.shell import Shell
from sparktable.ui.widgets import Button
from ui.driving import asked, start
from ui.pages import visible_texts

SURE_WIN = Setup("toy-deckbuilder", {}, (Player("", "last"), ANN, Player("", "last")), seed=11)
"""For whoever takes the last answer each time."""


def test_what_was_done_is_told_with_its_day_and_arrows_go_through_all(qtbot: QtBot, shell: Shell) -> None:
    shell.statistics.add(GamePlayed(game="toy-deckbuilder", finished="2026-01-02T10:00:00+00:00", turns=3, reason="",
                                    names=("Ann", ""), levels=("human", "scout"), winners=(0,)))
    shell.show_deeds()
    page = shell.page
    assert isinstance(page, DeedsPage)
    assert "2 of 5 done" in page.count.text()
    assert "2 of 5 done" not in {text for _, text in visible_texts(page._area)} >= {"1 of 4 done", "1 of 1 done"}
    levels = page.shelves[0].tiles
    assert [tile.is_done for tile in levels] == [False, True, False, False]
    assert "done on 2 Jan 2026" in levels[1].accessibleName() and "not yet" in levels[0].accessibleName()
    levels[0].setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert QApplication.focusWidget() is levels[1]


def test_the_end_of_a_game_says_what_was_brought_off_for_the_first_time(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toys.deckbuilder.LAST_TURN", 4)

    def play() -> list[str]:
        table = start(shell, SURE_WIN)
        while asked(qtbot, shell):
            table.answers.take(table.session.options[-1])
        assert isinstance(shell.page, EndPage)
        return [text for _, text in visible_texts(shell.page) if text.startswith("New: ")]

    assert play() == ["New: First win at Toy deck-builder"]
    assert play() == []


@pytest.mark.parametrize(("width", "left"), [(1280, 4), (1920, 3)], ids=["small", "usual"])
def test_new_deeds_are_told_in_one_sentence_and_the_others_are_a_click_away(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch, width: int, left: int) -> None:
    monkeypatch.setattr("toys.deckbuilder.LAST_TURN", 4)
    many = [deed for shelf in all_deeds().values() for deed in shelf][:5]
    monkeypatch.setattr("sparktable.ui.after_game.fresh", lambda games: many)
    shell.resize(width, 720)
    table = start(shell, SURE_WIN)
    while asked(qtbot, shell):
        table.answers.take(table.session.options[-1])
    page = shell.page
    assert isinstance(page, EndPage)
    told = [text for _, text in visible_texts(page)]
    assert sum("New:" in text for text in told) == 1 and f"and {left} more deeds" in told
    others = next(each for each in page.findChildren(Button) if each.text() == f"and {left} more deeds")
    qtbot.mouseClick(others, Qt.MouseButton.LeftButton)
    assert isinstance(shell.page, DeedsPage)

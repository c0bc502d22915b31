"""A turn played in the outline panel: the table in words, by keyboard, answers included."""
from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.catalog import Title
from sparktable.app.players import Player
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.ui.game_window import GameWindow
from sparktable.ui.shell import Shell

MATRIX = Title("matrix", "sparktable.games.matrix.game", "sparktable.games.matrix.form")
ALONE = Setup("matrix", {"set": "war-on-cybertron", "mode": "solo", "players": 1}, (Player("Ann"),), seed=3)


@pytest.fixture
def page(shell: Shell, file: SettingsFile) -> Iterator[GameWindow]:
    catalog.offer(MATRIX)
    file.settings.play.own_speed = "instant"
    shell.start_game(ALONE)
    assert isinstance(shell.page, GameWindow)
    shell.page.panels["outline"].show()
    shell.page.panels["outline"].raise_()
    yield shell.page
    catalog.withdraw("matrix")


def lines(item: QTreeWidgetItem) -> list[str]:
    return [item.text(0), *(text for at in range(item.childCount()) for text in lines(item.child(at)))]


def test_answers_are_given_in_the_outline(qtbot: QtBot, page: GameWindow) -> None:
    session, tree = page.session, page.table_area.outline
    for given in range(6):
        question = tree.topLevelItem(0)
        told = [page.speech.answer(option, session.decision, session.view.state) for option in session.options]
        assert [question.child(at).text(0) for at in range(question.childCount())] == told
        tree.setCurrentItem(question)
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
            qtbot.keyClick(tree, key)
        assert len(session.match.answers) == given + 1


def test_everything_on_the_table_is_told(page: GameWindow) -> None:
    tree, state = page.table_area.outline, page.session.view.state
    told = "\n".join(text for at in range(tree.topLevelItemCount()) for text in lines(tree.topLevelItem(at)))
    for slot in range(len(state.ident)):
        piece = page.table.layout_now.of_slot(slot)
        if piece is not None and state.known[slot] & 1:
            assert page.speech.card(slot, state) in told

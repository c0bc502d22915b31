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
        listed = [question.child(at).text(0) for at in range(question.childCount())]
        assert listed[:len(told)] == told
        assert all(line.startswith("Walk to ") for line in listed[len(told):]), "and where several steps lead"
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


def test_where_several_steps_lead_is_listed_with_its_price_and_gone_to(qtbot: QtBot, page: GameWindow) -> None:
    session, lists = page.session, page.table_area.options
    while not page.table.farther:
        session.answer(session.options[0])
        qtbot.waitUntil(lambda: page.table.shown is page.table.newest and not page.table.queue.running)
    listed = [lists.item(row).text() for row in range(len(session.options), lists.count())]
    far = page.table.farther[0]
    assert far.refs[0].value not in {option.value("space") for option in session.options if option.kind == "move"}
    assert any(line.endswith(f"for {far.value('number')} Move") for line in listed)
    given, steps = len(session.match.answers), page.table.display.walks[far].steps
    lists.answered.emit(far)
    qtbot.waitUntil(lambda: len(session.match.answers) >= given + 1)
    assert session.match.answers[given].option == steps[0]


def test_no_line_of_the_outline_is_cut(qtbot: QtBot, page: GameWindow) -> None:
    """However narrow it is, a line is as high as its words need."""
    tree = page.table_area.outline
    tree.setFixedWidth(150)
    qtbot.waitUntil(lambda: tree.viewport().width() < 150)
    question = tree.topLevelItem(0)
    longest = max((question.child(at) for at in range(question.childCount())), key=lambda item: len(item.text(0)))
    line = tree.fontMetrics().height()
    qtbot.waitUntil(lambda: tree.visualItemRect(longest).height() >= 2 * line)

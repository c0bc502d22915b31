"""The rules in the window: F1 opens them, words are looked up, links lead there and back."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.rulebook import pages
from sparktable.app.translations import WORDS
from sparktable.ui.rules_dialog import RulesDialog
from sparktable.ui.shell import Shell
from sparktable.ui.shortcuts import CheatSheet
from ui.driving import start
from ui.matrix import DUEL, MATRIX


@pytest.fixture
def rules(qtbot: QtBot, shell: Shell) -> RulesDialog:
    qtbot.keyClick(shell, Qt.Key.Key_F1)
    return shell.findChildren(RulesDialog)[-1]


def link(rules: RulesDialog, text: str) -> QPushButton:
    return next(button for button in rules._area.widget().findChildren(QPushButton) if button.text() == text)


def test_every_page_can_be_read(rules: RulesDialog) -> None:
    for page in pages("en"):
        rules.open_page(page.name)
        assert rules.shown == page.name and rules._area.accessibleDescription() == page.text()


def test_links_lead_there_and_back(qtbot: QtBot, rules: RulesDialog) -> None:
    rules.open_page("matrix.energon")
    qtbot.mouseClick(link(rules, "Bot Mode and Alt Mode"), Qt.MouseButton.LeftButton)
    assert rules.shown == "matrix.modes_of_character"
    qtbot.mouseClick(rules.back, Qt.MouseButton.LeftButton)
    assert rules.shown == "matrix.energon" and rules.list.currentItem().text() == "Energon"
    qtbot.keyClick(rules, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert rules.shown == "matrix.modes_of_character" and not rules.forth.isEnabled()


def test_what_is_typed_is_found_at_once(qtbot: QtBot, rules: RulesDialog) -> None:
    qtbot.keyClicks(rules.search, "ambush")
    assert rules.shown == "matrix.ambush"
    rules.search.setText("nothing at all like it")
    assert rules.none.isVisible() and not rules.list.isVisible()
    rules.search.clear()
    assert rules.list.isVisible()


def test_the_game_that_is_played_comes_first(qtbot: QtBot, shell: Shell) -> None:
    catalog.offer(MATRIX)
    start(shell, DUEL)
    shell.open_rules()
    dialog = shell.findChildren(RulesDialog)[-1]
    assert dialog.list.item(0).text() == WORDS.say("title.matrix").upper() and dialog.shown == "matrix.about"
    catalog.withdraw("matrix")


def test_the_keys_are_one_of_its_pages(qtbot: QtBot, shell: Shell, rules: RulesDialog) -> None:
    rules.keys_wanted.emit()
    assert shell.findChildren(CheatSheet)
    rules.accept()


def test_a_switch_of_language_turns_the_page_into_it(rules: RulesDialog) -> None:
    rules.open_page("tcg.attack")
    WORDS.use("de")
    rules.retranslate()
    assert rules.shown == "tcg.attack" and "Kühn" in rules._area.accessibleDescription()

"""The Transformers TCG in the window: whole games by mouse and by keyboard, and nothing is said without words."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.catalog import Title
from sparktable.app.players import Player
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.app.translations import WORDS
from sparktable.games.tcg.events import CARD_FLIPPED, STRIKES
from sparktable.kernel.rng import Dice
from sparktable.ui.account_dialog import AccountDialog
from sparktable.ui.art_box import ArtBox
from sparktable.ui.end_screen import EndPage
from sparktable.ui.shell import Shell
from sparktable.ui.shortcuts import CheatSheet
from ui.driving import asked, start
from ui.matrix import Mouse

TCG = Title("tcg", "sparktable.games.tcg.game", "sparktable.games.tcg.form")
DUEL = Setup("tcg", {}, (Player("Ann"), Player("", "random")), seed=7)
BASIC = Setup("tcg", {"mode": "basic"}, (Player("Ann"), Player("", "random")), seed=2)


@pytest.fixture(autouse=True)
def the_game(file: SettingsFile) -> Iterator[None]:
    catalog.offer(TCG)
    file.settings.play.own_speed = "instant"
    yield
    catalog.withdraw("tcg")


@pytest.mark.parametrize(("setup", "language"), [(DUEL, "en"), (BASIC, "de")], ids=["duel", "basic"])
def test_a_whole_game_against_an_opponent_is_played_with_the_mouse(
        qtbot: QtBot, shell: Shell, setup: Setup, language: str) -> None:
    WORDS.use(language)
    page = start(shell, setup)
    mouse, dice = Mouse(qtbot, page), Dice(5)
    while asked(qtbot, shell):
        options = page.session.options
        mouse.give(options[dice.below(len(options))])
    assert isinstance(shell.page, EndPage)
    assert mouse.on_table > 2 * mouse.on_list, "the picture of the table is what is played on"
    assert {key for key in WORDS.missing if not key.startswith(("ai.", "why."))} == set()


def test_a_whole_game_is_played_by_keyboard(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, DUEL)
    dice = Dice(2)
    while asked(qtbot, shell):
        qtbot.keyClick(page, Qt.Key.Key_O)
        options = page.options
        assert QApplication.focusWidget() is options
        qtbot.keyClick(options, Qt.Key.Key_Home)
        for _ in range(dice.below(options.count())):
            qtbot.keyClick(options, Qt.Key.Key_Down)
        qtbot.keyClick(options, Qt.Key.Key_Return)
    assert isinstance(shell.page, EndPage)


def test_the_curtain_falls_in_the_colour_of_whom_it_asks_for(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, replace(DUEL, players=(Player("Ann"), Player("Ben"))))
    while page.session.curtain is None:
        page.answers.take(page.session.options[-1])
    who = page.table_area.table.tableau.character(page.session.view, page.session.curtain)
    assert who is not None and page.curtain._faction == who.faction
    page.handover.lift()


def test_the_letters_of_the_table_are_on_the_page_of_keys_and_can_be_others(qtbot: QtBot, shell: Shell) -> None:
    shell.file.settings.keys.changed = {"tcg.flip": "X"}
    page = start(shell, DUEL)
    asked(qtbot, shell)
    qtbot.keyClick(page.table, Qt.Key.Key_X)
    assert page.table.interaction.wanted == "flip"
    qtbot.keyClick(page.table, Qt.Key.Key_T)
    assert page.table.hasFocus() and page.table.interaction.note is not None, "here T is no way to the table"
    sheet = CheatSheet(shell.file, shell)
    qtbot.addWidget(sheet)
    sheet.show()
    told = [each.text() for each in sheet.findChildren(QLabel)]
    assert {"X", "A"} <= set(told) and any("can be flipped" in each for each in told)


def test_the_log_tells_how_an_attack_came_about(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, DUEL)
    assert page.log.wonder.isVisibleTo(page.log)
    while asked(qtbot, shell) and not page.log.wonder.isEnabled():
        options = page.session.options
        page.answers.take(next((option for option in options if option.kind == "attack"), options[0]))
    strike = next(entry.event for entry in reversed(page.session.log) if entry.event.kind == STRIKES)
    qtbot.mouseClick(page.log.wonder, Qt.MouseButton.LeftButton)
    dialog = page.window().findChildren(AccountDialog)[-1]
    told = [each.text() for each in dialog.findChildren(QLabel)]
    totals = [str(ref.value) for ref in strike.refs if ref.kind == "number"]
    assert any(f"Attack {totals[0]}".lower() in each.lower() for each in told)
    assert any(f"Defense {totals[1]}".lower() in each.lower() for each in told)
    flipped = sum(entry.event.kind == CARD_FLIPPED for entry in page.session.log)
    assert 2 <= len(dialog.findChildren(ArtBox)) <= 2 + flipped, "both fighters, and flipped cards that count"
    area = dialog.findChildren(QScrollArea)[0]
    assert area.verticalScrollBar().maximum() == 0, "all of it at once"
    dialog.accept()

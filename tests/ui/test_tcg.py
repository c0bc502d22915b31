"""The Transformers TCG in the window: whole games by mouse and by keyboard, and nothing is said without words."""
from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.catalog import Title
from sparktable.app.players import Player
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.app.translations import WORDS
from sparktable.games.tcg.events import STRIKES
from sparktable.kernel.rng import Dice
from sparktable.ui.account_dialog import AccountDialog
from sparktable.ui.end_screen import EndPage
from sparktable.ui.shell import Shell
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


def test_the_log_tells_how_an_attack_came_about(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, DUEL)
    assert page.log.wonder.isVisibleTo(page.log)
    while asked(qtbot, shell) and not page.log.wonder.isEnabled():
        options = page.session.options
        page.take(next((option for option in options if option.kind == "attack"), options[0]))
    strike = next(entry.event for entry in reversed(page.session.log) if entry.event.kind == STRIKES)
    qtbot.mouseClick(page.log.wonder, Qt.MouseButton.LeftButton)
    dialog = page.window().findChildren(AccountDialog)[-1]
    told = [each.text() for each in dialog.findChildren(QLabel)]
    totals = [str(ref.value) for ref in strike.refs if ref.kind == "number"]
    assert any(f"Attack {totals[0]}".lower() in each.lower() for each in told)
    assert any(f"Defense {totals[1]}".lower() in each.lower() for each in told)
    dialog.accept()

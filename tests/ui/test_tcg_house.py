"""What every game has at this table, the trading card game has too: a curtain, hints, reasons, the way back,
practice, saves, the journal; and of a game that is over its replay, the graph of chances, the statistics."""
from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.catalog import Title
from sparktable.app.players import Player
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.games.tcg import kinds
from sparktable.games.tcg.state import HAND
from sparktable.kernel.rng import Dice
from sparktable.kernel.zones import knows
from sparktable.table.advice import Advice
from sparktable.ui.end_screen import EndPage
from sparktable.ui.game_review import Review
from sparktable.ui.game_window import GameWindow
from sparktable.ui.replay_page import ReplayPage
from sparktable.ui.shell import Shell
from ui.driving import start

TCG = Title("tcg", "sparktable.games.tcg.game", "sparktable.games.tcg.form")
NOTHING = Advice("", "")
FRIENDS = Setup("tcg", {"begins": 0}, (Player("Ann"), Player("Ben")), seed=7)


@pytest.fixture(autouse=True)
def the_game(file: SettingsFile) -> Iterator[None]:
    catalog.offer(TCG)
    file.settings.play.own_speed = "instant"
    yield
    catalog.withdraw("tcg")


@pytest.fixture
def page(shell: Shell) -> GameWindow:
    return start(shell, FRIENDS)


def go_on(page: GameWindow, dice: Dice) -> None:
    """Whoever it is comes to the screen, and answers by lot."""
    if page.session.curtain is not None:
        page.handover.lift()
    options = page.session.options
    page.answers.take(options[dice.below(len(options))])


def turn_begins(page: GameWindow, seat: int, dice: Dice) -> None:
    """Play on until that seat is asked what it does."""
    while page.session.view.state.active != seat or page.session.decision is None \
            or page.session.decision.seat != seat or page.session.decision.kind != "main":
        go_on(page, dice)
    if page.session.curtain is not None:
        page.handover.lift()


def test_the_attack_is_told_before_the_curtain_falls(page: GameWindow, file: SettingsFile) -> None:
    dice = Dice(3)
    file.settings.play.own_speed, file.settings.display.motion = "1", "full"
    turn_begins(page, page.session.view.state.active, dice)
    looked = page.session.viewer
    while page.session.curtain is None:
        go_on(page, dice)
    assert page.table_area.moving and not page.curtain.isVisible() and page.session.viewer == looked
    assert not page.session.options, "whoever is asked now is not there yet"
    page.table_area.skip()
    assert page.curtain.isVisible()


def test_a_curtain_falls_between_two_at_one_screen_and_hides_both_hands(page: GameWindow) -> None:
    dice = Dice(3)
    while page.session.curtain is None:
        go_on(page, dice)
    assert page.curtain.isVisible() and not page.session.options
    page.handover.lift()
    viewer, s = page.session.viewer, page.session.view.state
    for seat in range(2):
        assert all(knows(s, viewer, slot) == (seat == viewer) for slot in s.zones[HAND + seat])


def test_hints_reasons_outlooks_and_the_way_back(qtbot: QtBot, page: GameWindow,
                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sparktable.ui.advice.HINTING", "last")
    turn_begins(page, 0, Dice(5))
    wanted = page.speech.option(page.session.options[-1], page.session.view.state)
    qtbot.keyClick(page.options, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: wanted in (page.table.interaction.advice or NOTHING).line, timeout=60_000)
    flip = next(option for option in page.session.options if option.kind == kinds.FLIP)
    before = page.session.view.digest()
    page.answers.take(flip)
    assert page.session.view.digest() != before
    assert [each.key for each in page.session.why_not(flip)] != []
    page.take_back()
    assert page.session.view.digest() == before
    page.session.redo()
    assert page.session.view.digest() != before


def test_what_was_learnt_is_taken_back_in_practice_only(page: GameWindow) -> None:
    dice = Dice(5)
    turn_begins(page, 1, dice)
    answers = len(page.session.match.answers)
    page.take_back()
    assert len(page.session.match.answers) == answers, "a card was drawn since"
    page.set_practice(True)
    page.take_back()
    assert len(page.session.match.answers) == answers - 1
    assert not page.badge.isHidden()


def test_a_game_is_saved_loaded_and_gone_on_with(shell: Shell, page: GameWindow) -> None:
    dice = Dice(5)
    turn_begins(page, 1, dice)
    state, path = page.session.match.answers[:], shell.archive.save("Duel")
    for _ in range(3):
        go_on(page, dice)
    later = page.session.match.answers[:]
    shell.show_home()
    shell.resume()
    assert shell.session is not None and shell.session.match.answers == later, "by the journal"
    shell.load(path)
    assert shell.session is not None and shell.session.match.answers == state


def test_a_game_that_is_over_is_looked_back_on(shell: Shell, page: GameWindow) -> None:
    dice = Dice(11)
    while isinstance(shell.page, GameWindow):
        go_on(page, dice)
    end = shell.page
    assert isinstance(end, EndPage)
    played = shell.statistics.games()[-1]
    assert played.game == "tcg" and played.names == ("Ann", "Ben")
    review = end.findChild(Review)
    assert review is not None and "Ann" in review.graph.described(0) and len(review.measures) > 0
    end.review.emit(4)
    assert isinstance(shell.page, ReplayPage) and shell.page.index == 4
    shell.page.step(1)
    assert shell.page.index == 5

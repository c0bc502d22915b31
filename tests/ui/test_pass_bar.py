"""With friends around one screen one can pass on secret questions for the rest of the turn."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from sparktable.ui.game_window import GameWindow
from sparktable.ui.shell import Shell
from ui.driving import AGAINST_BOTS, WITH_FRIENDS, start


def till_secret(page: GameWindow) -> bool:
    """Answer till a secret question waits, with its player before the screen."""
    session = page.session
    for number in range(400):
        if session.outcome is not None:
            return False
        if session.curtain is not None:
            assert not page.pass_bar.isVisible(), "whoever has not come yet says nothing"
            page.handover.lift()
        if session.may_auto_pass:
            return True
        assert not page.pass_bar.isVisible()
        session.answer(session.options[number % len(session.options)])
    return False


@pytest.mark.parametrize("always", [False, True])
def test_one_button_passes_for_the_rest_of_the_turn(qtbot: QtBot, shell: Shell, always: bool) -> None:
    page = start(shell, WITH_FRIENDS)
    assert till_secret(page)
    asked, before = page.session.decision, len(page.session.match.answers)
    assert asked is not None and page.pass_bar.isVisible()
    button = page.pass_bar.always if always else page.pass_bar.unless_able
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    answer = page.session.match.answers[before]
    assert (answer.seat, answer.option.kind) == (asked.seat, "pass")
    passed = page.session._auto_passes.answer(asked, page.session.match.state.turn)
    assert passed == (always or len(asked.options) == 1)


def test_against_the_computer_there_is_nothing_to_say(shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    assert not page.session.may_auto_pass and not page.pass_bar.isVisible()


@pytest.mark.parametrize("room", [1200, 370, 250])
def test_however_little_room_there_is_both_buttons_are_seen_whole(
        shell: Shell, monkeypatch: pytest.MonkeyPatch, room: int) -> None:
    page = start(shell, WITH_FRIENDS)
    assert till_secret(page)
    bar = page.pass_bar
    monkeypatch.setattr(type(page.table_area), "room", QRect(0, 0, room, 600))
    bar.refresh()
    assert bar.x() + bar.width() <= room
    for button in (bar.unless_able, bar.always):
        assert bar.rect().contains(button.geometry()) and button.width() >= button.sizeHint().width()
    assert (bar.unless_able.y() == bar.always.y()) == (room > 250), "one beneath the other only where they must be"

"""What a player has played is there again: continued, saved, found in lists, brought in and sent out."""
from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from sparktable.kernel.match import Answer
from sparktable.ui.end_screen import EndPage
from sparktable.ui.game_window import GameWindow
from sparktable.ui.replay import ReplayPage
from sparktable.ui.shell import Shell

from .test_replays import play


@pytest.fixture
def ended(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> EndPage:
    monkeypatch.setattr("toys.deckbuilder.LAST_TURN", 3)
    play(shell)
    assert isinstance(shell.page, EndPage)
    return shell.page


def go_on(shell: Shell) -> list[Answer]:
    """Give an answer. Returns all that have been given."""
    assert isinstance(shell.page, GameWindow)
    shell.page._lift_curtain()
    shell.page.take(shell.page.session.options[-1])
    return list(shell.page.session.match.answers)


def test_a_rematch_is_kept_on_record_like_any_game(qtbot: QtBot, shell: Shell, ended: EndPage) -> None:
    ended.rematch.emit()
    answers = go_on(shell)
    shell.show_home()
    shell.resume()
    assert shell.session is not None and shell.session.match.answers == answers


def test_what_is_played_on_from_a_replay_is_kept_on_record(qtbot: QtBot, shell: Shell, ended: EndPage) -> None:
    ended.review.emit(2)
    assert isinstance(shell.page, ReplayPage)
    shell.page.play_on.emit(shell.page.film.branch(2), shell.page.film.players)
    answers = go_on(shell)
    shell.show_home()
    shell.resume()
    assert shell.session is not None and shell.session.match.answers == answers

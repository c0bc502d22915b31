"""Whoever was away is told what others did meanwhile, wherever the game is gone on with, and no more than the seat
may know."""
from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from sparktable.app.replay import RecordedGame
from sparktable.table.turn_digest import TurnLine
from sparktable.ui.game_window import GameWindow
from sparktable.ui.picture_table_area import PictureTableArea
from sparktable.ui.shell import Shell
from ui.driving import asked, start
from ui.matrix import DUEL, FRIENDS

pytestmark = pytest.mark.usefixtures("the_matrix")


def told(shell: Shell) -> tuple[TurnLine, ...]:
    """The line of others' turns that lies on the table."""
    assert isinstance(shell.page, GameWindow) and isinstance(shell.page.table_area, PictureTableArea)
    table = shell.page.table_area.table
    assert bool(table.interaction.turns) == (table.layout_now.get("turns") is not None), "it is seen as well"
    return table.interaction.turns


def test_what_others_did_is_told_after_continue_load_and_play_on(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, DUEL)
    while not told(shell):
        assert asked(qtbot, shell)
        page.take(page.session.options[-1])
        assert asked(qtbot, shell)
    lines, path = told(shell), shell.archive.save("Sunday")
    assert [line.seat for line in lines] == [1] and lines[0].deeds
    shell.show_home()
    shell.resume()
    assert told(shell) == lines
    shell.load(path)
    assert told(shell) == lines
    recording = RecordedGame.of_file(path)
    shell.play_on(recording.branch(len(recording)), recording.players, "")
    assert told(shell) == lines


def test_whoever_comes_back_to_the_screen_is_told_what_the_seat_may_know(shell: Shell) -> None:
    page = start(shell, FRIENDS)
    session, seats = page.session, set[int]()
    while seats != {0, 1}:
        if session.curtain is None:
            page.take(session.options[-1])
            continue
        assert not told(shell), "behind the curtain nothing is told to anybody"
        page.handover.lift()
        for line in told(shell):
            seats.add(session.viewer)
            assert line.seat != session.viewer
            for deed in line.deeds:
                assert deed.slot < 0 or any(
                    (slot, ident) == (deed.slot, deed.ident) and known & 1 << session.viewer
                    for entry in session.log for slot, ident, known in entry.event.identities)

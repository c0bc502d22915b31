"""Whoever was away is told what others did meanwhile, wherever the game is gone on with, and no more than the seat
may know."""
from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from sparktable.app.replay import RecordedGame
from sparktable.games.matrix.events import BUYS
from sparktable.games.matrix.state import HAND, seat_zone
from sparktable.kernel.decisions import card
from sparktable.kernel.values import Event
from sparktable.table.turn_digest import TurnLine
from sparktable.table.turn_strip import RECALL
from sparktable.ui.game_window import GameWindow
from sparktable.ui.picture_table_area import PictureTableArea
from sparktable.ui.shell import Shell
from ui.driving import asked, start
from ui.matrix import DUEL, FRIENDS, Mouse

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
        page.answers.take(page.session.options[-1])
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


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [100, 150])
def test_every_card_of_what_others_did_is_called_back_by_a_click(qtbot: QtBot, shell: Shell, width: int, height: int,
                                                                 text: int) -> None:
    shell.file.settings.display.text_percent = text
    shell.apply_settings()
    shell.resize(width, height)
    page, called = start(shell, DUEL), 0
    mouse = Mouse(qtbot, page)
    while called < 4:
        assert asked(qtbot, shell)
        qtbot.waitUntil(lambda: not page.table_area.moving, timeout=60_000)
        shown = [piece.key for piece in mouse.table.layout_now.pieces if piece.action == RECALL]
        for key in shown:
            number, at = (int(part) for part in key.split(":")[1:])
            deed = told(shell)[number].deeds[at]
            mouse.click(mouse.table.layout_now.get(key))
            if deed.slot >= 0:
                card = mouse.table.layout_now.get("recall card") or mouse.table.layout_now.get("held card")
                assert card is not None and card.slot in {one.slot for one in deed.singly}, key
                assert card.box.x >= 0 and card.box.right <= mouse.table.width()
                called += 1
            assert mouse.table.keys.escape() or deed.slot < 0
        page.answers.take(page.session.options[-1])


def test_whoever_comes_back_to_the_screen_is_told_what_the_seat_may_know(shell: Shell) -> None:
    page = start(shell, FRIENDS)
    session, seats = page.session, set[int]()
    while seats != {0, 1}:
        if session.curtain is None:
            page.answers.take(session.options[-1])
            continue
        assert not told(shell), "behind the curtain nothing is told to anybody"
        page.handover.lift()
        assert {line.seat for line in told(shell)} <= {1 - session.viewer}
        seats |= {session.viewer for _ in told(shell)}


def test_what_the_seat_may_not_know_is_told_without_its_name(shell: Shell) -> None:
    page = start(shell, FRIENDS)
    session = page.session
    while session.curtain is not None or not told(shell):
        page.handover.lift() if session.curtain is not None else page.answers.take(session.options[-1])
    other, state = 1 - session.viewer, session.match.state
    slot = state.zones[seat_zone(other, HAND)][0]
    bought = Event(BUYS, other, (card(slot),), ((slot, state.ident[slot], 1 << other),))
    lines = session._log.lines
    at = max(place for place, entry in enumerate(lines) if entry.seat == other)
    lines[at] = lines[at]._replace(event=bought)
    page.table_area.retranslate()
    deed = next(deed for deed in told(shell)[-1].deeds if deed.icon == "buy")
    assert (deed.slot, deed.ident) == (-1, None) and state.card(slot).name not in deed.text

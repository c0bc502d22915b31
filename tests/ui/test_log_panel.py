"""The log beside the table: grouped, filtered, copied, and how far back undo goes."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QListWidgetItem
from pytestqt.qtbot import QtBot

from sparktable.app.replay import RecordedGame
from sparktable.app.told_together import is_said_next
from sparktable.games.matrix.events import ACTIVATES, LOSES_ENERGON
from sparktable.kernel.values import Event
from sparktable.ui import style
from sparktable.ui.game_window import GameWindow
from sparktable.ui.log_lines import _LOOK, Heading, Line, headed
from sparktable.ui.shell import Shell
from ui.driving import AGAINST_BOTS, asked, start
from ui.matrix import DUEL


def test_the_log_shows_how_far_back_undo_goes(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)

    def lines() -> list[str]:
        return [page.log.lines.item(row).text() for row in range(page.log.lines.count())]

    assert "cannot undo past" not in "".join(lines()), "nothing has been learnt yet"
    while not (page.session.barrier and page.session.can_undo):
        assert asked(qtbot, shell)
        page.answers.take(page.session.options[0])
    barrier = next(row for row, line in enumerate(lines()) if "cannot undo past" in line)
    assert barrier < len(lines()) - 1, "what lies below it can be taken back"
    item = page.log.lines.item(barrier)
    assert page.log.lines.visualItemRect(item).height() < 16, "a thin rule: its words are told who points at it"
    assert "cannot undo past" in item.toolTip() and "cannot undo past" not in page.log.text()
    page.log.filter.setText("nobody")
    assert item.isHidden() and page.log.text() == "", "who looks for something sees only that"
    page.log.filter.clear()
    assert not item.isHidden()
    while page.session.can_undo:
        page.undo.trigger()
    assert "cannot undo past" not in "".join(lines()), "nothing can be taken back that it would be the end of"


def test_the_log_is_grouped_by_turn_filtered_and_copied(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    card = page.speech.option(page.session.options[0], page.session.view.state).removeprefix("Play ")
    qtbot.keyClick(page.options, Qt.Key.Key_1)
    lines = page.log.text().splitlines()
    assert lines[0] == "New game: Toy deck-builder"
    assert lines[1:3] == ["Turn 1: Ann", f"{card} is played."]
    qtbot.keyClicks(page.log.filter, "nothing like it")
    assert page.log.text() == ""
    page.log.filter.clear()
    page.log.copy()
    assert QApplication.clipboard().text().splitlines() == lines


def test_a_line_of_the_log_shows_its_card(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    card = page.speech.option(page.session.options[0], page.session.view.state).removeprefix("Play ")
    qtbot.keyClick(page.options, Qt.Key.Key_1)
    item = page.log.lines.item(2)
    qtbot.mouseClick(page.log.lines.viewport(), Qt.MouseButton.LeftButton,
                     pos=page.log.lines.visualItemRect(item).center())
    assert page.inspector.name.text() == card


def test_no_line_of_the_log_is_cut(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    item = QListWidgetItem("Computer 2 discards the Mission that nobody could have foreseen at all.")
    page.log.lines.addItem(item)
    lines = page.log.lines
    room = lines.viewport().width() - 16
    needed = QFontMetrics(lines.font()).boundingRect(0, 0, room, 9999, Qt.TextFlag.TextWordWrap, item.text()).height()
    assert lines.visualItemRect(item).height() >= needed > QFontMetrics(lines.font()).height()


def lines_of(page: GameWindow) -> list[str]:
    return [page.log.lines.item(row).text() for row in range(page.log.lines.count())]


def test_the_log_is_whole_after_continue_load_and_play_on(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    for _ in range(8):
        assert asked(qtbot, shell)
        page.answers.take(page.session.options[0])
    assert asked(qtbot, shell)
    told = [entry.event for entry in page.session.log]
    assert len(told) > 10
    path = shell.archive.save("Sunday")

    def now() -> list[Event]:
        assert isinstance(shell.page, GameWindow)
        assert len(lines_of(shell.page)) > 5
        return [entry.event for entry in shell.page.session.log][:len(told)]

    shell.show_home()
    shell.resume()
    assert now() == told
    shell.load(path)
    assert now() == told
    recording = RecordedGame.of_file(path)
    shell.play_on(recording.branch(len(recording)), recording.players, "")
    assert now() == told


@pytest.mark.usefixtures("the_matrix")
def test_a_block_for_every_turn_says_whose_it_is_and_its_cards_can_be_clicked(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, DUEL)
    while not any(entry.turn > 1 for entry in page.session.log):
        assert asked(qtbot, shell)
        page.answers.take(page.session.options[0])
    looks = [page.log.lines.item(row).data(_LOOK) for row in range(page.log.lines.count())]
    heading = next(look for look in looks if isinstance(look, Heading) and look.seat == 0)
    assert heading.name == page.speech.seat(0) and heading.note == "turn 2 · Ann"
    assert page.log.lines.portrait is not None and page.log.lines.portrait(0, 26, 1.0) is not None
    row, line = next((row, look) for row, look in enumerate(looks) if isinstance(look, Line)
                     and any(part.ref is not None and part.ref.kind == "card" for part in look.parts))
    assert line.icon, "a sign says what sort of thing it was"
    name = next(part for part in line.parts if part.ref is not None and part.ref.kind == "card")
    shown: list[int] = []
    page.log.inspected.connect(shown.append)
    item = page.log.lines.item(row)
    page.log.lines.scrollToItem(item)
    place = page.log.lines.visualItemRect(item)
    across, high = next((x, y) for y in range(place.top() + 12, place.bottom(), 8)  # it may stand in a second line
                        for x in range(place.left(), place.right()) if page.log.lines.link_at(x, y) == name)
    qtbot.mouseClick(page.log.lines.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(across + 3, high))
    assert shown[-1] == name.ref.value
    assert page.table.interaction.marked == (name.ref,), "and it is pointed out on the table"
    page.session.on_change.clear()


@pytest.mark.usefixtures("the_matrix")
def test_what_an_ability_costs_is_told_once(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, DUEL)
    while not any(entry.event.kind == ACTIVATES for entry in page.session.log):
        assert asked(qtbot, shell)
        ability = [option for option in page.session.options if option.kind == "activate"]
        page.answers.give((ability or page.session.options)[0])
    at = next(at for at, entry in enumerate(page.session.log) if entry.event.kind == ACTIVATES)
    paid, used = (entry.event for entry in page.session.log[at - 1:at + 1])
    assert paid.kind == LOSES_ENERGON
    lines = page.log.text().splitlines()
    state = page.session.match.state
    told = lines.index(page.speech.event(used, state))
    assert lines[told - 1] != page.speech.event(paid, state)
    other = paid._replace(seat=1 - paid.seat)
    assert not is_said_next(page.speech, other, used), "somebody else’s loss is told"


@pytest.mark.parametrize("width", [180, 260, 600])
def test_a_heading_is_never_cut(qapp, width: int) -> None:
    look = Heading("Optimus Prime", "turn 16 · Computer · Warrior", 0)
    words = headed(look, width, style.current())
    lines = [words.lineAt(number) for number in range(words.lineCount())]
    assert sum(line.textLength() for line in lines) == len(words.text())
    assert all(line.naturalTextWidth() <= width for line in lines)
    assert look.name in words.text() and look.note in words.text()

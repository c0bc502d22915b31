"""Whole games of the Matrix through the window: by mouse against an opponent, and alone by keyboard; what its log and
its replay tell, and how the screen is handed over."""
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sparktable.app.players import Player
from sparktable.app.replay import ALL, RecordedGame
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.app.translations import PSEUDO, WORDS
from sparktable.kernel.rng import Dice
from sparktable.table.drawings import Chip
from sparktable.table.table_view import TableView
from sparktable.table.text_outline import text as in_words
from sparktable.ui.end_screen import EndPage
from sparktable.ui.game_window import GameWindow
from sparktable.ui.replay_page import ReplayPage
from sparktable.ui.shell import Shell
from sparktable.ui.snapshot import pixmap_of_png
from ui.driving import asked, nearly_over, sit_down, start
from ui.matrix import ALONE, DUEL, FRIENDS, Mouse
from ui.pages import clipped, visible_texts

pytestmark = pytest.mark.usefixtures("the_matrix")


def test_a_whole_game_against_an_opponent_is_played_with_the_mouse(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, DUEL)
    mouse, dice = Mouse(qtbot, page), Dice(5)
    while asked(qtbot, shell):
        options = page.session.options
        mouse.give(options[dice.below(len(options))])
    assert isinstance(shell.page, EndPage)
    assert mouse.on_table > 2 * mouse.on_list, "the picture of the table is what is played on"
    assert {key for key in WORDS.missing if not key.startswith(("matrix.word", "ai.", "why."))} == set()


def test_a_whole_game_alone_is_played_by_keyboard(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, ALONE)
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


def test_whoever_watches_opponents_is_none_of_them_and_is_asked_nothing(qtbot: QtBot, shell: Shell) -> None:
    shell.thinker._hard_stop = 600
    page = start(shell, replace(DUEL, players=(Player("", "patient"), Player("", "patient"))))
    table = page.table
    assert isinstance(table, TableView)
    for name in page.speech.names:
        qtbot.waitUntil(lambda name=name: bool(page.move_now()) or (
            table.waiting.sentence == "Thinking …" and page.speech.seat(page.session.decision.seat) == name))
        prompt, panel = (table.layout_now.get(key) for key in ("prompt", "player:0"))
        turn = page.speech.seat(page.session.view.state.active)
        assert prompt.drawing.question == f"{turn} is playing", "also while another decides"
        assert not prompt.drawing.mine
        assert (panel.drawing.name, panel.drawing.note) == (page.speech.names[0], "Computer")
        assert not [piece for piece in table.layout_now.pieces if piece.key == "end turn"]
    page.session.on_change.clear()


def start_moving(shell: Shell, file: SettingsFile) -> GameWindow:
    """A table that takes its time to show what was done."""
    file.settings.play.own_speed = "1"
    page = start(shell, ALONE)
    assert isinstance(page.table, TableView)
    shell.show()
    return page


def test_the_log_is_never_ahead_of_the_table(qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    """Whoever reads it learns of no result before it has been seen; in the end it tells everything."""
    page, dice = start_moving(shell, file), Dice(4)
    held = 0
    for _ in range(12):
        page.session.answer(page.session.options[dice.below(len(page.session.options))])
        moving, before = page.table.queue.running, page.log.text()
        page.table.skip_animation()
        told = page.log.text()
        held += moving and before != told
        assert moving or before == told
        page.log.rewrite()
        assert page.log.text() == told
    assert held > 3


def test_the_table_does_not_fall_behind_whoever_answers_faster_than_it_shows(
        qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    """From the list, say, which offers the next answer while the table still shows what came of the last."""
    page, dice = start_moving(shell, file), Dice(4)
    moving = 0
    for _ in range(12):
        answered_from = page.table.newest
        page.answers.take(page.session.options[dice.below(len(page.session.options))])
        if page.table.queue.running:
            moving += 1
            assert page.table.display.shown is answered_from
    assert moving > 3


def test_the_log_shows_its_last_line_until_it_is_scrolled_back(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, ALONE)
    lines, dice = page.log.lines, Dice(4)
    bar = lines.verticalScrollBar()

    def play(answers: int) -> None:
        for _ in range(answers):
            page.session.answer(page.session.options[dice.below(len(page.session.options))])
        QApplication.processEvents()

    play(25)
    assert lines.visualItemRect(lines.item(lines.count() - 1)).bottom() <= lines.viewport().height()
    shell.resize(1100, 640)
    QApplication.processEvents()
    assert bar.value() == bar.maximum() > 0
    bar.setValue(10)
    play(6)
    assert bar.value() == 10


def test_a_line_of_the_log_shows_its_place_until_the_game_goes_on(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, ALONE)
    assert isinstance(page.table, TableView)
    entrance = page.session.options[-1]
    page.answers.take(entrance)
    name = page.speech.option(entrance, page.session.view.state)
    lines = page.log.lines
    row = next(row for row in range(lines.count()) if f" {name}." in lines.item(row).text())
    for _ in range(2):
        lines.scrollToItem(lines.item(row))
        place = lines.visualItemRect(lines.item(row)).center()
        qtbot.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert set(entrance.refs) <= set(page.table.interaction.marked)
        page.answers.take(page.session.options[0])
        assert page.table.interaction.marked == ()


def test_what_ends_a_game_is_seen_before_the_last_page_and_counted_at_once(
        qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    match, (last,) = nearly_over(ALONE, 1)
    file.settings.play.own_speed = "1"
    page = sit_down(shell, match, ALONE)
    assert isinstance(page.table, TableView)
    page.session.answer(last)
    assert shell.page is page and page.table.queue.running
    assert len(shell.statistics.games()) == 1
    page.table.skip_animation()
    assert isinstance(shell.page, EndPage)


def test_a_replay_tells_nothing_before_the_table_has_shown_it(
        qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    file.settings.display.motion = "less"
    page = start(shell, ALONE)
    for _ in range(4):
        page.answers.take(page.session.options[0])
    shell.show_recording(RecordedGame.of_match(page.session.match, page.session.players))
    replay = shell.page
    assert isinstance(replay, ReplayPage) and isinstance(replay.table, TableView)

    def told() -> int:
        return sum(not replay.lines.item(row).isHidden() for row in range(replay.lines.count()))

    before = told()
    while not replay.table.queue.running:
        before = told()
        replay.step(1)
    assert replay.table.queue.calm, "motion is reduced there too"
    assert told() == before
    replay.table.skip_animation()
    assert told() > before


def test_the_curtain_wears_the_colour_and_the_face_of_who_is_called(shell: Shell) -> None:
    page = start(shell, FRIENDS)
    while page.session.curtain is None:
        page.answers.take(page.session.options[-1])
    called = page.session.curtain
    fallen = page.curtain.grab().toImage()
    pictures = []
    for faction in ("autobot", "decepticon", ""):
        page.curtain.fall("Ben", faction)
        pictures.append(page.curtain.grab().toImage())
    autobot, decepticon, nobody = pictures
    assert len({autobot.pixel(3, 3), decepticon.pixel(3, 3), nobody.pixel(3, 3)}) == 3
    assert fallen.pixel(3, 3) == pictures[called].pixel(3, 3), "that of the seat that is asked"
    grey = [picture.convertToFormat(QImage.Format.Format_Grayscale8) for picture in (autobot, decepticon)]
    assert grey[0] != grey[1], "the emblems differ in shape, not in colour only"
    assert page.curtain.face.isHidden(), "of whom nothing is known"
    page.handover._fall()
    assert not page.curtain.face.pixmap().isNull() and page.curtain.sign.isHidden()
    page.curtain.rise()
    assert page.curtain.face.pixmap().isNull(), "what is not seen takes no room"


def test_a_curtain_lifted_with_the_mouse_leaves_no_mark_of_the_keyboard(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, FRIENDS)
    while page.session.curtain is None:
        page.answers.take(page.session.options[-1])
    qtbot.mouseClick(page.curtain.ready, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is page.table
    assert not page.table.keys.visible


def test_nothing_at_the_table_escapes_translation(qtbot: QtBot, shell: Shell) -> None:
    """In the pseudo-language whatever stays plain, but for names, has escaped; and what is 40 % longer has room."""
    shell.file.settings.language.code = PSEUDO
    shell.apply_settings()
    page = start(shell, ALONE)
    names = {card.name for card in page.session.match.state.cards} | {"Ann"}
    plain: set[str] = set()

    def read(texts: Iterable[str]) -> None:
        for text in texts:
            for name in sorted(names, key=len, reverse=True):
                text = text.replace(name, "")
            if any(letter.isalpha() for letter in text.replace("Mission", "")) and "[" not in text:
                plain.add(text)

    for _ in range(40):
        options = page.session.options
        page.answers.take(next((option for option in options if option.kind != "end turn"), options[0]))
        state = page.session.view.state
        texts_of_cards = {page.speech.option(option, state) for option in page.session.options if option.kind == "do"}
        names |= texts_of_cards  # they are made from the cards' trees, in a real language
        read(piece.name for piece in page.table.layout_now.pieces if piece.zone in ("prompt", "players", ""))
        read(page.speech.option(option, state) for option in page.session.options)
    read(page.log.text().splitlines())
    told = page.inspector.help.text()  # like the cards' texts in a real language
    keys = {each.key.text() for each in page.tool_bar.tools}
    read(text for _, text in visible_texts(page) if text not in (told, *keys))
    assert plain == set()
    QApplication.processEvents()
    assert clipped(page) == []
    assert {key for key in WORDS.missing if not key.startswith(("matrix.word", "ai.", "why."))} == set()


def test_whoever_watches_with_all_cards_open_is_nobody_at_the_table(qtbot: QtBot, shell: Shell) -> None:
    session = start(shell, ALONE).session
    shell.show_recording(RecordedGame.of_match(session.match, session.players))
    assert isinstance(shell.page, ReplayPage)
    shell.page._look_through(ALL)
    layout = shell.page.table.layout_now
    said = {mark.drawing.text for piece in layout.pieces for mark in piece.marks if isinstance(mark.drawing, Chip)}
    assert "facedown" in said and "only you" not in said
    assert "only you" not in in_words(shell.page.table.outline())
    assert layout.get("end turn") is None, "there is nothing to be answered"


def test_a_walk_goes_step_by_step_and_stops_where_something_is_found(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, ALONE)
    dice, walked, stopped, undone = Dice(6), 0, 0, 0
    while asked(qtbot, shell) and (walked < 3 or not stopped) and page.session.match.state.turn < 40:
        walks = [walk for walk in page.table.display.walks.values() if len(walk.steps) > 1]
        if not walks:
            page.answers.take(page.session.options[dice.below(len(page.session.options))])
            continue
        walk = walks[dice.below(len(walks))]
        state, before = page.session.match.state, len(page.session.match.answers)
        page.answers.walk(walk)
        qtbot.waitUntil(lambda: not page.answers._way)
        given = [answer.option for answer in page.session.match.answers[before:before + len(walk.steps)]]
        assert given == list(walk.steps[:len(given)]) and given
        state = page.session.match.state
        if len(given) == len(walk.steps) and state.at[0] == walk.option.value("space"):
            walked += 1
            if page.session.barrier <= before:  # nothing was seen on the way: one click, one undo
                page.undo.trigger()
                assert len(page.session.match.answers) == before
                page.redo.trigger()
                assert len(page.session.match.answers) == before + len(walk.steps)
                undone += 1
        else:
            stopped += 1
    assert walked >= 3 and undone


def test_the_table_that_was_left_is_shown_in_whole_rows_with_all_that_lies_open(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, DUEL)
    assert asked(qtbot, shell)
    table = page.table_area.table
    pieces = table.layout_now.pieces
    boxes = {piece.key: table.mapFromScene(*piece.box).boundingRect() for piece in pieces if piece.zone == "board"}
    shown = page.table_area.middle()
    assert boxes and all(shown.contains(box) or not shown.contains(box.center()) for box in boxes.values())
    assert all(shown.contains(box) for key, box in boxes.items() if key.startswith("mover:"))


@pytest.mark.parametrize("setup", [DUEL, FRIENDS], ids=["alone at the screen", "two at the screen"])
def test_home_shows_the_table_that_was_left_unless_somebody_else_may_come_to_it(
        qtbot: QtBot, shell: Shell, setup: Setup) -> None:
    page = start(shell, setup)
    page.session.lift_curtain()
    page.curtain.rise()
    assert asked(qtbot, shell)
    page.answers.take(page.session.options[0])
    shown = page.table_area.middle()
    hands = [piece for piece in page.table.layout_now.pieces if piece.zone == "hand"]
    assert hands and not any(shown.contains(round(piece.box.cx), round(piece.box.cy)) for piece in hands)
    shell.show_home()
    left = shell.archive.last_look()
    assert left.turn >= 1
    picture = pixmap_of_png(left.picture)
    assert (picture is not None) == (setup is DUEL)
    if picture is not None:
        assert abs(picture.width() / picture.height() - shown.width() / shown.height()) < 0.05

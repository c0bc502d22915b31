"""A lesson in the window: beside the table, never in its way, and left or taken up again at any moment."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.lessons import Lesson, lesson_files, read_lesson, said, stressed
from sparktable.app.translations import WORDS
from sparktable.games import GAMES
from sparktable.table.guidance import Dots, Veil
from sparktable.table.highlights import glows
from sparktable.table.piece import Piece
from sparktable.table.table_view import TableView
from sparktable.ui import lesson_strip
from sparktable.ui.end_screen import EndPage
from sparktable.ui.game_window import GameWindow
from sparktable.ui.home import HomePage
from sparktable.ui.lesson_strip import LessonStrip
from sparktable.ui.lessons import LessonsPage
from sparktable.ui.shell import Shell


@pytest.fixture
def lesson(monkeypatch: pytest.MonkeyPatch, the_matrix: None) -> Lesson:
    monkeypatch.setattr(lesson_strip, "PAUSE", 0)
    return of_name("first_game")


def of_name(name: str) -> Lesson:
    return read_lesson(next(path for path in lesson_files() if path.stem == name))


def taken(shell: Shell, lesson: Lesson) -> LessonStrip:
    shell.take_lesson(lesson)
    assert isinstance(shell.page, GameWindow) and shell.page.lesson is not None
    shell.page.lesson.refresh()
    return shell.page.lesson


def window(shell: Shell) -> GameWindow:
    assert isinstance(shell.page, GameWindow)
    return shell.page


def wait_for_turn(qtbot: QtBot, strip: LessonStrip) -> None:
    """Until it is the learner's."""
    qtbot.waitUntil(lambda: strip.course.to_read is not None or strip.course.line is None or strip.course.line.spoken)


def do_next(qtbot: QtBot, shell: Shell, strip: LessonStrip) -> None:
    """Read or answer what comes next."""
    wait_for_turn(qtbot, strip)
    if strip.course.to_read is not None:
        strip.refresh()
        strip.next.click()
    else:
        page = window(shell)
        page.answers.take(next(option for option in page.session.options if strip.course.accepts(option)))


def test_the_first_tile_leads_to_the_lessons(shell: Shell, lesson: Lesson) -> None:
    shell.show_home()
    assert isinstance(shell.page, HomePage)
    shell.page.tiles[0].click()
    assert isinstance(shell.page, LessonsPage)
    shell.page.tiles[0].click()
    assert window(shell).lesson is not None


def test_each_lesson_stands_under_its_game_with_its_minutes_and_a_mark_where_it_is_done(
        shell: Shell, lesson: Lesson, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    shell.file.settings.memory.lessons = {"arena_duel": 999}
    shell.show_lessons()
    page = shell.page
    assert isinstance(page, LessonsPage)
    headings = [each.text() for each in page.findChildren(QLabel) if each.property("role") == "name"]
    assert headings == [WORDS.say(f"title.{game}") for game in ("matrix", "arena", "tcg")]
    duel = next(tile for tile in page.tiles if tile.accessibleName() == "A duel in the arena")
    assert duel.done and duel.accessibleDescription().startswith("Done. ") and duel.chip == "3 min"
    assert duel.note.text() == "Battle for Cybertron: move, attack, defend, and win.", "the mark is not said twice"


def test_what_is_to_be_read_goes_on_with_a_key(shell: Shell, lesson: Lesson) -> None:
    strip = taken(shell, lesson)
    before = strip.course.number
    QApplication.processEvents()
    QTest.keyClick(strip.next, Qt.Key.Key_Space)
    assert strip.course.number == before + 1
    assert strip.next.isHidden()


def test_an_answer_that_does_not_count_changes_nothing_and_is_told(shell: Shell, lesson: Lesson) -> None:
    strip = taken(shell, lesson)
    strip.next.click()
    session = window(shell).session
    window(shell).answers.take(next(option for option in session.options if not strip.course.accepts(option)))
    assert not session.match.answers
    assert strip.course.otherwise is not None
    assert strip.text.text() == said(strip.course.otherwise)


def test_whoever_goes_astray_three_times_is_shown_the_answer(shell: Shell, lesson: Lesson) -> None:
    strip = taken(shell, lesson)
    strip.next.click()
    session, line = window(shell).session, strip.course.line
    for _ in range(3):
        assert strip.reveal.isHidden()
        window(shell).answers.take(next(option for option in session.options if not strip.course.accepts(option)))
    assert not strip.reveal.isHidden() and not session.match.answers
    strip.reveal.click()
    assert len(session.match.answers) == 1 and strip.course.line != line
    strip.refresh()
    assert strip.reveal.isHidden()


@pytest.mark.parametrize("asked", ["stand on B2", "end turn", "keep"])
def test_what_gives_the_answer_is_lit_and_nothing_else(
        qtbot: QtBot, shell: Shell, lesson: Lesson, asked: str) -> None:
    """Also where the answer names neither a card nor a space."""
    strip = taken(shell, lesson)
    while strip.course.line is None or strip.course.line.sentence != asked or strip.course.to_read is not None:
        do_next(qtbot, shell, strip)
    strip.refresh()
    table = window(shell).table
    assert isinstance(table, TableView)
    found = glows(table.interaction.layout, table.interaction, table.tableau, table.shown, None, None, None, None)
    glowing = {key for key, glow in found.items() if {"active", "selectable"} & {*glow.rings}}
    giving = {piece.key for piece in table.layout_now.pieces
              if any(strip.course.accepts(option) for option in (
                  piece.option, *(act.option for act in table.lights.acts_at(piece.key))) if option is not None)}
    assert glowing == giving != set()


def test_shown_again_the_keys_are_where_the_answer_is_given(qtbot: QtBot, shell: Shell, lesson: Lesson) -> None:
    strip = taken(shell, lesson)
    strip.next.click()
    do_next(qtbot, shell, strip)
    strip.refresh()
    strip.again.click()
    table = window(shell).table
    assert isinstance(table, TableView) and table.hasFocus() and table.focused is not None
    assert any(strip.course.accepts(act.option) for act in table.lights.acts_at(table.focused))


def test_the_task_stands_out_from_what_is_told_beside_it(qtbot: QtBot, shell: Shell, lesson: Lesson) -> None:
    strip = taken(shell, lesson)
    strip.next.click()
    do_next(qtbot, shell, strip)
    strip.refresh()
    assert strip.course.words is not None
    task, told = stressed(strip.course.words), strip.text.text()
    assert task and told.startswith(task) and task != told and "*" not in told
    lighter = QLabel.text(strip.text).partition("font-weight: 400")
    assert lighter[1] and task.split()[-1] in lighter[0] and told.split()[-1] in lighter[2]


def test_dots_lead_once_to_what_is_asked_for_under_a_veil_that_keeps_nobody_from_anything(
        shell: Shell, lesson: Lesson) -> None:
    strip = taken(shell, lesson)
    table = window(shell).table
    assert isinstance(table, TableView)
    assert table.layout_now.get("veil") is None, "what is only to be read is not dimmed"
    strip.next.click()
    table.set_speed(1.0)
    table.guidance.begin()
    strip.refresh()
    way, veil = table.layout_now.get("way to it"), table.layout_now.get("veil")
    asked = next(piece for piece in table.layout_now.pieces
                 if any(act.option in strip.course.asked_for() for act in table.lights.acts_at(piece.key)))
    assert way is not None and isinstance(way.drawing, Dots) and way.drawing.share < 1
    end = way.box.x + way.drawing.end[0], way.box.y + way.drawing.end[1]
    assert asked.zone == "board" and asked.box.inset(asked.box.w * 0.2, asked.box.h * 0.2).contains(*end), "into it"
    assert veil is not None and isinstance(veil.drawing, Veil)
    assert any(hole.contains(asked.box.cx, asked.box.cy) for hole, _ in veil.drawing.holes)
    other = next(piece for piece in table.layout_now.pieces if piece.slot >= 0 and piece.key != asked.key)
    for piece in (asked, other):
        assert table.layout_now.at(piece.box.cx, piece.box.cy) == piece
    table.set_speed(0)
    table.guidance.begin()
    strip.refresh()
    way = table.layout_now.get("way to it")
    assert way is not None and isinstance(way.drawing, Dots) and way.drawing.share == 1, "where nothing may move"
    table.press(asked)
    assert table.layout_now.get("way to it") is None


def test_what_is_spoken_of_is_seen_as_clearly_as_what_is_asked_for(
        qtbot: QtBot, shell: Shell, lesson: Lesson, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sum of the last attack, and whom it has hit; and everything that a lesson names so lies there."""
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    strip = taken(shell, of_name("arena_duel"))
    table = window(shell).table
    assert isinstance(table, TableView)
    seen = 0
    while not strip.course.played_out:
        wait_for_turn(qtbot, strip)
        window(shell).table_area.skip()
        strip.refresh()
        veil = table.layout_now.get("veil")
        for name in strip.course.told_of if veil is not None else ():
            told = [piece for piece in table.layout_now.pieces if name in (piece.key, piece.zone)]
            assert told, f"{name} is nowhere"
            assert isinstance(veil.drawing, Veil)
            holes = [hole for hole, _ in veil.drawing.holes]
            assert all(any(hole.contains(piece.box.cx, piece.box.cy) for hole in holes) for piece in told)
            seen += name == "sum"
        do_next(qtbot, shell, strip)
    assert seen


def test_dots_lead_from_the_figure_to_where_it_shall_go(
        shell: Shell, lesson: Lesson, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    strip = taken(shell, of_name("arena_duel"))
    strip.next.click()
    strip.refresh()
    table = window(shell).table
    assert isinstance(table, TableView)
    way = table.layout_now.get("way to it")
    assert way is not None and isinstance(way.drawing, Dots)
    figure = table.layout_now.get("mover:0")
    assert figure is not None
    assert figure.box.contains(way.box.x + way.drawing.start[0], way.box.y + way.drawing.start[1])
    assert not figure.box.contains(way.box.x + way.drawing.end[0], way.box.y + way.drawing.end[1])


def test_dots_lead_to_a_button_that_alone_gives_the_answer(qtbot: QtBot, shell: Shell, lesson: Lesson) -> None:
    strip = taken(shell, lesson)
    table = window(shell).table
    assert isinstance(table, TableView)

    def button() -> Piece | None:
        return next((piece for piece in table.layout_now.pieces
                     if piece.zone == "prompt" and piece.option in strip.course.asked_for()), None)

    while button() is None:
        do_next(qtbot, shell, strip)
        strip.refresh()
    way, asked = table.layout_now.get("way to it"), button()
    assert way is not None and isinstance(way.drawing, Dots) and asked is not None
    end = way.box.x + way.drawing.end[0], way.box.y + way.drawing.end[1]
    assert asked.box.inset(-4).contains(*end)


def test_escape_asks_before_the_lesson_is_left(shell: Shell, lesson: Lesson) -> None:
    strip = taken(shell, lesson)
    strip.next.click()
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Space):
        QTest.keyClick(window(shell).table, Qt.Key.Key_Escape)
        assert not strip.course.over and strip.stay.isVisible()
        assert strip.text.text() == WORDS.say("lesson.skip.ask")
        QTest.keyClick(strip.stay, key)
        assert strip.stay.isHidden() and strip.course.words is not None
        assert strip.text.text() == said(strip.course.words)
    QTest.keyClick(window(shell).table, Qt.Key.Key_Escape)
    strip.skip.click()
    assert strip.course.over
    assert shell.file.settings.memory.lessons[lesson.name] == strip.course.at


def test_marks_show_how_far_the_lesson_is(shell: Shell, lesson: Lesson) -> None:
    strip = taken(shell, lesson)
    assert strip.marks.at == 1
    strip.next.click()
    assert strip.marks.at == strip.course.number == 2


def test_it_speaks_the_language_that_is_chosen(shell: Shell, lesson: Lesson) -> None:
    strip = taken(shell, lesson)
    WORDS.use("de")
    strip.retranslate()
    assert strip.course.words is not None
    assert strip.text.text() == strip.course.words.de == strip.accessibleDescription()


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_sentence_has_room_and_the_table_keeps_its_place(
        shell: Shell, lesson: Lesson, language: str, percent: int) -> None:
    shell.file.settings.display.text_percent = percent
    shell.file.settings.language.code = language
    shell.apply_settings()
    strip = taken(shell, lesson)
    for size in (1280, 720), (1920, 1080):
        shell.resize(*size)
        QApplication.processEvents()
        assert strip.next.isVisible(), "which takes some of the width"
        room, width = strip.text.minimumHeight(), strip.text.width()
        for each in map(read_lesson, lesson_files()):
            for step in each.file.scenario.steps:
                words = [getattr(step, name, None) for name in ("say", "otherwise")]
                for sentence in (said(found) for found in words if found is not None):
                    strip.text.setText(sentence)
                    assert strip.text.heightForWidth(width) <= room, sentence


def test_a_lesson_that_was_left_goes_on_there(qtbot: QtBot, shell: Shell, lesson: Lesson) -> None:
    strip = taken(shell, lesson)
    for _ in range(4):
        do_next(qtbot, shell, strip)
    at = strip.course.at
    shell.show_home()
    assert shell.archive.leftover() is None
    assert taken(shell, lesson).course.at == at == shell.file.settings.memory.lessons[lesson.name]


def test_to_the_end_and_on_against_an_opponent(qtbot: QtBot, shell: Shell, lesson: Lesson) -> None:
    lesson = of_name("core_set")
    strip = taken(shell, lesson)
    while not strip.course.over:
        do_next(qtbot, shell, strip)
    assert strip.isHidden()
    assert shell.file.settings.memory.lessons[lesson.name] == len(lesson.lines)
    window(shell).answers.end_turn()
    answers = len(window(shell).session.match.answers)
    qtbot.waitUntil(lambda: len(window(shell).session.match.answers) > answers, timeout=60_000)
    assert shell.archive.deal() is not None


def test_beside_its_last_words_nothing_leads_back_or_out(
        qtbot: QtBot, shell: Shell, lesson: Lesson, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    strip = taken(shell, of_name("arena_duel"))
    while strip.course.number < strip.course.lesson.steps:
        assert not strip.again.isHidden() and not strip.skip.isHidden()
        do_next(qtbot, shell, strip)
        strip.refresh()
    high = window(shell).table_area.table.height()
    strip.refresh()
    QApplication.processEvents()
    assert strip.again.isHidden() and strip.skip.isHidden() and not strip.next.isHidden()
    assert window(shell).table_area.table.height() == high


def test_the_first_lesson_ends_with_the_count_and_leads_to_a_whole_game(
        qtbot: QtBot, shell: Shell, lesson: Lesson) -> None:
    strip, watched = taken(shell, lesson), set[str]()
    while strip.course.line is not None:
        do_next(qtbot, shell, strip)
        strip.refresh()
        if strip.course.others_play:
            watched.add(strip.text.text())
    assert watched == {"Slipstream is playing. Watch what happens."}, "nobody is told “Now you” before it is so"
    assert window(shell).session.outcome is not None and strip.isVisible(), "its last words come before the count"
    while not strip.course.over:
        do_next(qtbot, shell, strip)
    qtbot.waitUntil(lambda: isinstance(shell.page, EndPage))
    assert isinstance(shell.page, EndPage) and lesson.teaching.ending is not None
    assert said(lesson.teaching.ending) in [text.text() for text in shell.page.findChildren(QLabel)]
    assert not shell.statistics.games(), "nobody has won that by himself"
    shell.page.play_again.click()
    assert window(shell).lesson is None
    assert window(shell).session.match.start is None and shell.archive.deal() is not None
    assert [player.level for player in window(shell).session.players] == ["human", "rookie"]


def test_whoever_skips_it_plays_on_at_the_same_table(shell: Shell, lesson: Lesson) -> None:
    strip = taken(shell, lesson)
    strip.skip.click()
    assert strip.isHidden()
    window(shell).answers.take(window(shell).session.options[-1])
    assert len(window(shell).session.match.answers) == 1


def test_the_same_deal_after_a_skipped_lesson_is_the_position_it_began_from(
        qtbot: QtBot, shell: Shell, lesson: Lesson) -> None:
    shell.file.settings.memory.lessons = {lesson.name: len(lesson.lines) - 1}
    taken(shell, lesson).skip.click()
    match = window(shell).session.match
    for sentence in "play Bold", "end turn":
        window(shell).answers.take(lesson.file.adapter.find(match.state, sentence))
    qtbot.waitUntil(lambda: isinstance(shell.page, EndPage))
    assert isinstance(shell.page, EndPage)
    shell.page.rematch.emit()
    again = window(shell).session
    assert again.match.at(0).ident == match.at(0).ident and again.match.start is not None
    assert again.practised and shell.archive.deal() is not None
    assert [player.level for player in again.players] == ["human", "rookie"]

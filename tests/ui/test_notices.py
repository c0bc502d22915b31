"""What the window says on a table lies on no card, on no question, and on nothing that says whose turn it is."""
from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from pytestqt.qtbot import QtBot

from arena.table import Table, pawn
from sparktable.ai.judgement import judgement
from sparktable.app import catalog
from sparktable.app.catalog import title
from sparktable.app.players import Player
from sparktable.app.puzzles import puzzles
from sparktable.app.translations import WORDS
from sparktable.games import GAMES
from sparktable.games.arena.answers import STAY
from sparktable.kernel.decisions import NO
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.table.drawings import Plate
from sparktable.table.lettering import Button
from sparktable.ui.bare_place import Taken, bare_place
from sparktable.ui.shell import Shell
from sparktable.ui.table_news import NO_CHOICE
from table.tcg.test_beside import TWELVE
from tcg.table import Table as Duel

GAMES_PLAYED: Mapping[str, Mapping[str, Any]] = {
    "matrix": {"set": "war-on-cybertron", "mode": "tvt", "players": 2},
    "arena": {"mode": "duel", "players": 2}, "tcg": {}}


@pytest.fixture
def small(file, request, monkeypatch):
    """A small window with large words and a game that has come to somewhere."""
    def opened(name: str, language: str, text: int, answers: int, *, sensibly: bool = False, players: int = 2) -> Any:
        catalog.withdraw("toy-deckbuilder")
        monkeypatch.setattr(catalog, "GAMES", GAMES)
        file.settings.language.code, file.settings.display.text_percent = language, text
        shell: Shell = request.getfixturevalue("shell")
        shell.resize(QSize(1280, 720))
        shell.show()
        options = {"players": players} if sensibly else GAMES_PLAYED[name]
        match, dice = Match(title(name).open(options), 7, watched=True), Dice(3)
        judge = judgement(match.game)
        while (asked := match.decision) is not None and (len(match.answers) < answers or asked.seat):
            match.take(judge.quick(match.state, asked, dice) if sensibly
                       else asked.options[dice.below(len(asked.options))])
        seats = (Player("Ann"), *[Player("", "scout")] * (players - 1))
        session = shell.archive.play_on(match, seats, shell._ask)
        shell._show_table(session)
        return shell.page

    return opened


@pytest.mark.parametrize(("language", "text"), [("en", 100), ("de", 150)])
@pytest.mark.parametrize("answers", [4, 30])
@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_a_notice_lies_on_nothing_that_is_played_with(
        qtbot: QtBot, small, name: str, answers: int, language: str, text: int) -> None:
    page = small(name, language, text, answers)
    area, notice = page.table_area, page.notice
    notice.tell("notice.practice")
    qtbot.waitUntil(lambda: notice.isVisible() and notice.parentWidget() is area)
    notice.relook()
    vital = [each.place for each in area.to_read() if each.vital]
    heading = next(piece for piece in area.table.layout_now.pieces if piece.key in ("turn", "scores"))
    assert vital and heading.box.w and not [each for each in vital if each.intersects(notice.geometry())]
    assert area.rect().contains(notice.geometry()), "whole"


@pytest.mark.parametrize("name", ["arena_one_card_two_blows", "matrix_two_ways_to_turn"])
def test_a_notice_lies_on_no_task(qtbot: QtBot, small, name: str) -> None:
    """Neither on what is said of a puzzle nor on its buttons, even where the table has no place that is bare."""
    shell = small("arena", "de", 150, 4).window()
    shell.try_puzzle(next(each for each in puzzles() if each.name == name))
    page = shell.page
    area, notice = page.table_area, page.notice
    page.answers.take(page.session.options[0])
    for sentence in ("notice.practice", "notice.helpless"):
        notice.tell(sentence, reason="x" * 300)
        qtbot.waitUntil(lambda: notice.isVisible() and notice.parentWidget() is area)
        notice.relook()
        assert not page.puzzle.geometry().intersects(notice.geometry())


@pytest.mark.parametrize("answers", [60, 80])
def test_beside_large_words_a_notice_lies_on_no_row_or_column_and_on_no_button(
        qtbot: QtBot, small, answers: int) -> None:
    page = small("matrix", "de", 150, answers, sensibly=True)
    area, notice = page.table_area, page.notice
    notice.tell("notice.practice")
    qtbot.waitUntil(lambda: notice.isVisible() and notice.parentWidget() is area)
    notice.relook()
    kept = [area.table.mapFromScene(*piece.box).boundingRect() for piece in area.table.layout_now.pieces
            if isinstance(piece.drawing, Plate | Button)]
    vital = [each.place for each in area.to_read() if each.vital]
    assert kept and not [each for each in kept if each not in vital], "they are covered last"
    assert not [each for each in kept if each.intersects(notice.geometry())]


def test_a_notice_keeps_off_the_lane_where_an_attack_will_be_foretold(qtbot: QtBot, small, shell: Shell) -> None:
    """With a dozen on each side nothing is drawn there before somebody is pointed at."""
    small("tcg", "de", 150, 4)
    table = Duel(TWELVE, TWELVE).do("attack Red Alert")
    match = Match(table.game, 1, watched=True, start=table.s)
    shell._show_table(shell.archive.play_on(match, (Player("Ann"), Player("", "scout")), shell._ask))
    area, notice = shell.page.table_area, shell.page.notice
    qtbot.waitUntil(lambda: not area.moving)
    notice.tell("notice.practice")
    qtbot.waitUntil(lambda: notice.isVisible() and notice.parentWidget() is area)
    notice.relook()
    lane = area.table.layout_now.get("turn")
    assert lane.drawing is None
    assert not area.table.mapFromScene(*lane.box).boundingRect().intersects(notice.geometry())


def test_a_notice_makes_way_for_a_card_that_comes_up_and_for_a_hint(qtbot: QtBot, small) -> None:
    page = small("matrix", "en", 100, 4)
    area, notice, table = page.table_area, page.notice, page.table_area.table
    qtbot.waitUntil(lambda: not area.moving)
    notice.tell("notice.practice")
    qtbot.waitUntil(lambda: notice.isVisible() and notice.parentWidget() is area)

    def place(key: str) -> QRect:
        return table.mapFromScene(*table.layout_now.get(key).box).boundingRect()

    for piece in [piece for piece in table.layout_now.pieces if piece.zone == "hand"]:
        before = place(piece.key)
        table.keys.go(piece.key)
        assert place(piece.key).height() > before.height() and not place(piece.key).intersects(notice.geometry())
    area.bubble.tell("hint.thinking")
    assert not place("advice").intersects(notice.geometry())


def test_what_can_wait_waits_until_the_strip_is_free(qtbot: QtBot, small) -> None:
    """Beside large words there is one strip. Where a hint lies there, a notice would cover the sums of the turn."""
    page = small("matrix", "de", 150, 60, sensibly=True, players=4)
    area, notice = page.table_area, page.notice
    qtbot.waitUntil(lambda: not area.moving)
    notice.hide()
    area.bubble.hide()
    notice.express_in_time("test", lambda: WORDS.say("notice.practice"))
    assert notice.isVisible()
    area.bubble.tell("hint.thinking")
    qtbot.waitUntil(notice.isHidden)
    notice.take_back("test")
    area.bubble.hide()
    qtbot.waitUntil(notice.isVisible)
    assert not [each for each in area.to_read() if each.place.intersects(notice.geometry())]
    notice.take_back("test")
    assert not notice.isVisible(), "it was seen"


def test_what_was_read_does_not_come_back(qtbot: QtBot, small, monkeypatch) -> None:
    page = small("matrix", "de", 150, 60, sensibly=True, players=4)
    area, notice = page.table_area, page.notice
    qtbot.waitUntil(lambda: not area.moving)
    monkeypatch.setattr("sparktable.ui.notice.READ", 0)
    notice.hide()
    area.bubble.hide()
    notice.express_in_time("test", lambda: WORDS.say("notice.practice"))
    area.bubble.tell("hint.thinking")
    qtbot.waitUntil(notice.isHidden)
    notice.take_back("test")
    area.bubble.hide()
    qtbot.waitUntil(lambda: not area.moving)
    notice.relook()
    assert not notice.isVisible()


def test_where_the_game_before_lies_stays_said_until_it_is_read(qtbot: QtBot, small) -> None:
    page = small("matrix", "en", 100, 60, sensibly=True)
    qtbot.waitUntil(lambda: not page.table_area.moving)
    assert page.archive.marked
    page.archive.kept_aside = Path("War on Cybertron, left on turn 7.spark")
    page.news.tell_opened()
    told = page.notice.text.text()
    assert told.count("left on turn 7") == 1 and WORDS.say("notice.marked") in told
    page.answers.give(page.session.options[0])
    page.notice.relook()
    assert page.notice.text.text() == told and page.notice.says("notice.kept_aside")


def test_what_is_said_of_practice_goes_when_somebody_plays_on(qtbot: QtBot, small) -> None:
    page = small("matrix", "en", 100, 60, sensibly=True)
    qtbot.waitUntil(lambda: not page.table_area.moving)
    page.set_practice(True)
    assert page.notice.says("notice.practice")
    page.answers.give(page.session.options[0])
    assert not page.notice.says("notice.practice")


def test_a_game_that_is_no_longer_practice_is_not_called_so(qtbot: QtBot, small) -> None:
    page = small("matrix", "de", 150, 60, sensibly=True, players=4)
    area, notice = page.table_area, page.notice
    qtbot.waitUntil(lambda: not area.moving)
    page.set_practice(True)
    area.bubble.tell("hint.thinking")
    qtbot.waitUntil(notice.isHidden)
    page.set_practice(False)
    area.bubble.hide()
    notice.relook()
    assert not notice.isVisible()


def test_a_notice_makes_way_for_the_sums_of_an_attack(qtbot: QtBot, small) -> None:
    page = small("tcg", "en", 100, 4)
    area, notice, judge, dice = page.table_area, page.notice, judgement(page.session.match.game), Dice(3)
    notice.tell("notice.practice")
    qtbot.waitUntil(lambda: notice.isVisible() and notice.parentWidget() is area)
    covered = list[bool]()

    def rests() -> bool:
        if area.table.layout_now.get("battle") is not None:
            lies = notice.geometry()
            covered.append(any(each.vital and each.place.intersects(lies) for each in area.to_read()))
            area.table.next_moment()
        return not area.table.queue.running

    for _ in range(30):
        asked = page.session.decision
        if asked is None or covered:
            break
        page.session._take(judge.quick(page.session.match.state, asked, dice))
        qtbot.waitUntil(rests, timeout=20_000)
    assert covered and not any(covered)


def test_a_place_is_bare_and_near_and_what_is_vital_is_covered_last() -> None:
    room, near = QRect(0, 0, 400, 200), QPoint(200, 100)
    card = Taken(QRect(100, 40, 200, 120), vital=True)
    place = bare_place(room, [card], [QSize(160, 40), QSize(80, 80)], near)
    assert place.size() == QSize(160, 40) and not place.intersects(card.place)
    assert bare_place(room, [card], [QSize(350, 120), QSize(80, 80)], near).size() == QSize(80, 80), "narrower then"
    words = Taken(QRect(0, 0, 100, 200))
    assert not bare_place(room, [card, words, Taken(QRect(300, 0, 100, 200), vital=True)], [QSize(90, 90)],
                          near).intersects(card.place)


def test_a_strip_that_is_hardly_higher_than_a_line_is_a_bare_place() -> None:
    room = QRect(0, 0, 400, 100)
    above, below = Taken(QRect(0, 0, 400, 33), vital=True), Taken(QRect(0, 79, 400, 21), vital=True)
    place = bare_place(room, [above, below], [QSize(300, 43)], QPoint(200, 0))
    assert not place.intersects(above.place) and not place.intersects(below.place)


def test_draws_that_nobody_was_asked_about_are_told_until_the_next_answer(
        file, request, monkeypatch) -> None:
    """Nobody is in the line of fire: what is left of the turn happens by itself."""
    catalog.withdraw("toy-deckbuilder")
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    shell: Shell = request.getfixturevalue("shell")
    shell.resize(QSize(1280, 720))
    shell.show()
    table = Table(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "J4", "2/3"), die=3)
    match = Match(table.s.game, 1, watched=True, start=table.s)
    session = shell.archive.play_on(match, (Player("Ann"), Player("", "scout")), shell._ask)
    shell._show_table(session)
    page = shell.page
    assert not page.notice.says(NO_CHOICE)
    session.answer(STAY)
    assert page.notice.text.text() == "Nothing else was possible: Optimus Prime draws a card ×2."
    WORDS.use("de")
    page.notice.retranslate()
    assert page.notice.text.text().startswith("Anderes war nicht möglich: ")
    WORDS.use("en")
    page.answers.give(STAY)
    assert not page.notice.says(NO_CHOICE)


def attacked_with_a_secret_action(request, monkeypatch):
    """Ann has attacked, and a Secret Action that could not be revealed was kept facedown for her."""
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    shell: Shell = request.getfixturevalue("shell")
    duel = Duel(["Red Alert, Security Chief"], ["Arcee, Skilled Fighter"], hand=["Bolster"]).do("play Bolster")
    match = Match(duel.game, 1, watched=True, start=duel.s)
    session = shell.archive.play_on(match, (Player("Ann"), Player("", "scout")), shell._ask)
    shell._show_table(session)
    session.answer(next(option for option in session.options if option.kind == "attack"))
    return shell.page, session


def test_what_follows_from_a_refusal_that_was_given_for_the_viewer_is_not_told_as_done(
        file, request, monkeypatch) -> None:
    page, session = attacked_with_a_secret_action(request, monkeypatch)
    assert any(session.match.answers[place].option == NO for place in session.forced)
    assert not page.notice.says(NO_CHOICE), "cards are flipped in every attack"


@pytest.mark.parametrize("begun", [False, True])
def test_no_notice_lies_on_an_attack_while_it_is_fought_and_it_comes_back_afterwards(
        qtbot: QtBot, small, monkeypatch, begun: bool) -> None:
    page = small("tcg", "de", 150, 4)
    area, notice = page.table_area, page.notice
    qtbot.waitUntil(lambda: not area.moving)
    bare = area.to_read()

    def stage(opens: bool) -> None:
        monkeypatch.setattr(type(area), "fights", opens)
        monkeypatch.setattr(type(area), "to_read", lambda self: [Taken(area.rect())] if opens else bare)
        area.went_on.emit()

    if begun:
        stage(True)
    notice.tell("notice.practice")
    if not begun:
        assert notice.isVisible()
        stage(True)
    assert notice.isHidden()
    stage(False)
    assert notice.isVisible()

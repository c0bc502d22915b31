"""What matters on a page is seen at once in the smallest window, however large its letters are."""
from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from sparktable.ai.judgement import judgement
from sparktable.app import catalog
from sparktable.app.catalog import title
from sparktable.app.deeds import all_deeds
from sparktable.app.game_texts import Speech
from sparktable.app.levels import LEVELS
from sparktable.app.players import Player
from sparktable.app.replay import RecordedGame
from sparktable.app.session import Session
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.app.table_speech import table_speech
from sparktable.app.translations import WORDS, languages
from sparktable.games import GAMES
from sparktable.games.advice import Advice
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.record.replay import Replay
from sparktable.ui.card_inspector import HeldUp
from sparktable.ui.end_screen import EndPage
from sparktable.ui.game_review import moments
from sparktable.ui.home import HomePage
from sparktable.ui.inputs import Segments
from sparktable.ui.level_cards import LevelCards
from sparktable.ui.mode_cards import ModeCards, WaysColumn
from sparktable.ui.new_game import NewGamePage
from sparktable.ui.open_cards import OpenCards
from sparktable.ui.replay_page import ReplayPage
from sparktable.ui.score_panel import Told, signed
from sparktable.ui.shell import Shell
from sparktable.ui.told_words import ToldSentence
from sparktable.ui.ways_in_brief import WayNames
from sparktable.ui.widgets import Button, PressTile
from ui.page_walk import ANN, BEN, TABLES, Walk, home, recorded


@pytest.fixture(autouse=True)
def known_games(monkeypatch: pytest.MonkeyPatch) -> None:
    catalog.withdraw("toy-deckbuilder")
    monkeypatch.setattr(catalog, "GAMES", GAMES)


@pytest.fixture(params=languages())
def large(request: pytest.FixtureRequest, file: SettingsFile) -> Shell:
    """The program with the largest letters, in a small window."""
    file.settings.language.code, file.settings.display.text_percent = request.param, 150
    shell: Shell = request.getfixturevalue("shell")
    shell.resize(QSize(1280, 720))
    return shell


def seen(widget: QWidget, area: QScrollArea) -> bool:
    port = area.viewport()
    return port.rect().contains(QRect(widget.mapTo(port, QPoint()), widget.size()))


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1920, 1080)], ids=["small", "usual"])
@pytest.mark.parametrize("name", TABLES)
def test_winner_points_and_moments_are_seen_without_scrolling(
        qtbot: QtBot, large: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str,
        size: QSize) -> None:
    monkeypatch.setattr(RecordedGame, "of_match", lambda *_, **__: recorded(name))
    session, speech = Walk(large, tmp_path).ended(name)
    told = [Advice(key, 7, 60) for key in ("unplayed", "ambushed")]
    advice = {seat: told for seat, player in enumerate(session.players) if player.is_human}
    page = EndPage(session, speech, None, lambda: None, lambda: "Starscream: Artillery brought 2 Power.",
                   deeds=all_deeds()[""], advice=advice if name != "arena" else {})
    large.turn_to(page)
    large.resize(size)
    assert len(page.tiles) == 3
    qtbot.waitUntil(lambda: all(seen(each, page._area) for each in (page._points, *page.tiles)), timeout=3000)
    # and their pictures end at one height, and are high enough for a face to be known
    qtbot.waitUntil(lambda: len({tile._words.y() for tile in page.tiles}) == 1, timeout=3000)
    assert page.tiles[0]._words.y() >= 100
    if page.next_time is not None:
        qtbot.waitUntil(lambda: seen(page.next_time, page._area), timeout=3000)


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("name", ["matrix", "four"])
def test_points_of_every_kind_leave_room_for_the_moments(
        qtbot: QtBot, file: SettingsFile, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch,
        tmp_path: Path, name: str, text: int) -> None:
    """Less is told of them, but every number stays, and comes back to its place in a larger window."""
    file.settings.language.code, file.settings.display.text_percent = "de", text
    shell: Shell = request.getfixturevalue("shell")
    monkeypatch.setattr(RecordedGame, "of_match", lambda *_, **__: recorded(name))
    session, speech = Walk(shell, tmp_path).ended(name)
    kinds = ("gained", "adversaries", "vault", "energon", "polities", "damage", "missions")
    lines = [(kind, tuple(11 + 10 * row + seat for seat in range(len(session.players))))
             for row, kind in enumerate(kinds)]
    monkeypatch.setattr(type(speech.title.telling), "score_lines", lambda *_: lines)
    page = EndPage(session, speech, None, lambda: None, None, deeds=all_deeds()[""])
    shell.turn_to(page)

    def numbers() -> list[str]:
        return sorted(each.text() for each in page._points.findChildren(QLabel)
                      if each.isVisible() and each.text().isdecimal() and int(each.text()) > 10)

    every = sorted(str(number) for _, points in lines for number in points)
    notes = WORDS.say("matrix.score.energon.note")
    for size, told in ((QSize(1280, 720), False), (QSize(2560, 1440), True), (QSize(1280, 720), False)):
        shell.resize(size)
        qtbot.waitUntil(lambda: all(seen(each, page._area) for each in (page._points, *page.tiles)), timeout=3000)
        assert numbers() == every
        noted = [each for each in page._points.findChildren(QLabel) if each.text() == notes and each.isVisible()]
        assert bool(noted) == (told and text == 100)


def test_nothing_lies_on_the_winner_until_the_computers_last_move_is_asked_for(
        qtbot: QtBot, large: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(RecordedGame, "of_match", lambda *_, **__: recorded("matrix"))
    session, speech = Walk(large, tmp_path).ended("matrix")
    page = EndPage(session, speech, None, lambda: None, lambda: "Starscream: Artillery brought 2 Power.")
    large.turn_to(page)
    said = next(each for each in page.findChildren(ToldSentence) if "Artillery" in each.text())
    assert not said.isVisible()
    next(each for each in page.findChildren(Button) if each.text() == WORDS.say("end.why")).click()
    qtbot.waitUntil(lambda: seen(said, page._area), timeout=3000)


def test_all_that_home_offers_is_seen_without_scrolling(qtbot: QtBot, large: Shell, tmp_path: Path) -> None:
    for page in home(Walk(large, tmp_path)):
        assert isinstance(page, HomePage)
        large.resize(QSize(1280, 720))
        qtbot.waitUntil(lambda page=page: not page._area.verticalScrollBar().maximum(), timeout=3000)


MANY = {"matrix": ("co-op", "players", 4), "arena": ("team", "players", 6), "tcg": ("basic", "", 0)}
"""Of each game a way to play with as much to choose as there is."""


@pytest.mark.parametrize("more", [False, True], ids=["folded", "unfolded"])
@pytest.mark.parametrize("game", MANY)
def test_all_ways_to_play_all_levels_and_the_start_are_seen_round_a_large_table(
        qtbot: QtBot, large: Shell, game: str, more: bool) -> None:
    """Whatever is chosen, and whatever is unfolded beneath it."""
    large.show_new_game(game)
    page = large.page
    assert isinstance(page, NewGamePage)
    mode, option, count = MANY[game]
    page._choose("mode", mode, -1)
    if option:
        page._choose(option, count, -1)
    page._light(1)
    page.unfold(more)

    def whole(widget: QWidget) -> bool:
        return widget.visibleRegion().boundingRect() == widget.rect()

    def is_seen() -> bool:
        names, levels = page.findChild(WayNames), page.side.findChild(LevelCards)
        cards = [*names.findChildren(QPushButton), *levels.findChildren(QPushButton)]
        named = [each for each in levels.findChildren(QLabel) if each.text()]
        chosen = [page.side.presets.choice] if more else []
        return len(cards) >= 3 + len(LEVELS) and len(named) == len(LEVELS) and all(
            map(whole, (*cards, *named, *chosen, page.start, page.more, *page.table.places)))

    qtbot.waitUntil(is_seen, timeout=3000)
    who = next(each for each in page.side.findChildren(Segments) if each.property("place") == "1:who")
    assert len({button.y() for button in who.findChildren(QPushButton)}) == 1, "who plays there has one row"
    assert 2 * page.table._rim().across >= 0.4 * page._left.width()
    for at, place in enumerate(page.table.places):
        assert (place.geometry().center().x() < page.table.width() / 2) == (at % 2 == 0)


@pytest.mark.parametrize("game", ["matrix", "tcg"])
def test_in_the_largest_words_ways_seats_and_the_start_are_seen_at_once(
        qtbot: QtBot, file: SettingsFile, request: pytest.FixtureRequest, game: str) -> None:
    file.settings.language.code, file.settings.display.text_percent = "de", 200
    shell: Shell = request.getfixturevalue("shell")
    shell.resize(QSize(1280, 720))
    shell.show_new_game(game)
    page = shell.page
    assert isinstance(page, NewGamePage)

    def are_seen() -> bool:
        names = page.findChild(WayNames)
        shown = [*names.findChildren(QPushButton), *page.table.places, page.start] if names is not None else []
        return len(shown) > 4 and all(each.visibleRegion().boundingRect() == each.rect() for each in shown)

    qtbot.waitUntil(are_seen, timeout=3000)


def test_the_end_page_grows_with_its_window_and_keeps_the_focus(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(RecordedGame, "of_match", lambda *_, **__: recorded("matrix"))
    session, speech = Walk(shell, tmp_path).ended("matrix")
    page = EndPage(session, speech, None, lambda: None, None)
    shell.turn_to(page)
    page.settle()
    before = page._points.x()
    shell.resize(QSize(3840, 2160))
    qtbot.waitUntil(lambda: page._points.x() >= 1.9 * before and page.play_again.hasFocus(), timeout=3000)


def test_advice_leaves_all_three_moments_their_place_in_large_letters(
        qtbot: QtBot, large: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It lies below them where it has no room beside them."""
    monkeypatch.setattr(RecordedGame, "of_match", lambda *_, **__: recorded("matrix"))
    session, speech = Walk(large, tmp_path).ended("matrix")
    page = EndPage(session, speech, None, lambda: None, None, advice={0: [Advice("unplayed", 7, 60)]})
    large.turn_to(page)

    def is_below() -> bool:
        advice = page.next_time
        return advice is not None and seen(advice, page._area) and all(
            seen(tile, page._area) and advice.mapFromGlobal(tile.mapToGlobal(QPoint(0, tile.height()))).y() <= 0
            for tile in page.tiles)

    for size, below in ((QSize(1920, 1080), False), (QSize(1280, 720), True)):
        large.resize(size)
        qtbot.waitUntil(lambda below=below: len(page.tiles) == 3 and is_below() == below, timeout=3000)


def test_every_number_says_whose_it_is_however_little_room_there_is(
        qtbot: QtBot, large: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(RecordedGame, "of_match", lambda *_, **__: recorded("four"))
    session, speech = Walk(large, tmp_path).ended("four")
    page = EndPage(session, speech, None, lambda: None, None)
    large.turn_to(page)
    page._points.tell(Told.FOLDED)
    names = {each.accessibleName() for each in page._points.findChildren(QLabel) if each.isVisible()}
    _, points = speech.title.telling.score_lines(session.match.state)[0]
    assert {f"{speech.seat(seat)}: {signed(number)}" for seat, number in enumerate(points) if number} <= names


def test_what_decides_between_teams_is_the_sum_of_each(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Partners stand beside each other, and their sum below both."""
    monkeypatch.setattr(RecordedGame, "of_match", lambda *_, **__: recorded("four"))
    session, speech = Walk(shell, tmp_path).ended("four")
    page = EndPage(session, speech, None, lambda: None, None)
    shell.turn_to(page)
    shown = [each for each in page._points.findChildren(QLabel) if each.isVisible()]
    left = {each.text(): each.mapTo(page, QPoint()).x() for each in shown}
    (one, two), (three, four) = [[left[speech.seat(seat)] for seat in side] for side in session.match.game.sides()]
    assert one < two < three < four
    assert session.outcome is not None and [total.text() for total in page._points.totals] == [
        signed(sum(session.outcome.scores[seat] for seat in side)) for side in session.match.game.sides()]


def test_who_wins_or_loses_together_is_told_what_everybody_did(
        qtbot: QtBot, shell: Shell) -> None:
    """There are no points to be added up."""
    setup = Setup("matrix", {"set": "core", "mode": "co-op", "players": 2}, (ANN, BEN), seed=1)
    match, dice = Match(title("matrix").open(setup.options), 1, watched=True), Dice(1)
    while (asked := match.decision) is not None:
        match.take(asked.options[dice.below(len(asked.options))])
    session = Session(match, setup.players, lambda *_: 1)
    speech = Speech(title("matrix"), match.game, title("matrix").telling.characters(match.state))
    page = EndPage(session, speech, None, lambda: None, None)
    shell.turn_to(page)
    told = {each.text() for each in page._points.findChildren(QLabel) if each.isVisible()}
    assert told & {"Bosses defeated", "Robots defeated", "Damage at the end"}
    assert not told & {WORDS.say("end.points"), WORDS.say("end.total")}


def test_all_advice_for_several_people_can_be_had_in_large_letters(
        qtbot: QtBot, large: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The first sentence at once, the others when they are asked for: then for each of them."""
    monkeypatch.setattr(RecordedGame, "of_match", lambda *_, **__: recorded("matrix"))
    session, speech = Walk(large, tmp_path).ended("matrix")
    told = [Advice(key, 7, 60) for key in ("unplayed", "ambushed", "unplayed")]
    page = EndPage(session, speech, None, lambda: None, None, advice={0: told, 1: told[1:], 2: told[:1]})
    large.turn_to(page)
    advice = page.next_time
    assert advice is not None and advice.people is not None and len(advice.look_buttons) == 1
    advice.people.button(2).click()
    assert advice.more is None, "there is no more to say"
    advice.people.button(0).click()
    assert advice.more is not None and "2" in advice.more.text()
    qtbot.mouseClick(advice.more, Qt.MouseButton.LeftButton)
    assert len(advice.look_buttons) == 3 and advice.more is None and advice.look_buttons[1].hasFocus()
    last = advice.look_buttons[-1]
    qtbot.waitUntil(lambda: last.mapTo(advice, QPoint()).y() > 2 * last.height() and seen(last, page._area),
                    timeout=3000)
    advice.people.button(1).click()
    assert len(advice.look_buttons) == 2


def test_ways_to_play_say_less_where_there_is_no_room_to_say_all(qtbot: QtBot, shell: Shell) -> None:
    shell.show_new_game("arena")
    shell.resize(QSize(1280, 720))
    page = shell.page
    assert isinstance(page, NewGamePage)
    qtbot.waitUntil(lambda: not page.findChild(WaysColumn).verticalScrollBar().maximum(), timeout=3000)
    cards = page.findChild(ModeCards)
    assert [card._note.isVisible() for card in cards._cards] == [True, False, False, False, False]
    assert all(card._figures.isVisible() for card in cards._cards), "for how many, how long and how hard"
    shell.resize(QSize(1280, 1100))
    qtbot.waitUntil(lambda: all(card._note.isVisible() for card in page.findChild(ModeCards)._cards), timeout=3000)


def test_what_is_unfolded_below_an_opponent_comes_into_sight(qtbot: QtBot, shell: Shell) -> None:
    shell.show_new_game("arena")
    shell.resize(QSize(1280, 720))
    page = shell.page
    assert isinstance(page, NewGamePage)
    page._light(1)
    area, seed = page.more.parentWidget().parentWidget(), page.seed
    page.more.click()
    qtbot.waitUntil(lambda: page.more.parentWidget().height() > area.height()
                    and seed.visibleRegion().boundingRect() == seed.rect(), timeout=3000)
    assert not page.more.visibleRegion().isEmpty(), "and how to fold it again"


def test_a_turning_point_beside_a_replay_leads_there(qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    _, speech = Walk(shell, tmp_path).ended("matrix")
    page = ReplayPage(recorded("matrix"), speech)
    shell.turn_to(page)
    tile = page.review.tiles[-1]
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert page.index == tile.moment.at != 0


@pytest.mark.parametrize("name", TABLES)
def test_what_each_of_them_held_is_seen_at_once_on_cards_that_can_be_read(
        qtbot: QtBot, large: Shell, tmp_path: Path, name: str) -> None:
    _, speech = Walk(large, tmp_path).ended(name)
    dialog = OpenCards(recorded(name), speech, large)
    dialog.resize(QSize(1216, 684))
    dialog.show()
    qtbot.waitUntil(lambda: bool(dialog.tabs), timeout=3000)
    played = [whose for whose in dialog.tabs if whose[0] >= 0]
    assert [seat for whose in played for seat in whose] == list(range(len(TABLES[name].players)))
    for whose in played:
        dialog.whose.button(whose).click()
        qtbot.waitUntil(lambda: not dialog.area.verticalScrollBar().maximum(), timeout=3000)
        cards = [card for card in dialog.area.findChildren(PressTile) if card.isVisible()]
        assert cards and all(card.height() > card.width() >= 120 for card in cards)
        qtbot.mouseClick(cards[0], Qt.MouseButton.LeftButton)
        large_one = dialog.findChildren(HeldUp)[-1]
        assert large_one.isVisible() and large_one.accessibleName() == cards[0].accessibleName()
        qtbot.keyClick(large_one, Qt.Key.Key_Space)
        assert dialog.isVisible() and not large_one.isVisible()


def test_moments_that_are_as_high_as_can_be_lie_right_below_their_heading(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Also once the window has been given another size."""
    monkeypatch.setattr(RecordedGame, "of_match", lambda *_, **__: recorded("arena"))
    shell.resize(QSize(1280, 720))
    session, speech = Walk(shell, tmp_path).ended("arena")
    page = EndPage(session, speech, None, lambda: None, None, advice={0: [Advice("undefended", 7, 60)]})
    shell.turn_to(page)
    shell.resize(QSize(1280, 700))
    qtbot.waitUntil(lambda: page.height() == 700, timeout=3000)
    shell.resize(QSize(1280, 720))
    heading = next(each for each in page.findChildren(QLabel) if each.text() == WORDS.say("end.moments", n=3))
    qtbot.waitUntil(lambda: all(0 < each.height() == each.maximumHeight() for each in page.tiles), timeout=3000)
    foot = heading.mapTo(page, heading.rect().bottomLeft()).y()
    assert {each.mapTo(page, QPoint()).y() - foot for each in (*page.tiles, page.next_time)} <= {*range(1, 17)}


def test_moments_leave_little_of_a_small_window_bare(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(RecordedGame, "of_match", lambda *_, **__: recorded("arena"))
    shell.resize(QSize(1280, 720))
    session, speech = Walk(shell, tmp_path).ended("arena")
    page = EndPage(session, speech, None, lambda: None, None, deeds=all_deeds()["matrix"][-1:])
    shell.turn_to(page)

    def bare() -> int:
        foot = page.play_again.mapTo(page, QPoint()).y()
        return foot - max(each.mapTo(page, each.rect().bottomLeft()).y() for each in page.tiles)

    qtbot.waitUntil(lambda: 0 < bare() < 60, timeout=3000)


def test_why_somebody_won_ends_before_the_figures(qtbot: QtBot, large: Shell, tmp_path: Path) -> None:
    session, speech = Walk(large, tmp_path).ended("arena")
    page = EndPage(session, speech, None, lambda: None, None)
    large.turn_to(page)
    lead = next(each for each in page.findChildren(QLabel) if each.property("role") == "lead")
    qtbot.waitUntil(lambda: 0 < lead.mapTo(page, lead.rect().topRight()).x() < 0.52 * page.width(), timeout=3000)


def test_moments_of_a_card_duel_show_who_fought(shell: Shell, tmp_path: Path) -> None:
    """Not somebody made up of the player's name."""
    match, dice = Match(title("tcg").open({}), 7, watched=True), Dice(3)
    judge = judgement(match.game)
    while (asked := match.decision) is not None:
        match.take(judge.quick(match.state, asked, dice))
    players = (Player("Ann"), Player("", "scout"))
    recording = RecordedGame(Replay(match, len(match.answers), None), players)
    told = moments(recording, table_speech(match.game, players, lambda: match.state, watching=False))
    team = {card.name for card in match.state.cards if card.type == "character"}
    assert told and all(each.figure in team for each in told)
    assert {each.art.name for each in told} & team
    assert {each.art.name for each in told} <= {card.name for card in match.state.cards}

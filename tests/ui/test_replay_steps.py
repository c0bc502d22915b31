"""Replays of games with a table: whoever steps faster than cards fly sees the table as it is drawn anew, wherever the
steps have led."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.catalog import title
from sparktable.app.players import Player
from sparktable.app.replay import ALL, RecordedGame
from sparktable.app.table_speech import table_speech
from sparktable.games import GAMES
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.table.arena.drawings import Square
from sparktable.table.prompt import PROMPT
from sparktable.table.table_view import TableView
from sparktable.ui.game_review import moments
from sparktable.ui.replay_log import ReplayLog
from sparktable.ui.replay_page import ReplayPage

TABLES: dict[str, tuple[dict[str, Any], int]] = {
    "tcg": ({}, 7), "tcg-random": ({"decks": ["random", "random"]}, 3),
    "arena": ({"mode": "duel", "players": 2}, 3), "arena-pairs": ({"mode": "master", "players": 2}, 3),
    "arena-teams": ({"mode": "team", "players": 4}, 5)}
ANSWERS = 60
"""So much of a game is watched: in that all that moves has moved."""


@pytest.fixture(autouse=True)
def the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)


@cache
def recorded(name: str, answers: int | None = ANSWERS) -> RecordedGame:
    options, seed = TABLES[name]
    match, dice = Match(title(name.partition("-")[0]).open(options), seed, watched=True), Dice(seed)
    while (asked := match.decision) is not None and (answers is None or len(match.answers) < answers):
        match.take(asked.options[dice.below(len(asked.options))])
    return RecordedGame.of_match(match, [Player("Ann"), *(Player("", "scout") for _ in range(match.game.seats - 1))])


@pytest.fixture
def watch(qtbot: QtBot) -> Callable[..., ReplayPage]:
    def opened(name: str, start: int = 0, eyes: int = 0, answers: int | None = ANSWERS) -> ReplayPage:
        recording = recorded(name, answers)
        speech = table_speech(recording.game, recording.players, lambda: recording.replay.match.state, watching=True)
        page = ReplayPage(recording, speech, eyes=eyes, start=start)
        page.resize(1280, 720)
        qtbot.addWidget(page)
        with qtbot.waitExposed(page):
            page.show()
        page.table.display.lay_out()  # a window's size comes a moment late
        return page

    return opened


def steps(page: ReplayPage, dice: Dice) -> str:
    """One thing that somebody does who is in a hurry, or a moment in which time passes."""
    length = len(page.recording)
    deeds: list[tuple[str, Callable[[], object]]] = [
        ("next", lambda: page.step(1)), ("next", lambda: page.step(1)), ("next", lambda: page.step(1)),
        ("previous", lambda: page.step(-1)), ("turn", lambda: page.turn(1)), ("turn back", lambda: page.turn(-1)),
        ("jump", lambda: page.seek(dice.below(length + 1))),
        ("wait", lambda: pass_time(page.table, 40 * (1 + dice.below(40)))),
        ("eyes", lambda: page._look_through((0, 1, ALL)[dice.below(3)])),
        ("speed", lambda: page._set_speed((0.25, 1.0, 4.0)[dice.below(3)])),
        ("skip", lambda: page.table.skip_animation())]
    name, deed = deeds[dice.below(len(deeds))]
    deed()
    return name


def pass_time(table: TableView, milliseconds: int) -> None:
    for _ in range(milliseconds // 40):
        if table.queue.running:
            table.queue.advance(40)


def arrive(table: TableView) -> None:
    """Everything that moves is seen to its end."""
    while table.queue.running:
        table.queue.advance(200)


def lies(table: TableView) -> Any:
    return {piece.key: piece for piece in table.layout_now.pieces}, table.table_scene.seen(), len(
        table.table_scene.items())


@pytest.fixture
def drawn_anew(qtbot: QtBot) -> Callable[[ReplayPage], Any]:
    """What lies there on a table on which nothing has ever moved."""
    def draw(page: ReplayPage) -> Any:
        table = TableView(page.table.pictures.cards, page.speech)
        table.set_text_scale(page.table.pictures.look.text)
        table.resize(page.table.size())
        qtbot.addWidget(table)
        table.set_view(page.view, options=())
        table.set_waiting(page.happened())
        with qtbot.waitExposed(table):
            table.show()
        table.display.lay_out()
        return lies(table)

    return draw


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", TABLES)
def test_wherever_quick_steps_lead_the_table_is_as_it_is_drawn_anew(watch, drawn_anew, name: str, seed: int) -> None:
    page, dice, done = watch(name, start=seed * 25), Dice(100 + seed), list[str]()
    for round_ in range(5):
        for _ in range(3 + dice.below(8)):
            done.append(steps(page, dice))
        arrive(page.table)
        now, anew = lies(page.table), drawn_anew(page)
        for at, what in enumerate(("pieces", "what is seen", "items")):
            assert now[at] == anew[at], (what, round_, page.index, page.eyes, done[-12:])


@pytest.mark.parametrize("name", TABLES)
def test_next_and_next_without_waiting_goes_through_the_whole_of_it(watch, drawn_anew, name: str) -> None:
    """A moment passes after each, so that something always flies when the next one comes."""
    page = watch(name)
    for index in range(len(page.recording)):
        page.step(1)
        page.table.queue.advance(30 + 90 * (index % 4))
    arrive(page.table)
    assert page.index == len(page.recording) and lies(page.table) == drawn_anew(page)


def test_a_pair_is_called_by_who_is_left_in_the_moment_that_is_shown(watch: Callable[..., ReplayPage]) -> None:
    page = watch("arena-pairs", answers=None)
    recording = page.recording
    seat, fell = next((seat, index) for index in range(len(recording)) for seat in (0, 1)
                      if " + " not in recording.called(index)[seat] and index)

    def names() -> list[str]:
        return [page.eyes_box.itemText(each) for each in (0, 1)]

    page.seek(fell - 1)
    both = names()[seat]
    assert " + " in both
    page.seek(fell)
    assert names()[seat] in both.split(" + "), "who fell does nothing any more"
    page.seek(len(recording))
    assert names()[seat] == both, "afterwards a player goes by all"
    for moment in moments(recording, page._afterwards):
        assert moment.name == recording.called(moment.at)[recording.replay.turn_of(moment.at).active]


def test_what_happened_is_told_where_a_question_would_stand(watch: Callable[..., ReplayPage]) -> None:
    page = watch("arena")

    def told() -> str:
        return page.table.layout_now.get(PROMPT).drawing.question

    lines = {page.lines.item(row).text() for row in range(page.lines.count())}
    found = []
    for index in range(1, ANSWERS):
        page.seek(index)
        found.append(told() in lines)
    assert sum(found) > 0.8 * ANSWERS, "as the log tells it, but for what that tells with the next answer"
    page.seek(0)
    assert told() not in lines, "nothing has happened yet"


def test_nothing_is_lit_that_cannot_be_chosen(watch: Callable[..., ReplayPage]) -> None:
    page = watch("arena")
    for index in range(12):
        page.seek(index)
        squares = [piece.drawing for piece in page.table.layout_now.pieces if isinstance(piece.drawing, Square)]
        assert squares and not [each for each in squares if each.lit or each.aims]


def test_the_log_looks_as_at_the_table_and_its_names_lead_to_the_cards(
        qtbot: QtBot, watch: Callable[..., ReplayPage]) -> None:
    page = watch("arena", ANSWERS)
    lines = page.lines
    page.side.rail.tabs["log"].click()
    told = [(row, look) for row in range(lines.count()) if (look := lines.look_of(lines.item(row))) is not None]
    assert any(look.icon for _, look in told)
    assert lines.portrait is not None and lines.portrait(0, 26, 1.0) is not None
    row, spot, slot = next(found for row, _ in told for found in _cards_named(lines, row))
    index = lines.item(row).data(Qt.ItemDataRole.UserRole)
    assert index != page.index
    qtbot.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert page.index == index, "the position that the line tells of"
    assert isinstance(page.table, TableView) and page.table.interaction.held == slot


def _cards_named(lines: ReplayLog, row: int) -> Iterator[tuple[int, QPoint, int]]:
    """Where a line about something after the first position names cards."""
    if not lines.item(row).data(Qt.ItemDataRole.UserRole):
        return
    lines.scrollToItem(lines.item(row))
    box = lines.visualItemRect(lines.item(row))
    for spot in (QPoint(x, y) for y in range(box.top() + 8, box.bottom(), 8) for x in range(box.x(), box.right(), 6)):
        part = lines.link_at(spot.x(), spot.y())
        if part is not None and part.ref is not None and part.ref.kind == "card":
            yield row, spot, int(part.ref.value)

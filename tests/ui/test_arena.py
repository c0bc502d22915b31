"""Battle for Cybertron in the window: what the window says is what this game has."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from app.table import ANN, BEN, Waiting
from sparktable.app import catalog
from sparktable.app.catalog import Title
from sparktable.app.game_texts import Speech
from sparktable.app.players import Player
from sparktable.app.replay import RecordedGame
from sparktable.app.session import Session
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.app.translations import WORDS
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.ui.end_screen import EndPage
from sparktable.ui.game_window import GameWindow
from sparktable.ui.shell import Shell
from ui.driving import asked, start
from ui.matrix import FRIENDS, MATRIX
from ui.pages import clipped
from ui.test_catching_up import told

ARENA = Title("arena", "sparktable.games.arena.game", "sparktable.games.arena.form")
DUEL = Setup("arena", {"mode": "duel"}, (ANN, BEN), seed=3)


@pytest.fixture(autouse=True)
def the_games(file: SettingsFile) -> Iterator[None]:
    catalog.offer(ARENA)
    catalog.offer(MATRIX)
    file.settings.play.own_speed = "instant"
    yield
    catalog.withdraw("arena")
    catalog.withdraw("matrix")


@pytest.mark.parametrize(("setup", "ends"), [(DUEL, False), (FRIENDS, True)], ids=["arena", "matrix"])
def test_the_menu_ends_turns_only_where_a_player_does(shell: Shell, setup: Setup, ends: bool) -> None:
    shell.start_game(setup)
    assert isinstance(shell.page, GameWindow)
    assert (shell.page.findChild(QAction, "end_turn") is not None) == ends


SCOUT = Player("", "scout")
RIVALS = Setup("matrix", {"set": "core", "mode": "competitive", "players": 2}, (ANN, SCOUT), seed=3)
FOUR = Setup("matrix", {"mode": "tvt", "players": 4},
             tuple(Player(name) for name in ("Ann", "Computer 2", "Computer 3", "Computer 4")))
TEAMS = Setup("matrix", {"mode": "tvt", "players": 4}, (ANN, SCOUT, SCOUT, BEN), seed=3)


@pytest.mark.parametrize(("setup", "notes"), [
    (replace(DUEL, players=RIVALS.players), ["Ann · you", "Computer · Scout"]),
    (RIVALS, ["Ann · you", "Computer · Scout"]),
    (TEAMS, ["Ann · you", "Foe · Computer · Scout", "Ally · Computer · Scout", "Foe · Ben"]),
], ids=["arena", "rivals", "teams"])
def test_the_table_says_who_is_an_enemy_and_how_well_opponents_play(shell: Shell, setup: Setup,
                                                                    notes: list[str]) -> None:
    shell.start_game(setup)
    lies = shell.page.table.layout_now
    assert [lies.get(f"player:{seat}").drawing.note for seat in range(len(notes))] == notes


def test_everybodys_throw_before_the_game_is_one_line_of_the_log(shell: Shell) -> None:
    """And one more each time that some threw equally high and throw again: nobody stands in a line twice."""
    shell.start_game(replace(DUEL, options={"mode": "free-for-all", "players": 4}, players=(ANN, BEN, ANN, BEN)))
    window = shell.page
    assert isinstance(window, GameWindow)
    lines = window.log.text().split("\n")
    throws = [line for line in lines if " rolls " in line]
    opening = throws[0]
    assert opening.count(",") >= 3 and opening.endswith(".") and ".," not in opening
    before = window.log.text().split("\nTurn 1")[0].split("\n")
    again = [line for line in before if " rolls " in line][1:]
    assert len(again) <= 2 and all(line.count(",") for line in again), "those who tied, together"
    assert all(line.count(window.speech.seat(seat)) <= 1 for line in throws for seat in range(4))


def last_page(qtbot: QtBot, title: Title, setup: Setup) -> tuple[Match, EndPage]:
    """A game at its end."""
    match = Match(title.open(setup.options), 3, watched=True)
    dice = Dice(5)
    while (asked := match.decision) is not None:
        match.take(asked.options[dice.below(len(asked.options))])
    session = Session(match, setup.players, Waiting())
    page = EndPage(session, Speech(title, match.game, [player.name for player in setup.players]), None, lambda: None,
                   None)
    qtbot.addWidget(page)
    return match, page


def ended(qtbot: QtBot, title: Title, setup: Setup) -> tuple[Match, set[str]]:
    """A game at its end, and what the last page writes and offers."""
    match, page = last_page(qtbot, title, setup)
    return match, {piece.text() for kind in (QLabel, QPushButton) for piece in page.findChildren(kind)}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 800), (900, 620)])
def test_the_last_page_of_four_has_room_for_all_its_words(
        qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    WORDS.use(language)
    _, page = last_page(qtbot, MATRIX, FOUR)
    page.resize(*size)
    page.show()
    QApplication.processEvents()
    assert clipped(page) == []


def test_the_last_page_makes_room_when_its_letters_grow(qtbot: QtBot, shell: Shell) -> None:
    _, page = last_page(qtbot, MATRIX, FOUR)
    shell.resize(1280, 800)
    shell.turn_to(page)
    shell.show()
    qtbot.waitUntil(lambda: clipped(page) == [])
    shell.file.settings.display.text_percent = 150
    shell.apply_settings()
    qtbot.waitUntil(lambda: clipped(page) == [])


def test_who_plays_together_has_no_points_to_add_up(qtbot: QtBot) -> None:
    _, written = ended(qtbot, MATRIX, Setup("matrix", {"set": "core", "mode": "co-op", "players": 2}, (ANN, BEN)))
    assert "Ann" in written and "Total" not in written


def test_damage_is_a_number_and_no_debt(qtbot: QtBot) -> None:
    """Nothing is added up in this game: who has taken 23 Damage has no -23 of it."""
    match, written = ended(qtbot, ARENA, DUEL)
    damage = {str(sum(match.state.damage[pawn] for pawn in pawns)) for pawns in match.game.pawns}
    assert damage <= written and not any(text.startswith("−") for text in written)
    assert "TURN BY TURN" in written and "Points" not in written


@pytest.mark.parametrize("options", [{"mode": "duel"}, {"mode": "free-for-all", "players": 6}], ids=["two", "six"])
def test_what_others_did_and_the_log_are_whole_after_continue_load_and_play_on(qtbot: QtBot, shell: Shell,
                                                                               options: dict[str, object]) -> None:
    players = (ANN, *[SCOUT] * (int(str(options.get("players", 2))) - 1))
    page = start(shell, Setup("arena", options, players, seed=3))
    while len(told(shell)) < len(players) - 1:
        assert asked(qtbot, shell)
        page.answers.take(page.session.options[-1])
        assert asked(qtbot, shell)
    lines, logged, path = told(shell), list(page.session.log), shell.archive.save("Sunday")
    assert {line.seat for line in lines} == set(range(1, len(players)))

    def is_whole() -> None:
        assert isinstance(shell.page, GameWindow)
        assert list(shell.page.session.log) == logged
        assert told(shell) == lines

    shell.show_home()
    shell.resume()
    is_whole()
    shell.load(path)
    is_whole()
    recording = RecordedGame.of_file(path)
    shell.play_on(recording.branch(len(recording)), recording.players, "")
    is_whole()


def test_two_copies_of_a_card_are_one_line_of_the_list(qtbot: QtBot, shell: Shell) -> None:
    """They come to the same."""
    page = start(shell, DUEL)
    asked(qtbot, shell)
    session = page.session
    told = [page.speech.answer(option, session.decision, session.view.state) for option in session.options]
    lines = [page.options.item(row).text() for row in range(page.options.count())]
    assert len(lines) == len(set(told)) and all(line.endswith(tuple(told)) for line in lines)

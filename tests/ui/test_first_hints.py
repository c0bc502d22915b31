"""What could still be done is said in somebody's first games, and how to do better at their end."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sparktable.app.game_texts import Speech
from sparktable.app.session import Session
from sparktable.app.settings import SettingsFile
from sparktable.app.statistics import GamePlayed
from sparktable.games.advice import Advice
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.ui.end_screen import EndPage
from sparktable.ui.first_hints import GAMES, TOPIC
from sparktable.ui.game_window import GameWindow
from sparktable.ui.shell import Shell
from ui.driving import start
from ui.matrix import ALONE, FRIENDS, MATRIX
from ui.pages import visible_texts

pytestmark = pytest.mark.usefixtures("the_matrix")


def hinted(page: GameWindow, count: int) -> list[tuple[int, str]]:
    """The turns in which something was said while one plays what one holds and goes on by chance, and what; the first
    so many."""
    dice, told = Dice(2), []
    bubble = page.table_area.bubble
    assert bubble is not None
    while len(told) < count and page.session.outcome is None:
        if bubble.says(TOPIC):
            told.append((page.session.match.state.turn, page.table.interaction.advice.line))
        options = page.session.options
        plays = [option for option in options if option.kind == "play"]
        page.session.answer(plays[0] if plays else options[dice.below(len(options))])
    return told


def test_nothing_is_said_beside_a_question_that_is_over(qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    page, told = start(shell, ALONE), 0
    area, dice = page.table_area, Dice(2)
    assert area.bubble is not None
    for _ in range(60):
        options = page.session.options
        if not options:
            break
        plays = [option for option in options if option.kind == "play"]
        page.session.answer(plays[0] if plays else options[dice.below(len(options))])
        told += area.bubble.says(TOPIC)
        if area.moving:
            assert not area.bubble.says(TOPIC), "what it is about is not asked yet"
            page.table.skip_animation()
    assert told or area.bubble.says(TOPIC)


def test_what_could_still_be_bought_is_said_once_a_turn(qtbot: QtBot, shell: Shell) -> None:
    told = hinted(start(shell, ALONE), 2)
    assert len({turn for turn, _ in told}) == len(told), "once a turn"
    assert all(line.startswith("Still possible this turn: ") for _, line in told)


@pytest.mark.parametrize("why", ["experienced", "switched off"])
def test_whoever_knows_the_game_is_left_alone(qtbot: QtBot, shell: Shell, file: SettingsFile, why: str) -> None:
    if why == "experienced":
        for _ in range(GAMES):
            shell.statistics.add(GamePlayed(game="matrix", finished="2026-01-01", turns=3, reason="", names=("Ann",),
                                            levels=("human",)))
    else:
        file.settings.play.first_hints = False
    page = start(shell, ALONE)
    assert page.first_hints is None


def test_advice_leads_to_the_moment_it_is_about(qtbot: QtBot) -> None:
    match, dice = Match(MATRIX.open(ALONE.options), 3, watched=True), Dice(2)
    while len(match.answers) < 20 and (asked := match.decision) is not None:
        match.take(asked.options[dice.below(len(asked.options))])
    match.state.outcome = match.game.outcome(match.state, "deck")  # type: ignore[attr-defined]
    session = Session(match, ALONE.players, lambda *_: 1)
    end = EndPage(session, Speech(MATRIX, match.game, ["Ann"]), None, lambda: None, None,
                  advice={0: [Advice("ambushed", 4, 10)]})
    qtbot.addWidget(end)
    assert "You were Ambushed 4 times" in " ".join(text for _, text in visible_texts(end))
    assert end.next_time is not None and end.next_time.people is None
    (button,) = end.next_time.look_buttons
    with qtbot.waitSignal(end.review) as asked_for:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked_for.args == [10]
    assert end._moments.indexOf(end.next_time) >= 0, "it does not lie over whoever has won"


def test_several_before_one_screen_are_told_one_after_the_other(qtbot: QtBot) -> None:
    match = Match(MATRIX.open(FRIENDS.options), 3, watched=True)
    match.state.outcome = match.game.outcome(match.state, "deck")  # type: ignore[attr-defined]
    session = Session(match, FRIENDS.players, lambda *_: 1)
    end = EndPage(session, Speech(MATRIX, match.game, ["Ann", "Ben"]), None, lambda: None, None,
                  advice={0: [Advice("ambushed", 4, 0)], 1: [Advice("unplayed", 3, 0)]})
    qtbot.addWidget(end)
    assert end.next_time is not None and end.next_time.people is not None
    texts = [" ".join(text for _, text in visible_texts(end.next_time))]
    end.next_time.people.button(1).click()
    texts.append(" ".join(text for _, text in visible_texts(end.next_time)))
    assert ["Ambushed" in text for text in texts] == [True, False]
    assert ["cards in hand" in text for text in texts] == [False, True]

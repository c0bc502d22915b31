"""Opponents go as slowly as the player wants, and the window says whom it waits for."""
from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from pytestqt.qtbot import QtBot

from app.table import ANN
from sparktable.app.players import Player
from sparktable.app.session import Change
from sparktable.app.settings import Settings, SettingsFile
from sparktable.app.setups import Setup
from sparktable.ui.game_speed import LEAD, GameSpeed
from sparktable.ui.game_window import GameWindow
from sparktable.ui.prompt_bar import PromptBar
from sparktable.ui.shell import Shell
from ui.driving import AGAINST_BOTS, start


def test_step_by_step_waits_for_the_player(qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    file.settings.play.step_by_step = True
    page = start(shell, AGAINST_BOTS)
    _end_turn(page)
    qtbot.waitUntil(lambda: page.session._asking.kept is not None, timeout=60_000)
    answers = len(page.session.match.answers)
    qtbot.keyClick(page, Qt.Key.Key_N)
    assert len(page.session.match.answers) == answers + 1
    qtbot.waitUntil(lambda: page.session._asking.kept is not None, timeout=60_000)
    qtbot.keyClick(page, Qt.Key.Key_M)
    assert len(page.session.match.answers) >= answers + 2, "whoever shall move now need not be waited for"
    page.session.on_change.clear()


def test_step_by_step_says_whether_the_player_is_waited_for_or_an_opponent(
        qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    file.settings.play.step_by_step = True
    shell.thinker._hard_stop = 600
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "patient"), Player("", "patient")), seed=11))
    prompt, answers = page.table_area.prompt, page.session.match.answers

    def says(sentence: str, button: str) -> bool:
        return prompt.hurry.isVisible() and (prompt.source.text(), prompt.hurry.text()) == (sentence, button)

    _end_turn(page)
    qtbot.waitUntil(lambda: says("Thinking …", "Show the result"))
    shell.thinker.move_now()
    qtbot.waitUntil(lambda: page.session.stepping, timeout=60_000)
    before = len(answers)
    qtbot.waitUntil(lambda: says("Press “Next step” to go on.", "Next step"))
    qtbot.mouseClick(prompt.hurry, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: says("Thinking …", "Show the result"))
    qtbot.mouseClick(prompt.hurry, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(answers) == before + 1, timeout=60_000)
    shell.thinker.move_now()
    qtbot.waitUntil(lambda: page.session._asking.kept is not None, timeout=60_000)
    assert says("Press “Next step” to go on.", "Next step")
    qtbot.mouseClick(prompt.hurry, Qt.MouseButton.LeftButton)
    assert len(answers) == before + 2
    page.session.on_change.clear()


def test_in_words_the_speed_is_changed_and_the_key_told_beside_the_sign_that_somebody_thinks(
        qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    shell.thinker._hard_stop = 600
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "patient"), Player("", "patient")), seed=11))
    prompt, before = page.table_area.prompt, file.settings.play.opponent_speed
    assert not prompt.speed.isVisible()
    _end_turn(page)
    qtbot.waitUntil(lambda: prompt.hurry.isVisible())
    assert prompt.keys.isVisible() and prompt.keys.text() == "Esc"
    said = prompt.speed.text()
    qtbot.mouseClick(prompt.speed, Qt.MouseButton.LeftButton)
    assert file.settings.play.opponent_speed != before and prompt.speed.text() != said
    shell.thinker.move_now()
    page.session.on_change.clear()


def test_nobody_is_said_to_think_whose_answer_is_held_back(
        qtbot: QtBot, shell: Shell, file: SettingsFile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sparktable.ui.game_speed.STAND", 10**6)
    file.settings.play.opponent_speed = "0.5"
    shell.thinker._hard_stop = 600
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "patient"), Player("", "patient")), seed=11))
    prompt = page.table_area.prompt
    _end_turn(page)
    qtbot.waitUntil(lambda: prompt.source.text() == "Thinking …" and prompt.hurry.isVisible())
    shell.thinker.move_now()
    qtbot.waitUntil(lambda: page.session.paused, timeout=60_000)
    qtbot.waitUntil(lambda: prompt.source.text() == "Thinking …" and prompt.hurry.isVisible())
    shell.thinker.move_now()
    qtbot.waitUntil(lambda: page.session._asking.kept is not None, timeout=60_000)
    assert not prompt.source.isVisible() and not prompt.hurry.isVisible()
    page.session.on_change.clear()


def test_move_now_is_also_for_whoever_is_asked_after_one_who_does_nothing_aside(
        qtbot: QtBot, shell: Shell) -> None:
    shell.thinker._hard_stop = 600
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "patient"), Player("", "patient")), seed=11))
    _end_turn(page)
    aside, before = page.session._asking.number, len(page.session.match.answers)
    page.move_now()
    page.opponent_answered(aside, None, None)
    assert not page.session.awaits(aside) and page.session.thinking is not None
    qtbot.waitUntil(lambda: len(page.session.match.answers) > before, timeout=30_000)
    assert not page.session.hurried, "whoever comes next may think"


def _end_turn(page: GameWindow) -> None:
    turn = page.session.match.state.turn
    while page.session.options and page.session.match.state.turn == turn:
        page.answers.take(page.session.options[-1])


@pytest.mark.parametrize(("answers_itself", "waits"), [(True, True), (False, False)])
def test_a_step_is_not_lost_over_a_question_that_answers_itself(
        qtbot: QtBot, answers_itself: bool, waits: bool) -> None:
    """The table only goes on by itself to a question that the player answers."""
    session: Any = SimpleNamespace(decision=SimpleNamespace(seat=0), players=(ANN,), answers_itself=answers_itself,
                                   paused=[])
    session.pause = lambda stepping=False: session.paused.append(stepping)
    session.resume = session.paused.clear
    speech: Any = SimpleNamespace(event=lambda event, state: "Computer 2 moves.")
    settings, parent = Settings(), QObject()
    file: Any = SimpleNamespace(settings=settings)
    settings.play.step_by_step = True
    change: Any = Change(SimpleNamespace(state=None), (SimpleNamespace(),), False)
    speed = GameSpeed(session, speech, file, parent)
    speed.left = lambda: 10_000.0
    speed.hold(change)
    assert (session.paused == [True]) == waits


def test_the_next_move_comes_while_a_little_of_the_last_one_is_still_shown(qtbot: QtBot) -> None:
    """So that nobody waits for thinking that is over, and no panel is far ahead of the table."""
    bot = Player("", "scout")
    session: Any = SimpleNamespace(decision=SimpleNamespace(seat=1), players=(ANN, bot), paused=False, stepping=False)
    session.pause = lambda: setattr(session, "paused", True)
    session.resume = lambda: setattr(session, "paused", False)
    speech: Any = SimpleNamespace(event=lambda event, state: "Computer 2 moves.")
    parent, change = QObject(), Change(SimpleNamespace(state=None), (SimpleNamespace(),))  # type: ignore[arg-type]
    speed = GameSpeed(session, speech, SimpleNamespace(settings=Settings()), parent)  # type: ignore[arg-type]
    left = LEAD + 20
    speed.left = lambda: left
    speed.hold(change)
    assert session.paused
    left = LEAD
    qtbot.waitUntil(lambda: not session.paused)
    speed.hold(change)
    assert not session.paused
    speed.stop()


@pytest.mark.parametrize(("motion", "still"), [("full", False), ("less", True)])
def test_reduced_motion_is_no_speed(motion: Any, still: bool) -> None:
    """It says how things move, not how fast: they are still seen one after the other."""
    session: Any = SimpleNamespace(match=SimpleNamespace(answers=()), resume=lambda: None)
    speech: Any = None
    settings, parent = Settings(), QObject()
    file: Any = SimpleNamespace(settings=settings)
    settings.display.motion, settings.play.own_speed = motion, "2"
    speed = GameSpeed(session, speech, file, parent)
    assert (speed.speed(), speed.still) == (2.0, still)


def test_the_table_s_own_button_leads_through_all_speeds_and_stops_nothing() -> None:
    session: Any = SimpleNamespace(match=SimpleNamespace(answers=()), resume=lambda: None)
    speech: Any = None
    settings, parent = Settings(), QObject()
    file: Any = SimpleNamespace(settings=settings)
    speed, seen = GameSpeed(session, speech, file, parent), []
    for _ in range(6):
        speed.change()
        seen.append(settings.play.opponent_speed)
    assert seen == ["2", "4", "0.25", "0.5", "1", "2"]
    assert speed.name == "Speed: 2×"
    settings.play.opponent_speed = "instant"
    speed.change()
    assert settings.play.opponent_speed == "0.25"


def test_the_button_in_words_follows_a_speed_that_is_changed_elsewhere(shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    bar = page.findChild(PromptBar)
    bar._show_waiting()
    before = bar.speed.text()
    page.game_speed.change()
    assert bar.speed.text() == page.game_speed.name != before


@pytest.mark.parametrize(("stepping", "chosen", "shown"), [(False, {}, "Esc"), (True, {}, "N"),
                                                           (True, {"next_step": "X"}, "X"),
                                                           (True, {"next_step": ""}, "")])
def test_the_keys_that_end_a_wait_are_those_that_do_so(stepping: bool, chosen: dict[str, str], shown: str) -> None:
    session: Any = SimpleNamespace(stepping=stepping, resume=lambda: None)
    speech: Any = None
    settings, parent = Settings(), QObject()
    settings.keys.changed = chosen
    file: Any = SimpleNamespace(settings=settings)
    assert GameSpeed(session, speech, file, parent).keys == shown


def test_escape_has_whoever_thinks_answer_as_the_button_does(qtbot: QtBot, shell: Shell) -> None:
    shell.thinker._hard_stop = 600
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "patient"), Player("", "patient")), seed=11))
    _end_turn(page)
    before = len(page.session.match.answers)
    qtbot.waitUntil(lambda: page.table_area.prompt.hurry.isVisible())
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: len(page.session.match.answers) > before, timeout=30_000)
    page.session.on_change.clear()

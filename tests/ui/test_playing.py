"""Games are played through the window, by keyboard and by mouse, against opponents and with friends."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from app.table import ANN
from sparktable.app.players import Player
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.app.translations import WORDS
from sparktable.ui.end_screen import EndPage
from sparktable.ui.fair_shuffle import AboutGame
from sparktable.ui.game_window import GameWindow
from sparktable.ui.home import HomePage
from sparktable.ui.new_game import NewGamePage
from sparktable.ui.notice import Question
from sparktable.ui.shell import Shell
from ui.driving import AGAINST_BOTS, WITH_FRIENDS, asked, start


def test_a_whole_game_is_played_by_keyboard(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the home page to the last one without touching the mouse, and back home."""
    monkeypatch.setattr("toys.deckbuilder.LAST_TURN", 15)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(shell.page, NewGamePage)
    shell.page.seed.setText("11")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(shell.page, GameWindow)
    while asked(qtbot, shell):
        options = shell.page.options
        assert QApplication.focusWidget() is options, "the keyboard is where the options are"
        qtbot.keyClick(options, Qt.Key.Key_End)
        qtbot.keyClick(options, Qt.Key.Key_Return)
    assert isinstance(shell.page, EndPage)
    assert len(shell.statistics.games()) == 1
    for _ in range(9):
        if QApplication.focusWidget().property("text") != WORDS.say("end.home"):
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(shell.page, HomePage)


def test_an_option_is_taken_by_a_double_click(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    row = page.options.visualItemRect(page.options.item(0)).center()
    qtbot.mouseClick(page.options.viewport(), Qt.MouseButton.LeftButton, pos=row)
    qtbot.mouseDClick(page.options.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert len(page.session.match.answers) == 1


def test_a_digit_takes_the_option_with_that_number(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    state, asked = page.session.view.state, page.session.decision
    line = page.options.item(1).text()
    qtbot.keyClick(page.options, Qt.Key.Key_2)
    taken = page.session.match.answers[0].option
    assert line == f"2  {page.speech.answer(taken, asked, state)}"


def test_an_answer_that_is_mere_words_has_a_button(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    while not any(option.kind == "end" for option in page.session.options):
        page.answers.take(page.session.options[0])
    qtbot.waitUntil(lambda: [button.text() for button in page.table_area.prompt.buttons] == ["End turn"])
    turn = page.session.match.state.turn
    qtbot.mouseClick(page.table_area.prompt.buttons[0], Qt.MouseButton.LeftButton)
    assert page.session.match.state.turn == turn + 1


def test_ending_a_turn_with_cards_left_is_asked_about_and_can_be_switched_off(
        qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    page = start(shell, AGAINST_BOTS)
    while not any(option.kind == "end" for option in page.session.options):
        page.answers.take(page.session.options[0])
    end = next(option for option in page.session.options if option.kind == "end")
    if not any(option.kind == "play" for option in page.session.options):
        pytest.fail("this seed leaves no card to be wasted")
    file.settings.play.confirm_wasteful_end = True
    turn = page.session.match.state.turn

    page.answers.take(end)
    question = page.findChild(Question)
    assert question.focusWidget() is question.no, "Enter must not end the turn"
    qtbot.mouseClick(question.no, Qt.MouseButton.LeftButton)
    assert page.session.match.state.turn == turn

    file.settings.play.confirm_wasteful_end = False
    page.answers.take(end)
    assert page.session.match.state.turn == turn + 1


def test_undo_and_redo_by_keyboard(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    before = page.session.view.digest()
    qtbot.keyClick(page.options, Qt.Key.Key_1)
    after = page.session.view.digest()
    qtbot.keyClick(page.options, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.session.view.digest() == before
    assert page.redo.isEnabled()
    qtbot.keyClick(page.options, Qt.Key.Key_Z,
                   Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert page.session.view.digest() == after


def test_undo_is_dark_and_says_why_where_nothing_can_be_taken_back(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    undo = page.tool_bar.tools[0]
    while not page.session.stopped_by_barrier:
        assert asked(qtbot, shell)
        page.answers.take(page.session.options[-1])
    assert not undo.isEnabled() and "something hidden has been seen" in undo.toolTip()
    answers = len(page.session.match.answers)
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.notice.isVisible() and page.notice.text.text().endswith("something hidden has been seen since.")
    assert len(page.session.match.answers) == answers
    while not page.session.can_undo:
        assert asked(qtbot, shell)
        page.answers.take(page.session.options[0])
    assert undo.isEnabled() and undo.toolTip().startswith("<qt>Undo")


def test_where_an_answer_is_taken_back_behind_the_curtain_whoever_gave_it_comes_back(shell: Shell) -> None:
    """Else the one who was called would see their cards."""
    page = start(shell, WITH_FRIENDS)
    session, number = page.session, 0
    while session.curtain is None or not session.can_undo:
        assert session.outcome is None
        if session.curtain is not None:
            page.handover.lift()
        session.answer(session.options[number % len(session.options)])
        number += 1
    called, gave = session.curtain, session.match.answers[-1].seat
    assert called != gave and page.curtain.isVisible()
    page.undo.trigger()
    asked = session.decision
    assert asked is not None and asked.seat == session.viewer == gave
    assert page.curtain.isVisible()
    assert page.speech.player(gave) in page.curtain.text.text()
    assert page.speech.player(called) not in page.curtain.text.text()


def test_the_screen_is_handed_over_behind_a_curtain(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, WITH_FRIENDS)
    while page.session.curtain is None:
        page.answers.take(page.session.options[-1])
    assert page.curtain.isVisible()
    assert page.curtain.geometry() == page.rect()
    assert "Ben" in page.curtain.text.text()
    assert page.options.count() == 0
    for _ in range(3):
        qtbot.keyClick(page.window(), Qt.Key.Key_Tab)
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_O)
    assert QApplication.focusWidget() is page.curtain.ready, "nothing behind the curtain can be reached"
    qtbot.keyClick(page.curtain.ready, Qt.Key.Key_Return)
    assert not page.curtain.isVisible()
    assert page.session.viewer == 1
    assert page.options.count()


def test_a_game_left_is_continued(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    qtbot.keyClick(page.options, Qt.Key.Key_1)
    position = page.session.view.digest()
    shell.show_home()
    home = shell.page
    assert isinstance(home, HomePage)
    assert home.tiles[0].name.text() == "Continue"
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(shell.page, GameWindow)
    assert shell.page.session.view.digest() == position


def test_play_again_starts_the_last_setup_with_another_shuffle(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    players = page.session.players
    first_seed = page.session.match.seed
    shell.show_home()
    again = next(tile for tile in shell.page.tiles if tile.name.text() == "Play again")
    qtbot.mouseClick(again, Qt.MouseButton.LeftButton)
    assert isinstance(shell.page, GameWindow)
    assert shell.page.session.players == players
    assert shell.page.session.match.seed != first_seed


def test_everybody_has_a_name_of_their_own(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, ANN, Player("", "random")), seed=11))
    assert list(page.speech.names) == ["Ann", "Ann 2", "Random"]


def test_what_is_said_about_a_game_names_the_opponents_levels(shell: Shell) -> None:
    """Where a level has a name: a file may ask for any opponent."""
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "scout"), Player("", "greedy")), seed=11))
    page.about_game()
    said = [label.text() for label in page.findChild(AboutGame).findChildren(QLabel)]
    assert "Ann, Scout, Computer" in said


def test_a_saved_game_appears_in_the_list_and_is_loaded(qtbot: QtBot, shell: Shell) -> None:
    from sparktable.ui.saves_dialog import SavesDialog

    page = start(shell, AGAINST_BOTS)
    qtbot.keyClick(page.options, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    position = page.session.view.digest()
    qtbot.keyClick(page.options, Qt.Key.Key_1)
    shell.open_saves()
    dialog = shell.findChild(SavesDialog)
    assert "Ann" in dialog.list.item(0).toolTip()
    dialog.throw_away()
    assert dialog.list.count() == 0 and not dialog.open_button.isEnabled()
    dialog.bring_back()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert isinstance(shell.page, GameWindow)
    assert shell.page.session.view.digest() == position


def test_what_cannot_be_done_says_why(qtbot: QtBot, shell: Shell) -> None:
    from sparktable.kernel.decisions import Option

    page = start(shell, AGAINST_BOTS)
    page.answers.take(Option("win"))
    assert page.table_area.prompt.source.text() == "That is not possible now."


def test_no_word_is_missing_in_a_whole_game(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, WITH_FRIENDS)
    while isinstance(shell.page, GameWindow):
        if page.session.curtain is not None:
            page.handover.lift()
        page.answers.take(page.session.options[-1])
    assert {key for key in WORDS.missing if not key.startswith("toy-deckbuilder.")} == set()


def test_a_key_ends_the_turn(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    while not any(option.kind == "end" for option in page.session.options):
        page.answers.take(page.session.options[0])
    turn = page.session.match.state.turn
    qtbot.keyClick(page.options, Qt.Key.Key_E)
    assert page.session.match.state.turn == turn + 1


def test_the_inspector_forgets_what_another_pair_of_eyes_looked_at(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, WITH_FRIENDS)
    mine = page.session.options[0].value("card")
    page.inspector.show_slot(mine)
    assert page.inspector.name.text()
    while page.session.curtain is None:
        page.answers.take(page.session.options[-1])
    assert page.inspector.place.text() == WORDS.say("inspector.nothing")
    qtbot.keyClick(page.curtain.ready, Qt.Key.Key_Return)
    assert page.inspector.place.text() == WORDS.say("inspector.nothing")


def test_practice_is_marked(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    assert not page.badge.isVisible()
    page.set_practice(True)
    assert page.badge.isVisible() and page.badge.text() == "Practice"

"""Games are played through the window, by keyboard and by mouse, against opponents and with friends."""
from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QLabel, QLineEdit, QListWidgetItem, QMenu
from pytestqt.qtbot import QtBot

from app.table import ANN, BEN, CLEO
from sparktable.app.session import Player
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.app.words import WORDS
from sparktable.ui.deal import AboutGame
from sparktable.ui.end_screen import EndPage
from sparktable.ui.game_window import GameWindow
from sparktable.ui.home import HomePage
from sparktable.ui.new_game import NewGamePage
from sparktable.ui.notice import Question
from sparktable.ui.shell import Shell
from ui.conftest import open_shell
from ui.driving import asked, start

AGAINST_BOTS = Setup("toy-deckbuilder", {}, (ANN, Player("", "random"), Player("", "random")), seed=11)
WITH_FRIENDS = Setup("toy-deckbuilder", {}, (ANN, BEN, CLEO), seed=11)


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
    for _ in range(3):
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
    wanted = page.session.options[1]
    qtbot.keyClick(page.options, Qt.Key.Key_2)
    assert page.session.match.answers[0].option == wanted


def test_an_answer_that_is_mere_words_has_a_button(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    while not any(option.kind == "end" for option in page.session.options):
        page.take(page.session.options[0])
    qtbot.waitUntil(lambda: [button.text() for button in page.centre.prompt.buttons] == ["End turn"])
    turn = page.session.match.state.turn
    qtbot.mouseClick(page.centre.prompt.buttons[0], Qt.MouseButton.LeftButton)
    assert page.session.match.state.turn == turn + 1


def test_ending_a_turn_with_cards_left_is_asked_about_and_can_be_switched_off(
        qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    page = start(shell, AGAINST_BOTS)
    while not any(option.kind == "end" for option in page.session.options):
        page.take(page.session.options[0])
    end = next(option for option in page.session.options if option.kind == "end")
    if not any(option.kind == "play" for option in page.session.options):
        pytest.fail("this seed leaves no card to be wasted")
    file.settings.play.confirm_wasteful_end = True
    turn = page.session.match.state.turn

    page.take(end)
    question = page.findChild(Question)
    assert question.focusWidget() is question.no, "Enter must not end the turn"
    qtbot.mouseClick(question.no, Qt.MouseButton.LeftButton)
    assert page.session.match.state.turn == turn

    file.settings.play.confirm_wasteful_end = False
    page.take(end)
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


def test_the_barrier_is_shown_where_undo_ends(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, WITH_FRIENDS)
    while page.session.curtain is None:
        page.take(page.session.options[-1])
    assert page.undo.toolTip().startswith("Something hidden has been seen")
    page._lift_curtain()
    answers = len(page.session.match.answers)
    page.undo.trigger()
    assert page.notice.isVisible() and page.notice.text.text().startswith("Something hidden has been seen")
    assert len(page.session.match.answers) == answers


def test_the_log_shows_how_far_back_undo_goes(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)

    def lines() -> list[str]:
        return [page.log.lines.item(row).text() for row in range(page.log.lines.count())]

    assert "Undo stops here" not in "".join(lines()), "nothing has been learnt yet"
    while not (page.session.barrier and page.session.can_undo):
        assert asked(qtbot, shell)
        page.take(page.session.options[0])
    barrier = next(row for row, line in enumerate(lines()) if "Undo stops here" in line)
    assert barrier < len(lines()) - 1, "what lies below it can be taken back"
    page.log.filter.setText("nobody")
    page.undo.trigger()
    assert "Undo stops here" in lines()[-1] and page.log.text() == ""
    assert page.log.lines.item(len(lines()) - 1).isHidden(), "who looks for something sees only that"
    page.log.filter.clear()
    assert not page.log.lines.item(len(lines()) - 1).isHidden()
    assert "Undo stops here" not in page.log.text()
    page.set_practice(True)
    assert "Undo stops here" not in "".join(lines())


def test_the_screen_is_handed_over_behind_a_curtain(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, WITH_FRIENDS)
    while page.session.curtain is None:
        page.take(page.session.options[-1])
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
    assert [player.name for player in page.session.players] == ["Ann", "Ann 2", "Computer 3"]


def test_what_is_said_about_a_game_names_the_opponents_levels(shell: Shell) -> None:
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "scout"), Player("", "rookie")), seed=11))
    page.about_game()
    said = [label.text() for label in page.findChild(AboutGame).findChildren(QLabel)]
    assert "Ann, Computer 2 (Scout), Computer 3 (Rookie)" in said


def test_a_saved_game_appears_in_the_list_and_is_loaded(qtbot: QtBot, shell: Shell) -> None:
    from sparktable.ui.saves import SavesDialog

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


def test_the_log_is_grouped_by_turn_filtered_and_copied(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    card = page.speech.option(page.session.options[0], page.session.view.state).removeprefix("Play ")
    qtbot.keyClick(page.options, Qt.Key.Key_1)
    lines = page.log.text().splitlines()
    assert lines[0].startswith("The shuffle is sealed as ")
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


def test_a_hint_names_something_that_can_be_done(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sparktable.ui.advice.HINTING", "last")
    page = start(shell, AGAINST_BOTS)
    wanted = page.speech.option(page.session.options[-1], page.session.view.state)
    qtbot.keyClick(page.options, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: page.notice.text.text() == f"Hint: {wanted}", timeout=60_000)
    assert not page.session.match.answers


def test_an_opponent_says_why_it_did_that(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "weighs"), Player("", "weighs")), seed=11))
    qtbot.keyClick(page.options, Qt.Key.Key_W)
    assert page.notice.text.text() == "No opponent has had a choice yet."
    turn = page.session.match.state.turn
    while page.session.options and page.session.match.state.turn == turn:
        page.take(page.session.options[-1])
    assert asked(qtbot, shell)
    qtbot.keyClick(page.options, Qt.Key.Key_W)
    said = page.notice.text.text()
    assert said.startswith(f"{page.speech.seat(2)}: ") and "It promises most of all that was tried." in said
    page.notice.hide()
    qtbot.mouseClick(page.log.why, Qt.MouseButton.LeftButton)
    assert page.notice.isVisible() and page.notice.text.text() == said
    page.session.practice = True
    page.session.undo()
    qtbot.keyClick(page.options, Qt.Key.Key_W)
    assert page.notice.text.text() == "No opponent has had a choice yet.", "what it did was taken back"


def test_a_move_that_goes_without_saying_is_explained_too(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "knows"), Player("", "knows")), seed=11))
    turn = page.session.match.state.turn
    while page.session.options and page.session.match.state.turn == turn:
        page.take(page.session.options[-1])
    assert asked(qtbot, shell)
    qtbot.keyClick(page.options, Qt.Key.Key_W)
    told = page.notice.text.text()
    assert told.startswith(f"{page.speech.seat(2)}: ") and "chance" not in told, "nothing was weighed"


def test_whoever_wants_a_hint_for_somebody_elses_question_is_told_when_there_is_one(
        qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "patient"), Player("", "patient")), seed=11))
    while page.session.options:
        page.take(page.session.options[-1])
    qtbot.keyClick(page, Qt.Key.Key_H)
    assert page.notice.isVisible() and page.notice.text.text() == "There is a hint when you are asked something."
    while not page.session.options:
        shell.thinker.move_now()
        qtbot.wait(20)
    assert not page.notice.isVisible(), "it is no longer so"


def test_what_is_told_of_a_move_follows_the_language(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "weighs"), Player("", "weighs")), seed=11))
    turn = page.session.match.state.turn
    while page.session.options and page.session.match.state.turn == turn:
        page.take(page.session.options[-1])
    assert asked(qtbot, shell)
    qtbot.keyClick(page.options, Qt.Key.Key_W)
    assert "It promises most" in page.notice.text.text()
    shell.file.settings.language.code = "de"
    shell.apply_settings()
    assert "verspricht es am meisten" in page.notice.text.text()
    german = page.notice.text.text()
    page.notice.hide()
    qtbot.keyClick(page.options, Qt.Key.Key_W)
    assert page.notice.text.text() == german


def test_a_hint_follows_the_language(qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sparktable.ui.advice.HINTING", "weighs")
    page = start(shell, AGAINST_BOTS)
    qtbot.keyClick(page.options, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: page.notice.text.text().startswith("Hint: "), timeout=60_000)
    shell.file.settings.language.code = "de"
    shell.apply_settings()
    assert page.notice.text.text().startswith("Tipp: ") and "verspricht es am meisten" in page.notice.text.text()


def test_asked_again_another_opponent_says_why(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "weighs"), Player("", "weighs")), seed=11))
    turn = page.session.match.state.turn
    while page.session.options and page.session.match.state.turn == turn:
        page.take(page.session.options[-1])
    assert asked(qtbot, shell)

    def told() -> str:
        qtbot.keyClick(page.options, Qt.Key.Key_W)
        return page.notice.text.text()

    first, second = told(), told()
    assert first.startswith(f"{page.speech.seat(2)}: ") and "Ask again" in first
    assert second.startswith(f"{page.speech.seat(1)}: ")
    page.notice.hide()
    assert told() == first, "closed, it begins anew"


def test_what_an_opponent_said_to_one_person_is_not_shown_to_the_next(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, Setup("toy-deckbuilder", {}, (Player("", "weighs"), ANN, BEN), seed=11))
    assert asked(qtbot, shell)
    qtbot.keyClick(page.options, Qt.Key.Key_W)
    assert page.notice.isVisible() and page.notice.text.text().startswith(f"{page.speech.seat(0)}: ")
    while page.session.curtain is None:
        page.take(page.session.options[-1])
    assert not page.notice.isVisible()
    page.advice.ask_why()
    assert not page.notice.isVisible(), "who asks behind the curtain is not known"
    qtbot.keyClick(page.curtain.ready, Qt.Key.Key_Return)
    assert not page.notice.isVisible()


def test_in_a_game_that_is_continued_reasons_are_not_kept(qtbot: QtBot, shell: Shell) -> None:
    start(shell, Setup("toy-deckbuilder", {}, (Player("", "weighs"), ANN, BEN), seed=11))
    assert asked(qtbot, shell)
    shell.show_home()
    shell.resume()
    assert isinstance(shell.page, GameWindow) and asked(qtbot, shell)
    qtbot.keyClick(shell.page.options, Qt.Key.Key_W)
    assert shell.page.notice.text.text().startswith("Saved games do not keep opponents' reasons")


def test_a_move_that_is_not_shown_yet_is_not_explained(qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    file.settings.play.step_by_step = True
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "weighs"), Player("", "weighs")), seed=11))
    turn = page.session.match.state.turn
    while page.session.options and page.session.match.state.turn == turn:
        page.take(page.session.options[-1])
    qtbot.waitUntil(lambda: page.session._asking.kept is not None, timeout=60_000)
    qtbot.keyClick(page, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: page.session._asking.kept is not None, timeout=60_000)
    shown, held = page.session.match.answers[-1].option, page.session._asking.kept
    assert shown != held
    qtbot.keyClick(page, Qt.Key.Key_W)
    assert f": {page.speech.option(shown, page.session.view.state)}." in page.notice.text.text()
    page.session.on_change.clear()


def test_among_friends_nobody_is_asked_why(shell: Shell) -> None:
    assert not start(shell, WITH_FRIENDS).log.why.isVisible()


def test_a_hint_says_what_else_was_weighed(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sparktable.ui.advice.HINTING", "weighs")
    page = start(shell, AGAINST_BOTS)
    *others, hinted = [page.speech.option(option, page.session.view.state) for option in page.session.options]
    other = next(each for each in others if each != hinted)
    qtbot.keyClick(page.options, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: page.notice.text.text().endswith(
        f"Its chance to win is put at 62 %; next best: {other} (40 %)."), timeout=60_000)


def test_a_hint_that_nobody_awaits_any_more_keeps_no_opponent_waiting(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sparktable.ui.advice.HINTING", "sleeps")
    monkeypatch.setattr(shell.thinker, "_hard_stop", 600)
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "first"), Player("", "first")), seed=11))
    requests: list[str] = []
    ask = shell.thinker.ask
    monkeypatch.setattr(shell.thinker, "ask", lambda seen, name, seed: requests.append(name) or ask(seen, name, seed))
    for _ in range(5):
        qtbot.keyClick(page.options, Qt.Key.Key_H)
    assert len(requests) == 1
    turn = page.session.match.state.turn
    while page.session.options and page.session.match.state.turn == turn:
        page.take(page.session.options[-1])
    assert asked(qtbot, shell)


def test_what_cannot_be_done_says_why(qtbot: QtBot, shell: Shell) -> None:
    from sparktable.kernel.decisions import Option

    page = start(shell, AGAINST_BOTS)
    page.take(Option("win"))
    assert page.centre.prompt.source.text() == "That is not possible now."


def test_a_report_is_asked_for_by_clicks_and_holds_what_it_says(
        qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    """The log, the picture and the question are those of the person before the screen, while somebody else thinks."""
    page = start(shell, WITH_FRIENDS)
    qtbot.keyClick(page.options, Qt.Key.Key_1)
    dialog = report_dialog(qtbot, page)
    place = dialog.findChild(QLineEdit)
    assert place is not None
    place.setText(str(tmp_path / "report"))
    buttons = dialog.findChild(QDialogButtonBox)
    assert buttons is not None
    qtbot.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Save), Qt.MouseButton.LeftButton)
    with zipfile.ZipFile(tmp_path / "report.zip") as packed:
        names = set(packed.namelist())
        assert names == {"contents.txt", "game.spark", "log.txt", "options.txt", "screen.png", "versions.txt"}
        assert packed.read("screen.png").startswith(b"\x89PNG")
        about = packed.read("contents.txt").decode()
        assert all(f"{name}: " in about for name in names - {"contents.txt"})
        assert packed.read("log.txt").decode() == page.log.text()
        assert packed.read("options.txt").decode().splitlines() == [
            option.label() for option in page.session.options]
    assert page.notice.text.text().startswith("The report was written to report.zip.")


def test_a_report_tells_nothing_of_what_somebody_else_is_asked(shell: Shell, tmp_path: Path) -> None:
    page = start(shell, WITH_FRIENDS)
    while page.session.curtain is None:
        page.take(page.session.options[-1])
    assert page.session.decision is not None
    page.keeping.save_report(tmp_path / "report.zip")
    with zipfile.ZipFile(tmp_path / "report.zip") as packed:
        assert packed.read("options.txt") == b""


def report_dialog(qtbot: QtBot, page: GameWindow) -> QFileDialog:
    """What opens when "Save a report" is clicked in the menu."""
    bar = page.menuBar()
    menu = next(action for action in bar.actions() if action.text().replace("&", "") == "Help")
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.actionGeometry(menu).center())
    opened = QApplication.activePopupWidget()
    assert isinstance(opened, QMenu)
    report = next(action for action in opened.actions() if action.objectName() == "report")
    qtbot.mouseClick(opened, Qt.MouseButton.LeftButton, pos=opened.actionGeometry(report).center())
    dialog = page.findChild(QFileDialog)
    assert dialog is not None and dialog.isVisible()
    return dialog


def test_no_word_is_missing_in_a_whole_game(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, WITH_FRIENDS)
    while isinstance(shell.page, GameWindow):
        if page.session.curtain is not None:
            page._lift_curtain()
        page.take(page.session.options[-1])
    assert {key for key in WORDS.missing if not key.startswith("toy-deckbuilder.")} == set()


def test_a_second_start_finds_the_window_where_it_was(
        qtbot: QtBot, shell: Shell, file: SettingsFile, tmp_path: Path) -> None:
    shell.resize(1100, 700)
    shell.close()
    again = open_shell(SettingsFile(file.path), tmp_path)
    again.close()
    assert SettingsFile(file.path).settings.memory.window
    again.deleteLater()


def test_a_window_whose_screen_is_gone_comes_back(qtbot: QtBot, shell: Shell) -> None:
    shell.move(90_000, 90_000)
    shell.rescue()
    assert shell.screen().availableGeometry().intersects(shell.frameGeometry())


def test_the_view_menu_changes_the_theme_and_the_scale(shell: Shell, file: SettingsFile) -> None:
    from PySide6.QtGui import QAction

    from sparktable.ui import look

    page = start(shell, AGAINST_BOTS)
    page.menus.themes["light"].trigger()
    assert (look.current().theme.name, SettingsFile(file.path).settings.display.theme) == ("light", "light")
    page.findChild(QAction, "interface_larger").trigger()
    assert look.current().interface == 1.1
    page.findChild(QAction, "interface_normal").trigger()
    assert look.current().interface == 1.0


def test_panels_are_reset_and_remembered(qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    page = start(shell, AGAINST_BOTS)
    page.panels.toggle("log")
    assert not page.panels["log"].isVisible()
    shell.show_home()
    page = start(shell, AGAINST_BOTS)
    assert not page.panels["log"].isVisible(), "a panel that was closed stays closed in the next game"
    page.panels.toggle("log")
    assert page.panels["log"].isVisible()


def test_a_key_ends_the_turn(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    while not any(option.kind == "end" for option in page.session.options):
        page.take(page.session.options[0])
    turn = page.session.match.state.turn
    qtbot.keyClick(page.options, Qt.Key.Key_E)
    assert page.session.match.state.turn == turn + 1


def test_the_inspector_forgets_what_another_pair_of_eyes_looked_at(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, WITH_FRIENDS)
    mine = page.session.options[0].value("card")
    page.inspector.show_slot(mine)
    assert page.inspector.name.text()
    while page.session.curtain is None:
        page.take(page.session.options[-1])
    assert page.inspector.place.text() == WORDS.say("inspector.nothing")
    qtbot.keyClick(page.curtain.ready, Qt.Key.Key_Return)
    assert page.inspector.place.text() == WORDS.say("inspector.nothing")


def test_no_line_of_the_log_is_cut(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    item = QListWidgetItem("Computer 2 discards the Mission that nobody could have foreseen at all.")
    page.log.lines.addItem(item)
    lines = page.log.lines
    room = lines.viewport().width() - 16
    needed = QFontMetrics(lines.font()).boundingRect(0, 0, room, 9999, Qt.TextFlag.TextWordWrap, item.text()).height()
    assert lines.visualItemRect(item).height() >= needed > QFontMetrics(lines.font()).height()


def test_practice_is_marked(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    assert not page.badge.isVisible()
    page.set_practice(True)
    assert page.badge.isVisible() and page.badge.text() == "Practice"

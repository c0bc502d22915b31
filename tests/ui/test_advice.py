"""Hints, and why opponents did what they did: asked for by keys, told beside the table."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from app.table import ANN, BEN
from sparktable.app.players import Player
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.kernel.decisions import Option
from sparktable.ui.end_screen import EndPage
from sparktable.ui.game_window import GameWindow
from sparktable.ui.shell import Shell
from ui.driving import AGAINST_BOTS, WITH_FRIENDS, asked, start
from ui.matrix import DUEL, Mouse


def end_turn(page: GameWindow) -> None:
    """The last answers offered, until it is an opponent's turn."""
    turn = page.session.match.state.turn
    while page.session.options and page.session.match.state.turn == turn:
        page.answers.take(page.session.options[-1])


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
    assert page.notice.text.text() == "No opponent has had to choose yet."
    end_turn(page)
    assert asked(qtbot, shell)
    qtbot.keyClick(page.options, Qt.Key.Key_W)
    said = page.notice.text.text()
    assert said.startswith(f"{page.speech.seat(2)}: ") and "It looks the most promising" in said
    page.notice.hide()
    tool(qtbot, page, "Why")
    assert page.notice.isVisible() and page.notice.text.text() == said
    page.session.practice = True
    page.session.undo()
    qtbot.keyClick(page.options, Qt.Key.Key_W)
    assert page.notice.text.text() == "No opponent has had to choose yet.", "what it did was taken back"


def test_why_an_opponent_did_that_is_gone_once_one_s_own_turn_is_over(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "weighs"), Player("", "weighs")), seed=11))
    end_turn(page)
    assert asked(qtbot, shell)
    qtbot.keyClick(page.options, Qt.Key.Key_W)
    page.answers.take(page.session.options[0])
    assert page.notice.isVisible(), "it may still be read during that turn"
    end_turn(page)
    assert not page.notice.isVisible()


def test_that_opponents_cannot_think_is_told_once(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    shell.thinker.helpless.emit("no memory")
    assert "opponents have failed" in page.notice.text.text() and "(no memory)" in page.notice.text.text()
    page.notice.hide()
    shell.thinker.helpless.emit("no memory")
    assert not page.notice.isVisible()


def test_that_opponents_cannot_think_is_taken_back_once_they_think_again(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    shell.thinker.helpless.emit("no memory")
    assert page.notice.isVisible()
    shell.thinker.able.emit()
    assert not page.notice.isVisible()
    shell.thinker.helpless.emit("no memory")
    assert page.notice.isVisible(), "it has happened once more"
    page.notice.tell("undo.barrier")
    shell.thinker.able.emit()
    assert page.notice.isVisible(), "something else is told by now"


def test_why_opponents_cannot_think_is_told_in_one_line(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, AGAINST_BOTS)
    shell.thinker.helpless.emit("RuntimeError:\n    An attempt\n" + "x" * 400)
    told = page.notice.text.text()
    assert "(RuntimeError: An attempt xxx" in told and "\n" not in told and len(told) < 300


def test_a_move_that_goes_without_saying_is_explained_too(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "knows"), Player("", "knows")), seed=11))
    end_turn(page)
    assert asked(qtbot, shell)
    qtbot.keyClick(page.options, Qt.Key.Key_W)
    told = page.notice.text.text()
    assert told.startswith(f"{page.speech.seat(2)}: ") and "chance" not in told, "nothing was weighed"


def test_whoever_wants_a_hint_for_somebody_elses_question_is_told_when_there_is_one(
        qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "patient"), Player("", "patient")), seed=11))
    while page.session.options:
        page.answers.take(page.session.options[-1])
    qtbot.keyClick(page, Qt.Key.Key_H)
    assert page.notice.isVisible() and page.notice.text.text() == "You get a hint when it is your turn to decide."
    while not page.session.options:
        shell.thinker.move_now()
        qtbot.wait(20)
    assert not page.notice.isVisible(), "it is no longer so"


def test_what_is_told_of_a_move_follows_the_language(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "weighs"), Player("", "weighs")), seed=11))
    end_turn(page)
    assert asked(qtbot, shell)
    qtbot.keyClick(page.options, Qt.Key.Key_W)
    assert "It looks the most promising" in page.notice.text.text()
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
    end_turn(page)
    assert asked(qtbot, shell)

    def told() -> str:
        qtbot.keyClick(page.options, Qt.Key.Key_W)
        return page.notice.text.text()

    first, second = told(), told()
    assert first.startswith(f"{page.speech.seat(2)}: ") and "Ask again" in first
    assert second.startswith(f"{page.speech.seat(1)}: ")
    while "Ask again" in page.notice.text.text():
        told()
    told()
    assert not page.notice.isVisible(), "when all is told, the key that opened it closes it"
    assert told() == first, "closed, it begins anew"


def test_what_an_opponent_said_to_one_person_is_not_shown_to_the_next(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, Setup("toy-deckbuilder", {}, (Player("", "weighs"), ANN, BEN), seed=11))
    assert asked(qtbot, shell)
    qtbot.keyClick(page.options, Qt.Key.Key_W)
    assert page.notice.isVisible() and page.notice.text.text().startswith(f"{page.speech.seat(0)}: ")
    while page.session.curtain is None:
        page.answers.take(page.session.options[-1])
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
    assert isinstance(shell.page, GameWindow)
    shell.page.handover.lift()  # Ben may have gone on with it
    assert asked(qtbot, shell)
    qtbot.keyClick(shell.page.options, Qt.Key.Key_W)
    assert shell.page.notice.text.text().startswith("Saved games do not keep opponents’ reasons")


def test_a_move_that_is_not_shown_yet_is_not_explained(qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    file.settings.play.step_by_step = True
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "weighs"), Player("", "weighs")), seed=11))
    end_turn(page)
    qtbot.waitUntil(lambda: page.session._asking.kept is not None, timeout=60_000)
    qtbot.keyClick(page, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: page.session._asking.kept is not None, timeout=60_000)
    shown, held = page.session.match.answers[-1].option, page.session._asking.kept
    assert shown != held
    qtbot.keyClick(page, Qt.Key.Key_W)
    assert f": {page.speech.option(shown, page.session.view.state)}." in page.notice.text.text()
    page.session.on_change.clear()


def test_among_friends_nobody_is_asked_why(shell: Shell) -> None:
    assert "Why" not in [each.word.text() for each in start(shell, WITH_FRIENDS).tool_bar.tools]


def test_a_hint_says_what_else_was_weighed(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sparktable.ui.advice.HINTING", "weighs")
    page = start(shell, AGAINST_BOTS)
    *others, hinted = [page.speech.option(option, page.session.view.state) for option in page.session.options]
    other = next(each for each in others if each != hinted)
    qtbot.keyClick(page.options, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: page.notice.text.text().endswith(
        f"62%. Next best: {other} (40%)."), timeout=60_000)


def test_a_hint_that_nobody_awaits_any_more_keeps_no_opponent_waiting(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sparktable.ui.advice.HINTING", "sleeps")
    monkeypatch.setattr(shell.thinker, "_hard_stop", 600)
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "first"), Player("", "first")), seed=11))
    requests: list[dict[str, bool]] = []
    ask = shell.thinker.ask
    monkeypatch.setattr(shell.thinker, "ask", lambda *asked, **how: requests.append(how) or ask(*asked, **how))
    for _ in range(5):
        qtbot.keyClick(page.options, Qt.Key.Key_H)
    assert requests == [{"hint": True}], "nobody else sees how long it takes"
    end_turn(page)
    assert asked(qtbot, shell)


def test_the_last_page_says_why_an_opponent_made_its_last_move(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toys.deckbuilder.LAST_TURN", 15)
    page = start(shell, Setup("toy-deckbuilder", {}, (ANN, Player("", "weighs"), Player("", "weighs")), seed=11))
    while asked(qtbot, shell):
        page.answers.take(page.session.options[-1])
    said = [text.text() for text in shell.page.findChildren(QLabel)]
    about = said[said.index("THE COMPUTER’S LAST MOVE") + 1]
    assert about.startswith(f"{page.speech.seat(2)}: ") and "It looks the most promising" in about


def test_the_last_page_has_no_reasons_of_who_only_guesses(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toys.deckbuilder.LAST_TURN", 15)
    page = start(shell, AGAINST_BOTS)
    while asked(qtbot, shell):
        page.answers.take(page.session.options[-1])
    assert isinstance(shell.page, EndPage)
    assert "THE COMPUTER’S LAST MOVE" not in [text.text() for text in shell.page.findChildren(QLabel)]


# --- beside the question, on a picture of the table ----------------------------------------------------


def hinted(qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> tuple[GameWindow, Option]:
    """A table at which a hint was just given."""
    monkeypatch.setattr("sparktable.ui.advice.HINTING", "weighs")
    page = start(shell, DUEL)
    assert asked(qtbot, shell)
    tool(qtbot, page, "Hint")
    qtbot.waitUntil(lambda: page.table.layout_now.get("advice:do") is not None, timeout=60_000)
    option = page.table.layout_now.get("advice:do").option
    assert option in page.session.options
    return page, option


def tool(qtbot: QtBot, page: GameWindow, word: str) -> None:
    found = next(each for each in page.tool_bar.tools if each.word.text() == word)
    assert found.isVisible() and found.isEnabled()
    qtbot.mouseClick(found, Qt.MouseButton.LeftButton)


def press(qtbot: QtBot, page: GameWindow, key: str) -> None:
    Mouse(qtbot, page).click(page.table.layout_now.get(key))


@pytest.mark.usefixtures("the_matrix")
def test_a_hint_stands_beside_the_question_short_first_and_can_be_done(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    page, option = hinted(qtbot, shell, monkeypatch)
    lies = page.table.layout_now
    bubble, prompt = lies.get("advice"), lies.get("prompt")
    assert -3 < prompt.box.y - bubble.box.bottom < 12 and bubble.box.x == prompt.box.x, "just above it"
    board = [piece.box for piece in lies.pieces if piece.zone == "board"]
    assert all(box.bottom <= bubble.box.y for box in board), "it covers nothing of the board"
    assert page.notice.isHidden() and lies.get("advice words") is None
    press(qtbot, page, "advice:more")
    assert "It looks the most" in page.table.layout_now.get("advice words").drawing.text
    press(qtbot, page, "advice:more")
    assert page.table.layout_now.get("advice words") is None
    press(qtbot, page, "advice:do")
    assert option in [answer.option for answer in page.session.match.answers if answer.seat == 0]
    assert page.table.layout_now.get("advice") is None, "it was about what lay there before"
    page.session.on_change.clear()


@pytest.mark.usefixtures("the_matrix")
def test_a_hint_is_put_away_by_its_cross_by_escape_and_by_asking_again(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    page, _ = hinted(qtbot, shell, monkeypatch)
    press(qtbot, page, "advice:close")
    assert page.table.layout_now.get("advice") is None and not page.table.interaction.marked
    for put_away in (lambda: qtbot.keyClick(page.table, Qt.Key.Key_Escape), lambda: tool(qtbot, page, "Hint")):
        tool(qtbot, page, "Hint")
        qtbot.waitUntil(lambda: page.table.layout_now.get("advice:do") is not None, timeout=60_000)
        put_away()
        if page.table.layout_now.get("advice") is not None:  # what it points out goes first
            put_away()
        assert page.table.layout_now.get("advice") is None
        assert not page.table.interaction.marked, "what it pointed out goes with it"
    page.session.on_change.clear()


@pytest.mark.usefixtures("the_matrix")
@pytest.mark.parametrize(("width", "word", "key"), [(1900, True, True), (820, True, False), (560, False, False)])
def test_tools_give_up_their_keys_and_then_their_words_but_none_is_cut(
        shell: Shell, width: int, word: bool, key: bool) -> None:
    page = start(shell, DUEL)
    shell.setMinimumSize(0, 0)
    shell.resize(width, 700)
    for _ in range(3):
        QApplication.processEvents()
    tools = page.tool_bar.tools
    assert [each.word.text() for each in tools] == ["Undo", "Redo", "Hint", "Why", "Rules", "Settings"]
    assert {(each.word.isVisible(), each.key.isVisible()) for each in tools} == {(word, key)}
    for each in tools:
        right = each.mapTo(page.menuBar(), QPoint(each.width(), 0)).x()
        assert each.width() >= each.minimumSizeHint().width() and right <= page.menuBar().width()
        assert each.accessibleName()
    assert not tools[0].isEnabled() and tools[2].isEnabled(), "a tool follows what can be done"
    page.session.on_change.clear()

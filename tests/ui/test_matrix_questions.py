"""Questions at the Matrix: what an answer would bring, what cannot be done, hints, and whose answer is awaited."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sparktable.app.catalog import title
from sparktable.app.players import Player
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.app.translations import WORDS
from sparktable.table.piece import Piece
from sparktable.table.screen_reader_tree import tree_of, walk
from sparktable.table.table_view import TableView
from sparktable.ui.notice import Question
from sparktable.ui.shell import Shell
from ui.driving import asked, start
from ui.matrix import ALONE, DUEL, Mouse, line_of

pytestmark = pytest.mark.usefixtures("the_matrix")


def test_what_cannot_be_done_on_the_table_says_why_in_one_line(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, DUEL)
    mouse = Mouse(qtbot, page)
    while asked(qtbot, shell) and page.session.decision is not None and page.session.decision.kind != "action":
        mouse.give(page.session.options[0])
    table = mouse.table
    dark = [piece for piece in table.layout_now.pieces
            if piece.zone == "board" and piece.slot >= 0 and not table.lights.acts_at(piece.key)]
    assert dark, "something on the board is out of reach"
    mouse.click(dark[0])
    note = table.interaction.note
    assert note is not None and note.text
    assert note.text != WORDS.say("why.unknown")


def test_the_core_sets_matrix_is_not_said_to_be_entered_on_facedown_cards_alone(shell: Shell) -> None:
    """Its rules allow any space."""
    page = start(shell, Setup("matrix", {"set": "core", "mode": "solo", "players": 1}, (Player("Ann"),), seed=3))
    prompt = page.table.layout_now.get("prompt")
    assert prompt.drawing.question == "Where do you enter the Matrix?" and "facedown" not in prompt.drawing.note


def test_a_hint_is_over_with_the_answer(qtbot: QtBot, shell: Shell) -> None:
    """Whether it was told or is still being looked for; neither its words nor its mark stay behind."""
    page = start(shell, ALONE)
    qtbot.keyClick(page.table, Qt.Key.Key_H)
    page.answers.take(page.session.options[0])
    assert isinstance(page.table, TableView)
    assert page.table.interaction.advice is None
    qtbot.keyClick(page.table, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: bool(page.table.interaction.marked), timeout=60_000)
    assert page.table.interaction.advice is not None
    page.answers.take(page.session.options[0])
    assert page.table.interaction.advice is None and not page.table.interaction.marked


def test_what_an_answer_would_bring_is_told_in_one_place(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, ALONE)
    table = page.table
    assert isinstance(table, TableView)
    entrance = Mouse(qtbot, page).source(page.session.options[0])
    assert entrance is not None
    qtbot.mouseMove(table.viewport(), QPoint(round(entrance.box.cx), round(entrance.box.cy)))
    bar, foretold = table.layout_now.get("prompt"), table.outlook_hint.in_line
    assert table.layout_now.get("outlook") is None and bar is not None and foretold.whole
    assert foretold.brief in bar.name or foretold.whole in bar.name


def test_a_letter_of_a_space_is_no_shortcut(qtbot: QtBot, shell: Shell) -> None:
    """E ends the turn, but not where a space is being spelt."""
    page = start(shell, ALONE)
    while page.session.decision.kind != "action":
        page.answers.take(page.session.options[0])
    answers = len(page.session.match.answers)
    qtbot.keyClick(page.table, Qt.Key.Key_G)
    qtbot.keyClick(page.table, Qt.Key.Key_E)
    assert len(page.session.match.answers) == answers
    qtbot.keyClick(page.table, Qt.Key.Key_E)
    assert len(page.session.match.answers) > answers


def test_ending_a_turn_names_what_it_wastes_until_told_not_to_ask(
        qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    """Move that could still be spent, and not only cards in hand; the switch stands in the question itself."""
    page = start(shell, ALONE)
    while page.session.decision.kind != "action" or page.session.options[0].kind == "play":
        page.answers.take(page.session.options[0])
    assert {option.kind for option in page.session.options} & {"move", "search"}, "there is Move left"
    file.settings.play.confirm_wasteful_end = True
    turn = page.session.match.state.turn
    end = next(option for option in page.session.options if option.kind == "end turn")
    page.answers.take(end)
    question = page.findChild(Question)
    said = " ".join(label.text() for label in question.findChildren(QLabel))
    assert "Search this space" in said or "Move to" in said
    question.never.setChecked(True)
    qtbot.mouseClick(question.yes, Qt.MouseButton.LeftButton)
    assert page.session.match.state.turn > turn or page.session.decision.kind != "action"
    assert not SettingsFile(file.path).settings.play.confirm_wasteful_end


def test_the_bar_says_what_is_done_from_whatever_door_it_came_and_nothing_that_was_refused(
        qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    page = start(shell, ALONE)
    mouse = Mouse(qtbot, page)
    while page.session.decision.kind != "action" or page.session.options[0].kind == "play":
        page.answers.take(page.session.options[0])
    mouse.table.skip_animation()
    file.settings.play.confirm_wasteful_end = True
    file.settings.play.own_speed = "1"
    mouse.click(mouse.button(next(option for option in page.session.options if option.kind == "end turn")))
    qtbot.mouseClick(page.findChild(Question).no, Qt.MouseButton.LeftButton)
    search = next(option for option in page.session.options if option.kind == "search")
    words = page.speech.answer(search, page.session.decision, page.session.view.state)
    mouse.by_list(search)
    assert mouse.table.queue.running
    assert mouse.table.layout_now.get("prompt").drawing.question == words.removesuffix(".")


def test_the_bar_says_where_a_walk_goes_with_each_of_its_steps(
        qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    page = start(shell, ALONE)
    table = Mouse(qtbot, page).table
    while not table.display.walks:
        page.answers.take(page.session.options[0])
    walk = next(iter(table.display.walks.values()))
    words = page.speech.answer(walk.option, page.session.decision, page.session.view.state).removesuffix(".")
    file.settings.play.own_speed = "1"
    table.walked.emit(walk)
    said = []
    for _ in walk.steps:
        assert table.queue.running
        said.append(table.layout_now.get("prompt").drawing.question)
        table.skip_animation()
    assert set(said) == {words}


def test_what_an_answer_would_bring_is_told_where_it_is_looked_at(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, ALONE)
    Mouse(qtbot, page).give(page.session.options[0])
    assert asked(qtbot, shell)
    play = next(option for option in page.session.options if option.kind == "play")
    row = line_of(page, play)
    page.options.setCurrentRow(row - 1 if row else row + 1)
    page.options.setCurrentRow(row)
    item = page.options.item(row)
    told = item.data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert "comes into play" in told
    assert isinstance(page.table, TableView)
    bar = page.table.layout_now.get("prompt")
    assert bar is not None and f": {told.splitlines()[1].removeprefix('· ')}" in bar.name
    assert item.toolTip().startswith("<qt>"), "Qt breaks long lines of rich text only"
    assert len(item.toolTip().split("<br>")) == len(told.splitlines())
    page.table.inspected.emit(play.value("card"))
    assert page.table.toolTip() == item.toolTip()
    page.table.inspected.emit(None)
    assert page.table.toolTip() == ""


def test_the_key_to_what_is_asked_leads_to_its_buttons_on_the_table(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, ALONE)
    assert isinstance(page.table, TableView)
    while not any(piece.zone == "prompt" for piece in page.table.layout_now.pieces):
        page.answers.take(page.session.options[0])
    page.table_area.focus_prompt()
    piece = page.table.layout_now.get(page.table.focused)
    assert piece is not None and piece.zone == "prompt" and page.table.keys.visible


def test_where_nothing_is_asked_there_it_leads_to_the_end_of_the_turn(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, ALONE)
    assert isinstance(page.table, TableView)
    while not any(option.kind == "end turn" for option in page.session.options):
        page.answers.take(page.session.options[0])
    page.table_area.skip()
    assert not any(piece.zone == "prompt" for piece in page.table.layout_now.pieces)
    page.table_area.focus_prompt()
    assert page.table.focused == "end turn" and page.table.keys.visible


def test_it_leads_to_the_yellow_button_and_not_to_the_one_that_declines(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, ALONE)
    assert isinstance(page.table, TableView)

    def buttons() -> list[Piece]:
        return [piece for piece in page.table.layout_now.pieces if piece.zone == "prompt"]

    while not (plays := [option for option in page.session.options if option.kind == "play"]):
        page.answers.take(page.session.options[0])
    page.table_area.skip()
    play = plays[0]
    slot = int(next(ref.value for ref in play.refs if ref.kind == "card"))
    page.table.press(page.table.layout_now.of_slot(slot))
    assert len(buttons()) == 2
    page.table_area.focus_prompt()
    piece = page.table.layout_now.get(page.table.focused)
    assert piece is not None and piece.option == play


def test_beside_the_sign_that_somebody_thinks_a_button_makes_an_end_of_it(qtbot: QtBot, shell: Shell) -> None:
    """By mouse, by keyboard and for a screen reader; it goes when nobody thinks any more."""
    shell.thinker._hard_stop = 600
    page = start(shell, Setup("matrix", DUEL.options, (Player("Ann"), Player("", "patient")), seed=7))
    table, session = page.table, page.session
    assert isinstance(table, TableView)

    def hurry() -> Piece | None:
        return next((piece for piece in table.layout_now.pieces if piece.name == "Show the result"), None)

    def button() -> Piece:
        while session.options:
            page.answers.take(session.options[-1])
        page.table_area.skip()
        qtbot.waitUntil(lambda: hurry() is not None, timeout=60_000)
        found = hurry()
        assert found is not None
        return found

    found = button()
    answers = len(session.match.answers)
    Mouse(qtbot, page).click(found)
    qtbot.waitUntil(lambda: len(session.match.answers) > answers, timeout=60_000)
    button()
    answers = len(session.match.answers)
    tree = tree_of(table.layout_now, table.tableau.zones, page.speech)
    assert "Show the result" in {part.name for part, _ in walk(tree)}
    page.table_area.focus_prompt()
    assert table.accessibleDescription() == "Show the result"
    qtbot.keyClick(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(session.match.answers) > answers, timeout=60_000)
    while not session.options:
        shell.thinker.move_now()
        qtbot.wait(20)
    page.table_area.skip()
    qtbot.waitUntil(lambda: hurry() is None, timeout=60_000)


def test_what_somebody_else_did_need_not_be_watched(qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    """The same button is there while it is shown, and gone with it; nobody is offered it for a move of one's own."""
    file.settings.play.own_speed = file.settings.play.opponent_speed = "1"
    page = start(shell, DUEL)
    table, session = page.table, page.session
    assert isinstance(table, TableView)

    def hurry() -> Piece | None:
        return next((piece for piece in table.layout_now.pieces if piece.name == "Show the result"), None)

    while session.options:
        assert hurry() is None
        page.answers.take(session.options[-1])
    page.table_area.skip()
    qtbot.waitUntil(lambda: hurry() is not None and session.thinking is None, timeout=60_000)
    found = hurry()
    assert found is not None and page.table_area.moving
    prompt = table.layout_now.get("prompt")
    assert prompt is not None and WORDS.say("table.meanwhile") not in prompt.name, "one cannot while things move"
    rested: list[bool] = []
    page.table_area.rested.connect(lambda: rested.append(True))
    Mouse(qtbot, page).click(found)
    assert rested, "whatever was shown is over, though the next move may have come since"
    while not session.options or page.table_area.moving:
        page.hurry()
        qtbot.wait(5)
    assert hurry() is None


def test_another_speed_is_that_of_opponents_whoever_answered_last(shell: Shell, file: SettingsFile) -> None:
    file.settings.play.own_speed, file.settings.play.opponent_speed = "4", "1"
    page = start(shell, ALONE)
    page.answers.take(page.session.options[0])
    page.table.speed_wanted.emit()
    assert file.settings.play.opponent_speed == "2" and page.table.queue.speed == 2


def test_step_by_step_the_table_says_what_it_waits_for(qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    """And says it anew in another language; a button shows the next move."""
    file.settings.play.step_by_step = True
    page = start(shell, DUEL)
    table, session = page.table, page.session
    assert isinstance(table, TableView)

    def piece(name: str) -> Piece | None:
        return next((piece for piece in table.layout_now.pieces if piece.name == name), None)

    while session.options:
        page.answers.take(session.options[-1])
    page.table_area.skip()
    qtbot.waitUntil(lambda: session._asking.kept is not None and piece("Next step") is not None, timeout=60_000)
    foe = page.speech.seat(1)
    assert foe == title("matrix").telling.characters(session.match.state)[1]
    assert piece(f"{foe} is playing. Press “Next step” to go on.") is not None
    assert piece("Show the result") is None and not page.notice.isVisible()
    file.settings.language.code = "de"
    shell.apply_settings()
    assert piece(f"Am Zug: {foe}. Mit „Nächster Schritt“ geht es weiter.") is not None
    button, answers = piece("Nächster Schritt"), len(session.match.answers)
    assert button is not None
    Mouse(qtbot, page).click(button)
    qtbot.waitUntil(lambda: len(session.match.answers) == answers + 1, timeout=60_000)
    session.on_change.clear()

"""Words of the rules wherever they are told: each leads to its page, and one comes back."""
from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.keywords import Lexicon
from sparktable.app.translations import WORDS
from sparktable.games import GAMES
from sparktable.table.advice import Advice
from sparktable.table.interaction import Note
from sparktable.table.looked_up import LOOK_UP
from sparktable.table.piece import Piece
from sparktable.table.table_view import TableView
from sparktable.table.tableau import Sum
from sparktable.ui.account_dialog import AccountDialog
from sparktable.ui.card_browser import CardBrowser
from sparktable.ui.fair_shuffle import AboutGame
from sparktable.ui.game_window import GameWindow
from sparktable.ui.settings_dialog import SettingsDialog
from sparktable.ui.shell import Shell
from sparktable.ui.told_words import ToldSentence
from ui.driving import start
from ui.matrix import ALONE, Mouse
from ui.rules import opened, rows


@pytest.fixture(autouse=True)
def all_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    yield


@pytest.fixture
def page(shell: Shell, the_matrix: None, undrawn: None) -> GameWindow:
    return start(shell, ALONE)


def words(table: TableView, where: str) -> list[Piece]:
    return [piece for piece in table.layout_now.pieces if piece.key.startswith(f"word:{where}:")]


def at_the_matrix(qtbot: QtBot, page: GameWindow) -> TableView:
    table = Mouse(qtbot, page).table
    while page.session.decision is not None and page.session.decision.kind != "action":
        page.answers.take(page.session.options[0])
    return table


def test_words_of_questions_reasons_and_hints_lead_to_their_pages(
        qtbot: QtBot, shell: Shell, page: GameWindow) -> None:
    table, mouse = page.table, Mouse(qtbot, page)
    assert isinstance(table, TableView) and "Matrix" in table.layout_now.get("prompt").name

    def follow(where: str, word: str) -> str:
        piece = next(piece for piece in words(table, where) if piece.key.endswith(f":{word}"))
        assert piece.action == LOOK_UP and piece.name == f"Look up: {word}"
        mouse.click(piece)
        dialog = opened(shell)
        assert rows(dialog)[1] == word
        dialog.reject()
        return dialog.shown

    assert follow("prompt", "Matrix") == "matrix.walking"
    at_the_matrix(qtbot, page)
    board = next(piece for piece in table.layout_now.pieces if piece.zone == "board")
    table.interaction.note = Note("", board.key)
    table.say_why("Not enough Power reaches this Adversary.")
    assert follow("note", "Adversary") == "matrix.battle", "on the chip beside what was tried, too"
    assert follow("prompt", "Power") == "matrix.buying"
    assert follow("prompt", "Adversary") == "matrix.battle"
    table.advise(Advice("hint", "Search the Matrix", "It costs 1 Move."))
    assert {piece.key for piece in words(table, "advice")} == {
        "word:advice:Search", "word:advice:Matrix", "word:advice:Move"}
    assert follow("advice", "Move") == "matrix.walking"
    whole = "Search the Matrix. " + "You may look around here. " * 4 + "An Ambush costs a Block, a Ruin 2 Energon."
    table.advise(Advice("hint", "Search the Matrix", "It costs 1 Move.", whole))
    assert not words(table, "more")
    mouse.click(table.layout_now.get("advice:more"))
    text = table.layout_now.get("advice words").box
    for piece in words(table, "more"):
        assert text.x <= piece.box.x and piece.box.right <= text.right + 1 and piece.box.bottom <= text.bottom + 1
    assert {follow("more", word) for word in ("Ambush", "Block", "Energon")} == {
        "matrix.ambush", "matrix.energon"}
    assert table.interaction.unfolded, "one comes back to it"


def test_words_of_a_card_lead_into_the_rules_and_one_comes_back_to_it(
        qtbot: QtBot, shell: Shell, page: GameWindow) -> None:
    """By F1 where it has the focus, beside it where it is held up, under it in the panel."""
    table = at_the_matrix(qtbot, page)
    slot, key = next((piece.slot, piece.key) for piece in table.layout_now.pieces if piece.zone == "hand")
    found = table.words(slot)
    table.setFocus()
    table.keys.go(key)
    page.menus.rules.trigger()
    dialog = opened(shell)
    assert rows(dialog)[1:1 + len(found)] == [word.word for word in found] and dialog.shown == found[0].page
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.shown == found[1].page
    dialog.reject()
    assert table.hasFocus() and table.focused == key

    table.looking.hold_up(slot)
    beside = words(table, "card")
    assert [piece.key for piece in beside] == [f"word:card:{word.word}" for word in found]
    table.keys.go(beside[0].key)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert opened(shell).shown == found[0].page
    opened(shell).reject()
    assert table.interaction.held == slot and table.focused == beside[0].key

    page.inspector.show_slot(slot)
    assert f'href="{found[-1].word}"' in page.inspector.help.text()
    page.inspector.help.linkActivated.emit(found[-1].word)
    assert opened(shell).shown == found[-1].page
    opened(shell).reject()

    state = page.session.view.state
    assert table.words(next(slot for slot, ident in enumerate(state.ident) if ident == state.unknown)) == ()
    WORDS.use("de")
    assert {word.word for word in table.words(slot)} & {"Kraft", "Bewegung", "Energon", "Startkarte"}


def test_F1_at_a_question_offers_its_words_and_opens_at_the_beginning(
        qtbot: QtBot, shell: Shell, page: GameWindow) -> None:
    page.menus.rules.trigger()
    dialog = opened(shell)
    assert rows(dialog)[0] == WORDS.say("rules.here").upper()
    assert dialog.shown == "matrix.about" and not dialog.back.isEnabled()


def test_words_in_the_log_are_links_by_mouse_and_key(qtbot: QtBot, shell: Shell, page: GameWindow) -> None:
    at_the_matrix(qtbot, page)
    lines, found = page.log.lines, None
    for row in range(lines.count()):
        lines.setCurrentRow(row)
        found = page.log.keywords()
        if found:
            break
    assert found
    lines.setFocus()
    page.menus.rules.trigger()
    assert opened(shell).shown == found[0].page
    opened(shell).reject()
    assert lines.hasFocus()
    heard = []
    page.log.looked_up.connect(heard.append)
    box = lines.visualItemRect(lines.item(row))
    spots = [QPoint(x, y) for y in range(box.y(), box.bottom(), 6) for x in range(box.x(), box.right(), 6)]
    spot = next(spot for spot in spots if (part := lines.link_at(spot.x(), spot.y())) and part.keyword == found[0])
    qtbot.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert heard == [(found[0],)]


@pytest.mark.parametrize("game", GAMES)
def test_words_under_a_card_of_the_collection_lead_into_the_rules(
        qtbot: QtBot, shell: Shell, undrawn: None, game: str) -> None:
    shell.show_cards()
    browser = shell.page
    assert isinstance(browser, CardBrowser)
    browser.look_for(game=game)
    shown = browser.inspector.words
    word = shown.keywords[-1]
    assert shown.isVisible() and f'href="{word.word}"' in QLabel.text(shown)
    shown.linkActivated.emit(word.word)
    assert opened(shell).shown == word.page and word.page.startswith(game)
    opened(shell).reject()
    qtbot.keyClick(browser.grid, Qt.Key.Key_F1)
    assert rows(opened(shell))[1:1 + len(shown.keywords)] == [each.word for each in shown.keywords]


def test_the_rules_are_opened_from_a_dialog_and_one_comes_back_to_it(
        qtbot: QtBot, shell: Shell, undrawn: None) -> None:
    shell.open_settings()
    settings = shell.findChildren(SettingsDialog)[-1]
    qtbot.keyClick(settings, Qt.Key.Key_F1)
    opened(shell).reject()
    assert settings.isVisible()
    settings.reject()
    lexicon = Lexicon("tcg", WORDS, tuple, tuple)
    sums = [Sum("Attack 13", (("b_orange", "Weapon", "+4"),), "Bold 2")]
    account = AccountDialog("He strikes.", sums, lexicon, shell)
    account.open()
    told = [each for each in account.findChildren(ToldSentence) if each.keywords]
    assert [[word.word for word in each.keywords] for each in told] == [["Attack"], ["Weapon"], ["Bold"]]
    told[1].linkActivated.emit("Weapon")
    assert opened(shell).shown == "tcg.cards"
    opened(shell).reject()
    qtbot.keyClick(account, Qt.Key.Key_F1)
    assert rows(opened(shell))[1:4] == ["Attack", "Weapon", "Bold"]
    opened(shell).reject()
    assert account.isVisible()
    account.reject()


def test_the_rules_are_opened_from_what_is_said_about_a_game(qtbot: QtBot, shell: Shell, page: GameWindow) -> None:
    page.about_game()
    about = page.findChildren(AboutGame)[-1]
    qtbot.keyClick(about, Qt.Key.Key_F1)
    opened(shell).reject()
    assert about.isVisible()
    about.reject()


def test_words_of_a_sentence_are_links_and_it_reads_as_before(
        qtbot: QtBot, shell: Shell, page: GameWindow) -> None:
    told = ToldSentence("body", page.speech.lexicon)
    told.setText("A Block < an Ambush, and an Ambush costs Power.")
    assert told.text() == "A Block < an Ambush, and an Ambush costs Power."
    linked = re.findall('href="([^"]*)"', QLabel.text(told))
    assert linked == ["Block", "Ambush", "Power"] == [word.word for word in told.keywords]
    told.setParent(page)
    told.linkActivated.emit("Ambush")
    assert opened(shell).shown == "matrix.ambush"


def test_a_position_can_be_tried_out_and_the_game_before_goes_on_later(
        qtbot: QtBot, shell: Shell, page: GameWindow) -> None:
    at_the_matrix(qtbot, page)
    turns = len(page.session.match.answers)
    page.menus.rules.trigger()
    opened(shell).open_page("matrix.walking")
    opened(shell).reader.pictures[0].try_it.click()
    tried = shell.page
    assert isinstance(tried, GameWindow) and tried is not page and tried.session.practice
    tried.answers.take(next(option for option in tried.session.options if option.kind == "search"))
    assert len(tried.session.match.answers) == 1
    shell.show_home()
    shell.resume()
    assert isinstance(shell.page, GameWindow) and len(shell.page.session.match.answers) == turns

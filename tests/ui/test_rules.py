"""The rules in the window: F1 opens them, words are looked up, links lead there and back; and every word of the rules
at the table leads into them."""
from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.rulebook import keywords, pages
from sparktable.app.translations import WORDS
from sparktable.games import GAMES
from sparktable.table.looked_up import LOOK_UP
from sparktable.table.piece import Piece
from sparktable.table.table_view import TableView
from sparktable.ui.game_window import GameWindow
from sparktable.ui.rules_dialog import RulesDialog
from sparktable.ui.rules_picture import RulesPicture
from sparktable.ui.rules_text import GROUND, Link, rich
from sparktable.ui.shell import Shell
from sparktable.ui.shortcuts import CheatSheet
from ui.driving import asked, start
from ui.matrix import ALONE, DUEL, MATRIX, Mouse


@pytest.fixture(autouse=True)
def all_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    yield


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures take a while, and are looked at in a test of their own."""
    monkeypatch.setattr(RulesPicture, "draw", lambda self: None)


@pytest.fixture
def rules(qtbot: QtBot, shell: Shell, undrawn: None) -> RulesDialog:
    qtbot.keyClick(shell, Qt.Key.Key_F1)
    return opened(shell)


@pytest.fixture
def page(shell: Shell, the_matrix: None, undrawn: None) -> GameWindow:
    return start(shell, ALONE)


def opened(shell: Shell) -> RulesDialog:
    return shell.findChildren(RulesDialog)[-1]


def link(rules: RulesDialog, text: str) -> QPushButton:
    return next(button for button in rules.reader.findChildren(QPushButton) if button.text() == text)


def rows(rules: RulesDialog) -> list[str]:
    return [rules.list.item(row).text() for row in range(rules.list.count())]


# --- reading ----------------------------------------------------------------------------------------------


def test_every_page_can_be_read_and_every_link_on_it_leads_to_a_page(rules: RulesDialog) -> None:
    names = {page.name for page in pages("en")}
    followed = set()
    for page in pages("en"):
        rules.open_page(page.name)
        assert rules.shown == page.name and rules._area.accessibleDescription() == page.text()
        texts = [each for each in rules.reader.findChildren(QLabel) if "<a href" in each.text()]
        for text in texts:
            assert text.textInteractionFlags() & Qt.TextInteractionFlag.LinksAccessibleByKeyboard
            for target in re.findall('href="([^"]*)"', text.text()):
                assert target in names
                followed.add(target)
        if texts:
            texts[0].linkActivated.emit(re.findall('href="([^"]*)"', texts[0].text())[0])
            assert rules.shown != page.name
    assert followed >= {word.page for game in GAMES for word in keywords(game, "en")}, "the words lead everywhere"


def test_links_lead_there_and_back(qtbot: QtBot, rules: RulesDialog) -> None:
    rules.open_page("matrix.energon")
    qtbot.mouseClick(link(rules, "Bot Mode and Alt Mode"), Qt.MouseButton.LeftButton)
    assert rules.shown == "matrix.modes_of_character"
    qtbot.mouseClick(rules.back, Qt.MouseButton.LeftButton)
    assert rules.shown == "matrix.energon" and rules.list.currentItem().text() == "Energon"
    qtbot.keyClick(rules, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert rules.shown == "matrix.modes_of_character" and not rules.forth.isEnabled()


def test_what_is_typed_is_found_at_once_and_marked(qtbot: QtBot, rules: RulesDialog) -> None:
    qtbot.keyClicks(rules.search, "ambush")
    assert rules.shown == "matrix.ambush"
    assert any(GROUND in each.text() for each in rules.reader.findChildren(QLabel))
    rules.search.setText("xyzzy")
    assert rules.none.isVisible() and not rules.list.isVisible()
    rules.search.clear()
    assert rules.list.isVisible()


def test_a_text_is_marked_and_linked_and_otherwise_as_it_was() -> None:
    made = rich("2 < 3 Power, power", [Link(6, 11, "a.b")], ["POWER"])
    assert re.sub("<[^>]*>", "", made) == "2 &lt; 3 Power, power"
    assert made.count(GROUND) == 2 and made.count("<a href=\"a.b\"") == 1


def test_the_game_that_is_played_comes_first(qtbot: QtBot, shell: Shell, undrawn: None) -> None:
    catalog.offer(MATRIX)
    start(shell, DUEL)
    shell.open_rules()
    dialog = opened(shell)
    assert dialog.list.item(0).text() == WORDS.say("title.matrix").upper() and dialog.shown == "matrix.about"
    catalog.withdraw("matrix")


def test_the_keys_are_one_of_its_pages(qtbot: QtBot, shell: Shell, rules: RulesDialog) -> None:
    rules.keys_wanted.emit()
    assert shell.findChildren(CheatSheet)
    rules.accept()


def test_a_switch_of_language_turns_the_page_into_it(rules: RulesDialog) -> None:
    rules.open_page("tcg.attack")
    WORDS.use("de")
    rules.retranslate()
    assert rules.shown == "tcg.attack" and "Kühn" in rules._area.accessibleDescription()


def test_what_belongs_to_a_page_goes_under_it_where_there_is_no_room_beside(rules: RulesDialog) -> None:
    rules.open_page("matrix.boss")
    for width, beside in ((1480, True), (1000, False)):
        rules.resize(width, 860)
        QApplication.processEvents()
        assert (rules.reader._side.x() > 500) == beside


@pytest.mark.parametrize("told", [block for page in pages("en") for block in page.blocks if block.picture],
                         ids=lambda block: block.picture.name)
def test_the_table_draws_the_pictures(qtbot: QtBot, told) -> None:
    """In the part that is named something is to be seen; whoever sees nothing is told what."""
    shown = RulesPicture(told.picture, told.text)
    qtbot.addWidget(shown)
    shown.draw()
    assert shown.drawn.width() > 300 and shown.drawn.height() > 150
    assert (shown.drawn.width(), shown.drawn.height()) != (1280, 800), "a part of the table"
    assert shown.picture.accessibleName() == told.text


# --- from the table and back ------------------------------------------------------------------------------


def words(table: TableView, where: str) -> list[Piece]:
    return [piece for piece in table.layout_now.pieces if piece.key.startswith(f"word:{where}:")]


def at_the_matrix(qtbot: QtBot, page: GameWindow) -> TableView:
    table = Mouse(qtbot, page).table
    while page.session.decision is not None and page.session.decision.kind != "action":
        page.take(page.session.options[0])
    return table


def test_a_word_of_the_question_leads_to_its_page(qtbot: QtBot, shell: Shell, page: GameWindow) -> None:
    table = page.table
    assert isinstance(table, TableView) and "Matrix" in table.layout_now.get("prompt").name
    piece = next(piece for piece in words(table, "prompt") if piece.key.endswith(":Matrix"))
    assert piece.action == LOOK_UP and piece.name == "Look up: Matrix"
    Mouse(qtbot, page).click(piece)
    assert opened(shell).shown == "matrix.walking" and rows(opened(shell))[1] == "Matrix"


def test_a_word_of_a_reason_leads_to_its_page(qtbot: QtBot, shell: Shell, page: GameWindow) -> None:
    table = at_the_matrix(qtbot, page)
    table.say_why("Not enough Power reaches this Adversary.")
    table.interaction.note = table.interaction.note or None
    Mouse(qtbot, page).click(next(piece for piece in words(table, "prompt") if piece.key.endswith(":Adversary")))
    assert opened(shell).shown == "matrix.battle"


def test_a_card_that_is_held_up_has_its_words_beside_it(qtbot: QtBot, shell: Shell, page: GameWindow) -> None:
    table = at_the_matrix(qtbot, page)
    hand = next(piece for piece in table.layout_now.pieces if piece.zone == "hand")
    table.hold_up(hand.slot)
    beside = words(table, "card")
    assert beside and all(piece.zone == "held" for piece in beside)
    table.keys.go(beside[0].key)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert opened(shell).shown == table.words(hand.slot)[0].page
    assert table.interaction.held == hand.slot, "one comes back to it"


def test_F1_opens_the_words_of_the_card_that_has_the_focus_and_comes_back_to_it(
        qtbot: QtBot, shell: Shell, page: GameWindow) -> None:
    table = at_the_matrix(qtbot, page)
    hand = next(piece for piece in table.layout_now.pieces if piece.zone == "hand")
    table.setFocus()
    table.keys.go(hand.key)
    page.menus.rules.trigger()
    dialog, found = opened(shell), table.words(hand.slot)
    assert rows(dialog)[1:1 + len(found)] == [word.word for word in found] and dialog.shown == found[0].page
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.shown == found[1].page
    dialog.reject()
    assert table.hasFocus() and table.focused == hand.key


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


def test_words_under_the_card_in_the_inspector_are_links(qtbot: QtBot, shell: Shell, page: GameWindow) -> None:
    table = at_the_matrix(qtbot, page)
    hand = next(piece for piece in table.layout_now.pieces if piece.zone == "hand")
    page.inspector.show_slot(hand.slot)
    word = page.inspector.told()[-1]
    assert f'href="{word.word}"' in page.inspector.help.text()
    page.inspector.help.linkActivated.emit(word.word)
    assert opened(shell).shown == word.page


def test_nothing_is_said_of_a_card_that_is_not_known(qtbot: QtBot, page: GameWindow) -> None:
    table = at_the_matrix(qtbot, page)
    state = page.session.view.state
    hidden = next(slot for slot, ident in enumerate(state.ident) if ident == state.unknown)
    assert table.words(hidden) == ()


def test_words_lead_to_the_rules_in_german_too(qtbot: QtBot, shell: Shell, page: GameWindow) -> None:
    table = at_the_matrix(qtbot, page)
    WORDS.use("de")
    hand = next(piece for piece in table.layout_now.pieces if piece.zone == "hand")
    assert {word.word for word in table.words(hand.slot)} & {"Kraft", "Bewegung", "Energon", "Startkarte"}
    assert asked(qtbot, shell)


def test_a_position_can_be_tried_out_and_the_game_before_goes_on_later(
        qtbot: QtBot, shell: Shell, page: GameWindow) -> None:
    at_the_matrix(qtbot, page)
    turns = len(page.session.match.answers)
    page.menus.rules.trigger()
    opened(shell).open_page("matrix.walking")
    opened(shell).reader.pictures[0].try_it.click()
    tried = shell.page
    assert isinstance(tried, GameWindow) and tried is not page and tried.session.practice
    tried.take(next(option for option in tried.session.options if option.kind == "search"))
    assert len(tried.session.match.answers) == 1
    shell.show_home()
    shell.resume()
    assert isinstance(shell.page, GameWindow) and len(shell.page.session.match.answers) == turns

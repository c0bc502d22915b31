"""The deck builder in the window: by mouse, by keys, from the clipboard, and on to a game."""
from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.catalog import Title
from sparktable.app.settings import SettingsFile
from sparktable.app.tcg.own_decks import OwnDecks
from sparktable.app.translations import WORDS
from sparktable.games.tcg.deck_codes import decode, encode
from sparktable.games.tcg.deck_lists import read_list, written
from sparktable.games.tcg.decks import Deck
from sparktable.games.tcg.shipped_decks import DECKS
from sparktable.ui.game_window import GameWindow
from sparktable.ui.new_game import NewGamePage
from sparktable.ui.shell import Shell
from sparktable.ui.tcg.paste_dialog import PasteDialog
from sparktable.ui.tcg.workshop import DeckBuilder

CONVOY = DECKS["Autobot Convoy"]
TCG = Title("tcg", "sparktable.games.tcg.game", "sparktable.games.tcg.form")


@pytest.fixture(autouse=True)
def the_game() -> Iterator[None]:
    catalog.offer(TCG)
    yield
    catalog.withdraw("tcg")


@pytest.fixture
def builder(shell: Shell) -> DeckBuilder:
    shell.show_workshop("tcg")
    assert isinstance(shell.page, DeckBuilder)
    return shell.page


def own(shell: Shell) -> OwnDecks:
    return OwnDecks(shell.archive.root / "decks")


def pasted(builder: DeckBuilder) -> PasteDialog:
    """What asks about the deck on the clipboard."""
    builder.paste()
    return builder.findChildren(PasteDialog)[-1]


def choose(builder: DeckBuilder, name: str) -> None:
    """Look for a card by its words, and at the first that is found."""
    builder.look_for(shelf="cards")
    builder.search.setText(name)
    assert builder.grid.entry is not None and builder.grid.entry.card.full_name == name


def test_the_first_visit_begins_with_a_deck_that_can_be_played(builder: DeckBuilder) -> None:
    assert builder.building.complaints() == [] and builder.play_button.isEnabled()
    assert builder.building.deck.name not in DECKS


def test_keys_add_and_take_cards(qtbot: QtBot, builder: DeckBuilder) -> None:
    choose(builder, "Ramming Speed")
    qtbot.keyClick(builder.grid, Qt.Key.Key_Plus)
    qtbot.keyClick(builder.grid, Qt.Key.Key_Return)
    assert builder.building.count("Ramming Speed") == 2
    qtbot.keyClick(builder.grid, Qt.Key.Key_Minus)
    assert builder.building.count("Ramming Speed") == 1
    qtbot.keyClick(builder, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert builder.building.count("Ramming Speed") == 2


def test_the_mouse_adds_and_takes_cards(qtbot: QtBot, builder: DeckBuilder) -> None:
    choose(builder, "Ramming Speed")
    spot = builder.grid.visualItemRect(builder.grid.currentItem()).center()
    qtbot.mouseDClick(builder.grid.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert builder.building.count("Ramming Speed") == 1
    qtbot.mouseClick(builder.grid.viewport(), Qt.MouseButton.RightButton, pos=spot)
    assert builder.building.count("Ramming Speed") == 0


def test_what_is_illegal_is_said_while_one_builds(builder: DeckBuilder) -> None:
    builder.change("Zap", 1)
    assert "4 of 3 Zap" in builder.deck.verdict.text() and not builder.play_button.isEnabled()
    builder.undo()
    assert builder.play_button.isEnabled()


def test_a_card_of_the_deck_is_looked_at_large(qtbot: QtBot, builder: DeckBuilder) -> None:
    titles = builder.deck.lists["cards"]
    titles.setCurrentRow(0)
    qtbot.keyClick(titles, Qt.Key.Key_Return)
    assert builder.card.entry is not None and builder.card.entry.card.name == sorted(CONVOY.cards)[0][0]


def test_a_deck_goes_out_and_comes_in_again_by_the_clipboard(builder: DeckBuilder) -> None:
    builder.copy_code()
    assert decode(QGuiApplication.clipboard().text()).cards == CONVOY.cards
    builder.copy_list()
    assert read_list(QGuiApplication.clipboard().text()).team == CONVOY.team
    other = DECKS["Decepticon Raid"]
    for text in (encode(other), written(other)):
        QGuiApplication.clipboard().setText(text)
        pasted(builder).take.click()
        assert builder.building.deck.team == other.team and builder.building.deck.name != other.name


def test_a_name_that_nearly_fits_is_asked_about(builder: DeckBuilder) -> None:
    QGuiApplication.clipboard().setText("Optimus Prime, Freedom Fighter\n3 Zapp\n3 Data Pad\n1 Nothing like it")
    dialog = pasted(builder)
    assert [(miss.said, picker.currentData()) for miss, picker in dialog._asked] == [
        ("3 Zapp", "Zap"), ("1 Nothing like it", "")]
    dialog.take.click()
    assert dict(builder.building.deck.cards) == {"Zap": 3, "Data Pad": 3}


def test_nothing_can_be_made_of_nothing(builder: DeckBuilder) -> None:
    for text in ("", "tcg1.nothing.that.is.a.code"):
        QGuiApplication.clipboard().setText(text)
        dialog = pasted(builder)
        assert not dialog.take.isEnabled()
        dialog.reject()


def test_the_second_visit_goes_on_where_the_first_one_ended(shell: Shell, builder: DeckBuilder) -> None:
    builder.change("Zap", -1)
    builder.look_for(shelf="cards", icon="blue", text="armor")
    name = builder.building.deck.name
    builder.left.emit()
    builder._leave()
    shell.show_workshop("tcg")
    again = shell.page
    assert isinstance(again, DeckBuilder)
    assert again.building.deck.name == name and again.building.count("Zap") == 2
    assert (again._wish.shelf, again._wish.icon, again._wish.text) == ("cards", "blue", "")


def test_a_shipped_deck_is_built_on_in_a_copy(shell: Shell, builder: DeckBuilder) -> None:
    builder.open(DECKS["Decepticon Raid"])
    builder.change("Zap", -1)
    builder.save()
    assert builder.building.deck.name not in DECKS
    assert [deck.name for deck in own(shell).all()] == [builder.building.deck.name]
    builder.delete()
    assert own(shell).all() == []


def test_a_deck_that_cannot_be_written_is_not_lost(shell: Shell, builder: DeckBuilder) -> None:
    folder = shell.archive.root / "decks"
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file in its place", encoding="utf-8")
    builder.change("Zap", -1)
    builder._leave()
    assert shell.page is builder and builder.notice.isVisible() and builder.building.count("Zap") == 2


def test_a_deck_of_ones_own_is_played(qtbot: QtBot, shell: Shell, builder: DeckBuilder, file: SettingsFile) -> None:
    builder.open(DECKS["Metroplex Deck"])
    builder.name.setText("City")
    builder.building.rename("City")
    qtbot.mouseClick(builder.play_button, Qt.MouseButton.LeftButton)
    page = shell.page
    assert isinstance(page, NewGamePage)
    mine: Deck = decode(page._options["decks"][0])
    assert mine.name == "City" and mine.cards == DECKS["Metroplex Deck"].cards
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert isinstance(shell.page, GameWindow)
    assert shell.page.session.match.game.chosen.decks[0].name == "City"  # type: ignore[attr-defined]


def test_everything_is_said_in_german(builder: DeckBuilder) -> None:
    WORDS.use("de")
    builder.retranslate()
    builder.change("Zap", 1)
    assert not {key for key in WORDS.missing if key.startswith("tcg.builder")}

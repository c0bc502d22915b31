"""The deck builder in the window: by mouse, by keys, from the clipboard, and on to a game."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QDropEvent, QGuiApplication, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.catalog import Title
from sparktable.app.settings import SettingsFile
from sparktable.app.tcg.deck_building import AT_MOST, EXACTLY
from sparktable.app.tcg.own_decks import OwnDecks
from sparktable.app.translations import WORDS
from sparktable.games.tcg.deck_codes import decode, encode
from sparktable.games.tcg.deck_lists import read_list, written
from sparktable.games.tcg.decks import Deck
from sparktable.games.tcg.shipped_decks import DECKS
from sparktable.table.art.character import shows_numbers
from sparktable.table.art.face import Face
from sparktable.table.fronts import fronts_of
from sparktable.ui import style
from sparktable.ui.card_wall import ENTRY
from sparktable.ui.game_window import GameWindow
from sparktable.ui.inputs import Segments
from sparktable.ui.new_game import NewGamePage
from sparktable.ui.shell import Shell
from sparktable.ui.tcg import card_grid
from sparktable.ui.tcg.card_drag import DECK, SHELF, Carried, packed, unpacked
from sparktable.ui.tcg.card_pane import MOST
from sparktable.ui.tcg.compare_dialog import CompareDialog
from sparktable.ui.tcg.icon_filter import IconFilter
from sparktable.ui.tcg.paste_dialog import PasteDialog
from sparktable.ui.tcg.pointed_card import PointedCard
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
    builder.shelf.look_for(shelf="cards")
    builder.shelf.search.setText(name)
    assert builder.shelf.grid.entry is not None and builder.shelf.grid.entry.card.full_name == name


def test_a_card_that_is_pointed_at_is_shown_whole_beside_it_until_the_pointer_leaves(
        qtbot: QtBot, shell: Shell, builder: DeckBuilder) -> None:
    grid = builder.shelf.grid
    item = grid.item(0)
    qtbot.mouseMove(grid.viewport(), grid.visualItemRect(item).center())
    grid.itemEntered.emit(item)
    grid.pointed.show_it()
    shown, card = grid.pointed, grid.visualItemRect(item)
    assert shown.isVisible() and shown.width() > 2 * card.width(), "of a character both sides"
    covered = shown.geometry().translated(grid.viewport().mapFrom(shell, shown.pos()) - shown.pos())
    assert not covered.intersects(card.adjusted(20, 20, -20, -20)) and shell.rect().contains(shown.geometry())
    qtbot.mousePress(grid.viewport(), Qt.MouseButton.LeftButton, pos=card.center())
    assert not shown.isVisible()


def test_a_card_that_is_sifted_away_while_it_is_pointed_at_is_shown_no_longer(builder: DeckBuilder) -> None:
    shelf = builder.shelf
    for shown_first in (False, True):
        shelf.search.setText("")
        shelf.grid.itemEntered.emit(shelf.grid.item(0))
        if shown_first:
            shelf.grid.pointed.show_it()
        shelf.search.setText("Ramming Speed")
        assert not shelf.grid.pointed.isVisible()
        shelf.grid.pointed.show_it()  # as the timer would
        assert not shelf.grid.pointed.isVisible()


def test_what_showed_a_card_goes_with_the_page(qtbot: QtBot, shell: Shell, builder: DeckBuilder) -> None:
    builder.shelf.grid.itemEntered.emit(builder.shelf.grid.item(0))
    builder.shelf.grid.pointed.show_it()
    shell.show_home()
    qtbot.waitUntil(lambda: not shell.findChildren(PointedCard))


def test_the_first_visit_begins_with_a_deck_that_can_be_played(builder: DeckBuilder) -> None:
    assert builder.building.complaints() == [] and builder.head.play_button.isEnabled()
    assert builder.building.deck.name not in DECKS


def test_keys_add_and_take_cards(qtbot: QtBot, builder: DeckBuilder) -> None:
    choose(builder, "Ramming Speed")
    qtbot.keyClick(builder.shelf.grid, Qt.Key.Key_Plus)
    qtbot.keyClick(builder.shelf.grid, Qt.Key.Key_Return)
    assert builder.building.count("Ramming Speed") == 2
    qtbot.keyClick(builder.shelf.grid, Qt.Key.Key_Minus)
    assert builder.building.count("Ramming Speed") == 1
    qtbot.keyClick(builder, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert builder.building.count("Ramming Speed") == 2


def test_the_mouse_adds_and_takes_cards(qtbot: QtBot, builder: DeckBuilder) -> None:
    choose(builder, "Ramming Speed")
    spot = builder.shelf.grid.visualItemRect(builder.shelf.grid.currentItem()).center()
    qtbot.mouseDClick(builder.shelf.grid.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert builder.building.count("Ramming Speed") == 1
    qtbot.mouseClick(builder.shelf.grid.viewport(), Qt.MouseButton.RightButton, pos=spot)
    assert builder.building.count("Ramming Speed") == 0


def dropped(where: QWidget, onto: QWidget, carried: Carried) -> bool:
    """Let something go in the middle of a widget; whether it was taken."""
    data, spot = packed(carried), QPointF(onto.mapTo(where, onto.rect().center()))
    drop = QDropEvent(spot, Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton,
                      Qt.KeyboardModifier.NoModifier)
    drop.ignore()
    where.dropEvent(drop)
    return drop.isAccepted()


def test_cards_are_dragged_into_the_deck_across_and_out_again(builder: DeckBuilder) -> None:
    name, deck, building = "Ramming Speed", builder.deck, builder.building
    assert dropped(deck, deck.verdict, Carried(name, SHELF)) and building.count(name) == 1
    assert dropped(deck, deck.verdict, Carried(name, DECK)) and building.count(name) == 1, "it lies there already"
    deck._place.show()
    QApplication.processEvents()
    assert dropped(deck, deck._place, Carried(name, DECK))
    assert (building.count(name), building.count(name, aside=True)) == (0, 1)
    builder.undo()
    assert (building.count(name), building.count(name, aside=True)) == (1, 0), "one step"
    assert dropped(builder.shelf.grid, builder.shelf.grid, Carried(name, DECK)) and building.count(name) == 0
    assert not dropped(builder.shelf.grid, builder.shelf.grid, Carried(name, SHELF))


@pytest.mark.parametrize("said", ['["No such card", "shelf"]', '["Zap", "elsewhere"]', '[["Zap"], "shelf"]',
                                  '7', '['])
def test_what_another_program_drags_here_is_not_taken(said: str) -> None:
    data = packed(Carried("Zap", SHELF))
    assert unpacked(data) == Carried("Zap", SHELF)
    data.setData(data.formats()[0], said.encode())
    assert unpacked(data) is None


def test_a_key_puts_cards_into_the_sideboard_and_back(qtbot: QtBot, builder: DeckBuilder) -> None:
    choose(builder, "Ramming Speed")
    qtbot.keyClick(builder.shelf.grid, Qt.Key.Key_S)
    aside = builder.deck.lists["sideboard"]
    assert builder.building.count("Ramming Speed", aside=True) == 1
    aside.setCurrentRow(0)
    qtbot.keyClick(aside, Qt.Key.Key_S)
    assert builder.building.deck.sideboard == () and builder.building.count("Ramming Speed") == 1


def test_several_icons_are_looked_for_at_once(qtbot: QtBot, builder: DeckBuilder) -> None:
    builder.shelf.look_for(shelf="cards")
    icons = builder.findChild(IconFilter)
    assert icons is not None
    for colour in ("green", "black"):
        qtbot.mouseClick(icons.buttons[colour], Qt.MouseButton.LeftButton)
    grid = builder.shelf.grid
    shown = [grid.item(row).data(Qt.ItemDataRole.UserRole).card for row in range(grid.count())]
    assert shown and all({"green", "black"} & {*card.icons} for card in shown)
    assert any("green" not in card.icons for card in shown) and any("black" not in card.icons for card in shown)


def test_two_cards_are_seen_side_by_side(builder: DeckBuilder) -> None:
    choose(builder, "Ramming Speed")
    builder.card.pin_or_compare()
    choose(builder, "Data Pad")
    assert "Ramming Speed" in builder.card.compare.text()
    builder.card.pin_or_compare()
    dialog = builder.findChildren(CompareDialog)[-1]
    names = [each.text() for each in dialog.findChildren(QLabel)]
    assert {"Ramming Speed", "Data Pad"} <= {*names}
    dialog.accept()


def test_a_deck_file_that_cannot_be_read_is_told(shell: Shell) -> None:
    folder = shell.archive.root / "decks"
    folder.mkdir(parents=True)
    (folder / "broken.deck.json").write_text('{"deck": 1', encoding="utf-8")
    shell.show_workshop("tcg")
    assert isinstance(shell.page, DeckBuilder)
    assert shell.page.notice.isVisible() and (folder / "broken.deck.json").exists()


def test_what_is_illegal_is_said_while_one_builds(builder: DeckBuilder) -> None:
    builder.change("Zap", 1)
    assert "Zap is there 4 times" in builder.deck.verdict.text() and not builder.head.play_button.isEnabled()
    builder.undo()
    assert builder.head.play_button.isEnabled()


def test_the_stars_of_a_team_stand_before_names_that_may_be_cut(builder: DeckBuilder) -> None:
    builder.open(DECKS["Autobot Convoy"])
    team = builder.deck.lists["team"]
    rows = [team.item(row).text() for row in range(team.count())]
    assert all(row.partition(" ")[0].endswith("★") for row in rows) and len(rows) == 3


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
    assert dialog.told.text() == "7 cards understood", "with those that are chosen below"
    guess = dialog._asked[0][1]
    guess.setCurrentIndex(guess.count() - 1)
    assert dialog.told.text() == "4 cards understood"
    guess.setCurrentIndex(0)
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
    builder.shelf.look_for(shelf="cards", icon="blue", text="armor")
    name = builder.building.deck.name
    builder.left.emit()
    builder._leave()
    shell.show_workshop("tcg")
    again = shell.page
    assert isinstance(again, DeckBuilder)
    assert again.building.deck.name == name and again.building.count("Zap") == 2
    assert (again.shelf.wish.shelf, again.shelf.wish.icon, again.shelf.wish.text) == ("cards", "blue", "")


def test_filters_are_the_chips_of_the_collection_and_keep_the_keyboard(qtbot: QtBot, builder: DeckBuilder) -> None:
    shelf = builder.shelf
    shelf.look_for(shelf="cards")
    everything = shelf.grid.count()
    opener = shelf.chips["word"].button
    opener.setFocus()
    shelf.chips["word"].picked.emit("Bold")
    qtbot.waitUntil(lambda: 0 < shelf.grid.count() < everything)
    chip = shelf.chips["word"]
    assert chip.button.text().startswith("Bold") and chip.button.hasFocus()
    qtbot.mouseClick(chip.remove, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: shelf.grid.count() == everything)


def test_a_deck_is_kept_when_the_program_is_closed(shell: Shell, builder: DeckBuilder) -> None:
    builder.change("Ramming Speed", 1)
    name = builder.building.deck.name
    shell.close()
    assert {deck.name: dict(deck.cards).get("Ramming Speed") for deck in own(shell).all()} == {name: 1}


def test_no_deck_is_written_over_that_was_not_built_on(shell: Shell, builder: DeckBuilder) -> None:
    """Neither by giving another its name, nor by undoing beyond the moment when it was opened."""
    own(shell).save(replace(CONVOY, name="Mine"))
    builder.head.name.setText("Mine")
    builder.head.name.textEdited.emit("Mine")
    builder.change("Ramming Speed", 1)
    builder.save()
    other, = (deck.name for deck in own(shell).all() if deck.name != "Mine")
    builder.open(next(deck for deck in own(shell).all() if deck.name == "Mine"))
    builder.undo()
    assert builder.building.deck.name == other
    builder.save()
    assert {deck.name: dict(deck.cards).get("Ramming Speed") for deck in own(shell).all()} == {"Mine": None, other: 1}


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
    builder.head.name.setText("City")
    builder.building.rename("City")
    qtbot.mouseClick(builder.head.play_button, Qt.MouseButton.LeftButton)
    page = shell.page
    assert isinstance(page, NewGamePage)
    mine: Deck = decode(page.choices.options["decks"][0])
    assert mine.name == "City" and mine.cards == DECKS["Metroplex Deck"].cards
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert isinstance(shell.page, GameWindow)
    assert shell.page.session.match.game.chosen.decks[0].name == "City"  # type: ignore[attr-defined]


def test_everything_is_said_in_german(builder: DeckBuilder) -> None:
    WORDS.use("de")
    builder.retranslate()
    builder.change("Zap", 1)
    assert not {key for key in WORDS.missing if key.startswith("tcg.builder")}


def test_the_card_is_as_large_as_its_place(qtbot: QtBot, shell: Shell, builder: DeckBuilder) -> None:
    """Also where what lies under it takes more room or less."""
    shell.resize(1920, 1080)
    builder.look_at("Zap")
    pane = builder.card

    def fills() -> bool:
        drawn, room = pane.picture.pixmap().deviceIndependentSize().toSize(), pane.picture.size()
        bare = min(room.width() - drawn.width(), room.height() - drawn.height())
        return 0 <= bare <= 4 or drawn.width() == style.current().px(MOST)

    qtbot.waitUntil(fills)
    pane.setFixedSize(pane.size())
    before = pane.picture.height()
    pane.origin.setFixedHeight(before // 2)
    qtbot.waitUntil(lambda: pane.picture.height() < before and fills())


def test_the_focus_stays_on_how_stars_are_compared(qtbot: QtBot, builder: DeckBuilder) -> None:
    shelf = builder.shelf
    shelf.look_for(shelf="cards", stars=1)
    compare = next(each for each in shelf.findChildren(Segments) if AT_MOST in each._values)
    first = compare.button(shelf.wish.compare)
    first.setFocus()
    was = shelf.wish.compare
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, key)
        QApplication.processEvents()
    assert shelf.wish.compare == was and QApplication.focusWidget() is first and compare.isVisible()
    compare.button(EXACTLY).click()
    assert shelf.wish.compare == EXACTLY and compare.value == EXACTLY


@pytest.mark.parametrize("percent", (100, 200))
def test_nothing_in_the_head_is_squeezed(shell: Shell, percent: int) -> None:
    """The cards below want all the height there is."""
    shell.file.settings.display.text_percent = percent
    shell.apply_settings()
    shell.resize(1280, 720)
    shell.show_workshop("tcg")
    QApplication.processEvents()
    page = shell.page
    assert isinstance(page, DeckBuilder)
    for each in (page.head.play_button, page.head.name, *page.head.tools.values()):
        assert each.height() >= each.minimumSizeHint().height()


def test_tools_have_words_where_there_is_room_and_icons_alone_in_a_small_window(shell: Shell) -> None:
    def words(width: int, height: int) -> list[str]:
        shell.resize(width, height)
        QApplication.processEvents()
        assert shell.width() == width, "the words keep no window from growing smaller"
        return [tool.text() for tool in shell.page.head.tools.values() if tool.text()]

    shell.show_workshop("tcg")
    assert words(1920, 1080) == ["Save", "Delete", "Copy list", "Copy code", "Paste"]
    assert words(1280, 720) == []


def test_where_nothing_fits_the_shelf_offers_what_comes_nearest(qtbot: QtBot, builder: DeckBuilder) -> None:
    shelf = builder.shelf

    def offered() -> list[str]:
        return [shelf.grid.item(row).data(ENTRY).card.full_name for row in range(shelf.grid.count())]

    shelf.look_for(shelf="cards", stars=0)
    shelf.search.setText("plasma bust")
    assert shelf.nothing.isVisible() and offered()[0] == "Plasma Burst"
    shelf.look_for(type="armor")
    shelf.search.setText("Plasma Burst")
    assert offered() == ["Plasma Burst"] and "Without the filters" in shelf.nothing.instead.text()
    qtbot.mouseClick(shelf.nothing.everything, Qt.MouseButton.LeftButton)
    assert not shelf.nothing.isVisible() and len(offered()) > 100


def test_two_of_one_name_are_told_apart_on_the_wall(builder: DeckBuilder, monkeypatch: pytest.MonkeyPatch) -> None:
    grid, written = builder.shelf.grid, list[str]()
    monkeypatch.setattr(card_grid, "label", lambda p, box, text, *_: written.append(text))
    ground = QPixmap(8, 8)
    mirages = [entry for entry in builder.building.entries if entry.card.name == "Autobot Mirage"]
    assert len(mirages) == 2
    with QPainter(ground) as painter:
        for entry in mirages:
            written.clear()
            grid.draw_foot(painter, QRectF(0, 0, 190, 270), entry)
            assert entry.card.subtitle in written and entry.card.subtitle in grid.told(entry)


@pytest.mark.parametrize(("language", "text"), [("en", 100), ("de", 150)])
def test_every_character_on_the_wall_shows_its_numbers_and_what_it_costs(
        file: SettingsFile, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, language: str,
        text: int) -> None:
    file.settings.language.code, file.settings.display.text_percent = language, text
    builder = request.getfixturevalue("builder")
    builder.resize(1280, 720)
    grid, drawn, pills = builder.shelf.grid, list[Face](), list[str]()
    monkeypatch.setattr(grid._renderer, "pixmap", lambda face, *_: drawn.append(face) or QPixmap(8, 8))
    monkeypatch.setattr(card_grid, "_pill", lambda p, left, bottom, words, hue: pills.append(words))
    fronts, ground = fronts_of("tcg"), QPixmap(8, 8)
    assert fronts is not None
    with QPainter(ground) as painter:
        for row in range(grid.count()):
            entry = grid.item(row).data(ENTRY)
            grid.picture(entry, fronts.front(entry.card, WORDS, 0))
            pills.clear()
            grid.draw_foot(painter, QRectF(0, 0, 124, 174), entry)
            assert f"{entry.card.stars}★" in pills or not entry.card.stars
    hidden = [face.name for face in drawn if not shows_numbers(face, grid.card.width(), grid.letters())]
    assert drawn and not hidden

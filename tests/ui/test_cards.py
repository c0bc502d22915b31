"""The card browser finds titles by everything that a player may remember of them."""
from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.card_search import Wish, entries, matching
from sparktable.app.statistics import GamePlayed
from sparktable.app.translations import WORDS
from sparktable.games import GAMES, boxes
from sparktable.table.art.parts import CARD_RATIO
from sparktable.table.fronts import fronts_of
from sparktable.ui import style
from sparktable.ui.card_browser import CardBrowser
from sparktable.ui.card_inspector import HeldUp
from sparktable.ui.card_wall import ENTRY
from sparktable.ui.filter_chip import FilterChip
from sparktable.ui.open_filter import OpenFilter
from sparktable.ui.shell import Shell
from sparktable.ui.two_sides import two_sides
from ui.pages import clipped

DRAWN = ("matrix", "arena", "tcg")
"""The games whose cards have faces."""


def test_every_title_of_every_box_is_there() -> None:
    every = [card for game in DRAWN for titles in boxes()[game].values() for card in titles]
    assert len(entries(DRAWN)) == len(every) > 300
    assert {entry.game for entry in entries(DRAWN)} == set(DRAWN)


@pytest.mark.parametrize("wish", [
    Wish(box="core"), Wish(types=("relic",)), Wish(faction="decepticon"), Wish(cost=5), Wish(text="energon"),
    Wish(box="battle-for-cybertron", faction="decepticon", types=("power combat",)), Wish(text="facedown"),
    Wish(box="war-on-cybertron", types=("robot",), faction="autobot", cost=4),
    Wish(faction="mercenary"), Wish(game="arena"), Wish(faction="autobot", types=("upgrade",)),
])
def test_what_is_found_fits_and_the_rest_does_not(wish: Wish) -> None:
    everything = entries(DRAWN)
    found = matching(everything, wish, "en")
    assert 0 < len(found) < len(everything)
    for entry in found:
        assert wish.box in ("", entry.box)
        assert not wish.types or entry.card.type in wish.types
        assert wish.cost in (None, entry.cost)
        assert not wish.faction or wish.faction in entry.factions


@pytest.fixture(autouse=True)
def house_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whom one may play is known of games on the shelf."""
    monkeypatch.setattr(catalog, "GAMES", GAMES)


@pytest.fixture
def page(shell: Shell) -> CardBrowser:
    shell.statistics.add(GamePlayed(
        game="matrix", finished="2026-01-01", turns=9, reason="", names=("Ann", ""), levels=("human", "scout"),
        characters=("Hot Rod", "Optimus Prime"), winners=(0,)))
    shell.show_cards()
    assert isinstance(shell.page, CardBrowser)
    return shell.page


def told(page: CardBrowser, row: int = 0) -> str:
    return page.grid.item(row).data(Qt.ItemDataRole.AccessibleTextRole)


def test_a_name_leads_to_the_card_and_both_sides_of_a_character_are_shown(qtbot: QtBot, page: CardBrowser) -> None:
    page.window().resize(1920, 1080)
    qtbot.keyClicks(page.search, "optimus prime")
    page.look_for(types=("character",), game="matrix")
    assert page.grid.count() >= 1 and "Optimus Prime" in told(page)
    picture = page.inspector.picture
    assert picture.pixmap().height() > 1.5 * 1.4 * picture.pixmap().width(), "one side stands above the other"
    assert not page.inspector.over.isVisible(), "there is no other one to turn to"
    page.window().resize(1500, 560)
    assert picture.pixmap().height() < 1.5 * 1.4 * picture.pixmap().width()
    before = picture.pixmap().cacheKey()
    qtbot.mouseClick(page.inspector.over, Qt.MouseButton.LeftButton)
    assert picture.pixmap().cacheKey() != before


@pytest.mark.parametrize(("width", "sides"), [(1920, 2), (700, 1)])
def test_a_character_is_held_up_with_both_sides_where_there_is_room(
        qtbot: QtBot, page: CardBrowser, monkeypatch: pytest.MonkeyPatch, width: int, sides: int) -> None:
    page.look_for(types=("character",), game="matrix")
    page.window().resize(width, 1080)
    page.hold_up()
    (held,) = page.findChildren(HeldUp)
    drawn, draw = set(), held._renderer.pixmap
    monkeypatch.setattr(held._renderer, "pixmap", lambda face, *how: drawn.add(face) or draw(face, *how))
    held.grab()
    assert len(drawn) == sides
    qtbot.keyClick(held, Qt.Key.Key_A)


def test_nothing_found_says_so(qtbot: QtBot, page: CardBrowser) -> None:
    qtbot.keyClicks(page.search, "no such thing at all")
    assert page.count.text() == "No card matches."
    qtbot.mouseClick(page.nothing.everything, Qt.MouseButton.LeftButton)
    assert page.grid.count() == len(entries(DRAWN)) and page.search.text() == "" and not page.nothing.isVisible()


@pytest.mark.parametrize(("wish", "how", "first"), [
    ({"text": "optimsu prmie"}, "Perhaps", "Optimus Prime"),
    ({"text": "laserbeak", "game": "arena"}, "Without the filters", "Laserbeak"),
    ({"text": "zzz laserbeak qqq"}, "Perhaps", "Laserbeak"),
    ({"text": "xqzzyt", "game": "matrix"}, "instead", ""),
    ({"text": "x" * 5000}, "instead", ""),
])
def test_where_nothing_is_found_cards_are_offered(
        qtbot: QtBot, page: CardBrowser, wish: dict[str, str], how: str, first: str) -> None:
    page.show_everything()
    page.search.setText(wish["text"])
    page.look_for(game=wish.get("game", ""))
    assert page.nothing.isVisible() and how in page.nothing.instead.text()
    offered = [page.grid.item(row).data(ENTRY) for row in range(page.grid.count())]
    assert offered and first in (offered[0].card.name, "")
    assert not wish.get("game") or first or {each.game for each in offered} == {wish["game"]}
    page.search.setText("Bumblebee")
    page.look_for(game="")
    assert not page.nothing.isVisible() and page.grid.count()


def test_where_nothing_is_found_what_is_offered_is_seen_from_its_beginning(qtbot: QtBot, page: CardBrowser) -> None:
    """Whatever was looked at before, far down."""
    page.show_everything()
    page.grid.setCurrentRow(page.grid.count() - 1)
    page.search.setText("zzqx")
    assert page.grid.currentRow() == 0 and page.grid.verticalScrollBar().value() == 0


def test_where_nothing_is_found_no_empty_filter_stands_in_the_row(page: CardBrowser) -> None:
    page.search.setText("xyzzy")
    assert page.nothing.isVisible()
    assert all(part.sizeHint().width() > 0 for part in page.filters.parts.values())
    assert not {"game", "faction", "cost"} & page.filters.parts.keys(), "there is nothing to choose"


def test_tab_comes_to_the_filters_before_the_wall(qtbot: QtBot, page: CardBrowser) -> None:
    """Also after they were made anew."""
    page.look_for(game="matrix")
    page.search.setFocus()
    walked: list[object] = []
    while not walked or walked[-1] is not page.grid:
        qtbot.keyClick(page.window().focusWidget(), Qt.Key.Key_Tab)
        walked.append(page.window().focusWidget())
        assert len(walked) < 30
    stops = [part.stop if isinstance(part, OpenFilter) else part.button for part in page.filters.parts.values()
             if isinstance(part, (OpenFilter, FilterChip))]
    assert [each for each in walked if each in stops] == stops


def test_cards_of_every_game_are_shown_with_what_is_ours(qtbot: QtBot, page: CardBrowser) -> None:
    inspector = page.inspector
    page.look_for(box="battle-for-cybertron", types=("transformer",))
    assert page.grid.count() == 8
    assert not inspector.picture.pixmap().isNull() and not inspector.over.isVisible()
    page.look_for(types=("special",), text="tow line")
    assert page.grid.count() == 1
    assert "filled in by us" in inspector.origin.text()
    assert "Tow Line" in inspector.picture.accessibleName()


@pytest.mark.parametrize(("told_of", "war", "core"), [
    ({"set": "core"}, "not played yet", "won 1 of 1"),
    ({"set": "war-on-cybertron"}, "won 1 of 1", "not played yet"),
    ({}, "won 1 of 1", "won 1 of 1")])
def test_who_is_called_alike_in_two_boxes_has_a_record_of_his_own(
        shell: Shell, told_of: dict[str, str], war: str, core: str) -> None:
    """An old line does not say which of them it was."""
    shell.statistics.add(GamePlayed(
        game="matrix", finished="2026-01-01", turns=9, reason="", names=("Ann", ""), levels=("human", "scout"),
        characters=("Optimus Prime", "Elita-1"), winners=(0,), options=told_of))
    shell.show_cards()
    assert isinstance(shell.page, CardBrowser)
    for box, said in {"war-on-cybertron": war, "core": core}.items():
        shell.page.look_for(game="matrix", box=box, types=("character",), text="Optimus Prime")
        assert said in told(shell.page), box


def test_who_joins_from_another_box_is_counted_there(shell: Shell) -> None:
    shell.statistics.add(GamePlayed(
        game="matrix", finished="2026-01-01", turns=9, reason="", names=("Ann", ""), levels=("human", "scout"),
        characters=("Elita-1", "Ironhide"), winners=(0,), options={"set": "core"}))
    shell.show_cards()
    assert isinstance(shell.page, CardBrowser)
    shell.page.look_for(game="matrix", types=("character",), text="Elita-1")
    assert "won 1 of 1" in told(shell.page)


def test_who_won_most_comes_first_where_that_is_asked_for(qtbot: QtBot, page: CardBrowser) -> None:
    page.look_for(game="matrix")
    page.sort("won")
    assert told(page).startswith("Hot Rod, ") and "won 1 of 1" in told(page)
    assert "not played yet" in told(page, 1), "an opponent's character was not played by people"
    page.sort("cost")
    costs = [page.grid.item(row).data(ENTRY).cost for row in range(page.grid.count())]
    assert costs == sorted(costs, key=lambda cost: (cost is None, cost))


def counts(page: CardBrowser, part: str) -> dict[str, int]:
    """What a filter offers, and how many titles each choice would leave."""
    filters = page.filters.parts[part]
    if isinstance(filters, FilterChip):
        parts = [each.text().rpartition("\t") for each in filters.menu().actions()]
    else:
        parts = [each.text().rpartition("  ") for each in filters.findChildren(QPushButton)]
    return {name: int(n) for name, _, n in parts if name}


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def test_filters_lie_open_count_what_they_would_leave_and_keep_the_keyboard(
        qtbot: QtBot, page: CardBrowser) -> None:
    page.window().resize(1500, 900)
    assert sum(counts(page, "game").values()) == len(entries(DRAWN))
    page.filters.parts["game"].chip("matrix").setFocus()
    qtbot.keyClick(focused(), Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.grid.count() == counts(page, "game")["War for the Matrix"])
    chip = page.filters.parts["game"].chip("matrix")
    assert focused() is chip and chip.isChecked()
    leaves = counts(page, "types")
    page.filters.parts["types"].stop.setFocus()
    for _ in range([*leaves].index("Relic")):
        qtbot.keyClick(focused(), Qt.Key.Key_Right)
    assert focused() is page.filters.parts["types"].chip("relic")
    qtbot.keyClick(focused(), Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.grid.count() == leaves["Relic"])
    assert focused() is page.filters.parts["types"].chip("relic"), "arrows go on from there"
    qtbot.mouseClick(page.filters.parts["types"].chip("robot"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.grid.count() == leaves["Relic"] + leaves["Robot"])
    assert counts(page, "types") == leaves
    qtbot.mouseClick(page.filters.parts["types"].chip("relic"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.grid.count() == leaves["Robot"])
    page.look_for(faction="autobot", cost=4)
    qtbot.mouseClick(page.filters.parts["clear"], Qt.MouseButton.LeftButton)
    assert page.grid.count() == len(entries(DRAWN)) and "clear" not in page.filters.parts


def test_where_words_are_large_filters_fold_and_keep_the_keyboard(qtbot: QtBot, page: CardBrowser) -> None:
    shell = page.window()
    shell.file.settings.display.text_percent = 150
    shell.apply_settings()
    page.look_for(game="matrix")
    leaves = counts(page, "types")

    def pick(kind: str) -> None:
        opener = page.filters.parts["types"].button
        opener.setFocus()
        qtbot.keyClick(opener, Qt.Key.Key_Down)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        action = next(each for each in menu.actions() if each.data() == kind)
        menu.setActiveAction(action)
        qtbot.keyClick(menu, Qt.Key.Key_Return)

    pick("relic")
    qtbot.waitUntil(lambda: page.grid.count() == leaves["Relic"])
    chip = page.filters.parts["types"]
    assert page.window().focusWidget() is chip.button and chip.button.text().startswith("Relic")
    pick("robot")
    qtbot.waitUntil(lambda: page.grid.count() == leaves["Relic"] + leaves["Robot"])
    assert page.filters.parts["types"].button.accessibleName() == "Type: Robot, Relic"
    qtbot.mouseClick(page.filters.parts["types"].remove, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.filters.parts["types"].remove.isHidden())
    assert page.grid.count() == counts(page, "game")["War for the Matrix"]


def test_cards_are_sifted_by_the_words_of_their_game(qtbot: QtBot, page: CardBrowser) -> None:
    assert "word" not in page.filters.parts, "each game has its own"
    page.look_for(game="matrix")
    leaves = counts(page, "word")
    assert leaves["Ambush"] and "Robot" not in leaves, "types have a filter of their own"
    page.look_for(word="Ambush")
    assert page.grid.count() == leaves["Ambush"]
    assert page.filters.parts["word"].button.text().startswith("Ambush")
    shell = page.window()
    shell.file.settings.language.code = "de"
    shell.apply_settings()
    assert page.grid.count() == counts(page, "game")["Krieg um die Matrix"], "a word belongs to its language"
    assert counts(page, "word")["Hinterhalt"] == leaves["Ambush"]
    page.look_for(word="Hinterhalt")
    page.look_for(game="tcg")
    assert page.grid.count() == counts(page, "game")["Kartenduell"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_the_head_is_whole_in_the_smallest_window(
        qtbot: QtBot, page: CardBrowser, language: str, percent: int) -> None:
    shell = page.window()
    assert isinstance(shell, Shell)
    shell.resize(960, 600)
    shell.file.settings.language.code, shell.file.settings.display.text_percent = language, percent
    shell.apply_settings()
    page.look_for(game="matrix")
    qtbot.waitUntil(lambda: shell.width() == 960)
    assert page.minimumSizeHint().width() <= 960
    assert clipped(page) == []


def test_a_card_is_found_however_its_words_are_typed(page: CardBrowser) -> None:
    def found(text: str) -> int:
        page.look_for(text=text)
        return page.grid.count()

    assert found("face-down") >= found("facedown") > 0
    assert found("electro scrambler") == found("Electro-Scrambler") == 1


@pytest.mark.parametrize(("width", "height", "text", "columns"), [
    (1280, 720, 100, 8), (1280, 720, 150, 8), (1920, 1080, 100, 8)])
def test_eight_cards_stand_abreast_two_rows_are_seen_and_the_card_over_the_wall_is_whole(
        qtbot: QtBot, page: CardBrowser, width: int, height: int, text: int, columns: int) -> None:
    shell = page.window()
    shell.resize(width, height)
    shell.file.settings.display.text_percent = text
    shell.apply_settings()
    page.look_for(game="matrix")
    QApplication.processEvents()
    places = [page.grid.visualItemRect(page.grid.item(row)) for row in range(page.grid.count())]
    assert len({place.x() for place in places}) >= columns
    assert page.grid.viewport().height() >= 2 * page.grid.gridSize().height() - 30, "two rows, all but what is below"
    page.open_card()
    QApplication.processEvents()
    shown = page.inspector.picture
    assert shown.pixmap().height() <= shown.height() and shown.pixmap().height() > page.inspector.height() / 2
    page.close_card()


def test_the_card_over_the_wall_leads_to_the_next(qtbot: QtBot, page: CardBrowser) -> None:
    page.open_card()
    first = page.inspector.entry
    qtbot.mouseClick(page.inspector.after, Qt.MouseButton.LeftButton)
    assert page.inspector.entry is page.grid.item(1).data(ENTRY)
    qtbot.mouseClick(page.inspector.before, Qt.MouseButton.LeftButton)
    assert page.inspector.entry is first
    qtbot.mouseClick(page.inspector.before, Qt.MouseButton.LeftButton)
    assert page.inspector.entry is page.grid.item(page.grid.count() - 1).data(ENTRY)


def test_where_there_is_no_room_beside_the_card_comes_over_the_wall(qtbot: QtBot, page: CardBrowser) -> None:
    page.window().resize(1200, 700)
    assert not page.inspector.isVisible()
    qtbot.keyClick(page.grid, Qt.Key.Key_Return)
    assert page.inspector.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not page.inspector.isVisible() and page.isVisible()
    page.window().resize(1500, 900)
    assert page.inspector.isVisible()


def test_a_card_is_held_up_and_laid_down_by_whatever_is_pressed(qtbot: QtBot, page: CardBrowser) -> None:
    page.grid.setFocus()
    qtbot.keyClick(page.grid, Qt.Key.Key_Space)
    (held,) = page.findChildren(HeldUp)
    assert held.accessibleName() and held.hasFocus()
    qtbot.keyClick(held, Qt.Key.Key_A)
    assert page.grid.hasFocus() and not held.isVisible()


def test_below_each_of_two_that_are_called_alike_stands_who_it_is(shell: Shell) -> None:
    for box in ("core", "war-on-cybertron"):
        shell.statistics.add(GamePlayed(game="matrix", finished="2026-01-01", turns=9, reason="", names=("Ann", ""),
                                        levels=("human", "scout"), characters=("Optimus Prime", "Megatron"),
                                        winners=(0,), options={"set": box}))
    shell.show_cards()
    wall = shell.page.grid
    below: dict[tuple[str, str], list[str]] = {}
    for entry in entries(("matrix", "tcg")):
        if entry.card.type == "character":
            below.setdefault((entry.game, entry.card.name), []).append(wall.said_below(entry))
    assert {*below["matrix", "Optimus Prime"]} == {"1 / 1 · Core Set", "1 / 1 · War on Cybertron"}
    alike = {name: said for name, said in below.items() if len({*said}) < len(said)}
    assert len(below["tcg", "Optimus Prime"]) > 2 and not alike


def test_only_cards_in_sight_are_drawn(qtbot: QtBot, page: CardBrowser, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    monkeypatch.setattr(page.grid, "draw_foot", lambda painter, card, entry: drawn.append(entry))
    page.grid.grab()
    assert 0 < len({entry.card.slug for entry in drawn}) < 80


def test_cards_are_as_large_as_one_chose_also_the_next_time(qtbot: QtBot, shell: Shell, page: CardBrowser) -> None:
    page.look_for(game="matrix")
    usual = page.grid.card
    page.filters.parts["size"].picked.emit("medium")
    qtbot.waitUntil(lambda: page.grid.card.width() >= 170)
    assert page.grid.card.width() > usual.width() and page.grid.form(page.grid.entry) == "hand", "it can be read"
    shell.show_home()
    shell.show_cards()
    again = shell.page
    assert isinstance(again, CardBrowser) and again.grid.card.width() >= 170
    assert again.filters.parts["size"].value == "medium"


def test_a_small_character_shows_both_sides_instead_of_a_text(qtbot: QtBot, page: CardBrowser) -> None:
    page.look_for(game="matrix", types=("character",))
    entry = page.grid.entry
    face = fronts_of("matrix").front(entry.card, WORDS, 1)
    small = page.grid.picture(entry, face).toImage()
    assert small.deviceIndependentSize().toSize() == page.grid.card
    of_one = two_sides(replace(face, fronts=face.fronts[1:], turned=0), page.grid.card.width(),
                       page.devicePixelRatioF(), style.current().theme, 1.0)
    low = small.height() * 4 // 5
    assert any(small.pixelColor(x, low) != of_one.pixelColor(x, low) for x in range(0, small.width(), 5))


def test_both_sides_of_a_character_are_seen_also_where_the_card_lies_over_the_wall(
        qtbot: QtBot, shell: Shell) -> None:
    shell.resize(1280, 720)
    shell.show_cards()
    page = shell.page
    assert isinstance(page, CardBrowser)
    page.look_for(game="matrix", types=("character",))
    page.open_card()

    def sides() -> float:
        drawn = page.inspector.picture.pixmap().deviceIndependentSize()
        return drawn.width() / drawn.height() * CARD_RATIO

    qtbot.waitUntil(lambda: sides() > 1.9)
    page.look_for(game="matrix", types=("technology",))
    qtbot.waitUntil(lambda: 0.9 < sides() < 1.1)

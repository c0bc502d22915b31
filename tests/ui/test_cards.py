"""The card browser finds titles by everything that a player may remember of them."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.card_search import Wish, entries, matching
from sparktable.app.statistics import GamePlayed
from sparktable.app.translations import WORDS
from sparktable.games import GAMES, boxes
from sparktable.table.art.parts import CARD_RATIO
from sparktable.table.fronts import fronts_of
from sparktable.ui.card_browser import CardBrowser
from sparktable.ui.card_inspector import HeldUp
from sparktable.ui.card_wall import ENTRY
from sparktable.ui.filter_chip import FilterChip
from sparktable.ui.shell import Shell

DRAWN = ("matrix", "arena", "tcg")
"""The games whose cards have faces."""


def test_every_title_of_every_box_is_there() -> None:
    every = [card for game in DRAWN for titles in boxes()[game].values() for card in titles]
    assert len(entries(DRAWN)) == len(every) > 300
    assert {entry.game for entry in entries(DRAWN)} == set(DRAWN)


@pytest.mark.parametrize("wish", [
    Wish(box="core"), Wish(type="relic"), Wish(faction="decepticon"), Wish(cost=5), Wish(text="energon"),
    Wish(box="battle-for-cybertron", faction="decepticon", type="power combat"), Wish(text="facedown"),
    Wish(box="war-on-cybertron", type="robot", faction="autobot", cost=4),
    Wish(faction="mercenary"), Wish(game="arena"), Wish(faction="autobot", type="upgrade"),
])
def test_what_is_found_fits_and_the_rest_does_not(wish: Wish) -> None:
    everything = entries(DRAWN)
    found = matching(everything, wish, "en")
    assert 0 < len(found) < len(everything)
    for entry in found:
        assert wish.box in ("", entry.box)
        assert wish.type in ("", entry.card.type)
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
    page.look_for(type="character", game="matrix")
    assert page.grid.count() >= 1 and "Optimus Prime" in told(page)
    picture = page.inspector.picture
    assert picture.pixmap().height() > 1.5 * 1.4 * picture.pixmap().width(), "one side stands above the other"
    before = picture.pixmap().cacheKey()
    qtbot.mouseClick(page.inspector.over, Qt.MouseButton.LeftButton)
    assert picture.pixmap().cacheKey() != before


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


def test_tab_comes_to_the_filters_before_the_wall(qtbot: QtBot, page: CardBrowser) -> None:
    """Also after they were made anew."""
    page.look_for(game="matrix")
    page.search.setFocus()
    walked: list[object] = []
    while not walked or walked[-1] is not page.grid:
        qtbot.keyClick(page.window().focusWidget(), Qt.Key.Key_Tab)
        walked.append(page.window().focusWidget())
        assert len(walked) < 30
    assert [part.button for part in page._parts.values() if isinstance(part, FilterChip)] == [
        each for each in walked if each in {part.button for part in page._parts.values()
                                            if isinstance(part, FilterChip)}]


def test_cards_of_every_game_are_shown_with_what_is_ours(qtbot: QtBot, page: CardBrowser) -> None:
    inspector = page.inspector
    page.look_for(box="battle-for-cybertron", type="transformer")
    assert page.grid.count() == 8
    assert not inspector.picture.pixmap().isNull() and not inspector.over.isVisible()
    page.look_for(type="special", text="tow line")
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
        shell.page.look_for(game="matrix", box=box, type="character", text="Optimus Prime")
        assert said in told(shell.page), box


def test_who_joins_from_another_box_is_counted_there(shell: Shell) -> None:
    shell.statistics.add(GamePlayed(
        game="matrix", finished="2026-01-01", turns=9, reason="", names=("Ann", ""), levels=("human", "scout"),
        characters=("Elita-1", "Ironhide"), winners=(0,), options={"set": "core"}))
    shell.show_cards()
    assert isinstance(shell.page, CardBrowser)
    shell.page.look_for(game="matrix", type="character", text="Elita-1")
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
    filters = page._parts[part]
    if isinstance(filters, FilterChip):
        parts = [each.text().rpartition("\t") for each in filters.menu().actions()]
    else:
        parts = [each.text().rpartition("  ") for each in filters.findChildren(QPushButton)]
    return {name: int(n) for name, _, n in parts if name}


def test_filters_count_what_they_would_leave_and_keep_the_keyboard(qtbot: QtBot, page: CardBrowser) -> None:
    page.window().resize(1500, 900)
    assert sum(counts(page, "game").values()) == len(entries(DRAWN))
    page._parts["game"].button("").setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: page.grid.count() == counts(page, "game")["War for the Matrix"])
    assert QApplication.focusWidget() is page._parts["game"].button("matrix")
    before = counts(page, "type")["Relic"]
    opener = page._parts["type"].button
    opener.setFocus()
    qtbot.keyClick(opener, Qt.Key.Key_Down)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.setActiveAction(next(each for each in menu.actions() if each.data() == "relic"))
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.grid.count() == before)
    chip = page._parts["type"]
    assert page.window().focusWidget() is chip.button and chip.button.text().startswith("Relic")
    assert counts(page, "type")["Relic"] == before and counts(page, "type")["Robot"] > 0
    qtbot.mouseClick(chip.remove, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page._parts["type"].remove.isHidden())
    assert page.grid.count() > before
    page.look_for(faction="autobot", cost=4)
    qtbot.mouseClick(page._parts["clear"], Qt.MouseButton.LeftButton)
    assert page.grid.count() == len(entries(DRAWN)) and "clear" not in page._parts


def test_a_card_is_found_however_its_words_are_typed(page: CardBrowser) -> None:
    def found(text: str) -> int:
        page.look_for(text=text)
        return page.grid.count()

    assert found("face-down") >= found("facedown") > 0
    assert found("electro scrambler") == found("Electro-Scrambler") == 1


def test_filters_take_one_row_and_the_card_over_the_wall_is_seen_whole(qtbot: QtBot, page: CardBrowser) -> None:
    shell = page.window()
    for width, height, text in ((1280, 720, 100), (1280, 720, 150), (1920, 1080, 100)):
        shell.resize(width, height)
        shell.file.settings.display.text_percent = text
        shell.apply_settings()
        page.look_for(game="matrix")
        page.open_card()
        QApplication.processEvents()
        rows = {each.y() for part, each in page._parts.items() if part != "clear"}
        assert len(rows) == 1, (width, text)
        shown = page.inspector.picture
        assert shown.pixmap().height() <= shown.height() and shown.pixmap().height() > page.inspector.height() / 2
        page.close_card()


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


def test_only_cards_in_sight_are_drawn(qtbot: QtBot, page: CardBrowser, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    monkeypatch.setattr(page.grid, "draw_foot", lambda painter, card, entry: drawn.append(entry))
    page.grid.grab()
    assert 0 < len({entry.card.slug for entry in drawn}) < 80


def test_cards_are_as_large_as_one_chose_also_the_next_time(qtbot: QtBot, shell: Shell, page: CardBrowser) -> None:
    page.look_for(game="matrix")
    usual = page.grid.card
    assert usual.height() > usual.width() >= 170, "what a card says can be read"
    page._parts["size"].picked.emit("small")
    qtbot.waitUntil(lambda: page.grid.card.width() > page.grid.card.height())
    picture = page.grid.picture(page.grid.entry, fronts_of("matrix").front(page.grid.entry.card, WORDS, 1))
    assert picture.deviceIndependentSize().toSize() == page.grid.card, "a crop, which lies across"
    shell.show_home()
    shell.show_cards()
    again = shell.page
    assert isinstance(again, CardBrowser) and again.grid.card.width() > again.grid.card.height()
    assert again._parts["size"].value == "small"


def test_both_sides_of_a_character_are_seen_also_where_the_card_lies_over_the_wall(
        qtbot: QtBot, shell: Shell) -> None:
    shell.resize(1280, 720)
    shell.show_cards()
    page = shell.page
    assert isinstance(page, CardBrowser)
    page.look_for(game="matrix", type="character")
    page.open_card()

    def sides() -> float:
        drawn = page.inspector.picture.pixmap().deviceIndependentSize()
        return drawn.width() / drawn.height() * CARD_RATIO

    qtbot.waitUntil(lambda: sides() > 1.9)
    page.look_for(game="matrix", type="technology")
    qtbot.waitUntil(lambda: 0.9 < sides() < 1.1)

"""The card browser finds titles by everything that a player may remember of them."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sparktable.app.card_search import Wish, entries, matching
from sparktable.games import boxes
from sparktable.ui.card_browser import CardBrowser
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
    Wish(faction="mercenary"), Wish(faction="autobot", type="upgrade"),
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


def test_a_name_leads_to_the_card_and_both_sides_of_a_character_are_shown(qtbot: QtBot, shell: Shell) -> None:
    shell.show_cards()
    page = shell.page
    assert isinstance(page, CardBrowser)
    qtbot.keyClicks(page.search, "optimus prime")
    page.look_for(type="character")
    assert page.list.count() >= 1
    assert "Optimus Prime" in page.list.item(0).text()
    assert not page.picture.pixmap().isNull()
    before = page.picture.pixmap().cacheKey()
    qtbot.mouseClick(page.over, Qt.MouseButton.LeftButton)
    assert page.picture.pixmap().cacheKey() != before


def test_nothing_found_says_so(qtbot: QtBot, shell: Shell) -> None:
    shell.show_cards()
    page = shell.page
    assert isinstance(page, CardBrowser)
    qtbot.keyClicks(page.search, "no such thing at all")
    assert page.list.count() == 0
    assert page.count.text() == "No card matches."
    qtbot.mouseClick(page.everything, Qt.MouseButton.LeftButton)
    assert page.list.count() == len(entries(DRAWN)) and page.search.text() == ""


def test_cards_of_every_game_are_shown_with_what_is_ours(qtbot: QtBot, shell: Shell) -> None:
    shell.show_cards()
    page = shell.page
    assert isinstance(page, CardBrowser)
    page.look_for(box="battle-for-cybertron", type="transformer")
    assert page.list.count() == 8
    assert not page.picture.pixmap().isNull() and not page.over.isVisible()
    page.look_for(type="special", text="tow line")
    assert page.list.count() == 1
    assert "filled in by us" in page.origin.text()
    assert "Tow Line" in page.picture.accessibleName()

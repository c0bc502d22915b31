"""A sealed event in the window: packs, a deck, three opponents; and over the end of the program."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sparktable.ai.tcg.deck_building import built_deck
from sparktable.app import catalog
from sparktable.app.catalog import Title
from sparktable.app.players import Player
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.app.tcg import series
from sparktable.app.translations import WORDS
from sparktable.games.tcg.packs import CARDS, PACKS
from sparktable.games.tcg.sealed import Sealed, read_sealed
from sparktable.ui.end_screen import EndPage
from sparktable.ui.game_window import GameWindow
from sparktable.ui.home import HomePage
from sparktable.ui.new_game import NewGamePage
from sparktable.ui.shell import Shell
from sparktable.ui.tcg.event_end import EventEnd
from sparktable.ui.tcg.event_view import EventView
from sparktable.ui.tcg.packs_view import PacksView
from sparktable.ui.tcg.page_parts import Step
from sparktable.ui.tcg.pool_builder import PoolBuilder
from sparktable.ui.tcg.sealed_page import SealedPage
from ui.series import near_its_end, saved

TCG = Title("tcg", "sparktable.games.tcg.game", "sparktable.games.tcg.form")
ANN, FOE = Player("Ann"), Player("", "random")


@pytest.fixture(autouse=True)
def the_game(file: SettingsFile) -> Iterator[None]:
    catalog.offer(TCG)
    file.settings.play.own_speed = "instant"
    file.settings.display.motion = "less"
    yield
    catalog.withdraw("tcg")


def event(seed: int = 7) -> Sealed:
    """All packs open and a deck built."""
    begun = series.begun(Setup("tcg", {"mode": "sealed", "wave": "wave-1"}, (ANN, FOE)), seed, "one")
    assert begun is not None
    made = read_sealed(begun.options)
    return replace(made, opened=PACKS, deck=built_deck(made.pool(), "Mine"))


def shown(shell: Shell, now: Sealed) -> SealedPage:
    shell.series.show(Setup("tcg", now.told(), (ANN, FOE)))
    assert isinstance(shell.page, SealedPage)
    return shell.page


def test_from_the_new_game_page_to_the_first_opponent(qtbot: QtBot, shell: Shell) -> None:
    shell.show_new_game("tcg", {"mode": "sealed", "wave": "wave-2"})
    assert isinstance(shell.page, NewGamePage)
    shell.page.seed.setText("9")
    shell.page.start.click()
    page = shell.page
    assert isinstance(page, SealedPage) and isinstance(page.view, PacksView)
    before = page.view.cards.grab().toImage()
    qtbot.mouseClick(page.view.cards, Qt.MouseButton.LeftButton)
    assert page.view.cards.grab().toImage() == before, "what a closed pack holds is not to be looked at"
    qtbot.mouseClick(page.view.row.packs[0], Qt.MouseButton.LeftButton)
    qtbot.keyClick(page.view.open_button, Qt.Key.Key_Return)
    assert page.event_now.opened == 2 and len(page.view.cards._names) == CARDS
    assert [pack.isEnabled() for pack in page.view.row.packs] == [False, False, True, False, False, False]
    page.view.all_button.click()
    page.view.open_button.click()
    builder = page.view
    assert isinstance(builder, PoolBuilder) and not builder.head.play_button.isEnabled()
    assert {entry.card.full_name for entry in builder.building.entries} == {*page.event_now.pool()}
    builder.for_me.click()
    assert builder.building.complaints() == [] and builder.head.play_button.isEnabled()
    name = builder.building.deck.cards[0][0]
    for _ in range(5):
        builder.change(name, 1)
    assert builder.building.count(name) == page.event_now.pool()[name], "no more than was opened"
    builder.head.play_button.click()
    assert isinstance(page.view, EventView)
    page.view.play_button.click()
    assert isinstance(shell.page, GameWindow)
    game = shell.page.session.match.game
    assert read_sealed(game.options).seed == 9 and game.options["wave"] == "wave-2"


def test_before_the_first_pack_an_event_is_told_in_three_steps(qtbot: QtBot, shell: Shell) -> None:
    """Beside them nothing is bare: a large card comes when there is one to be looked at."""
    shell.resize(2560, 1440)
    view = shown(shell, replace(event(), opened=0, deck=built_deck(event().pool(), "Mine"))).view
    assert isinstance(view, PacksView)
    assert view._steps.isVisible() and not view.card.isVisible()
    view.open_next()
    assert not view._steps.isVisible() and view.card.isVisible()
    icons = view.icons.accessibleName()
    view.open_next()
    assert icons and view.icons.accessibleName() != icons, "what has come out so far is counted"


def test_cards_are_turned_over_and_whoever_is_in_a_hurry_skips(
        qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    file.settings.display.motion = "full"
    page = shown(shell, replace(event(), opened=0))
    view = page.view
    assert isinstance(view, PacksView)
    view.open_next()
    assert view.cards.turning and "turned over" in view.cards.accessibleName()
    qtbot.keyClick(view.cards, Qt.Key.Key_Space)
    assert not view.cards.turning
    first = page.event_now.packs()[0]
    assert first.cards[-1] in view.cards.accessibleName()
    qtbot.keyClick(view.cards, Qt.Key.Key_Left)
    assert view.card._name == first.cards[-1]


def test_an_event_goes_on_after_each_game(qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    made = event()
    game = series.next_of_sealed(Setup("tcg", made.told(), (ANN, FOE)))
    match = near_its_end(game, 0)
    option = match.undone[-1]
    shell.load(saved(tmp_path / "saves" / "one.spark", game, match))
    assert isinstance(shell.page, GameWindow)
    shell.page.session.answer(option)
    qtbot.waitUntil(lambda: isinstance(shell.page, EndPage))
    end = shell.page
    assert isinstance(end, EndPage) and end.play_again.text() == "Back to the event"
    end.play_again.click()
    page = shell.page
    assert isinstance(page, SealedPage) and page.event_now.wins == 1 and isinstance(page.view, EventView)
    page.view.left.emit()
    assert isinstance(shell.page, HomePage)
    shell.page.tiles[0].click()
    assert isinstance(shell.page, SealedPage) and shell.page.event_now == page.event_now


def test_everything_done_between_games_is_kept_at_once(qtbot: QtBot, shell: Shell) -> None:
    page = shown(shell, replace(event(), opened=0))
    assert isinstance(page.view, PacksView)
    page.view.open_next()
    assert [read_sealed(kept.options).opened for kept in shell.series.kept.all().values()] == [1]
    page.view.open_all()
    page.build()
    assert isinstance(page.view, PoolBuilder)
    page.view.change(next(name for name in page.event_now.pool()), 1)
    qtbot.keyClick(page.view.head.name, Qt.Key.Key_End)
    qtbot.keyClicks(page.view.head.name, "!")
    kept = read_sealed(next(iter(shell.series.kept.all().values())).options)
    assert kept == page.event_now and kept.deck.team and kept.deck.name.endswith("!")


def test_what_went_on_in_another_window_is_not_taken_back(shell: Shell) -> None:
    page = shown(shell, event())
    page.build()
    further = Setup("tcg", event().ended(0, 12).told(), (ANN, FOE))
    shell.series.kept.keep(further)
    assert isinstance(page.view, PoolBuilder)
    page.view.change(page.event_now.deck.cards[0][0], -1)
    assert [*shell.series.kept.all().values()] == [further]
    assert "continued in another window" in shell.notice.text.text()


def test_an_event_that_is_over_shows_what_came_of_it(shell: Shell) -> None:
    page = shown(shell, event().ended(0, 12).ended(1, 9).ended(0, 15))
    assert isinstance(page.view, EventEnd) and page.view.title.text() == "2 of 3 won"
    assert [step.findChildren(QLabel)[2].text() for step in page.view.findChildren(Step)] == [
        "You won on turn 12", "You lost on turn 9", "You won on turn 15"]
    page.view.home_button.click()
    assert isinstance(shell.page, HomePage)


def test_after_an_event_another_one_of_that_wave_begins_with_other_packs(shell: Shell) -> None:
    over = event().ended(0, 12).ended(1, 9).ended(0, 15)
    page = shown(shell, over)
    assert isinstance(page.view, EventEnd)
    page.view.again_button.click()
    page = shell.page
    assert isinstance(page, SealedPage) and isinstance(page.view, PacksView)
    assert page.event_now.wave == over.wave and page.event_now.opened == 0 == page.event_now.wins


def test_everything_is_said_in_german(shell: Shell) -> None:
    WORDS.use("de")
    for now in (replace(event(), opened=2), event(), event().ended(0, 3).ended(-1, 3).ended(1, 4)):
        page = shown(shell, now)
    page.build()
    assert not {key for key in WORDS.missing if key.startswith("tcg.")}

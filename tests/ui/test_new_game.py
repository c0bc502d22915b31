"""The page of a new game: choices, what does not go together, opponents."""
from __future__ import annotations

from itertools import combinations, pairwise
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.table import TOY
from sparktable.app import catalog
from sparktable.app.catalog import MAIN, RULINGS, Title, chosen
from sparktable.app.levels import LEVELS
from sparktable.app.offered_ways import offered_ways
from sparktable.app.players import HUMAN
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.app.statistics import GamePlayed, Tally
from sparktable.app.translations import WORDS
from sparktable.games import GAMES
from sparktable.games.arena.board import BOARDS
from sparktable.table.art.theme import theme
from sparktable.table.set_tables import set_table
from sparktable.ui import character_cards, style
from sparktable.ui.character_cards import CharacterCards, Strip
from sparktable.ui.inputs import Segments, Switch
from sparktable.ui.level_cards import LevelCards
from sparktable.ui.mode_cards import ModeCards
from sparktable.ui.new_game import NewGamePage
from sparktable.ui.presets import PresetPanel
from sparktable.ui.seat_place import Place, Sitter
from sparktable.ui.seat_portrait import SeatPortrait
from sparktable.ui.seat_table import SeatTable
from sparktable.ui.seats import SeatPanel
from sparktable.ui.shell import Shell
from sparktable.ui.tooltips import plain
from sparktable.ui.way_tile import Diamonds
from sparktable.ui.widgets import Button
from ui.matrix import MATRIX
from ui.pages import visible_texts

Widget = TypeVar("Widget", bound=QWidget)


def shown(page: QWidget, kind: type[Widget]) -> list[Widget]:
    """The widgets of a kind that are on the page now, from top to bottom."""
    return [widget for widget in page.findChildren(kind) if widget.isVisible()]


def at(page: QWidget, place: str) -> Segments:
    """Those of a name that are on the page now."""
    return next(each for each in shown(page, Segments) if each.property("place") == place)


def test_choices_become_the_games_options(qtbot: QtBot, shell: Shell, form: None) -> None:
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)
    page.unfold(True)
    qtbot.mouseClick(at(page, "-1:mode").button("team"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(shown(page, Switch)[0], Qt.MouseButton.LeftButton)
    page._choose("figures", "bee", 1)
    qtbot.mouseClick(at(page, "page").button(RULINGS), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(at(page, "-1:rulings.timing").button("late"), Qt.MouseButton.LeftButton)
    qtbot.keyClicks(page.seed, "42")
    page.started.disconnect()
    started: list[Setup] = []
    page.started.connect(started.append)
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert started[0].options == {"mode": "team", "fast": True, "preset": "balanced",
                                  "rulings": {"timing": "late"}, "figures": ("", "bee")}
    assert started[0].seed == 42
    assert [player.level for player in started[0].players] == ["human", "scout"]


def test_who_gives_no_name_is_told_of_in_sentences_that_fit(qtbot: QtBot, shell: Shell) -> None:
    """ "You plays Bold": the log speaks of everybody in the third person."""
    shell.show_new_game(TOY.name)
    assert isinstance(shell.page, NewGamePage)
    qtbot.mouseClick(shell.page.start, Qt.MouseButton.LeftButton)
    assert shell.session is not None
    assert list(shell.page.speech.names) == ["Player 1", "Scout 1", "Scout 2"]
    WORDS.use("de")
    assert list(shell.page.speech.names) == ["Spieler 1", "Späher 1", "Späher 2"]
    assert [player.name for player in shell.session.players] == ["", "", ""], "what was made is kept nowhere"
    memory = shell.file.settings.memory
    assert memory.player_name == "" and "Player 1" not in repr(memory), "nor is it typed for the next game"


def preset_panel(shell: Shell) -> tuple[NewGamePage, PresetPanel]:
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)
    page.unfold(True)
    return page, page.findChildren(PresetPanel)[0]


def offered(panel: PresetPanel) -> list[str]:
    return [panel.choice.itemText(index) for index in range(panel.choice.count())]


def pick(panel: PresetPanel, name: str) -> None:
    index = panel.choice.findText(name)
    panel.choice.setCurrentIndex(index)
    panel.choice.activated.emit(index)


def test_a_preset_sets_all_rulings_and_says_what_it_means(qtbot: QtBot, shell: Shell, form: None) -> None:
    page, panel = preset_panel(shell)
    assert panel.isVisible() and panel.choice.currentText() == "By the book"
    assert offered(panel) == ["By the book", "Balanced"]
    page._choose("mode", "team", -1)
    pick(panel, "Balanced")
    assert page.choices.options["rulings"] == {"timing": "late"} and page.choices.options["preset"] == "balanced"
    assert page.choices.options["mode"] == "team", "what was not asked for stays"
    assert panel.meaning.text().endswith("Timing: Late")
    pick(panel, "By the book")
    assert page.choices.options["rulings"] == {"timing": "early"} and "Timing" not in panel.meaning.text()


def test_a_single_switch_makes_the_rulings_ones_own(qtbot: QtBot, shell: Shell, form: None) -> None:
    """It stays changeable whatever was picked; and whoever comes back to a preset's values plays by that preset."""
    page, panel = preset_panel(shell)
    page._turn_to(RULINGS)
    page._choose("rulings.timing", "never", -1)
    assert panel.choice.currentText() == "Custom" and panel.meaning.text().endswith("Timing: Never")
    assert page.choices.options["preset"] == "own"
    page._choose("rulings.timing", "late", -1)
    assert panel.choice.currentText() == "Balanced" and offered(panel) == ["By the book", "Balanced"]
    assert panel.choice.accessibleName() == "Table rules"


def test_a_game_without_presets_shows_none(qtbot: QtBot, shell: Shell) -> None:
    _, panel = preset_panel(shell)
    assert not panel.isVisible()


def test_what_does_not_go_together_explains_itself(qtbot: QtBot, shell: Shell, form: None) -> None:
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)
    page._choose("figures", "bee", 0)
    assert page.start.isEnabled()
    page._choose("figures", "bee", 1)
    assert not page.start.isEnabled()
    assert page.reason.isVisible() and page.reason.text() == "a figure is chosen twice"
    page._choose("figures", "ray", 1)
    assert page.start.isEnabled() and not page.reason.isVisible()


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_places_go_round_the_table_and_none_lies_on_another(qtbot: QtBot, count: int, text: float) -> None:
    """In the least room that is left to the table."""
    style.wear(style.Look(theme("dark"), text=text))
    try:
        table = SeatTable([Sitter("Somebody with a long name", "Ann")] * count, 0)
        qtbot.addWidget(table)
        table.resize(400, table.minimumHeight())
        table.show()
        boxes = [place.geometry() for place in table.places]
        assert all(table.rect().contains(box) for box in boxes)
        assert not [pair for pair in combinations(boxes, 2) if pair[0].intersects(pair[1])]
    finally:
        style.wear(style.Look(theme("dark")))


def test_in_large_words_all_is_said_where_there_is_room_for_it(qtbot: QtBot) -> None:
    """However large the text is: the window decides."""
    style.wear(style.Look(theme("dark"), text=1.5))
    try:
        page = NewGamePage(MATRIX, None, "Ann", room=QSize(1280, 720))
        qtbot.addWidget(page)
        page.show()
        told = {"You alone against the Bosses.", "Gathers Autobots and strikes with all of them"}
        for size, is_told in ((QSize(1280, 720), False), (QSize(1536, 864), True)):
            page.resize(size)
            qtbot.waitUntil(lambda is_told=is_told: bool(
                told & {text for _, text in visible_texts(page)}) == is_told, timeout=3000)
    finally:
        style.wear(style.Look(theme("dark")))


def test_who_plays_alone_sees_whom_against_and_nobody_sits_there(qtbot: QtBot) -> None:
    page = NewGamePage(MATRIX, None, "Ann")
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page._choose("mode", "solo", -1)
    bosses = next(each for each in shown(page, Place) if each.accessibleName() == "The Bosses")
    assert bosses.geometry().center().x() > page.table.width() / 2
    qtbot.mouseClick(page.table, Qt.MouseButton.LeftButton, pos=bosses.geometry().center())
    assert page.choices.lit == 0 and len(page.table.places) == 1


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("wide", [420, 560, 690])
def test_no_words_of_a_place_lie_on_the_table(qtbot: QtBot, wide: int, text: float) -> None:
    """It gives way to them."""
    style.wear(style.Look(theme("light"), text=text))
    try:
        for count in (2, 4):
            table = SeatTable([Sitter("Optimus Prime", "Computer: Kommandant")] * count, 0)
            qtbot.addWidget(table)
            table.resize(wide, table.minimumHeight())
            table.show()
            rim = table._rim()
            assert not rim.across or all(not rim.box.intersects(place.geometry()) for place in table.places)
    finally:
        style.wear(style.Look(theme("dark")))


def test_the_lit_seat_is_the_one_that_is_filled_by_mouse_and_keys(qtbot: QtBot, shell: Shell, form: None) -> None:
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)
    first = page.table.button(0)
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert page.table.value == 1 and shown(page, SeatPanel)[0].findChild(Segments).property("place") == "1:who"
    QApplication.processEvents()
    focused = QApplication.focusWidget()
    assert focused is page.table.button(1), "the arrow keys go on from there"
    page._choose("figures", "bee", 1)
    assert "bee" in page.table.button(1).accessibleName().lower()


def test_ctrl_enter_starts_from_anywhere(qtbot: QtBot, shell: Shell) -> None:
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)
    page.started.disconnect()
    with qtbot.waitSignal(page.started):
        qtbot.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    for button in page.findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled():
            button.setFocus()
            with qtbot.waitSignal(page.started):
                qtbot.keyClick(button, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
            assert shell.page is page, "the button was not pressed"


def test_tab_goes_from_ways_to_play_to_the_seats_and_what_they_are_played_with(shell: Shell, form: None) -> None:
    shell.resize(1280, 720)
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)
    stops, here = [], page.findChild(Button)
    for _ in range(200):
        stops.append(here)
        here = here.nextInFocusChain()
    at_seat = min(stops.index(each) for each in page.side.findChild(SeatPanel).findChildren(QAbstractButton))
    assert stops.index(page.table.button(0)) < at_seat < stops.index(page.more) < stops.index(page.start)


def test_the_focus_stays_where_it_was_when_the_form_changes(qtbot: QtBot, shell: Shell, form: None) -> None:
    shell.show_new_game(TOY.name)
    page = shell.page
    switch = page.findChildren(Switch)[0]
    switch.setFocus()
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    focused = QApplication.focusWidget()
    assert isinstance(focused, Switch) and focused is not switch and focused.isChecked()


def test_a_seat_goes_from_computer_to_person_and_back(qtbot: QtBot, shell: Shell, form: None) -> None:
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)
    page._seat_level(1, "human")
    names = [box for box in page.findChildren(QLineEdit) if box.property("place") == "1:name"]
    qtbot.keyClicks(names[-1], " the Second")
    assert page.choices.players[1].name.endswith("the Second") and page.choices.players[1].is_human
    page._seat_level(1, "warrior")
    assert page.choices.players[1].level == "warrior"


def test_whoever_chooses_an_opponent_is_told_what_it_is_like(qtbot: QtBot, shell: Shell, form: None) -> None:
    """Under the faces, over each of them, and in what a screen reader says; in the language of the moment."""
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)

    def levels() -> LevelCards:
        return shown(page, LevelCards)[0]

    page._light(1)
    notes = {level: levels().button(level).accessibleDescription() for level in LEVELS}
    assert len(set(notes.values())) == 4, "each level is another"
    for level, note in notes.items():
        assert levels().button(level).toolTip() == plain(note)
        qtbot.mouseClick(levels().button(level), Qt.MouseButton.LeftButton)
        assert page.choices.players[1].level == level == levels().value
        assert note in [text for _, text in visible_texts(page)]
    shell.file.settings.language.code = "de"
    shell.apply_settings()
    told = levels().button("commander").accessibleDescription()
    assert told == WORDS.say("level.commander.note") != notes["commander"]


def test_a_seat_is_taken_by_a_person_and_given_back(qtbot: QtBot, shell: Shell, form: None) -> None:
    """By keys; faces are for the computer alone, which comes back as it usually plays."""
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)
    page._light(1)

    def who() -> Segments:
        return at(page, "1:who")

    computer = who().button("scout")
    computer.setFocus()
    qtbot.keyClick(computer, Qt.Key.Key_Left)
    assert page.choices.players[1].is_human and not shown(page, LevelCards)
    QApplication.processEvents()
    focused = QApplication.focusWidget()
    assert focused is not None and focused is who().button(HUMAN), "the arrow keys go on from there"
    qtbot.keyClick(focused, Qt.Key.Key_Right)
    assert page.choices.players[1].level == shown(page, LevelCards)[0].value == "scout"


def test_cards_of_another_set_are_swapped_in_and_what_does_not_fit_says_why(qtbot: QtBot, shell: Shell) -> None:
    """The Matrix's own page: swaps of like cards, and a sentence where two swaps want the same card."""
    from sparktable.app.catalog import MIXING, Title
    from sparktable.ui.mixing_panel import MixingPanel

    catalog.offer(Title("matrix", "sparktable.games.matrix.game", "sparktable.games.matrix.form"))
    try:
        shell.show_new_game("matrix")
        page = shell.page
        assert isinstance(page, NewGamePage)
        page._turn_to(MIXING)
        swap = page._title.form(page.choices.options).swaps[0]
        leaving, coming = str(swap.leaving.value), str(swap.partners[0].value)
        panel = page._left.currentWidget().findChild(MixingPanel)
        panel.swapped.emit(leaving, coming)
        assert page.start.isEnabled()
        assert page.choices.options["swaps"] == {leaving: coming}
        panel = page._left.currentWidget().findChild(MixingPanel)
        panel.swapped.emit("Nobody of that name", coming)
        assert not page.start.isEnabled()
        assert "Nobody of that name" in page.reason.text()
        panel = page._left.currentWidget().findChild(MixingPanel)
        panel.swapped.emit("Nobody of that name", "")
        assert page.start.isEnabled()
    finally:
        catalog.withdraw("matrix")


def test_ways_to_play_are_cards_that_say_what_they_are(qtbot: QtBot, shell: Shell) -> None:
    """Every way to play of every game: a sentence, how long, how many, how hard; a click chooses it."""
    for name in GAMES:
        house = Title(name, f"sparktable.games.{name}.game", f"sparktable.games.{name}.form")
        page = NewGamePage(house, None, "Ann")
        qtbot.addWidget(page)
        page.show()
        cards = shown(page, ModeCards)[0]
        for card in cards.findChildren(QAbstractButton):
            assert "new_game" not in card.accessibleDescription() and " minutes." in card.accessibleDescription()
        last = cards._values[-1]
        qtbot.mouseClick(cards.button(last), Qt.MouseButton.LeftButton)
        assert page.choices.options["mode"] == last == shown(page, ModeCards)[0].value


@pytest.mark.parametrize("worn", ["dark", "light"])
@pytest.mark.parametrize("name", GAMES)
def test_each_way_to_play_has_a_picture_of_its_own_that_no_words_lie_on(
        qtbot: QtBot, file: SettingsFile, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, name: str,
        worn: str) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    file.settings.display.theme = worn
    shell: Shell = request.getfixturevalue("shell")
    shell.resize(QSize(1280, 720))
    shell.show_new_game(name)
    ways = shown(shell.page, ModeCards)[0]
    qtbot.waitUntil(lambda: all(way._picture is not None for way in shown(shell.page, ModeCards)[0]._cards))
    pictures = [way._picture.toImage() for way in ways._cards if way._picture is not None]
    assert all(one != other for one, other in combinations(pictures, 2))
    for way, picture in zip(ways._cards, pictures, strict=True):
        left = way.width() - picture.deviceIndependentSize().width()
        sinks = style.current().px(16) if worn == "dark" else 0
        words = [each for each in shown(way, QLabel) if each.text()]
        assert words and all(each.geometry().right() < left + sinks for each in words)


def test_a_portrait_chooses_for_the_lit_seat_and_tells_how_often_was_won(qtbot: QtBot, shell: Shell) -> None:
    (megatron,) = offered_ways(MATRIX)[1]["Megatron"]
    page = NewGamePage(MATRIX, None, "Ann", {"character": {megatron: Tally(3, 2)}, "level": {"scout": Tally(7, 4)}})
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page._light(1)
    assert "You have won 4 of 7." in {text for _, text in visible_texts(page)}
    qtbot.mouseClick(page.table.button(1), Qt.MouseButton.LeftButton)
    portraits = shown(page, CharacterCards)[0]
    assert portraits.value == "" and portraits.button("Megatron").accessibleDescription().endswith("; won 2 of 3")
    assert portraits.button("Slipstream").accessibleDescription() == (
        "Flies, and hits from a distance; not played yet")
    qtbot.mouseClick(portraits.button("Megatron"), Qt.MouseButton.LeftButton)
    assert page.choices.options["characters"] == ("", "Megatron")
    assert shown(page, CharacterCards)[0].value == "Megatron", "the same seat stays lit"


def test_where_there_is_room_both_sides_are_seen_and_whoever_is_chosen_lights_their_seat(
        qtbot: QtBot, shell: Shell) -> None:
    page = NewGamePage(MATRIX, None, "Ann")
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    assert len(shown(page, CharacterCards)) == 1
    sides = next(each for each in shown(page, Segments) if each.property("place") == "sides")
    qtbot.mouseClick(sides.button(1), Qt.MouseButton.LeftButton)
    assert page.choices.lit == 1 and shown(page, CharacterCards)[0].button("Slipstream"), "the other side is near"
    page.resize(1920, 1080)
    qtbot.waitUntil(lambda: len(shown(page, CharacterCards)) == 2)
    left, right = sorted(shown(page, CharacterCards), key=lambda cards: cards.mapTo(page, cards.pos()).x())
    qtbot.mouseClick(right.button("Slipstream"), Qt.MouseButton.LeftButton)
    assert (page.choices.lit, page.choices.options["characters"]) == (1, ("", "Slipstream"))
    left, right = sorted(shown(page, CharacterCards), key=lambda cards: cards.mapTo(page, cards.pos()).x())
    assert (left.value, right.value) == ("", "Slipstream"), "sides keep their places"


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1920, 1080)], ids=["small", "usual"])
def test_whom_the_lit_seat_plays_fills_the_column_and_gives_way(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch, size: QSize) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    shell.resize(size)
    shell.show_new_game("arena")
    page = shell.page
    assert isinstance(page, NewGamePage)
    qtbot.mouseClick(shown(page, CharacterCards)[0].button("Hot Shot"), Qt.MouseButton.LeftButton)

    def told() -> set[str]:
        return {text for portrait in shown(page, SeatPortrait) for _, text in visible_texts(portrait)}

    qtbot.waitUntil(lambda: told() == {"Hot Shot", "Fast and fragile: many actions · not played yet"})
    portrait = shown(page, SeatPortrait)[0]
    foot = portrait.mapTo(page, portrait.rect().bottomLeft()).y()
    assert 0 < page.start.mapTo(page, QPoint()).y() - foot < 40, "nothing lies bare between it and the start"
    assert page.side._bar.maximum() == 0
    if size.height() == 720:
        qtbot.mouseClick(page.more, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: not told())


def test_in_large_words_whom_one_plays_is_seen_with_its_whole_face_whoever_it_is(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    shell.file.settings.language.code, shell.file.settings.display.text_percent = "de", 150
    shell.apply_settings()
    shell.resize(1280, 720)
    for game in ("arena", "matrix"):
        shell.show_new_game(game)
        qtbot.mouseClick(shown(shell.page, CharacterCards)[0].button("Optimus Prime"), Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: ["Optimus Prime"] in [[text for _, text in visible_texts(portrait)]
                                                      for portrait in shown(shell.page, SeatPortrait)])
        picture = shown(shell.page, SeatPortrait)[0].picture
        assert picture.height() >= 0.4 * picture.width(), "a lower one shows no more than a forehead"


@pytest.mark.parametrize("sizes", [((1280, 700),), ((1100, 700), (1280, 720))], ids=["lower", "folded and back"])
def test_a_window_that_changes_its_size_leaves_what_was_unfolded_where_it_was(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch, sizes: tuple[tuple[int, int], ...]) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    shell.resize(QSize(1280, 720))
    shell.show_new_game("matrix")
    side = shell.page.side
    qtbot.mouseClick(side.more, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: side._bar.value() > 12)
    side._bar.setValue(12)
    for size in sizes:
        shell.resize(QSize(*size))
        QApplication.processEvents()
    qtbot.waitUntil(lambda: side._bar.maximum() > 12)
    assert side._bar.value() == 12


@pytest.mark.parametrize(("box", "other"), [("core", "war-on-cybertron"), ("war-on-cybertron", "core")])
def test_a_portrait_tells_of_its_own_card_not_of_who_is_called_alike(
        shell: Shell, monkeypatch: pytest.MonkeyPatch, box: str, other: str) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    shell.statistics.add(GamePlayed(
        game="matrix", finished="2026-01-01", turns=9, reason="", names=("Ann", ""), levels=("human", "scout"),
        characters=("Optimus Prime", "Megatron"), winners=(0,), options={"set": box}))
    for at, said in ((box, "won 1 of 1"), (other, "not played yet")):
        shell.show_new_game("matrix", {"set": at})
        portrait = shown(shell.page, CharacterCards)[0].button("Optimus Prime")
        assert portrait.accessibleDescription().endswith(said)
        shell.show_home()


def test_a_deck_tells_how_often_was_won_with_its_team(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever the others led does not count, nor who has somebody of theirs in another team."""
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    shell.statistics.add(GamePlayed(
        game="tcg", finished="2026-01-01", turns=9, reason="", names=("Ann", ""), levels=("human", "scout"),
        characters=("Optimus Prime + Prowl + Sergeant Kup", "Megatron + Flamewar + Ramjet"), winners=(0,)))
    shell.show_new_game("tcg")
    decks = shown(shell.page, CharacterCards)[0]
    for deck, said in (("Autobot Convoy", "won 1 of 1"), ("Decepticon Raid", "not played yet")):
        assert decks.button(deck).accessibleDescription().endswith(said)


@pytest.mark.parametrize("name", ["matrix", "tcg"])
def test_portraits_take_no_more_height_when_the_page_is_built_anew(
        qtbot: QtBot, shell: Shell, file: SettingsFile, name: str) -> None:
    file.settings.display.text_percent = 150
    shell.apply_settings()
    page = NewGamePage(Title(name, f"sparktable.games.{name}.game", f"sparktable.games.{name}.form"), None, "Ann")
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    QApplication.processEvents()
    before = page._foot.geometry().height()
    page.unfold(True)
    QApplication.processEvents()
    assert 0 < page._foot.geometry().height() <= before


def test_the_page_is_there_before_its_pictures_and_is_built_once(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Portraits take as long as all else together."""
    painted, built, build = [], [], NewGamePage.retranslate
    paint = character_cards.art_image
    monkeypatch.setattr(character_cards, "art_image", lambda *args: painted.append(args[0].name) or paint(*args))
    monkeypatch.setattr(NewGamePage, "retranslate", lambda page: built.append(page) or build(page))
    page = NewGamePage(Title("tcg", "sparktable.games.tcg.game", "sparktable.games.tcg.form"), None, "Ann",
                       room=QSize(1280, 720))
    qtbot.addWidget(page)
    page.show()
    page.repaint()
    assert not painted and len(built) == 1
    qtbot.waitUntil(lambda: "Optimus Prime" in painted)
    assert len(built) == 1
    gallery = shown(page, Strip)[0]
    assert gallery.height() == gallery.heightForWidth(gallery.width())


def test_decks_are_chosen_by_the_faces_of_their_teams(qtbot: QtBot, shell: Shell) -> None:
    """Named for who hears the page; the leader sits at the table."""
    page = NewGamePage(Title("tcg", "sparktable.games.tcg.game", "sparktable.games.tcg.form"), None, "Ann")
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    decks = shown(page, CharacterCards)[0]
    assert decks.value == "Autobot Convoy"
    assert decks.button("Decepticon Raid").accessibleDescription() == "Megatron · Flamewar · Ramjet; not played yet"
    qtbot.mouseClick(decks.button("Decepticon Raid"), Qt.MouseButton.LeftButton)
    seated = page.table.places[0].sitter
    assert (seated.name, seated.face) == ("Decepticon Raid", "Megatron") and seated.side is not None
    assert page.choices.options["decks"][0] == "Decepticon Raid"


@pytest.mark.parametrize("name", GAMES)
def test_what_lies_on_the_table_is_what_was_chosen(name: str) -> None:
    """More players, another board, another deck: another picture."""
    laid, house = set_table(name), Title(name, f"sparktable.games.{name}.game", f"sparktable.games.{name}.form")
    assert laid is not None
    other = {"matrix": {"players": 4}, "arena": {"board": BOARDS[1].slug}, "tcg": {"decks": ("Dinobots", "Dinobots")}}
    pictures = [laid.picture(chosen(house.form(wishes), wishes), 120, 1.0, theme("dark"))
                for wishes in ({}, other[name])]
    assert pictures[0] != pictures[1]


def test_each_level_has_a_face_and_a_grade(qtbot: QtBot, shell: Shell, form: None) -> None:
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage) and not shown(page, Diamonds)
    page._light(1)
    looks = [levels.button(level).grab().toImage() for levels in shown(page, LevelCards) for level in LEVELS]
    assert len(shown(page, Diamonds)) == len(looks) == 4
    assert all(one != other for one, other in pairwise(looks))


def test_what_most_games_do_without_lies_behind_more(qtbot: QtBot, shell: Shell, form: None) -> None:
    """Unless it was chosen the last time: nobody plays by rulings unseen."""
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage) and not page.seed.isVisible()
    qtbot.mouseClick(page.more, Qt.MouseButton.LeftButton)
    assert page.seed.isVisible() and page.more.text() == "Less"
    page._turn_to(RULINGS)
    qtbot.mouseClick(page.more, Qt.MouseButton.LeftButton)
    assert not page.seed.isVisible() and page._page == MAIN
    page._choose("preset", "balanced", -1)
    again = NewGamePage(TOY, Setup(TOY.name, page.choices.options, page.choices.players), "Ann")
    qtbot.addWidget(again)
    again.show()
    assert again.seed.isVisible()

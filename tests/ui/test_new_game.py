"""The page of a new game: choices, what does not go together, and how one goes through it."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from app.table import TOY
from sparktable.app import catalog
from sparktable.app.catalog import MAIN, RULINGS, Title
from sparktable.app.setups import Setup
from sparktable.app.translations import WORDS
from sparktable.ui.inputs import Switch
from sparktable.ui.new_game import NewGamePage
from sparktable.ui.presets import PresetPanel
from sparktable.ui.seats import SeatPanel
from sparktable.ui.shell import Shell
from sparktable.ui.widgets import Button
from ui.pages import at, shown


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


def test_ctrl_enter_starts_from_anywhere(qtbot: QtBot, shell: Shell, form: None) -> None:
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)
    page.unfold(True)
    assert shown(page, Switch), "which Enter turns by itself"
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


def test_cards_of_another_set_are_swapped_in_and_what_does_not_fit_says_why(qtbot: QtBot, shell: Shell) -> None:
    """The Matrix's own page: swaps of like cards, and a sentence where two swaps want the same card."""
    from sparktable.app.catalog import MIXING
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

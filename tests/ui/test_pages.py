"""Pages and dialogs: words in every language, room for long ones, themes, keys, and what is chosen in them."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QKeySequence, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.table import ANN, BOT, TOY
from sparktable.app import catalog
from sparktable.app.belongings import Belongings
from sparktable.app.catalog import RULINGS, Choice, Field, Form, SeatForm
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.app.words import PSEUDO, WORDS
from sparktable.ui import look, main, new_game
from sparktable.ui.about import AboutDialog
from sparktable.ui.home import HomePage
from sparktable.ui.key_editor import KeyEditor
from sparktable.ui.new_game import NewGamePage
from sparktable.ui.settings_dialog import SECTIONS, SettingsDialog
from sparktable.ui.shell import Shell
from sparktable.ui.shortcuts import COMMANDS, CheatSheet
from sparktable.ui.widgets import Button, Segments, Switch

Widget = TypeVar("Widget", bound=QWidget)

FORM_WORDS = {
    "t.mode": "Mode", "t.mode.duel": "Duel", "t.mode.team": "Team against team", "t.fast": "Short game",
    "t.fast.note": "Ends after five turns.", "t.figure": "Figure", "t.timing": "Timing", "t.early": "Early",
    "t.late": "Late", "t.side": "Red side", "t.fact": "Cards",
}


def a_form(options: dict[str, object]) -> Form:
    """A form with everything that a form can have."""
    mode = str(options.get("mode", "duel"))
    figures = tuple(options.get("figures", ("", "")))  # type: ignore[arg-type]
    rulings = options.get("rulings", {})
    return Form(
        seats=tuple(SeatForm((Field("figures", "t.figure", figures[seat] if seat < len(figures) else "", (
            Choice("", name="Any"), Choice("bee", name="Bumblebee"), Choice("ray", name="X-Ray"))),),
            "t.side", "f_autobot", "autobot") for seat in range(2)),
        fields=(Field("mode", "t.mode", mode, (Choice("duel", "t.mode.duel"), Choice("team", "t.mode.team"))),
                Field("fast", "t.fast", bool(options.get("fast")), (Choice(False), Choice(True)), note="t.fast.note"),
                Field("rulings.timing", "t.timing", rulings.get("timing", "early"),  # type: ignore[attr-defined]
                      (Choice("early", "t.early"), Choice("late", "t.late")), page=RULINGS)),
        facts=(("t.fact", "41" if mode == "duel" else "82"),),
    )


@pytest.fixture
def form(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy has a form, and refuses two figures of the same name."""
    WORDS.add("en", FORM_WORDS)
    monkeypatch.setattr(type(TOY), "form", lambda self, options: a_form(options))

    def refusal(title: object, options: dict[str, object]) -> str | None:
        figures = [figure for figure in options["figures"] if figure]  # type: ignore[attr-defined]
        return "a figure is chosen twice" if len(set(figures)) < len(figures) else None

    monkeypatch.setattr(new_game, "refusal", refusal)
    yield
    WORDS._tables.clear()


def visible_texts(root: QWidget) -> list[tuple[QWidget, str]]:
    """Every text that a widget shows now."""
    found: list[tuple[QWidget, str]] = []
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisibleTo(root) and widget is not root:
            continue
        if isinstance(widget.parent(), QKeySequenceEdit):
            continue  # Qt's own words, in Qt's own catalogues
        if isinstance(widget, QLabel | QAbstractButton):
            found.append((widget, widget.text()))
        elif isinstance(widget, QLineEdit):
            found.append((widget, widget.placeholderText()))
        elif isinstance(widget, QComboBox):
            found += [(widget, widget.itemText(index)) for index in range(widget.count())]
        elif isinstance(widget, QListWidget):
            found += [(widget, widget.item(row).text()) for row in range(widget.count())]
        elif isinstance(widget, QMenu):
            found += [(widget, action.text()) for action in widget.actions()]
    return [(widget, text) for widget, text in found if text]


def is_a_word(text: str) -> bool:
    return any(letter.isalpha() for letter in text)


def clipped(root: QWidget) -> list[str]:
    """The texts that do not fit into their widgets."""
    found = [f"{area.widget()} is wider than its room" for area in root.findChildren(QScrollArea)
             if area.isVisible() and area.widget().width() > area.viewport().width()]
    for widget, text in visible_texts(root):
        metrics = QFontMetrics(widget.font())
        if isinstance(widget, QLabel) and not widget.pixmap().isNull():
            continue
        if isinstance(widget, QLabel) and widget.textFormat() == Qt.TextFormat.RichText:
            text = QTextDocumentFragment.fromHtml(text).toPlainText()
        if isinstance(widget, QLabel) and widget.wordWrap():
            width = widget.contentsRect().width()
            needed = metrics.boundingRect(0, 0, width, 10_000, Qt.TextFlag.TextWordWrap, text).height()
            widest = max(metrics.horizontalAdvance(word) for word in text.split())
            if needed > widget.contentsRect().height() + 2 or widest > width + 1:
                found.append(text)
        elif isinstance(widget, QLabel | QAbstractButton) and widget.sizeHint().width() > widget.width() + 1:
            found.append(text)
    return found


def dialog_of(shell: Shell, kind: type[QDialog], show: Callable[[], None]) -> QDialog:
    show()
    dialog = shell.findChild(kind)
    assert isinstance(dialog, kind)
    return dialog


# --- words and room ----------------------------------------------------------------------------------


def test_nothing_escapes_translation(qtbot: QtBot, shell: Shell, form: None) -> None:
    """In the pseudo-language every word that stays plain has escaped."""
    names = {"Any", "Bumblebee", "X-Ray"}
    shell.file.settings.language.code = PSEUDO
    shell.apply_settings()
    shell.show_home()
    texts = visible_texts(shell.page)
    shell.show_new_game(TOY.name)
    texts += visible_texts(shell.page)
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    for row in range(len(SECTIONS)):
        dialog.sections.setCurrentRow(row)
        texts += visible_texts(dialog)
    dialog.close()
    assert {text for _, text in texts if is_a_word(text) and "[" not in text} - names == set()
    assert not WORDS.missing


@pytest.mark.parametrize("language", ["en", "de", PSEUDO])
def test_there_is_room_for_long_languages(qtbot: QtBot, shell: Shell, form: None, language: str) -> None:
    """At 1280 x 800, also where texts are 40 % longer."""
    shell.file.settings.language.code = language
    shell.apply_settings()
    shell.show_home()
    qtbot.waitUntil(lambda: clipped(shell.page) == [])
    shell.show_new_game(TOY.name)
    qtbot.waitUntil(lambda: clipped(shell.page) == [])
    for show, kind in ((shell.open_settings, SettingsDialog), (shell.open_about, AboutDialog),
                       (shell.open_cheat_sheet, CheatSheet)):
        dialog = dialog_of(shell, kind, show)
        qtbot.waitUntil(lambda dialog=dialog: clipped(dialog) == [])
        dialog.close()
        QApplication.processEvents()


@pytest.mark.parametrize("percent", [80, 140, 200])
def test_there_is_room_for_large_texts(qtbot: QtBot, shell: Shell, form: None, percent: int) -> None:
    shell.file.settings.display.text_percent = percent
    shell.apply_settings()
    shell.show_home()
    qtbot.waitUntil(lambda: clipped(shell.page) == [])
    shell.show_new_game(TOY.name)
    qtbot.waitUntil(lambda: clipped(shell.page) == [])
    shell.file.settings.language.code = "de"
    shell.apply_settings()
    for show, kind in ((shell.open_settings, SettingsDialog), (shell.open_about, AboutDialog),
                       (shell.open_cheat_sheet, CheatSheet)):
        dialog = dialog_of(shell, kind, show)
        room = dialog.screen().availableGeometry()
        assert dialog.width() <= room.width() and dialog.height() <= room.height()
        qtbot.waitUntil(lambda dialog=dialog: clipped(dialog) == [])
        dialog.close()
        QApplication.processEvents()


def test_the_language_is_switched_live(qtbot: QtBot, shell: Shell) -> None:
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    dialog.sections.setCurrentRow(SECTIONS.index("language"))
    box = dialog.control("language", "code")
    assert isinstance(box, QComboBox)
    box.setFocus()
    box.setCurrentIndex(box.findData("de"))
    box.activated.emit(box.currentIndex())
    assert dialog.windowTitle() == "Einstellungen"
    assert isinstance(shell.page, HomePage)
    assert "Beenden" in [text for _, text in visible_texts(shell.page)]
    assert SettingsFile(shell.file.path).settings.language.code == "de"
    dialog.close()


@pytest.mark.parametrize("theme", ["dark", "light", "high-contrast"])
def test_every_theme_is_worn_at_once(qtbot: QtBot, shell: Shell, theme: str) -> None:
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    choices = dialog.control("display", "theme")
    assert isinstance(choices, Segments)
    qtbot.mouseClick(choices.button(theme), Qt.MouseButton.LeftButton)
    assert look.current().theme.name == theme
    ground = dialog.grab().toImage().pixelColor(2, dialog.height() // 2)
    assert ground.name() == look.current().theme.color("bg1").name()
    dialog.close()


# --- home --------------------------------------------------------------------------------------------


def test_what_does_not_exist_is_not_shown(qtbot: QtBot, shell: Shell) -> None:
    texts = [text for _, text in visible_texts(shell.page)]
    assert {"Settings", "About", "Quit", "Toy deck-builder"} <= set(texts)
    assert not {"Continue", "Play again", "Load game", "Statistics"} & set(texts)


def test_arrows_go_through_the_home_page(qtbot: QtBot, shell: Shell) -> None:
    home = shell.page
    assert isinstance(home, HomePage)
    assert QApplication.focusWidget() is home.buttons[0]
    for expected in (*home.buttons[1:], home.buttons[0]):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
        assert QApplication.focusWidget() is expected
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up)
    assert QApplication.focusWidget() is home.buttons[-1]


def test_tiles_have_names_for_who_hears_the_page(qtbot: QtBot, shell: Shell) -> None:
    home = shell.page
    assert isinstance(home, HomePage)
    assert [tile.accessibleName() for tile in home.tiles] == ["Toy deck-builder"]


def test_no_dialog_holds_the_tab_key(qtbot: QtBot, shell: Shell) -> None:
    """Going on with Tab from where the focus is at first, one comes to the button that closes it."""
    for show in (shell.open_settings, shell.open_statistics, shell.open_saves, shell.open_about):
        show()
        dialog = next(dialog for dialog in shell.findChildren(QDialog) if dialog.isVisible())
        dialog.activateWindow()
        qtbot.waitUntil(lambda dialog=dialog: dialog.isAncestorOf(QApplication.focusWidget()))
        passed = set()
        for _ in range(12):
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
            passed |= {text for widget, text in visible_texts(dialog) if widget.hasFocus()}
        assert passed & {"Close", "Cancel"}, type(dialog).__name__
        dialog.close()
        QApplication.processEvents()


def test_a_broken_settings_file_is_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    from ui.conftest import open_shell

    path = tmp_path / "settings.json"
    path.write_text("{broken", "utf-8")
    shell = open_shell(SettingsFile(path), tmp_path)
    shell.settle_in()
    assert "settings.broken-1.json" in shell.notice.text.text()
    assert not shell.notice.isHidden()
    shell.close()
    shell.deleteLater()
    again = open_shell(SettingsFile(path), tmp_path)
    again.settle_in()
    assert again.notice.isHidden()
    again.close()
    again.deleteLater()


@pytest.mark.parametrize(("text", "told"), [
    ('{"version": 3, "display": {"theme": "mauve"}}', "at once"),
    ('{"version": 3, "play": {"gear": 4}}', "when needed"),
])
def test_settings_are_checked_once_the_window_is_there(qtbot: QtBot, tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, "utf-8")
    shell = main.open_shell(Belongings(path, tmp_path))
    shell.settle_in()
    assert shell.notice.isHidden() == (told == "when needed")
    shell.open_settings()
    assert "settings.broken-1.json" in shell.notice.text.text()
    shell.close()
    shell.deleteLater()


def test_missing_fonts_are_told_and_stop_nothing(
        qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sparktable.table.art.fonts.load_fonts", lambda: ("Play-Bold.ttf",))
    shell = main.open_shell(Belongings(tmp_path / "settings.json", tmp_path))
    assert "Play-Bold.ttf" in shell.notice.text.text()
    assert isinstance(shell.page, HomePage)
    shell.close()
    shell.deleteLater()


def test_a_window_that_was_only_looked_at_writes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"

    def look_at_it() -> None:
        shell = main.open_shell(Belongings(path, tmp_path))
        with qtbot.waitExposed(shell):
            shell.show()
        shell.close()
        shell.deleteLater()

    look_at_it()
    look_at_it()  # where it stands is known now
    written = path.read_bytes() + b"\n"
    path.write_bytes(written)
    look_at_it()
    assert path.read_bytes() == written


# --- new game ----------------------------------------------------------------------------------------


def shown(page: QWidget, kind: type[Widget]) -> list[Widget]:
    """The widgets of a kind that are on the page now, from top to bottom."""
    return [widget for widget in page.findChildren(kind) if widget.isVisible()]


def test_choices_become_the_games_options(qtbot: QtBot, shell: Shell, form: None) -> None:
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)
    mode = shown(page, Segments)[1]
    qtbot.mouseClick(mode.button("team"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(shown(page, Switch)[0], Qt.MouseButton.LeftButton)
    page._choose("figures", "bee", 1)
    qtbot.mouseClick(shown(page, Segments)[0].button(RULINGS), Qt.MouseButton.LeftButton)
    timing = shown(page, Segments)[1]
    qtbot.mouseClick(timing.button("late"), Qt.MouseButton.LeftButton)
    qtbot.keyClicks(page.seed, "42")
    page.started.disconnect()
    started: list[Setup] = []
    page.started.connect(started.append)
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert started[0].options == {"mode": "team", "fast": True, "rulings": {"timing": "late"},
                                  "figures": ("", "bee")}
    assert started[0].seed == 42
    assert [player.level for player in started[0].players] == ["human", "scout"]


def test_who_gives_no_name_is_told_of_in_sentences_that_fit(qtbot: QtBot, shell: Shell) -> None:
    """ "You plays Bold": the log speaks of everybody in the third person."""
    shell.show_new_game(TOY.name)
    assert isinstance(shell.page, NewGamePage)
    qtbot.mouseClick(shell.page.start, Qt.MouseButton.LeftButton)
    assert shell.session is not None
    assert [player.name for player in shell.session.players] == ["Player 1", "Computer 2", "Computer 3"]


def test_rulings_go_back_to_what_is_usual(qtbot: QtBot, shell: Shell, form: None) -> None:
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)
    page._turn_to(RULINGS)
    usual = [button for button in shown(page, Button) if button.text() == "Rulings as usual"]
    assert not usual[0].isEnabled()
    page._choose("rulings.timing", "late", -1)
    page._choose("mode", "team", -1)
    usual = [button for button in shown(page, Button) if button.text() == "Rulings as usual"]
    qtbot.mouseClick(usual[-1], Qt.MouseButton.LeftButton)
    assert page._options["rulings"] == {"timing": "early"}
    assert page._options["mode"] == "team", "what was not asked for stays"


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


def test_seats_below_each_other_stand_under_their_heading(qtbot: QtBot, shell: Shell, form: None) -> None:
    shell.file.settings.display.text_percent = 140
    shell.apply_settings()
    shell.show_new_game(TOY.name)
    QApplication.processEvents()
    page = shell.page
    assert isinstance(page, NewGamePage)
    first, second = page.seats.panels
    assert first.y() < second.y(), "there is no room for both beside each other"
    assert first.x() == second.x() == 0


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
    assert page._players[1].name.endswith("the Second") and page._players[1].is_human
    page._seat_level(1, "warrior")
    assert page._players[1].level == "warrior"


def test_whoever_chooses_an_opponent_is_told_what_it_is_like(qtbot: QtBot, shell: Shell, form: None) -> None:
    """Under the choice, in the list that opens, and in what a screen reader says; in the language of the moment."""
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)

    def choice() -> QComboBox:
        return next(box for box in shown(page, QComboBox) if box.property("place") == "1:who")

    notes = [choice().itemData(row, Qt.ItemDataRole.ToolTipRole) for row in range(choice().count())]
    assert notes[0] is None and len(set(notes)) == 5, "people are as they are, and each level is another"
    for row, note in enumerate(notes[1:], 1):
        page._seat_level(1, choice().itemData(row))
        QApplication.processEvents()
        assert note in [text for _, text in visible_texts(page)]
        assert choice().accessibleDescription() == note
    shell.file.settings.language.code = "de"
    shell.apply_settings()
    assert choice().accessibleDescription() == WORDS.say("level.commander.note") != notes[-1]
    page._seat_level(1, "human")
    assert choice().accessibleDescription() == ""


# --- settings and keys -------------------------------------------------------------------------------


def test_every_setting_can_be_set_and_is_kept(qtbot: QtBot, shell: Shell) -> None:
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    dialog.sections.setCurrentRow(SECTIONS.index("play"))
    switch = dialog.control("play", "step_by_step")
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    speed = dialog.control("play", "own_speed")
    assert isinstance(speed, Segments)
    qtbot.mouseClick(speed.button("4"), Qt.MouseButton.LeftButton)
    kept = SettingsFile(shell.file.path).settings.play
    assert kept.step_by_step and kept.own_speed == "4"
    dialog.close()


def test_a_slider_changes_the_texts_at_once(qtbot: QtBot, shell: Shell) -> None:
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    slider = dialog.control("display", "text_percent.slider")
    slider.setFocus()
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert look.current().text == pytest.approx(1.1)
    dialog.close()


def test_search_goes_to_the_setting(qtbot: QtBot, shell: Shell) -> None:
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    qtbot.keyClicks(dialog.search, "step by step")
    assert dialog.section == "play"
    shown = [row for row in dialog.rows if not row.widget.isHidden()]
    assert [row.section for row in shown] == ["play"]
    assert all(row.above.isHidden() for row in dialog.rows if row.above is not None), "a line stands between nothing"
    dialog.search.setText("no such thing")
    assert dialog.nothing.isVisible() and not dialog.pages.isVisible()
    dialog.search.setText("undo")
    assert dialog.section == "keys"
    dialog.close()


def test_a_section_is_reset(qtbot: QtBot, shell: Shell) -> None:
    shell.file.settings.display.text_percent = 150
    shell.apply_settings()
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    dialog._reset()
    assert shell.file.settings.display.text_percent == 100
    assert look.current().text == 1
    dialog.close()


def test_a_key_is_changed_kept_and_works(qtbot: QtBot, shell: Shell) -> None:
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    editor = dialog.keys
    assert isinstance(editor, KeyEditor)
    editor.edit("undo").setKeySequence(QKeySequence("F2"))
    editor.edit("undo").editingFinished.emit()
    dialog.close()
    assert SettingsFile(shell.file.path).settings.keys.changed == {"undo": "F2"}
    shell.start_game(Setup(TOY.name, {}, (ANN, BOT, BOT), 11))
    qtbot.keyClick(shell.page.options, Qt.Key.Key_1)
    assert shell.page.session.match.answers
    qtbot.keyClick(shell.page.options, Qt.Key.Key_F2)
    assert not shell.page.session.match.answers


def test_a_key_that_is_taken_is_refused_with_the_owners_name(qtbot: QtBot, shell: Shell) -> None:
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    editor = dialog.keys
    editor.edit("undo").setKeySequence(QKeySequence("F7"))
    editor.edit("undo").editingFinished.emit()
    assert "Log" in editor.refusal.text()
    assert editor.edit("undo").keySequence() == QKeySequence("Ctrl+Z")
    assert shell.file.settings.keys.changed == {}
    dialog.close()


@pytest.mark.parametrize("keys", [Qt.Key.Key_Space, Qt.Key.Key_G, Qt.Key.Key_4, Qt.Key.Key_F1])
def test_keys_that_always_mean_the_same_are_refused_beside_their_row(
        qtbot: QtBot, shell: Shell, keys: Qt.Key) -> None:
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    dialog.sections.setCurrentRow(SECTIONS.index("keys"))
    edit = dialog.keys.edit("full_screen")
    edit.setFocus()
    qtbot.keyClick(edit, keys)
    assert edit.keySequence() == QKeySequence("F11")
    assert shell.file.settings.keys.changed == {}
    QApplication.processEvents()
    assert dialog.keys.refusal.isVisible()
    assert dialog.keys.refusal.y() > edit.parentWidget().y(), "it is read where the keys were typed"
    dialog.close()


def test_a_key_is_taken_away_and_the_field_can_be_left_by_keyboard(qtbot: QtBot, shell: Shell) -> None:
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    dialog.sections.setCurrentRow(SECTIONS.index("keys"))
    edit = dialog.keys.edit("hint")
    edit.setFocus()
    qtbot.keyClick(edit, Qt.Key.Key_Backspace)
    assert SettingsFile(shell.file.path).settings.keys.changed == {"hint": ""}
    qtbot.keyClick(edit, Qt.Key.Key_Tab)
    assert not edit.hasFocus()
    edit.setFocus()
    qtbot.keyClick(edit, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_cheat_sheet_opens_on_a_question_mark_and_lists_every_key(qtbot: QtBot, shell: Shell) -> None:
    shell.start_game(Setup(TOY.name, {}, (ANN, BOT, BOT), 11))
    qtbot.keyClick(shell.page.options, Qt.Key.Key_Question)
    sheet = shell.findChild(CheatSheet)
    texts = {text for _, text in visible_texts(sheet)}
    assert {WORDS.say(f"command.{command.name}") for command in COMMANDS} <= texts
    sheet.close()


@pytest.mark.parametrize("key", [Qt.Key.Key_Question, Qt.Key.Key_F1])
def test_the_keys_are_shown_also_away_from_the_table(qtbot: QtBot, shell: Shell, key: Qt.Key) -> None:
    qtbot.keyClick(QApplication.focusWidget(), key)
    sheet = shell.findChild(CheatSheet)
    assert isinstance(sheet, CheatSheet)
    sheet.close()
    shell.start_game(Setup(TOY.name, {}, (ANN, BOT, BOT), 11))
    qtbot.keyClick(shell.page.options, key)
    sheets = [sheet for sheet in shell.findChildren(CheatSheet) if sheet.isVisible()]
    assert len(sheets) == 1
    sheets[0].close()


def test_a_question_mark_is_a_letter_where_one_writes(qtbot: QtBot, shell: Shell) -> None:
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)
    qtbot.keyClicks(page.seed, "why?")
    assert page.seed.text() == "why?" and shell.findChild(CheatSheet) is None


def test_about_says_whose_the_names_are(qtbot: QtBot, shell: Shell) -> None:
    dialog = dialog_of(shell, AboutDialog, shell.open_about)
    text = " ".join(text for _, text in visible_texts(dialog))
    for owner in ("unofficial", "Hasbro", "Renegade", "Wizards of the Coast", "Lesser General Public", "Open Font"):
        assert owner in text
    dialog.close()


def test_cards_of_another_set_are_swapped_in_and_what_does_not_fit_says_why(qtbot: QtBot, shell: Shell) -> None:
    """The Matrix's own page: swaps of like cards, and a sentence where two swaps want the same card."""
    from sparktable.app.catalog import MIXING, Title
    from sparktable.ui.mixing import MixingPanel

    catalog.offer(Title("matrix", "sparktable.games.matrix.game", "sparktable.games.matrix.form"))
    try:
        shell.show_new_game("matrix")
        page = shell.page
        assert isinstance(page, NewGamePage)
        page._turn_to(MIXING)
        swap = page._title.form(page._options).swaps[0]
        leaving, coming = str(swap.leaving.value), str(swap.partners[0].value)
        panel = page._left.currentWidget().findChild(MixingPanel)
        panel.swapped.emit(leaving, coming)
        assert page.start.isEnabled()
        assert page._options["swaps"] == {leaving: coming}
        panel = page._left.currentWidget().findChild(MixingPanel)
        panel.swapped.emit("Nobody of that name", coming)
        assert not page.start.isEnabled()
        assert "Nobody of that name" in page.reason.text()
        panel = page._left.currentWidget().findChild(MixingPanel)
        panel.swapped.emit("Nobody of that name", "")
        assert page.start.isEnabled()
    finally:
        catalog.withdraw("matrix")

"""Settings and keys: what is set is kept, found, reset, and refused where it cannot be."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QSlider
from pytestqt.qtbot import QtBot

from app.table import ANN, BOT, TOY
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.app.translations import WORDS
from sparktable.ui import style
from sparktable.ui.inputs import OneOf, Segments, Switch
from sparktable.ui.key_editor import KeyEditor
from sparktable.ui.new_game import NewGamePage
from sparktable.ui.settings_dialog import CHAPTERS, SettingsDialog
from sparktable.ui.shell import Shell
from sparktable.ui.shortcuts import COMMANDS, EVERY, CheatSheet, Command, apart, keys_of
from ui.pages import dialog_of, visible_texts


def test_every_setting_can_be_set_and_is_kept(qtbot: QtBot, shell: Shell) -> None:
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    dialog.sections.setCurrentRow(list(CHAPTERS).index("play"))
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
    assert style.current().text == pytest.approx(1.1)
    dialog.close()


def test_settings_are_built_anew_once_for_another_look(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    built = []
    build = SettingsDialog._build
    monkeypatch.setattr(SettingsDialog, "_build", lambda dialog: built.append(dialog) or build(dialog))
    shell.open_settings()
    built.clear()
    style.redraw()
    assert len(built) == 1


def test_search_goes_to_the_setting(qtbot: QtBot, shell: Shell) -> None:
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    qtbot.keyClicks(dialog.search, "step by step")
    assert dialog.section == "play"
    shown = [row for row in dialog.rows if not row.widget.isHidden()]
    assert [row.chapter for row in shown] == ["play"]
    assert all(row.above.isHidden() for row in dialog.rows if row.above is not None), "a line stands between nothing"
    dialog.search.setText("no such thing")
    assert dialog.nothing.isVisible() and not dialog.pages.isVisible()
    dialog.clear.click()
    assert dialog.pages.isVisible() and not dialog.nothing.isVisible()
    dialog.search.setText("undo")
    assert dialog.section == "keys"
    dialog.close()


def test_what_is_looked_for_is_found_in_all_chapters_at_once_however_it_is_typed(qtbot: QtBot, shell: Shell) -> None:
    shell.file.settings.language.code = "de"
    shell.apply_settings()
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)

    def found(text: str) -> set[str]:
        dialog.search.setText(text)
        return {part.objectName() for row in dialog.rows if row.widget.isVisible() for part in row.widget.children()}

    sizes = {"display.text_percent", "display.interface_percent"}
    assert sizes <= found("größe") == found("GROESSE") == found("große")
    cards = {row.card for row in dialog.rows if row.card.isVisible()}
    assert dialog.preview.isVisible() and cards == {row.card for row in dialog.rows if row.widget.isVisible()}
    found("stumm")
    seen = {row.chapter for row in dialog.rows if row.widget.isVisible()}
    assert seen == {"sound", "keys"}, "the switch and its key"
    assert not dialog.preview.isVisible()
    qtbot.keyClick(dialog, Qt.Key.Key_F3)
    assert dialog.focusWidget() is dialog.search
    dialog.close()


def test_tab_comes_to_what_is_chosen_and_arrows_choose(qtbot: QtBot, shell: Shell) -> None:
    shell.file.settings.display.theme = "dark"
    shell.apply_settings()
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    tiles = dialog.control("display", "theme")
    assert isinstance(tiles, OneOf)
    language = dialog.control("language", "code")
    language.setFocus()
    qtbot.keyClick(language, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is tiles.button("dark")
    QApplication.processEvents()  # arrows go where the next one lies
    qtbot.keyClick(tiles.button("dark"), Qt.Key.Key_Right)
    assert shell.file.settings.display.theme == "light"
    tiles = dialog.control("display", "theme")
    assert isinstance(tiles, OneOf)
    assert dialog.focusWidget() is tiles.button("light"), "though all of it was built anew"


def test_every_setting_stands_in_a_chapter_and_the_one_that_is_seen_is_marked(qtbot: QtBot, shell: Shell) -> None:
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    for section, model in shell.file.settings:
        if section not in ("version", "keys", "memory"):
            for name in type(model).model_fields:
                assert dialog.control(section, name)
    for row, chapter in enumerate(CHAPTERS):
        dialog.sections.setCurrentRow(row)
        top = dialog._chapters[chapter].mapTo(dialog.pages.viewport(), QPoint(0, 0)).y()
        assert top == 0 and dialog.section == chapter
    dialog.pages.verticalScrollBar().setValue(0)
    assert dialog.section == "display"
    dialog.close()


def test_the_preview_follows_a_slider_that_is_dragged_and_what_is_dragged_stays_in_place(
        qtbot: QtBot, shell: Shell) -> None:
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    slider = dialog.control("display", "text_percent.slider")
    assert isinstance(slider, QSlider)
    before = dialog.preview.grab().toImage()
    slider.setFocus()
    slider.setSliderDown(True)
    slider.setValue(15)
    assert style.current().text == 1 and dialog.preview.grab().toImage() != before
    place = slider.mapTo(dialog, QPoint(0, 0)).y()
    slider.setSliderDown(False)
    assert style.current().text == pytest.approx(1.5)
    again = dialog.control("display", "text_percent.slider")
    assert again is not slider and dialog.focusWidget() is again
    assert abs(again.mapTo(dialog, QPoint(0, 0)).y() - place) < 30
    dialog.close()


def test_sounds_are_muted_by_their_key_in_a_dialog_too(qtbot: QtBot, shell: Shell) -> None:
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    qtbot.keyClick(dialog, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    switch = dialog.control("sound", "mute")
    assert isinstance(switch, Switch) and switch.isChecked() and SettingsFile(shell.file.path).settings.sound.mute
    dialog.close()


def test_a_section_is_reset(qtbot: QtBot, shell: Shell) -> None:
    shell.file.settings.display.text_percent = 150
    shell.apply_settings()
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    dialog.reset("display")
    assert shell.file.settings.display.text_percent == 100
    assert style.current().text == 1
    dialog.close()


def test_three_keys_are_seen_whole_in_large_texts(shell: Shell) -> None:
    shell.file.settings.display.text_percent = 200
    shell.file.settings.language.code = "de"
    shell.apply_settings()
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    assert isinstance(dialog, SettingsDialog)
    edit = dialog.keys.edit("redo")
    field = edit.findChild(QLineEdit)
    keys = "Strg+Umschalt+Z"
    around = 2 * (style.current().px(8) + 1)
    assert field.fontMetrics().horizontalAdvance(keys) + around <= edit.maximumWidth()


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
    dialog.sections.setCurrentRow(list(CHAPTERS).index("keys"))
    edit = dialog.keys.edit("full_screen")
    edit.setFocus()
    qtbot.keyClick(edit, keys)
    assert edit.keySequence() == QKeySequence("F11")
    assert shell.file.settings.keys.changed == {}
    QApplication.processEvents()
    assert dialog.keys.refusal.isVisible()
    assert dialog.keys.refusal.y() > edit.parentWidget().y(), "it is read where the keys were typed"
    dialog.close()


def test_a_command_that_an_update_brings_takes_no_key_from_one_that_was_given_it(
        qtbot: QtBot, shell: Shell) -> None:
    """And gets it back as soon as that has another."""
    changed = shell.file.settings.keys.changed = {"hint": "Ctrl+O"}
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    assert dialog.keys.edit("load").keySequence().isEmpty()
    dialog.keys.edit("hint").setKeySequence(QKeySequence("F3"))
    dialog.keys.edit("hint").editingFinished.emit()
    assert shell.file.settings.keys.changed == {**changed, "hint": "F3"}
    assert dialog.keys.edit("load").keySequence() == QKeySequence("Ctrl+O")
    dialog.close()


@pytest.mark.parametrize("command", EVERY, ids=lambda command: command.name)
def test_no_two_commands_answer_to_one_key_whatever_is_chosen_for_one(command: Command, file: SettingsFile) -> None:
    for taken in {other.keys for other in EVERY}:
        file.settings.keys.changed = {command.name: taken}
        now = {other: keys_of(other, file) for other in EVERY}
        assert now[command] == taken
        assert not [other.name for other in EVERY if other != command and now[other] == taken
                    and not apart(command, other)]


def test_a_key_is_taken_away_and_the_field_can_be_left_by_keyboard(qtbot: QtBot, shell: Shell) -> None:
    dialog = dialog_of(shell, SettingsDialog, shell.open_settings)
    dialog.sections.setCurrentRow(list(CHAPTERS).index("keys"))
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


def test_the_keys_are_shown_also_away_from_the_table(qtbot: QtBot, shell: Shell) -> None:
    key = Qt.Key.Key_Question
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
    page.unfold(True)
    qtbot.keyClicks(page.seed, "why?")
    assert page.seed.text() == "why?" and shell.findChild(CheatSheet) is None

"""Another language is files alone: one is made here, of the pseudo-language, and taken through the whole program."""
from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QWidget
from pytestqt.qtbot import QtBot

from sparktable.app import catalog, translations
from sparktable.app.catalog import Title
from sparktable.app.players import Player
from sparktable.app.setups import Setup
from sparktable.app.translations import PSEUDO, WORDS, Words
from sparktable.games.matrix.cards import BOXES
from sparktable.resources import TRANSLATIONS
from sparktable.text import card_text, plain_text
from sparktable.text.phrases import phrases
from sparktable.ui.game_window import GameWindow
from sparktable.ui.settings_dialog import SettingsDialog
from sparktable.ui.shell import Shell
from ui.pages import visible_texts

MATRIX = Title("matrix", "sparktable.games.matrix.game", "sparktable.games.matrix.form")
GAME = Setup("matrix", {"set": "core", "mode": "competitive", "players": 2}, (Player("Ann"), Player("Ben")), seed=3)
NAMES = {card.name for box in BOXES.values() for card in box} | {"Ann", "Ben", "Sparktable", "Deutsch", "English",
                                                                "Qt", "PySide6"}
KNOWN = re.compile("|".join(re.escape(name) for name in sorted(NAMES, key=len, reverse=True)))


CARD_TEXTS = " ".join([
    *(text for box in BOXES.values() for card in box
      for text in (plain_text("matrix", said, "en") for said in card_text("matrix", card, "en").texts())),
    *phrases("matrix", "en").templates.values()])
"""They stay English."""


@pytest.fixture
def third(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language made as translations/README.md says: a file in every folder but those of cards."""
    folder = tmp_path / "translations"
    shutil.copytree(TRANSLATIONS, folder)
    strange = Words(PSEUDO)
    for english in (folder / "en.json", *folder.glob("*/en.json")):
        keys = json.loads(english.read_text("utf-8"))
        data = {key: strange.template(key, PSEUDO) for key in keys}
        english.with_name("eo.json").write_text(json.dumps(data), "utf-8")
    for language in ("en", "de", "eo"):
        path = folder / f"{language}.json"
        data = json.loads(path.read_text("utf-8"))
        path.write_text(json.dumps({**data, "language.eo": "[Esperanto]"}), "utf-8")
    monkeypatch.setattr(translations, "TRANSLATIONS", folder)
    monkeypatch.setattr(WORDS, "_tables", {})
    catalog.offer(MATRIX)
    yield "eo"
    catalog.withdraw("matrix")
    WORDS.use("en")


def plain(root: QWidget) -> set[str]:
    """What is shown in English, names aside; the toy on the tests' shelf has no words in any language."""
    return {text for widget, text in visible_texts(root)
            if widget.property("role") not in ("key", "cap") and "[" not in text
            and "title.toy" not in text
            and any(letter.isalpha() for letter in KNOWN.sub("", text))}


def dialogs(shell: Shell, *shows: Callable[[], Any]) -> Iterator[QDialog]:
    for show in shows:
        show()
        dialog = shell.findChildren(QDialog)[-1]
        yield dialog
        dialog.close()


def test_another_language_is_files_alone(qtbot: QtBot, shell: Shell, third: str) -> None:
    shell.file.settings.language.code = third
    shell.apply_settings()
    assert WORDS.language == third and plain(shell.page) == set()
    shell.show_new_game("matrix")
    assert plain(shell.page) == set()
    shell.start_game(GAME)
    page = shell.page
    assert isinstance(page, GameWindow)
    for _ in range(6):
        if page.session.curtain is not None:
            page.handover.lift()
        page.answers.take(page.session.options[0])
        QApplication.processEvents()
    assert {text for text in plain(page) if re.sub(r"^\d\s+|<b>.*?</b>: ", "", text) not in CARD_TEXTS
            and not text.startswith(("Ctrl+", "F1"))} == set()
    for dialog in dialogs(shell, shell.open_saves, shell.open_replays, shell.open_statistics, shell.open_settings,
                          shell.open_about, shell.open_cheat_sheet):
        assert plain(dialog) == set()
    shell.show_cards()
    assert plain(shell.page) == set()
    assert {key for key in WORDS.missing if not key.startswith("title.toy")} == set()


def test_a_language_without_texts_of_cards_says_so(qtbot: QtBot, shell: Shell, third: str) -> None:
    (dialog,) = dialogs(shell, shell.open_settings)
    assert isinstance(dialog, SettingsDialog)
    picker = dialog.control("language", "code")
    assert isinstance(picker, QComboBox)
    assert [picker.itemText(row) for row in range(1, picker.count())] == [
        "Deutsch", "English", "[Esperanto] (cards in English)"]
    shell.file.settings.language.code = third
    shell.apply_settings()
    said = " ".join(text for _, text in visible_texts(shell))
    assert "[Esperanto]" in said
    shell.file.settings.language.code = "de"
    shell.apply_settings()
    assert shell.notice.isHidden()

"""Every page and dialog in the pseudo-language: whatever stays plain has escaped translation, and what is 40 % longer
must have room at 1280 x 800. The games are the real ones, in every form that a new game has."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.catalog import MAIN, MIXING, RULINGS, Title
from sparktable.app.players import Player
from sparktable.app.setups import Setup
from sparktable.app.translations import PSEUDO, WORDS
from sparktable.kernel.names import shown
from sparktable.ui.card_browser import CardBrowser
from sparktable.ui.end_screen import EndPage
from sparktable.ui.game_window import GameWindow
from sparktable.ui.key_editor import KeyEditor
from sparktable.ui.new_game import NewGamePage
from sparktable.ui.replay_page import ReplayPage
from sparktable.ui.settings_dialog import CHAPTERS, SettingsDialog
from sparktable.ui.shell import Shell
from ui.pages import clipped, visible_texts

MATRIX = Title("matrix", "sparktable.games.matrix.game", "sparktable.games.matrix.form")
ARENA = Title("arena", "sparktable.games.arena.game", "sparktable.games.arena.form")
ANN = Player("Ann")
ALONE = Setup("matrix", {"set": "war-on-cybertron", "mode": "solo", "players": 1}, (ANN,), seed=3)
MATRIX_FORMS: list[dict[str, Any]] = [
    {"set": "war-on-cybertron", "mode": mode, "players": players, "mix": mix}
    for mode, players, mix in (("tvt", 4, True), ("tvt", 2, False), ("solo", 1, True), ("co-op", 3, False))
] + [{"set": "core", "mode": mode, "players": players}
     for mode, players in (("competitive", 5), ("co-op", 2), ("solo", 1))]
ARENA_FORMS: list[dict[str, Any]] = [{"mode": mode} for mode in ("duel", "team", "random", "master")]


@pytest.fixture(autouse=True)
def small_window(shell: Shell) -> None:
    """What has room there has room anywhere."""
    shell.resize(1280, 800)


@pytest.fixture
def pseudo(shell: Shell) -> Iterator[Shell]:
    """The program in the pseudo-language, with the games that are on its shelf."""
    catalog.offer(MATRIX)
    catalog.offer(ARENA)
    shell.file.settings.language.code = PSEUDO
    shell.apply_settings()
    yield shell
    catalog.withdraw("matrix")
    catalog.withdraw("arena")


@pytest.fixture(scope="module")
def names() -> re.Pattern[str]:
    """What is the same in every language: the names of cards, of people, of things that have a name."""
    from sparktable.games.arena.cards import TRANSFORMERS
    from sparktable.games.matrix.cards import BOXES

    known = {card.name for box in BOXES.values() for card in box} | {title.name for title in TRANSFORMERS}
    known |= {"Ann", "Ben", "Cleo", "Sparktable", "Deutsch", "English", "Qt", "PySide6", "Python"}
    longest_first = sorted(known | {*map(shown, known)}, key=len, reverse=True)
    return re.compile("|".join(rf"\b{re.escape(name)}\b" for name in longest_first))


def plain(root: QWidget, names: re.Pattern[str]) -> set[str]:
    """The texts that are not in the pseudo-language, names aside."""
    return {text for widget, text in visible_texts(root) if widget.property("role") != "key" and "[" not in text
            and any(letter.isalpha() for letter in names.sub("", text))}


def check(qtbot: QtBot, page: QWidget, names: re.Pattern[str]) -> None:
    assert plain(page, names) == set()
    qtbot.waitUntil(lambda: clipped(page) == [], timeout=2000)


@pytest.mark.parametrize(("game", "options"), [*(("matrix", form) for form in MATRIX_FORMS),
                                               *(("arena", form) for form in ARENA_FORMS)],
                         ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else value)
def test_a_new_game_in_every_form(
        qtbot: QtBot, pseudo: Shell, names: re.Pattern[str], game: str, options: dict[str, Any]) -> None:
    players = tuple(Player("Ann") for _ in range(options.get("players", 2)))
    pseudo.file.settings.memory.last_games = {game: Setup(game, options, players).plain()}
    pseudo.show_new_game(game)
    page = pseudo.page
    assert isinstance(page, NewGamePage)
    for part in (MAIN, RULINGS, MIXING):
        page._page = part
        page.retranslate()
        QApplication.processEvents()
        check(qtbot, page, names)


def test_home_with_everything_that_it_can_offer(qtbot: QtBot, pseudo: Shell, names: re.Pattern[str]) -> None:
    check(qtbot, pseudo.page, names)
    pseudo.start_game(ALONE)
    page = pseudo.page
    assert isinstance(page, GameWindow)
    page.answers.take(page.session.options[0])
    page.save_and_report.save()
    pseudo.show_home()
    check(qtbot, pseudo.page, names)
    for show in (pseudo.open_saves, pseudo.open_replays, pseudo.open_statistics, pseudo.open_about,
                 pseudo.open_cheat_sheet):
        check(qtbot, opened(pseudo, show), names)


def test_the_settings_and_the_keys(qtbot: QtBot, pseudo: Shell, names: re.Pattern[str]) -> None:
    dialog = opened(pseudo, pseudo.open_settings)
    assert isinstance(dialog, SettingsDialog)
    for row in range(len(CHAPTERS)):
        dialog.sections.setCurrentRow(row)
        QApplication.processEvents()
        check(qtbot, dialog, names)
    assert dialog.findChild(KeyEditor) is not None


def test_the_cards(qtbot: QtBot, pseudo: Shell, names: re.Pattern[str]) -> None:
    pseudo.show_cards()
    assert isinstance(pseudo.page, CardBrowser)
    check(qtbot, pseudo.page, names)


def test_the_end_and_the_replay(qtbot: QtBot, pseudo: Shell, names: re.Pattern[str],
                                monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toys.deckbuilder.LAST_TURN", 9)
    pseudo.start_game(Setup("toy-deckbuilder", {}, (ANN, Player("Ben"), Player("Cleo")), seed=11))
    while isinstance(pseudo.page, GameWindow):
        if pseudo.page.session.curtain is not None:
            check(qtbot, pseudo.page.curtain, names)
            pseudo.page.handover.lift()
        pseudo.page.answers.take(pseudo.page.session.options[-1])
    end = pseudo.page
    assert isinstance(end, EndPage)
    check(qtbot, end, names)
    end.review.emit(0)
    assert isinstance(pseudo.page, ReplayPage)
    check(qtbot, pseudo.page, names)
    pseudo.show_home()
    for show in (pseudo.open_replays, pseudo.open_statistics):
        check(qtbot, opened(pseudo, show), names)
    assert {key for key in WORDS.missing if not key.startswith("toy")} == set()


def opened(shell: Shell, show: Callable[[], None]) -> QDialog:
    """A dialog that stands over the page; the one before it is closed."""
    for other in shell.findChildren(QDialog):
        other.close()
        other.deleteLater()
    QApplication.sendPostedEvents()
    show()
    QApplication.processEvents()
    dialog = [found for found in shell.findChildren(QDialog) if found.isVisible()]
    return dialog[-1]

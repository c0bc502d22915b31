"""The page that the program opens with, and what it says of itself."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit
from pytestqt.qtbot import QtBot

from app.fake_opponents import make
from sparktable import resources
from sparktable.app import catalog
from sparktable.app.catalog import titles
from sparktable.app.players import Player
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.app.tcg import series
from sparktable.app.thinking.thread import Thinker
from sparktable.app.translations import WORDS
from sparktable.app.user_data import UserData
from sparktable.games import GAMES
from sparktable.ui import main, style
from sparktable.ui.about import AboutDialog
from sparktable.ui.first_page import FirstPage
from sparktable.ui.home import GoOn, HomePage
from sparktable.ui.home_tile import LEAST, UNDER, HomeTile
from sparktable.ui.new_game import NewGamePage
from sparktable.ui.shell import Shell
from ui.pages import dialog_of, visible_texts


@pytest.fixture
def bare(qtbot: QtBot, file: SettingsFile, tmp_path: Path) -> Iterator[Shell]:
    """The window as its first frame shows it."""
    file.save()
    made = Shell(UserData(file.path, tmp_path))
    yield made
    made.close()
    made.deleteLater()


@pytest.mark.parametrize("theme", ["dark", "light", "system"])
def test_the_first_frame_is_the_ground_that_the_home_page_stands_on(
        file: SettingsFile, theme: str, request: pytest.FixtureRequest) -> None:
    file.settings.display.theme = theme
    shell = request.getfixturevalue("bare")
    before = shell.grab().toImage()
    assert isinstance(shell.page, FirstPage)
    shell.furnish()
    assert isinstance(shell.page, HomePage)
    after = shell.grab().toImage()
    corner = QPoint(2, 2)
    assert before.pixelColor(corner) == after.pixelColor(corner) == style.current().theme.color("bg0")


def test_keys_that_are_pressed_right_after_the_first_frame_are_meant_for_the_home_page(
        qtbot: QtBot, bare: Shell) -> None:
    qtbot.keyClick(bare.page, Qt.Key.Key_Down)
    bare.furnish()
    home = bare.page
    assert isinstance(home, HomePage) and home.focusWidget() is home.buttons[1]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_enter_right_after_the_first_frame_opens_what_the_home_page_begins_with(
        qtbot: QtBot, bare: Shell, key: Qt.Key) -> None:
    qtbot.keyClick(bare.page, key)
    bare.furnish()
    assert isinstance(bare.page, NewGamePage)


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


@pytest.mark.parametrize(("name", "lies_within"), [("dark", False), ("light", True)])
def test_a_picture_that_cannot_sink_into_its_tile_lies_within_it(
        file: SettingsFile, name: str, lies_within: bool, request: pytest.FixtureRequest) -> None:
    file.settings.display.theme = name
    request.getfixturevalue("shell")
    tile, red = HomeTile("tile", "home.about", large=False), QColor("#FF0000")

    def paint(width: int, height: int, dpr: float) -> QImage:
        image = QImage(width, height, QImage.Format.Format_RGB32)
        image.fill(red)
        return image

    tile.unveil(paint)
    tile.resize(300, 120)
    seen = tile.grab().toImage()
    right, middle = seen.width() - 6, seen.height() // 2
    assert seen.pixelColor(right - 20, middle) == red
    assert [seen.pixelColor(at) != red for at in (QPoint(right, middle), QPoint(right - 20, 5))] == [lies_within] * 2


@pytest.mark.parametrize(
    ("waiting", "rows"), [(0, [1]), (1, [2]), (2, [3]), (3, [2, 2]), (4, [2, 3]), (6, [2, 2, 3])])
def test_what_waits_and_the_games_share_rows_of_one_rhythm(
        qtbot: QtBot, shell: Shell, waiting: int, rows: list[int]) -> None:
    game = titles()[0]
    left = GoOn(game.name, lambda: "Toy\nAnn", kind="home.waiting.kind")
    home = HomePage((game,), (), resumable=left, waiting=[left] * waiting, learn="home.learn.note")
    qtbot.addWidget(home)
    home.resize(1600, 1200)
    home.show()
    qtbot.waitUntil(lambda: home.tiles[-1].y() > home.tiles[0].y())
    small = home.tiles[2:]
    lines = [[tile for tile in small if tile.y() == y] for y in sorted({tile.y() for tile in small})]
    assert [len(line) for line in lines] == rows
    heights = [tile.height() for tile in small]
    assert max(heights) - min(heights) <= 1, "rows share the window's height to the pixel"
    assert home.tiles[0].height() > 1.5 * max(heights)
    for line in lines:
        widths = [tile.width() for tile in line]
        assert max(widths) - min(widths) <= 2 * home._grid.spacing()


def test_no_words_lie_on_a_tiles_picture_however_large_they_are(
        qtbot: QtBot, file: SettingsFile, request: pytest.FixtureRequest) -> None:
    file.settings.language.code, file.settings.display.text_percent = "de", 200
    request.getfixturevalue("shell")
    game = titles()[0]
    left = GoOn(game.name, lambda: "Toy\nAnn gegen Computer", kind="home.waiting.kind")
    home = HomePage((game,), (), resumable=left, waiting=[left, left], learn="home.learn.note")
    qtbot.addWidget(home)
    home.resize(1280, 720)
    home.show()

    def are_apart(tile: HomeTile) -> bool:
        words = [each for each in (tile.name, tile.note, tile.more) if each.isVisible()]
        return tile.name.y() > tile._box().bottom() and all(
            0 < upper.height() <= lower.y() - upper.y() for upper, lower in pairwise(words))

    for tile in home.tiles[:2]:
        qtbot.waitUntil(lambda tile=tile: are_apart(tile), timeout=3000)


def test_a_picture_that_would_be_a_strip_lies_beside_the_words(qtbot: QtBot, shell: Shell) -> None:
    """And the button below it: no tile is without its picture, and the button covers nothing."""
    tile = HomeTile("continue", "home.learn", large=True)
    qtbot.addWidget(tile)
    tile.show()
    for high, above in ((110, False), (400, True)):
        tile.resize(600, high)
        tile.layout().activate()
        box, words = tile._box(), tile.name.geometry()
        assert box.height() >= LEAST - (0 if above else tile.go.height() + 2 * UNDER)  # the button is below it
        assert (box.bottom() < words.top()) == above and (box.left() > words.right()) == (not above)
        assert not box.intersects(tile.go.geometry()) and tile.rect().contains(tile.go.geometry())


def test_that_it_is_one_s_turn_is_heard_as_well_as_seen(qtbot: QtBot, shell: Shell) -> None:
    game = titles()[0]
    for asked in (True, False):
        home = HomePage((game,), (), resumable=GoOn(game.name, lambda: "Toy\nAnn", asked=asked))
        qtbot.addWidget(home)
        assert home.tiles[0].accessibleDescription().endswith(". Your turn") is asked


def test_between_tiles_nothing_of_the_picture_behind_them_is_seen(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    red = QColor("#FF0000")

    def painted(page: HomePage) -> QImage:
        image = QImage(page.size(), QImage.Format.Format_RGB32)
        image.fill(red)
        return image

    monkeypatch.setattr(HomePage, "painted", painted)
    game = titles()[0]
    left = GoOn(game.name, lambda: "Toy\nAnn", kind="home.waiting.kind")
    home = HomePage((game,), (), resumable=left, waiting=[left] * 2, learn="home.learn.note")
    qtbot.addWidget(home)
    home.resize(1600, 1200)
    with qtbot.waitSignal(home.drawn):
        home.show()
    seen, first = home.grab().toImage(), home.tiles[0]
    at = first.mapTo(home, QPoint(first.width() // 2, first.height() + 4))
    assert seen.pixelColor(home.width() - 4, 4) == red and seen.pixelColor(at) == style.current().theme.color("bg0")


def test_no_dialog_holds_the_tab_key(qtbot: QtBot, shell: Shell) -> None:
    """Going on with Tab from where the focus is at first, one comes to the button that closes it."""
    for show in (shell.open_settings, shell.open_statistics, shell.open_saves, shell.open_about):
        show()
        dialog = next(dialog for dialog in shell.findChildren(QDialog) if dialog.isVisible())
        dialog.activateWindow()
        qtbot.waitUntil(lambda dialog=dialog: dialog.isAncestorOf(QApplication.focusWidget()))
        first, passed = QApplication.focusWidget(), []
        while not passed or passed[-1] is not first:
            assert len(passed) < 500, type(dialog).__name__
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
            passed.append(QApplication.focusWidget())
        told = {text for widget, text in visible_texts(dialog) if widget in passed}
        assert told & {"Close", "Cancel"}, type(dialog).__name__
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
    ('{"version": 6, "display": {"theme": "mauve"}}', "at once"),
    ('{"version": 6, "play": {"gear": 4}}', "when needed"),
])
def test_settings_are_checked_once_the_window_is_there(qtbot: QtBot, tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, "utf-8")
    shell = main.open_shell(UserData(path, tmp_path))
    shell.settle_in()
    assert shell.notice.isHidden() == (told == "when needed")
    shell.open_settings()
    assert "settings.broken-1.json" in shell.notice.text.text()
    shell.close()
    shell.deleteLater()


def test_missing_fonts_are_told_and_stop_nothing(
        qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sparktable.table.art.fonts.load_fonts", lambda: ("Play-Bold.ttf",))
    shell = main.open_shell(UserData(tmp_path / "settings.json", tmp_path))
    assert "Play-Bold.ttf" in shell.notice.text.text()
    assert isinstance(shell.page, HomePage)
    shell.close()
    shell.deleteLater()


def test_a_window_that_was_only_looked_at_writes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"

    def look_at_it() -> None:
        shell = main.open_shell(UserData(path, tmp_path))
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


@pytest.mark.parametrize("packed", [False, True])
def test_about_shows_the_licences_of_all_that_came_along(qtbot: QtBot, shell: Shell, tmp_path: Path, packed: bool,
                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    """From the sources those of the fonts; a packed program brings more."""
    monkeypatch.setattr(resources, "_PACKED", tmp_path)
    if packed:
        (tmp_path / "THIRD-PARTY.txt").write_text("Qt and all the others", "utf-8")
    about = dialog_of(shell, AboutDialog, shell.open_about)
    about.show_licences()
    (text,) = (box.toPlainText() for box in about.findChildren(QPlainTextEdit))
    assert ("Qt and all the others" in text) == packed
    assert ("SIL OPEN FONT LICENSE" in text) != packed
    about.close()


def test_about_says_whose_the_names_are(qtbot: QtBot, shell: Shell) -> None:
    dialog = dialog_of(shell, AboutDialog, shell.open_about)
    text = " ".join(text for _, text in visible_texts(dialog))
    for owner in ("unofficial", "Hasbro", "Renegade", "Wizards of the Coast", "Lesser General Public", "Open Font"):
        assert owner in text
    dialog.close()


def test_a_first_lesson_is_offered_once(
        qtbot: QtBot, the_matrix: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """To whoever has no settings yet; whoever comes back finds Learn among the others."""
    monkeypatch.setattr(Thinker, "start", lambda self: None)
    offered = []
    for _ in range(3):
        main.application()
        shell = main.open_shell(UserData(tmp_path / "settings.json", tmp_path), Thinker(make=make))
        with qtbot.waitExposed(shell):
            shell.show()
        shell.settle_in()
        offered.append(WORDS.say("home.learn.first") in [text for _, text in visible_texts(shell.page)])
        shell.close()
        shell.deleteLater()
    assert offered == [True, False, False]


def test_what_waits_is_told_in_the_language_that_was_switched_to(
        shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    begun = series.begun(Setup("tcg", {"mode": "match"}, (Player("Ann"), Player("", "scout"))), 7, "one")
    assert begun is not None
    shell.series.kept.keep(begun)
    shell.show_home()
    home = shell.page
    assert isinstance(home, HomePage)
    home.drawn.emit()
    shell.file.settings.language.code = "de"
    shell.apply_settings()
    said = " ".join(text for _, text in visible_texts(home))
    assert "Ann gegen" in said and "noch kein Spiel" in said and "Lektion 1 von 6" in said
    assert not [word for word in (" against ", "no game", "Lesson") if word in said]

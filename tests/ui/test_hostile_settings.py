"""Whatever stands in the files that the program opens by itself: the window comes, New Game works, settings are kept
and the window closes for good."""
from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRect
from PySide6.QtGui import QCloseEvent, QScreen
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.fake_opponents import make
from app.table import ANN, BEN, CLEO, TOY
from app.test_setups import PLAYED
from mutated import STRANGE, mutations
from record.amount import amount
from record.test_surrogates import HALF
from sparktable.app import catalog
from sparktable.app.catalog import Title
from sparktable.app.settings import VERSION, Settings, SettingsFile
from sparktable.app.setups import Setup
from sparktable.app.thinking.thread import Thinker
from sparktable.app.user_data import UserData
from sparktable.record.run_folder import RunFolder
from sparktable.ui import main, window_geometry
from sparktable.ui.game_window import GameWindow
from sparktable.ui.home import HomePage
from sparktable.ui.new_game import NewGamePage
from sparktable.ui.shell import Shell
from ui.matrix import MATRIX

ARENA = Title("arena", "sparktable.games.arena.game", "sparktable.games.arena.form")
PLACE = "AdnQywADAAAAAAASAAAAHAAAAtEAAAITAAAAFAAAAB4AAALPAAACEQAAAAAAAAAAAyAAAAAUAAAAHgAAAs8AAAIR"
"""Of a window, as Qt writes it, in base 64."""


def honest() -> dict[str, Any]:
    """Settings as the program leaves them after some games."""
    held = Settings()
    held.display.theme, held.language.code = "dark", "en"
    held.play.own_speed = held.play.opponent_speed = "instant"
    held.keys.changed = {"undo": "U", "hint": ""}
    held.memory.player_name, held.memory.last_game, held.memory.window = "Ann", TOY.name, PLACE
    held.memory.last_games = {
        TOY.name: {"options": {}, "players": [["Ann", "human"], ["Ben", "human"], ["", "scout"]]},
        "matrix": PLAYED["matrix"][1], "arena": PLAYED["arena"][1]}
    return held.model_dump(mode="json")


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All games on the shelf, and nobody who thinks: what is opened here is not played."""
    monkeypatch.setattr(Thinker, "start", lambda self: None)
    monkeypatch.setattr(Shell, "_ask", lambda self, view, opponent, seed: 0)
    catalog.offer(MATRIX)
    catalog.offer(ARENA)
    yield
    catalog.withdraw("matrix")
    catalog.withdraw("arena")


def live_through(qtbot: QtBot, folder: Path, text: str, games: tuple[str, ...]) -> None:
    """Open the program with this settings file, go through what needs it, and close it."""
    path = folder / "settings.json"
    path.write_text(text, "utf-8")
    main.application()
    shell = main.open_shell(UserData(path, folder), Thinker(make=make))
    with qtbot.waitExposed(shell):
        shell.show()
    assert isinstance(shell.page, HomePage)
    shell.settle_in()
    for name in games:
        shell.show_new_game(name)
        assert isinstance(shell.page, NewGamePage) and shell.page.start.isEnabled(), shell.page.reason.text()
        shell.show_home()
        shell.play_again(name)
        assert isinstance(shell.page, GameWindow | NewGamePage)
        shell.show_home()
    shell.open_settings()
    shell.apply_settings()
    shell.open_cheat_sheet()
    for dialog in shell.findChildren(QWidget):
        if dialog.isWindow():
            dialog.close()
    shell.close()
    shell.deleteLater()
    again = SettingsFile(path)
    assert again.trouble is None, "what was written is read again"
    run_folder = RunFolder.open(folder / "running")
    assert run_folder.folder.name == "desk-1", "the run_folder was left"
    run_folder.close()


def spoilt(*parts: object) -> str:
    """The honest settings with one place, by its path, spoilt."""
    *path, value = parts
    data = honest()
    inside = data
    for part in path[:-1]:
        inside = inside[part]  # type: ignore[index]
    inside[path[-1]] = value  # type: ignore[index]
    return json.dumps(data)


FILES = {
    "honest": json.dumps(honest()), "empty": "", "half": "{", "null": "null",
    "bare": json.dumps({"version": VERSION}), "long number": '{"version": ' + "9" * 5000 + "}",
    "deep": "[" * 200_000,
    "half a letter in the window's place": spoilt("memory", "window", HALF),
    "half a letter in the panels": spoilt("memory", "panels", HALF),
    "half a letter in the keys": spoilt("keys", "changed", {"undo": HALF, HALF: "x"}),
    "half a letter in the name": spoilt("memory", "player_name", HALF),
    "endless name": spoilt("memory", "player_name", "a" * 15_000),
    "window without a place": spoilt("memory", "window", "€" * 100),
    "panels of another kind": spoilt("memory", "panels", PLACE),
    "game of another kind": spoilt("memory", "last_game", "chess"),
    "characters no list": spoilt("memory", "last_games", "matrix", "options", "characters", 5),
    "rulings no table": spoilt("memory", "last_games", "matrix", "options", "rulings", [1]),
    "characters a table": spoilt("memory", "last_games", "arena", "options", "characters", {"x": 1}),
    "nobody plays": spoilt("memory", "last_games", "arena", "players", []),
    "no set-up": spoilt("memory", "last_games", "matrix", {}),
}
ABOUT = {"honest": (TOY.name, "matrix", "arena"), "characters no list": ("matrix",), "rulings no table": ("matrix",),
         "no set-up": ("matrix",), "characters a table": ("arena",), "nobody plays": ("arena",)}
"""Which games' pages are opened; where nothing is said of one, the smallest."""


@pytest.mark.parametrize("found", FILES)
def test_the_program_lives_through_it(qtbot: QtBot, tmp_path: Path, games: None, found: str) -> None:
    live_through(qtbot, tmp_path, FILES[found], ABOUT.get(found, (TOY.name,)))


@settings(max_examples=amount(12, 1000), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=mutations(honest(), most=4), name=st.sampled_from((TOY.name, TOY.name, "matrix", "arena")))
def test_the_program_lives_through_whatever_is_changed_in_its_settings(
        qtbot: QtBot, tmp_path_factory: pytest.TempPathFactory, games: None, data: dict[str, Any], name: str) -> None:
    live_through(qtbot, tmp_path_factory.mktemp("program"), json.dumps(data), (name,))


@pytest.mark.parametrize("seats", STRANGE[::3], ids=lambda seats: json.dumps(seats)[:30])
def test_an_odd_journal_stops_nothing(qtbot: QtBot, tmp_path: Path, games: None, seats: object) -> None:
    run_folder = tmp_path / "running" / "desk-1"
    run_folder.mkdir(parents=True)
    head = {"journal": 1, "game": TOY.name, "seats": seats, "options": {}, "seed": 1, "salt": "", "start": None}
    (run_folder / "journal.jsonl").write_text(json.dumps(head) + '\n{"answer": []}\n')
    live_through(qtbot, tmp_path, json.dumps(honest()), ())


def test_panels_stand_where_they_stood_unless_that_was_altered(qtbot: QtBot, shell: Shell) -> None:
    """Qt ends the program over some states of a window that it has not written itself."""
    shell.start_game(Setup(TOY.name, {}, (ANN, BEN, CLEO), 5))
    page = shell.page
    assert isinstance(page, GameWindow)
    log = page.panels["log"]
    log.hide()
    kept = page.panels.keep()
    log.show()
    state = base64.b64decode(kept.partition(" ")[2])
    for altered in ("", "x", kept[:-4], kept[1:], f" {kept}", kept.partition(" ")[2],
                    f"{kept.partition(' ')[0]} {base64.b64encode(state[:-1]).decode()}"):
        page.panels.restore(altered)
        assert not log.isHidden()
    page.panels.restore(kept)
    assert log.isHidden()


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(change=st.lists(st.tuples(st.integers(0, 65), st.integers(0, 255)), min_size=1, max_size=6),
       end=st.integers(1, 66))
def test_a_window_is_on_its_screen_whatever_place_is_kept(
        qtbot: QtBot, change: list[tuple[int, int]], end: int) -> None:
    data = bytearray(base64.b64decode(PLACE))
    for at, byte in change:
        data[at % len(data)] = byte
    window = QWidget()
    qtbot.addWidget(window)
    window_geometry.restore(window, base64.b64encode(bytes(data[:end])).decode())
    room = window.screen().availableGeometry()
    assert room.contains(window.frameGeometry().center())
    assert window.width() <= room.width() and window.height() <= room.height()


@pytest.mark.parametrize(("screen", "fills"), [
    (QRect(0, 0, 1366, 728), True), (QRect(0, 0, 1280, 800), True), (QRect(0, 25, 1920, 1055), False)])
def test_the_first_window_fills_a_screen_on_which_it_and_its_frame_would_not_fit(
        qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, screen: QRect, fills: bool) -> None:
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: screen)
    window = QWidget()
    qtbot.addWidget(window)
    window_geometry.restore(window, "")
    window_geometry.show(window)
    assert window.isMaximized() is fills


def test_the_archive_is_closed_whatever_goes_wrong_before(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise RuntimeError

    assert shell.archive._run_folder is not None
    with monkeypatch.context() as spoilt, pytest.raises(RuntimeError):
        spoilt.setattr(shell, "leave_table", stumble)
        spoilt.setattr(SettingsFile, "save", stumble)
        shell.closeEvent(QCloseEvent())
    assert shell.archive._run_folder is None

"""The desktop program opens, draws something, and does not wear the interpreter out."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sparktable.ui import main


def test_the_program_opens_and_closes_by_itself() -> None:
    """Silence is the rule: Qt's warnings stand on stderr."""
    command = [sys.executable, "-W", "error", "-m", "sparktable", "--smoke"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    complaints = [line for line in done.stderr.splitlines() if "does not support propagate" not in line]
    assert (done.returncode, complaints) == (0, [])


def test_the_application_has_a_name_and_a_face(qtbot: QtBot) -> None:
    app = main.application()
    main.show_icon(app)
    assert app.applicationDisplayName() == "Sparktable"
    assert not app.windowIcon().pixmap(64).isNull()


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal there")
def test_the_binding_keeps_count_of_none() -> None:
    """PySide6 6.12.0 loses one reference to None in every void call; after some thousands Python aborts."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) <= 10


def test_sources_are_not_read_into_memory() -> None:
    """Qt for Python would otherwise keep every line of every module, ten megabytes and more."""
    done = subprocess.run([sys.executable, "-c", SOURCES], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["kept:"]


SOURCES = """
from sparktable.ui import qt_binding
qt_binding.leave_sources_alone()
import linecache, sparktable.ui.shell
print("kept:", *(name for name in linecache.cache if "sparktable" in name))
"""


def test_what_nobody_has_opened_yet_is_not_loaded(tmp_path: Path) -> None:
    """Neither before the first frame nor for a table: each of these costs time, and memory in every game."""
    done = subprocess.run([sys.executable, "-c", LOADED, str(tmp_path)], capture_output=True, text=True, timeout=60,
                          check=True, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    before, page, table = (set(line.split()) for line in done.stdout.splitlines())
    assert not before & {"pydantic", "hashlib", "_hashlib", "subprocess", "ctypes", "html", "datetime", "dataclasses",
                         "sparktable.app.catalog", "sparktable.app.shelf", "sparktable.app.translations",
                         "sparktable.table.art.fonts", "sparktable.ui.home",
                         "Qt"}  # all names in it are made as soon as one is needed
    assert page == {"HomePage"}
    assert "sparktable.ui.game_window" in table
    assert "pydantic" in table
    assert not table & {"_hashlib", "importlib.metadata", "html", "csv", "difflib",
                        *(f"sparktable.{name}" for name in FOR_LATER)}


FOR_LATER = (
    "app.advice_given", "app.bug_report", "app.card_search", "app.cards_nearest", "app.deeds", "app.lessons",
    "app.past_games", "app.puzzles", "app.replay", "app.rulebook", "app.rules_appendix", "app.rules_positions",
    "games.matrix", "games.tcg", "ui.account_dialog", "ui.card_browser", "ui.card_wall", "ui.celebration",
    "ui.collection_wall", "ui.deeds_page", "ui.end_screen", "ui.game_review", "ui.lessons", "ui.nearest_cards",
    "ui.new_game", "ui.open_cards", "ui.puzzles", "ui.replay_page", "ui.rules_dialog", "ui.saves_dialog",
    "ui.settings_dialog", "ui.statistics_page",
)
LOADED = """
import sys
from pathlib import Path
from sparktable.app import memory_use
from sparktable.ui import qt_binding
memory_use.hash_without_openssl()
memory_use.check_without_plugins()
qt_binding.leave_sources_alone()
from sparktable.ui import first_page, main
paint, settle, make = first_page.FirstPage.paintEvent, memory_use.settle, main.UserData
folder = Path(sys.argv[1])
(folder / "settings.json").write_text('{"version": 6, "display": {"theme": "dark"}}')

def tell():
    print(*(name for name, module in sys.modules.items() if module is not None), *vars(sys.modules["PySide6.QtCore"]))

def painted(page, event):
    paint(page, event)
    first_page.FirstPage.paintEvent = paint
    tell()

def settled():
    settle()
    shell, = (widget for widget in QApplication.topLevelWidgets() if widget.objectName() == "shell")
    print(type(shell.page).__name__)
    shell.close()

from PySide6.QtWidgets import QApplication
first_page.FirstPage.paintEvent, memory_use.settle = painted, settled
main.UserData = lambda: make(folder / "settings.json", folder)
main.log_path = lambda: folder / "sparktable.log"
main.main()
import sparktable.app.archive, sparktable.app.statistics, sparktable.ui.game_window, sparktable.ui.series
from hashlib import sha256
assert sha256(b"").hexdigest().startswith("e3b0c442")
tell()
"""

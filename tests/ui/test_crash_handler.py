"""An error that nobody caught: the game is saved, one dialog tells of it, and no error over an error goes round."""
from __future__ import annotations

import os
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer, qWarning
from PySide6.QtGui import QGuiApplication, QKeyEvent
from pytestqt.qtbot import QtBot

from sparktable.app.error_log import ErrorLog, fit_to_tell
from sparktable.app.translations import WORDS
from sparktable.record.save_file import read_save
from sparktable.ui.crash_dialog import CrashDialog, LastTimeDialog
from sparktable.ui.crash_handler import CrashHandler
from sparktable.ui.shell import Shell
from sparktable.ui.widget_texts import respeak
from ui.driving import AGAINST_BOTS, start
from ui.page_walk import TABLES
from ui.pages import clipped

SECRET = "the hand holds a Shield"


@pytest.fixture
def care(qtbot: QtBot, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[CrashHandler]:
    """In place around the program; what pytest would say of the errors is left out."""
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    with CrashHandler(ErrorLog(tmp_path / "sparktable.log")) as made:
        made.shell = shell
        yield made
        if made.dialog is not None:
            made.dialog.reject()


def fails() -> None:
    raise ValueError(SECRET)


def fails_otherwise() -> None:
    raise KeyError(SECRET)


def told(qtbot: QtBot, care: CrashHandler) -> CrashDialog:
    qtbot.waitUntil(lambda: care.dialog is not None)
    assert care.dialog is not None
    return care.dialog


def log(care: CrashHandler) -> str:
    return care.box.path.read_text("utf-8")


def test_the_game_is_saved_before_anybody_is_told(qtbot: QtBot, shell: Shell, care: CrashHandler) -> None:
    page = start(shell, AGAINST_BOTS)
    QTimer.singleShot(0, page, fails)
    dialog = told(qtbot, care)
    slot, = shell.archive.saves()
    assert read_save(slot.path).header.answers == len(page.session.match.answers)
    assert slot.title in "".join(text.text() for text in dialog.findChildren(type(dialog.unsaved)))
    assert "in fails" in dialog.text.toPlainText() and SECRET not in dialog.text.toPlainText()
    dialog.agree.setChecked(True)
    assert SECRET in dialog.text.toPlainText()
    dialog.go_on.click()
    assert care.dialog is None and shell.page is page


def test_errors_that_come_one_after_the_other_open_one_dialog_and_one_save(
        qtbot: QtBot, shell: Shell, care: CrashHandler) -> None:
    page = start(shell, AGAINST_BOTS)
    for _ in range(3):
        QTimer.singleShot(0, page, fails)
        QTimer.singleShot(0, page, fails_otherwise)
    dialog = told(qtbot, care)
    qtbot.waitUntil(lambda: log(care).count("== trouble") == 6)
    assert shell.findChildren(CrashDialog) == [dialog]
    dialog.go_on.click()
    QTimer.singleShot(0, page, fails)
    qtbot.waitUntil(lambda: log(care).count("== trouble") == 7)
    qtbot.wait(1)
    assert care.dialog is None, "whoever has gone on is not told of the same again"
    QTimer.singleShot(0, page, lambda: 1 // 0)
    told(qtbot, care)
    assert len(shell.archive.saves()) == 1


def test_an_error_in_another_thread_is_told_in_the_windows(qtbot: QtBot, care: CrashHandler) -> None:
    thread = threading.Thread(target=fails)
    thread.start()
    thread.join()
    assert told(qtbot, care).thread() is care.thread()


def test_an_error_in_what_somebody_does_at_the_table_is_told(
        qtbot: QtBot, shell: Shell, the_matrix: None, care: CrashHandler, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it goes through two of a widget's handlers, Python 3.11 would end the program without a word."""
    shell.start_game(TABLES["matrix"])
    table = shell.page.table
    monkeypatch.setattr(table.keys, "pressed", lambda: None)
    QGuiApplication.postEvent(table, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier))
    assert "TypeError" in told(qtbot, care).text.toPlainText()


def test_where_the_game_cannot_be_saved_that_is_said(
        qtbot: QtBot, shell: Shell, care: CrashHandler, monkeypatch: pytest.MonkeyPatch) -> None:
    page = start(shell, AGAINST_BOTS)
    monkeypatch.setattr(shell.archive, "save_bytes", fails_otherwise)
    QTimer.singleShot(0, page, fails)
    assert "KeyError" in told(qtbot, care).unsaved.text()
    assert log(care).count("== trouble") == 2


def test_where_not_even_the_dialog_can_be_shown_there_is_no_second_try(
        qtbot: QtBot, care: CrashHandler, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CrashDialog, "__init__", lambda *_, **__: fails_otherwise())
    for _ in range(3):
        QTimer.singleShot(0, care, fails)
    QTimer.singleShot(0, care, fails_otherwise)
    qtbot.waitUntil(lambda: log(care).count("== trouble") == 5)
    assert care.dialog is None


def test_whoever_quits_is_gone_though_closing_fails_too(
        qtbot: QtBot, shell: Shell, care: CrashHandler, monkeypatch: pytest.MonkeyPatch) -> None:
    QTimer.singleShot(0, care, fails)
    dialog = told(qtbot, care)
    quitted: list[bool] = []
    monkeypatch.setattr("sparktable.ui.crash_handler.QCoreApplication.quit", lambda: quitted.append(True))
    monkeypatch.setattr(shell, "close", fails_otherwise)
    dialog.leave.click()
    qtbot.waitUntil(lambda: quitted == [True])
    monkeypatch.undo()
    assert care.dialog is None


@pytest.mark.parametrize("agreed", [False, True])
def test_the_report_holds_what_the_player_agrees_to(
        qtbot: QtBot, shell: Shell, care: CrashHandler, tmp_path: Path, agreed: bool) -> None:
    page = start(shell, AGAINST_BOTS)
    QTimer.singleShot(0, page, fails)
    dialog = told(qtbot, care)
    dialog.agree.setChecked(agreed)
    dialog.save_report(tmp_path / "report.zip")
    with zipfile.ZipFile(tmp_path / "report.zip") as packed:
        names = set(packed.namelist())
        text = b"\n".join(packed.read(name) for name in names - {"game.spark"}).decode()
    assert names - {"game.spark"} == {"versions.txt", "trace.txt", "last-lines.txt", "contents.txt"}
    assert ("game.spark" in names) == agreed
    assert (SECRET in text) == agreed and str(page.session.match.seed) not in text.split()
    assert "in fails" in text and "== trouble" in text
    assert "report.zip" in dialog.notice.text.text()
    dialog.save_report(tmp_path / "no folder" / "x" / "report.zip")


def test_the_next_start_offers_what_the_last_run_left_behind(
        qtbot: QtBot, shell: Shell, care: CrashHandler, tmp_path: Path) -> None:
    care.offer_last()
    assert care.dialog is None
    before = ErrorLog(tmp_path / "last.log")
    before.keep(ValueError(SECRET))
    before.close()
    after = ErrorLog(tmp_path / "last.log")
    after.close()
    care.box.left_behind = after.left_behind
    care.offer_last()
    dialog = told(qtbot, care)
    assert isinstance(dialog, LastTimeDialog) and "builtins.ValueError" in dialog.text.toPlainText()
    assert not dialog.leave.isVisible()


def test_where_there_is_nothing_to_read_no_box_is_shown(
        qtbot: QtBot, shell: Shell, care: CrashHandler, tmp_path: Path) -> None:
    for said in ("", "in fails"):
        care.box.left_behind = said
        dialog = LastTimeDialog(shell, care.box)
        dialog.show()
        assert dialog.text.isVisible() == bool(said)
        dialog.close()


def test_what_qt_says_leaves_the_file_only_if_that_is_agreed_to(care: CrashHandler) -> None:
    """It may name a picture that only one seat may see."""
    qWarning("cannot open cards/optimus-prime.png")
    assert "optimus" in log(care) and "optimus" not in fit_to_tell(log(care), agreed=False)
    assert "Qt says" in fit_to_tell(log(care), agreed=False)


@pytest.mark.parametrize("language", ["en", "de", "pseudo"])
def test_every_word_has_its_room(qtbot: QtBot, shell: Shell, care: CrashHandler, language: str) -> None:
    page = start(shell, AGAINST_BOTS)
    WORDS.use(language)
    QTimer.singleShot(0, page, fails)
    dialog = told(qtbot, care)
    respeak()
    qtbot.waitExposed(dialog)
    assert not clipped(dialog) and not WORDS.missing


def test_the_whole_program_without_a_console_survives_an_error(tmp_path: Path) -> None:
    """As a windowed program starts on Windows; and the next start has nothing to tell of a run that ended well."""
    source = ("import sys\n"
              "sys.stdout = sys.stderr = sys.__stdout__ = sys.__stderr__ = None\n"
              "from PySide6.QtCore import QTimer, qWarning\n"
              "from sparktable.ui import bench_scripts\n"
              "def script(shell, found):\n"
              "    from sparktable.ui.crash_dialog import CrashDialog\n"
              "    yield 100\n"
              "    QTimer.singleShot(0, shell, lambda: 1 // 0)\n"
              "    dialog = None\n"
              "    while dialog is None:\n"
              "        yield 10\n"
              "        dialog = shell.findChild(CrashDialog)\n"
              "    dialog.go_on.click()\n"
              "    yield 10\n"
              "bench_scripts.prepare(script, sys.argv[1])\n"
              "from sparktable.__main__ import main\n"
              "sys.exit(main([]))\n")
    done = subprocess.run([sys.executable, "-c", source, str(tmp_path)], timeout=120, capture_output=True,
                          env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    assert done.returncode == 0
    text = (tmp_path / "sparktable.log").read_text("utf-8")
    assert "ZeroDivisionError" in text and text.splitlines()[-1].endswith("== ended")


def test_a_window_that_cannot_be_opened_is_told_of(tmp_path: Path) -> None:
    """Without a console nobody would ever hear of it."""
    source = ("import sys\n"
              "sys.stdout = sys.stderr = sys.__stdout__ = sys.__stderr__ = None\n"
              "from pathlib import Path\n"
              "from PySide6.QtCore import QTimer\n"
              "from PySide6.QtWidgets import QApplication\n"
              "from sparktable.ui import main\n"
              "main.log_path = lambda: Path(sys.argv[1])\n"
              "def fails(shell):\n"
              "    QTimer.singleShot(50, lambda: QApplication.activeModalWidget().go_on.click())\n"
              "    raise ValueError('Bold')\n"
              "main.Shell.furnish = fails\n"
              "sys.exit(main.main())\n")
    log = tmp_path / "sparktable.log"
    done = subprocess.run([sys.executable, "-c", source, str(log)], timeout=60, capture_output=True,
                          env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path),
                               "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)})
    assert done.returncode == 1
    text = log.read_text("utf-8")
    assert "in fails" in text and text.index("== trouble") < text.index("== seen") < text.index("== ended")


def test_nothing_of_qt_is_left_to_the_end_of_the_interpreter(tmp_path: Path) -> None:
    """Where Qt for Python would delete what it finds, and now and then what is gone already."""
    source = ("import sys\n"
              "from PySide6.QtCore import QCoreApplication\n"
              "from sparktable.ui import bench_scripts as probe\n"
              "probe.prepare(probe.menu, sys.argv[1])\n"
              "from sparktable.__main__ import main\n"
              "code = main([])\n"
              "assert code == 0 and QCoreApplication.instance() is None\n")
    done = subprocess.run([sys.executable, "-c", source, str(tmp_path)], timeout=120, capture_output=True, text=True,
                          env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    assert done.returncode == 0 and not done.stderr

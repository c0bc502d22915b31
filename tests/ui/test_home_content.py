"""The desktop program opens, draws something, and does not wear the interpreter out."""

import subprocess
import sys

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

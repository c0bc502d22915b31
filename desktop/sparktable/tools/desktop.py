"""Opens the desktop program, after looking for what would otherwise end it with a crash or a riddle."""

import gc
import os
import sys

from sparktable.app import memory_use
from sparktable.tools.arguments import BadInput
from sparktable.ui import qt_binding


def open_program(*, smoke: bool = False) -> int:
    """Open the window and stay until it is closed; ``smoke`` tries it, unseen, and closes it."""
    if smoke:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    memory_use.hash_without_openssl()
    memory_use.check_without_plugins()
    gc.disable()  # nothing that is loaded for the first frame is garbage; afterwards the window looks for it
    refuse_binding_that_crashes()
    refuse_machine_without_display()
    try:
        qt_binding.leave_sources_alone()
        from sparktable.ui.main import main
    except ImportError as missing:
        # Not installed, or installed beside a system that lacks a shared library: the text names it.
        raise BadInput(f"the desktop program cannot start: {missing}") from missing
    return main(smoke=smoke)


def refuse_binding_that_crashes() -> None:
    """PySide6 6.12 loses references to None; Python 3.11 and older abort after some thousand Qt calls."""
    try:
        version = qt_binding.version()
    except ImportError:
        return  # importing the window will say what is missing
    if version.startswith("6.12.") and sys.version_info < (3, 12):
        python = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise BadInput(
            f"PySide6 {version} crashes on Python {python}: install PySide6-Essentials 6.11 or Python 3.12"
        )


def refuse_machine_without_display() -> None:
    """Qt would abort the process; say it in words."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        raise BadInput("there is no display to open a window on; `sparktable --help` lists what needs none")

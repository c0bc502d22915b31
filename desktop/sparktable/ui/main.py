"""The desktop program's entrance."""
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken

from sparktable import __version__
from sparktable.app import memory_use
from sparktable.app.error_log import ErrorLog
from sparktable.app.user_data import UserData
from sparktable.app.user_paths import log_path
from sparktable.resources import resource
from sparktable.ui import window_geometry
from sparktable.ui.crash_handler import CrashHandler
from sparktable.ui.first_page import FirstPage
from sparktable.ui.shell import Shell

if TYPE_CHECKING:
    from sparktable.app.thinking.thread import Thinker

ARGUMENTS = ["sparktable", "-style", "fusion"]
"""What Qt is told. `setStyle` would do as well, but returns the style, and all that a style is made of takes a
twentieth of the time to the first frame."""


def application() -> QApplication:
    """The one application object, with its name and version."""
    existing = QCoreApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(ARGUMENTS)
    app.setApplicationName("sparktable")
    app.setApplicationDisplayName("Sparktable")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("org.sparktable.Sparktable")
    return app


def show_icon(app: QApplication) -> None:
    """The face of every window."""
    from PySide6.QtGui import QIcon

    app.setWindowIcon(QIcon(str(resource("app/sparktable.png"))))


def has_screen(app: QApplication) -> bool:
    """Whether somebody sits before it: whoever sees nothing is not to hear anything."""
    return app.platformName() not in ("offscreen", "minimal")


def open_shell(user_data: UserData, thinker: Thinker | None = None) -> Shell:
    """The window with its home page, for who does not wait for a first frame."""
    shell = Shell(user_data, thinker)
    shell.furnish()
    return shell


def main(*, smoke: bool = False) -> int:
    """Open the window and stay until it is closed; ``smoke`` has the program try itself, and leaves."""
    ours = QCoreApplication.instance() is None
    app = application()
    try:
        return _run(app, smoke=smoke)
    finally:
        if ours:
            _take_down(app)


def _take_down(app: QApplication) -> None:
    """All windows, and then Qt itself. Left to Qt for Python, at the interpreter's end, one end of some thirty is a
    crash: it deletes what it knows in any order, and comes upon what has gone with something else. Who holds on to
    all of them meanwhile comes upon nothing of the kind."""
    for window in app.topLevelWidgets():
        window.close()
    known = Shiboken.getAllValidWrappers()
    for each in known:
        if isinstance(each, QObject) and each is not app and Shiboken.isValid(each) and Shiboken.ownedByPython(each):
            Shiboken.delete(each)
    Shiboken.delete(app)


def _run(app: QApplication, *, smoke: bool) -> int:
    if smoke:
        from sparktable.ui.smoke import run_smoke

        return run_smoke(app, open_shell)
    box = ErrorLog(log_path())
    box.catch_crashes()
    with CrashHandler(box) as care:
        try:
            care.shell = shell = Shell(UserData())
        except Exception as error:  # whatever it is, without a console nobody would hear of it
            return care.tell_of_start(error)

        def furnish() -> None:
            """The first frame is there: now all the rest."""
            from sparktable.ui.backdrop import Backdrop

            try:
                show_icon(app)
                shell.furnish()
            except Exception as error:
                app.exit(care.tell_of_start(error))
                return
            if isinstance(shell.page, Backdrop):
                shell.page.drawn.connect(memory_use.settle)
            else:  # keys that were pressed meanwhile have left the home page
                memory_use.settle()
            rounds = QTimer(shell, interval=memory_use.ROUND)
            rounds.timeout.connect(memory_use.look_for_garbage)
            rounds.start()
            care.offer_last()
            if has_screen(app):
                from sparktable.app.sounds.device import open_device
                from sparktable.app.sounds.player import SoundPlayer

                shell.be_heard(SoundPlayer(open_device))

        if isinstance(shell.page, FirstPage):
            shell.page.drawn.connect(furnish)
        window_geometry.show(shell)
        return app.exec()

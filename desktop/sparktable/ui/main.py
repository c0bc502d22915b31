"""The desktop program's entrance."""
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from sparktable import __version__
from sparktable.app import memory
from sparktable.app.belongings import Belongings
from sparktable.app.blackbox import BlackBox
from sparktable.app.places import log_path
from sparktable.app.words import FALLBACK, WORDS
from sparktable.resources import resource
from sparktable.ui import look
from sparktable.ui.backdrop import Backdrop
from sparktable.ui.crash import CrashCare
from sparktable.ui.frame import wanted_language
from sparktable.ui.shell import Shell
from sparktable.ui.speak import speak_qt

if TYPE_CHECKING:
    from sparktable.app.worker import Thinker


def application() -> QApplication:
    """The one application object, with its name, version and icon."""
    existing = QCoreApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(["sparktable"])
    app.setApplicationName("sparktable")
    app.setApplicationDisplayName("Sparktable")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("sparktable")
    app.setWindowIcon(QIcon(str(resource("app/sparktable.png"))))
    app.setStyle("Fusion")
    return app


def open_shell(belongings: Belongings, thinker: Thinker | None = None) -> Shell:
    """The window, in the look and the language that the settings ask for."""
    first = belongings.glance()
    WORDS.use(wanted_language(first.language))
    if WORDS.language != FALLBACK:
        speak_qt(WORDS.language)
    look.wear(look.look_for(first.display))
    return Shell(belongings, thinker)


def main(*, smoke: bool = False) -> int:
    """Open the window and stay until it is closed; ``smoke`` draws it, has an opponent move once, and leaves."""
    app = application()
    if smoke:
        from sparktable.ui.smoke import run_smoke

        return run_smoke(app, open_shell)
    box = BlackBox(log_path())
    box.catch_crashes()
    with CrashCare(box) as care:
        try:
            care.shell = shell = open_shell(Belongings())
        except Exception as error:  # whatever it is, without a console nobody would hear of it
            return care.tell_of_start(error)
        shell.show()
        if isinstance(shell.page, Backdrop):
            shell.page.drawn.connect(memory.settle)
        QTimer.singleShot(0, shell, care.offer_last)
        return app.exec()

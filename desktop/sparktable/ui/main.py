"""The desktop program's entrance."""
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from sparktable import __version__
from sparktable.app import memory_use
from sparktable.app.error_log import ErrorLog
from sparktable.app.sounds.device import open_device
from sparktable.app.sounds.player import SoundPlayer
from sparktable.app.translations import FALLBACK, WORDS
from sparktable.app.user_data import UserData
from sparktable.app.user_paths import log_path
from sparktable.resources import resource
from sparktable.ui import style
from sparktable.ui.backdrop import Backdrop
from sparktable.ui.crash_handler import CrashHandler
from sparktable.ui.shell import Shell
from sparktable.ui.widget_texts import speak_qt
from sparktable.ui.window_frame import wanted_language

if TYPE_CHECKING:
    from sparktable.app.thinking.thread import Thinker

ARGUMENTS = ["sparktable", "-style", "fusion"]
"""What Qt is told. `setStyle` would do as well, but returns the style, and all that a style is made of takes a
twentieth of the time to the first frame."""


def application() -> QApplication:
    """The one application object, with its name, version and icon."""
    existing = QCoreApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(ARGUMENTS)
    app.setApplicationName("sparktable")
    app.setApplicationDisplayName("Sparktable")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("org.sparktable.Sparktable")
    app.setWindowIcon(QIcon(str(resource("app/sparktable.png"))))
    return app


def has_screen(app: QApplication) -> bool:
    """Whether somebody sits before it: whoever sees nothing is not to hear anything."""
    return app.platformName() not in ("offscreen", "minimal")


def open_shell(user_data: UserData, thinker: Thinker | None = None) -> Shell:
    """The window, in the look and the language that the settings ask for."""
    first = user_data.first_frame()
    WORDS.use(wanted_language(first.language))
    if WORDS.language != FALLBACK:
        speak_qt(WORDS.language)
    style.wear(style.look_for(first.display))
    return Shell(user_data, thinker)


def main(*, smoke: bool = False) -> int:
    """Open the window and stay until it is closed; ``smoke`` has the program try itself, and leaves."""
    app = application()
    if smoke:
        from sparktable.ui.smoke import run_smoke

        return run_smoke(app, open_shell)
    box = ErrorLog(log_path())
    box.catch_crashes()
    with CrashHandler(box) as care:
        try:
            care.shell = shell = open_shell(UserData())
        except Exception as error:  # whatever it is, without a console nobody would hear of it
            return care.tell_of_start(error)
        shell.show()
        if isinstance(shell.page, Backdrop):
            shell.page.drawn.connect(memory_use.settle)
        QTimer.singleShot(0, shell, care.offer_last)
        if has_screen(app):
            QTimer.singleShot(0, shell, lambda: shell.be_heard(SoundPlayer(open_device)))
        return app.exec()

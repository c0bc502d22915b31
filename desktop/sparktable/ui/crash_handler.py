"""Care for what nobody caught: it is written down, the game is saved, and then the player is told, once.

Qt reports an error in a slot to `sys.excepthook` and goes on; without a console nobody would ever see it. Installed
by the program's entrance alone: whoever only imports this changes nothing.
"""
from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, QtMsgType, Signal, qFormatLogMessage, qInstallMessageHandler

from sparktable.app import error_log
from sparktable.app.error_log import ErrorLog, Trouble

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

    from sparktable.kernel.match import Match
    from sparktable.ui.crash_dialog import CrashDialog
    from sparktable.ui.shell import Shell

SERIOUS = (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)


class CrashHandler(QObject):
    """Use it as a context: hooks are in place inside of it, and the run has ended well when it is left in order."""

    _caught = Signal(object)
    """From whatever thread to the window's, and not before the slot that failed has been left."""

    def __init__(self, box: ErrorLog) -> None:
        super().__init__()
        self.box = box
        self.shell: Shell | None = None
        """The window, as soon as there is one."""
        self.dialog: CrashDialog | None = None
        self._told: set[str] = set()
        """What the player was told of: the same trouble again, with every frame perhaps, is only written down."""
        self._helpless = False
        """Not even the telling works."""
        self._here = threading.local()
        self._listens = False
        self._saved: tuple[Match, Path] | None = None
        """The game that was saved last, and where: it is saved there again."""

    # --- hooks --------------------------------------------------------------------------------------

    def __enter__(self) -> CrashHandler:
        self._before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self.catch
        threading.excepthook = self._catch_in_thread
        sys.unraisablehook = self._note_unraisable
        self._qt_before = qInstallMessageHandler(self._qt_says)
        error_log.use(self.box)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        qInstallMessageHandler(self._qt_before)
        error_log.use(None)
        if error is None:
            self.box.end()
        elif isinstance(error, Exception):
            self.box.keep(error)
        self.box.close()

    def catch(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """An error that nobody caught, in any thread."""
        self._before[0](kind, error, trace)  # type: ignore[arg-type]  # as Python calls it
        if not isinstance(error, Exception) or getattr(self._here, "busy", False):
            return  # who presses Ctrl+C means it; and an error over an error must not go round in circles
        self._here.busy = True
        try:
            self._listen()
            self._caught.emit(self.box.keep(error.with_traceback(trace)))
        finally:
            self._here.busy = False

    def _listen(self) -> None:
        """From the first error on: nobody waits for it with the first frame."""
        if not self._listens:
            from PySide6.QtCore import Qt

            self._caught.connect(self._tell, Qt.ConnectionType.QueuedConnection)
            self._listens = True

    def _catch_in_thread(self, caught: threading.ExceptHookArgs) -> None:
        self.catch(caught.exc_type, caught.exc_value, caught.exc_traceback)

    def _note_unraisable(self, caught: sys.UnraisableHookArgs) -> None:
        """Whatever it was about is gone already, and nobody can do anything about it."""
        self._before[2](caught)
        if caught.exc_value is not None:
            self.box.warn(f"while something was thrown away: {error_log.trace(caught.exc_value)}")

    def _qt_says(self, kind: QtMsgType, context: Any, message: str) -> None:
        """Its words may name a file of the player's, or a card's picture."""
        if kind in SERIOUS:
            self.box.warn(f"Qt says, of {context.category}:", message)
        error_log.on_console(qFormatLogMessage(kind, context, message))

    # --- telling ------------------------------------------------------------------------------------

    def _tell(self, trouble: Trouble) -> None:
        """Save the game, and then say so. One dialog at a time; what comes while it is open stands in its report."""
        if self._helpless or self.dialog is not None or trouble.place in self._told:
            return
        self._told.add(trouble.place)
        try:
            saved, why = self._save()
            from sparktable.ui.crash_dialog import CrashDialog

            dialog = CrashDialog(self.shell, self.box, trouble.trace, saved=saved, unsaved=why, game=self._game)
            dialog.quit_wanted.connect(self._quit)
            self._open(dialog)
        except Exception as again:
            self._helpless = True
            self._before[0](type(again), again, again.__traceback__)
            self.box.keep(again)

    def tell_of_start(self, error: Exception) -> int:
        """There is no window, and there will be none: say so, and return the program's exit code."""
        self._before[0](type(error), error, error.__traceback__)
        trouble = self.box.keep(error)
        from sparktable.ui.crash_dialog import StartDialog

        self.dialog = StartDialog(self.box, trouble.trace)
        self.dialog.exec()
        self.box.seen()
        return 1

    def offer_last(self) -> None:
        """The last run ended badly: say so, and offer what it left behind."""
        if self.box.left_behind:
            from sparktable.ui.crash_dialog import LastTimeDialog

            self._open(LastTimeDialog(self.shell, self.box))

    def _open(self, dialog: CrashDialog) -> None:
        self.dialog = dialog
        dialog.finished.connect(self._closed)
        dialog.open()
        self.box.seen()

    def _closed(self) -> None:
        self.dialog = None

    def _save(self) -> tuple[str, str]:
        """Keep the game among the saves, beside what is on record already. Returns under what name, or why not."""
        shell = self.shell
        if shell is None or shell.session is None or shell.session.outcome is not None:
            return "", ""
        from sparktable.app.translations import WORDS
        from sparktable.record.files import FileTrouble

        try:
            match = shell.session.match
            name = WORDS.say("save.rescued", game=WORDS.say(f"title.{match.game.name}"), turn=match.state.turn)
            before = self._saved[1] if self._saved is not None and self._saved[0] is match else None
            path = shell.archive.saved_games.save(name, shell.archive.save_bytes(), replace=before)
        except FileTrouble as trouble:
            return "", str(trouble)
        except Exception as trouble:  # it may be the game itself that is out of order
            self.box.keep(trouble)
            return "", type(trouble).__name__
        self._saved = match, path
        return path.stem, ""

    def _game(self) -> bytes:
        """What goes into a report when the player agrees; nothing where no game is running."""
        shell = self.shell
        return b"" if shell is None or shell.session is None else shell.archive.save_bytes()

    def _quit(self) -> None:
        """Whatever may still break on the way out is only written down."""
        self._helpless = True
        try:
            if self.shell is not None:
                self.shell.close()
        finally:
            QCoreApplication.quit()

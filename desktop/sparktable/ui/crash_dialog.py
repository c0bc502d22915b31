"""What is shown when the program has stumbled: what became of the game, what a report would say, and what to do."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from sparktable.app.bug_report import write_report
from sparktable.app.error_log import ErrorLog, fit_to_tell
from sparktable.app.error_messages import in_words
from sparktable.record.files import CannotWrite
from sparktable.ui import style, window_geometry
from sparktable.ui.notice import Notice
from sparktable.ui.snapshot import ask_place
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, label, role

LEAST_LINES, WIDE, HIGH = 4, 680, 440
"""How many lines of an error there is always room for; how wide the dialog is, and how high at most."""


class CrashDialog(QDialog):
    """Go on, save a report, or quit."""

    quit_wanted = Signal()
    title_key, about_key, agree_key, go_on_key = "crash.title", "crash.about", "crash.agree", "crash.go_on"

    def __init__(self, parent: QWidget | None, box: ErrorLog, trace: str, *, saved: str = "", unsaved: str = "",
                 game: Callable[[], bytes] = bytes) -> None:
        """`saved`: under which name the game was saved; `unsaved`: why it could not be; `game`: what of it goes into
        a report if the player agrees."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self, "setWindowTitle", "app.name")
        self._box, self._trace, self._game, self._unsaved = box, trace, game, unsaved
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(24)] * 4))
        column.setSpacing(now.px(12))
        head = QHBoxLayout()
        head.setSpacing(now.px(12))
        head.addWidget(Icon("damage", 36, "bad"))
        head.addWidget(label("title", self.title_key), 1)
        column.addLayout(head)
        if saved:
            column.addWidget(label("strong", "crash.saved", name=saved))
        self.unsaved = label("strong")
        if unsaved:
            column.addWidget(self.unsaved)
        column.addWidget(label("body", self.about_key))
        self.text = QPlainTextEdit()
        role(self.text, "licence")
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        say(self.text, "setAccessibleName", "crash.report")
        column.addWidget(self.text, 1)
        self.agree = QCheckBox()
        say(self.agree, "setText", self.agree_key)
        self.agree.toggled.connect(self._show)
        column.addWidget(self.agree)
        self.notice = Notice()
        column.addWidget(self.notice)
        column.addLayout(self._foot())
        self._show()
        self.retranslate()
        grown = now.px(WIDE * max(1.0, now.text))
        window_geometry.size(self, WIDE, min(HIGH, column.totalHeightForWidth(grown) * WIDE / grown))
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.leave = Button("crash.quit", "close", on_click=self._quit)
        self.report = Button("command.report", "draw", on_click=lambda: ask_place(self, self.save_report))
        self.go_on = Button(self.go_on_key, "check", "primary", self.accept)
        row.addWidget(self.leave)
        row.addStretch()
        row.addWidget(self.report)
        row.addWidget(self.go_on)
        return row

    def retranslate(self) -> None:
        say(self.unsaved, "setText", "crash.unsaved", why=in_words(self._unsaved))

    def _show(self) -> None:
        """What is shown is what a report would say."""
        said = fit_to_tell(self._trace, agreed=self.agree.isChecked())
        self.text.setPlainText(said)
        self.text.setVisible(bool(said.strip()))
        lines = max(LEAST_LINES, self.text.blockCount() + 1)  # a short one leaves no empty box
        self.text.setMaximumHeight(lines * self.text.fontMetrics().lineSpacing() + style.current().px(28))

    def _quit(self) -> None:
        self.accept()
        self.quit_wanted.emit()

    def save_report(self, path: Path) -> None:
        """One zip, written where the player wants it."""
        agreed = self.agree.isChecked()
        parts = {"trace.txt": fit_to_tell(self._trace, agreed=agreed).encode(),
                 "last-lines.txt": fit_to_tell(self._box.last_lines(), agreed=agreed).encode()}
        if agreed:
            parts |= self._enclosed()
        try:
            write_report(path, parts, about="report.about_trouble")
        except CannotWrite as trouble:
            self.notice.quote(str(trouble))
        else:
            self.notice.tell("notice.report", name=path.name)

    def _enclosed(self) -> dict[str, bytes]:
        """The game, or why it is not there."""
        try:
            game = self._game()
        except Exception as trouble:  # it may be the game that is out of order
            return {"no-save.txt": f"{type(trouble).__name__}: {trouble}".encode(errors="backslashreplace")}
        return {"game.spark": game} if game else {}


class LastTimeDialog(CrashDialog):
    """At the start, where the last run left something behind that nobody has seen."""

    title_key, about_key = "crash.last.title", "crash.last.about"
    agree_key, go_on_key = "crash.last.agree", "action.close"

    def __init__(self, parent: QWidget | None, box: ErrorLog) -> None:
        super().__init__(parent, box, box.left_behind)
        self.leave.hide()


class StartDialog(CrashDialog):
    """Instead of the window, where that could not even be opened."""

    title_key, about_key = "crash.start.title", "crash.start.about"
    agree_key, go_on_key = "crash.last.agree", "crash.quit"

    def __init__(self, box: ErrorLog, trace: str) -> None:
        super().__init__(None, box, trace)
        self.leave.hide()

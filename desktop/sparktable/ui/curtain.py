"""The curtain between two people at one screen: nothing is shown until the right one is there."""
from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sparktable.ui import look
from sparktable.ui.speak import say
from sparktable.ui.widgets import Button, Icon, label


class Curtain(QWidget):
    """Covers its whole parent; only its button, Enter or Space lift it."""

    lifted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._covered = parent
        self.setAutoFillBackground(True)
        now = look.current()
        column = QVBoxLayout(self)
        column.setSpacing(now.px(16))
        column.addStretch()
        column.addWidget(Icon("player", 64, "acc"), 0, Qt.AlignmentFlag.AlignHCenter)
        self.text = label("title")
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note = label("lead", "curtain.note")
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.text)
        column.addWidget(self.note)
        self.ready = Button("curtain.ready", "check", "big", self.lifted.emit)
        column.addWidget(self.ready, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()
        parent.installEventFilter(self)
        self.hide()

    def fall(self, name: str) -> None:
        """Cover everything, and ask for that person."""
        say(self.text, "setText", "curtain.pass", who=name)
        self.setGeometry(self._covered.rect())
        self._let_behind(False)
        self.show()
        self.raise_()
        self.ready.setFocus(Qt.FocusReason.OtherFocusReason)

    def rise(self) -> None:
        """Show again what lies behind."""
        self._let_behind(True)
        self.hide()

    def _let_behind(self, reachable: bool) -> None:
        """Neither Tab nor a shortcut nor a screen reader must get behind the curtain."""
        for widget in self._covered.findChildren(QWidget,
                                                       options=Qt.FindChildOption.FindDirectChildrenOnly):
            if widget is not self:
                widget.setEnabled(reachable)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._covered.rect())
        return False

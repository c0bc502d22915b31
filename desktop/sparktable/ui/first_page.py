"""What the window shows until its first page is made: the ground of that page. Keys are kept for it."""
from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget


class FirstPage(QFrame):
    """Loaded before everything else: what it needs, the first frame waits for. It is painted by Qt: to be handed a
    colour, a painter has Qt for Python make all the names of `Qt`."""

    drawn = Signal()
    """It has been on the screen."""

    def __init__(self, ground: QColor) -> None:
        super().__init__()
        self.setStyleSheet(f"background: {ground.name()}")
        self._keys: list[QKeyEvent] = []
        self._done = QTimer(self, singleShot=True, interval=0)
        self._done.timeout.connect(self.drawn)

    def settle(self) -> None:
        self.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._done.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._keys.append(event.clone())

    keyReleaseEvent = keyPressEvent

    def hand_on_keys(self, window: QWidget) -> None:
        """What was pressed in the meantime was meant for the page that is there now."""
        for key in self._keys:
            QApplication.sendEvent(window.focusWidget() or window, key)

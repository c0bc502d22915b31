"""Pages of tiles to choose from: they scroll, and arrows go through them."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sparktable.ui import style
from sparktable.ui.widgets import label, role, scrolling

STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}


def step_on(page: QWidget, buttons: Sequence[QWidget], event: QKeyEvent) -> bool:
    """Have an arrow take the focus from one button to the next; what scrolls follows by itself. False where it was no
    arrow, or not on a button."""
    step, focused = STEPS.get(Qt.Key(event.key())), page.focusWidget()
    if step is None or focused not in buttons:
        return False
    buttons[(buttons.index(focused) + step) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)
    return True


class TileColumn(QWidget):
    chosen = Signal(object)
    left = Signal()

    def __init__(self, title: str, note: str) -> None:
        super().__init__()
        role(self, "page")
        now = style.current()
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        inside = QWidget()
        role(inside, "clear")
        outside.addWidget(scrolling(inside))
        self.column = QVBoxLayout(inside)
        self.column.setContentsMargins(now.px(64), now.px(40), now.px(64), now.px(24))
        self.column.setSpacing(now.px(12))
        self.column.addWidget(label("title", title))
        self.column.addWidget(label("lead", note))
        self.buttons: list[QWidget] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go through the tiles, Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif not step_on(self, self.buttons, event):
            super().keyPressEvent(event)

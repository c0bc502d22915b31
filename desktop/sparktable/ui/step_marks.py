"""How far somebody is: a short mark for every step. What it shows is also said in words beside it."""
from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sparktable.ui import style

HEIGHT = 6
WIDEST = 26
"""How wide a mark is at most."""


class StepMarks(QWidget):
    def __init__(self, steps: int) -> None:
        super().__init__()
        self._steps, self.at = steps, 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def go_to(self, step: int) -> None:
        """Those before this one are done."""
        self.at = step
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens, now = style.current().theme.tokens, style.current()
        high, gap = now.px(HEIGHT), now.px(3)
        step = min(self.width() / self._steps, now.px(WIDEST))
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setPen(Qt.PenStyle.NoPen)
            for number in range(1, self._steps + 1):
                ink = tokens.can if number < self.at else tokens.acc if number == self.at else tokens.line2
                p.setBrush(QColor(ink))
                x = (number - 1) * step
                if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                    x = self.width() - x - step
                mark = QRectF(x, (self.height() - high) / 2, max(2.0, step - gap), high)
                p.drawRoundedRect(mark, high / 2, high / 2)

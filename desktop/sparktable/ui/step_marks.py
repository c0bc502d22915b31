"""How far somebody is: a short mark for every step, or one bar for many. What it shows is also said in words beside
it."""
from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sparktable.ui import style

HEIGHT = 6
WIDEST = 26
"""How wide a mark is at most."""
MOST = 14
"""Of more steps no single one is told from the others: what is done is one bar, the step that comes its end."""


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
        now = style.current()
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setPen(Qt.PenStyle.NoPen)
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                p.translate(self.width(), 0)
                p.scale(-1, 1)
            step = min(self.width() / min(self._steps, MOST), now.px(WIDEST)) * min(self._steps, MOST) / self._steps
            if self._steps > MOST:
                self._bar(p, step)
            else:
                for number in range(1, self._steps + 1):
                    self._mark(p, (number - 1) * step, step - now.px(3), self._ink(number))

    def _bar(self, p: QPainter, step: float) -> None:
        tokens = style.current().theme.tokens
        self._mark(p, 0, step * self._steps, tokens.line2)
        done = step * (self.at - 1)
        if done:
            self._mark(p, 0, done, tokens.can)
        least = 2 * style.current().px(HEIGHT)
        self._mark(p, min(done, step * self._steps - least), max(step, least), tokens.acc)

    def _ink(self, number: int) -> str:
        tokens = style.current().theme.tokens
        return tokens.can if number < self.at else tokens.acc if number == self.at else tokens.line2

    def _mark(self, p: QPainter, x: float, wide: float, ink: str) -> None:
        high = style.current().px(HEIGHT)
        p.setBrush(QColor(ink))
        p.drawRoundedRect(QRectF(x, (self.height() - high) / 2, max(2.0, wide), high), high / 2, high / 2)

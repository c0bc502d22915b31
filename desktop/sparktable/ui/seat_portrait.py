"""Whom the lit seat plays, large, in the room that the column beside the table leaves."""
from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from sparktable.ui import style
from sparktable.ui.character_cards import Portrayed
from sparktable.ui.widgets import label, panel, role

LEAST = 64
"""How high its picture must be at least: where there is no room for that, nothing is shown."""
FLAT = 0.4
"""A picture lower than that, in its width, would cut a face: it stands beside the words then."""


class SeatPortrait(QWidget):
    """Takes what room there is, and asks for none."""

    def __init__(self, whom: Portrayed, *, told: bool) -> None:
        """`told`: it says as well how one plays it."""
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        self._frame, self._inside = panel(margin=3, gap=0)
        around.addWidget(self._frame)
        self.picture = _Picture(whom)
        self._inside.addWidget(self.picture, 1)
        now, self._words = style.current(), QWidget()
        role(self._words, "clear")
        self._inside.addWidget(self._words)
        words = QVBoxLayout(self._words)
        words.setContentsMargins(now.px(9), now.px(7), now.px(9), now.px(7))
        words.setSpacing(now.px(1))
        words.addStretch()
        words.addWidget(label("name", text=whom.accessibleName()))
        if told:
            words.addWidget(label("caption", text=whom.told))
        words.addStretch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        edges = self._inside.contentsMargins()
        wide = self.width() - edges.left() - edges.right()
        high = max(0, self.height() - edges.top() - edges.bottom())
        over = high - self._words.heightForWidth(wide)
        least, beside = style.current().px(LEAST), over < FLAT * wide
        self._inside.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self.picture.setMinimumWidth(high if beside else 0)
        self.picture.setMaximumWidth(high if beside else wide)
        self._frame.setVisible(least <= high and self._words.heightForWidth(wide - high) <= high if beside
                               else least <= over)


class _Picture(QWidget):
    def __init__(self, card: Portrayed) -> None:
        super().__init__()
        self._card = card
        self._picture: QPixmap | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._card.is_painted:
            return
        if self._picture is None or self._picture.deviceIndependentSize().toSize() != self.size():
            self._picture = self._card.picture(QSize(self.size()), self.devicePixelRatioF())
        with QPainter(self) as p:
            p.drawPixmap(0, 0, self._picture)

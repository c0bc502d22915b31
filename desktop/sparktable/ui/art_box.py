"""What is pictured on a card, in a box beside words. It says nothing that they do not."""
from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sparktable.table.art.canvas import SMOOTH
from sparktable.table.art.figures import Art, art_image
from sparktable.ui import style

CORNER = 6


class ArtBox(QWidget):
    """As high as the words beside it."""

    def __init__(self, art: Art, width: int, height: int) -> None:
        """`height`: how high it is at least; both at the design's size. It may be given another policy."""
        super().__init__()
        self._art = art
        self.setMinimumSize(style.current().px(width), style.current().px(height))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        now, dpr = style.current(), self.devicePixelRatioF()
        with QPainter(self) as p:
            p.setRenderHints(SMOOTH)
            around = QPainterPath()
            around.addRoundedRect(QRectF(self.rect()), now.px(CORNER), now.px(CORNER))
            p.setClipPath(around)
            p.drawImage(self.rect(), art_image(self._art, round(self.width() * dpr), round(self.height() * dpr),
                                               now.theme.art_veil))

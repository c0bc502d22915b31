"""A picture at the right end of a line or a tile: its left edge sinks into the dark ground that it lies on. On a
light one it lies as a card: into light it cannot sink."""
from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPainterPath, QPixmap

from sparktable.table.art.canvas import SMOOTH
from sparktable.table.art.color import fade
from sparktable.ui import style


def sunk(image: QImage, part: QRectF, size: QSize, dpr: float, corner: float, depth: float) -> QPixmap:
    """A part of an image in that size; `depth`: how much of its width sinks."""
    made, box, clip = QPixmap(size * dpr), QRectF(0, 0, size.width(), size.height()), QPainterPath()
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    clip.addRoundedRect(box, corner, corner)
    with QPainter(made) as p:
        p.setRenderHints(SMOOTH)
        p.setClipPath(clip)
        p.drawImage(box, image, part)
        if style.current().theme.is_dark:
            p.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
            sinks = QLinearGradient(0, 0, size.width(), 0)
            sinks.setColorAt(0, fade("#000000", 0))
            sinks.setColorAt(depth, fade("#000000", 255))
            p.fillRect(box, sinks)
    return made

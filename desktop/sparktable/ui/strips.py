"""A figure in a strip that is much wider than high: so wide as that, nothing would be seen of it but its chest."""
from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QLinearGradient, QPainter

from sparktable.table.art.color import DEEP, fade, mix
from sparktable.table.art.figures import Art, paint_art

WIDEST = 2.4
"""So much wider than high a figure's picture is at most."""


def is_strip(width: float, height: float) -> bool:
    return width > height * WIDEST * 1.1


def paint_in_strip(p: QPainter, art: Art, width: float, height: float) -> None:
    """At its right end; where it is no strip, over all of it."""
    wide = min(width, height * WIDEST) if is_strip(width, height) else width
    box, ground = QRectF(width - wide, 0, wide, height), mix(art.hue, DEEP, 0.6)
    paint_art(p, box, art)
    if wide < width:
        p.fillRect(QRectF(0, 0, width - wide, height), ground)
        edge = QLinearGradient(box.topLeft(), box.topRight())
        edge.setColorAt(0, ground)
        edge.setColorAt(0.3, fade(ground, 0))
        p.fillRect(box, edge)

"""How somebody stands to whoever looks on, told by shape as well as by colour."""
from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from sparktable.table.art.icons import draw_icon

_EDGE = "#05070A"
_SPIKES = 9


class Stance(NamedTuple):
    """The colour of its mark, the ink on it, its icon, and whether its shapes have points: a foe's have."""

    hue: str
    ink: str
    icon: str
    pointed: bool = False


def paint_mark(p: QPainter, stance: Stance, cx: float, cy: float, radius: float) -> None:
    """A disc, or a diamond that stands on its tip."""
    p.setPen(QPen(QColor(_EDGE), max(1.0, radius * 0.14)))
    p.setBrush(QColor(stance.hue))
    if stance.pointed:
        p.drawPolygon(QPolygonF([QPointF(cx + x * radius * 1.2, cy + y * radius * 1.2)
                                 for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))]))
    else:
        p.drawEllipse(QPointF(cx, cy), radius, radius)
    size = radius * 1.26
    draw_icon(p, stance.icon, cx - size / 2, cy - size / 2, size, stance.ink, stance.hue)


def paint_ring(p: QPainter, stance: Stance, cx: float, cy: float, wide: float, high: float) -> None:
    """What shines about a base: smooth, or in spikes."""
    p.setPen(QPen(QColor(_EDGE), max(1.0, high * 0.1)))
    p.setBrush(QColor(stance.hue))
    if not stance.pointed:
        p.drawEllipse(QPointF(cx, cy), wide, high)
        return
    turns = ((math.pi * step / _SPIKES, 0.9 if step % 2 else 1.16) for step in range(2 * _SPIKES))
    p.drawPolygon(QPolygonF([QPointF(cx + wide * far * math.cos(turn), cy + high * far * math.sin(turn))
                             for turn, far in turns]))

"""How somebody stands to whoever looks on: own, an ally or a foe. Told by shape as well as by colour."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from sparktable.table.art.icons import draw_icon

_EDGE = "#05070A"
_SPIKES = 9


class Stance(NamedTuple):
    """The colour of its mark, the ink on it, and its icon."""

    hue: str
    ink: str
    icon: str


OWN = Stance("#F3F7FA", _EDGE, "player")
ALLY = Stance("#2E8BFF", "#FFFFFF", "t_ally")
FOE = Stance("#D9262E", "#FFFFFF", "confront")


def paint_mark(p: QPainter, stance: Stance, cx: float, cy: float, radius: float) -> None:
    """A disc, of a foe a diamond that stands on its tip."""
    p.setPen(QPen(QColor(_EDGE), max(1.0, radius * 0.14)))
    p.setBrush(QColor(stance.hue))
    if stance is FOE:
        p.drawPolygon(QPolygonF([QPointF(cx + x * radius * 1.2, cy + y * radius * 1.2)
                                 for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))]))
    else:
        p.drawEllipse(QPointF(cx, cy), radius, radius)
    size = radius * 1.26
    draw_icon(p, stance.icon, cx - size / 2, cy - size / 2, size, stance.ink, stance.hue)


def paint_ring(p: QPainter, stance: Stance, cx: float, cy: float, wide: float, high: float) -> None:
    """What shines about a base: smooth, of a foe in spikes."""
    p.setPen(QPen(QColor(_EDGE), max(1.0, high * 0.1)))
    p.setBrush(QColor(stance.hue))
    if stance is not FOE:
        p.drawEllipse(QPointF(cx, cy), wide, high)
        return
    turns = ((math.pi * step / _SPIKES, 0.9 if step % 2 else 1.16) for step in range(2 * _SPIKES))
    p.drawPolygon(QPolygonF([QPointF(cx + wide * far * math.cos(turn), cy + high * far * math.sin(turn))
                             for turn, far in turns]))

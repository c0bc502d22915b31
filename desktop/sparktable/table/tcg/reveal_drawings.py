"""The damage of an attack on its stage, which is dark in every theme."""
from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from sparktable.table.art.fonts import display
from sparktable.table.art.parts import CENTRE, NO_PEN, label
from sparktable.table.drawings import colour
from sparktable.table.duel_drawings import ComesTo
from sparktable.table.picture_store import Look

SPIKES = 14
DULL = "#1C2732"
"""The ground of damage that knocks nobody out."""


@dataclass(frozen=True, slots=True)
class Burst(ComesTo):
    """The damage; what knocks out is red."""

    number: str
    fells: bool

    @property
    def is_nothing(self) -> bool:
        return self.number == "0"

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t, radius = look.theme.stage.tokens, min(width, height) * 0.52
        px = radius * 0.95
        cx, cy = width - radius * 1.1, height / 2
        sign = display(px)
        label(p, QRectF(0, 0, cx - radius, height), "=", sign, t.mid, CENTRE)
        points = []
        for index in range(2 * SPIKES):
            far = radius if index % 2 == 0 else radius * 0.72
            angle = pi * index / SPIKES - pi / 2
            points.append(QPointF(cx + far * cos(angle), cy + far * sin(angle)))
        p.setPen(NO_PEN)
        p.setBrush(colour("damage", look.theme.stage) if self.fells else QColor(DULL))
        if not self.fells:
            p.setPen(QPen(QColor(t.bad), max(1.5, radius * 0.03)))
        p.drawPolygon(QPolygonF(points))
        ink = t.bg0 if self.fells else t.hi
        label(p, QRectF(cx - radius, cy - radius, 2 * radius, 2 * radius), self.number, display(px), ink, CENTRE)

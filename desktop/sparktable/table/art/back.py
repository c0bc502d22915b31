"""Card backs: a hexagon lattice that fades outwards, and one icon in a hexagon."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QRadialGradient

from sparktable.table.art.color import DEEP, fade, mix
from sparktable.table.art.face import CardBack
from sparktable.table.art.figures.brush import polygon, ring
from sparktable.table.art.fonts import display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import CARD_RATIO, CENTRE, CORNER, NO_BRUSH, name_line

LABEL_FROM = 70.0
"""The width from which a back carries its word."""


def draw_back(p: QPainter, face: CardBack, width: float) -> None:
    style = face.style
    height = width * CARD_RATIO
    cx, cy = width / 2, height / 2
    gradient = QRadialGradient(QPointF(cx, cy), height * 0.75)
    gradient.setColorAt(0, mix(style.hue, DEEP, 0.42))
    gradient.setColorAt(1, mix(style.hue, DEEP, 0.86))
    p.fillRect(QRectF(0, 0, width, height), gradient)
    lattice(p, width, height, style.hue)
    for radius, alpha, line in ((0.36, 210, 0.018), (0.42, 90, 0.008)):
        p.setPen(QPen(fade(mix(style.hue, "#FFFFFF", 0.4), alpha), width * line))
        p.setBrush(fade(DEEP, 150) if radius < 0.4 else NO_BRUSH)
        p.drawPolygon(polygon(ring(cx, cy, width * radius)))
    size = width * 0.38
    draw_icon(p, style.icon, cx - size / 2, cy - size / 2, size, mix(style.hue, "#FFFFFF", 0.55), "#0B1016")
    if face.label and width >= LABEL_FROM:
        name_line(
            p,
            QRectF(width * 0.1, height - width * 0.215, width * 0.8, width * 0.13),
            face.label.upper(),
            display(width * 0.085, 12),
            width * 0.055,
            mix(style.hue, "#FFFFFF", 0.6),
            CENTRE,
        )
    inset, radius = width * 0.05, width * CORNER * 0.6
    p.setPen(QPen(fade(mix(style.hue, "#FFFFFF", 0.4), 120), max(1.0, width * 0.01)))
    p.setBrush(NO_BRUSH)
    p.drawRoundedRect(QRectF(inset, inset, width - 2 * inset, height - 2 * inset), radius, radius)


def lattice(p: QPainter, width: float, height: float, hue: str) -> None:
    """Hexagons, fainter and fainter towards the edges."""
    size = min(width, height) * 0.125
    light = mix(hue, "#FFFFFF", 0.35)
    p.setBrush(NO_BRUSH)
    for column in range(-1, math.ceil(width / size / 1.5) + 1):
        for row in range(-1, math.ceil(height / size / 1.732) + 1):
            x = column * size * 1.5
            y = row * size * 1.732 + (size * 0.866 if column % 2 else 0)
            distance = math.hypot(x - width / 2, y - height / 2) / max(width, height)
            p.setPen(QPen(fade(light, max(0.0, 70 - distance * 90)), max(0.6, size * 0.056)))
            p.drawPolygon(polygon(ring(x, y, size * 0.94, 6, 0)))

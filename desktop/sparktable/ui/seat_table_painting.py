"""Paints the table of a new game as one looks across it: round, lit from above, with the game laid out on it."""
from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from sparktable.table.art.canvas import SMOOTH
from sparktable.table.art.color import fade, mix
from sparktable.ui import style

NEAR, INSIDE, FLATTEST = 0.86, 0.95, 0.62
"""How wide the far edge of what lies there is beside the near one; how much of the table it takes; and how flat it is
seen at most."""
DARK = "#0A0F15"


class Rim(NamedTuple):
    """Where the table stands."""

    middle: QPointF
    across: float
    """Half its width."""
    down: float
    """Half its height."""
    thick: float

    @property
    def box(self) -> QRectF:
        return QRectF(self.middle.x() - self.across, self.middle.y() - self.down, 2 * self.across, 2 * self.down)


def spread(rim: Rim, shape: float) -> QPolygonF:
    """Where something so much wider than high lies on the table: its corners, from the far left clockwise."""
    flat = max(FLATTEST, rim.down / rim.across)
    high = flat / shape  # of its half width, twice
    half = INSIDE / hypot(1 / rim.across, high / rim.down)
    x, y, middle = half, half * high, rim.middle
    return QPolygonF([middle + QPointF(-x * NEAR, -y), middle + QPointF(x * NEAR, -y), middle + QPointF(x, y),
                      middle + QPointF(-x, y)])


def table(size: QSize, dpr: float, rim: Rim, hue: str, laid: QImage | None,
          lights: Sequence[tuple[QPointF, QColor]]) -> QPixmap:
    """The whole of it; a light falls on the rim where somebody sits."""
    picture = QPixmap(size * dpr)
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as p:
        p.setRenderHints(SMOOTH)
        _body(p, rim, hue)
        if style.current().theme.texture:
            _lights(p, rim, lights)
        if laid is not None:
            _lay(p, rim, laid)
    return picture


def _body(p: QPainter, rim: Rim, hue: str) -> None:
    theme, box = style.current().theme, rim.box
    steel = mix(hue, "#7C8896", 0.6)
    p.setPen(Qt.PenStyle.NoPen)
    if theme.texture:
        shadow = QRadialGradient(QPointF(0, 0), 1.0)
        shadow.setColorAt(0.55, fade("#000000", 150 if theme.is_dark else 70))
        shadow.setColorAt(1, fade("#000000", 0))
        p.save()
        p.translate(rim.middle + QPointF(0, rim.thick * 2.2))
        p.scale(rim.across * 1.14, rim.down * 1.2)
        p.setBrush(shadow)
        p.drawEllipse(QPointF(0, 0), 1.0, 1.0)
        p.restore()
    side = QPainterPath()
    side.addEllipse(box.translated(0, rim.thick))
    wall = QPainterPath()
    wall.addRect(QRectF(box.x(), rim.middle.y(), box.width(), rim.thick))
    metal = QLinearGradient(box.topLeft(), box.topRight())
    for at, dark in ((0.0, 0.86), (0.28, 0.62), (0.5, 0.74), (0.8, 0.58), (1.0, 0.88)):
        metal.setColorAt(at, mix(steel, DARK, dark))
    p.setBrush(metal)
    p.setPen(QPen(QColor(DARK), 1.5))
    p.drawPath(side.united(wall))
    band = QLinearGradient(box.topLeft(), box.bottomRight())
    for at, dark in ((0.0, 0.2), (0.45, 0.62), (0.7, 0.4), (1.0, 0.7)):
        band.setColorAt(at, mix(steel, DARK, dark))
    p.setBrush(band)
    p.setPen(QPen(mix(steel, "#FFFFFF", 0.25), 1.5))
    p.drawEllipse(box)
    felt = QRadialGradient(rim.middle - QPointF(0, rim.down * 0.2), rim.across)
    felt.setColorAt(0, mix(hue, DARK, 0.5 if theme.texture else 1.0))
    felt.setColorAt(1, mix(hue, DARK, 0.86 if theme.texture else 1.0))
    inset = rim.thick * 0.55
    p.setBrush(felt)
    p.setPen(QPen(QColor(DARK), 2.0))
    p.drawEllipse(box.adjusted(inset, inset * 0.7, -inset, -inset * 0.7))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(fade(mix(hue, "#FFFFFF", 0.35), 120), 1.5))
    p.drawEllipse(box.adjusted(2 * inset, 1.4 * inset, -2 * inset, -1.4 * inset))


def _lights(p: QPainter, rim: Rim, lights: Sequence[tuple[QPointF, QColor]]) -> None:
    top = QPainterPath()
    top.addEllipse(rim.box)
    p.save()
    p.setClipPath(top)
    for place, colour in lights:
        towards = rim.middle + QPointF((place.x() - rim.middle.x()) * 0.94, (place.y() - rim.middle.y()) * 0.94)
        light = QRadialGradient(towards, rim.across * 0.34)
        light.setColorAt(0, fade(colour, 120))
        light.setColorAt(1, fade(colour, 0))
        p.fillRect(rim.box, light)
    p.restore()


def _lay(p: QPainter, rim: Rim, laid: QImage) -> None:
    size = laid.deviceIndependentSize()
    there = spread(rim, size.width() / size.height())
    flat = QPolygonF([QPointF(0, 0), QPointF(size.width(), 0), QPointF(size.width(), size.height()),
                      QPointF(0, size.height())])
    seen = QTransform()
    if not QTransform.quadToQuad(flat, there, seen):
        return
    p.save()
    p.setPen(Qt.PenStyle.NoPen)
    p.setTransform(seen, True)
    p.drawImage(QPointF(0, 0), laid)
    p.restore()

"""The grounds of the boards, and what blocks the way on them: ridges of sandstone, pillars, trees, peaks. Drawn from
above and a little from the south, lit from the upper left, in few shapes, so that they stay apart from squares at any
size."""
from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from sparktable.table.art.color import fade, mix
from sparktable.table.art.parts import NO_BRUSH, NO_PEN
from sparktable.table.picture_store import Drawing, Look

OUTLINE = "#05070A"


class Brush(NamedTuple):
    """Paints in parts of a square, with one hue in several shades."""

    p: QPainter
    width: float
    height: float
    hue: str

    def shade(self, dark: float) -> QColor:
        """The hue, the further towards black the higher; below 0 towards white."""
        return mix(self.hue, OUTLINE, dark) if dark >= 0 else mix(self.hue, "#FFFFFF", -dark)

    def line(self, thick: float = 0.02) -> None:
        self.p.setPen(QPen(QColor(OUTLINE), max(1.0, self.width * thick)))

    def shape(self, dark: float, *points: tuple[float, float]) -> None:
        self.p.setBrush(self.shade(dark))
        self.p.drawPolygon(QPolygonF([QPointF(x * self.width, y * self.height) for x, y in points]))

    def round(self, dark: float, x: float, y: float, across: float) -> None:
        """A disc about a point."""
        self.p.setBrush(self.shade(dark))
        size = across * min(self.width, self.height)
        self.p.drawEllipse(QRectF(x * self.width - size / 2, y * self.height - size / 2, size, size))


TOP_SHAPES = (
    ((0.1, 0.26), (0.26, 0.08), (0.6, 0.03), (0.88, 0.14), (0.97, 0.4), (0.86, 0.58), (0.5, 0.64), (0.17, 0.54)),
    ((0.05, 0.36), (0.2, 0.12), (0.5, 0.06), (0.82, 0.08), (0.95, 0.3), (0.9, 0.52), (0.56, 0.62), (0.16, 0.58)),
    ((0.08, 0.2), (0.38, 0.04), (0.7, 0.08), (0.94, 0.24), (0.94, 0.5), (0.72, 0.62), (0.36, 0.6), (0.06, 0.46)))
"""The rim of a worn rock, clockwise from its left; its last three corners and the first are its south."""


def _ridge(brush: Brush, lot: int) -> None:
    """A table of sandstone: a light top, and a south side of pillars in layers."""
    rim = [(1 - x if lot % 2 else x, y) for x, y in TOP_SHAPES[lot % 3]]
    if lot % 2:
        rim.reverse()
    south = sorted(point for point in rim if point[1] >= 0.36)
    drop = 0.3 + 0.03 * (lot % 3)
    brush.line()
    brush.shape(0.42, *south, *[(x * 0.92 + 0.04, y + drop) for x, y in reversed(south)])
    for (x0, y0), (x1, y1) in pairwise(south):
        foot0, foot1 = (x0 * 0.92 + 0.04, y0 + drop), (x1 * 0.92 + 0.04, y1 + drop)
        brush.shape(0.2 + 0.34 * (x0 + x1) / 2, (x0, y0), (x1, y1), foot1, foot0)
    brush.p.setPen(QPen(fade(OUTLINE, 120), max(1.0, brush.width * 0.016)))
    for part in (0.36, 0.68):
        way = [QPointF((x + (x * 0.92 + 0.04 - x) * part) * brush.width, (y + drop * part) * brush.height)
               for x, y in south]
        brush.p.drawPolyline(QPolygonF(way))
    brush.line()
    brush.shape(-0.2, *rim)
    brush.p.setPen(NO_PEN)
    brush.shape(-0.34, *[(0.5 + (x - 0.48) * 0.62, 0.32 + (y - 0.34) * 0.6) for x, y in rim])


def _pillar(brush: Brush, lot: int) -> None:
    """A steel column on its foot; every other one bears a light."""
    lamp = brush._replace(hue="#B095FF")
    brush.line()
    brush.shape(0.66, (0.04, 0.3), (0.18, 0.12), (0.82, 0.12), (0.96, 0.3), (0.96, 0.82), (0.82, 0.99), (0.18, 0.99),
                (0.04, 0.82))
    brush.shape(0.34, (0.04, 0.24), (0.18, 0.06), (0.82, 0.06), (0.96, 0.24), (0.96, 0.72), (0.82, 0.9), (0.18, 0.9),
                (0.04, 0.72))
    brush.shape(0.6, (0.22, 0.62), (0.78, 0.62), (0.74, 0.84), (0.26, 0.84))
    brush.round(0.08, 0.5, 0.42, 0.66)
    brush.round(0.3, 0.5, 0.42, 0.46)
    brush.p.setPen(NO_PEN)
    for x, y in ((0.17, 0.2), (0.83, 0.2), (0.17, 0.76), (0.83, 0.76)):
        brush.round(-0.3, x, y, 0.08)
    if lot % 2:
        _glow(brush.p, QPointF(brush.width * 0.5, brush.height * 0.42), brush.width * 0.5, "#B095FF", 120)
        lamp.round(-0.2, 0.5, 0.42, 0.2)
    else:
        brush.round(0.62, 0.5, 0.42, 0.2)


def _tree(brush: Brush, lot: int) -> None:
    """A trunk under a crown of angular leaves."""
    trunk = brush._replace(hue="#8C6A4F")
    trunk.line()
    trunk.shape(0.36, (0.4, 0.6), (0.6, 0.6), (0.66, 0.98), (0.56, 0.92), (0.46, 0.99), (0.34, 0.96))
    brush.line(0.018)
    crowns = (((0.3, 0.56), 0.56, 0.52), ((0.72, 0.54), 0.54, 0.42), ((0.28, 0.32), 0.52, 0.3),
              ((0.7, 0.3), 0.54, 0.2), ((0.5, 0.4), 0.6, 0.08))
    for number, ((x, y), size, dark) in enumerate(crowns):
        turn = (lot * 37 + number * 23) % 60
        _leaves(brush, dark, x, y, size, turn)
        brush.p.setPen(NO_PEN)
        _leaves(brush, dark - 0.16, x - 0.05, y - 0.07, size * 0.5, turn + 20)
        brush.line(0.018)


def _leaves(brush: Brush, dark: float, x: float, y: float, across: float, turn: float) -> None:
    """Six-cornered, as everything that grows here."""
    brush.shape(dark, *[(x + across / 2 * math.cos(math.radians(turn + 60 * part)),
                         y + across / 2.3 * math.sin(math.radians(turn + 60 * part))) for part in range(6)])


def _peak(brush: Brush, lot: int) -> None:
    """Two mountains with snow on their tops, the nearer one before the other."""
    flip = lot % 2
    for x, top, foot, wide in ((0.72, 0.2 + 0.04 * (lot % 3), 0.86, 0.5), (0.4, 0.02 + 0.03 * (lot % 4), 0.97, 0.76)):
        x = 1 - x if flip else x
        left, right, ridge = x - wide / 2, x + wide / 2, x + wide * 0.1
        high = foot - top
        brush.line()
        brush.shape(0.12, (x, top), (max(0.01, left), foot), (ridge, foot))
        brush.shape(0.52, (x, top), (min(0.99, right), foot - high * 0.06), (ridge, foot))
        brush.p.setPen(NO_PEN)
        brush.shape(0.26, (x - wide * 0.16, top + high * 0.66), (x - wide * 0.3, foot), (x - wide * 0.06, foot))
        snow = top + high * 0.42
        lit = (x - wide * 0.21, snow), (x - wide * 0.12, snow - high * 0.07), (x - wide * 0.05, snow + high * 0.08)
        shaded = (x + wide * 0.1, snow - high * 0.05), (x + wide * 0.15, snow + high * 0.05), (x + wide * 0.2, snow)
        brush.shape(-0.86, (x, top + 0.01), *lit, (x + wide * 0.04, snow - high * 0.06))
        brush.shape(-0.42, (x, top + 0.01), (x + wide * 0.04, snow - high * 0.06), *shaded)


class Ground(NamedTuple):
    hue: str
    paint: Callable[[Brush, int], None]


GROUNDS = {"desert-arena": Ground("#C4955E", _ridge), "megatrons-throne-room": Ground("#7F7796", _pillar),
           "rain-forest-assault-arena": Ground("#5C9150", _tree), "autobots-mountain-base": Ground("#7D97B5", _peak)}
"""By the slug of the board."""


def _dunes(p: QPainter, box: QRectF, lot: Random) -> None:
    """Sand in waves."""
    p.setBrush(NO_BRUSH)
    for number in range(15):
        y = box.y() + box.height() * (number + lot.random() * 0.6) / 15
        way = QPainterPath(QPointF(box.x(), y))
        for part in range(4):
            x, step = box.x() + box.width() * part / 4, box.width() / 4
            lift = box.height() * (0.012 + 0.022 * lot.random()) * (1 if part % 2 else -1)
            way.cubicTo(x + step * 0.3, y + lift, x + step * 0.7, y + lift, x + step, y)
        for ink, shift in (("#5A3A16", 0.0), ("#FFE9C4", 2.5)):
            p.setPen(QPen(fade(ink, 46), box.height() * 0.008))
            p.drawPath(way.translated(0, -shift))


def _plates(p: QPainter, box: QRectF, lot: Random) -> None:
    """Steel plates, with lamps along both walls."""
    side = box.height() / 3.5
    for column in range(int(box.width() / side) + 1):
        for row in range(4):
            tile = QRectF(box.x() + column * side, box.y() + row * side, side, side)
            p.fillRect(tile, fade("#FFFFFF" if lot.random() < 0.5 else "#05070A", lot.randrange(6, 26)))
            p.setPen(QPen(fade("#05070A", 120), 2.0))
            p.setBrush(NO_BRUSH)
            p.drawRect(tile)
    for wall in (box.top(), box.bottom()):
        for part in range(5):
            _glow(p, QPointF(box.x() + box.width() * (part + 0.5) / 5, wall), box.height() * 0.3, "#9B6BFF", 120)


def _meadow(p: QPainter, box: QRectF, lot: Random) -> None:
    """Grass, and a stream through it."""
    for _ in range(150):
        x, y = box.x() + box.width() * lot.random(), box.y() + box.height() * lot.random()
        high = box.height() * (0.012 + 0.016 * lot.random())
        p.setPen(QPen(fade("#8FD07A" if lot.random() < 0.5 else "#0F2A14", 90), 1.4))
        p.drawLine(QPointF(x, y), QPointF(x + high * 0.5, y - high))
    stream = QPainterPath(QPointF(box.x() + box.width() * 0.6, box.y()))
    stream.cubicTo(box.x() + box.width() * 0.72, box.y() + box.height() * 0.5, box.x() + box.width() * 0.34,
                   box.y() + box.height() * 0.55, box.x() + box.width() * 0.27, box.bottom())
    p.setBrush(NO_BRUSH)
    for ink, alpha, wide in (("#0D2430", 120, 0.075), ("#3E86A8", 150, 0.058), ("#9FE0F5", 70, 0.014)):
        p.setPen(QPen(fade(ink, alpha), box.height() * wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.drawPath(stream)
    for x in (0.1, 0.42, 0.8):
        ray = QPolygonF([QPointF(box.x() + box.width() * (x + dx), y) for dx, y in (
            (0.08, box.y()), (0.16, box.y()), (0.02, box.bottom()), (-0.1, box.bottom()))])
        p.setPen(NO_PEN)
        p.setBrush(fade("#E8FFD0", 14))
        p.drawPolygon(ray)


def _snow(p: QPainter, box: QRectF, lot: Random) -> None:
    """Drifts of snow, blue in their shadows, frozen ponds with cracks, and bare rock between them."""
    p.fillRect(box, fade("#D3E6F8", 112))
    for x, y in ((0.16, 0.3), (0.55, 0.62), (0.86, 0.42)):
        _pond(p, QPointF(box.x() + box.width() * x, box.y() + box.height() * y), box.height() * 0.2, lot)
    p.setPen(NO_PEN)
    for number in range(9):
        y = box.y() + box.height() * (number + 0.6 * lot.random()) / 9
        drift, parts = QPainterPath(QPointF(box.x(), y)), 5
        step = box.width() / parts
        for part in range(parts):
            x, lift = box.x() + step * part, box.height() * (0.02 + 0.03 * lot.random())
            drift.cubicTo(x + step * 0.3, y - lift, x + step * 0.6, y - lift * 0.6, x + step, y)
        drift.lineTo(box.right(), y + box.height() * 0.05)
        drift.lineTo(box.x(), y + box.height() * 0.05)
        light = QLinearGradient(0, y - box.height() * 0.04, 0, y + box.height() * 0.05)
        for at, ink, alpha in ((0.0, "#FFFFFF", 90), (0.5, "#D6E8FA", 30), (1.0, "#5E83A8", 0)):
            light.setColorAt(at, fade(ink, alpha))
        p.setBrush(light)
        p.drawPath(drift)
    for _ in range(26):
        x, y = box.x() + box.width() * lot.random(), box.y() + box.height() * lot.random()
        size = box.height() * (0.008 + 0.016 * lot.random())
        p.setBrush(fade("#2B3846", 130))
        p.drawPolygon(QPolygonF([QPointF(x - size, y), QPointF(x, y - size), QPointF(x + size * 1.2, y),
                                 QPointF(x + size * 0.4, y + size * 0.5)]))


def _pond(p: QPainter, middle: QPointF, size: float, lot: Random) -> None:
    """Ice, clear in its middle, with cracks that run to its rim."""
    corners = [(math.radians(40 * part), size * lot.uniform(0.72, 1.1)) for part in range(9)]
    rim = [middle + QPointF(1.5 * far * math.cos(turn), 0.8 * far * math.sin(turn)) for turn, far in corners]
    p.setPen(QPen(fade("#F4FBFF", 100), size * 0.03))
    p.setBrush(fade("#3E9CCB", 95))
    p.drawPolygon(QPolygonF(rim))
    p.setPen(QPen(fade("#E4F6FF", 120), size * 0.016))
    for start, end in zip(rim[::2], rim[1::2], strict=False):
        knot = middle + (start - middle) * lot.uniform(0.3, 0.5)
        p.drawPolyline([middle, knot, middle + (end - middle) * 0.7])
        p.drawLine(knot, middle + (start - middle) * 0.85)


def _glow(p: QPainter, centre: QPointF, radius: float, ink: str, alpha: int) -> None:
    light = QRadialGradient(centre, radius)
    light.setColorAt(0, fade(ink, alpha))
    light.setColorAt(1, fade(ink, 0))
    p.fillRect(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), light)


PAINTED: dict[str, Callable[[QPainter, QRectF, Random], None]] = {
    "desert-arena": _dunes, "megatrons-throne-room": _plates, "rain-forest-assault-arena": _meadow,
    "autobots-mountain-base": _snow}


@dataclass(frozen=True, slots=True)
class BoardGround(Drawing):
    """A board: a frame with its corners cut and bolted, and within it the ground. It stays dark in every theme; for
    high contrast it is flat."""

    board: str
    left: float
    top: float
    rest: float
    """How wide the frame is at the left, at the top and at the other sides."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        hue, cut = GROUNDS[self.board].hue, look.px(16)
        inner = QRectF(self.left, self.top, width - self.left - self.rest, height - self.top - self.rest)
        frame = QPolygonF([QPointF(x, y) for x, y in (
            (cut, 1), (width - cut, 1), (width - 1, cut), (width - 1, height - cut), (width - cut, height - 1),
            (cut, height - 1), (1, height - cut), (1, cut))])
        p.setPen(QPen(mix(hue, "#05070A", 0.25), 2.0))
        p.setBrush(mix(hue, "#05070A", 0.76))
        p.drawPolygon(frame)
        for x, y in ((cut, cut), (width - cut, cut), (cut, height - cut), (width - cut, height - cut)):
            p.setPen(QPen(QColor(OUTLINE), 1.0))
            p.setBrush(mix(hue, "#FFFFFF", 0.15))
            size = look.px(4)
            p.drawEllipse(QPointF(x * 0.75 if x < width / 2 else width - (width - x) * 0.75,
                                  y * 0.75 if y < height / 2 else height - (height - y) * 0.75), size, size)
        if look.theme.art_veil:
            p.fillRect(inner, mix(hue, "#000000", 0.82))
            return
        ground = QLinearGradient(inner.topLeft(), inner.bottomRight())
        for at, dark in ((0.0, 0.16), (0.5, 0.3), (1.0, 0.5)):
            ground.setColorAt(at, mix(hue, "#0A0B0C", dark))
        p.fillRect(inner, ground)
        p.save()
        p.setClipRect(inner)
        lot = Random(self.board)
        PAINTED[self.board](p, inner, lot)
        p.setPen(NO_PEN)
        for _ in range(500):
            p.setBrush(fade("#FFFFFF" if lot.random() < 0.5 else "#000000", 12))
            side = 1 + 2 * lot.random()
            x, y = inner.x() + inner.width() * lot.random(), inner.y() + inner.height() * lot.random()
            p.drawRect(QRectF(x, y, side, side))
        _glow(p, inner.topLeft(), inner.width() * 0.6, "#FFF2D8", 34)
        p.restore()


@dataclass(frozen=True, slots=True)
class Blocked(Drawing):
    """A blocked area of a board; `lot` turns it so that no two beside each other look alike."""

    board: str
    lot: int

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        ground = GROUNDS[self.board]
        p.setPen(NO_PEN)
        for grown, alpha in ((0.0, 70), (0.06, 70)):
            p.setBrush(fade(OUTLINE, alpha))
            p.drawEllipse(QRectF(width * (0.12 + grown), height * (0.6 + grown), width * (1.0 - 2 * grown),
                                 height * (0.46 - 2 * grown)))  # its shadow
        ground.paint(Brush(p, width, height, ground.hue), self.lot)

    def margin(self, look: Look) -> float:
        return look.px(10)

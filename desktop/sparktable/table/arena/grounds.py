"""The grounds of the boards, and what blocks the way on them: ridges of sandstone, pillars, trees, peaks. Drawn from
above and a little from the south, lit from the upper left, in few shapes, so that they stay apart from squares at any
size."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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


def _ridge(brush: Brush, lot: int) -> None:
    """A worn table of sandstone in its layers; every other one falls off to the other side."""
    high = 0.3 + 0.05 * (lot % 3)

    def way(*points: tuple[float, float]) -> tuple[tuple[float, float], ...]:
        return tuple((1 - x if lot * 5 % 4 < 2 else x, y) for x, y in points)

    brush.line()
    brush.shape(0.16, *way((0.07, 0.86), (0.13, 0.62), (0.2, 0.58), (0.24, high), (0.66, high), (0.6, 0.86)))
    brush.shape(0.48, *way((0.66, high), (0.72, 0.52), (0.84, 0.58), (0.93, 0.86), (0.6, 0.86)))
    brush.shape(-0.18, *way((0.24, high), (0.34, high - 0.1), (0.6, high - 0.1), (0.66, high)))
    brush.p.setPen(NO_PEN)
    brush.shape(0.36, *way((0.22, high + 0.1), (0.65, high + 0.09), (0.64, high + 0.14), (0.21, high + 0.14)))
    brush.shape(0.36, *way((0.12, 0.68), (0.63, 0.67), (0.62, 0.72), (0.11, 0.72)))


def _pillar(brush: Brush, lot: int) -> None:
    """A steel column on its foot; every third bears a light."""
    brush.line()
    brush.shape(0.5, (0.16, 0.26), (0.26, 0.16), (0.74, 0.16), (0.84, 0.26), (0.84, 0.78), (0.74, 0.88), (0.26, 0.88),
                (0.16, 0.78))
    brush.round(0.62, 0.5, 0.57, 0.58)
    brush.round(0.16, 0.5, 0.5, 0.56)
    brush.round(0.36, 0.5, 0.5, 0.38)
    brush.p.setPen(NO_PEN)
    for x, y in ((0.25, 0.25), (0.75, 0.25), (0.25, 0.79), (0.75, 0.79)):
        brush.round(-0.2, x, y, 0.06)
    if lot % 3 == 0:
        brush._replace(hue="#B095FF").round(0.0, 0.5, 0.5, 0.16)
    else:
        brush.round(0.62, 0.5, 0.5, 0.16)


def _tree(brush: Brush, lot: int) -> None:
    """A trunk among its leaves."""
    turn = lot % 4
    leaves = [(0.34, 0.36), (0.66, 0.34), (0.7, 0.62), (0.36, 0.66)]
    trunk = brush._replace(hue="#8C6A4F")
    trunk.line()
    trunk.shape(0.4, (0.43, 0.5), (0.57, 0.5), (0.62, 0.93), (0.38, 0.93))
    brush.line(0.014)
    for number in range(4):
        x, y = leaves[(turn + number) % 4]
        brush.round(0.5 - 0.11 * number, x, y, 0.46)
    brush.round(0.1, 0.5, 0.46, 0.4)
    brush.p.setPen(NO_PEN)
    for number in range(3):
        x, y = leaves[(turn + number * 3) % 4]
        brush.round(-0.14, x - 0.04, y - 0.06, 0.09)


def _peak(brush: Brush, lot: int) -> None:
    """A mountain with snow on its top."""
    lean = (lot * 7 % 5 - 2) * 0.035
    x, top, foot = 0.5 + lean, 0.14 + (lot % 3) * 0.03, 0.86
    ridge = 0.56 + lean * 2
    brush.line()
    brush.shape(0.22, (x, top), (0.12, foot), (ridge, foot))
    brush.shape(0.55, (x, top), (0.9, foot), (ridge, foot))
    brush.p.setPen(NO_PEN)
    snow = top + 0.24
    brush.shape(-0.72, (x, top + 0.02), (x - 0.13, snow), (x - 0.05, snow - 0.05), (x + 0.02, snow + 0.04),
                (x + 0.03, top + 0.1))
    brush.shape(-0.3, (x, top + 0.02), (x + 0.03, top + 0.1), (x + 0.02, snow + 0.04), (x + 0.08, snow - 0.04),
                (x + 0.13, snow))


class Ground(NamedTuple):
    hue: str
    paint: Callable[[Brush, int], None]


GROUNDS = {"desert-arena": Ground("#C4955E", _ridge), "megatrons-throne-room": Ground("#7F7796", _pillar),
           "rain-forest-assault-arena": Ground("#5C9150", _tree), "autobots-mountain-base": Ground("#8B95A1", _peak)}
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
    """Steel plates with lamps."""
    side = box.height() / 3.5
    for column in range(int(box.width() / side) + 1):
        for row in range(4):
            tile = QRectF(box.x() + column * side, box.y() + row * side, side, side)
            p.fillRect(tile, fade("#FFFFFF" if lot.random() < 0.5 else "#05070A", lot.randrange(6, 26)))
            p.setPen(QPen(fade("#05070A", 120), 2.0))
            p.setBrush(NO_BRUSH)
            p.drawRect(tile)
    for _ in range(7):
        centre = QPointF(box.x() + box.width() * lot.random(), box.y() + box.height() * lot.random())
        _glow(p, centre, box.height() * 0.3, "#9B6BFF", 95)


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
    """Rock with snow on it."""
    p.setPen(NO_PEN)
    for _ in range(26):
        wide = box.height() * (0.1 + 0.3 * lot.random())
        x, y = box.x() + box.width() * lot.random(), box.y() + box.height() * lot.random()
        p.setBrush(fade("#F4FAFF", lot.randrange(18, 52)))
        p.drawEllipse(QRectF(x - wide / 2, y - wide * 0.2, wide, wide * 0.4))
    for _ in range(20):
        x, y = box.x() + box.width() * lot.random(), box.y() + box.height() * lot.random()
        crack = [QPointF(x + box.height() * 0.05 * part, y + box.height() * 0.06 * (lot.random() - 0.5))
                 for part in range(4)]
        p.setPen(QPen(fade("#1A2430", 90), 1.6))
        p.drawPolyline(QPolygonF(crack))


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
        for at, dark in ((0.0, 0.3), (0.5, 0.44), (1.0, 0.62)):
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
        p.setBrush(fade(OUTLINE, 120))
        p.drawEllipse(QRectF(width * 0.16, height * 0.62, width * 0.88, height * 0.34))  # its shadow
        ground.paint(Brush(p, width, height, ground.hue), self.lot)

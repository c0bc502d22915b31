"""What blocks the way on each board: ridges of sandstone, pillars, trees, peaks. Drawn from above and a little from
the south, in few shapes, so that they stay apart from squares at any size."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from sparktable.table.art.color import mix
from sparktable.table.art.parts import NO_PEN
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


@dataclass(frozen=True, slots=True)
class Blocked(Drawing):
    """A blocked area of a board; `lot` turns it so that no two beside each other look alike."""

    board: str
    lot: int

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        ground, t = GROUNDS[self.board], look.theme.tokens
        p.setPen(QPen(mix(ground.hue, t.bg0, 0.55), 1.0))
        p.setBrush(mix(ground.hue, t.bg0, 0.82 if look.theme.is_dark else 0.62))
        p.drawRoundedRect(QRectF(0.75, 0.75, width - 1.5, height - 1.5), look.px(5), look.px(5))
        ground.paint(Brush(p, width, height, ground.hue), self.lot)

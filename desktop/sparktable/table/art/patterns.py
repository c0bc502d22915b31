"""What a card's type band is woven of: a shape for each type, so that none is told by its colour alone.

A cell is a square of side 1, drawn again and again along the band. It is made of lines, each from point to point.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from sparktable.table.art.color import Colour

Line = tuple[tuple[float, float], ...]

PATTERNS: Mapping[str, tuple[Line, ...]] = MappingProxyType(
    {
        "chevrons": (((0.2, 0.1), (0.7, 0.5), (0.2, 0.9)),),
        "dots": (((0.35, 0.35), (0.65, 0.35), (0.65, 0.65), (0.35, 0.65), (0.35, 0.35)),),
        "slashes": (((0.0, 1.0), (1.0, 0.0)),),
        "broken": (((0.0, 0.0), (0.35, 0.35)), ((0.65, 0.65), (1.0, 1.0))),
        "waves": (((0.0, 0.5), (0.2, 0.22), (0.5, 0.5), (0.8, 0.78), (1.0, 0.5)),),
        "grid": (((0.0, 0.0), (0.0, 1.0)), ((0.5, 0.0), (0.5, 1.0)), ((0.0, 0.5), (1.0, 0.5))),
        "rings": (((0.5, 0.1), (0.88, 0.32), (0.88, 0.68), (0.5, 0.9), (0.12, 0.68), (0.12, 0.32), (0.5, 0.1)),),
        "bars": (((0.5, 0.0), (0.5, 1.0)),),
        "blades": (((0.15, 0.1), (0.5, 0.9), (0.85, 0.1), (0.15, 0.1)),),
        "crosses": (((0.1, 0.1), (0.9, 0.9)), ((0.1, 0.9), (0.9, 0.1))),
        "diamonds": (((0.5, 0.05), (0.95, 0.5), (0.5, 0.95), (0.05, 0.5), (0.5, 0.05)),),
        "bricks": (((0.0, 0.5), (1.0, 0.5)), ((0.25, 0.0), (0.25, 0.5)), ((0.75, 0.5), (0.75, 1.0))),
        "columns": (
            ((0.1, 0.12), (0.9, 0.12)),
            ((0.3, 0.12), (0.3, 0.88)),
            ((0.7, 0.12), (0.7, 0.88)),
            ((0.1, 0.88), (0.9, 0.88)),
        ),
        "pluses": (((0.5, 0.15), (0.5, 0.85)), ((0.15, 0.5), (0.85, 0.5))),
        "dashes": (((0.0, 0.28), (0.6, 0.28)), ((0.4, 0.72), (1.0, 0.72))),
        "zigzag": (((0.0, 0.85), (0.5, 0.15), (1.0, 0.85)),),
    }
)


def weave(p: QPainter, box: QRectF, pattern: str, colour: Colour) -> None:
    """Fill a band's box with a pattern, as high as the band, in whole cells: part of one looks like a letter."""
    side = box.height()
    p.save()
    p.setClipRect(box, Qt.ClipOperation.IntersectClip)
    p.setPen(QPen(QColor(colour), max(1.0, side * 0.13)))
    for at in range(int(box.width() / side)):
        left = box.right() - (at + 1) * side
        for line in PATTERNS[pattern]:
            p.drawPolyline([QPointF(left + x * side, box.y() + y * side) for x, y in line])
    p.restore()

"""The brush of the card pictures: facets lit from the upper left, glows, backdrops.

Every picture is painted on a stage of 300 by 300. A figure is built of flat facets with a diagonal
gradient, a dark outline and one lit edge, mirrored at the middle with the right twin in shade: that one
rule makes robots, engines and towers look as if one hand had drawn them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from sparktable.table.art.color import Colour, fade, mix

Points: TypeAlias = Sequence[tuple[float, float]]

STAGE = 300.0
MIDDLE = STAGE / 2
OUTLINE = "#05070A"
NIGHT = "#070A0F"
SHADED = 0.66
"""How much light the right twin of a mirrored facet gets."""
WINDOW_LIGHT = "#FFF1C4"


def polygon(points: Points) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


def mirrored(points: Points) -> Points:
    return [(STAGE - x, y) for x, y in points]


def ring(cx: float, cy: float, radius: float, count: int = 6, turn: float = 30.0) -> Points:
    """The corners of a regular polygon."""
    step = 360 / count
    return [
        (cx + radius * math.cos(math.radians(turn + step * i)), cy
         + radius * math.sin(math.radians(turn + step * i)))
        for i in range(count)
    ]


@lru_cache(maxsize=64)
def outline(width: float = 1.4, alpha: int = 230) -> QPen:
    return QPen(fade(OUTLINE, alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.MiterJoin)


@lru_cache(maxsize=1024)
def _facet_tones(rgb: int, light: float) -> tuple[QColor, QColor]:
    colour = QColor.fromRgb(rgb)
    return (mix(mix(colour, "#FFFFFF", 0.18), OUTLINE, 1 - light),
            mix(mix(colour, OUTLINE, 0.32), OUTLINE, 1 - light))


def facet(p: QPainter, points: Points, colour: Colour, light: float = 1.0, edge: bool = True,
          width: float = 1.4) -> None:
    """One plate: gradient, outline, and its first edge lit."""
    corners = [QPointF(x, y) for x, y in points]
    shape = QPolygonF(corners)
    box = shape.boundingRect()
    bright, dark = _facet_tones(QColor(colour).rgb(), light)
    gradient = QLinearGradient(box.topLeft(), box.bottomRight())
    gradient.setColorAt(0, bright)
    gradient.setColorAt(1, dark)
    p.setBrush(gradient)
    p.setPen(outline(width))
    p.drawPolygon(shape)
    if edge:
        p.setPen(QPen(fade("#FFFFFF", 95 * light), width * 0.7))
        p.drawLine(corners[0], corners[1])


def pair(p: QPainter, points: Points, colour: Colour, lit: float = 1.0, shaded: float = SHADED) -> None:
    """A facet on the left and its twin in shade on the right."""
    facet(p, points, colour, lit)
    facet(p, mirrored(points), colour, shaded)


def disc(p: QPainter, x: float, y: float, radius: float, colour: Colour, width: float = 1.4) -> None:
    p.setPen(outline(width))
    p.setBrush(QColor(colour))
    p.drawEllipse(QPointF(x, y), radius, radius)


def ball(p: QPainter, x: float, y: float, rx: float, ry: float, colour: Colour, light: float = 1.0) -> None:
    """A rounded plate, lit from the upper left."""
    gradient = QRadialGradient(QPointF(x - rx * 0.3, y - ry * 0.55), rx * 1.35)
    gradient.setColorAt(0, mix(mix(colour, "#FFFFFF", 0.35), OUTLINE, 1 - light))
    gradient.setColorAt(1, mix(mix(colour, OUTLINE, 0.38), OUTLINE, 1 - light))
    p.setBrush(gradient)
    p.setPen(outline())
    p.drawEllipse(QPointF(x, y), rx, ry)


def glow(p: QPainter, x: float, y: float, radius: float, colour: Colour, alpha: int = 200) -> None:
    """Light added to what is there."""
    gradient = QRadialGradient(QPointF(x, y), radius)
    gradient.setColorAt(0, fade(colour, alpha))
    gradient.setColorAt(0.35, fade(colour, alpha * 0.45))
    gradient.setColorAt(1, fade(colour, 0))
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(gradient)
    p.drawEllipse(QPointF(x, y), radius, radius)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def gem(p: QPainter, points: Points, colour: Colour, width: float = 2.0) -> None:
    """A white-hot core in a coloured rim."""
    p.setBrush(QColor("#FFFFFF"))
    p.setPen(QPen(QColor(colour), width))
    p.drawPolygon(polygon(points))


def gear(p: QPainter, cx: float, cy: float, radius: float, teeth: int, colour: Colour,
         hole: float = 0.4) -> None:
    corners = []
    for i in range(teeth * 4):
        angle = 2 * math.pi * i / (teeth * 4)
        reach = radius if i % 4 in (0, 1) else radius * 0.82
        corners.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    path = QPainterPath()
    path.addPolygon(polygon(corners))
    path.closeSubpath()
    path.addEllipse(QPointF(cx, cy), radius * hole, radius * hole)
    gradient = QLinearGradient(cx - radius, cy - radius, cx + radius, cy + radius)
    gradient.setColorAt(0, mix(colour, "#FFFFFF", 0.25))
    gradient.setColorAt(1, mix(colour, OUTLINE, 0.5))
    p.setBrush(gradient)
    p.setPen(outline(1.6, 220))
    p.drawPath(path)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(fade("#FFFFFF", 60), 1.2))
    p.drawEllipse(QPointF(cx, cy), radius * (hole + 0.82) / 2, radius * (hole + 0.82) / 2)


def backdrop(p: QPainter, hue: Colour, rng: Random, *, disc_y: float = 120, disc_r: float = 104,
             has_disc: bool = True,
             rays: bool = True) -> None:
    """The stage in the hue of the card: gradient, rays, blueprint grid, and a lit disc with orbit arcs."""
    gradient = QLinearGradient(0, -120, 0, 420)
    for stop, depth in ((0, 0.82), (0.38, 0.52), (0.62, 0.66), (1, 0.93)):
        gradient.setColorAt(stop, mix(hue, NIGHT, depth))
    p.fillRect(QRectF(-STAGE, -STAGE, 3 * STAGE, 3 * STAGE), gradient)
    if rays:
        _rays(p, hue, rng, disc_y)
    p.setPen(QPen(fade(mix(hue, "#FFFFFF", 0.45), 26), 0.8))
    p.drawLines([line for i in range(-8, 24) for line in (
        QLineF(i * 20, -160, i * 20, 460), QLineF(-160, i * 20, 460, i * 20))])
    if has_disc:
        _lit_disc(p, hue, rng, disc_y, disc_r)


def _rays(p: QPainter, hue: Colour, rng: Random, y: float) -> None:
    count = rng.choice((14, 16, 18))
    turn = rng.random() * 20
    p.save()
    p.translate(MIDDLE, y)
    p.rotate(turn)
    fan = QPainterPath()
    for i in range(count):
        left, right = (math.radians(i * 360 / count + spread) for spread in (-3.7, 3.7))
        fan.addPolygon(polygon([(0, 0), (290 * math.cos(left), 290 * math.sin(left)),
                                (290 * math.cos(right), 290 * math.sin(right))]))
    # So faint that smooth edges, which would take longer than the rest of the backdrop, cannot be seen.
    p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    p.fillPath(fan, fade(mix(hue, "#FFFFFF", 0.4), 13))
    p.restore()


def _lit_disc(p: QPainter, hue: Colour, rng: Random, y: float, radius: float) -> None:
    centre = QPointF(MIDDLE, y)
    halo = QRadialGradient(centre, radius * 1.7)
    halo.setColorAt(0, fade(mix(hue, "#FFFFFF", 0.35), 120))
    halo.setColorAt(0.55, fade(hue, 60))
    halo.setColorAt(1, fade(hue, 0))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(halo)
    p.drawEllipse(centre, radius * 1.7, radius * 1.7)
    face = QLinearGradient(0, y - radius, 0, y + radius)
    face.setColorAt(0, fade(mix(hue, "#FFFFFF", 0.55), 215))
    face.setColorAt(1, fade(mix(hue, NIGHT, 0.25), 90))
    p.setBrush(face)
    p.drawEllipse(centre, radius, radius)
    p.setBrush(Qt.BrushStyle.NoBrush)
    rim = mix(hue, "#FFFFFF", 0.7)
    p.setPen(QPen(fade(rim, 90), 1))
    p.drawEllipse(centre, radius + 12, radius + 12)
    p.setPen(QPen(fade(rim, 120), 2.2))
    orbit = QRectF(MIDDLE - radius - 20, y - radius - 20, 2 * radius + 40, 2 * radius + 40)
    for _ in range(3):
        p.drawArc(orbit, int(rng.random() * 360 * 16), int((18 + rng.random() * 40) * 16))


def fog(p: QPainter, hue: Colour, top: float = 230) -> None:
    """Darkness rising from the foot of the stage, where names are written."""
    gradient = QLinearGradient(0, top, 0, 310)
    gradient.setColorAt(0, fade(mix(hue, NIGHT, 0.8), 0))
    gradient.setColorAt(1, fade(mix(hue, NIGHT, 0.82), 235))
    p.fillRect(QRectF(-STAGE, top, 3 * STAGE, 400), gradient)


def skyline(p: QPainter, rng: Random, colour: Colour, base: float, height: float, alpha: int = 255,
            broken: bool = False) -> None:
    """A row of towers as one dark cut-out; broken ones have lost their tops."""
    row = QPainterPath()
    row.setFillRule(Qt.FillRule.WindingFill)
    x = -60.0
    while x < 360:
        wide = rng.randint(16, 40)
        top = base - height * (0.35 + 0.65 * rng.random())
        shape = rng.random()
        if broken:
            roof = [(0.25, rng.randint(4, 18)), (0.45, -rng.randint(0, 10)), (0.7, rng.randint(10, 26)),
                    (1.0, rng.randint(0, 20))]
        elif shape < 0.35:
            roof = [(0.5, -14), (1.0, 0)]
        elif shape < 0.6:
            roof = [(0.35, 0), (0.35, -20), (0.6, -20), (0.6, 0), (1.0, 0)]
        else:
            roof = [(1.0, rng.randint(-8, 12))]
        corners = [(x, 310), (x, top), *((x + wide * f, top + dy) for f, dy in roof),
                   (x + wide, 310)]
        row.addPolygon(polygon(corners))
        x += wide + rng.randint(-6, 5)
    p.fillPath(row, fade(colour, alpha))


def turn(p: QPainter, x: float, y: float, angle: float) -> None:
    """Whatever is painted next, about that point."""
    p.translate(x, y)
    p.rotate(angle)
    p.translate(-x, -y)

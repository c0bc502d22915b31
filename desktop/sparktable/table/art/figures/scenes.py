"""Scenes on the stage: tactics, a sudden attack, a map with a route, and a web of nodes."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from sparktable.table.art.color import Colour, fade, mix
from sparktable.table.art.factions import SIDES, Faction
from sparktable.table.art.figures.brush import (
    MIDDLE,
    NIGHT,
    OUTLINE,
    disc,
    facet,
    fog,
    glow,
    outline,
    polygon,
    ring,
)
from sparktable.table.art.figures.build import build_by_lot
from sparktable.table.art.figures.robot import robot


def tactics(p: QPainter, rng: Random, hue: Colour) -> None:
    rng.choice((_formation, _dive, _battle_map))(p, rng, hue)


def _small_robot(p: QPainter, rng: Random, faction: Faction, x: float, y: float, scale: float) -> None:
    p.save()
    p.translate(x - MIDDLE * scale, y)
    p.scale(scale, scale)
    robot(p, build_by_lot(rng, faction))
    p.restore()


def _target(p: QPainter, x: float, y: float, radius: float, colour: Colour) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(fade(colour, 230), 2.4))
    p.drawEllipse(QPointF(x, y), radius, radius)
    p.drawEllipse(QPointF(x, y), radius * 0.42, radius * 0.42)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        p.drawLine(QPointF(x + dx * radius * 0.75, y + dy * radius * 0.75),
                   QPointF(x + dx * radius * 1.38, y + dy * radius * 1.38))


def _arrow_head(p: QPainter, x: float, y: float, angle: float, size: float, colour: Colour) -> None:
    p.save()
    p.translate(x, y)
    p.rotate(angle)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(colour))
    p.drawPolygon(polygon([(size, 0), (-size * 0.6, -size * 0.75), (-size * 0.2, 0),
                           (-size * 0.6, size * 0.75)]))
    p.restore()


def _formation(p: QPainter, rng: Random, hue: Colour) -> None:
    """Three robots in line over a plain, a dashed route to a target."""
    p.setPen(QPen(fade(mix(hue, "#FFFFFF", 0.6), 90), 1))
    for i in range(-9, 10):
        p.drawLine(QPointF(MIDDLE + i * 16, 150), QPointF(MIDDLE + i * 70, 330))
    for i in range(7):
        y = 150 + (i / 6) ** 1.8 * 150
        p.drawLine(QPointF(-100, y), QPointF(400, y))
    faction = rng.choice(SIDES)
    lead = rng.uniform(120, 176)
    for x, y, scale in ((lead - 84, 92, 0.42), (lead + 84, 80, 0.42), (lead, 58, 0.62)):
        _small_robot(p, rng, faction, x, y, scale)
    light = mix(hue, "#FFFFFF", 0.72)
    end = (rng.uniform(232, 258), rng.uniform(104, 128))
    route = QPainterPath(QPointF(20, 262))
    route.cubicTo(60, 150 + rng.randint(-20, 20), 190, 270, *end)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(fade(light, 60), 14, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    p.drawPath(route)
    p.setPen(QPen(light, 5, Qt.PenStyle.DashLine))
    p.drawPath(route)
    _arrow_head(p, *end, -68, 20, light)
    _target(p, end[0] + 4, end[1] - 36, 24, light)


def _dive(p: QPainter, rng: Random, hue: Colour) -> None:
    """One robot on a diagonal among speed lines."""
    light = mix(hue, "#FFFFFF", 0.72)
    p.setPen(Qt.PenStyle.NoPen)
    for _ in range(26):
        x, y, reach = rng.uniform(-40, 340), rng.uniform(-20, 300), rng.uniform(40, 150)
        p.setBrush(fade(light, rng.randint(25, 120)))
        p.drawPolygon(polygon([(x, y), (x - reach * 0.78, y + reach * 0.62),
                               (x - reach * 0.78 + 2.6, y + reach * 0.62 + 2.6)]))
    p.save()
    p.translate(160, 112)
    p.rotate(rng.uniform(24, 44) * rng.choice((-1, 1)))
    p.scale(0.86, 0.86)
    p.translate(-MIDDLE, -120)
    robot(p, build_by_lot(rng, rng.choice(SIDES)))
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(3):
        p.setPen(QPen(fade(light, 230 - 60 * i), 5))
        d = i * 26 * 0.3
        p.drawPolyline(polygon([(222 + d, 40 - d), (252 + d, 32 - d), (246 + d, 62 - d)]))


def _battle_map(p: QPainter, rng: Random, hue: Colour) -> None:
    """Hexagons, two forces, arrows."""
    light = mix(hue, "#FFFFFF", 0.72)
    size = 26.0
    for column in range(-1, 9):
        for row in range(-1, 8):
            x = column * size * 1.5
            y = 20 + row * size * 1.732 + (size * 0.866 if column % 2 else 0)
            k = rng.random()
            p.setPen(QPen(fade(light, 70), 1.2))
            p.setBrush(fade(light, 34) if k < 0.18 else fade(OUTLINE, 90) if k < 0.4
                       else Qt.BrushStyle.NoBrush)
            p.drawPolygon(polygon(ring(x, y, size * 0.94, 6, 0)))
    own = [(72 + rng.uniform(-16, 16), 170), (112, 216 + rng.uniform(-14, 10)),
           (60, 100 + rng.uniform(-14, 14))]
    foe = [(214, 64 + rng.uniform(-12, 12)), (248, 112 + rng.uniform(-8, 16)),
           (190 + rng.uniform(-8, 8), 118)]
    for x, y in own:
        p.setPen(outline(2))
        p.setBrush(light)
        p.drawPolygon(polygon(ring(x, y, 17)))
    for x, y in foe:
        p.setPen(outline(2))
        p.setBrush(QColor("#FF7F73"))
        p.drawPolygon(polygon([(x, y + 17), (x - 16, y - 11), (x + 16, y - 11)]))
    for (ax, ay), (bx, by) in zip(own, foe, strict=True):
        path = QPainterPath(QPointF(ax, ay))
        path.quadTo(QPointF(ax + 40, ay - 70), QPointF(bx - 18, by + 14))
        p.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((fade(OUTLINE, 200), 9.0), (QColor("#FFFFFF"), 4.4)):
            p.setPen(QPen(colour, wide))
            p.drawPath(path)
        angle = math.degrees(math.atan2(by + 14 - (ay - 70), bx - 18 - (ax + 40)))
        _arrow_head(p, bx - 18, by + 14, angle, 14, "#FFFFFF")
    _target(p, 222, 96, 58, light)


def web(p: QPainter, rng: Random, hue: Colour) -> None:
    """A web of nodes around one."""
    light = mix(hue, "#FFFFFF", 0.6)
    count = rng.randint(6, 9)
    nodes = [(MIDDLE, 120.0)] + [
        (MIDDLE + rng.uniform(54, 112) * math.cos(i * 2 * math.pi / count), 120
         + rng.uniform(44, 94) * math.sin(i * 2 * math.pi / count))
        for i in range(count)
    ]
    p.setPen(QPen(fade(light, 160), 1.8))
    for x, y in nodes[1:]:
        p.drawLine(QPointF(MIDDLE, 120), QPointF(x, y))
    for (ax, ay), (bx, by) in zip(nodes[1:], nodes[2:] + nodes[1:2], strict=True):
        p.drawLine(QPointF(ax, ay), QPointF(bx, by))
    for i, (x, y) in enumerate(nodes):
        radius = 26 if i == 0 else rng.uniform(9, 16)
        glow(p, x, y, radius * 2, hue, 150)
        p.setBrush(mix(hue, OUTLINE, 0.4))
        p.setPen(QPen(light, 2.4))
        p.drawPolygon(polygon(ring(x, y, radius)))
    p.setBrush(light)
    p.setPen(Qt.PenStyle.NoPen)
    p.drawEllipse(QPointF(MIDDLE, 120), 9, 9)


def burst(p: QPainter, rng: Random, hue: Colour) -> None:
    """A robot in a spiked burst."""
    for radius, colour, spikes in ((120, mix(hue, OUTLINE, 0.2), 12), (86, QColor(hue), 10),
                                   (56, mix(hue, "#FFFFFF", 0.6), 9)):
        turn = rng.random()
        p.setPen(outline(2))
        p.setBrush(colour)
        points = []
        for i in range(2 * spikes):
            reach = (radius if i % 2 else radius * 0.56) * (0.85 + 0.3 * rng.random())
            angle = turn + i * math.pi / spikes
            points.append((MIDDLE + reach * math.cos(angle), 122 + reach * math.sin(angle)))
        p.drawPolygon(polygon(points))
    _small_robot(p, rng, rng.choice(SIDES), MIDDLE, 64, 0.62)


def route_map(p: QPainter, rng: Random, hue: Colour) -> None:
    """A map with a dotted route that ends at a pin."""
    light = mix(hue, "#FFFFFF", 0.65)
    p.save()
    p.translate(MIDDLE, 130)
    p.rotate(rng.uniform(-9, 9))
    facet(p, [(-104, -82), (104, -82), (104, 92), (-104, 92)], mix(hue, NIGHT, 0.55))
    p.setPen(QPen(fade(light, 60), 1))
    for i in range(-4, 5):
        p.drawLine(QPointF(i * 24, -82), QPointF(i * 24, 92))
        p.drawLine(QPointF(-104, i * 20), QPointF(104, i * 20))
    x = -84.0
    route = []
    for _ in range(5):
        route.append((x, rng.uniform(-30, 74)))
        x += rng.uniform(22, 34)
    route.append((min(x, 84.0), rng.uniform(-34, 10)))
    p.setPen(QPen(light, 4, Qt.PenStyle.DotLine, Qt.PenCapStyle.RoundCap))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPolyline(polygon(route))
    for px, py in route[:-1]:
        p.setPen(QPen(light, 2))
        p.setBrush(QColor("#0A0E13"))
        p.drawEllipse(QPointF(px, py), 6, 6)
    x, y = route[-1]
    p.setPen(outline(2))
    p.setBrush(light)
    p.drawPolygon(polygon([(x, y), (x - 20, y - 34), (x - 14, y - 52), (x, y - 60), (x + 14, y - 52),
                           (x + 20, y - 34)]))
    disc(p, x, y - 38, 8, "#0A0E13", 1)
    glow(p, x, y - 30, 50, hue, 150)
    p.restore()
    fog(p, hue, 240)

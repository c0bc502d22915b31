"""Objects on the stage: devices, treasures, and a torn hull plate."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from sparktable.table.art.color import Colour, fade, mix
from sparktable.table.art.figures.brush import (
    MIDDLE,
    disc,
    facet,
    gear,
    gem,
    glow,
    outline,
    pair,
    polygon,
    ring,
)

STEEL, COAL = "#AAB4C0", "#2A323D"


def device(p: QPainter, rng: Random, hue: Colour) -> None:
    light = mix(hue, "#FFFFFF", 0.25)
    glow(p, MIDDLE, 120, 170, hue, 110)
    rng.choice((_blaster, _reactor, _plate, _drone, _coil))(p, rng, hue, light)
    p.setPen(QPen(fade(mix(hue, "#FFFFFF", 0.7), 140), 1))
    p.setBrush(fade("#FFFFFF", 200))
    for _ in range(3):
        side = rng.choice((-1, 1))
        x, y = MIDDLE + side * rng.uniform(60, 100), rng.uniform(40, 210)
        p.drawEllipse(QPointF(x, y), 2.2, 2.2)
        p.drawLine(QPointF(x, y), QPointF(x + side * 20, y - 14))
        p.drawLine(QPointF(x + side * 20, y - 14), QPointF(x + side * 46, y - 14))


def _reactor(p: QPainter, rng: Random, hue: Colour, light: QColor) -> None:
    gear(p, MIDDLE, 120, 92, rng.choice((10, 12, 14)), mix(hue, "#2B3440", 0.55), 0.62)
    gear(p, MIDDLE, 120, 60, rng.choice((7, 9)), STEEL, 0.5)
    glow(p, MIDDLE, 120, 84, light, 230)
    gem(p, ring(MIDDLE, 120, 26, rng.choice((4, 6, 8))), light, 3)
    reach = rng.uniform(124, 140)
    for sign in (-1, 1):
        facet(p, [(MIDDLE + sign * 96, 84), (MIDDLE + sign * reach, 72), (MIDDLE + sign * (reach + 6), 168),
                  (MIDDLE + sign * 96, 156)], COAL)


def _blaster(p: QPainter, rng: Random, hue: Colour, light: QColor) -> None:
    long, fat = rng.uniform(252, 290), rng.uniform(-6, 10)
    gear(p, 88, 128, 70, rng.choice((9, 11, 13)), mix(hue, "#2B3440", 0.7), 0.55)
    facet(p, [(40, 98 - fat), (196, 92 - fat), (206, 104), (206, 136), (40, 142)], STEEL)
    facet(p, [(60, 104), (150, 101), (150, 120), (60, 122)], mix(hue, COAL, 0.2))
    facet(p, [(200, 102 - fat * 0.5), (long, 100 - fat * 0.5), (long, 116), (200, 118)], COAL)
    facet(p, [(200, 122), (long - 16, 121), (long - 16, 132), (200, 134)], mix(COAL, STEEL, 0.3))
    facet(p, [(84, 142), (116, 141), (104, 206), (76, 206)], COAL)
    facet(p, [(120, 141), (156, 140), (146, 166), (122, 166)], mix(COAL, STEEL, 0.4))
    facet(p, [(96, 76 - fat), (164, 72 - fat), (164, 90 - fat), (96, 94 - fat)], COAL)
    for i in range(rng.randint(2, 4)):
        facet(p, [(160 + i * 11, 100), (167 + i * 11, 100), (167 + i * 11, 130), (160 + i * 11, 131)], light)
    glow(p, long + 2, 108, 52, light, 230)
    glow(p, 170, 116, 40, light, 110)


def _plate(p: QPainter, rng: Random, hue: Colour, light: QColor) -> None:
    gear(p, rng.uniform(210, 234), rng.uniform(54, 78), 46, 9, mix(hue, "#2B3440", 0.7))
    wide = rng.uniform(-10, 12)
    pair(p, [(MIDDLE, 30), (70 - wide, 56), (66 - wide, 130), (92, 184), (MIDDLE, 222)], mix(hue, COAL, 0.25))
    pair(p, [(MIDDLE, 50), (88 - wide, 70), (86 - wide, 126), (106, 170), (MIDDLE, 198)], STEEL)
    pair(p, [(MIDDLE, 74), (108, 88), (108, 122), (122, 150), (MIDDLE, 170)], COAL)
    glow(p, MIDDLE, 118, 56, light, 220)
    gem(p, [(MIDDLE, 94), (168, 112), (MIDDLE, 146), (132, 112)], light)


def _drone(p: QPainter, rng: Random, hue: Colour, light: QColor) -> None:
    tilt = rng.uniform(-12, 12)
    p.save()
    p.translate(MIDDLE, 122)
    p.rotate(tilt)
    p.translate(-MIDDLE, -122)
    for y in (84, 150):
        pair(p, [(116, y), (44, y - 16), (36, y - 2), (112, y + 18)], COAL)
        for x in (42, 258):
            facet(p, [(x - 34, y - 20), (x + 34, y - 20), (x + 28, y - 13), (x - 28, y - 13)], STEEL,
                  edge=False)
            disc(p, x, y - 10, 8, mix(hue, COAL, 0.3))
    pair(p, [(MIDDLE, 66), (114, 76), (98, 118), (112, 164), (MIDDLE, 178)], STEEL)
    pair(p, [(MIDDLE, 78), (124, 86), (112, 118), (122, 152), (MIDDLE, 164)], mix(hue, COAL, 0.2))
    disc(p, MIDDLE, 120, 22, COAL, 2)
    disc(p, MIDDLE, 120, 13, light, 1.4)
    p.restore()
    glow(p, MIDDLE, 120, 56, light, 220)


def _coil(p: QPainter, rng: Random, hue: Colour, light: QColor) -> None:
    pair(p, [(MIDDLE, 196), (78, 196), (58, 226), (MIDDLE, 226)], COAL)
    pair(p, [(MIDDLE, 60), (134, 64), (126, 196), (MIDDLE, 196)], mix(STEEL, COAL, 0.3))
    for i in range(5):
        y = 86 + i * 23
        reach = 34 + i * 5
        pair(p, [(MIDDLE, y), (MIDDLE - reach, y), (MIDDLE - reach - 5, y + 7), (MIDDLE - reach, y + 13),
                 (MIDDLE, y + 13)],
             mix(hue, COAL, 0.1 if i % 2 else 0.35))
    disc(p, MIDDLE, 50, 22, STEEL, 2)
    glow(p, MIDDLE, 50, 84, light, 230)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(mix(light, "#FFFFFF", 0.6), 2.2))
    for _ in range(5):
        p.drawPolyline(polygon(_lightning(rng, MIDDLE, 50, rng.uniform(0, 2 * math.pi), 4, 22)))


def _lightning(rng: Random, x: float, y: float, angle: float, steps: int,
               reach: float) -> list[tuple[float, float]]:
    points = [(x, y)]
    for _ in range(steps):
        x += math.cos(angle + rng.uniform(-0.7, 0.7)) * reach
        y += math.sin(angle + rng.uniform(-0.7, 0.7)) * reach * 0.85
        points.append((x, y))
    return points


def treasure(p: QPainter, rng: Random, hue: Colour) -> None:
    light = mix(hue, "#FFFFFF", 0.6)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for radius, style in ((110, Qt.PenStyle.SolidLine), (84, Qt.PenStyle.DashLine)):
        p.setPen(QPen(fade(light, 120), 1.6, style))
        p.drawEllipse(QPointF(MIDDLE, 122), radius, radius)
    glow(p, MIDDLE, 122, 130, hue, 190)
    rng.choice((_crystal, _key, _orb, _sword, _chest_plate))(p, rng, hue, light)


def _crystal(p: QPainter, rng: Random, hue: Colour, light: QColor) -> None:
    del light
    wide, waist = rng.uniform(32, 48), rng.uniform(76, 100)
    facet(p, [(MIDDLE, 26), (MIDDLE - wide, waist), (MIDDLE, waist + 12)], mix(hue, "#FFFFFF", 0.6))
    facet(p, [(MIDDLE, 26), (MIDDLE + wide, waist), (MIDDLE, waist + 12)], mix(hue, "#FFFFFF", 0.25))
    facet(p, [(MIDDLE - wide, waist), (MIDDLE, waist + 12), (MIDDLE, 222)], mix(hue, "#FFFFFF", 0.2))
    facet(p, [(MIDDLE + wide, waist), (MIDDLE, waist + 12), (MIDDLE, 222)], mix(hue, "#000000", 0.25))
    for sign in (-1, 1):
        x, dy = MIDDLE + sign * 64, rng.uniform(-14, 14)
        facet(p, [(x, 90 + dy), (x - 14, 124 + dy), (x, 200 + dy), (x + 14, 124 + dy)],
              mix(hue, "#FFFFFF", 0.15 if sign < 0 else 0))


def _key(p: QPainter, rng: Random, hue: Colour, light: QColor) -> None:
    gear(p, MIDDLE, 70, 48, rng.choice((6, 8, 10)), mix(hue, "#FFFFFF", 0.15), 0.46)
    facet(p, [(140, 112), (160, 112), (160, 236), (140, 236)], mix(hue, "#FFFFFF", 0.2))
    for y in (172, 196, 220):
        reach = rng.uniform(16, 38)
        facet(p, [(160, y), (160 + reach, y), (160 + reach, y + 12), (160, y + 12)], mix(hue, "#000000", 0.1))
    gem(p, [(MIDDLE, 54), (162, 70), (MIDDLE, 86), (138, 70)], light)
    glow(p, MIDDLE, 70, 50, light, 220)


def _orb(p: QPainter, rng: Random, hue: Colour, light: QColor) -> None:
    del light
    gear(p, MIDDLE, 122, 84, rng.choice((12, 14, 16)), mix(hue, "#20262E", 0.35), 0.72)
    shine = QRadialGradient(QPointF(132, 102), 70)
    shine.setColorAt(0, QColor("#FFFFFF"))
    shine.setColorAt(0.4, mix(hue, "#FFFFFF", 0.3))
    shine.setColorAt(1, mix(hue, "#000000", 0.5))
    p.setBrush(shine)
    p.setPen(outline(2))
    p.drawEllipse(QPointF(MIDDLE, 122), 54, 54)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(fade("#FFFFFF", 120), 1.6))
    p.drawEllipse(QPointF(MIDDLE, 122), 54, 18)
    p.drawEllipse(QPointF(MIDDLE, 122), 18, 54)


def _sword(p: QPainter, rng: Random, hue: Colour, light: QColor) -> None:
    p.save()
    p.translate(MIDDLE, 124)
    p.rotate(rng.choice((-1, 1)) * rng.uniform(14, 30))
    facet(p, [(0, -124), (-13, -96), (-10, 46), (0, 46)], mix(light, "#FFFFFF", 0.5))
    facet(p, [(0, -124), (13, -96), (10, 46), (0, 46)], mix(hue, "#FFFFFF", 0.3))
    facet(p, [(-46, 40), (46, 40), (34, 56), (-34, 56)], mix(hue, "#000000", 0.15))
    facet(p, [(-8, 56), (8, 56), (7, 96), (-7, 96)], COAL)
    gem(p, ring(0, 48, 9), light)
    disc(p, 0, 102, 10, mix(hue, "#FFFFFF", 0.2))
    p.restore()
    glow(p, MIDDLE, 110, 110, light, 110)


def _chest_plate(p: QPainter, rng: Random, hue: Colour, light: QColor) -> None:
    neck = rng.uniform(52, 64)
    pair(p, [(MIDDLE, neck + 14), (118, neck), (66, 64), (52, 104), (76, 138), (84, 200), (MIDDLE, 224)],
         mix(hue, "#FFFFFF", 0.1))
    pair(p, [(MIDDLE, neck + 34), (112, 80), (84, 106), (98, 186), (MIDDLE, 204)], mix(hue, "#20262E", 0.35))
    pair(p, [(66, 64), (38, 48), (30, 92), (52, 104)], mix(hue, "#FFFFFF", 0.3))
    gem(p, ring(MIDDLE, 136, 24), light, 3)
    glow(p, MIDDLE, 136, 78, light, 220)


def torn_hull(p: QPainter, rng: Random, hue: Colour) -> None:
    """A torn hull plate with sparks."""
    hull = mix("#6D7681", hue, 0.15)
    facet(p, [(60, 40), (240, 40), (262, 66), (262, 190), (232, 216), (68, 216), (38, 190), (38, 66)], hull)
    facet(p, [(74, 58), (226, 58), (242, 78), (242, 180), (222, 198), (78, 198), (58, 180), (58, 78)],
          mix(hull, "#11151A", 0.45))
    for x in (62, 238):
        for y in (62, 194):
            disc(p, x, y, 6, "#20262E", 1.5)
    points = []
    for i in range(18):
        reach = rng.random() * (1.0 if i % 2 else 0.25)
        points.append((MIDDLE + (30 + 70 * reach) * math.cos(i * math.pi / 9), 128
                       + (26 + 56 * reach) * math.sin(i * math.pi / 9)))
    p.setBrush(QColor("#090B0E"))
    p.setPen(QPen(mix(hue, "#FFB066", 0.6), 3))
    p.drawPolygon(polygon(points))
    glow(p, MIDDLE, 128, 96, mix(hue, "#FF9A4C", 0.4), 210)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor("#FFE1B0"), 2))
    for _ in range(7):
        p.drawPolyline(polygon(_lightning(rng, MIDDLE, 128, rng.uniform(0, 2 * math.pi), 4, 18)))

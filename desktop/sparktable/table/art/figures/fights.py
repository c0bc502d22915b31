"""A fight on the stage: somebody fires as often as the attack says, behind as many plates as the defence says."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from sparktable.table.art.color import Colour, fade, mix
from sparktable.table.art.figures.brush import MIDDLE, glow
from sparktable.table.art.figures.build import Build
from sparktable.table.art.figures.robot import robot

MOST = 9
"""So many of each can be told apart."""


def fight(p: QPainter, rng: Random, hue: Colour, build: Build, attack: int, defense: int) -> None:
    """The robot stands on the left or on the right, nearer or farther, and looks across the picture."""
    right = rng.random() < 0.5
    if right:
        p.translate(2 * MIDDLE, 0)
        p.scale(-1, 1)
    scale = rng.uniform(0.66, 0.86)
    x, y = rng.uniform(62, 92) if right else rng.uniform(108, 136), rng.uniform(18, 40)  # numbers stand at the left
    light = mix(build.eye, "#FFFFFF", 0.25)
    muzzle = QPointF(x + 74 * scale, y + 150 * scale)
    _beams(p, rng, muzzle, min(attack, MOST), light)
    p.save()
    p.translate(x - MIDDLE * scale, y)
    p.translate(MIDDLE * scale, 130 * scale)
    p.rotate(rng.uniform(-7, 5))
    p.translate(-MIDDLE * scale, -130 * scale)
    p.scale(scale, scale)
    robot(p, build)
    p.restore()
    glow(p, muzzle.x(), muzzle.y(), 20 + 3 * attack, light, 220 if attack else 60)
    _plates(p, rng, QPointF(x + 20 * scale, y + 130 * scale), min(defense, MOST), mix("#6FB2FF", hue, 0.25))


def _beams(p: QPainter, rng: Random, start: QPointF, count: int, light: Colour) -> None:
    """They spread from the weapon, each with a spark at its end."""
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    spread = rng.uniform(0.8, 1.25)
    for each in range(count):
        place = (each + 0.5) / count - 0.5
        end = QPointF(rng.uniform(255, 320), start.y() + place * 210 * spread + rng.uniform(-8, 8))
        for alpha, width in ((50, 15.0), (120, 6.5), (255, 2.4)):
            p.setPen(QPen(fade(light, alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            p.drawLine(start, end)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def _plates(p: QPainter, rng: Random, middle: QPointF, count: int, colour: Colour) -> None:
    """Curved plates of light before the robot, one behind the other."""
    tall = rng.uniform(0.9, 1.1)
    for each in range(count):
        far = 78 + each * 15
        high = (54 + each * 9) * tall
        plate = QPainterPath(QPointF(middle.x() + far - 16, middle.y() - high))
        plate.quadTo(middle.x() + far + 18, middle.y(), middle.x() + far - 16, middle.y() + high)
        for alpha, width in ((45, 12.0), (150, 4.6), (230, 1.6)):
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(fade(colour, alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            p.drawPath(plate)

"""A fight on the stage: somebody takes aim and fires as often as the attack says, behind as many plates as the
defence says. Who attacks more stands in hot light with an arm stretched out, who defends more in cold light behind a
wall: so each can be told from the other also where only a strip of the picture is seen. By
lot they lean, come nearer, spread their fire, and stand before another ground."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from sparktable.table.art.color import Colour, fade, mix
from sparktable.table.art.figures.brush import MIDDLE, glow, polygon, skyline
from sparktable.table.art.figures.build import Build
from sparktable.table.art.figures.robot import SHOULDER_Y, robot

MOST = 9
"""So many of each can be told apart."""
HOT, COLD = "#FF6A2B", "#2F86F0"
"""The light in which somebody attacks or defends."""
STRONG = 6
"""From so much on fire ends in an explosion."""
BARRELS = {"gun": 160.0, "cannon": 142.0}
"""From the shoulder to the muzzle of a weapon; without one, to the hand."""
ARM = 112.0
AIMS, GUARDS = 82.0, 34.0
"""How far an arm is raised, in degrees."""
HORIZON = 246.0
LEANS, BRACES = 12.0, 6.0
"""How far who attacks leans with the fire, up or down, and who defends, in degrees."""
FIRE, STRIP = 150.0, 90.0
"""How far down fire flies, below the numbers of a card that stands upright; and where the strip begins that is left
of the picture on one that lies across."""


def light_of(hue: Colour, attack: int, defense: int) -> QColor:
    """The hue of a card in the light of what it does more."""
    leans = (attack - defense) / max(attack, defense, 1)
    return mix(hue, HOT if leans > 0 else COLD, 0.5 * abs(leans))


def fight(p: QPainter, rng: Random, hue: Colour, build: Build, attack: int, defense: int, sort: str = "") -> None:
    """The robot stands on the left or on the right, nearer or farther, leans, and looks across the picture."""
    sort = sort or COMMON[(2 * attack + defense) % len(COMMON)]
    right, attacks = rng.random() < 0.5, attack >= defense
    if right:
        p.translate(2 * MIDDLE, 0)
        p.scale(-1, 1)
    scale = rng.uniform(0.42, 0.58) if attacks else rng.uniform(0.52, 0.66)
    aims, leans = (AIMS, LEANS) if attacks else (GUARDS, BRACES)
    build = replace(build, raised=aims, hanging=rng.uniform(6, 64), stance=rng.uniform(4, 15))
    x = rng.uniform(80, 90) + (0 if attacks else 8)
    hand = QPointF(x + (build.chest / 2 + 8 + BARRELS.get(build.hand, ARM)) * scale, FIRE)
    y = FIRE - (SHOULDER_Y + 20) * scale
    light = mix(build.eye, "#FFFFFF", 0.25)
    _lean(p, QPointF(x, FIRE), rng.uniform(-leans, leans))
    _robot(p, build, x, y, scale)
    muzzle = hand if attacks else QPointF(x + 66 * scale, FIRE + 18)
    plates = QPointF(x + (70 if attacks else 82) * scale, FIRE)
    _plates(p, rng, plates, min(defense, MOST), mix("#6FB2FF", hue, 0.2), attacks)
    _fire(p, rng, muzzle, min(attack, MOST), light, sort)


def _lean(p: QPainter, about: QPointF, degrees: float) -> None:
    p.translate(about)
    p.rotate(degrees)
    p.translate(-about)


def _robot(p: QPainter, build: Build, x: float, y: float, scale: float) -> None:
    """Its weapon in the hand that is nearer to the other side."""
    p.save()
    p.translate(x, y)
    p.scale(-scale, scale)
    p.translate(-MIDDLE, 0)
    robot(p, build)
    p.restore()


def _fire(p: QPainter, rng: Random, start: QPointF, count: int, light: Colour, sort: str) -> None:
    """It spreads from the weapon, or flies side by side; much of it ends in an explosion."""
    if not count:
        return
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    p.setBrush(Qt.BrushStyle.NoBrush)
    spread, beside = rng.uniform(0.8, 1.1) * min(104.0, 22.0 * count), rng.choice((0.0, 0.3, 0.6))
    for each in range(count):
        place = (each + 0.5) / count - 0.5
        begin = QPointF(start.x(), start.y() + place * spread * beside)
        end = QPointF(310, start.y() + place * spread + rng.uniform(-2, 2))
        SHOTS[sort](p, rng, begin, end, light, place + 0.5)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    glow(p, start.x(), start.y(), 16 + 4 * count, light, 230)
    if count >= STRONG:
        glow(p, 296, start.y(), 30 + 9 * count, HOT, 255)
        glow(p, 296, start.y(), 12 + 4 * count, "#FFF1C4", 255)


def _glowing(p: QPainter, path: QPainterPath, light: Colour, thick: float = 1.0) -> None:
    for alpha, width in ((60, 13.0), (140, 6.0), (255, 2.6)):
        p.setPen(QPen(fade(light, alpha), width * thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.drawPath(path)


def _beam(p: QPainter, rng: Random, start: QPointF, end: QPointF, light: Colour, part: float) -> None:
    path = QPainterPath(start)
    path.lineTo(end)
    _glowing(p, path, light)


def _bolt(p: QPainter, rng: Random, start: QPointF, end: QPointF, light: Colour, part: float) -> None:
    """Lightning, with a branch."""
    path, steps = QPainterPath(start), 7
    for step in range(1, steps + 1):
        at = start + (end - start) * (step / steps)
        corner = at + QPointF(0, rng.uniform(-13, 13) if step < steps else 0)
        path.lineTo(corner)
        if step == 4:
            path.lineTo(corner + QPointF(22, rng.choice((-1, 1)) * rng.uniform(12, 26)))
            path.moveTo(corner)
    _glowing(p, path, light, 0.7)


def _pulses(p: QPainter, rng: Random, start: QPointF, end: QPointF, light: Colour, part: float) -> None:
    """Short shots, one behind the other."""
    far, long = rng.uniform(0.05, 0.2), rng.uniform(0.07, 0.11)
    while far < 1:
        path = QPainterPath(start + (end - start) * far)
        path.lineTo(start + (end - start) * (far + long))
        _glowing(p, path, light, 1.25)
        far += long * 2.4


def _missile(p: QPainter, rng: Random, start: QPointF, end: QPointF, light: Colour, part: float) -> None:
    """On a trail that bends up or down, and how far it has come."""
    bend, far = QPointF(0, (end.y() - start.y()) * 0.9 + rng.uniform(-16, 16)), rng.uniform(0.55, 0.95)
    trail = QPainterPath(start)
    head = start + (end - start) * far
    trail.quadTo((start + head) / 2 + bend, head)
    for alpha, width in ((70, 12.0), (90, 6.0)):
        p.setPen(QPen(fade(mix(light, "#FFFFFF", 0.3), alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.drawPath(trail)
    glow(p, head.x(), head.y(), 20, HOT, 255)
    _filled(p, [(head.x() - 5, head.y() - 4.5), (head.x() + 12, head.y() - 3.5), (head.x() + 19, head.y()),
                (head.x() + 12, head.y() + 3.5), (head.x() - 5, head.y() + 4.5)], QColor("#F4F7FA"))
    p.setBrush(Qt.BrushStyle.NoBrush)


def _blade(p: QPainter, rng: Random, start: QPointF, end: QPointF, light: Colour, part: float) -> None:
    """Crescents that fly with their backs before them, one behind the other, and grow."""
    at, high = QPointF(start.x() + (end.x() - start.x()) * (0.24 + 0.7 * part), start.y()), 22 + 22 * part
    crescent = QPainterPath(at + QPointF(-16, -high))
    crescent.quadTo(at + QPointF(26, 0), at + QPointF(-16, high))
    crescent.quadTo(at + QPointF(8, 0), at + QPointF(-16, -high))
    _glowing(p, crescent, light, 0.45)
    p.fillPath(crescent, fade(light, 150))


SHOTS = {"beam": _beam, "pulses": _pulses, "bolt": _bolt, "missile": _missile, "blade": _blade}
"""What flies, by sort; `part` tells which of all it is, between 0 and 1."""
COMMON = ("beam", "pulses", "bolt", "missile")
"""What flies where no sort is named: another one with each other pair of numbers."""


def _plates(p: QPainter, rng: Random, start: QPointF, count: int, colour: Colour, attacks: bool) -> None:
    """Curved plates of light before the robot, one behind the other: large ones where it defends more."""
    tall = rng.uniform(0.92, 1.08) * (0.72 if attacks else 1.0)
    for each in range(count):
        far, high = start.x() + each * (12 if attacks else 17), (50 + each * 5) * tall
        plate = QPainterPath(QPointF(far - 14, start.y() - high))
        plate.quadTo(far + 20, start.y(), far - 14, start.y() + high)
        for alpha, width in ((60, 13.0), (170, 6.0), (245, 2.4)):
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(fade(colour, alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            p.drawPath(plate)


def ground(p: QPainter, rng: Random, colour: QColor, *, broken: bool) -> None:
    """What lies behind a fight: towers, mountains, dunes or crystals."""
    high = rng.uniform(80, 130)
    shape = rng.choice((None, _mountains, _dunes, _crystals))
    if shape is None:
        skyline(p, rng, colour, HORIZON, high, 180, broken=broken)
    else:
        shape(p, rng, colour, high)


def _mountains(p: QPainter, rng: Random, colour: QColor, high: float) -> None:
    """Two ridges, the one behind paler."""
    for alpha, tall in ((110, high * 1.3), (210, high * 0.8)):
        x, points = -80.0, [(-80.0, 320.0)]
        while x < 380:
            points += [(x, HORIZON - tall * rng.uniform(0.1, 0.4)),
                       (x + rng.uniform(24, 46), HORIZON - tall * rng.uniform(0.6, 1.0))]
            x += rng.uniform(58, 96)
        _filled(p, [*points, (380.0, 320.0)], fade(colour, alpha))


def _dunes(p: QPainter, rng: Random, colour: QColor, high: float) -> None:
    """Long waves, one before the other."""
    for each, alpha in enumerate((90, 140, 210)):
        y, swell = HORIZON - high * (0.75 - 0.25 * each), rng.uniform(20, 44) * rng.choice((-1, 1))
        wave = QPainterPath(QPointF(-100, 320))
        wave.lineTo(-100, y)
        wave.cubicTo(rng.uniform(0, 90), y - swell, rng.uniform(180, 280), y + swell, 400, y - swell * 0.4)
        wave.lineTo(400, 320)
        p.fillPath(wave, fade(colour, alpha))


def _crystals(p: QPainter, rng: Random, colour: QColor, high: float) -> None:
    """Slender spikes that lean against each other."""
    x = -60.0
    while x < 360:
        wide, tall, slant = rng.uniform(9, 22), high * rng.uniform(0.4, 1.25), rng.uniform(-26, 26)
        _filled(p, [(x, 320), (x + slant * 0.4, HORIZON - tall * 0.7), (x + wide / 2 + slant, HORIZON - tall),
                    (x + wide + slant * 0.4, HORIZON - tall * 0.6), (x + wide, 320)], fade(colour, 190))
        x += wide * rng.uniform(0.8, 2.6)


def _filled(p: QPainter, corners: list[tuple[float, float]], colour: QColor) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(colour)
    p.drawPolygon(polygon(corners))

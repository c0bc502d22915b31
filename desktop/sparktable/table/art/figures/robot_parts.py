"""What tells one robot from another: what it carries on its back, what is on its chest, and its shoulders."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from sparktable.table.art.color import fade, mix
from sparktable.table.art.figures.brush import (
    MIDDLE,
    OUTLINE,
    SHADED,
    STAGE,
    ball,
    disc,
    facet,
    gem,
    glow,
    pair,
    ring,
    turn,
)
from sparktable.table.art.figures.build import Build

# --- what it carries on its back ---------------------------------------------------------------------------

def _no_kit(p: QPainter, b: Build) -> None:
    del p, b


def _wing(p: QPainter, b: Build) -> None:
    h, s = b.chest / 2, b.kit_scale
    tip = 40 - 14 * s
    pair(p, [(MIDDLE - h * 0.4, 92), (MIDDLE - h - 52 * s, tip), (MIDDLE - h - 66 * s, 66),
             (MIDDLE - h - 44 * s, 104),
             (MIDDLE - h * 0.5, 128)], mix(b.primary, b.dark, 0.35))
    pair(p, [(MIDDLE - h - 14 * s, 62), (MIDDLE - h - 52 * s, tip), (MIDDLE - h - 60 * s, 54)], b.trim)


def _blade_fan(p: QPainter, b: Build) -> None:
    h = b.chest / 2
    for i, (dx, dy) in enumerate(((58, 34), (66, 70), (54, 106))):
        pair(p, [(MIDDLE - h * 0.5, 88 + i * 14), (MIDDLE - h - dx, dy - 14),
                 (MIDDLE - h - dx + 26, dy + 22)],
             mix(b.primary, b.dark, 0.2 + 0.2 * i))


def _tread(p: QPainter, b: Build) -> None:
    h = b.chest / 2
    left = MIDDLE - h - 30
    pair(p, [(MIDDLE - h * 0.6, 58), (MIDDLE - h - 14, 44), (left, 52), (left, 120), (MIDDLE - h * 0.6, 120)],
         b.dark)
    for y in (60, 76, 92, 108):
        pair(p, [(left - 4, y), (left + 8, y - 3), (left + 8, y + 7), (left - 4, y + 9)], b.metal)


def _rocket(p: QPainter, b: Build) -> None:
    x = MIDDLE - b.chest * 0.2
    pair(p, [(x, 40), (x - 14, 24), (x - 28, 40), (x - 28, 92), (x, 92)], b.secondary)
    pair(p, [(x - 28, 44), (x - 42, 62), (x - 42, 92), (x - 28, 88)], b.trim)


def _doors(p: QPainter, b: Build) -> None:
    h, s = b.chest / 2, b.kit_scale
    pair(p, [(MIDDLE - h * 0.7, 82), (MIDDLE - h - 34 * s, 44), (MIDDLE - h - 62 * s, 52),
             (MIDDLE - h - 58 * s, 92),
             (MIDDLE - h - 20 * s, 118)], b.primary)
    pair(p, [(MIDDLE - h - 26 * s, 58), (MIDDLE - h - 50 * s, 58), (MIDDLE - h - 48 * s, 80),
             (MIDDLE - h - 24 * s, 82)],
         mix(b.eye, "#16324A", 0.55))


def _stacks(p: QPainter, b: Build) -> None:
    x = MIDDLE - b.chest * 0.5 - 6
    pair(p, [(x - 10, 22), (x + 2, 18), (x + 2, 116), (x - 10, 116)], mix(b.metal, "#FFFFFF", 0.2))
    pair(p, [(x - 12, 36), (x + 4, 36), (x + 4, 46), (x - 12, 46)], b.dark)


def _turret(p: QPainter, b: Build) -> None:
    h = b.chest / 2
    pair(p, [(MIDDLE - h * 0.4, 60), (MIDDLE - h - 26, 34), (MIDDLE - h - 44, 62), (MIDDLE - h - 30, 110),
             (MIDDLE - h * 0.5, 118)], mix(b.primary, b.dark, 0.45))
    right = MIDDLE + h * 0.62
    facet(p, [(right, 84), (right + 14, 84), (right + 50, 6), (right + 38, 0)], b.metal, 0.9)
    facet(p, [(right + 30, 14), (right + 46, 20), (right + 54, -2), (right + 40, -8)], b.dark)
    glow(p, right + 48, -2, 26, b.eye, 190)


def _rotor(p: QPainter, b: Build) -> None:
    for angle in (-58, -22, 22, 58):
        p.save()
        turn(p, MIDDLE, 74, angle)
        facet(p, [(MIDDLE - 4, 66), (MIDDLE - 11, -48), (MIDDLE + 7, -54), (MIDDLE + 6, 66)],
              mix(b.metal, b.dark, 0.35), 0.92)
        facet(p, [(MIDDLE - 9, -34), (MIDDLE - 11, -48), (MIDDLE + 7, -54), (MIDDLE + 7, -40)], b.trim)
        p.restore()


def _deck(p: QPainter, b: Build) -> None:
    x = MIDDLE - b.chest * 0.5
    facet(p, [(x - 30, 30), (x + 6, 30), (x + 6, 78), (x - 30, 78)], b.dark)
    facet(p, [(x - 54, 38), (x - 28, 36), (x - 28, 62), (x - 54, 60)], b.metal)
    glow(p, x - 54, 50, 22, b.eye, 170)
    right = STAGE - x
    facet(p, [(right - 6, 40), (right + 26, 40), (right + 26, 106), (right - 6, 106)], b.dark, SHADED)
    for y in (58, 86):
        disc(p, right + 11, y, 10, mix(b.metal, OUTLINE, 0.35))
        disc(p, right + 11, y, 4, b.dark)


def _twin_heads(p: QPainter, b: Build) -> None:
    """Two long necks that rise behind the shoulders, jaws open outwards."""
    h = b.chest / 2
    pair(p, [(MIDDLE - h * 0.5, 84), (MIDDLE - h - 6, 74), (MIDDLE - h - 34, 40), (MIDDLE - h - 22, 22),
             (MIDDLE - h - 8, 40), (MIDDLE - h * 0.4, 62)], b.secondary)
    pair(p, [(MIDDLE - h - 8, 18), (MIDDLE - h - 32, 8), (MIDDLE - h - 66, 22), (MIDDLE - h - 60, 32),
             (MIDDLE - h - 36, 36), (MIDDLE - h - 14, 44)], b.primary)
    pair(p, [(MIDDLE - h - 30, 40), (MIDDLE - h - 58, 44), (MIDDLE - h - 54, 52), (MIDDLE - h - 28, 52)],
         b.dark)
    pair(p, [(MIDDLE - h - 6, 20), (MIDDLE - h + 2, 0), (MIDDLE - h - 20, 12)], mix(b.metal, "#FFFFFF", 0.3))
    for x in (MIDDLE - h - 34, MIDDLE + h + 34):
        disc(p, x, 22, 3.4, b.eye, 1)
        glow(p, x, 22, 12, b.eye, 160)


def _swept(p: QPainter, b: Build) -> None:
    """The wings of a jet, swept up behind the shoulders, with a stripe, and its two tail fins."""
    h, s = b.chest / 2, b.kit_scale
    x = MIDDLE - h
    pair(p, [(MIDDLE - h * 0.3, 84), (x - 40 * s, 6), (x - 58 * s, -2), (x - 66 * s, 82), (x - 30 * s, 116),
             (MIDDLE - h * 0.4, 126)], b.primary)
    pair(p, [(x - 44 * s, 24), (x - 58 * s, 18), (x - 62 * s, 66), (x - 36 * s, 70)], b.secondary)
    pair(p, [(x - 49 * s, 34), (x - 56 * s, 32), (x - 58 * s, 54), (x - 47 * s, 56)],
         mix(b.primary, "#FFFFFF", 0.4))
    pair(p, [(MIDDLE - 30, 172), (MIDDLE - 74, 152), (MIDDLE - 82, 196), (MIDDLE - 36, 206)], b.trim)


def _beacons(p: QPainter, b: Build) -> None:
    """A ladder over one shoulder, and a lamp on each that turns."""
    for x, lamp in ((MIDDLE - b.chest * 0.5 - 12, b.secondary), (MIDDLE + b.chest * 0.5 + 12, b.trim)):
        glow(p, x, 50, 34, lamp, 190)
        facet(p, [(x - 13, 56), (x - 9, 40), (x + 9, 40), (x + 13, 56)], mix(lamp, "#FFFFFF", 0.25))
        facet(p, [(x - 17, 56), (x + 17, 56), (x + 17, 74), (x - 17, 74)], b.dark)
    p.setPen(QPen(mix(b.metal, "#FFFFFF", 0.3), 5))
    for x in (MIDDLE + 22, MIDDLE + 42):
        p.drawLine(QPointF(x, 96), QPointF(x + 30, -4))
    p.setPen(QPen(mix(b.metal, "#FFFFFF", 0.1), 3.4))
    for rung in range(5):
        p.drawLine(QPointF(MIDDLE + 28 + 6 * rung, 76 - 17 * rung), QPointF(MIDDLE + 48 + 6 * rung, 76 - 17 * rung))


def _crane(p: QPainter, b: Build) -> None:
    """A boom over the shoulder with a hook that hangs from it."""
    facet(p, [(MIDDLE + 10, 104), (MIDDLE + 44, 108), (MIDDLE + 118, 2), (MIDDLE + 98, -10)], b.secondary)
    p.setPen(QPen(fade(OUTLINE, 190), 2.4))
    for step in range(5):
        x, y = MIDDLE + 38 + 15 * step, 88 - 22 * step
        p.drawLine(QPointF(x - 12, y + 2), QPointF(x + 16, y - 4))
    p.setPen(QPen(mix(b.metal, "#FFFFFF", 0.35), 2.6))
    p.drawLine(QPointF(MIDDLE + 110, -4), QPointF(MIDDLE + 116, 66))
    facet(p, [(MIDDLE + 106, 66), (MIDDLE + 126, 66), (MIDDLE + 124, 84), (MIDDLE + 108, 84)], b.dark)
    p.setPen(QPen(mix(b.metal, "#FFFFFF", 0.35), 5))
    p.drawArc(QRectF(MIDDLE + 106, 82, 22, 24), 40 * 16, -250 * 16)
    pair(p, [(MIDDLE - 30, 72), (MIDDLE - 62, 60), (MIDDLE - 66, 118), (MIDDLE - 34, 116)],
         mix(b.primary, b.dark, 0.4))


_KITS: dict[str, Callable[[QPainter, Build], None]] = {
    "none": _no_kit, "wing": _wing, "blade": _blade_fan, "tread": _tread, "rocket": _rocket, "doors": _doors,
    "stacks": _stacks, "turret": _turret, "rotor": _rotor, "deck": _deck, "twin": _twin_heads, "swept": _swept,
    "beacons": _beacons, "crane": _crane,
}


# --- what is on its chest ----------------------------------------------------------------------------------

def _glass(b: Build) -> QColor:
    return mix(b.eye, "#16324A", 0.35)


def _windows(p: QPainter, b: Build) -> None:
    h = b.chest / 2
    pair(p, [(MIDDLE - 7, 84), (MIDDLE - h * 0.7, 87), (MIDDLE - h * 0.72, 104), (MIDDLE - 9, 112)],
         _glass(b))


def _grill(p: QPainter, b: Build) -> None:
    h = b.chest / 2
    pair(p, [(MIDDLE, 86), (MIDDLE - h * 0.42, 88), (MIDDLE - h * 0.36, 120), (MIDDLE, 124)], b.dark)
    p.setPen(QPen(fade(b.metal, 210), 2))
    for i in range(4):
        p.drawLine(QPointF(MIDDLE - h * 0.34, 93 + i * 8), QPointF(MIDDLE + h * 0.34, 93 + i * 8))


def _core(p: QPainter, b: Build) -> None:
    pair(p, [(MIDDLE, 84), (MIDDLE - 18, 92), (MIDDLE - 18, 110), (MIDDLE, 120)], b.dark)
    glow(p, MIDDLE, 102, 40, b.eye, 230)
    gem(p, ring(MIDDLE, 102, 9.5), b.eye)


def _chevron(p: QPainter, b: Build) -> None:
    h = b.chest / 2
    pair(p, [(MIDDLE, 104), (MIDDLE - h * 0.7, 86), (MIDDLE - h * 0.7, 98), (MIDDLE, 120)], b.trim)
    pair(p, [(MIDDLE, 90), (MIDDLE - h * 0.4, 80), (MIDDLE - h * 0.34, 86), (MIDDLE, 98)],
         mix(b.eye, b.primary, 0.3))


def _wheels(p: QPainter, b: Build) -> None:
    for x in (MIDDLE - b.chest / 4, MIDDLE + b.chest / 4):
        disc(p, x, 102, 17, b.dark)
        disc(p, x, 102, 8, b.metal)


def _bonnet(p: QPainter, b: Build) -> None:
    h = b.chest / 2
    pair(p, [(MIDDLE, 82), (MIDDLE - h * 0.5, 84), (MIDDLE - h * 0.6, 112), (MIDDLE, 122)],
         mix(b.primary, "#FFFFFF", 0.1))
    pair(p, [(MIDDLE, 82), (MIDDLE - 7, 82), (MIDDLE - 9, 121), (MIDDLE, 122)], b.trim)
    pair(p, [(MIDDLE - h * 0.62, 86), (MIDDLE - h * 0.86, 86), (MIDDLE - h * 0.88, 97),
             (MIDDLE - h * 0.64, 99)], "#FFE9A8")


def _cassette(p: QPainter, b: Build) -> None:
    h = b.chest / 2
    pair(p, [(MIDDLE, 82), (MIDDLE - h * 0.68, 84), (MIDDLE - h * 0.66, 118), (MIDDLE, 122)], b.trim)
    pair(p, [(MIDDLE, 88), (MIDDLE - h * 0.58, 89), (MIDDLE - h * 0.56, 113), (MIDDLE, 116)],
         mix(_glass(b), OUTLINE, 0.3))
    for x in (MIDDLE - h * 0.3, MIDDLE + h * 0.3):
        disc(p, x, 101, 8, mix(b.metal, "#FFFFFF", 0.4), 1.2)
        disc(p, x, 101, 3, b.dark, 1)


def _jaw(p: QPainter, b: Build) -> None:
    h = b.chest / 2
    pair(p, [(MIDDLE, 84), (MIDDLE - h * 0.62, 86), (MIDDLE - h * 0.5, 108), (MIDDLE, 122)], b.dark)
    tooth = mix(b.metal, "#FFFFFF", 0.5)
    for i in range(3):
        x = MIDDLE - h * (0.1 + 0.17 * i)
        pair(p, [(x, 86), (x - 8, 86), (x - 4, 100)], tooth)
        pair(p, [(x - 2, 116 - i * 4), (x - 9, 114 - i * 4), (x - 5, 103)], tooth)
    glow(p, MIDDLE, 102, 30, b.eye, 130)


def _flame(p: QPainter, b: Build) -> None:
    h = b.chest / 2
    pair(p, [(MIDDLE, 126), (MIDDLE - h * 0.3, 112), (MIDDLE - h * 0.84, 84), (MIDDLE - h * 0.46, 92),
             (MIDDLE - h * 0.5, 80), (MIDDLE - h * 0.2, 94), (MIDDLE, 80)], b.trim)
    pair(p, [(MIDDLE, 116), (MIDDLE - h * 0.16, 106), (MIDDLE - h * 0.3, 94), (MIDDLE, 98)],
         mix(b.trim, "#FFFFFF", 0.5))


def _canopy(p: QPainter, b: Build) -> None:
    """The nose of a jet, its point down, with the glass that a pilot would look through."""
    h = b.chest / 2
    pair(p, [(MIDDLE - h * 0.44, 82), (MIDDLE - h * 0.8, 86), (MIDDLE - h * 0.78, 98), (MIDDLE - h * 0.42, 106)],
         b.secondary)
    pair(p, [(MIDDLE, 74), (MIDDLE - h * 0.34, 78), (MIDDLE - h * 0.3, 112), (MIDDLE, 142)],
         mix(b.primary, b.dark, 0.25))
    pair(p, [(MIDDLE, 80), (MIDDLE - h * 0.22, 84), (MIDDLE - h * 0.19, 108), (MIDDLE, 124)], "#F2A93B")
    p.setPen(QPen(fade(OUTLINE, 200), 2))
    p.drawLine(QPointF(MIDDLE - h * 0.21, 97), QPointF(MIDDLE + h * 0.21, 97))


_MOTIFS: dict[str, Callable[[QPainter, Build], None]] = {
    "windows": _windows, "grill": _grill, "core": _core, "chevron": _chevron, "wheels": _wheels, "bonnet":
    _bonnet,
    "cassette": _cassette, "jaw": _jaw, "flame": _flame, "canopy": _canopy,
}


# --- shoulders ---------------------------------------------------------------------------------------------

def _box(p: QPainter, b: Build) -> None:
    x = MIDDLE - b.chest * 0.4
    pair(p, [(x + 4, 66), (x - 30, 66), (x - 38, 76), (x - 38, 106), (x - 22, 112), (x + 2, 104)], b.primary)
    pair(p, [(x - 8, 74), (x - 30, 74), (x - 30, 96), (x - 10, 98)], b.secondary)


def _spike(p: QPainter, b: Build) -> None:
    x = MIDDLE - b.chest * 0.4
    pair(p, [(x + 6, 74), (x - 16, 64), (x - 46, 34 if b.giant else 48), (x - 42, 92), (x - 22, 112),
             (x + 2, 104)],
         b.primary)
    pair(p, [(x - 18, 78), (x - 40, 62), (x - 36, 92)], b.secondary)


def _dome(p: QPainter, b: Build) -> None:
    for sign, light in ((-1, 1.0), (1, SHADED)):
        ball(p, MIDDLE + sign * (b.chest * 0.4 + 16), 88, 26, 24, b.primary, light)


def _fin(p: QPainter, b: Build) -> None:
    x = MIDDLE - b.chest * 0.4
    pair(p, [(x + 4, 70), (x - 20, 66), (x - 28, 40), (x - 38, 66), (x - 36, 104), (x - 18, 112),
             (x + 2, 104)], b.primary)
    pair(p, [(x - 22, 66), (x - 28, 40), (x - 34, 66)], b.secondary)


def _tyre(p: QPainter, b: Build) -> None:
    for sign, light in ((-1, 1.0), (1, SHADED)):
        x = MIDDLE + sign * (b.chest * 0.4 + 16)
        disc(p, x, 86, 25, mix("#262C35", OUTLINE, 1 - light), 1.6)
        disc(p, x, 86, 14, mix(b.metal, OUTLINE, 1 - light))
        disc(p, x, 86, 5, b.dark)
    x = MIDDLE - b.chest * 0.4
    pair(p, [(x + 4, 64), (x - 22, 56), (x - 40, 66), (x - 30, 74), (x + 2, 80)], b.primary)


def _rack(p: QPainter, b: Build) -> None:
    x = MIDDLE - b.chest * 0.4
    pair(p, [(x + 4, 72), (x - 12, 68), (x - 40, 74), (x - 38, 106), (x - 20, 112), (x + 2, 104)], b.primary)
    pair(p, [(x - 4, 44), (x - 40, 44), (x - 42, 74), (x - 4, 72)], b.dark)
    for i in range(3):
        tube = x - 10 - i * 12
        pair(p, [(tube, 34), (tube - 5, 26), (tube - 10, 34), (tube - 10, 52), (tube, 52)], b.trim)


def _intake(p: QPainter, b: Build) -> None:
    """Air is drawn in beside the head; from each hangs a long barrel."""
    x = MIDDLE - b.chest * 0.4
    pair(p, [(x - 33, 84), (x - 21, 84), (x - 21, 176), (x - 33, 176)], mix(b.metal, b.dark, 0.5))
    pair(p, [(x - 36, 110), (x - 18, 110), (x - 18, 128), (x - 36, 128)], b.trim)
    pair(p, [(x - 35, 172), (x - 19, 172), (x - 20, 188), (x - 34, 188)], b.dark)
    for muzzle in (x - 27, 2 * MIDDLE - x + 27):
        glow(p, muzzle, 190, 20, b.eye, 200)
    pair(p, [(x + 6, 60), (x - 26, 52), (x - 36, 62), (x - 36, 108), (x - 20, 114), (x + 4, 106)], b.primary)
    pair(p, [(x + 2, 64), (x - 24, 58), (x - 28, 78), (x, 82)], b.dark)
    pair(p, [(x - 1, 69), (x - 23, 64), (x - 24, 68), (x - 1, 73)], mix(b.metal, b.dark, 0.5))


_SHOULDERS: dict[str, Callable[[QPainter, Build], None]] = {
    "box": _box, "spike": _spike, "dome": _dome, "fin": _fin, "tyre": _tyre, "rack": _rack,
    "intake": _intake,
}

PARTS = {"kit": _KITS, "motif": _MOTIFS, "shoulders": _SHOULDERS}
"""Every drawing of the parts that a build chooses among by name."""

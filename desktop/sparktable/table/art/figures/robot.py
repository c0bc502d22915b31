"""The robot: painted back to front from its build, every part two facets wide."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QPainter

from sparktable.table.art.color import mix
from sparktable.table.art.figures.brush import (
    MIDDLE,
    OUTLINE,
    SHADED,
    STAGE,
    disc,
    facet,
    glow,
    pair,
    turn,
)
from sparktable.table.art.figures.build import Build
from sparktable.table.art.figures.heads import head
from sparktable.table.art.figures.robot_parts import PARTS

HEAD = (84.0, 2.0, 132.0, 100.0)
"""Where everybody's head is, with the shoulders."""
FACE = (114.0, 6.0, 72.0, 70.0)
"""Where it is alone, with its horns."""
BODY = (24.0, 6.0, 252.0, 292.0)
"""Where everybody stands from head to feet; wings and what a raised hand holds may reach beyond it."""
HELD = {"fist": (114.0, 18.0), "shield": (120.0, 34.0), "blade": (170.0, 18.0), "gun": (160.0, 20.0),
        "cannon": (142.0, 18.0), "hammer": (180.0, 30.0)}
"""How far an arm reaches from the shoulder with what its hand holds, and how far that sticks out to the side."""
HIP_X, HIP_Y = MIDDLE - 22, 170.0
SHOULDER_Y = 92.0


def robot(p: QPainter, b: Build) -> None:
    """Paint the whole figure; it stands from y = 10 (horns) to y = 292 (feet)."""
    PARTS["kit"][b.kit](p, b)
    for side in (0, 1):
        with _side(p, side) as light:
            _leg(p, b, light)
    _pelvis(p, b)
    for side in (1, 0):
        with _side(p, side) as light:
            _arm(p, b, light, b.hanging if side else b.raised, "fist" if side else b.hand)
    _torso(p, b)
    PARTS["motif"][b.motif](p, b)
    PARTS["shoulders"][b.shoulders](p, b)
    head(p, b)


def body(b: Build) -> tuple[float, float, float, float]:
    """Where it stands from head to feet, with what the raised hand holds; wings may reach beyond it."""
    left, top, wide, high = BODY
    (far, aside), raised = HELD[b.hand], math.radians(b.raised)
    tip = min(left, MIDDLE - b.chest / 2 - 8 - math.sin(raised) * far - math.cos(raised) * aside)
    return tip, top, left + wide - tip, high


@contextmanager
def _side(p: QPainter, side: int) -> Iterator[float]:
    """The left half as it is, the right half as its shaded mirror image."""
    p.save()
    if side:
        p.translate(STAGE, 0)
        p.scale(-1, 1)
    yield SHADED if side else 1.0
    p.restore()


# --- limbs -------------------------------------------------------------------------------------------------

def _leg(p: QPainter, b: Build, light: float) -> None:
    x, th, fl = HIP_X, b.thigh, b.flare
    turn(p, x, HIP_Y, b.stance)
    facet(p, [(x - th * 0.62, 166), (x + th * 0.5, 166), (x + th * 0.42, 222), (x - th * 0.5, 222)], b.dark,
          light)
    facet(p, [(x - 2 - th * 0.5, 214), (x + th * 0.46, 214), (x + fl * 0.5, 276), (x - 2 - fl * 0.62, 276)],
          b.primary,
          light)
    facet(p, [(x - 2 - th * 0.2, 226), (x + th * 0.16, 226), (x + th * 0.2, 268), (x - 2 - th * 0.3, 268)],
          b.secondary,
          light)
    facet(p, [(x - th * 0.45, 208), (x, 200), (x + th * 0.42, 208), (x + th * 0.3, 228), (x, 234),
              (x - th * 0.36, 228)],
          b.metal, light)
    facet(p, [(x - 2 - fl * 0.6, 274), (x + fl * 0.48, 274), (x + fl * 0.56, 292), (x - 2 - fl * 0.95, 292)],
          b.metal,
          light)


def _pelvis(p: QPainter, b: Build) -> None:
    w = b.waist
    pair(p, [(MIDDLE, 150), (MIDDLE - w * 0.5, 150), (MIDDLE - w * 0.62, 164), (MIDDLE - 18, 176),
             (MIDDLE - 10, 188),
             (MIDDLE, 188)], b.metal)


def _arm(p: QPainter, b: Build, light: float, angle: float, hand: str) -> None:
    x = MIDDLE - b.chest / 2 - 8
    turn(p, x, SHOULDER_Y, angle)
    facet(p, [(x - 10, 88), (x + 10, 88), (x + 8, 134), (x - 9, 134)], b.dark, light)
    if hand == "blade":
        facet(p, [(x - 6, 150), (x + 4, 150), (x + 2, 262), (x - 10, 228)], mix(b.eye, "#FFFFFF", 0.5))
        glow(p, x - 3, 200, 46, b.eye, 80)
    facet(p, [(x - 15, 128), (x + 14, 128), (x + 16, 174), (x + 6, 184), (x - 10, 184), (x - 18, 172)],
          b.primary, light)
    facet(p, [(x - 7, 138), (x + 6, 138), (x + 6, 168), (x - 8, 168)], b.secondary, light)
    disc(p, x, 130, 9, b.dark, 1.2)
    disc(p, x, 130, 4.5, mix(b.metal, OUTLINE, 1 - light), 1.2)
    if hand == "cannon":
        facet(p, [(x - 12, 180), (x + 10, 180), (x + 10, 222), (x - 12, 222)], b.dark)
        facet(p, [(x - 8, 218), (x + 6, 218), (x + 6, 232), (x - 8, 232)], b.metal)
        glow(p, x - 1, 234, 22, b.eye, 190)
        return
    facet(p, [(x - 10, 182), (x + 7, 182), (x + 9, 196), (x + 3, 206), (x - 8, 206), (x - 12, 196)], b.metal,
          light)
    if hand == "gun":
        facet(p, [(x - 9, 196), (x + 5, 196), (x + 4, 250), (x - 6, 250)], b.dark)
        facet(p, [(x - 20, 204), (x - 6, 204), (x - 6, 216), (x - 20, 216)], b.trim)
        glow(p, x - 1, 252, 16, b.eye, 150)
    elif hand == "shield":
        facet(p, [(x - 34, 138), (x - 8, 128), (x + 4, 142), (x + 2, 186), (x - 16, 212), (x - 34, 190)],
              b.trim)
        facet(p, [(x - 27, 146), (x - 11, 140), (x - 4, 148), (x - 6, 180), (x - 16, 196), (x - 27, 182)],
              b.metal)
    elif hand == "hammer":
        facet(p, [(x - 4, 194), (x + 2, 194), (x + 1, 262), (x - 5, 262)], b.metal)
        facet(p, [(x - 26, 244), (x + 22, 244), (x + 26, 254), (x + 22, 272), (x - 26, 272), (x - 30, 258)],
              b.dark)
        facet(p, [(x - 26, 244), (x - 12, 244), (x - 12, 272), (x - 26, 272)], b.trim)


# --- torso -------------------------------------------------------------------------------------------------

def _torso(p: QPainter, b: Build) -> None:
    h, w = b.chest / 2, b.waist
    pair(p, [(MIDDLE, 70), (MIDDLE - h * 0.92, 76), (MIDDLE - h * 1.02, 100), (MIDDLE - h * 0.74, 134),
             (MIDDLE - w * 0.5, 152), (MIDDLE, 152)], mix(b.metal, b.dark, 0.45))
    for i in range(3):
        y = 120 + i * 11
        pair(p, [(MIDDLE, y), (MIDDLE - w * 0.42 + i * 1.5, y), (MIDDLE - w * 0.36 + i * 1.5, y + 9),
                 (MIDDLE, y + 9)],
             mix(b.metal, b.dark, 0.2))
    pair(p, [(MIDDLE, 76), (MIDDLE - h * 0.86, 80), (MIDDLE - h * 0.94, 102), (MIDDLE - h * 0.62, 122),
             (MIDDLE - 8, 128), (MIDDLE, 128)], b.primary)

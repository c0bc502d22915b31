"""Heads: helmet, crest and face; the eyes light the face in the faction's colour."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter

from sparktable.table.art.color import mix
from sparktable.table.art.figures.brush import MIDDLE, disc, facet, glow, mirrored, outline, pair, polygon
from sparktable.table.art.figures.build import Build


def head(p: QPainter, b: Build) -> None:
    w = b.head_width
    bright = mix(b.metal, "#FFFFFF", 0.25)
    pair(p, [(MIDDLE, 62), (MIDDLE - 10, 62), (MIDDLE - 12, 74), (MIDDLE, 76)], b.dark)
    if b.head in ("horn", "crown"):
        pair(p, [(MIDDLE - w * 0.6, 40), (MIDDLE - w - 20, 8 if b.giant else 20), (MIDDLE - w - 3, 50)],
             bright)
    if b.head == "crown":
        pair(p, [(MIDDLE, 10), (MIDDLE - 8, 34), (MIDDLE, 40)], mix(b.metal, "#FFFFFF", 0.3))
    if b.head == "mono":
        _one_eyed(p, b)
        return
    if b.head == "snout":
        _beast(p, b)
        return
    pair(p, [(MIDDLE, 26), (MIDDLE - w * 0.7, 29), (MIDDLE - w, 42), (MIDDLE - w * 0.95, 58),
             (MIDDLE - w * 0.55, 70),
             (MIDDLE, 72)], b.dark if b.head in ("pods", "vents") else b.primary)
    _ears(p, b)
    if b.head in ("crest", "fin"):
        pair(p, [(MIDDLE, 16), (MIDDLE - 6, 28), (MIDDLE - 5, 44), (MIDDLE, 46)], bright)
    pair(p, [(MIDDLE, 44), (MIDDLE - w * 0.74, 42), (MIDDLE - w * 0.7, 60), (MIDDLE - w * 0.4, 68),
             (MIDDLE, 70)],
         mix(b.metal, "#FFFFFF", 0.22))
    pair(p, [(MIDDLE, 60), (MIDDLE - 6, 60), (MIDDLE - 6, 69), (MIDDLE, 70)], mix(b.metal, b.dark, 0.4))
    _eyes(p, b)
    glow(p, MIDDLE, 50, w * 1.7, b.eye, 110)
    _brow(p, b)


def _ears(p: QPainter, b: Build) -> None:
    w = b.head_width
    if b.head == "pods":
        pair(p, [(MIDDLE - w * 0.8, 30), (MIDDLE - w - 10, 34), (MIDDLE - w - 12, 60),
                 (MIDDLE - w * 0.8, 64)], b.primary)
    elif b.head in ("fin", "visor"):
        pair(p, [(MIDDLE - w, 38), (MIDDLE - w - 7, 22), (MIDDLE - w - 7, 56), (MIDDLE - w, 58)], b.secondary)
    elif b.head == "wings":
        pair(p, [(MIDDLE - w * 0.9, 56), (MIDDLE - w - 16, 12), (MIDDLE - w - 20, 34), (MIDDLE - w - 8, 60)],
             b.trim)
    elif b.head == "vents":
        pair(p, [(MIDDLE - w * 0.72, 22), (MIDDLE - w - 7, 16), (MIDDLE - w - 10, 62), (MIDDLE - w * 0.7, 70)],
             mix(b.metal, b.dark, 0.6))
        pair(p, [(MIDDLE - w * 0.8, 24), (MIDDLE - w - 4, 19), (MIDDLE - w - 5, 28), (MIDDLE - w * 0.8, 32)],
             b.secondary)
    elif b.head == "bucket":
        pair(p, [(MIDDLE - w * 0.8, 34), (MIDDLE - w - 6, 38), (MIDDLE - w - 8, 66), (MIDDLE - w * 0.7, 72)],
             b.primary)


def _eyes(p: QPainter, b: Build) -> None:
    w = b.head_width
    p.setBrush(QColor(b.eye))
    p.setPen(outline(1))
    if b.head in ("visor", "pods"):
        p.drawPolygon(polygon([(MIDDLE - w * 0.78, 46), (MIDDLE + w * 0.78, 46), (MIDDLE + w * 0.66, 54),
                               (MIDDLE - w * 0.66, 54)]))
        return
    eye = [(MIDDLE - w * 0.7, 46), (MIDDLE - 3, 50), (MIDDLE - 4, 55), (MIDDLE - w * 0.62, 53)]
    p.drawPolygon(polygon(eye))
    p.drawPolygon(polygon(mirrored(eye)))


def _brow(p: QPainter, b: Build) -> None:
    w = b.head_width
    if b.head == "bucket":
        pair(p, [(MIDDLE, 20), (MIDDLE - w * 0.8, 26), (MIDDLE - w * 1.16, 44), (MIDDLE, 46)],
             mix(b.primary, "#FFFFFF", 0.12))
        facet(p, [(MIDDLE - 5, 20), (MIDDLE + 5, 20), (MIDDLE + 4, 44), (MIDDLE - 4, 44)], b.trim)
    elif b.head == "vents":
        pair(p, [(MIDDLE, 14), (MIDDLE - w * 0.5, 28), (MIDDLE - w * 0.8, 44), (MIDDLE, 50)], b.dark)
        pair(p, [(MIDDLE, 20), (MIDDLE - 4, 30), (MIDDLE - 3, 44), (MIDDLE, 47)], b.trim)
    elif b.head == "chevron":
        pair(p, [(MIDDLE, 40), (MIDDLE - w - 8, 14), (MIDDLE - w - 2, 34), (MIDDLE, 50)], b.trim)
        pair(p, [(MIDDLE, 30), (MIDDLE - w * 0.5, 28), (MIDDLE, 40)], mix(b.primary, "#FFFFFF", 0.2))
    else:
        pair(p, [(MIDDLE, 30), (MIDDLE - w * 0.7, 33), (MIDDLE - w * 0.86, 44), (MIDDLE, 48)],
             mix(b.primary, "#FFFFFF", 0.08))


def _one_eyed(p: QPainter, b: Build) -> None:
    """A plate with one lamp and two long antennae."""
    w = b.head_width
    pair(p, [(MIDDLE - w * 0.8, 44), (MIDDLE - w - 14, 4), (MIDDLE - w - 6, 50)], b.secondary)
    pair(p, [(MIDDLE, 22), (MIDDLE - w * 0.7, 28), (MIDDLE - w, 48), (MIDDLE - w * 0.6, 70), (MIDDLE, 74)],
         b.primary)
    pair(p, [(MIDDLE, 34), (MIDDLE - w * 0.62, 38), (MIDDLE - w * 0.66, 56), (MIDDLE, 64)], b.dark)
    disc(p, MIDDLE, 49, 9, mix(b.eye, "#000000", 0.25))
    disc(p, MIDDLE, 49, 5, mix(b.eye, "#FFFFFF", 0.45), 0.8)
    glow(p, MIDDLE, 49, w * 2, b.eye, 170)


def _beast(p: QPainter, b: Build) -> None:
    """A long jaw under small eyes."""
    w = b.head_width
    pair(p, [(MIDDLE - w * 0.4, 30), (MIDDLE - w - 8, 10), (MIDDLE - w - 2, 44)], b.trim)
    pair(p, [(MIDDLE, 22), (MIDDLE - w * 0.8, 30), (MIDDLE - w * 1.05, 50), (MIDDLE - w * 0.6, 64),
             (MIDDLE, 66)], b.primary)
    pair(p, [(MIDDLE, 50), (MIDDLE - w * 0.6, 54), (MIDDLE - w * 0.5, 82), (MIDDLE, 90)], b.metal)
    for i in range(2):
        pair(p, [(MIDDLE - 2 - i * 5, 76), (MIDDLE - 6 - i * 5, 75), (MIDDLE - 4 - i * 5, 86)], "#F2F5F8")
    eye = [(MIDDLE - w * 0.82, 44), (MIDDLE - 4, 50), (MIDDLE - w * 0.6, 53)]
    p.setBrush(QColor(b.eye))
    p.setPen(outline(1))
    p.drawPolygon(polygon(eye))
    p.drawPolygon(polygon(mirrored(eye)))
    glow(p, MIDDLE, 50, w * 1.6, b.eye, 110)

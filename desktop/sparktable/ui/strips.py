"""What is pictured on a card, in a strip that is much wider than high: so wide as that, nothing would be seen of a
figure but its chest."""
from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QLinearGradient, QPainter

from sparktable.table.art.color import DEEP, fade, mix
from sparktable.table.art.face import CardFace, CharacterFace, Face
from sparktable.table.art.figures import Art, paint_art

WIDEST = 2.4
"""So much wider than high a figure's picture is at most."""


def art_of(face: Face) -> Art | None:
    """What is pictured on a card that lies open."""
    if isinstance(face, CardFace):
        return Art(face.style.figure, face.seed, face.style.hue, face.style.faction)
    if isinstance(face, CharacterFace):
        return Art(face.up.figure, face.seed, face.faction.hue, face.faction)
    return None


def is_strip(width: float, height: float) -> bool:
    return width > height * WIDEST * 1.1


def paint_in_strip(p: QPainter, art: Art, width: float, height: float, *, sinks: bool = False) -> None:
    """At its right end, before a ground of its hue; where it is no strip, over all of it. `sinks`: that ground comes
    out of what lies under the strip."""
    wide = min(width, round(height * WIDEST)) if is_strip(width, height) else width
    box, ground = QRectF(width - wide, 0, wide, height), mix(art.hue, DEEP, 0.6)
    paint_art(p, box, art)
    if wide < width:
        before = QLinearGradient(0, 0, width - wide, 0)
        before.setColorAt(0, fade(ground, 0) if sinks else ground)
        before.setColorAt(1, ground)
        p.fillRect(QRectF(0, 0, width - wide, height), before)
        edge = QLinearGradient(box.topLeft(), box.topRight())
        edge.setColorAt(0, ground)
        edge.setColorAt(0.3, fade(ground, 0))
        p.fillRect(box, edge)

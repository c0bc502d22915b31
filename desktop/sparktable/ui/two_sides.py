"""A character on a small card: the picture of each side instead of its text, with name and numbers."""
from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from sparktable.table.art.canvas import SMOOTH, canvas
from sparktable.table.art.face import CharacterFace
from sparktable.table.art.figures import Art
from sparktable.table.art.fonts import display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.panel import draw_art
from sparktable.table.art.parts import CARD_RATIO, card_outline, dark_ramp, frame, name_line, stat_tab
from sparktable.table.art.theme import Theme

BASE = 120.0
FIRST = 0.6
"""How much of the height is the side that is up; the others share what is left."""


def two_sides(face: CharacterFace, width: float, dpr: float, theme: Theme, text: float) -> QImage:
    """A picture `width` logical pixels wide; letters grow with `text`."""
    high = width * CARD_RATIO
    image, u = canvas(width, high, dpr), width / BASE
    faction = face.faction
    others = [side for side in face.fronts if side is not face.up]
    first = high * FIRST if others else high
    with QPainter(image) as p:
        p.setRenderHints(SMOOTH)
        p.setClipPath(card_outline(width, high))
        draw_art(p, Art(face.up.figure, face.seed, faction.hue, faction), QRectF(0, 0, width, first), theme)
        for place, side in enumerate(others):
            wide = width / len(others)
            draw_art(p, Art(side.figure, face.seed, faction.hue, faction),
                     QRectF(place * wide, first, wide, high - first), theme)
            p.fillRect(QRectF(place * wide, first, max(1.0, 1.5 * u), high - first), faction.hue)
        if others:
            p.fillRect(QRectF(0, first - u, width, 2 * u), faction.hue)
        dark_ramp(p, QRectF(0, 0, width, 40 * u), (0, 225), (1, 0))
        draw_icon(p, faction.icon, 6 * u, 6 * u, 16 * u, faction.light, "#0B0F14")
        named = QRectF(25 * u, 4 * u, width - 31 * u, 20 * u)
        name_line(p, named, face.name, display(13 * u * text), 8 * u, "#FFFFFF")
        tab = 19 * u
        step = min(tab * 1.15, (first - 28 * u) / max(1, len(face.up.stats)))
        for place, stat in enumerate(face.up.stats):
            stat_tab(p, u, 27 * u + place * step, min(tab, step * 0.95), stat.icon, stat.amount)
        frame(p, width, high, faction.hue, max(1.5, 2.2 * u), theme)
    return image

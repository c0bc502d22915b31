"""Pieces that stand or lie on the table: movers (what players move about), avatars, tokens, dice, the felt. Safe on
any thread.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from sparktable.table.art.canvas import SMOOTH, canvas
from sparktable.table.art.color import Colour, fade, mix
from sparktable.table.art.factions import FACTIONS, Faction
from sparktable.table.art.figures import Art, art_image
from sparktable.table.art.figures.brush import polygon, ring
from sparktable.table.art.figures.stage import PORTRAIT
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import NO_BRUSH, NO_PEN, cut_box, number
from sparktable.table.art.stances import Stance, paint_mark, paint_ring
from sparktable.table.art.styles import RESOURCES
from sparktable.table.art.theme import Theme

MOVER_RATIO = 0.86
"""Width of a mover's picture to its height."""
MOVER_BASE = 0.84
"""How far down the picture the middle of the base disc is: stand that point on the space."""
_EDGE = "#05070A"


def _portrait(p: QPainter, name: str, faction: Faction, box: QRectF, figure_scale: float,
              veil: int = 0) -> None:
    """The robot's head and chest, `figure_scale` times as wide as the box."""
    ratio = p.deviceTransform().m11()
    side = round(box.width() * figure_scale * ratio)
    image = art_image(Art(PORTRAIT, name, faction.hue, faction), side, side, veil)
    logical = side / ratio
    p.drawImage(QRectF(box.center().x() - logical / 2, box.y(), logical, logical), image)


def _badge(p: QPainter, cx: float, cy: float, radius: float, icon: str, colour: Colour) -> None:
    p.setPen(QPen(QColor(_EDGE), max(1.0, radius * 0.14)))
    p.setBrush(QColor("#0B0F14"))
    p.drawEllipse(QPointF(cx, cy), radius, radius)
    draw_icon(p, icon, cx - radius * 0.66, cy - radius * 0.66, radius * 1.32, colour, "#0B0F14")


def mover(
    name: str,
    faction: Faction,
    mode: str,
    height: float,
    dpr: float,
    own: bool = False,
    active: bool = False,
    stance: Stance | None = None,
) -> QImage:
    """An upright plate on a disc in the faction's colour; a white edge is yours, a ring marks the turn. Where there
    are teams, the `stance` colours the edge, shines about the disc and stands in place of the mode."""
    h = height * 0.93
    width = height * MOVER_RATIO
    image = canvas(width, height, dpr)
    cx, base, w = width / 2, height * MOVER_BASE, h * 0.66
    with QPainter(image) as p:
        p.setRenderHints(SMOOTH)
        p.setPen(NO_PEN)
        p.setBrush(fade("#000000", 150))
        p.drawEllipse(QPointF(cx, base), w * 0.56, h * 0.13)
        if stance is not None:
            paint_ring(p, stance, cx, base - h * 0.012, w * 0.57, h * 0.137)
        if active:
            p.setPen(QPen(QColor("#FFC83D"), max(2.0, h * 0.03)))
            p.setBrush(NO_BRUSH)
            p.drawEllipse(QPointF(cx, base - h * 0.01), w * 0.62, h * 0.145)
        disc = QLinearGradient(0, base - h * 0.1, 0, base + h * 0.08)
        disc.setColorAt(0, mix(faction.light, "#FFFFFF", 0.3))
        disc.setColorAt(1, mix(faction.light, _EDGE, 0.45))
        p.setPen(QPen(QColor(_EDGE), 1.5))
        p.setBrush(disc)
        p.drawEllipse(QPointF(cx, base - h * 0.015), w * 0.48, h * 0.1)
        p.setBrush(mix(faction.light, _EDGE, 0.6))
        p.drawEllipse(QPointF(cx, base - h * 0.04), w * 0.42, h * 0.075)
        edge = QColor("#FFFFFF") if own else mix(stance.hue if stance is not None else faction.light, "#FFFFFF", 0.25)
        _plate(p, name, faction, QRectF(cx - w * 0.42, base - h * 0.88, w * 0.84, h * 0.84), h, edge)
        if stance is not None:
            paint_mark(p, stance, cx - w * 0.42, base - h * 0.12, h * 0.155)
        else:
            _badge(p, cx - w * 0.42, base - h * 0.1, h * 0.13, mode, "#F3F7FA")
        _badge(p, cx + w * 0.42, base - h * 0.1, h * 0.13, faction.icon, faction.light)
    return image


def _plate(p: QPainter, name: str, faction: Faction, box: QRectF, h: float, edge: QColor) -> None:
    shape = QPainterPath()
    shape.addPolygon(cut_box(box.x(), box.y(), box.width(), box.height(), box.width() * 0.22, "tl tr"))
    shape.closeSubpath()
    p.save()
    p.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    _portrait(p, name, faction, box, 1.72)
    p.restore()
    p.setBrush(NO_BRUSH)
    p.setPen(QPen(QColor(_EDGE), max(3.0, h * 0.05)))
    p.drawPath(shape)
    p.setPen(QPen(edge, max(1.6, h * 0.028)))
    p.drawPath(shape)


@lru_cache(maxsize=16)
def avatar(name: str, faction: Faction, size: float, dpr: float, theme: Theme, mode: str = "") -> QImage:
    """A face in a hexagon for player panels, with the mode at its lower right."""
    image = canvas(size, size, dpr)
    line = max(1.4, size * 0.045)
    with QPainter(image) as p:
        p.setRenderHints(SMOOTH)
        shape = QPainterPath()
        shape.addPolygon(polygon(ring(size / 2, size / 2, size / 2 - line * 0.8)))
        shape.closeSubpath()
        p.save()
        p.setClipPath(shape)
        _portrait(p, name, faction, QRectF(0, -size * 0.03, size, size), 2.35, theme.art_veil // 3)
        p.restore()
        p.setBrush(NO_BRUSH)
        p.setPen(QPen(QColor(_EDGE), line * 1.6))
        p.drawPath(shape)
        p.setPen(QPen(QColor(faction.light), line))
        p.drawPath(shape)
        if mode:
            _badge(p, size * 0.83, size * 0.83, size * 0.16, mode, "#F3F7FA")
    return image


def token(kind: str, size: float, dpr: float, theme: Theme, value: str = "") -> QImage:
    """A resource's, a faction's or one of `SQUARES`; `value` is a number on a small plate, for five at once."""
    if not (kind in RESOURCES or kind in FACTIONS or kind in SQUARES):
        raise KeyError(f"there is no token named {kind!r}")
    image = canvas(size, size, dpr)
    with QPainter(image) as p:
        p.setRenderHints(SMOOTH)
        if kind in FACTIONS:
            _emblem(p, size, FACTIONS[kind])
        elif kind in RESOURCES:
            draw_icon(p, kind, size * 0.08, size * 0.08, size * 0.84, "#04060A", "#04060A")
            draw_icon(
                p,
                kind,
                size * 0.12,
                size * 0.12,
                size * 0.76,
                RESOURCES[kind].hue,
                RESOURCES[kind].ground,
            )
        else:
            _square(p, size, *SQUARES[kind], theme)
        if value:
            r = size * 0.2
            p.setPen(QPen(QColor("#04060A"), max(1.0, size * 0.03)))
            p.setBrush(QColor("#0B0F14"))
            p.drawEllipse(QPointF(size - r, size - r), r * 0.94, r * 0.94)
            number(p, size - r, size - r, value, r * 1.3, "#FFFFFF")
    return image


SQUARES = {
    "minus_move": ("move", "−1", RESOURCES["move"].hue),
    "plus_power": ("power", "+1", RESOURCES["power"].hue),
    "ongoing": ("ongoing", "", "#C9D2DC"),
    "start": ("start", "", "#FFB27A"),
}


def _square(p: QPainter, size: float, icon: str, text: str, colour: str, theme: Theme) -> None:
    ground = mix(colour, theme.tokens.bg1 if theme.is_dark else "#10161D", 0.72)
    p.setPen(QPen(QColor(colour), max(1.4, size * 0.045)))
    p.setBrush(ground)
    inset = size * 0.06
    p.drawRoundedRect(
        QRectF(inset, inset + size * 0.06, size - 2 * inset, size - 2 * inset - size * 0.12),
        size * 0.14,
        size * 0.14,
    )
    if text:
        draw_icon(p, icon, size * 0.13, size * 0.32, size * 0.36, colour, ground)
        number(p, size * 0.68, size * 0.5, text, size * 0.36, "#FFFFFF")
    else:
        draw_icon(p, icon, size * 0.22, size * 0.22, size * 0.56, colour, ground)


def _emblem(p: QPainter, size: float, faction: Faction) -> None:
    c, r = size / 2, size * 0.45
    p.setPen(NO_PEN)
    p.setBrush(fade("#000000", 130))
    p.drawEllipse(QPointF(c, c + r * 0.1), r * 1.04, r * 1.02)
    gradient = QRadialGradient(QPointF(c - r * 0.3, c - r * 0.4), r * 1.8)
    gradient.setColorAt(0, mix(faction.light, "#FFFFFF", 0.35))
    gradient.setColorAt(1, mix(faction.light, _EDGE, 0.35))
    p.setBrush(gradient)
    p.setPen(QPen(QColor(_EDGE), r * 0.1))
    p.drawEllipse(QPointF(c, c), r, r)
    p.setPen(QPen(fade("#FFFFFF", 170), r * 0.07))
    p.setBrush(fade("#0B0F14", 235))
    p.drawEllipse(QPointF(c, c), r * 0.76, r * 0.76)
    draw_icon(p, faction.icon, c - r * 0.52, c - r * 0.52, r * 1.04, faction.light, "#0B0F14")


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(value: int, size: float, dpr: float, theme: Theme, colour: str = "") -> QImage:
    """A six-sided die, seen from above."""
    image = canvas(size, size, dpr)
    ground = colour or "#E8EDF2"
    with QPainter(image) as p:
        p.setRenderHints(SMOOTH)
        box = QRectF(size * 0.05, size * 0.05, size * 0.9, size * 0.9)
        gradient = QLinearGradient(box.topLeft(), box.bottomRight())
        gradient.setColorAt(0, mix(ground, "#FFFFFF", 0.5))
        gradient.setColorAt(1, mix(ground, "#2A323D", 0.28))
        p.setPen(QPen(QColor("#04060A"), max(1.2, size * 0.03)))
        p.setBrush(QBrush(gradient))
        p.drawRoundedRect(box, size * 0.17, size * 0.17)
        p.setPen(NO_PEN)
        p.setBrush(mix(ground, "#FFFFFF", 0.75 if theme.shadows else 1.0))
        p.drawRoundedRect(
            box.adjusted(size * 0.07, size * 0.07, -size * 0.07, -size * 0.07), size * 0.2, size * 0.2
        )
        p.setBrush(QColor("#10161D"))
        for x, y in _PIPS[value]:
            p.drawEllipse(
                QPointF(size / 2 + x * size * 0.22, size / 2 + y * size * 0.22), size * 0.082, size * 0.082
            )
    return image


FELT_WIDTH, FELT_HEIGHT = 120.0, 72.0


def felt(dpr: float, theme: Theme) -> QImage:
    """The tile that covers the table: a hexagon lattice one can hardly see, or plain for high contrast."""
    image = canvas(FELT_WIDTH, FELT_HEIGHT, dpr)
    image.fill(QColor(theme.tokens.bg1))
    if not theme.texture:
        return image
    with QPainter(image) as p:
        p.setRenderHints(SMOOTH)
        ink = mix(theme.tokens.bg1, theme.tokens.line2, 0.16 if theme.is_dark else 0.11)
        p.setPen(QPen(ink, 1.0))
        p.setBrush(NO_BRUSH)
        radius = FELT_WIDTH / 3
        half = FELT_HEIGHT / 2
        for cx, cy in (
            (0, 0),
            (0, FELT_HEIGHT),
            (FELT_WIDTH, 0),
            (FELT_WIDTH, FELT_HEIGHT),
            (FELT_WIDTH / 2, half),
        ):
            p.drawPolygon(
                polygon(
                    [
                        (cx - radius, cy),
                        (cx - radius / 2, cy - half),
                        (cx + radius / 2, cy - half),
                        (cx + radius, cy),
                        (cx + radius / 2, cy + half),
                        (cx - radius / 2, cy + half),
                    ]
                )
            )
    return image


def fill_felt(p: QPainter, box: QRectF, dpr: float, theme: Theme) -> None:
    """Cover the box with felt, a little darker towards the edges."""
    tile = felt(dpr, theme)
    brush = QBrush(tile)
    p.fillRect(box, brush)
    if theme.texture and theme.is_dark:
        shade = QRadialGradient(box.center(), max(box.width(), box.height()) * 0.7)
        shade.setColorAt(0, fade("#000000", 0))
        shade.setColorAt(1, fade("#000000", 90))
        p.fillRect(box, shade)

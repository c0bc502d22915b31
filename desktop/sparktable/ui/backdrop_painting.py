"""Paints the pictures behind the home page and a new game."""
from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QPolygonF, QRadialGradient

from sparktable.table.art.color import fade, mix
from sparktable.table.art.factions import SIDES
from sparktable.table.art.figures.cast import build_of, home_faction
from sparktable.table.art.figures.robot import robot
from sparktable.ui import style

Troupe = tuple[tuple[str, float, float, float], ...]
"""Name, place across the page, size and top as parts of the height; from the back to the front."""

MORNING = 0.42, 0.5, 0.5
"""How strong its colours are: above, in the middle, and at the foot."""
STAGE = 300
"""The side of the square that a figure is drawn in."""


def scenery(size: QSize, dpr: float, troupe: Troupe) -> QImage:
    """The picture behind a page of that size."""
    theme = style.current().theme
    width, height = size.width(), size.height()
    image = QImage(size * dpr, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(theme.color("bg0"))
    with QPainter(image) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if theme.texture:
            _sky(p, width, height)
        for name, across, part, top in troupe:
            scale = height * part / STAGE * 1.5
            p.save()
            p.translate(width * across - STAGE * scale / 2, height * top)
            p.scale(scale, scale)
            robot(p, build_of(name, home_faction(name)))
            p.restore()
            if theme.art_veil:
                p.fillRect(0, 0, width, height, QColor(0, 0, 0, theme.art_veil // 3))
        _shade(p, width, height, theme.color("bg0"))
    return image


def _sky(p: QPainter, width: int, height: int) -> None:
    theme = style.current().theme
    ground, light = theme.color("bg0"), mix(theme.tokens.s3, theme.tokens.info, 0.18)
    if theme.is_dark:
        glow = QRadialGradient(QPointF(width * 0.72, height * 0.4), height * 0.9)
        glow.setColorAt(0, mix(ground, light, 0.9))
        glow.setColorAt(1, ground)
        p.fillRect(0, 0, width, height, glow)
    else:  # by day: a morning in the colours of both sides
        morning = QLinearGradient(0, 0, 0, height)
        for at, hue, part in zip((0.0, 0.45, 1.0), (SIDES[1].hue, "#FFFFFF", SIDES[0].hue), MORNING, strict=True):
            morning.setColorAt(at, mix(ground, hue, part))
        p.fillRect(0, 0, width, height, morning)
    p.setPen(QPen(fade(light, 60), 2))
    for step in range(0, width, max(60, height // 8)):
        p.drawLine(step, 0, step, height)
        if step < height:
            p.drawLine(0, step, width, step)
    p.setPen(QPen(fade(mix(light, "#FFFFFF", 0.4), 70), height / 90))
    p.setBrush(Qt.BrushStyle.NoBrush)
    middle = QPointF(width * 0.73, height * 0.48)
    p.drawEllipse(middle, height * 0.46, height * 0.46)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(fade(mix(light, "#FFFFFF", 0.25), 60))
    p.drawEllipse(middle, height * 0.38, height * 0.38)


def hall(size: QSize, dpr: float, hue: str) -> QImage:
    """A hall over a city, in the light of a game: the ground of the page on which its table stands."""
    theme = style.current().theme
    width, height = size.width(), size.height()
    ground = theme.color("bg0")
    image = QImage(size * dpr, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(ground)
    if theme.texture:
        with QPainter(image) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            light = mix(hue, "#FFFFFF", 0.15) if theme.is_dark else mix(hue, "#FFFFFF", 0.35)
            _city(p, width, height, ground, light)
            _floor(p, width, height, ground, light)
            edges = QLinearGradient(0, 0, width, 0)
            for at, alpha in ((0.0, 235), (0.24, 120), (0.45, 0), (0.6, 0), (0.78, 120), (1.0, 235)):
                edges.setColorAt(at, fade(ground, alpha))
            p.fillRect(QRectF(0, 0, width, height), edges)
    return image


HORIZON = 0.44
"""Where the floor of a hall begins, from above."""


def _city(p: QPainter, width: int, height: int, ground: QColor, light: QColor) -> None:
    """Towers in three rows before a glow, and beams from above."""
    foot, lot = height * HORIZON, Random(5)
    glow = QRadialGradient(QPointF(width * 0.5, foot), width * 0.5)
    glow.setColorAt(0, mix(ground, light, 0.5))
    glow.setColorAt(1, ground)
    p.fillRect(QRectF(0, 0, width, height), glow)
    p.setPen(Qt.PenStyle.NoPen)
    for row, (part, tall) in enumerate(((0.34, 0.36), (0.2, 0.26), (0.08, 0.17))):
        p.setBrush(mix(ground, light, part))
        x = -lot.random() * 40.0
        while x < width:
            wide = width * (0.018 + 0.03 * lot.random())
            top = foot - height * tall * (0.35 + 0.65 * lot.random())
            p.drawPolygon(QPolygonF([QPointF(x, foot), QPointF(x, top), QPointF(x + wide * 0.3, top - wide * 0.4),
                                     QPointF(x + wide, top), QPointF(x + wide, foot)]))
            x += wide * (1.05 + 0.5 * lot.random() * (2 - row))
    for lean in (-0.2, 0.0, 0.2):
        lamp, beam = QPointF(width * (0.5 + lean * 0.4), 0), QLinearGradient(0, 0, 0, height * 0.8)
        beam.setColorAt(0, fade(light, 60))
        beam.setColorAt(1, fade(light, 0))
        p.setBrush(beam)
        p.drawPolygon(QPolygonF([lamp - QPointF(width * 0.015, 0), lamp + QPointF(width * 0.015, 0),
                                 QPointF(width * (0.5 + lean + 0.1), height), QPointF(width * (0.5 + lean - 0.1),
                                                                                      height)]))


def _floor(p: QPainter, width: int, height: int, ground: QColor, light: QColor) -> None:
    """Plates that run towards the city."""
    top = height * HORIZON
    metal = QLinearGradient(0, top, 0, height)
    metal.setColorAt(0, mix(ground, light, 0.22))
    metal.setColorAt(0.5, mix(ground, light, 0.08))
    metal.setColorAt(1, ground)
    p.fillRect(QRectF(0, top, width, height - top), metal)
    p.setPen(QPen(fade(light, 46), 1.4))
    away = QPointF(width * 0.5, top - height * 0.12)
    for step in range(-14, 15):
        near = QPointF(width * (0.5 + step * 0.11), height)
        part = (top - away.y()) / (height - away.y())
        p.drawLine(away + (near - away) * part, near)
    line = 0.02
    while line < 1:
        p.drawLine(QPointF(0, top + (height - top) * line), QPointF(width, top + (height - top) * line))
        line *= 1.7


def _shade(p: QPainter, width: int, height: int, ground: QColor) -> None:
    """The left half and the foot sink into the ground, so that words read on it."""
    left = QLinearGradient(0, 0, width, 0)
    left.setColorAt(0.30, ground)
    left.setColorAt(0.50, fade(ground, 190))
    left.setColorAt(0.68, fade(ground, 0))
    p.fillRect(QRectF(0, 0, width, height), left)
    by_day = not style.current().theme.is_dark  # when that is fog, of which there is little
    foot = QLinearGradient(0, 0, 0, height)
    foot.setColorAt(0.8 if by_day else 0.62, fade(ground, 0))
    foot.setColorAt(1, fade(ground, 110 if by_day else 240))
    p.fillRect(QRectF(0, 0, width, height), foot)

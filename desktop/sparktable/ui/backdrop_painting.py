"""Paints the picture behind the home and end pages."""
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QRadialGradient

from sparktable.table.art.color import fade, mix
from sparktable.table.art.figures.cast import build_of
from sparktable.table.art.figures.robot import robot
from sparktable.ui import style

if TYPE_CHECKING:
    from sparktable.ui.backdrop import Troupe

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
        for name, faction, across, part, top in troupe:
            scale = height * part / STAGE * 1.5
            p.save()
            p.translate(width * across - STAGE * scale / 2, height * top)
            p.scale(scale, scale)
            robot(p, build_of(name, faction))
            p.restore()
            if theme.art_veil:
                p.fillRect(0, 0, width, height, QColor(0, 0, 0, theme.art_veil // 3))
        _shade(p, width, height, theme.color("bg0"))
    return image


def _sky(p: QPainter, width: int, height: int) -> None:
    theme = style.current().theme
    ground, light = theme.color("bg0"), mix(theme.tokens.s3, theme.tokens.info, 0.18)
    glow = QRadialGradient(QPointF(width * 0.72, height * 0.4), height * 0.9)
    glow.setColorAt(0, mix(ground, light, 0.9))
    glow.setColorAt(1, ground)
    p.fillRect(0, 0, width, height, glow)
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


def _shade(p: QPainter, width: int, height: int, ground: QColor) -> None:
    """The left half and the foot sink into the ground, so that words read on it."""
    left = QLinearGradient(0, 0, width, 0)
    left.setColorAt(0.30, ground)
    left.setColorAt(0.50, fade(ground, 190))
    left.setColorAt(0.68, fade(ground, 0))
    p.fillRect(QRectF(0, 0, width, height), left)
    foot = QLinearGradient(0, 0, 0, height)
    foot.setColorAt(0.62, fade(ground, 0))
    foot.setColorAt(1, fade(ground, 240))
    p.fillRect(QRectF(0, 0, width, height), foot)

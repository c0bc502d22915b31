"""The end of a game as a picture: who won, large before rays of the faction's colour; who was beaten, grey behind;
and confetti that falls for a moment where somebody here has won."""
from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPaintEvent, QPen, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QWidget

from sparktable.table.art.color import fade, mix
from sparktable.table.art.factions import FACTIONS, Faction
from sparktable.table.art.figures.cast import build_of, home_faction
from sparktable.table.art.figures.robot import robot
from sparktable.ui import style

STAGE = 300
"""The side of the square that a figure is drawn in."""
RAYS, PIECES = 22, 70
COOL = 0.6
"""How much of the winner's colour the ground takes away where nobody celebrates."""
FOOT = 0.5
"""How far down whatever is told of a game begins, where nothing else is said."""
SINKS, STANDS = 0.14, 0.03
"""Over how much of the height legs sink into a dark ground; on a light one they would seem to be of glass."""
FALL = 1200
"""Milliseconds for which confetti falls; then it hangs still."""


class Champion(NamedTuple):
    """Somebody who played."""

    name: str
    faction: str
    stands: bool = True
    """Whether it is still in the game."""

    @property
    def side(self) -> Faction:
        return FACTIONS.get(self.faction) or home_faction(self.name)


def scenery(size: QSize, dpr: float, winners: Sequence[Champion], beaten: Sequence[Champion], *,
            lost: bool = False, foot: float = FOOT) -> QImage:
    """The picture behind the last page, foremost a winner who still stands; nobody wins: everybody stands in grey.
    `lost`: nobody who looks at it has anything to celebrate, so the winner stands in a cool light, without rays.
    `foot`: how far down other things begin, behind which everybody stands."""
    winners = sorted(winners, key=lambda who: not who.stands)
    theme = style.current().theme
    width, height = size.width(), size.height()
    image = QImage(size * dpr, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    ground = theme.color("bg0")
    image.fill(ground)
    with QPainter(image) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(width * 0.74, height * 0.40)
        hue = QColor(winners[0].side.hue) if winners else theme.color("line2")
        if theme.texture:
            far = max(width, height)
            _glow(p, middle, far, ground, mix(hue, ground, COOL) if lost else hue)
            if not lost:
                _rays(p, middle, far, hue)
        for number, champion in enumerate(beaten[:2]):
            _figure(p, champion, width * (0.60 + 0.28 * number), height * 0.13, height * 0.62, grey=True)
        for number, champion in enumerate(reversed(winners[:2])):
            first = number == len(winners[:2]) - 1
            _figure(p, champion, width * (0.75 if first else 0.90), height * (0.04 if first else 0.1),
                    height * (0.80 if first else 0.66), grey=False)
        if theme.art_veil:
            p.fillRect(0, 0, width, height, QColor(0, 0, 0, theme.art_veil // 2))
        _shade(p, width, height, ground, SINKS if theme.is_dark else STANDS, foot)
    return image


def _glow(p: QPainter, middle: QPointF, far: float, ground: QColor, hue: QColor) -> None:
    glow = QRadialGradient(middle, far * 0.55)
    for at, strong in ((0.0, 0.15), (0.45, 0.5), (1.0, 1.0)):
        glow.setColorAt(at, mix(hue, ground, strong))
    p.fillRect(QRectF(0, 0, 2 * far, 2 * far), glow)


def _rays(p: QPainter, middle: QPointF, far: float, hue: QColor) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(fade(mix(hue, "#FFE9B0", 0.5), 38))
    for ray in range(RAYS):
        one, other = (2 * math.pi * (ray + side) / RAYS for side in (0.0, 0.5))
        p.drawPolygon(QPolygonF([middle, *(middle + QPointF(math.cos(at), math.sin(at)) * far * 1.2
                                           for at in (one, other))]))
    p.setBrush(fade(mix(hue, "#FFFFFF", 0.4), 70))
    p.drawEllipse(middle, far * 0.19, far * 0.19)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(fade(mix(hue, "#FFE9B0", 0.6), 120), far / 500))
    p.drawEllipse(middle, far * 0.25, far * 0.25)


def _figure(p: QPainter, champion: Champion, across: float, top: float, high: float, *, grey: bool) -> None:
    side = round(high * p.deviceTransform().m11())
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as inner:
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner.scale(side / STAGE, side / STAGE)
        robot(inner, build_of(champion.name, champion.side))
    if grey:
        shape, image = image, image.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(
            QImage.Format.Format_ARGB32_Premultiplied)
        with QPainter(image) as inner:
            inner.fillRect(image.rect(), QColor(10, 14, 19, 110))
            inner.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
            inner.drawImage(0, 0, shape)
    p.drawImage(QRectF(across - high / 2, top, high, high), image)


def _shade(p: QPainter, width: int, height: int, ground: QColor, sinks: float, foot: float) -> None:
    """The left half and the foot sink into the ground, so that words read on it."""
    left = QLinearGradient(0, 0, width, 0)
    for at, alpha in ((0.0, 255), (0.40, 245), (0.56, 150), (0.72, 0)):
        left.setColorAt(at, fade(ground, alpha))
    p.fillRect(QRectF(0, 0, width, height), left)
    below = QLinearGradient(0, 0, 0, height)
    for at, alpha in ((foot - sinks, 0), (foot, 235), (min(1.0, foot + sinks * 0.57), 255)):
        below.setColorAt(at, fade(ground, alpha))
    p.fillRect(QRectF(0, 0, width, height), below)


class Confetti(QWidget):
    """Falls once over the right half of its parent, and stays where it is."""

    def __init__(self, parent: QWidget, *, still: bool) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        lot = Random(7)
        self._pieces = [(lot.uniform(0.48, 1.0), lot.uniform(0.0, 0.55), lot.uniform(0, 180), lot.uniform(3, 7),
                         lot.randrange(4)) for _ in range(PIECES)]
        self._fall = QVariantAnimation(self)
        self._fall.setDuration(FALL)
        self._fall.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fall.setStartValue(0.0)
        self._fall.setEndValue(1.0)
        self._fall.valueChanged.connect(lambda _: self.update())
        self._still = still

    def fall(self) -> None:
        if not self._still:
            self._fall.start()

    def settle(self) -> None:
        """Be where it will lie."""
        self._still = True
        self._fall.stop()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = style.current().theme.tokens
        colours = [QColor(name) for name in (tokens.acc, tokens.can, tokens.info, "#FFE9B0")]
        done = 1.0 if self._still else float(self._fall.currentValue() or 0.0)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setPen(Qt.PenStyle.NoPen)
            for across, down, turn, size, colour in self._pieces:
                p.save()
                p.translate(across * self.width(), (down * done - 0.1 * (1 - done)) * self.height())
                p.rotate(turn + 540 * (1 - done))
                p.setBrush(fade(colours[colour], 200))
                p.drawRect(QRectF(-size / 2, -size / 4, size, size / 2))
                p.restore()

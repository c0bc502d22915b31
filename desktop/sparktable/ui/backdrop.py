"""The picture behind the home and end pages: figures on the right third, drawn after the first frame is on screen."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from sparktable.table.art.color import fade, mix
from sparktable.ui import look

STAGE = 300
"""The side of the square that a figure is drawn in."""

Troupe = tuple[tuple[str, str, float, float, float], ...]
TROUPE: Troupe = (("Springer", "autobot", 0.62, 0.60, 0.30), ("Megatron", "decepticon", 0.86, 0.66, 0.20),
          ("Optimus Prime", "autobot", 0.73, 0.78, 0.42))
"""Name, faction, place across the page, size and top as parts of the height; from the back to the front."""


class Backdrop(QWidget):
    """A page with the picture behind it."""

    drawn = Signal()
    """The page has been on the screen, and the picture behind it is drawn."""

    def __init__(self, troupe: Troupe = TROUPE) -> None:
        super().__init__()
        self._troupe = troupe
        self._picture: QPixmap | None = None
        self._wanted = QTimer(self)
        self._wanted.setSingleShot(True)
        self._wanted.setInterval(0)
        self._wanted.timeout.connect(self._draw)

    def relook(self) -> None:
        self._picture = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        fits = self._picture is not None and self._picture.deviceIndependentSize().toSize() == self.size()
        with QPainter(self) as p:
            if self._picture is not None and fits:
                p.drawPixmap(0, 0, self._picture)
            else:
                p.fillRect(self.rect(), look.current().theme.color("bg0"))
        if not fits:
            self._wanted.start()

    def _draw(self) -> None:
        self._picture = QPixmap.fromImage(_paint(self.size(), self.devicePixelRatioF(), self._troupe))
        self.update()
        self.drawn.emit()


def _paint(size: QSize, dpr: float, troupe: Troupe) -> QImage:
    from sparktable.table.art.figures.cast import build_of
    from sparktable.table.art.figures.robot import robot

    theme = look.current().theme
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
    theme = look.current().theme
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

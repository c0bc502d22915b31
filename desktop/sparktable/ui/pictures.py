"""Pictures of characters on pages outside the table."""
from __future__ import annotations

from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from sparktable.app.catalog import Choice, Title
from sparktable.table.art.figures import Art, art_image
from sparktable.table.art.theme import FACTIONS, TYPES
from sparktable.ui import look

WIDTH, HEIGHT = 124, 174


class Portrait(QWidget):
    """A character as its card would show it: the picture, and the name under it."""

    def __init__(self, title: Title, choice: Choice, faction: str) -> None:
        super().__init__()
        self._name = choice.name
        self._faction = faction
        self.setAccessibleName(choice.name)
        now = look.current()
        self.setFixedSize(now.px(WIDTH), now.px(HEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        now = look.current()
        dpr = self.devicePixelRatioF()
        hue = FACTIONS[self._faction].hue if self._faction in FACTIONS else TYPES["basic"].hue
        art = Art("robot", self._name, hue, self._faction)
        picture = QPixmap.fromImage(
            art_image(art, round(self.width() * dpr), round(self.height() * dpr), now.theme.art_veil))
        picture.setDevicePixelRatio(dpr)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            shape = QPainterPath()
            shape.addRoundedRect(1, 1, self.width() - 2, self.height() - 2, now.px(8), now.px(8))
            p.save()
            p.setClipPath(shape)
            p.drawPixmap(0, 0, picture)
            p.restore()
            p.setPen(QPen(now.theme.color("line2"), now.px(2)))
            p.drawPath(shape)

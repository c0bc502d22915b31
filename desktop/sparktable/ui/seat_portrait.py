"""Whom the lit seat plays, large, in the room that the column beside the table leaves."""
from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from sparktable.ui import style
from sparktable.ui.character_cards import CharacterCards, Portrayed
from sparktable.ui.widgets import label, panel

LEAST = 64
"""How high its picture must be at least: where there is no room for that, nothing is shown."""


class SeatPortrait(QWidget):
    """Takes what room there is, and asks for none."""

    def __init__(self, cards: CharacterCards) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        self._frame, column = panel(margin=3, gap=0)
        around.addWidget(self._frame)
        if cards.chosen is None:
            return
        picture = _Picture(cards.chosen)
        cards.painted.connect(picture.update)
        column.addWidget(picture, 1)
        now, words = style.current(), QVBoxLayout()
        words.setContentsMargins(now.px(9), now.px(7), now.px(9), now.px(7))
        words.setSpacing(now.px(1))
        words.addWidget(label("name", text=cards.chosen.accessibleName()))
        words.addWidget(label("caption", text=cards.told))
        column.addLayout(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        inside = self._frame.layout()
        assert inside is not None
        room = self.height() - inside.totalHeightForWidth(self.width())
        self._frame.setVisible(room >= style.current().px(LEAST))


class _Picture(QWidget):
    def __init__(self, card: Portrayed) -> None:
        super().__init__()
        self._card = card
        self._picture: QPixmap | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._card.is_painted:
            return
        if self._picture is None or self._picture.deviceIndependentSize().toSize() != self.size():
            self._picture = self._card.picture(QSize(self.size()), self.devicePixelRatioF())
        with QPainter(self) as p:
            p.drawPixmap(0, 0, self._picture)

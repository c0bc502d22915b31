"""A position on a page of the rules, drawn by the table itself once the page is there."""
from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from sparktable.app.rules_page import Picture
from sparktable.app.rules_positions import players_at, position
from sparktable.app.translations import WORDS
from sparktable.record.files import BadFile
from sparktable.table.picture_file import picture_of
from sparktable.ui import style
from sparktable.ui.widgets import Button, label, panel, picture, role

TABLE = (1280, 800)
"""The size of the table that is drawn."""
MARGIN = 8
LARGEST_TEXT = 1.25
"""How large its texts are at most: it has no more room where they are larger."""
LARGEST = 2.5
"""So many times as large it is drawn at most where there is room, by halves."""


class RulesPicture(QWidget):
    """A part of a table, under it what is to be seen, and a button to sit down there."""

    tried = Signal(str)

    def __init__(self, told: Picture, text: str) -> None:
        super().__init__()
        role(self, "clear")
        self._told = told
        self.drawn = QPixmap()
        self._times, self._usual = 1.0, 0
        """How many times as large as usual it is drawn, and how wide it usually is."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        frame, inside = panel(margin=MARGIN)
        self.picture: QLabel = picture()
        self.picture.setMinimumWidth(1)
        self.picture.setMinimumHeight(style.current().px(200))
        self.picture.setText(WORDS.say("rules.drawing"))
        self.picture.setAccessibleName(text)
        inside.addWidget(self.picture)
        foot = QHBoxLayout()
        foot.addWidget(label("caption", text=text), 1)
        self.try_it = Button("rules.try", "skip", on_click=lambda: self.tried.emit(told.name))
        foot.addWidget(self.try_it)
        inside.addLayout(foot)
        column.addWidget(frame)
        QTimer.singleShot(0, self, self.draw)  # the words are there first

    def draw(self) -> None:
        """As large as it is shown: what is drawn once more after it was shown would be seen half laid out."""
        try:
            self._draw(self._times)
            self._usual = self._usual or round(self.drawn.width() / self.drawn.devicePixelRatio())
            if (times := self._wanted()) != self._times:
                self._draw(times)
        except BadFile:
            self.picture.hide()  # what is said of it still holds
            self.try_it.hide()
        self._fit()

    def _draw(self, times: float) -> None:
        self._times, self.drawn = times, _drawn(self._told, style.current(), WORDS.language, times)

    @property
    def _across(self) -> int:
        return self.width() - 2 * style.current().px(MARGIN) - 2

    def _wanted(self) -> float:
        """How many times as large as usual it must be drawn for its room."""
        return min(max(ceil(2 * self._across / self._usual) / 2, 1.0), LARGEST)

    def _fit(self) -> None:
        """As wide as there is room; where that is more than was drawn, it is drawn anew."""
        if self.drawn.isNull():
            return
        ratio = self.drawn.devicePixelRatio()
        size, across = self.drawn.size() / ratio, self._across
        if self._wanted() != self._times:
            QTimer.singleShot(0, self, self.draw)
        if size.width() > across > 1:
            size = QSize(across, round(size.height() * across / size.width()))
        shown = self.drawn.scaled(size * ratio, Qt.AspectRatioMode.KeepAspectRatio,
                                  Qt.TransformationMode.SmoothTransformation)
        self.picture.setPixmap(shown)
        self.picture.setFixedHeight(size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


@lru_cache(maxsize=12)
def _drawn(told: Picture, look: style.Look, language: str, times: float) -> QPixmap:
    """Kept: whoever turns pages comes back. `language` is the one that is spoken."""
    state, lit = position(told.name, told.lit)
    size = round(TABLE[0] * times), round(TABLE[1] * times)
    return picture_of(state, 0, size, look.theme, min(look.text, LARGEST_TEXT), told.zones, lit,
                      players_at(state.game))

"""A position on a page of the rules, drawn by the table itself once the page is there."""
from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from sparktable.app.rules_page import Picture
from sparktable.app.translations import WORDS
from sparktable.record.files import BadFile
from sparktable.resources import RESOURCES
from sparktable.ui import style
from sparktable.ui.widgets import label, panel, picture, role

TABLE = (1280, 800)
"""The size of the table that is drawn."""


class RulesPicture(QWidget):
    """A part of a table, and under it what is to be seen."""

    def __init__(self, told: Picture, text: str) -> None:
        super().__init__()
        role(self, "clear")
        self._told = told
        self.drawn = QPixmap()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        frame, inside = panel(margin=8)
        self.picture: QLabel = picture()
        self.picture.setMinimumWidth(1)
        self.picture.setMinimumHeight(style.current().px(200))
        self.picture.setText(WORDS.say("rules.drawing"))
        self.picture.setAccessibleName(text)
        inside.addWidget(self.picture)
        inside.addWidget(label("caption", text=text))
        column.addWidget(frame)
        QTimer.singleShot(0, self, self.draw)  # the words are there first

    def draw(self) -> None:
        try:
            self.drawn = _drawn(self._told, style.current(), WORDS.language)
        except BadFile:
            self.picture.hide()  # what is said of it still holds
        self._fit()

    def _fit(self) -> None:
        """As large as it was drawn, and no wider than there is room."""
        if self.drawn.isNull():
            return
        ratio = self.drawn.devicePixelRatio()
        size = self.drawn.size() / ratio
        across = self.picture.width()
        if size.width() > across > 1:
            size = QSize(across, round(size.height() * across / size.width()))
        shown = self.drawn.scaled(size * ratio, Qt.AspectRatioMode.KeepAspectRatio,
                                  Qt.TransformationMode.SmoothTransformation)
        self.picture.setPixmap(shown)
        self.picture.setFixedHeight(size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


@lru_cache(maxsize=24)
def _drawn(told: Picture, look: style.Look, language: str) -> QPixmap:
    """Kept: whoever turns pages comes back. `language` is the one that is spoken."""
    from sparktable.games import load_all
    from sparktable.record.scenarios.file import read_scenario
    from sparktable.record.scenarios.run import ScenarioRun
    from sparktable.table.picture_file import picture_of

    load_all()  # a game knows its scenarios once it is loaded
    file = read_scenario(RESOURCES / "rules" / "pictures" / f"{told.name}.json")
    played = ScenarioRun(file)
    played.run()
    state = played.state
    lit = [ref for sentence in told.lit for ref in file.adapter.find(state, sentence).refs]
    return picture_of(state, 0, TABLE, look.theme, min(look.text, 1.25), told.zones, lit)

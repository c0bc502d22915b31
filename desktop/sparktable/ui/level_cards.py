"""How strong an opponent plays, as faces: each level has a look of its own, a name and a grade."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from sparktable.app.catalog import Choice, Field
from sparktable.app.levels import LEVELS
from sparktable.app.translations import WORDS
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.figures import home_faction
from sparktable.table.art.pieces import avatar
from sparktable.ui import style
from sparktable.ui.mode_cards import CardGrid, Diamonds
from sparktable.ui.tooltips import tip
from sparktable.ui.widgets import PressTile, label, picture

FACE, WIDTH = 44, 140
"""The size of a face, and how wide a card wants to be."""


class LevelCards(CardGrid):
    """All levels, the one that plays here chosen; in the colours of the seat's side."""

    def __init__(self, level: str, faction: str) -> None:
        choices = Field("level", "new_game.level", level, tuple(Choice(each) for each in LEVELS))
        super().__init__([_Card(each, faction) for each in LEVELS], choices, WIDTH)
        self.setAccessibleName(WORDS.say("new_game.level"))


class _Card(PressTile):
    """The face, and beside it the name over the grade."""

    def __init__(self, level: str, faction: str) -> None:
        super().__init__("card")
        now, face = style.current(), picture()
        row = QHBoxLayout(self)
        row.setContentsMargins(*([now.px(6)] * 4))
        row.setSpacing(now.px(8))
        side = FACTIONS.get(faction) or home_faction(level)
        face.setPixmap(QPixmap.fromImage(avatar(level, side, now.px(FACE), self.devicePixelRatioF(), now.theme)))
        face.setFixedSize(now.px(FACE), now.px(FACE))
        row.addWidget(face)
        texts = QVBoxLayout()
        texts.setSpacing(now.px(3))
        texts.addStretch()
        texts.addWidget(label("strong", f"level.{level}", wrap=False))
        texts.addWidget(Diamonds(LEVELS.index(level) + 1, len(LEVELS)), 0, Qt.AlignmentFlag.AlignLeft)
        texts.addStretch()
        row.addLayout(texts, 1)
        note = WORDS.say(f"level.{level}.note")
        self.setAccessibleName(WORDS.say(f"level.{level}"))
        self.setAccessibleDescription(note)
        tip(self, note)
        self.be_one()

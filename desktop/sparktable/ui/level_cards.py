"""How strong an opponent plays, as faces: each level has a look of its own, a name and a grade."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from sparktable.app.levels import LEVELS
from sparktable.app.translations import WORDS
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.figures import home_faction
from sparktable.table.art.pieces import avatar
from sparktable.ui import style
from sparktable.ui.even_grid import EvenGrid
from sparktable.ui.inputs import OneOf
from sparktable.ui.tooltips import tip
from sparktable.ui.way_tile import Diamonds
from sparktable.ui.widgets import PressTile, label, picture, role

FACE, SMALLER_FACE, COLUMNS, GAP = 44, 36, 2, 8
"""The size of a face, also where it gives way to large words; how many cards are side by side, how far apart."""


class LevelCards(OneOf):
    """All levels, the one that plays here chosen; in the colours of the seat's side. No words on them wrap: they are
    as high as they are in whatever column."""

    def __init__(self, level: str, faction: str) -> None:
        super().__init__()
        role(self, "clear")
        cards = [_Card(each, faction) for each in LEVELS]
        EvenGrid(self, GAP).deal_out(cards, COLUMNS)
        for card, each in zip(cards, LEVELS, strict=True):
            self._offer(card, each, chosen=each == level)
        rows, high = len(cards) // COLUMNS, max(card.minimumSizeHint().height() for card in cards)
        self.setFixedHeight(rows * high + (rows - 1) * style.current().px(GAP))
        self.setAccessibleName(WORDS.say("new_game.level"))

    def hasHeightForWidth(self) -> bool:
        return False


class _Card(PressTile):
    """The face, and beside it the name over the grade."""

    def __init__(self, level: str, faction: str) -> None:
        super().__init__("card")
        now, face = style.current(), picture()
        size, margin = (SMALLER_FACE, 4) if now.has_wide_words else (FACE, 6)
        size = now.px(size)
        row = QHBoxLayout(self)
        row.setContentsMargins(*([now.px(margin)] * 4))
        row.setSpacing(now.px(8))
        side = FACTIONS.get(faction) or home_faction(level)
        face.setPixmap(QPixmap.fromImage(avatar(level, side, size, self.devicePixelRatioF(), now.theme)))
        face.setFixedSize(size, size)
        row.addWidget(face, 0, Qt.AlignmentFlag.AlignCenter)
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

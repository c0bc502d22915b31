"""How a number came about: each sum with all that it is made of, line by line, and where that comes from."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from sparktable.app.keywords import Lexicon
from sparktable.table.tableau import Sum
from sparktable.ui import style, window_geometry
from sparktable.ui.art_box import ArtBox
from sparktable.ui.strips import art_of
from sparktable.ui.told_words import RulesKey, ToldSentence
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, label, panel, role, scrolling

EDGE = 20
ALONE, ABREAST = 620, 900
"""How wide the dialog is with one sum below the other, or with both sides of a fight beside each other."""
LIKELY = 480
"""How high it is until that is known."""
FLIPPED = 46, 32
"""Of a card that was flipped."""
PORTRAIT = 84, 84
"""Of whoever a sum is about: how wide it is, and how high at least."""


class AccountDialog(QDialog):
    """Words of the rules in it lead to them, and one comes back to it."""

    def __init__(self, sentence: str, sums: Sequence[Sum], lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        RulesKey(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self, "setWindowTitle", "log.account")
        now = style.current()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(*([now.px(EDGE)] * 4))
        outer.addWidget(self._told("title", sentence))
        inside = QWidget()
        role(inside, "clear")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        sides = [each for each in sums if each.face is not None]
        abreast = len(sides) > 1
        across = QHBoxLayout() if abreast else QVBoxLayout()
        column.addLayout(across)
        for each in sums:
            (across if each in sides else column).addWidget(self._sum(each))
        column.addStretch(1)
        self._area = scrolling(inside)
        outer.addWidget(self._area, 1)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(Button("action.close", "check", "primary", self.accept))
        outer.addLayout(foot)
        self._column = column
        self._wide = ABREAST if abreast else ALONE
        window_geometry.size(self, self._wide, LIKELY)

    def showEvent(self, event: QShowEvent) -> None:
        """As high as all of it needs, which is known once its letters are."""
        super().showEvent(event)
        now, outer, left = style.current(), self.layout(), self._column.itemAt(self._column.count() - 1)
        assert outer is not None and left is not None
        outer.activate()
        self._column.activate()
        need = self.height() + self._area.verticalScrollBar().maximum() - left.geometry().height()
        window_geometry.size(self, self._wide, need / (now.px(1000) / 1000 * max(1.0, now.text)))

    def _told(self, kind: str, text: str) -> ToldSentence:
        made = ToldSentence(kind, self._lexicon)
        made.setText(text)
        return made

    def _sum(self, each: Sum) -> QWidget:
        frame, around = panel(margin=10, gap=4)
        beside, inside = QHBoxLayout(), QVBoxLayout()
        beside.setSpacing(style.current().px(12))
        around.addLayout(beside)
        if each.face is not None and (art := art_of(each.face)) is not None:
            beside.addWidget(ArtBox(art, *PORTRAIT))
        beside.addLayout(inside, 1)
        inside.addWidget(self._told("name", each.heading))
        rows = QGridLayout()
        rows.setColumnStretch(1, 1)
        pictures = each.pictures or (None,) * len(each.lines)
        for row, ((icon, words, amount), face) in enumerate(zip(each.lines, pictures, strict=True)):
            rows.addWidget(Icon(icon, 18), row, 0)
            if face is not None and (art := art_of(face)) is not None:
                card = ArtBox(art, *FLIPPED)
                card.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
                rows.addWidget(card, row, 3)
            number = label("strong", wrap=False)
            number.setText(amount)
            rows.addWidget(self._told("body", words), row, 1)
            rows.addWidget(number, row, 2, Qt.AlignmentFlag.AlignRight)
        inside.addLayout(rows)
        if each.note:
            inside.addWidget(self._told("caption", each.note))
        inside.addStretch()
        return frame

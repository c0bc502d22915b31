"""How a number came about: each sum with all that it is made of, line by line, and where that comes from."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.keywords import Lexicon
from sparktable.table.tableau import Sum
from sparktable.ui import style, window_geometry
from sparktable.ui.art_box import ArtBox
from sparktable.ui.strips import art_of
from sparktable.ui.told_words import RulesKey, ToldSentence
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, label, panel, role, scrolling

ROUND, LINE = 200, 23
"""How high the dialog is without its sums, and a line of them."""
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
        outer.setContentsMargins(*([now.px(20)] * 4))
        outer.addWidget(self._told("title", sentence))
        inside = QWidget()
        role(inside, "clear")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        for each in sums:
            column.addWidget(self._sum(each))
        column.addStretch()
        outer.addWidget(scrolling(inside), 1)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(Button("action.close", "check", "primary", self.accept))
        outer.addLayout(foot)
        lines = sum(max(2 + len(each.lines) + bool(each.note), 5 if each.face is not None else 0) for each in sums)
        window_geometry.size(self, 620, min(640, ROUND + LINE * lines))

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
        for row, (icon, words, amount) in enumerate(each.lines):
            rows.addWidget(Icon(icon, 18), row, 0)
            number = label("strong", wrap=False)
            number.setText(amount)
            rows.addWidget(self._told("body", words), row, 1)
            rows.addWidget(number, row, 2, Qt.AlignmentFlag.AlignRight)
        inside.addLayout(rows)
        if each.note:
            inside.addWidget(self._told("caption", each.note))
        inside.addStretch()
        return frame

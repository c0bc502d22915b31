"""How a number came about: each sum with all that it is made of, line by line, and where that comes from."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from sparktable.table.tableau import Sum
from sparktable.ui import style, window_geometry
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, label, panel, role, scrolling


class AccountDialog(QDialog):
    def __init__(self, sentence: str, sums: Sequence[Sum], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self, "setWindowTitle", "log.account")
        now = style.current()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(*([now.px(20)] * 4))
        title = label("title")
        title.setText(sentence)
        outer.addWidget(title)
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
        foot.addWidget(Button("action.close", "close", on_click=self.accept))
        outer.addLayout(foot)
        window_geometry.size(self, 620, 640)

    @staticmethod
    def _sum(each: Sum) -> QWidget:
        frame, inside = panel(margin=10, gap=4)
        heading = label("strong")
        heading.setText(each.heading)
        inside.addWidget(heading)
        rows = QGridLayout()
        rows.setColumnStretch(1, 1)
        for row, (icon, words, amount) in enumerate(each.lines):
            rows.addWidget(Icon(icon, 18), row, 0)
            told, number = label("body"), label("strong", wrap=False)
            told.setText(words)
            number.setText(amount)
            rows.addWidget(told, row, 1)
            rows.addWidget(number, row, 2, Qt.AlignmentFlag.AlignRight)
        inside.addLayout(rows)
        if each.note:
            note = label("caption")
            note.setText(each.note)
            inside.addWidget(note)
        return frame

"""Where statistics will stand once a game has been finished: what they will look like, and the way to the first."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from sparktable.ui import style
from sparktable.ui.statistics_pictures import Promise
from sparktable.ui.widgets import label, role


class NoGames(QFrame):
    def __init__(self) -> None:
        super().__init__()
        role(self, "panel")
        now, self.column = style.current(), QVBoxLayout(self)
        self.column.setContentsMargins(*([now.px(24)] * 4))
        self.column.setSpacing(now.px(12))
        self.column.addWidget(Promise(), 1)
        self.column.addSpacing(now.px(12))
        for said in (label("title", "statistics.none"), label("lead", "statistics.none.note")):
            said.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            row = QHBoxLayout()  # no longer than can be read at ease
            row.addStretch(1)
            row.addWidget(said, 4)
            row.addStretch(1)
            self.column.addLayout(row)

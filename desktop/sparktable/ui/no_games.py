"""Where statistics will stand once a game has been finished that counts: what they will look like, and the way to the
first."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from sparktable.ui import style
from sparktable.ui.statistics_pictures import Promise
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label, role


class NoGames(QFrame):
    def __init__(self, on_play: Callable[[], object]) -> None:
        super().__init__()
        role(self, "panel")
        now, column = style.current(), QVBoxLayout(self)
        column.setContentsMargins(*([now.px(24)] * 4))
        column.setSpacing(now.px(12))
        column.addWidget(Promise(), 1)
        column.addSpacing(now.px(12))
        self._said = label("title"), label("lead")
        for said in self._said:
            said.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            row = QHBoxLayout()  # no longer than can be read at ease
            row.addStretch(1)
            row.addWidget(said, 4)
            row.addStretch(1)
            column.addLayout(row)
        self.first_game = Button("statistics.none.play", "play", "big", on_play)
        column.addWidget(self.first_game, 0, Qt.AlignmentFlag.AlignHCenter)
        self.tell(finished=False)

    def tell(self, *, finished: bool) -> None:
        """Why nothing is counted: nothing was finished, or nothing that counts."""
        key = "statistics.uncounted" if finished else "statistics.none"
        for said, told in zip(self._said, (key, f"{key}.note"), strict=True):
            say(said, "setText", told)

"""Over the wall of cards where none is what is looked for: that nothing was found, what lies there instead, and the
way back to all."""
from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from sparktable.ui import style
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, label, role

MOST_TOLD = 40
"""Of what was looked for so many letters are repeated."""


class NothingNear(QFrame):
    cleared = Signal()

    def __init__(self) -> None:
        super().__init__()
        role(self, "notice")
        now, row = style.current(), QHBoxLayout(self)
        row.setContentsMargins(now.px(14), now.px(8), now.px(8), now.px(8))
        row.setSpacing(now.px(14))
        row.addWidget(Icon("search", 32, "info"), 0, Qt.AlignmentFlag.AlignVCenter)
        said = QVBoxLayout()
        said.setSpacing(0)
        self.title, self.instead = label("name"), label("body")
        said.addWidget(self.title)
        said.addWidget(self.instead)
        row.addLayout(said, 1)
        self.everything = Button("cards.show_all", "undo", on_click=self.cleared.emit)
        row.addWidget(self.everything)
        self.hide()

    def show_for(self, wanted: str, how: str) -> None:
        """`how`: what lies there instead, see `cards_nearest`."""
        words = " ".join(wanted.split())
        words = words if len(words) <= MOST_TOLD else f"{words[:MOST_TOLD]}…"
        say(self.title, "setText", "cards.none.for" if words else "cards.none", wanted=words)
        say(self.instead, "setText", f"cards.near.{how}")
        self.show()

"""Ways to play where words are large: their names beside each other over the whole page, and beneath them what is
said of the chosen one."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from sparktable.app.catalog import Choice, Field, worded
from sparktable.app.translations import WORDS
from sparktable.ui import setup_fields, style
from sparktable.ui.mode_cards import CardGrid, Figures, told_of
from sparktable.ui.setup_fields import Choose
from sparktable.ui.setup_focus import mark
from sparktable.ui.tooltips import tip
from sparktable.ui.widgets import Icon, PressTile, label, role


class WayNames(CardGrid):
    """All ways to play by their names."""

    def __init__(self, field: Field, choose: Choose) -> None:
        self._names = [_Name(choice) for choice in field.choices]
        super().__init__(self._names, field, 0)
        self.picked.connect(lambda value: choose(field.option, value, -1))
        self.setAccessibleName(worded(field.label, field.name))
        mark(self, f"-1:{field.option}")

    def _least(self) -> int:
        return max(name.sizeHint().width() for name in self._names)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """No words on them wrap: they are as high as they are in whatever column."""
        super().resizeEvent(event)
        rows, gap = -(-len(self._names) // self._grid.columns), self._grid.spacing()
        self.setFixedHeight(rows * (max(name.sizeHint().height() for name in self._names) + gap) - gap)

    def hasHeightForWidth(self) -> bool:
        return False


class _Name(PressTile):
    def __init__(self, choice: Choice) -> None:
        super().__init__("card")
        now, row = style.current(), QHBoxLayout(self)
        row.setContentsMargins(now.px(10), now.px(8), now.px(10), now.px(8))
        row.setSpacing(now.px(8))
        row.addStretch()
        if choice.icon:
            row.addWidget(Icon(choice.icon, 20, "acc"))
        name = worded(choice.label, choice.name)
        row.addWidget(label("strong", text=name, wrap=False))
        row.addStretch()
        self.setAccessibleName(name)
        self.setAccessibleDescription(told_of(choice))
        tip(self, told_of(choice))
        self.be_one()


def chosen_way(field: Field) -> QWidget:
    """A sentence and figures."""
    made, choice = QWidget(), setup_fields.chosen_of(field)
    role(made, "clear")
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(style.current().px(14))
    row.addWidget(label("body", text=WORDS.say(choice.note)), 1)
    row.addWidget(Figures(choice), 0, Qt.AlignmentFlag.AlignTop)
    return made

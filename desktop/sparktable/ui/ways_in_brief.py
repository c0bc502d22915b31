"""Ways to play where words are large: beside each other over the whole page, and beneath them what is said of the
chosen one."""
from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout

from sparktable.app.catalog import Choice, Field, worded
from sparktable.app.translations import WORDS
from sparktable.ui import setup_fields, style
from sparktable.ui.mode_cards import Ways
from sparktable.ui.setup_fields import Choose
from sparktable.ui.setup_focus import mark
from sparktable.ui.tooltips import tip
from sparktable.ui.way_tile import Figures, WayTile
from sparktable.ui.widgets import label


class WayNames(Ways):
    """All ways to play by their names and figures."""

    def __init__(self, field: Field, choose: Choose) -> None:
        self._names = [_Name(choice, chosen=choice.value == field.value) for choice in field.choices]
        super().__init__(self._names, field, 0)
        self.picked.connect(lambda value: choose(field.option, value, -1))
        self.setAccessibleName(worded(field.label, field.name))
        mark(self, f"-1:{field.option}")

    def _least(self) -> int:
        return max(name.minimumSizeHint().width() for name in self._names)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """No words on them wrap: they are as high as they are in whatever column."""
        super().resizeEvent(event)
        rows, gap = -(-len(self._names) // self._grid.columns), self._grid.spacing()
        self.setFixedHeight(rows * (max(name.sizeHint().height() for name in self._names) + gap) - gap)

    def hasHeightForWidth(self) -> bool:
        return False


class _Name(WayTile):
    art_widths, apart = (150, 110, 84, 60, 48), 4

    def __init__(self, choice: Choice, *, chosen: bool) -> None:
        super().__init__(choice, chosen=chosen)
        now, column = style.current(), QVBoxLayout(self)
        column.setContentsMargins(now.px(10), now.px(5), now.px(10), now.px(5))
        column.setSpacing(0)
        name, figures = label("strong", text=self.name, wrap=False), Figures(choice, close=True)
        column.addWidget(name)
        column.addWidget(figures)
        self.needed = max(name.sizeHint().width(), figures.sizeHint().width())
        tip(self, self.told)
        self.be_one()


def chosen_way(field: Field) -> QLabel:
    """What is said of it."""
    return label("body", text=WORDS.say(setup_fields.chosen_of(field).note))

"""Ways to play where words are large: beside each other over the whole page, and beneath them what is said of the
chosen one."""
from __future__ import annotations

from collections.abc import Sequence

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
    """All ways to play by their names and figures, and where there is room with what is said of them."""

    _cards: Sequence[_Name]

    def __init__(self, field: Field, choose: Choose, *, told: bool) -> None:
        super().__init__([_Name(choice, chosen=choice.value == field.value, told=told) for choice in field.choices],
                         field, 0)
        self.picked.connect(lambda value: choose(field.option, value, -1))
        self.setAccessibleName(worded(field.label, field.name))
        mark(self, f"-1:{field.option}")

    def _least(self) -> int:
        return max(name.minimumSizeHint().width() for name in self._cards)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """All of them are as high as the highest, which has the most to say."""
        super().resizeEvent(event)
        columns, gap = self._grid.columns, self._grid.spacing()
        rows, wide = -(-len(self) // columns), (self.width() + gap) // columns - gap
        self.setFixedHeight(rows * (max(name.high(wide) for name in self._cards) + gap) - gap)

    def hasHeightForWidth(self) -> bool:
        return False


class _Name(WayTile):
    art_widths, apart = (150, 110, 84, 60, 48), 4

    def __init__(self, choice: Choice, *, chosen: bool, told: bool) -> None:
        super().__init__(choice, chosen=chosen)
        now, column = style.current(), QVBoxLayout(self)
        column.setContentsMargins(now.px(10), now.px(5), now.px(10), now.px(5))
        column.setSpacing(0)
        name, figures = label("strong", text=self.name, wrap=False), Figures(choice, close=True)
        self._lines = name, figures
        column.addWidget(name)
        column.addWidget(figures)
        self.needed = max(name.sizeHint().width(), figures.sizeHint().width())
        self._note = label("body", text=WORDS.say(choice.note)) if told else None
        if self._note is not None:
            column.insertWidget(1, self._note)
            column.insertStretch(2)
        tip(self, "" if told else self.told)
        self.be_one()

    def high(self, wide: int) -> int:
        margins = self._laid_out().contentsMargins()
        room = wide - margins.left() - self.after_words(wide)
        lines = sum(line.sizeHint().height() for line in self._lines)
        said = self._note.heightForWidth(room) if self._note is not None else 0
        return lines + said + margins.top() + margins.bottom()


def chosen_way(field: Field) -> QLabel:
    """What is said of it."""
    return label("body", text=WORDS.say(setup_fields.chosen_of(field).note))

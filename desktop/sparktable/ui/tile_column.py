"""Pages of tiles to choose from: they scroll below their title, and arrows go through them."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from sparktable.ui import style
from sparktable.ui.home_tile import HomeTile
from sparktable.ui.widgets import back_button, label, role, scrolling

STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}
COLUMNS = 3
"""So many tiles stand beside each other; fewer where letters are large."""


def step_on(page: QWidget, buttons: Sequence[QWidget], event: QKeyEvent) -> bool:
    """Have an arrow take the focus from one button to the next; what scrolls follows by itself. False where it was no
    arrow, or not on a button."""
    step, focused = STEPS.get(Qt.Key(event.key())), page.focusWidget()
    if step is None or focused not in buttons:
        return False
    buttons[(buttons.index(focused) + step) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)
    return True


class TileColumn(QWidget):
    chosen = Signal(object)
    left = Signal()

    def __init__(self, title: str, note: str) -> None:
        super().__init__()
        role(self, "page")
        now = style.current()
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, now.px(20), 0, 0)
        outside.setSpacing(now.px(12))
        head = QHBoxLayout()
        head.setContentsMargins(now.px(24), 0, now.px(24), 0)
        head.setSpacing(now.px(10))
        self._back = back_button(self.left.emit)
        head.addWidget(self._back)
        head.addWidget(label("title", title), 1)
        outside.addLayout(head)
        inside = QWidget()
        role(inside, "clear")
        outside.addWidget(scrolling(inside), 1)
        self.column = QVBoxLayout(inside)
        self.column.setContentsMargins(now.px(24), 0, now.px(24), now.px(16))
        self.column.setSpacing(now.px(12))
        self.column.addWidget(label("lead", note))
        self.buttons: list[QWidget] = []
        self._grids: list[tuple[QGridLayout, tuple[HomeTile, ...], int, int, int]] = []
        """Each with its tiles, in how many lines each of its rows is, and how high they are at least and at most."""

    def add_heading(self, key: str = "", column: QVBoxLayout | None = None, *, n: int = 0, of: int = 0
                    ) -> QLabel:
        """Over a grid: what is in it, to be told later, and how many `of` them are done."""
        row, heading, column = QHBoxLayout(), label("name", wrap=False), column or self.column
        row.addWidget(heading)
        row.addStretch()
        if key:
            row.addWidget(label("caption", key, wrap=False, n=n, of=of))
        column.addSpacing(style.current().px(4))
        column.addLayout(row)
        return heading

    def add_grid(self, tiles: Sequence[HomeTile], least: int, most: int = 0, *, columns: int = COLUMNS,
                 stretch: int = 0, headings: Sequence[QLabel] = (), column: QVBoxLayout | None = None) -> None:
        """Tiles in columns of one width, so high at least and, where that is given, at most; over each its heading,
        where they have any of their own."""
        now, grid = style.current(), QGridLayout()
        grid.setSpacing(now.px(14))
        columns = max(1, round(columns / now.text))
        lines = 1 + bool(headings)
        for place, tile in enumerate(tiles):
            row, across = divmod(place, columns)
            grid.addWidget(tile, row * lines + lines - 1, across)
            if headings:
                grid.addWidget(headings[place], row * lines, across)
        for number in range(columns):
            grid.setColumnStretch(number, 1)
        (column or self.column).addLayout(grid, stretch)
        self._grids.append((grid, tuple(tiles), lines, least, most))
        self._measure()

    def relook(self) -> None:
        """In a larger window tiles are larger."""
        self._measure()

    def _measure(self) -> None:
        now = style.current()
        for grid, tiles, lines, least, most in self._grids:
            for tile in tiles:
                if most:
                    tile.setMaximumHeight(round(now.px(most) * max(1.0, now.text)))
            for row in range(lines - 1, grid.rowCount(), lines):
                grid.setRowMinimumHeight(row, round(now.px(least) * max(1.0, now.text)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go through the tiles, Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif not step_on(self, self.buttons, event):
            super().keyPressEvent(event)

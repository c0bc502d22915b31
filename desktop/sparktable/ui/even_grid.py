"""Widgets in columns of one width, which are dealt out anew as there is more or less room."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QWidget

from sparktable.ui import style


class EvenGrid(QGridLayout):
    def __init__(self, parent: QWidget, gap: float) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(style.current().px(gap))
        self.columns = 0

    def deal_out(self, widgets: Sequence[QWidget], columns: int) -> None:
        """Row by row, into so many columns."""
        if columns == self.columns:
            return
        for column in range(self.columns):
            self.setColumnStretch(column, 0)
        self.columns = columns
        for place, widget in enumerate(widgets):
            self.addWidget(widget, place // columns, place % columns)
        for column in range(columns):
            self.setColumnStretch(column, 1)

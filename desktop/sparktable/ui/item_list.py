"""A list of lines that holds on to them.

Qt owns the lines of a list and Python keeps what stands for them only as long as it likes; now and then Qt for Python
takes a line that it has let go of for the one that Qt deletes, and falls over it. Trees and tables hold on to theirs
as well.
"""
from __future__ import annotations

from PySide6.QtWidgets import QListWidget, QListWidgetItem


class ItemList(QListWidget):
    def __init__(self) -> None:
        super().__init__()
        self._held: list[QListWidgetItem] = []
        """Every line that is in it."""

    def addItem(self, item: QListWidgetItem) -> None:  # type: ignore[override]  # lines, not texts
        self._held.append(item)
        super().addItem(item)

    def insertItem(self, row: int, item: QListWidgetItem) -> None:  # type: ignore[override]
        self._held.append(item)
        super().insertItem(row, item)

    def takeItem(self, row: int) -> QListWidgetItem:
        item = super().takeItem(row)
        self._held = [each for each in self._held if each is not item]
        return item

    def clear(self) -> None:
        super().clear()
        self._held = []

"""A list of sentences: each line is as high as its words need at the width that there is."""
from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
)

from sparktable.table.art.fonts import font
from sparktable.ui import style
from sparktable.ui.item_list import ItemList

INDENT = 10
"""How far in stands what belongs to another line, in letters of usual size."""


class Wrapped(QStyledItemDelegate):
    """Qt measures a line as if the style sheet's padding were not there, and then cuts its last word off."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        font = index.data(Qt.ItemDataRole.FontRole) or option.font  # type: ignore[attr-defined]
        across, down, least = style.current().px(24), style.current().px(10), 0
        view = self.parent()
        assert isinstance(view, QAbstractItemView)
        if index.data(Qt.ItemDataRole.DecorationRole) is not None:
            across += view.iconSize().width() + style.current().px(6)
            least = view.iconSize().height() + style.current().px(4)
        room = max(40, view.viewport().width() - across - self._indent(index))
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        high = QFontMetrics(font).boundingRect(0, 0, room, 10_000, Qt.TextFlag.TextWordWrap, text).height()
        return QSize(room, max(high + down, least))

    def _indent(self, index: QModelIndex | QPersistentModelIndex) -> int:
        """How far in its line begins."""
        return 0


class WrappedBranch(Wrapped):
    """The same for a line of a tree."""

    def _indent(self, index: QModelIndex | QPersistentModelIndex) -> int:
        tree, depth, above = self.parent(), 1, index.parent()
        assert isinstance(tree, QTreeView)
        while above.isValid():
            depth, above = depth + 1, above.parent()
        return tree.indentation() * depth


class WrappedList(ItemList):
    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(Wrapped(self))

    def heading(self, item: QListWidgetItem) -> None:
        """It is the heading of those below it."""
        item.setFont(font("Play", style.current().pt(13), 700))

    def lead(self, item: QListWidgetItem) -> None:
        """Others stand below it, further in."""
        item.setFont(font("Inter", style.current().pt(13), 600))

    def indent(self, item: QListWidgetItem) -> None:
        """All its lines stand further in: behind a picture of nothing."""
        nothing = QPixmap(style.current().pt(INDENT), 1)
        nothing.fill(Qt.GlobalColor.transparent)
        self.setIconSize(nothing.size())
        item.setIcon(QIcon(nothing))

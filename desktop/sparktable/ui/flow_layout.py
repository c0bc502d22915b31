"""A row of widgets that goes on in the next line where there is no room: long languages and large texts need it."""
from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    def __init__(self, parent: QWidget | None = None, gap: int = 8, *, even: bool = False,
                 level: bool = False) -> None:
        """`even`: where there must be several lines, none is much shorter than the others; `level`: what is lower
        than its line stands in the middle of it, not at its top."""
        super().__init__(parent)
        self._even, self._level = even, level
        self._items: list[QLayoutItem] = []
        self.setSpacing(gap)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay_out(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay_out(rect, move=True)

    def sizeHint(self) -> QSize:
        margins = self.contentsMargins()
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(hint.width() for hint in shown) + self.spacing() * max(0, len(shown) - 1)
        height = max((hint.height() for hint in shown), default=0)
        return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom())

    def minimumSize(self) -> QSize:
        margins = self.contentsMargins()
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _lay_out(self, rect: QRect, *, move: bool) -> int:
        margins = self.contentsMargins()
        inner = rect.marginsRemoved(margins)
        if self._even:
            inner.setWidth(self._narrowest(inner.width()))
        x, y, line = inner.x(), inner.y(), 0
        placed: list[QLayoutItem] = []
        for item in self._items:
            if item.isEmpty():
                continue
            hint = item.sizeHint()
            if hint.width() > inner.width():  # it must wrap within itself
                high = item.heightForWidth(inner.width()) if item.hasHeightForWidth() else hint.height()
                hint = QSize(inner.width(), high)
            if line and x + hint.width() > inner.right() + 1:
                self._end_line(placed, line)
                x, y, line = inner.x(), y + line + self.spacing(), 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), hint))
                placed.append(item)
            x += hint.width() + self.spacing()
            line = max(line, hint.height())
        self._end_line(placed, line)
        return y + line - rect.y() + margins.bottom()

    def _end_line(self, placed: list[QLayoutItem], high: int) -> None:
        """Those that stand in a line of that height are all there."""
        for item in placed if self._level else ():
            box = item.geometry()
            item.setGeometry(box.translated(0, (high - box.height()) // 2))
        placed.clear()

    def _narrowest(self, width: int) -> int:
        """The width in which it takes no more lines than in this one."""
        wide = [item.sizeHint().width() for item in self._items if not item.isEmpty()]
        if not wide or (most := self._lines(wide, width)) < 2:
            return width
        least = max(wide)
        while least < width:
            middle = (least + width) // 2
            if self._lines(wide, middle) > most:
                least = middle + 1
            else:
                width = middle
        return width

    def _lines(self, wide: list[int], width: int) -> int:
        lines, x = 1, 0
        for each in wide:
            if x and x + each > width:
                lines, x = lines + 1, 0
            x += each + self.spacing()
        return lines

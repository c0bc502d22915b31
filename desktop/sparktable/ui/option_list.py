"""Every answer to the question as a line of text: the keyboard's and the screen reader's way through a game."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import (
    QListWidgetItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sparktable.app.game_texts import Speech
from sparktable.app.outlook_text import outlook_text
from sparktable.app.session import Session
from sparktable.app.text_outline import outline
from sparktable.kernel.decisions import Option
from sparktable.ui import style
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.wrapped_list import WrappedBranch, WrappedList

_DATA = Qt.ItemDataRole.UserRole
_OPTION = _DATA + 1


class OptionList(WrappedList):
    """The options; Enter or a double click takes one, digits take the first nine."""

    answered = Signal(object)
    inspected = Signal(object)
    considered = Signal(object)
    """The option that is looked at, or None."""

    def __init__(self, session: Session, speech: Speech, farther: Callable[[], Sequence[Option]] = tuple) -> None:
        """`farther`: what takes several answers, and is listed behind those."""
        super().__init__()
        self._session, self._speech, self._farther = session, speech, farther
        say(self, "setAccessibleName", "panel.options")
        self.itemActivated.connect(self._take)
        self.currentItemChanged.connect(lambda item, _: self._inspect(item))
        self.setMouseTracking(True)
        self.itemEntered.connect(self._consider)
        self.refresh()

    def refresh(self) -> None:
        """List what can be answered now, once what comes to the same; the choice stays on the same line where it
        can."""
        row = max(0, self.currentRow())
        self.blockSignals(True)
        self.clear()
        asked, state = self._session.decision, self._session.view.state
        told: dict[str, Option] = {}
        for option in (*self._session.options, *self._farther()):
            text = self._speech.answer(option, asked, state) if asked else self._speech.option(option, state)
            told.setdefault(text, option)
        for number, (text, option) in enumerate(told.items(), 1):
            item = QListWidgetItem(f"{number}  {text}" if number < 10 else text)
            item.setData(_DATA, option)
            self.addItem(item)
        if self.count():
            self.setCurrentRow(min(row, self.count() - 1))
        self.blockSignals(False)

    retranslate = refresh

    @property
    def line_here(self) -> str:
        """The line that is looked at."""
        return item.text() if (item := self.currentItem()) is not None else ""

    def keyPressEvent(self, event) -> None:
        digit = event.key() - Qt.Key.Key_1
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if (item := self.currentItem()) is not None:
                self._take(item)
        elif plain and 0 <= digit < min(9, self.count()):
            self._take(self.item(digit))
        else:
            super().keyPressEvent(event)

    def _take(self, item: QListWidgetItem) -> None:
        self.answered.emit(item.data(_DATA))

    def _foretell(self, item: QListWidgetItem) -> None:
        """What the answer would bring: told when it is looked at, since there are many."""
        if not item.toolTip() and item.data(_DATA) in self._session.options:
            told = outlook_text(self._session, self._speech, [item.data(_DATA)])
            tip(item, told)
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, told)

    def _consider(self, item: QListWidgetItem) -> None:
        self._foretell(item)
        self.considered.emit(item.data(_DATA))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.considered.emit(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.considered.emit(None)

    def _inspect(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._consider(item)
        option: Option | None = item.data(_DATA) if item is not None else None
        cards = [ref.value for ref in option.refs if ref.kind == "card"] if option is not None else []
        self.inspected.emit(cards[0] if cards else None)


class Told(Protocol):
    """A line of an outline, and those under it."""

    @property
    def text(self) -> str: ...

    @property
    def slot(self) -> int: ...

    @property
    def option(self) -> Option | None: ...

    @property
    def below(self) -> Sequence[Told]: ...


class OutlineTree(QTreeWidget):
    """The table in words: arrows walk, Enter gives an answer."""

    answered = Signal(object)
    inspected = Signal(object)

    def __init__(self, outline: Callable[[], Sequence[Told]]) -> None:
        super().__init__()
        self._outline = outline
        self._held: list[QTreeWidgetItem] = []
        """Every line that is in it: see `item_list`."""
        self.itemActivated.connect(lambda item: self._take(item))
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(WrappedBranch(self))
        self.setIndentation(style.current().px(16))
        say(self, "setAccessibleName", "panel.outline")
        self.currentItemChanged.connect(lambda item, _: self.inspected.emit(self._slot(item)))
        self.refresh()

    def refresh(self) -> None:
        """Write the table down anew; what was open stays open."""
        shut = {self._path(item) for item in self._items() if not item.isExpanded() and item.childCount()}
        place = self._path(self.currentItem()) if self.currentItem() is not None else None
        self.blockSignals(True)
        self.clear()
        self._held = []
        for line in self._outline():
            self.addTopLevelItem(self._item(line))
        for item in self._items():
            item.setExpanded(self._path(item) not in shut)
            if self._path(item) == place:
                self.setCurrentItem(item)
        self.blockSignals(False)

    retranslate = refresh

    @property
    def line_here(self) -> str:
        """The line that is looked at."""
        return item.text(0) if (item := self.currentItem()) is not None else ""

    def _take(self, item: QTreeWidgetItem) -> None:
        if (option := item.data(0, _OPTION)) is not None:
            self.answered.emit(option)

    def resizeEvent(self, event) -> None:
        """Every line is as high as its words need at this width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def showEvent(self, event) -> None:
        """While it is hidden, in a panel or a drawer that is shut, it is not kept up to date."""
        super().showEvent(event)
        self.refresh()

    def keyPressEvent(self, event) -> None:
        """Enter is for answers on every system, not only where it opens things."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (item := self.currentItem()) is not None:
            self._take(item)
        else:
            super().keyPressEvent(event)

    def _item(self, line: Told) -> QTreeWidgetItem:
        item = QTreeWidgetItem([line.text])
        self._held.append(item)
        item.setData(0, _DATA, line.slot)
        item.setData(0, _OPTION, line.option)
        item.addChildren([self._item(below) for below in line.below])
        return item

    def _items(self) -> list[QTreeWidgetItem]:
        return list(self.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive))

    @staticmethod
    def _path(item: QTreeWidgetItem | None) -> tuple[int, ...]:
        """Where an item stands: names change with the language and the counts."""
        path: list[int] = []
        while item is not None:
            above = item.parent()
            path.append(above.indexOfChild(item) if above else item.treeWidget().indexOfTopLevelItem(item))
            item = above
        return tuple(reversed(path))

    @staticmethod
    def _slot(item: QTreeWidgetItem | None) -> int | None:
        slot = item.data(0, _DATA) if item is not None else -1
        return slot if slot >= 0 else None


class ListTable(QWidget):
    """A table in words only: for games that have no picture yet, and for whoever prefers it."""

    answered = Signal(object)
    inspected = Signal(object)

    def __init__(self, session: Session, speech: Speech) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.outline = OutlineTree(lambda: outline(session.view, speech))
        self.options = OptionList(session, speech)
        column.addWidget(self.outline, 3)
        column.addWidget(self.options, 2)
        self.options.answered.connect(self.answered)
        self.options.inspected.connect(self.inspected)
        self.outline.inspected.connect(self.inspected)

    def refresh(self) -> None:
        self.outline.refresh()
        self.options.refresh()


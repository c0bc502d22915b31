"""A grid of cards: each as it looks, with how many of it are in the deck."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from sparktable.app.card_search import Entry
from sparktable.app.translations import WORDS
from sparktable.games.tcg.card import Character
from sparktable.table.art.fonts import display
from sparktable.table.art.parts import CENTRE, label
from sparktable.table.art.render import CARD_RATIO, CardRenderer, Form
from sparktable.table.fronts import fronts_of
from sparktable.ui import style
from sparktable.ui.tcg.card_drag import SHELF, Carried, carry, unpacked
from sparktable.ui.widget_texts import say

_ENTRY = Qt.ItemDataRole.UserRole
_COUNT = Qt.ItemDataRole.UserRole + 1
WIDTH, GAP, FOOT = 124, 12, 10
"""Of a card, between two, and below each, at the design's size."""
Index = QModelIndex | QPersistentModelIndex


class CardGrid(QListWidget):
    """Enter, a double click and + add the card that is looked at, S to the sideboard; - takes one out. Cards are
    dragged from here, and back."""

    looked_at = Signal(object)
    more = Signal(str)
    less = Signal(str)
    aside = Signal(str)
    """One of it is wanted in the sideboard."""
    dropped = Signal(object)
    """What was carried here out of the deck or the sideboard."""

    def __init__(self, renderer: CardRenderer, counts: Callable[[str], tuple[int, int]]) -> None:
        """`counts` tells of a title how many there are and how many there may be."""
        super().__init__()
        self._counts, self._renderer = counts, renderer
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMovement(QListWidget.Movement.Static)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_Cards(renderer, self))
        self.setMouseTracking(True)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        say(self, "setAccessibleName", "tcg.builder.grid")
        self.currentItemChanged.connect(lambda item, _: self.looked_at.emit(item.data(_ENTRY)) if item else None)
        self.relook()

    def relook(self) -> None:
        now = style.current()
        wide = now.px(WIDTH)
        self.setGridSize(QSize(wide + now.px(GAP), round(wide * CARD_RATIO) + now.px(FOOT) + now.px(GAP)))
        self.verticalScrollBar().setSingleStep(now.px(40))

    @property
    def entry(self) -> Entry | None:
        item = self.currentItem()
        return item.data(_ENTRY) if item is not None else None

    def show_entries(self, found: Sequence[Entry]) -> None:
        """Show these; whatever was looked at stays so, if it is among them."""
        now, current = self.entry, 0
        self.blockSignals(True)
        self.clear()
        for place, entry in enumerate(found):
            item = QListWidgetItem()
            item.setData(_ENTRY, entry)
            self.addItem(item)
            if now is not None and entry.card is now.card:
                current = place
        self.recount()
        self.blockSignals(False)
        if found:
            self.setCurrentRow(current)
        if self.entry is not None:
            self.looked_at.emit(self.entry)

    def recount(self) -> None:
        """How many there are of each, also in words."""
        for row in range(self.count()):
            item = self.item(row)
            name = item.data(_ENTRY).card.full_name
            n, most = self._counts(name)
            item.setData(_COUNT, (n, most))
            title = WORDS.title("tcg", item.data(_ENTRY).card)
            item.setData(Qt.ItemDataRole.AccessibleTextRole,
                         WORDS.say("tcg.builder.card", name=title, n=n, of=most) if n else title)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        entry, key = self.entry, event.key()
        if entry is not None and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Plus, Qt.Key.Key_Space):
            self.more.emit(entry.card.full_name)
        elif entry is not None and key in (Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.less.emit(entry.card.full_name)
        elif entry is not None and key == Qt.Key.Key_S:
            self.aside.emit(entry.card.full_name)
        else:
            super().keyPressEvent(event)

    def startDrag(self, actions: Qt.DropAction) -> None:
        entry, fronts = self.entry, fronts_of("tcg")
        if entry is not None and fronts is not None:
            now = style.current()
            picture = self._renderer.pixmap(fronts.front(entry.card, WORDS, 0), "board", now.px(WIDTH * 0.7),
                                            self.devicePixelRatioF(), now.theme)
            carry(self, Carried(entry.card.full_name, SHELF), picture)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._weigh(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._weigh(event)

    @staticmethod
    def _weigh(event: QDragMoveEvent) -> None:
        """What comes out of the deck may be put back among all cards."""
        carried = unpacked(event.mimeData())
        event.setAccepted(carried is not None and carried.origin != SHELF)

    def dropEvent(self, event: QDropEvent) -> None:
        carried = unpacked(event.mimeData())
        if carried is not None and carried.origin != SHELF:
            event.acceptProposedAction()
            self.dropped.emit(carried)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The right button takes one out."""
        item = self.itemAt(event.position().toPoint())
        if item is not None and event.button() == Qt.MouseButton.RightButton:
            self.setCurrentItem(item)
            self.less.emit(item.data(_ENTRY).card.full_name)
        else:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        item = self.itemAt(event.position().toPoint())
        if item is not None and event.button() == Qt.MouseButton.LeftButton:
            self.more.emit(item.data(_ENTRY).card.full_name)


class _Cards(QStyledItemDelegate):
    """Paints the cards that are in sight."""

    def __init__(self, renderer: CardRenderer, grid: CardGrid) -> None:
        super().__init__(grid)
        self._renderer = renderer
        self._grid = grid

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._grid.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        now, entry = style.current(), index.data(_ENTRY)
        fronts, tokens = fronts_of("tcg"), now.theme.tokens
        if fronts is None:
            return
        box = QRectF(option.rect)  # type: ignore[attr-defined]
        wide, gap = now.px(WIDTH), now.px(GAP) / 2
        card = QRectF(box.x() + gap, box.y() + gap, wide, round(wide * CARD_RATIO))
        form: Form = "board" if isinstance(entry.card, Character) else "hand"  # both with what they say
        pixmap = self._renderer.pixmap(fronts.front(entry.card, WORDS, 0), form, wide,
                                       self._grid.devicePixelRatioF(), now.theme, min(1.25, now.text))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(card.topLeft(), pixmap)
        count, most = index.data(_COUNT)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)  # type: ignore[attr-defined]
        if chosen or count:
            painter.setPen(QPen(QColor(tokens.acc if chosen else tokens.can), now.px(3 if chosen else 2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card, wide * 0.05, wide * 0.05)
        if count:
            high = now.px(22)
            pill = QRectF(card.right() - now.px(46), card.bottom() - high * 0.3, now.px(44), high)
            painter.setPen(QPen(QColor(tokens.can if count <= most else tokens.bad), 1.5))
            painter.setBrush(QColor(tokens.bg0))
            painter.drawRoundedRect(pill, high / 2, high / 2)
            label(painter, pill, f"{count}/{most}", display(high * 0.62), tokens.hi, CENTRE)
        painter.restore()

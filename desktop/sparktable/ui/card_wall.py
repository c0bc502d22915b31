"""A wall of cards, each as it looks, drawn only while it is in sight. Who uses it says what stands below each."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from sparktable.app.card_search import Entry
from sparktable.app.translations import WORDS
from sparktable.table.art.face import Face
from sparktable.table.art.render import CARD_RATIO, CardRenderer, Form
from sparktable.table.fronts import fronts_of
from sparktable.ui import style
from sparktable.ui.item_list import ItemList
from sparktable.ui.widget_texts import say

ENTRY = Qt.ItemDataRole.UserRole
SQUEEZED = 0.88
"""Cards are no narrower than this share of what they should have, where a row would else not be seen whole."""
MOST_TEXT = 1.5
"""Letters on a small card grow no further."""
Index = QModelIndex | QPersistentModelIndex


class CardWall(ItemList):
    """Arrows, the mouse and letters walk over it."""

    WIDTH, GAP, FOOT = 124, 12, 10
    """Of a card, between two, and below each, at the design's size."""
    looked_at = Signal(object)

    def __init__(self, renderer: CardRenderer, key: str) -> None:
        """`key`: what it is called for who hears it."""
        super().__init__()
        self._renderer, self.card = renderer, QSize()
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMovement(QListWidget.Movement.Static)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_Cards(self))
        self.setMouseTracking(True)
        say(self, "setAccessibleName", key)
        self.currentItemChanged.connect(lambda item, _: self.looked_at.emit(item.data(ENTRY)) if item else None)
        self.relook()

    def relook(self) -> None:
        now = style.current()
        self._share()
        self.verticalScrollBar().setSingleStep(now.px(40))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """As many stand abreast as fit beside a scroll bar, for which Qt always leaves room, and share the width."""
        now = style.current()
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self.verticalScrollBar())
        room = self.maximumViewportSize().width() - bar - 1
        least, gap = now.px(self.width_of_card()) + now.px(self.GAP), now.px(self.GAP)
        columns, most = max(1, room // least), self._widest()
        if room // columns > most and room // (columns + 1) >= least * SQUEEZED:  # all of a row is to be seen
            columns += 1
        cell = max(round(least * SQUEEZED), room // columns)
        self.card = QSize(cell - gap, round((cell - gap) * CARD_RATIO))
        self.setGridSize(QSize(cell, self.card.height() + now.px(self.FOOT) + gap))

    def _widest(self) -> float:
        """Of which width a row is as high as there is room, with the gap beside it."""
        now, high = style.current(), self.maximumViewportSize().height()
        return (high - now.px(self.FOOT) - 2 * now.px(self.GAP)) / CARD_RATIO + now.px(self.GAP)

    @property
    def entry(self) -> Entry | None:
        item = self.currentItem()
        return item.data(ENTRY) if item is not None else None

    def show_entries(self, found: Sequence[Entry]) -> None:
        """Show these; whatever was looked at stays so, if it is among them."""
        now, current = self.entry, 0
        self.blockSignals(True)
        self.clear()
        for place, entry in enumerate(found):
            item = QListWidgetItem()
            item.setData(ENTRY, entry)
            self.addItem(item)
            if now is not None and entry.card is now.card:
                current = place
        self.retell()
        self.blockSignals(False)
        if found:
            self.setCurrentRow(current)
        if self.entry is not None:
            self.looked_at.emit(self.entry)

    def retell(self) -> None:
        """What is heard of each."""
        for row in range(self.count()):
            item = self.item(row)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, self.told(item.data(ENTRY)))

    # --- for who uses it ----------------------------------------------------------------------------

    def told(self, entry: Entry) -> str:
        """What is heard of a card."""
        return WORDS.title(entry.game, entry.card)

    def width_of_card(self) -> float:
        """How wide one is at least, at the design's size."""
        return self.WIDTH

    def letters(self) -> float:
        """How large letters on a card are, as a share of usual ones."""
        return min(MOST_TEXT, style.current().text)

    def form(self, entry: Entry) -> Form:
        """How much of a card is drawn."""
        return "hand"

    def picture(self, entry: Entry, face: Face) -> QPixmap:
        """A card as it looks here."""
        now = style.current()
        return self._renderer.pixmap(face, self.form(entry), self.card.width(), self.devicePixelRatioF(), now.theme,
                                     self.letters())

    def side(self, entry: Entry) -> int:
        """Which side of a card is shown."""
        return 0

    def edge(self, entry: Entry) -> str:
        """The colour of an edge round a card; "" for none."""
        return ""

    def draw_foot(self, painter: QPainter, card: QRectF, entry: Entry) -> None:
        """What stands on the foot of a card, or below it."""


class _Cards(QStyledItemDelegate):
    """Paints the cards that are in sight."""

    def __init__(self, wall: CardWall) -> None:
        super().__init__(wall)
        self._wall = wall

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._wall.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        now, entry = style.current(), index.data(ENTRY)
        fronts, tokens = fronts_of(entry.game), now.theme.tokens
        if fronts is None:
            return
        box = QRectF(option.rect)  # type: ignore[attr-defined]
        size, gap = self._wall.card, now.px(self._wall.GAP) / 2
        card = QRectF(round(box.center().x() - size.width() / 2), box.y() + gap, size.width(), size.height())
        pixmap = self._wall.picture(entry, fronts.front(entry.card, WORDS, self._wall.side(entry)))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(card.topLeft(), pixmap)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)  # type: ignore[attr-defined]
        colour = tokens.acc if chosen else self._wall.edge(entry)
        if colour:
            painter.setPen(QPen(QColor(colour), now.px(3 if chosen else 2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card, size.width() * 0.05, size.width() * 0.05)
        self._wall.draw_foot(painter, card, entry)
        painter.restore()

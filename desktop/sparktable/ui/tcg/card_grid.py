"""A grid of cards: each as it looks, with how many of it are in the deck."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPixmap,
)

from sparktable.app.card_search import Entry, second_name
from sparktable.app.translations import WORDS
from sparktable.games.tcg.card import Character
from sparktable.table.art.character import shows_numbers
from sparktable.table.art.face import CharacterFace, Face
from sparktable.table.art.fonts import body, display, smallest_letters
from sparktable.table.art.parts import CENTRE, LEFT, fitted, label
from sparktable.table.art.render import CardRenderer, Form
from sparktable.table.fronts import fronts_of
from sparktable.ui import style
from sparktable.ui.card_wall import ENTRY, MOST_TEXT, CardWall
from sparktable.ui.tcg.card_drag import SHELF, Carried, carry, unpacked
from sparktable.ui.tcg.pointed_card import PointedCard

WIDER = 1.25
"""Cards become wider with letters larger than that; and on cards that are chosen from letters are no smaller."""
READ, KNOWN = 152, 120
"""How wide those are at least: what they say is read there; and how wide characters are that are chosen by their
numbers."""

PILL = 44
"""How wide one is below a card."""


def _pill(painter: QPainter, left: float, bottom: float, words: str, hue: str) -> None:
    """Below a card."""
    now = style.current()
    high = now.px(22)
    pill = QRectF(left, bottom, now.px(PILL), high)
    painter.setPen(QPen(QColor(hue), 1.5))
    painter.setBrush(QColor(now.theme.tokens.bg0))
    painter.drawRoundedRect(pill, high / 2, high / 2)
    label(painter, pill, words, display(high * 0.62), now.theme.tokens.hi, CENTRE)


class CardGrid(CardWall):
    """Enter, a double click and + add the card that is looked at, S to the sideboard; - takes one out. Cards are
    dragged from here, and back."""

    FOOT = 17
    """What a card costs and how many there are stands there, and hides nothing."""
    more = Signal(str)
    less = Signal(str)
    aside = Signal(str)
    """One of it is wanted in the sideboard."""
    dropped = Signal(object)
    """What was carried here out of the deck or the sideboard."""

    def __init__(self, renderer: CardRenderer, counts: Callable[[str], tuple[int, int]], origin: str = SHELF) -> None:
        """`counts` tells of a title how many there are and how many there may be; `origin` says where what is dragged
        from here comes from."""
        self._counts, self._renderer, self._origin = counts, renderer, origin
        self.brief = False
        """Whether it holds characters alone, which are chosen by their numbers: what they say is told of the one that
        is looked at."""
        super().__init__(renderer, "tcg.builder.grid")
        self.pointed = PointedCard(self, renderer)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)

    def told(self, entry: Entry) -> str:
        n, most = self._counts(entry.card.full_name)
        title = ", ".join(filter(None, (WORDS.title("tcg", entry.card), second_name(entry))))
        return WORDS.say("tcg.builder.card", name=title, n=n, of=most) if n else title

    def width_of_card(self) -> float:
        """Wider for larger letters: all that a card says stands on it."""
        least = KNOWN if self.brief else READ if self._origin == SHELF else self.WIDTH
        return least * max(1.0, super().letters() / WIDER)

    def letters(self) -> float:
        return max(super().letters(), WIDER) if self._origin == SHELF else super().letters()

    def form(self, entry: Entry) -> Form:
        return "board" if isinstance(entry.card, Character) else "hand"  # both with what they say

    def picture(self, entry: Entry, face: Face) -> QPixmap:
        """One builds by numbers: a text that would hide them stays away; the card that is looked at tells it."""
        if isinstance(face, CharacterFace) and (
                self.brief or not shows_numbers(face, self.card.width(), self.letters())):
            face = replace(face, is_untold=True)
        return super().picture(entry, face)

    def edge(self, entry: Entry) -> str:
        return style.current().theme.tokens.can if self._counts(entry.card.full_name)[0] else ""

    def draw_foot(self, painter: QPainter, card: QRectF, entry: Entry) -> None:
        now, tokens = style.current(), style.current().theme.tokens
        count, most = self._counts(entry.card.full_name)
        if entry.card.stars:
            _pill(painter, card.left() + now.px(2), card.bottom(), f"{entry.card.stars}★", tokens.acc)
        if count:
            _pill(painter, card.right() - now.px(PILL + 2), card.bottom(), f"{count}/{most}",
                  tokens.can if count <= most else tokens.bad)
        if apart := second_name(entry):
            beside, gap = now.px(PILL + 5), now.px(self.GAP) / 2
            line = QRectF(card.left(), card.bottom(), card.width(), now.px(22)).adjusted(
                beside if entry.card.stars else 0, 0, -beside if count else gap, 0)
            text, face = fitted(apart, line.width(), body(now.px(12 * min(MOST_TEXT, now.text)), 600),
                                smallest_letters(now.text))
            label(painter, line, text, face, tokens.hi, LEFT)

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
            picture = self._renderer.pixmap(fronts.front(entry.card, WORDS, 0), "board", now.px(self.WIDTH * 0.7),
                                            self.devicePixelRatioF(), now.theme)
            carry(self, Carried(entry.card.full_name, self._origin), picture)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._weigh(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._weigh(event)

    def _weigh(self, event: QDragMoveEvent) -> None:
        """What comes from elsewhere may be put here."""
        carried = unpacked(event.mimeData())
        event.setAccepted(carried is not None and carried.origin != self._origin)

    def dropEvent(self, event: QDropEvent) -> None:
        carried = unpacked(event.mimeData())
        if carried is not None and carried.origin != self._origin:
            event.acceptProposedAction()
            self.dropped.emit(carried)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The right button takes one out."""
        item = self.itemAt(event.position().toPoint())
        if item is not None and event.button() == Qt.MouseButton.RightButton:
            self.setCurrentItem(item)
            self.less.emit(item.data(ENTRY).card.full_name)
        else:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        item = self.itemAt(event.position().toPoint())
        if item is not None and event.button() == Qt.MouseButton.LeftButton:
            self.more.emit(item.data(ENTRY).card.full_name)

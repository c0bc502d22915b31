"""The card under the pointer, whole: on a wall there is room for less. Of a character both sides are seen."""
from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPersistentModelIndex, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QListWidgetItem, QWidget

from sparktable.app.card_search import Entry
from sparktable.app.translations import WORDS
from sparktable.table.art.render import CARD_RATIO, CardRenderer
from sparktable.table.fronts import fronts_of
from sparktable.ui import style
from sparktable.ui.card_wall import ENTRY, CardWall

WIDE, HIGH, GAP = 290, 0.86, 8
"""How wide it is, how much of the window's height it takes at most, and how far it is from what it shows."""
RESTS = 350
"""Milliseconds for which the pointer rests on a card before it is shown."""
GOES = (QEvent.Type.Leave, QEvent.Type.Wheel, QEvent.Type.MouseButtonPress, QEvent.Type.Hide)


class PointedCard(QWidget):
    """Lies beside the card that it shows, and is never in the pointer's way."""

    def __init__(self, wall: CardWall, renderer: CardRenderer) -> None:
        super().__init__(wall)
        self._wall, self._renderer = wall, renderer
        self._at = QPersistentModelIndex()
        self._picture = QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._rest = QTimer(self, singleShot=True, interval=RESTS)
        self._rest.timeout.connect(self.show_it)
        wall.itemEntered.connect(self._point)
        wall.viewportEntered.connect(self._leave)
        wall.model().modelReset.connect(self._leave)
        wall.viewport().installEventFilter(self)
        wall.destroyed.connect(self.deleteLater)  # the window, in which it is shown, outlives the wall
        self.hide()

    def _point(self, item: QListWidgetItem) -> None:
        self.hide()
        self._at = QPersistentModelIndex(self._wall.indexFromItem(item))
        self._rest.start()

    def _leave(self) -> None:
        self._rest.stop()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in GOES:
            self._leave()
        return False

    def show_it(self) -> None:
        """On that side of the card where there is room."""
        window = self._wall.window()
        if not self._at.isValid() or not self._wall.isVisible():
            return
        self._picture = self._drawn(self._at.data(ENTRY), window.height())
        self.setParent(window)
        self.resize(self._picture.deviceIndependentSize().toSize())
        place = self._wall.visualRect(self._at)
        around = QRect(self._wall.viewport().mapTo(window, place.topLeft()), place.size())
        gap = style.current().px(GAP)
        left = around.right() + gap
        if left + self.width() > window.width():
            left = around.left() - gap - self.width()
        top = min(max(around.center().y() - self.height() // 2, gap), window.height() - self.height() - gap)
        self.move(QPoint(max(left, gap), top))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.drawPixmap(0, 0, self._picture)

    def _drawn(self, entry: Entry, room: int) -> QPixmap:
        now, dpr = style.current(), self._wall.devicePixelRatioF()
        fronts = fronts_of(entry.game)
        assert fronts is not None  # it lies on the wall
        wide = round(min(now.px(WIDE), room * HIGH / CARD_RATIO))
        count = max(1, fronts.front(entry.card, WORDS, 0).sides)
        faces = [fronts.front(entry.card, WORDS, side) for side in range(count)]
        sides = [self._renderer.pixmap(face, "inspector", wide, dpr, now.theme, now.text) for face in faces]
        step, size = wide + now.px(GAP), sides[0].deviceIndependentSize()
        drawn = QPixmap(round((step * (len(sides) - 1) + wide) * dpr), round(size.height() * dpr))
        drawn.setDevicePixelRatio(dpr)
        drawn.fill(Qt.GlobalColor.transparent)
        with QPainter(drawn) as p:
            for at, side in enumerate(sides):
                p.drawPixmap(at * step, 0, side)
        return drawn

"""The page of deeds: each with a small picture, grey until it is done, and the day on which that was."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.deeds import CHARACTER, LEVEL, Deed, all_deeds, done, explained, said
from sparktable.app.statistics import GamePlayed
from sparktable.app.translations import WORDS
from sparktable.table.art.canvas import canvas
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.figures import home_faction
from sparktable.table.art.figures.brush import polygon, ring
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.pieces import avatar
from sparktable.ui import style
from sparktable.ui.dates import day
from sparktable.ui.even_grid import EvenGrid
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import back_button, label, panel, refill, role, scrolling

MEDAL, WIDTH = 60, 290
"""The size of a deed's picture, and how wide a deed wants to be."""


class DeedsPage(QWidget):
    left = Signal()

    def __init__(self, games: Sequence[GamePlayed]) -> None:
        super().__init__()
        role(self, "page")
        self._done = done(games)
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(now.px(24), now.px(20), now.px(24), now.px(16))
        column.setSpacing(now.px(10))
        head = QHBoxLayout()
        self._back = back_button(self.left.emit)
        head.addWidget(self._back)
        head.addWidget(label("title", "deeds.title", wrap=False))
        head.addSpacing(now.px(12))
        self.count = label("lead", wrap=False)
        head.addWidget(self.count)
        head.addStretch()
        column.addLayout(head)
        column.addWidget(label("caption", "deeds.note"))
        self._area = scrolling(QWidget())
        column.addWidget(self._area, 1)
        self.retranslate()

    def retranslate(self) -> None:
        inside, now = QWidget(), style.current()
        role(inside, "clear")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, now.px(8), 0)
        column.setSpacing(now.px(12))
        every = all_deeds()
        self.shelves = []
        for game, deeds in every.items():
            frame, below = panel(gap=10)
            reached = sum(deed.key in self._done for deed in deeds)
            row = QHBoxLayout()
            row.addWidget(label("name", text=WORDS.say(f"title.{game}" if game else "deeds.all")), 1)
            row.addWidget(label("strong", text=WORDS.say("deeds.count", done=reached, n=len(deeds)), wrap=False))
            below.addLayout(row)
            below.addWidget(Reached(reached / len(deeds)))
            shelf = Shelf([DeedTile(deed, self._done.get(deed.key)) for deed in deeds])
            below.addWidget(shelf)
            shelf.moved.connect(self._area.ensureWidgetVisible)
            self.shelves.append(shelf)
            column.addWidget(frame)
        column.addStretch(1)
        refill(self._area, inside)
        all_there = [deed for deeds in every.values() for deed in deeds]
        say(self.count, "setText", "deeds.count", done=sum(deed.key in self._done for deed in all_there),
            n=len(all_there))

    def relook(self) -> None:
        self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def settle(self) -> None:
        self._back.setFocus(Qt.FocusReason.TabFocusReason)


class Shelf(QWidget):
    """Deeds beside each other as far as there is room. Tab comes to the first one, arrows go through the others."""

    moved = Signal(QWidget)
    """What has the focus now."""

    def __init__(self, tiles: Sequence[DeedTile]) -> None:
        super().__init__()
        role(self, "clear")
        self.tiles, self._grid = tiles, EvenGrid(self, 8)
        for tile in tiles[:1]:
            tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._grid.deal_out(tiles, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        now = style.current()
        self._grid.deal_out(self.tiles, max(1, self.width() // round(now.px(WIDTH) * max(1.0, now.text))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -self._grid.columns,
                Qt.Key.Key_Down: self._grid.columns}.get(Qt.Key(event.key()))
        at = next((place for place, tile in enumerate(self.tiles) if tile.hasFocus()), -1)
        if step is None or not 0 <= at + step < len(self.tiles) or at < 0:
            super().keyPressEvent(event)
        else:
            self.tiles[at + step].setFocus(Qt.FocusReason.TabFocusReason)
            self.moved.emit(self.tiles[at + step])


class DeedTile(QFrame):
    def __init__(self, deed: Deed, when: str | None) -> None:
        """`when` it was done; None: not yet."""
        super().__init__()
        self.deed, self.is_done = deed, when is not None
        role(self, "raised")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        now = style.current()
        row = QHBoxLayout(self)
        row.setContentsMargins(now.px(10), now.px(8), now.px(10), now.px(8))
        row.setSpacing(now.px(10))
        row.addWidget(_Medal(deed, done=self.is_done), 0, Qt.AlignmentFlag.AlignVCenter)
        texts = QVBoxLayout()
        texts.setSpacing(now.px(1))
        date = WORDS.say("deeds.done", day=day(when)) if when is not None else ""
        texts.addStretch()
        texts.addWidget(label("question" if self.is_done else "lead", text=said(deed)))
        for told in filter(None, (explained(deed), date)):
            texts.addWidget(label("body" if told != date else "caption", text=told))
        texts.addStretch()
        row.addLayout(texts, 1)
        self.setAccessibleName(", ".join(filter(None, (
            said(deed), explained(deed), date or WORDS.say("deeds.not_yet")))))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            now = style.current()
            with QPainter(self) as p:
                p.setRenderHint(QPainter.RenderHint.Antialiasing)
                p.setPen(QPen(now.theme.color("focus"), 2))
                p.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), now.px(7), now.px(7))


class Reached(QWidget):
    """How much of a shelf is done, as a line."""

    def __init__(self, share: float) -> None:
        super().__init__()
        self._share = share
        self.setFixedHeight(style.current().px(6))

    def paintEvent(self, event: QPaintEvent) -> None:
        now, box = style.current(), QRectF(self.rect())
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setPen(Qt.PenStyle.NoPen)
            for share, token in ((1.0, "s3"), (self._share, "acc")):
                if share:
                    p.setBrush(now.theme.color(token))
                    p.drawRoundedRect(QRectF(0, 0, max(box.height(), box.width() * share), box.height()),
                                      box.height() / 2, box.height() / 2)


class _Medal(QWidget):
    """A face, or what the deed is about in a hexagon."""

    def __init__(self, deed: Deed, *, done: bool) -> None:
        super().__init__()
        self._deed, self._done = deed, done
        size = style.current().px(MEDAL)
        self.setFixedSize(size, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        image = self._drawn(self.width(), self.devicePixelRatioF())
        with QPainter(self) as p:
            if not self._done:
                p.setOpacity(0.7)
                image = _grey(image)
            p.drawImage(0, 0, image)

    def _drawn(self, size: int, dpr: float) -> QImage:
        deed, theme = self._deed, style.current().theme
        if deed.kind in (CHARACTER, LEVEL):
            side = next((each for each in FACTIONS.values() if each.icon == deed.icon), None)
            return avatar(deed.name, side or home_faction(deed.name), size, dpr, theme)
        image = canvas(size, size, dpr)
        with QPainter(image) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setPen(QPen(theme.color("acc"), size * 0.05))
            p.setBrush(QColor(theme.tokens.bg0))
            p.drawPolygon(polygon(ring(size / 2, size / 2, size * 0.47)))
            inner = size * 0.52
            draw_icon(p, deed.icon or "vp", (size - inner) / 2, (size - inner) / 2, inner, theme.tokens.acc,
                      theme.tokens.bg0)
        return image


def _grey(image: QImage) -> QImage:
    """The picture without its colours, and as transparent as it was."""
    made = image.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(
        QImage.Format.Format_ARGB32_Premultiplied)
    made.setDevicePixelRatio(image.devicePixelRatio())
    with QPainter(made) as p:
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        p.drawImage(0, 0, image)
    return made

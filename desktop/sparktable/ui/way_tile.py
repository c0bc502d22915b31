"""A way to play as a tile: known by a picture at its right end, with its length, for how many it is and how much it
asks in figures."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from sparktable.app.catalog import HARDEST, Choice, worded
from sparktable.app.translations import WORDS
from sparktable.table.art.figures import Art, art_image
from sparktable.ui import style
from sparktable.ui.sunk_picture import sunk
from sparktable.ui.widgets import Icon, PressTile, label, role

SINKING = 0.6
"""How much of the picture's width sinks."""
SUNK, INSET = 16, 5
"""How much of the picture sinks into the tile, and how far from the edge it lies on a light one: into light it cannot
sink."""


class WayTile(PressTile):
    art_widths: tuple[int, ...] = (84,)
    """How wide the picture is: as wide as words leave room for."""
    apart = 12
    """How far from it they end."""
    needed = 0
    """How wide a line must be for what cannot be broken."""

    def __init__(self, choice: Choice, *, chosen: bool) -> None:
        super().__init__("card")
        self._chosen = chosen
        self._art: Art | None = None
        self._picture: QPixmap | None = None
        self.name, self.told = worded(choice.label, choice.name), told_of(choice)
        self.setAccessibleName(self.name)
        self.setAccessibleDescription(self.told)

    def after_words(self, wide: int) -> int:
        """Words end where the picture begins to be seen; where they have no room then, there is none."""
        art = self._art_width(wide)
        return style.current().px(art - SUNK + self.apart) if art else self._laid_out().contentsMargins().left()

    def _art_width(self, wide: int) -> int:
        now, room = style.current(), wide - self._laid_out().contentsMargins().left() - self.needed
        return next((art for art in self.art_widths if now.px(art - SUNK + self.apart) <= room), 0)

    def minimumSizeHint(self) -> QSize:
        """Without the picture."""
        least, now = super().minimumSizeHint(), self._laid_out().contentsMargins()
        return QSize(least.width() - now.right() + now.left(), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        margins = self._laid_out().contentsMargins()
        margins.setRight(self.after_words(self.width()))
        self._laid_out().setContentsMargins(margins)

    def show_art(self, art: Art | None) -> None:
        self._art, self._picture = art, None
        self.update()

    def relook(self) -> None:
        self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        art, now = self._art_width(self.width()), style.current()
        if self._art is None or not art:
            return
        sinks = now.theme.is_dark
        edge, wide = now.px(2 if sinks else INSET), now.px(art if sinks else art - SUNK - INSET)
        box = self.rect().adjusted(self.width() - wide, edge, -edge, -edge)
        if self._picture is None or self._picture.deviceIndependentSize().toSize() != box.size():
            dpr = self.devicePixelRatioF()
            pixels = box.size() * dpr
            image = art_image(self._art, pixels.width(), pixels.height(), now.theme.art_veil)
            self._picture = sunk(image, QRectF(image.rect()), box.size(), dpr, now.px(5), SINKING)
        with QPainter(self) as p:
            p.drawPixmap(box.topLeft(), self._picture)


class Figures(QWidget):
    """How long a way to play takes, for how many it is, and how much it asks."""

    def __init__(self, choice: Choice, *, close: bool = False) -> None:
        """`close`: beside as little as can be."""
        super().__init__()
        role(self, "clear")
        now, row = style.current(), QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(now.px(6))
        apart = 4 if close else 8
        if choice.minutes:
            if not close:
                row.addWidget(Icon("clock", 15, "low"))
            row.addWidget(label("strong", text=WORDS.say("new_game.minutes", n=choice.minutes[0]), wrap=False))
            row.addSpacing(now.px(apart))
        row.addWidget(Icon("player", 15, "low"))
        row.addWidget(label("strong", text=_counted(choice.counts), wrap=False))
        row.addSpacing(now.px(apart))
        row.addWidget(Diamonds(choice.hard, HARDEST))
        row.addStretch()


def told_of(choice: Choice) -> str:
    """All that is said of a way to play, in sentences."""
    said = WORDS.say("new_game.card", note=WORDS.say(choice.note), players=_counted(choice.counts), hard=choice.hard,
                     most=HARDEST)
    return f"{said} {WORDS.say('new_game.card.minutes', n=choice.minutes[0])}" if choice.minutes else said


def _counted(counts: Sequence[int]) -> str:
    """2, 2–5, or 2 / 4 where something lies between that cannot be played."""
    if len(counts) > 1 and list(counts) == list(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]}–{counts[-1]}"
    return " / ".join(map(str, counts))


class Diamonds(QWidget):
    """How hard something is: so many of them are full. Whoever hears the page is told by what stands beside them."""

    def __init__(self, full: int, most: int) -> None:
        super().__init__()
        self._full, self._most = full, most
        size = style.current().px(13)
        self.setFixedSize(most * (size + style.current().px(4)), size)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        now = style.current()
        half = self.height() / 2
        reach = half - now.px(1)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place in range(self._most):
                middle = half + place * self.width() / self._most
                full = place < self._full
                p.setPen(QPen(now.theme.color("acc" if full else "low"), now.px(1.2)))
                p.setBrush(now.theme.color("accfill") if full else Qt.BrushStyle.NoBrush)
                p.drawPolygon(QPolygonF([QPointF(middle, half - reach), QPointF(middle + reach, half),
                                         QPointF(middle, half + reach), QPointF(middle - reach, half)]))

"""Ways to play as cards: a name, a sentence, for how many it is and how much it asks."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from sparktable.app.catalog import HARDEST, Choice, Field, worded
from sparktable.app.translations import WORDS
from sparktable.table.art.color import fade, mix
from sparktable.table.art.figures import Art, art_image
from sparktable.ui import style
from sparktable.ui.even_grid import EvenGrid
from sparktable.ui.inputs import OneOf
from sparktable.ui.tooltips import tip
from sparktable.ui.widgets import Icon, PressTile, label, role, scrolling

WIDTH = 215
"""How wide a card wants to be."""
ART, SUNK, APART, INSET = 84, 16, 12, 5
"""How wide the picture at its right end is, how much of that sinks into the card, how far from it words end, and how
far from the edge it lies on a light one: into light it cannot sink."""


def are_cards(field: Field) -> bool:
    """Whether a field says enough about each of its choices."""
    return any(choice.hard for choice in field.choices)


class CardGrid(OneOf):
    """Cards to choose from, beside each other as far as there is room, and of one height in a row."""

    def __init__(self, cards: Sequence[QAbstractButton], field: Field, width: int, widest: int = 0) -> None:
        """One card for each choice of the field; how wide they want to be, and may be at most."""
        super().__init__()
        role(self, "clear")
        now = style.current()
        self._wish = round(now.px(width) * max(1.0, now.text))
        self._grid, self._cards = EvenGrid(self, 10), cards
        for card, choice in zip(cards, field.choices, strict=True):
            self._offer(card, choice.value, chosen=choice.value == field.value)
        self._gaps = now.px(10) * (len(cards) - 1)
        if widest:
            self.setMaximumWidth(round(now.px(widest) * max(1.0, now.text)) * len(cards))
        self._grid.deal_out(cards, 1)

    def in_one_row(self) -> None:
        """However many there are: they are scrolled sideways."""
        self.setMinimumWidth(self._wish * len(self._cards) + self._gaps)
        self._grid.deal_out(self._cards, len(self._cards))

    def _least(self) -> int:
        """How wide each card must be."""
        return self._wish

    def resizeEvent(self, event: QResizeEvent) -> None:
        """No row much shorter than the others."""
        super().resizeEvent(event)
        rows = -(-len(self._cards) // max(1, self.width() // self._least()))
        self._grid.deal_out(self._cards, -(-len(self._cards) // rows))


class ModeCards(CardGrid):
    """The ways to play. Where there is no room for all that is said of them, the chosen one alone says it."""

    def __init__(self, field: Field) -> None:
        self._choices = field.choices
        self._ways = [_Card(choice, chosen=choice.value == field.value) for choice in field.choices]
        super().__init__(self._ways, field, WIDTH)
        needed = max(way.needed for way in self._ways)
        for way in self._ways:
            way.needed = needed  # pictures stand in all of them, or in none

    def paint_pictures(self, known_by: Mapping[str, Art]) -> None:
        """Show what each is known by: there are only words before."""
        for way, choice in zip(self._ways, self._choices, strict=True):
            way.show_art(known_by.get(str(choice.value)))

    def fit(self, room: int) -> None:
        """Stand one below the other in that height, if it can be."""
        gap, wide = self._grid.spacing(), self.width()
        for words in reversed(Words):
            if sum(way.high(words, wide) + gap for way in self._ways) - gap <= room:
                break
        for way in self._ways:
            way.say(words)


class WaysColumn(QScrollArea):
    """Ways to play, and what else is chosen for all, one below the other."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._inside = inside
        scrolling(inside, self)
        self.verticalScrollBar().rangeChanged.connect(lambda *_: self._show_chosen())  # once words are laid out

    def _show_chosen(self) -> None:
        for cards in self._inside.findChildren(ModeCards):
            self.ensureWidgetVisible(cards.button(cards.value), 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        inside, layout = self._inside, self._inside.layout()
        assert layout is not None
        for cards in inside.findChildren(ModeCards):
            others = layout.totalHeightForWidth(inside.width()) - cards.heightForWidth(cards.width())
            cards.fit(self.viewport().height() - others)
            layout.activate()
        self._show_chosen()


class Words(IntEnum):
    """How much a card says: its name; its figures with it; all."""

    NAME, FIGURES, ALL = range(3)


class _Card(PressTile):
    def __init__(self, choice: Choice, *, chosen: bool) -> None:
        super().__init__("card")
        self._chosen = chosen
        now, (across, down, gap) = style.current(), self._spaces(Words.ALL)
        column = QVBoxLayout(self)
        self._art: Art | None = None
        self._picture: QPixmap | None = None
        column.setContentsMargins(across, down, across, down)
        column.setSpacing(gap)
        head = QHBoxLayout()
        head.setSpacing(now.px(8))
        sign = 20 * max(1.0, now.text)  # as high as the letters beside it
        self._beside = now.px(sign) + head.spacing() if choice.icon else 0
        if choice.icon:
            head.addWidget(Icon(choice.icon, sign, "acc"), 0, Qt.AlignmentFlag.AlignTop)
        name = worded(choice.label, choice.name)
        self._name = label("name", text=name)
        head.addWidget(self._name, 1)
        column.addLayout(head)
        self._note = label("body", text=WORDS.say(choice.note))
        column.addWidget(self._note)
        column.addStretch()
        self._figures = Figures(choice)
        column.addWidget(self._figures)
        self.needed = self._figures.sizeHint().width()
        """How wide a line must be for what cannot be broken."""
        self._told = told_of(choice)
        self.setAccessibleName(name)
        self.setAccessibleDescription(self._told)
        self.be_one()

    def high(self, words: Words, wide: int) -> int:
        """How high it is that wide, saying so much."""
        across, down, gap = self._spaces(words)
        room = wide - across - self._after_words(wide)
        parts = [self._name.heightForWidth(room - self._beside)]
        if self._chosen or words >= Words.FIGURES:
            parts.append(self._figures.sizeHint().height())
        if self._chosen or words == Words.ALL:
            parts.append(self._note.heightForWidth(room))
        return sum(parts) + gap * (len(parts) - 1) + 2 * down

    def _after_words(self, wide: int) -> int:
        """Words end where the picture begins to be seen; where they have no room then, there is none."""
        plain, pictured = style.current().px(14), style.current().px(ART - SUNK + APART)
        return pictured if wide - plain - pictured >= self.needed else plain

    def minimumSizeHint(self) -> QSize:
        """Without the picture."""
        least, now = super().minimumSizeHint(), self._laid_out().contentsMargins()
        return QSize(least.width() - now.right() + now.left(), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        margins = self._laid_out().contentsMargins()
        margins.setRight(self._after_words(self.width()))
        self._laid_out().setContentsMargins(margins)

    def show_art(self, art: Art | None) -> None:
        self._art, self._picture = art, None
        self.update()

    def relook(self) -> None:
        self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        margins = self._laid_out().contentsMargins()
        if self._art is None or margins.right() == margins.left():
            return
        now = style.current()
        sinks = now.theme.is_dark
        edge, wide = now.px(2 if sinks else INSET), now.px(ART if sinks else ART - SUNK - INSET)
        box = self.rect().adjusted(self.width() - wide, edge, -edge, -edge)
        if self._picture is None or self._picture.deviceIndependentSize().toSize() != box.size():
            ground = mix(now.theme.tokens.accfill, now.theme.tokens.s1, 0.9) if self._chosen else QColor(
                now.theme.tokens.s1)
            self._picture = _sunk(self._art, box.size(), self.devicePixelRatioF(), ground)
        with QPainter(self) as p:
            p.drawPixmap(box.topLeft(), self._picture)

    def _spaces(self, words: Words) -> tuple[int, int, int]:
        """Beside and above what it says, and between two lines: less where the figures are all that is said."""
        now, close = style.current(), not self._chosen and words == Words.FIGURES
        return now.px(14), now.px(6 if close else 10), now.px(2 if close else 5)

    def say(self, words: Words) -> None:
        if self._chosen:
            return
        across, down, gap = self._spaces(words)
        self._laid_out().setContentsMargins(across, down, self._after_words(self.width()), down)
        self._laid_out().setSpacing(gap)
        self._note.setVisible(words == Words.ALL)
        self._figures.setVisible(words >= Words.FIGURES)
        tip(self, "" if words == Words.ALL else self._told)


def _sunk(art: Art, size: QSize, dpr: float, ground: QColor) -> QPixmap:
    """A picture whose left edge sinks into a dark ground; on a light one it lies as a card."""
    now, box = style.current(), QRectF(QPointF(), QSizeF(size))
    picture, clip = QPixmap(size * dpr), QPainterPath()
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    clip.addRoundedRect(box, now.px(5), now.px(5))
    with QPainter(picture) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setClipPath(clip)
        p.drawImage(box, art_image(art, round(box.width() * dpr), round(box.height() * dpr), now.theme.art_veil))
        if now.theme.is_dark:
            ramp = QLinearGradient(0, 0, box.width(), 0)
            ramp.setColorAt(0, ground)
            ramp.setColorAt(0.6, fade(ground, 0))
            p.fillRect(box, ramp)
    return picture


class Figures(QWidget):
    """How long a way to play takes, for how many it is, and how much it asks."""

    def __init__(self, choice: Choice) -> None:
        super().__init__()
        role(self, "clear")
        now, row = style.current(), QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(now.px(6))
        if choice.minutes:
            row.addWidget(Icon("clock", 15, "low"))
            row.addWidget(label("strong", text=WORDS.say("new_game.minutes", n=choice.minutes), wrap=False))
            row.addSpacing(now.px(8))
        row.addWidget(Icon("player", 15, "low"))
        row.addWidget(label("strong", text=_counted(choice.counts), wrap=False))
        row.addSpacing(now.px(8))
        row.addWidget(Diamonds(choice.hard, HARDEST))
        row.addStretch()


def told_of(choice: Choice) -> str:
    """All that is said of a way to play, in sentences."""
    said = WORDS.say("new_game.card", note=WORDS.say(choice.note), players=_counted(choice.counts), hard=choice.hard,
                     most=HARDEST)
    return f"{said} {WORDS.say('new_game.card.minutes', n=choice.minutes)}" if choice.minutes else said


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

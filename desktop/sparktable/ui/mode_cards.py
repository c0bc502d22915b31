"""Ways to play as cards: a name, a sentence, for how many it is and how much it asks."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from sparktable.app.catalog import Choice, Field
from sparktable.app.translations import WORDS
from sparktable.table.art.figures import Art
from sparktable.ui import style
from sparktable.ui.even_grid import EvenGrid
from sparktable.ui.inputs import OneOf
from sparktable.ui.tooltips import tip
from sparktable.ui.way_tile import Figures, WayTile
from sparktable.ui.widgets import Icon, label, role, scrolling

WIDTH = 215
"""How wide a card wants to be."""


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

    def __len__(self) -> int:
        return len(self._cards)

    def _least(self) -> int:
        """How wide each card must be."""
        return self._wish

    def resizeEvent(self, event: QResizeEvent) -> None:
        """No row much shorter than the others."""
        super().resizeEvent(event)
        rows = -(-len(self._cards) // max(1, self.width() // self._least()))
        self._grid.deal_out(self._cards, -(-len(self._cards) // rows))


class Ways(CardGrid):
    """The ways to play, each known by a picture."""

    _cards: Sequence[WayTile]

    def __init__(self, ways: Sequence[WayTile], field: Field, width: int) -> None:
        super().__init__(ways, field, width)
        needed = max(way.needed for way in ways)
        for way in ways:
            way.needed = needed  # pictures stand in all of them, or in none

    def paint_pictures(self, known_by: Mapping[str, Art]) -> None:
        """Show what each is known by: there are only words before."""
        for way, value in zip(self._cards, self._values, strict=True):
            way.show_art(known_by.get(str(value)))


class ModeCards(Ways):
    """Where there is no room for all that is said of them, the chosen one alone says it."""

    _cards: Sequence[_Card]

    def __init__(self, field: Field) -> None:
        super().__init__([_Card(choice, chosen=choice.value == field.value) for choice in field.choices],
                         field, WIDTH)

    def fit(self, room: int) -> None:
        """Stand one below the other in that height, if it can be."""
        gap, wide = self._grid.spacing(), self.width()
        for words in reversed(Words):
            if sum(card.high(words, wide) + gap for card in self._cards) - gap <= room:
                break
        for card in self._cards:
            card.say(words)


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
    """How much a card says: its name; its figures with it; all, in lines that are close; all."""

    NAME, FIGURES, CLOSE, ALL = range(4)


class _Card(WayTile):
    def __init__(self, choice: Choice, *, chosen: bool) -> None:
        super().__init__(choice, chosen=chosen)
        now, (across, down, gap) = style.current(), self._spaces(Words.ALL)
        column = QVBoxLayout(self)
        column.setContentsMargins(across, down, across, down)
        column.setSpacing(gap)
        head = QHBoxLayout()
        head.setSpacing(now.px(8))
        sign = 20 * max(1.0, now.text)  # as high as the letters beside it
        self._beside = now.px(sign) + head.spacing() if choice.icon else 0
        if choice.icon:
            head.addWidget(Icon(choice.icon, sign, "acc"), 0, Qt.AlignmentFlag.AlignTop)
        self._name = label("name", text=self.name)
        head.addWidget(self._name, 1)
        column.addLayout(head)
        self._note = label("body", text=WORDS.say(choice.note))
        column.addWidget(self._note)
        column.addStretch()
        self._figures = Figures(choice)
        column.addWidget(self._figures)
        self.needed = self._figures.sizeHint().width()
        self.be_one()

    def high(self, words: Words, wide: int) -> int:
        """How high it is that wide, saying so much."""
        across, down, gap = self._spaces(words)
        room = wide - across - self.after_words(wide)
        parts = [self._name.heightForWidth(room - self._beside)]
        if self._chosen or words >= Words.FIGURES:
            parts.append(self._figures.sizeHint().height())
        if self._chosen or words >= Words.CLOSE:
            parts.append(self._note.heightForWidth(room))
        return sum(parts) + gap * (len(parts) - 1) + 2 * down

    def _spaces(self, words: Words) -> tuple[int, int, int]:
        """Beside and above what it says, and between two lines: less where there is little room; the chosen one needs
        it only for all of them to say as much."""
        now = style.current()
        close = words == Words.CLOSE or (words == Words.FIGURES and not self._chosen)
        return now.px(14), now.px(6 if close else 10), now.px(2 if close else 5)

    def say(self, words: Words) -> None:
        across, down, gap = self._spaces(words)
        self._laid_out().setContentsMargins(across, down, self.after_words(self.width()), down)
        self._laid_out().setSpacing(gap)
        self._note.setVisible(self._chosen or words >= Words.CLOSE)
        self._figures.setVisible(self._chosen or words >= Words.FIGURES)
        tip(self, "" if self._chosen or words >= Words.CLOSE else self.told)

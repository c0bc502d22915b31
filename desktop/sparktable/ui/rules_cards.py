"""The cards that say a word of the rules, small, beside the page that tells of it; each can be held up."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from sparktable.app.card_search import Entry, cards_by_word
from sparktable.app.rules_page import Keyword
from sparktable.app.translations import WORDS
from sparktable.table.art.render import CardRenderer, Form
from sparktable.ui import style
from sparktable.ui.card_wall import CardWall
from sparktable.ui.inputs import Picker
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import capitals, role

ROWS = 2
"""So many rows of cards are to be seen; the rest is scrolled to."""


class CardsWithIt(QWidget):
    held_up = Signal(object)
    """A card that is to be seen large."""

    def __init__(self, game: str, words: Sequence[Keyword], sought: Sequence[Keyword]) -> None:
        """`words`: those of the page; `sought`: those for which it was opened."""
        super().__init__()
        role(self, "clear")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._borne = cards_by_word(game, WORDS.language)
        self.words = [word for word in words if word.word in self._borne]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.current().px(8))
        column.addWidget(capitals("rules.cards", 2))
        self.picker = Picker()
        say(self.picker, "setAccessibleName", "rules.cards.word")
        for word in self.words:
            n = len(self._borne[word.word])
            self.picker.addItem(WORDS.say("rules.cards.with", word=word.word, n=n), word.word)
        column.addWidget(self.picker)
        self.wall = SmallCards(CardRenderer())
        self.wall.held_up.connect(self.held_up)
        column.addWidget(self.wall)
        self.picker.currentIndexChanged.connect(lambda _: self._show())
        self.picker.setCurrentIndex(next((at for at, word in enumerate(self.words) if word in sought), 0))
        self._show()

    def _show(self) -> None:
        """Of a word for a type of cards, those first that are of it, and then all others that name it."""
        if self.words:
            word = self.picker.currentData()
            self.wall.show_entries(sorted(self._borne[word], key=lambda entry: _type_of(entry) != word.casefold()))


def _type_of(entry: Entry) -> str:
    return WORDS.say(f"{entry.game}.type.{entry.card.type}").casefold()


class SmallCards(CardWall):
    held_up = Signal(object)
    WIDTH, GAP, FOOT = 84, 8, 0

    def __init__(self, renderer: CardRenderer) -> None:
        super().__init__(renderer, "rules.cards")

    def relook(self) -> None:
        super().relook()
        self.setFixedHeight(ROWS * self.gridSize().height() + style.current().px(8))

    def form(self, entry: Entry) -> Form:
        return "mini"

    def side(self, entry: Entry) -> int:
        return 1  # of who turns over, the one that is known best

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.entry is not None:
            self.held_up.emit(self.entry)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self.itemAt(event.position().toPoint()) is not None and self.entry is not None:
            self.held_up.emit(self.entry)

"""A card, as large as its room, with a button that turns over what has two sides; and pages with one beside them."""
from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from sparktable.app.tcg.deck_building import titled
from sparktable.app.translations import WORDS
from sparktable.table.art.render import CARD_RATIO, CardRenderer
from sparktable.table.fronts import fronts_of
from sparktable.text import card_text, plain_text
from sparktable.ui import style
from sparktable.ui.told_words import CardWords
from sparktable.ui.widgets import Button, picture


class LargeCard(QWidget):
    began = Signal()
    """There is a card to be seen."""

    def __init__(self, renderer: CardRenderer) -> None:
        super().__init__()
        self._renderer, self._name, self._side = renderer, "", 0
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.picture = picture()
        self.picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        column.addWidget(self.picture, 1)
        self.over = Button("new_game.other_side", "convert", on_click=self.turn_over)
        self.over.hide()
        column.addWidget(self.over)
        self.words = CardWords()
        column.addWidget(self.words)

    def show_title(self, name: str) -> None:
        first = not self._name
        if name != self._name:
            self._name, self._side = name, 0
        self._draw()
        if first:
            self.began.emit()

    @property
    def is_bare(self) -> bool:
        return not self._name

    def turn_over(self) -> None:
        self._side += 1
        self._draw()

    def _draw(self) -> None:
        fronts = fronts_of("tcg")
        if not self._name or fronts is None:
            return
        card, now = titled(self._name), style.current()
        sides = fronts.front(card, WORDS, 0).sides
        self._side %= max(1, sides)
        self.over.setVisible(sides > 1)
        room = self.picture.size()
        width = int(min(room.width() - 2, (room.height() - 2) / CARD_RATIO, now.px(420)))
        if width >= now.px(60):
            self.picture.setPixmap(self._renderer.pixmap(fronts.front(card, WORDS, self._side), "inspector", width,
                                                         self.devicePixelRatioF(), now.theme, now.text))
        self.words.show_card("tcg", card)
        said = card_text("tcg", card, WORDS.language)
        self.picture.setAccessibleName(WORDS.title("tcg", card))
        self.picture.setAccessibleDescription(
            " ".join((said.full_type, *(plain_text("tcg", text, WORDS.language) for text in said.texts()))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw()

    def relook(self) -> None:
        self._draw()

    retranslate = relook


class BesideLargeCard(QWidget):
    """A page with a large card at its side, where the window has room for it."""

    WIDTH = 300
    ROOMY = 1600
    """From this width on, of the design's pixels."""

    def __init__(self) -> None:
        super().__init__()
        self._renderer = CardRenderer()
        self.card = LargeCard(self._renderer)
        self.card.setFixedWidth(style.current().px(self.WIDTH))
        self.card.began.connect(self._share)

    def retranslate(self) -> None:
        raise NotImplementedError

    def relook(self) -> None:
        self._renderer.clear()
        self.card.setFixedWidth(style.current().px(self.WIDTH))
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        now = style.current()
        self.card.setVisible(self.width() >= now.px(self.ROOMY) and not now.has_large_words and not self.card.is_bare)

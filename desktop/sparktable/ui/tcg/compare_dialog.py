"""Two cards side by side, each with all its sides."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.card_search import Entry
from sparktable.app.translations import WORDS
from sparktable.table.art.render import CARD_RATIO, CardRenderer
from sparktable.table.fronts import fronts_of
from sparktable.text import plain_text
from sparktable.ui import style, window_geometry
from sparktable.ui.told_words import CardWords
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label, picture, role, scrolling

CARD = 280
"""How wide a card is, at the design's size."""


class CompareDialog(QDialog):
    def __init__(self, renderer: CardRenderer, entries: tuple[Entry, Entry], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self, "setWindowTitle", "tcg.builder.compare_two")
        now = style.current()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(*([now.px(20)] * 4))
        inside = QWidget()
        role(inside, "clear")
        row = QHBoxLayout(inside)
        row.setSpacing(now.px(20))
        for entry in entries:
            row.addLayout(self._card(renderer, entry), 1)
        outer.addWidget(scrolling(inside), 1)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(Button("action.close", "check", "primary", self.accept))
        outer.addLayout(foot)
        window_geometry.size(self, 1240, 820)

    def _card(self, renderer: CardRenderer, entry: Entry) -> QVBoxLayout:
        now, fronts = style.current(), fronts_of("tcg")
        column = QVBoxLayout()
        name = label("title")
        name.setText(entry.card.full_name)
        column.addWidget(name)
        wave = WORDS.say(f"tcg.setup.set.{entry.box}")
        stars = WORDS.say("tcg.builder.stars.n", n=entry.card.stars)
        origin = label("caption")
        origin.setText(" · ".join(each for each in (wave, stars if entry.card.stars else "") if each))
        column.addWidget(origin)
        sides = QHBoxLayout()
        sides.setSpacing(now.px(8))
        said = " ".join(plain_text("tcg", text, WORDS.language) for text in entry.text(WORDS.language).texts())
        for side in range(fronts.front(entry.card, WORDS, 0).sides if fronts is not None else 0):
            assert fronts is not None
            shown = picture()
            shown.setPixmap(renderer.pixmap(fronts.front(entry.card, WORDS, side), "inspector", now.px(CARD),
                                            self.devicePixelRatioF(), now.theme, min(1.25, now.text)))
            shown.setFixedSize(now.px(CARD), round(now.px(CARD) * CARD_RATIO))
            shown.setAccessibleName(entry.card.full_name)
            shown.setAccessibleDescription(said)
            sides.addWidget(shown)
        sides.addStretch()
        column.addLayout(sides)
        words = CardWords(self)
        words.show_card("tcg", entry.card)
        column.addWidget(words)
        column.addStretch()
        return column

"""The card that is looked at: both sides large, how many of it are in the deck and in the sideboard."""
from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from sparktable.app.card_search import Entry
from sparktable.app.tcg.deck_building import Building
from sparktable.app.translations import WORDS
from sparktable.games.tcg.card import BattleCard
from sparktable.table.art.render import CARD_RATIO, CardRenderer
from sparktable.table.fronts import fronts_of
from sparktable.text import plain_text
from sparktable.ui import style
from sparktable.ui.told_words import CardWords
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label, panel, picture

MOST = 420
"""How wide the card is at most."""


class CardPane(QWidget):
    changed = Signal(str, int, bool)
    """A title, how many more of it, and whether in the sideboard."""
    compared = Signal(object, object)
    """Two cards are to be seen side by side."""

    def __init__(self, renderer: CardRenderer) -> None:
        super().__init__()
        self._renderer = renderer
        self.entry: Entry | None = None
        self._side = 0
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        frame, column = panel()
        outer.addWidget(frame)
        self.picture = picture()
        self.picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.picture.installEventFilter(self)
        column.addWidget(self.picture, 1)
        self.origin = label("caption")
        self.origin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.origin)
        self.words = CardWords()
        column.addWidget(self.words)
        self.over = Button("new_game.other_side", "convert", on_click=self.turn_over)
        column.addWidget(self.over)
        self._pinned: Entry | None = None
        self.compare = Button("", "hand", on_click=self.pin_or_compare)
        column.addWidget(self.compare)
        self._counts = {}
        for aside in (False, True):
            row = QHBoxLayout()
            less = Button("", "", "", partial(self._change, -1, aside))
            less.setText("−")
            say(less, "setAccessibleName", "tcg.builder.less")
            told = label("strong", wrap=False)
            told.setAlignment(Qt.AlignmentFlag.AlignCenter)
            more = Button("", "", "", partial(self._change, 1, aside))
            more.setText("+")
            say(more, "setAccessibleName", "tcg.builder.more")
            row.addWidget(less)
            row.addWidget(told, 1)
            row.addWidget(more)
            column.addLayout(row)
            self._counts[aside] = told
        self._keys = label("caption", "tcg.builder.keys")
        column.addWidget(self._keys)
        for told in self._counts.values():
            say(told, tip, "tcg.builder.keys")

    def _change(self, n: int, aside: bool) -> None:
        if self.entry is not None:
            self.changed.emit(self.entry.card.full_name, n, aside)

    def show_entry(self, entry: Entry, building: Building) -> None:
        if self.entry is None or entry.card is not self.entry.card:
            self._side = 0
        self.entry = entry
        self._keys.setVisible(not style.current().has_large_words)  # then the card needs its room
        self._name_compare()
        name = entry.card.full_name
        say(self._counts[False], "setText", "tcg.builder.in_deck", n=building.count(name), of=building.most(name))
        say(self._counts[True], "setText", "tcg.builder.in_sideboard", n=building.count(name, aside=True))
        card = entry.card
        what = WORDS.say("tcg.builder.stars.n", n=card.stars)
        wave = WORDS.say(f"tcg.setup.set.{entry.box}")
        ours = WORDS.say("cards.house") if entry.ours else ""
        self.origin.setText(" · ".join(part for part in (wave, what if card.stars or not isinstance(
            card, BattleCard) else "", ours) if part))
        self.words.show_card("tcg", card)
        self._draw()

    def pin_or_compare(self) -> None:
        """Remember the card; with another one in sight, show both."""
        if self.entry is None:
            return
        if self._pinned is None:
            self._pinned = self.entry
        elif self._pinned is self.entry:
            self._pinned = None
        else:
            self.compared.emit(self._pinned, self.entry)
            self._pinned = None
        self._name_compare()

    def _name_compare(self) -> None:
        if self._pinned is None:
            say(self.compare, "setText", "tcg.builder.remember")
        elif self._pinned is self.entry:
            say(self.compare, "setText", "tcg.builder.remembered")
        else:
            say(self.compare, "setText", "tcg.builder.compare_with", name=self._pinned.card.name)

    def turn_over(self) -> None:
        self._side += 1
        self._draw()

    def _draw(self) -> None:
        fronts = fronts_of("tcg")
        if self.entry is None or fronts is None:
            return
        face = fronts.front(self.entry.card, WORDS, self._side)
        self._side %= max(1, face.sides)
        face = fronts.front(self.entry.card, WORDS, self._side)
        self.over.setVisible(face.sides > 1)
        now, room = style.current(), self.picture.size()
        width = int(min(room.width() - 2, (room.height() - 2) / CARD_RATIO, now.px(MOST)))
        if width >= now.px(60):
            self.picture.setPixmap(self._renderer.pixmap(face, "inspector", width, self.devicePixelRatioF(),
                                                         now.theme, now.text))
        said = self.entry.text(WORDS.language)
        self.picture.setAccessibleName(WORDS.title("tcg", self.entry.card))
        self.picture.setAccessibleDescription(
            " ".join((said.full_type, *(plain_text("tcg", text, WORDS.language) for text in said.texts()))))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The card is as large as its place, whatever changed that: the window, the text or what stands below it."""
        if event.type() == QEvent.Type.Resize and watched is self.picture:
            self._draw()
        return False

"""The collection: every title of every box on a wall, sifted by what one looks for, the chosen one large."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.card_search import Entry, Wish, entries, matching, words_to_sift_by
from sparktable.app.cards_nearest import nearest
from sparktable.app.records import by_card
from sparktable.app.statistics import GamePlayed
from sparktable.app.translations import WORDS
from sparktable.games import boxes
from sparktable.table.art.render import CardRenderer
from sparktable.table.fronts import fronts_of
from sparktable.ui import style
from sparktable.ui.card_inspector import CardInspector, HeldUp
from sparktable.ui.collection_filters import SORTS, CollectionFilters
from sparktable.ui.collection_wall import CollectionWall
from sparktable.ui.drawer import Drawer
from sparktable.ui.inputs import Search
from sparktable.ui.nearest_cards import NothingNear
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import back_button, label, role, tab_through

ROOMY, BESIDE = 1400, 384
"""From this width on filters lie open, in several rows, and the chosen card stands beside the wall; and how wide that
is."""
OVER, SHARE = 580, 0.72
"""How wide it is where it comes over the wall, and of that at most."""


class CardBrowser(QWidget):
    left = Signal()
    resized = Signal(str)
    """Cards are wanted in that size."""

    def __init__(self, games: Sequence[GamePlayed] = (), size: str = "small") -> None:
        """`games`: what was played, which tells how often each character has won; `size`: how large cards are."""
        super().__init__()
        role(self, "page")
        self._entries = entries(game for game in boxes() if fronts_of(game) is not None)
        self._wish, self._sort = Wish(), SORTS[0]
        self._renderer = CardRenderer()
        self.filters = CollectionFilters(self._entries)
        self.filters.picked.connect(lambda part, value: self.look_for(**{part: value}))
        self.filters.sorted.connect(self.sort)
        self.filters.sized.connect(self._resize)
        self.filters.cleared.connect(self.show_everything)
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(now.px(24), now.px(20), now.px(24), now.px(16))
        column.setSpacing(now.px(10))
        column.addLayout(self._head())
        body = QHBoxLayout()
        body.setSpacing(now.px(16))
        left = QVBoxLayout()
        left.setSpacing(now.px(10))
        body.addLayout(left, 1)
        left.addLayout(self.filters.row)
        middle = QWidget()
        role(middle, "clear")
        walls = QVBoxLayout(middle)
        walls.setContentsMargins(0, 0, 0, 0)
        walls.setSpacing(now.px(10))
        self.grid = CollectionWall(self._renderer, by_card(games), size)
        self.grid.looked_at.connect(self._show)
        self.grid.opened.connect(self.open_card)
        self.grid.held_up.connect(self.hold_up)
        self.nothing = NothingNear()
        self.nothing.cleared.connect(self.show_everything)
        walls.addWidget(self.nothing)
        walls.addWidget(self.grid, 1)
        left.addWidget(middle, 1)
        self.inspector = CardInspector(self._renderer)
        self.inspector.held_up.connect(self.hold_up)
        self.inspector.stepped.connect(self.grid.step)
        self._beside = body
        self._beside.addWidget(self.inspector)
        column.addLayout(body, 1)
        self._drawer = Drawer(middle, self.close_card, wide=OVER, share=SHARE)
        self._roomy = True
        self.retranslate()

    def _head(self) -> QHBoxLayout:
        now, head = style.current(), QHBoxLayout()
        head.setSpacing(now.px(10))
        head.addWidget(back_button(self.left.emit))
        head.addWidget(label("title", "cards.title", wrap=False))
        self.count = label("caption", wrap=False)
        head.addWidget(self.count)
        head.addStretch()
        head.addLayout(self.filters.beside)
        self.search = Search("cards.search", 200, lambda text: self.look_for(text=text))
        self.search.setMaximumWidth(round(now.px(340) * max(1.0, now.text)))
        head.addWidget(self.search, 1)
        return head

    # --- the filters --------------------------------------------------------------------------------

    def _show_filters(self) -> None:
        """Tab comes from what is typed to the filters, and from there to the wall."""
        self.filters.show_for(self._wish, self._sort, self.grid.size_of_cards)
        tab_through((self.search, *self.filters.stops(), self.nothing.everything, self.grid))

    def _resize(self, size: str) -> None:
        self.grid.resize_cards(size)
        self.resized.emit(size)
        self._show_filters()

    # --- looking ------------------------------------------------------------------------------------

    def look_for(self, **parts: Any) -> None:
        """Change what is looked for, part by part (see `Wish`). Some of it belongs to its game."""
        if "game" in parts:
            parts = {"box": "", "types": (), "cost": None, "word": "", **parts}
        self._wish = self._wish._replace(**parts)
        self._sift()

    def sort(self, by: str) -> None:
        self._sort = by
        self._sift()

    def show_everything(self) -> None:
        """Look for nothing in particular again."""
        self._wish = Wish()
        self.search.clear()
        self._sift()
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _sift(self) -> None:
        """Show what fits; where nothing does, what comes nearest."""
        found = sorted(matching(self._entries, self._wish, WORDS.language), key=self._order)
        self._show_filters()
        self.nothing.setVisible(not found)
        if found:
            say(self.count, "setText", "cards.count_of", n=len(found), of=len(self._entries))
        else:
            say(self.count, "setText", "cards.none")
            near = nearest(self._entries, self._wish, WORDS.language)
            self.nothing.show_for(self._wish.text, near.how)
            found = list(near.found)
        self.grid.show_entries(found)
        if self.nothing.isVisibleTo(self):  # what comes nearest lies first, and what was looked at is not meant
            self.grid.setCurrentRow(0)
            self.grid.scrollToTop()
        self._share()

    def _order(self, entry: Entry) -> Any:
        """The titles come by type already, which is kept among equals."""
        if self._sort == "name":
            return WORDS.title(entry.game, entry.card).casefold()
        if self._sort == "cost":
            return entry.cost is None, entry.cost or 0
        if self._sort == "won":
            tally = self.grid.won(entry)
            return (tally is None, -tally.won, -tally.played) if tally is not None else (True, 0, 0)
        return 0

    def _show(self, entry: Entry | None) -> None:
        self.inspector.show_entry(entry, self.grid.won(entry) if entry is not None else None)

    def open_card(self) -> None:
        """Where the card does not stand beside the wall, it comes over it."""
        if not self._roomy and self._drawer.inside is None:
            self._drawer.open("inspector", self.inspector, still=True)

    def close_card(self) -> None:
        if self._drawer.shut() is not None:
            self.inspector.setParent(self)
            self.inspector.hide()
            self.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def hold_up(self) -> None:
        sides, entry = self.inspector.sides(), self.inspector.entry
        if sides and entry is not None:
            HeldUp(self, self._renderer, sides, WORDS.title(entry.game, entry.card))

    # --- the window ---------------------------------------------------------------------------------

    def _share(self) -> None:
        """The card stands beside the wall where there is room, else it comes over it when it is asked for."""
        now = style.current()
        roomy = self.width() >= now.px(ROOMY) and not now.has_large_words
        opened = self.width() >= now.px(ROOMY) and not now.has_wide_words
        if opened != self.filters.are_open:
            self.filters.are_open = opened
            self._show_filters()
        if roomy != self._roomy:
            self._roomy = roomy
            if roomy:
                self._drawer.shut()
                self._beside.addWidget(self.inspector)
                self.inspector.show()
            elif self._drawer.inside is None:
                self._beside.removeWidget(self.inspector)
                self.inspector.hide()
            self.inspector.lie(not roomy)
        beside = round(now.px(BESIDE) * max(1.0, now.text))
        self.inspector.setMinimumWidth(beside if roomy else 0)
        self.inspector.setMaximumWidth(beside if roomy else 16_777_215)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F3:
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif event.key() == Qt.Key.Key_Escape:
            self.close_card() if self._drawer.inside is not None else self.left.emit()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        if self._wish.word not in words_to_sift_by(each for each in self._entries if each.game == self._wish.game):
            self._wish = self._wish._replace(word="")  # of another language
        self._sift()

    def relook(self) -> None:
        self._renderer.clear()
        self.grid.relook()
        self.retranslate()

    def settle(self) -> None:
        self.search.setFocus(Qt.FocusReason.TabFocusReason)

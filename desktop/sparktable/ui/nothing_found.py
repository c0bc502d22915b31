"""Where the rules say nothing of what is looked for: what may have been meant, and the way back to all pages."""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.rules_nearest import nearest_pages, nearest_words
from sparktable.app.rules_page import PARAGRAPH, Page
from sparktable.app.translations import WORDS
from sparktable.ui import style
from sparktable.ui.even_grid import EvenGrid
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.widgets import Button, Icon, PressTile, capitals, emptied, label, role

LEAST, MOST_COLUMNS = 300, 3
"""How wide a page's tile is at least, and how many stand beside each other at most."""


class NothingFound(QWidget):
    meant = Signal(str)
    """A word that is looked for instead."""
    opened = Signal(str)
    """A page, by its name."""
    cleared = Signal()

    def __init__(self) -> None:
        super().__init__()
        role(self, "clear")
        now, column = style.current(), QVBoxLayout(self)
        column.setContentsMargins(now.px(8), 0, now.px(16), now.px(8))
        column.setSpacing(now.px(12))
        head = QHBoxLayout()
        head.setSpacing(now.px(14))
        head.addWidget(Icon("search", 40, "low"), 0, Qt.AlignmentFlag.AlignTop)
        said = QVBoxLayout()
        self.title = label("title")
        said.addWidget(self.title)
        said.addWidget(label("lead", "rules.none.note"))
        head.addLayout(said, 1)
        head.addWidget(Button("rules.none.clear", "undo", "", self.cleared.emit), 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        self._inside = QVBoxLayout()
        self._inside.setSpacing(now.px(12))
        column.addLayout(self._inside)
        column.addStretch()

    def show_for(self, wanted: str) -> None:
        emptied(self._inside)
        self.title.setText(WORDS.say("rules.none", wanted=" ".join(wanted.split())))
        if words := nearest_words(WORDS.language, wanted):
            self._inside.addWidget(capitals("rules.none.words"))
            self._inside.addWidget(self._chips(words))
        self._inside.addWidget(capitals("rules.none.pages"))
        tiles = _Tiles(nearest_pages(WORDS.language, wanted))
        for tile in tiles.tiles:
            tile.clicked.connect(partial(self.opened.emit, tile.page.name))
        self._inside.addWidget(tiles)

    def _chips(self, words: Sequence[str]) -> QWidget:
        held = QWidget()
        role(held, "clear")
        row = FlowLayout(held, gap=style.current().px(8))
        for word in words:
            chip = Button("", "search", "chip", partial(self.meant.emit, word))
            chip.setText(word)
            row.addWidget(chip)
        return held


class _Tiles(QWidget):
    def __init__(self, pages: Sequence[Page]) -> None:
        super().__init__()
        role(self, "clear")
        self.tiles = [_Tile(page) for page in pages]
        self._grid = EvenGrid(self, 12)
        self._grid.deal_out(self.tiles, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        now = style.current()
        least = now.px(LEAST) * max(1.0, now.text)
        self._grid.deal_out(self.tiles, min(MOST_COLUMNS, max(1, int(event.size().width() / least))))


class _Tile(PressTile):
    """What a page is called, of which game it is, and how it begins."""

    def __init__(self, page: Page) -> None:
        super().__init__("card")
        self.page = page
        now, column = style.current(), QVBoxLayout(self)
        column.setContentsMargins(*([now.px(12)] * 4))
        column.setSpacing(now.px(4))
        game = WORDS.say(f"title.{page.game}")
        begins = next((block.text for block in page.blocks if block.kind == PARAGRAPH), "")
        for kind, text in (("label", game.upper()), ("name", page.heading), ("body", begins)):
            column.addWidget(label(kind, text=text))
        column.addStretch()
        self.setAccessibleName(f"{game}: {page.heading}")
        self.setAccessibleDescription(begins)
        self.be_one()

"""All cards of the deck builder, sifted: what is looked for, and what was found."""
from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.tcg.deck_building import (
    AT_LEAST,
    AT_MOST,
    CHARACTERS,
    EXACTLY,
    SHELVES,
    Building,
    Wish,
    remembered,
)
from sparktable.app.translations import WORDS
from sparktable.table.art.render import CardRenderer
from sparktable.ui import style
from sparktable.ui.filter_chip import Choice, FilterChip
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.inputs import Search, Segments
from sparktable.ui.nearest_cards import NothingNear
from sparktable.ui.tcg.card_drag import SIDEBOARD
from sparktable.ui.tcg.card_grid import CardGrid
from sparktable.ui.tcg.icon_filter import IconFilter
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, emptied, label, role

MOST_STARS = 30


class CardShelf(QWidget):
    looked_at = Signal(object)
    """An entry."""
    changed = Signal(str, int, bool)
    """A title, how many more of it, and whether in the sideboard."""

    def __init__(self, renderer: CardRenderer, building: Building, wish: Wish) -> None:
        super().__init__()
        role(self, "clear")
        self._building, self.wish = building, wish
        self.chips: dict[str, FilterChip] = {}
        """The filters that fold, by what they sift."""
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(now.px(8))
        top = QHBoxLayout()
        top.setSpacing(now.px(8))
        self._shelves = QHBoxLayout()
        top.addLayout(self._shelves)
        self.search = Search("tcg.builder.search", 160, lambda text: self.look_for(text=text))
        top.addWidget(self.search, 1)
        column.addLayout(top)
        self._filters = FlowLayout(gap=now.px(6), level=True)
        column.addLayout(self._filters)
        line = QHBoxLayout()
        self.count = label("caption", wrap=False)
        line.addWidget(self.count)
        line.addStretch()
        self.clear = Button("tcg.builder.clear", "", "quiet", self.look_for_everything)
        line.addWidget(self.clear)
        column.addLayout(line)
        self.grid = CardGrid(renderer, lambda name: (building.count(name), building.most(name)))
        self.grid.looked_at.connect(self.looked_at)
        self.grid.more.connect(lambda name: self.changed.emit(name, 1, False))
        self.grid.less.connect(lambda name: self.changed.emit(name, -1, False))
        self.grid.aside.connect(lambda name: self.changed.emit(name, 1, True))
        self.grid.dropped.connect(lambda carried: self.changed.emit(carried.name, -1, carried.origin == SIDEBOARD))
        self.nothing = NothingNear()
        self.nothing.cleared.connect(self.look_for_everything)
        column.addWidget(self.nothing)
        column.addWidget(self.grid, 1)

    # --- looking ------------------------------------------------------------------------------------

    def look_for(self, **parts: Any) -> None:
        """Change what is looked for, part by part."""
        self.wish = self.wish._replace(**parts)
        if parts.keys() - {"text", "icon", "compare"}:  # chips say what they are set to; those light themselves
            self.build_filters()
        self.sift()

    def look_for_everything(self) -> None:
        self.wish = remembered({"shelf": self.wish.shelf})
        self.search.clear()
        self.build_filters()
        self.sift()

    def sift(self) -> None:
        """Show what fits; where nothing does, what comes nearest."""
        found = self._building.matching(self.wish)
        say(self.count, "setText", "cards.count" if found else "cards.none", n=len(found))
        self.nothing.setVisible(not found)
        if not found:
            near = self._building.nearest(self.wish)
            self.nothing.show_for(self.wish.text, near.how)
            found = list(near.found)
        self.grid.brief = self.wish.shelf == CHARACTERS
        self.grid.relook()
        self.grid.show_entries(found)
        sifted = self.wish != remembered({"shelf": self.wish.shelf})
        self.clear.setVisible(sifted and self.nothing.isHidden())

    def retell(self) -> None:
        """The deck is another one now."""
        self.grid.retell()
        self.grid.viewport().update()
        if self.wish.inside:
            self.sift()

    def retranslate(self) -> None:
        if self.wish.word not in self._building.choices(self.wish)["word"]:
            self.wish = self.wish._replace(word="")  # of another language
        self.build_filters()
        self.sift()

    # --- what can be looked for ---------------------------------------------------------------------

    def build_filters(self) -> None:
        """The keyboard stays at the filter where it was."""
        focused = QApplication.focusWidget() or self
        at = next((part for part, chip in self.chips.items() if chip.isAncestorOf(focused)), "")
        emptied(self._shelves)
        emptied(self._filters)
        self.chips = {}
        shelves = Segments([(shelf, WORDS.say(f"tcg.builder.{shelf}"), "") for shelf in SHELVES], self.wish.shelf)
        apart = {"trait": "", "type": "", "icon": "", "word": "", "stars": -1}  # what one shelf has, or means by it
        shelves.picked.connect(lambda shelf: self.look_for(shelf=shelf, **apart))
        say(shelves, "setAccessibleName", "tcg.builder.shelf")
        self._shelves.addWidget(shelves)
        for part, choices in self._building.choices(self.wish).items():
            if len(choices) < 2:
                continue  # all are alike there
            if part == "icon":
                icons = IconFilter(choices, self.wish.icon)
                icons.picked.connect(lambda wanted: self.look_for(icon=wanted))
                self._filters.addWidget(icons)
            else:
                self._filter(part, [(each, self._called(part, each)) for each in choices])
        self._filter("stars", [(n, WORDS.say("tcg.builder.stars.n", n=n)) for n in range(MOST_STARS)], -1)
        if self.wish.stars >= 0:
            compare = Segments([(how, {AT_MOST: "≤", EXACTLY: "=", AT_LEAST: "≥"}[how], "")
                                for how in (AT_MOST, EXACTLY, AT_LEAST)], self.wish.compare)
            compare.picked.connect(lambda how: self.look_for(compare=how))
            say(compare, "setAccessibleName", "tcg.builder.compare")
            self._filters.addWidget(compare)
        self._filter("inside", [(each, WORDS.say(f"tcg.builder.inside.{each}")) for each in ("in", "out")])
        if at in self.chips:
            self.chips[at].show()  # what is hidden takes no focus
            self.chips[at].button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _filter(self, part: str, choices: list[tuple[Any, str]], everything: Any = "") -> None:
        offered = [Choice(value, text) for value, text in choices]
        chip = FilterChip(f"tcg.builder.any.{part}", offered, getattr(self.wish, part), everything)
        chip.picked.connect(lambda value: self.look_for(**{part: value}), Qt.ConnectionType.QueuedConnection)
        self.chips[part] = chip
        self._filters.addWidget(chip)

    @staticmethod
    def _called(part: str, value: str) -> str:
        if part == "word":
            return value
        if part == "wave":
            return WORDS.say(f"tcg.setup.set.{value}")
        if part == "type":
            key = f"tcg.type.{value}" if WORDS.has(f"tcg.type.{value}") else f"tcg.slot.{value}"
            return WORDS.say(key)
        return WORDS.say(f"tcg.{part}.{value}") if WORDS.has(f"tcg.{part}.{value}") else value.title()

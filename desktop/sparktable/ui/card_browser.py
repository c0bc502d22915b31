"""The collection: every title of every box on a wall, sifted by what one looks for, the chosen one large."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from sparktable.app.card_search import Entry, Wish, counted, entries, matching
from sparktable.app.cards_nearest import nearest
from sparktable.app.records import by_card
from sparktable.app.statistics import GamePlayed
from sparktable.app.translations import WORDS
from sparktable.games import boxes
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.render import CardRenderer
from sparktable.table.fronts import fronts_of
from sparktable.ui import style
from sparktable.ui.card_inspector import CardInspector, HeldUp
from sparktable.ui.collection_wall import SIZES, CollectionWall
from sparktable.ui.drawer import Drawer
from sparktable.ui.filter_chip import Choice, FilterChip, is_lit
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.inputs import Search
from sparktable.ui.nearest_cards import NothingNear
from sparktable.ui.open_filter import OpenFilter
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, back_button, emptied, label, role

ROOMY, BESIDE = 1400, 384
"""From this width on the chosen card stands beside the wall, and how wide that is."""
OPEN = 1200
"""From this width on filters lie open."""
OVER, SHARE = 580, 0.72
"""How wide it is where it comes over the wall, and of that at most."""
SORTS = ("type", "name", "cost", "won")


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
        self._parts: dict[str, QWidget] = {}
        """The filters, by what they sift."""
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
        self._filters = FlowLayout(gap=now.px(8))
        left.addLayout(self._filters)
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
        self._roomy = self._open = True
        self.retranslate()

    def _head(self) -> QHBoxLayout:
        now, head = style.current(), QHBoxLayout()
        head.setSpacing(now.px(10))
        head.addWidget(back_button(self.left.emit))
        head.addWidget(label("title", "cards.title", wrap=False))
        self.count = label("caption", wrap=False)
        head.addWidget(self.count)
        head.addStretch()
        self._how = QHBoxLayout()
        self._how.setSpacing(now.px(6))
        head.addLayout(self._how)
        self.search = Search("cards.search", 200, lambda text: self.look_for(text=text))
        self.search.setMaximumWidth(round(now.px(340) * max(1.0, now.text)))
        head.addWidget(self.search, 1)
        return head

    # --- the filters --------------------------------------------------------------------------------

    def _build_filters(self) -> None:
        """Chips for what there is; those of a game's boxes and types once that game is chosen."""
        focused = next((part for part, each in self._parts.items() if each.hasFocus() or any(
            inner.hasFocus() for inner in each.findChildren(QWidget))), "")
        before = self._parts.get(focused)
        self._parts.clear()
        emptied(self._filters)
        emptied(self._how)
        told = matching(self._entries, Wish(text=self._wish.text), WORDS.language)
        game = self._wish.game
        shelf = [entry for entry in self._entries if game in ("", entry.game)]
        self._chip("game", [(name, WORDS.say(f"title.{name}"), "")
                            for name in dict.fromkeys(each.game for each in self._entries)], told)
        several = list(boxes().get(game, ()))
        if len(several) > 1:
            self._chip("box", [(box, WORDS.say(f"{game}.setup.set.{box}"), "") for box in several], told)
        self._chip("faction", [(name, WORDS.say(f"cards.faction.{name}"), self._sign(name))
                               for name in self._factions(shelf)], told)
        if game:
            self._chip("types", [(kind, WORDS.say(f"{game}.type.{kind}"), self._icon(kind))
                                 for kind in dict.fromkeys(entry.card.type for entry in shelf)], told, nothing=())
        costs = sorted({cost for entry in shelf if (cost := entry.cost) is not None})
        if costs or self._wish.cost is not None:
            self._chip("cost", [(n, WORDS.say("cards.cost", n=n), "") for n in costs], told, nothing=None)
        if self._wish._replace(text="") != Wish():
            clear = Button("cards.everything", "close", "quiet", self.show_everything)
            self._add("clear", clear, self._beside_search())
        self._always("sort", SORTS, self._sort, self.sort)
        self._always("size", SIZES, self.grid.size_of_cards, self._resize)
        self._order_tabs()
        if (again := self._parts.get(focused)) is not None:
            if isinstance(again, OpenFilter) and isinstance(before, OpenFilter):
                again.stay_at(before.place)
            _stops(again)[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _order_tabs(self) -> None:
        """Tab comes from what is typed to the filters, and from there to the wall."""
        filters = (stop for part in self._parts.values() for stop in _stops(part))
        for one, next_one in pairwise((self.search, *filters, self.nothing.everything, self.grid)):
            QWidget.setTabOrder(one, next_one)

    def _beside_search(self) -> QLayout:
        """Where what is no filter stands: where there is no room beside the search, with the filters, which wrap."""
        return self._how if self._open else self._filters

    def _add(self, part: str, filters: QWidget, row: QLayout | None = None) -> None:
        self._parts[part] = filters
        (self._filters if row is None else row).addWidget(filters)
        filters.show()  # what is hidden takes no room

    def _chip(self, part: str, choices: list[tuple[Any, str, str]], told: tuple[Entry, ...],
              nothing: Any = "") -> None:
        """Costs are many and say little, so they always fold."""
        wanted = getattr(self._wish, part)
        numbers = counted(told, self._wish, part)
        offered = [Choice(value, text, icon, numbers[value]) for value, text, icon in choices
                   if numbers[value] or is_lit(wanted, value)]
        kind = OpenFilter if self._open and part != "cost" else FilterChip
        chip = kind("cards.costs" if part == "cost" else f"cards.{part}", offered, wanted, nothing)
        chip.picked.connect(lambda value: self.look_for(**{part: value}), Qt.ConnectionType.QueuedConnection)
        self._add(part, chip)

    def _always(self, part: str, names: Iterable[str], chosen: str, choose: Callable[[str], object]) -> None:
        """Something of which one choice always holds."""
        offered = [Choice(name, WORDS.say(f"cards.{part}.{name}")) for name in names]
        chip = FilterChip(f"cards.{part}", offered, chosen, must=True)
        chip.picked.connect(choose, Qt.ConnectionType.QueuedConnection)
        self._add(part, chip, self._beside_search())

    def _resize(self, size: str) -> None:
        self.grid.resize_cards(size)
        self.resized.emit(size)
        self._build_filters()

    @staticmethod
    def _factions(shelf: Sequence[Entry]) -> list[str]:
        """Those of the two sides first, then whoever else has cards."""
        known = {faction for entry in shelf for faction in entry.factions}
        return [*(name for name in FACTIONS if name in known), *sorted(known - {*FACTIONS})]

    @staticmethod
    def _sign(faction: str) -> str:
        """The icon of a faction; of those that are no side of the war there is none."""
        return FACTIONS[faction].icon if faction in FACTIONS else ""

    def _icon(self, kind: str) -> str:
        fronts = fronts_of(self._wish.game)
        entry = next(each for each in self._entries if (each.game, each.card.type) == (self._wish.game, kind))
        return fronts.icon(entry.card) if fronts is not None else ""

    # --- looking ------------------------------------------------------------------------------------

    def look_for(self, **parts: Any) -> None:
        """Change what is looked for, part by part (see `Wish`). Boxes, types and costs belong to their game."""
        if "game" in parts:
            parts = {"box": "", "types": (), "cost": None, **parts}
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
        self._build_filters()
        self.nothing.setVisible(not found)
        if found:
            say(self.count, "setText", "cards.count_of", n=len(found), of=len(self._entries))
        else:
            say(self.count, "setText", "cards.none")
            near = nearest(self._entries, self._wish, WORDS.language)
            self.nothing.show_for(self._wish.text, near.how)
            found = list(near.found)
        self.grid.show_entries(found)
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
        face, entry = self.inspector.front(), self.inspector.entry
        if face is not None and entry is not None:
            HeldUp(self, self._renderer, face, WORDS.title(entry.game, entry.card))

    # --- the window ---------------------------------------------------------------------------------

    def _share(self) -> None:
        """The card stands beside the wall where there is room, else it comes over it when it is asked for."""
        now = style.current()
        roomy = self.width() >= now.px(ROOMY) and not now.has_large_words
        opened = self.width() >= now.px(OPEN) and not now.has_wide_words
        if opened != self._open:
            self._open = opened
            self._build_filters()
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
        self._sift()

    def relook(self) -> None:
        self._renderer.clear()
        self.grid.relook()
        self.retranslate()

    def settle(self) -> None:
        self.search.setFocus(Qt.FocusReason.TabFocusReason)


def _stops(part: QWidget) -> list[QWidget]:
    """Where Tab halts in a filter."""
    if isinstance(part, FilterChip):
        return [part.button, part.remove]
    if isinstance(part, OpenFilter):
        return [part.stop] if part.stop is not None else []
    return [part]

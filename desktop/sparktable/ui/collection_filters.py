"""The filters of the collection: chips for what there is, how many cards each would leave, and how those lie."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLayout, QWidget

from sparktable.app.card_search import Entry, Wish, counted, matching, words_to_sift_by
from sparktable.app.translations import WORDS
from sparktable.games import boxes
from sparktable.table.art.factions import FACTIONS
from sparktable.table.fronts import fronts_of
from sparktable.ui import style
from sparktable.ui.collection_wall import SIZES
from sparktable.ui.filter_chip import Choice, FilterChip, is_lit
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.open_filter import OpenFilter
from sparktable.ui.widgets import Button, emptied

SORTS = ("type", "name", "cost", "won")
FOLDED = {"cost": "cards.costs", "word": "cards.words"}
"""Filters with many choices, and what they are called."""


class CollectionFilters(QObject):
    picked = Signal(str, object)
    """A part of what is looked for (see `Wish`), and what is wanted of it."""
    sorted = Signal(str)
    sized = Signal(str)
    cleared = Signal()

    def __init__(self, cards: tuple[Entry, ...]) -> None:
        super().__init__()
        now = style.current()
        self._entries, self._wish = cards, Wish()
        self.row, self.beside = FlowLayout(gap=now.px(8)), QHBoxLayout()
        """Where filters stand, and beside the search what always folds or is none: cards get the room."""
        self.beside.setSpacing(now.px(6))
        self.parts: dict[str, QWidget] = {}
        """The filters, by what they sift."""
        self.are_open = True
        """Whether they lie open; else they fold, and there is no room beside the search."""

    def show_for(self, wish: Wish, sort: str, size: str) -> None:
        """Chips for what there is; those of a game's boxes and types once that game is chosen."""
        self._wish = wish
        focused = next((part for part, each in self.parts.items() if each.hasFocus() or any(
            inner.hasFocus() for inner in each.findChildren(QWidget))), "")
        before = self.parts.get(focused)
        self.parts.clear()
        emptied(self.row)
        emptied(self.beside)
        told = matching(self._entries, Wish(text=self._wish.text), WORDS.language)
        game = self._wish.game
        shelf = [entry for entry in self._entries if game in ("", entry.game)]
        self._chip("game", [(name, WORDS.say(f"title.{name}"), "")
                            for name in dict.fromkeys(each.game for each in self._entries)], told)
        several = list(boxes().get(game, ()))
        if len(several) > 1:
            self._chip("box", [(box, WORDS.say(f"{game}.setup.set.{box}"), "") for box in several], told)
        self._chip("faction", [(name, WORDS.say(f"cards.faction.{name}"), FACTIONS[name].icon)
                               for name in self._factions(shelf)], told)
        if game:
            self._chip("types", [(kind, WORDS.say(f"{game}.type.{kind}"), self._icon(kind))
                                 for kind in dict.fromkeys(entry.card.type for entry in shelf)], told, nothing=())
        costs = sorted({cost for entry in shelf if (cost := entry.cost) is not None})
        if costs or self._wish.cost is not None:
            self._chip("cost", [(n, WORDS.say("cards.cost", n=n), "") for n in costs], told, nothing=None)
        if game:
            self._chip("word", [(word, word, "") for word in words_to_sift_by(shelf)], told)
        if self._wish._replace(text="") != Wish():
            clear = Button("cards.everything", "close", "quiet", self.cleared.emit)
            self._add("clear", clear, self._beside_search())
        self._always("sort", SORTS, sort, self.sorted.emit)
        self._always("size", SIZES, size, self.sized.emit)
        if (again := self.parts.get(focused)) is not None:
            if isinstance(again, OpenFilter) and isinstance(before, OpenFilter):
                again.stay_at(before.place)
            _stops(again)[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def stops(self) -> Iterator[QWidget]:
        """Where Tab halts, one after the other."""
        return (stop for part in self.parts.values() for stop in _stops(part))

    def _beside_search(self) -> QLayout:
        """Where there is no room there, it stands with the other filters, which wrap."""
        return self.beside if self.are_open else self.row

    def _add(self, part: str, filters: QWidget, row: QLayout) -> None:
        self.parts[part] = filters
        row.addWidget(filters)
        filters.show()  # what is hidden takes no room

    def _chip(self, part: str, choices: list[tuple[Any, str, str]], told: tuple[Entry, ...],
              nothing: Any = "") -> None:
        """What there is much of always folds."""
        wanted = getattr(self._wish, part)
        numbers = counted(told, self._wish, part)
        offered = [Choice(value, text, icon, numbers[value]) for value, text, icon in choices
                   if numbers[value] or is_lit(wanted, value)]
        if not offered:
            return  # it would still stand there, as a gap
        kind = OpenFilter if self.are_open and part not in FOLDED else FilterChip
        chip = kind(FOLDED.get(part, f"cards.{part}"), offered, wanted, nothing)
        chip.picked.connect(lambda value: self.picked.emit(part, value), Qt.ConnectionType.QueuedConnection)
        self._add(part, chip, self._beside_search() if part in FOLDED else self.row)

    def _always(self, part: str, names: Iterable[str], chosen: str, choose: Callable[[str], object]) -> None:
        """Something of which one choice always holds."""
        offered = [Choice(name, WORDS.say(f"cards.{part}.{name}")) for name in names]
        chip = FilterChip(f"cards.{part}", offered, chosen, must=True)
        chip.picked.connect(choose, Qt.ConnectionType.QueuedConnection)
        self._add(part, chip, self._beside_search())

    @staticmethod
    def _factions(shelf: Sequence[Entry]) -> list[str]:
        """Those that have cards, in their order."""
        known = {faction for entry in shelf for faction in entry.factions}
        return [name for name in FACTIONS if name in known]

    def _icon(self, kind: str) -> str:
        fronts = fronts_of(self._wish.game)
        entry = next(each for each in self._entries if (each.game, each.card.type) == (self._wish.game, kind))
        return fronts.icon(entry.card) if fronts is not None else ""


def _stops(part: QWidget) -> list[QWidget]:
    """Where Tab halts in a filter."""
    if isinstance(part, FilterChip):
        return [part.button, part.remove]
    if isinstance(part, OpenFilter):
        return [part.stop] if part.stop is not None else []
    return [part]

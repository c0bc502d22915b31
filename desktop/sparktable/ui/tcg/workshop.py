"""The deck builder: all cards, sifted; the one that is looked at, large; the deck with what is illegal about it, and
what it comes to."""
from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from sparktable.app.card_search import Entry
from sparktable.app.tcg.deck_building import AT_LEAST, AT_MOST, EXACTLY, SHELVES, Building, remembered
from sparktable.app.tcg.own_decks import LONGEST, OwnDecks
from sparktable.app.translations import WORDS
from sparktable.app.user_data import UserData
from sparktable.games.tcg.deck_codes import encode
from sparktable.games.tcg.deck_lists import written
from sparktable.games.tcg.decks import Deck
from sparktable.games.tcg.shipped_decks import DECKS
from sparktable.games.tcg.state import SEATS
from sparktable.record.files import CannotWrite
from sparktable.table.art.render import CardRenderer
from sparktable.ui import style
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.inputs import Picker, Search, Segments
from sparktable.ui.notice import Notice
from sparktable.ui.tcg.card_drag import SHELF, SIDEBOARD, Carried
from sparktable.ui.tcg.card_grid import CardGrid
from sparktable.ui.tcg.card_pane import CardPane
from sparktable.ui.tcg.compare_dialog import CompareDialog
from sparktable.ui.tcg.deck_pane import DeckPane
from sparktable.ui.tcg.icon_filter import IconFilter
from sparktable.ui.tcg.paste_dialog import PasteDialog
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label, role

ROOMY = 1500
"""From this width on the card and the deck stand beside each other."""
BESIDE, PANE = 350, 380
"""How wide both are, at the design's size."""
MOST_STARS = 30


class DeckBuilder(QWidget):
    """Every change is kept at once in memory; the deck is kept on disk when it is saved, left or played."""

    left = Signal()
    play = Signal(object)

    def __init__(self, user_data: UserData) -> None:
        super().__init__()
        role(self, "page")
        self._settings = user_data.file
        self._own = OwnDecks(user_data.archive.root / "decks")
        memory = self._settings.settings.memory.workshops.get("tcg", {})
        self._wish = remembered(memory.get("wish") or {})
        self.building = self._begun(str(memory.get("deck") or ""))
        self._kept: Deck | None = self.building.deck
        self._opened = {self.building.deck.name}
        """The decks that may be written over: those that were built on here."""
        self._renderer = CardRenderer()
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(16)] * 4))
        column.setSpacing(now.px(10))
        self._head_line = self._head()
        column.addLayout(self._head_line)
        self.notice = Notice()
        column.addWidget(self.notice)
        body = QHBoxLayout()
        body.setSpacing(now.px(14))
        column.addLayout(body, 1)
        body.addLayout(self._shelf(), 1)
        self.card = CardPane(self._renderer)
        self.card.changed.connect(self.change)
        self.card.compared.connect(self.compare)
        self.deck = DeckPane(self._renderer)
        self.deck.looked_at.connect(self.look_at)
        self.deck.more.connect(lambda name, aside: self.change(name, 1, aside))
        self.deck.less.connect(lambda name, aside: self.change(name, -1, aside))
        self.deck.across.connect(self.shift)
        self.deck.dropped.connect(self.put)
        self._beside = QVBoxLayout()
        body.addLayout(self._beside)
        self._panes = QWidget()
        panes = QVBoxLayout(self._panes)
        panes.setContentsMargins(0, 0, 0, 0)
        self._tabs = QVBoxLayout()
        panes.addLayout(self._tabs)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.deck)
        self._stack.addWidget(self.card)
        panes.addWidget(self._stack, 1)
        body.addWidget(self._panes)
        for keys, do in (("Ctrl+Z", self.undo), ("Ctrl+Shift+Z", self.redo), ("Ctrl+S", self.save),
                         ("Ctrl+F", self.search.setFocus)):
            QShortcut(QKeySequence(keys), self).activated.connect(do)
        self.retranslate()
        if self._own.troubles:
            self.notice.quote(self._own.troubles[0])

    # --- what it is made of -------------------------------------------------------------------------

    def _head(self) -> QHBoxLayout:
        now = style.current()
        head = QHBoxLayout()
        head.setSpacing(now.px(8))
        back = Button("", "undo", "quiet", self._leave)
        say(back, tip, "action.back")
        say(back, "setAccessibleName", "action.back")
        head.addWidget(back)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST)
        self.name.setMinimumWidth(now.px(150))
        say(self.name, "setPlaceholderText", "tcg.builder.name")
        say(self.name, "setAccessibleName", "tcg.builder.name")
        self.name.textEdited.connect(lambda text: self.building.rename(text.strip()))
        head.addWidget(self.name, 1)
        self._open = Picker()
        self._open.activated.connect(lambda at: self.open(self._open.itemData(at)))
        say(self._open, "setAccessibleName", "tcg.builder.open")
        head.addWidget(self._open, 1)
        self.tools: dict[str, Button] = {}
        for key, icon, do in (("undo", "undo", self.undo), ("redo", "redo", self.redo), ("save", "vault", self.save),
                              ("delete", "discard", self.delete), ("copy", "log", self.copy_list),
                              ("code", "lock", self.copy_code), ("paste", "draw", self.paste)):
            button = Button("", icon, "", do)
            say(button, tip, f"tcg.builder.{key}")
            say(button, "setAccessibleName", f"tcg.builder.{key}")
            self.tools[key] = button
            head.addWidget(button)
        self.play_button = Button("tcg.builder.play", "skip", "primary", lambda: self._play(0))
        head.addWidget(self.play_button)
        return head

    def _shelf(self) -> QVBoxLayout:
        now = style.current()
        column = QVBoxLayout()
        column.setSpacing(now.px(8))
        top = QHBoxLayout()
        top.setSpacing(now.px(8))
        self._shelves = QHBoxLayout()
        top.addLayout(self._shelves)
        self.search = Search("tcg.builder.search", 160, lambda text: self.look_for(text=text))
        top.addWidget(self.search, 1)
        column.addLayout(top)
        self._filters = FlowLayout(gap=now.px(6))
        column.addLayout(self._filters)
        line = QHBoxLayout()
        self.count = label("caption", wrap=False)
        line.addWidget(self.count)
        line.addStretch()
        self.clear = Button("tcg.builder.clear", "", "quiet", self.look_for_everything)
        line.addWidget(self.clear)
        column.addLayout(line)
        self.grid = CardGrid(self._renderer, lambda name: (self.building.count(name), self.building.most(name)))
        self.grid.looked_at.connect(self._show_card)
        self.grid.more.connect(lambda name: self.change(name, 1))
        self.grid.less.connect(lambda name: self.change(name, -1))
        self.grid.aside.connect(lambda name: self.change(name, 1, aside=True))
        self.grid.dropped.connect(lambda carried: self.change(carried.name, -1, carried.origin == SIDEBOARD))
        column.addWidget(self.grid, 1)
        return column

    def _build_filters(self) -> None:
        for layout in (self._filters, self._shelves, self._tabs):
            while (item := layout.takeAt(0)) is not None:
                if (widget := item.widget()) is not None:
                    widget.hide()
                    widget.deleteLater()
        shelves = Segments([(shelf, WORDS.say(f"tcg.builder.{shelf}"), "") for shelf in SHELVES], self._wish.shelf)
        shelves.picked.connect(lambda shelf: self.look_for(shelf=shelf, trait="", type="", icon=""))
        say(shelves, "setAccessibleName", "tcg.builder.shelf")
        self._shelves.addWidget(shelves)
        for part, choices in self.building.choices(self._wish).items():
            if part == "icon":
                icons = IconFilter(choices, self._wish.icon)
                icons.picked.connect(lambda wanted: self.look_for(icon=wanted))
                self._filters.addWidget(icons)
            else:
                self._filter(part, [(each, self._called(part, each)) for each in choices])
        self._filter("stars", [(n, WORDS.say("tcg.builder.stars.n", n=n)) for n in range(MOST_STARS)], -1)
        if self._wish.stars >= 0:
            compare = Segments([(how, {AT_MOST: "≤", EXACTLY: "=", AT_LEAST: "≥"}[how], "")
                                for how in (AT_MOST, EXACTLY, AT_LEAST)], self._wish.compare)
            compare.picked.connect(lambda how: self.look_for(compare=how))
            say(compare, "setAccessibleName", "tcg.builder.compare")
            self._filters.addWidget(compare)
        self._filter("inside", [(each, WORDS.say(f"tcg.builder.inside.{each}")) for each in ("in", "out")])
        if not self._is_roomy():
            tabs = Segments([(pane, WORDS.say(f"tcg.builder.tab.{pane}"), "") for pane in ("deck", "card")],
                            "deck" if self._stack.currentWidget() is self.deck else "card")
            tabs.picked.connect(lambda pane: self._stack.setCurrentWidget(self.deck if pane == "deck" else self.card))
            say(tabs, "setAccessibleName", "tcg.builder.tabs")
            self._tabs.addWidget(tabs)

    def _filter(self, part: str, choices: list[tuple[Any, str]], everything: Any = "") -> None:
        """One list that opens; whatever is not looked for says so."""
        picker = Picker()
        picker.setMinimumContentsLength(7)
        picker.addItem(WORDS.say(f"tcg.builder.any.{part}"), everything)
        for value, text in choices:
            picker.addItem(text, value)
        picker.setCurrentIndex(max(0, picker.findData(getattr(self._wish, part))))
        picker.activated.connect(lambda at: self.look_for(**{part: picker.itemData(at)}))
        say(picker, "setAccessibleName", f"tcg.builder.any.{part}")
        self._filters.addWidget(picker)

    @staticmethod
    def _called(part: str, value: str) -> str:
        if part == "wave":
            return WORDS.say(f"tcg.setup.set.{value}")
        if part == "type":
            key = f"tcg.type.{value}" if WORDS.has(f"tcg.type.{value}") else f"tcg.slot.{value}"
            return WORDS.say(key)
        return WORDS.say(f"tcg.{part}.{value}") if WORDS.has(f"tcg.{part}.{value}") else value.title()

    # --- looking ------------------------------------------------------------------------------------

    def look_for(self, **parts: Any) -> None:
        """Change what is looked for, part by part."""
        before = self._wish
        self._wish = before._replace(**parts)
        if (before.shelf, before.stars < 0) != (self._wish.shelf, self._wish.stars < 0):
            self._build_filters()
        self._sift()

    def look_for_everything(self) -> None:
        self._wish = remembered({"shelf": self._wish.shelf})
        self.search.clear()
        self._build_filters()
        self._sift()

    def look_at(self, name: str) -> None:
        """Show a card of the deck large."""
        entry = next(each for each in self.building.entries if each.card.full_name == name)
        self._show_card(entry)
        if not self._is_roomy():
            self._stack.setCurrentWidget(self.card)
            self._build_filters()

    def _sift(self) -> None:
        found = self.building.matching(self._wish)
        self.grid.show_entries(found)
        say(self.count, "setText", "cards.count" if found else "cards.none", n=len(found))
        self.clear.setVisible(self._wish != remembered({"shelf": self._wish.shelf}))

    def _show_card(self, entry: Entry) -> None:
        self.card.show_entry(entry, self.building)

    # --- changing -----------------------------------------------------------------------------------

    def change(self, name: str, n: int, aside: bool = False) -> None:
        if n > 0:
            self.building.add(name, aside=aside)
        else:
            self.building.take(name, aside=aside)
        self._changed()

    def shift(self, name: str, aside: bool) -> None:
        """One of a title into the sideboard, or back."""
        self.building.move(name, aside=aside)
        self._changed()

    def put(self, carried: Carried, aside: bool) -> None:
        """What was dragged onto the deck or the sideboard."""
        if carried.origin == SHELF:
            self.change(carried.name, 1, aside)
        elif (carried.origin == SIDEBOARD) != aside:
            self.shift(carried.name, aside)

    def compare(self, one: Entry, other: Entry) -> None:
        dialog = CompareDialog(self._renderer, (one, other), self)
        dialog.setModal(True)
        dialog.show()

    def undo(self) -> None:
        self.building.undo()
        self._changed()

    def redo(self) -> None:
        self.building.redo()
        self._changed()

    def open(self, wanted: Deck | None) -> None:
        """Build on a deck of one's own, or on a copy of one that ships; None for a new one."""
        self._keep()
        deck = wanted or Deck(self._own.free_name(WORDS.say("tcg.builder.new_name")), (), ())
        if deck.name in DECKS:
            deck = replace(deck, name=self._own.free_name(WORDS.say("tcg.builder.copy_of", name=deck.name)))
        self.building.open(deck)
        self._kept = deck
        self._opened.add(deck.name)
        self._changed()

    def _changed(self) -> None:
        deck = self.building.deck
        if self.name.text().strip() != deck.name:
            self.name.setText(deck.name)
        self.grid.retell()
        self.grid.viewport().update()
        same = self.building.same_as([*DECKS.values(), *(each for each in self._own.all() if each.name != deck.name)])
        self.deck.show_deck(self.building, same)
        if self.card.entry is not None:
            self.card.show_entry(self.card.entry, self.building)
        self.tools["undo"].setEnabled(self.building.can_undo)
        self.tools["redo"].setEnabled(self.building.can_redo)
        self.tools["delete"].setEnabled(self._own.has(deck.name))
        self.play_button.setEnabled(not self.building.complaints())
        if self._wish.inside:
            self._sift()

    # --- keeping, passing on ------------------------------------------------------------------------

    def save(self) -> None:
        if self._keep():
            self.notice.tell("tcg.builder.saved", name=self.building.deck.name)

    def delete(self) -> None:
        """The file goes; the deck stays here until another is opened, so that it can be saved once more."""
        self._own.delete(self.building.deck.name)
        self.notice.tell("tcg.builder.deleted", name=self.building.deck.name)
        self._fill_decks()
        self.tools["delete"].setEnabled(False)
        self._kept = self.building.deck

    def copy_list(self) -> None:
        QGuiApplication.clipboard().setText(written(self.building.deck))
        self.notice.tell("tcg.builder.copied.list")

    def copy_code(self) -> None:
        QGuiApplication.clipboard().setText(encode(self.building.deck))
        self.notice.tell("tcg.builder.copied.code")

    def paste(self) -> None:
        """The deck that somebody has copied, as a list or a code; what is not understood is asked about."""
        dialog = PasteDialog(self)
        dialog.taken.connect(self._take)
        dialog.setModal(True)
        dialog.show()

    def _take(self, deck: Deck) -> None:
        self.open(replace(deck, name=self._own.free_name(deck.name)))
        self._kept = None  # it lies in no file yet
        self.notice.tell("tcg.builder.pasted", name=self.building.deck.name)

    def _keep(self) -> bool:
        """Write the deck where it is not as it was read; whether that worked."""
        deck = self.building.deck
        if deck == self._kept or not (deck.team or deck.cards):
            return True
        if not deck.name:
            self.building.rename(self._own.free_name(WORDS.say("tcg.builder.new_name")))
            deck = self.building.deck
        if deck.name in DECKS or (deck.name not in self._opened and self._own.has(deck.name)):
            self.building.rename(self._own.free_name(deck.name))
            deck = self.building.deck
        try:
            self._own.save(deck)
        except CannotWrite as trouble:
            self.notice.quote(str(trouble))
            return False
        self._kept = deck
        self._opened.add(deck.name)
        self._fill_decks()
        self._changed()
        return True

    def _remember(self) -> None:
        memory = self._settings.settings.memory
        kept = {"wish": self._wish.plain(), "deck": self.building.deck.name}
        memory.workshops = {**memory.workshops, "tcg": kept}
        self._settings.save()

    def _leave(self) -> None:
        if self._keep():
            self.left.emit()

    def put_away(self) -> None:
        """However the page is left, by closing the program too."""
        self._keep()
        self._remember()

    def _play(self, seat: int) -> None:
        if self._keep():
            self._remember()
            other = next(iter(DECKS.values())).name
            decks = [encode(self.building.deck) if each == seat else other for each in range(SEATS)]
            self.play.emit({"mode": "duel", "decks": decks})

    def _begun(self, name: str) -> Building:
        """What is built on."""
        return Building(self._last(name))

    def _last(self, name: str) -> Deck:
        """The deck of the last visit; the first time one that ships, to be changed."""
        found = next((deck for deck in self._own.all() if deck.name == name), None)
        first = next(iter(DECKS.values()))
        return found or replace(first, name=self._own.free_name(WORDS.say("tcg.builder.copy_of", name=first.name)))

    # --- the window ---------------------------------------------------------------------------------

    def _fill_decks(self) -> None:
        self._open.clear()
        self._open.addItem(WORDS.say("tcg.builder.open"), None)
        self._open.addItem(WORDS.say("tcg.builder.new"), None)
        for deck in self._own.all():
            self._open.addItem(deck.name, deck)
        for deck in DECKS.values():
            self._open.addItem(WORDS.say("tcg.builder.shipped", name=deck.name), deck)

    def _is_roomy(self) -> bool:
        now = style.current()
        return self.width() >= now.px(ROOMY) and now.text < 1.4

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """The card stands beside the deck where there is room, else behind it."""
        now, roomy = style.current(), self._is_roomy()
        self._panes.setFixedWidth(now.px(PANE) if roomy else min(now.px(PANE), round(self.width() * 0.36)))
        if roomy != (self.card.parentWidget() is self):
            if roomy:
                self._stack.removeWidget(self.card)
                self._beside.addWidget(self.card)
                self.card.show()
            else:
                self._beside.removeWidget(self.card)
                self.card.setMinimumWidth(0)
                self.card.setMaximumWidth(16_777_215)
                self._stack.addWidget(self.card)
            self._build_filters()
        if roomy:
            self.card.setFixedWidth(now.px(BESIDE))

    def retranslate(self) -> None:
        self._fill_decks()
        self._build_filters()
        self._sift()
        self._changed()

    def relook(self) -> None:
        self._renderer.clear()
        self.grid.relook()
        self._share()
        self.retranslate()

    def settle(self) -> None:
        self.search.setFocus(Qt.FocusReason.TabFocusReason)


WORKSHOP = DeckBuilder

"""The deck builder: all cards, sifted; the one that is looked at, large; the deck with what is illegal about it, and
what it comes to."""
from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.card_search import Entry
from sparktable.app.tcg.deck_building import Building, Wish, remembered
from sparktable.app.tcg.own_decks import OwnDecks
from sparktable.app.translations import WORDS
from sparktable.app.user_data import UserData
from sparktable.games.tcg.deck_codes import encode
from sparktable.games.tcg.deck_lists import written
from sparktable.games.tcg.decks import Deck
from sparktable.games.tcg.shipped_decks import DECKS
from sparktable.record.files import CannotWrite
from sparktable.table.art.render import CardRenderer
from sparktable.ui import style
from sparktable.ui.notice import Notice
from sparktable.ui.tcg.builder_head import BuilderHead
from sparktable.ui.tcg.builder_panes import BuilderPanes
from sparktable.ui.tcg.card_drag import SHELF, SIDEBOARD, Carried
from sparktable.ui.tcg.card_pane import CardPane
from sparktable.ui.tcg.card_shelf import CardShelf
from sparktable.ui.tcg.compare_dialog import CompareDialog
from sparktable.ui.tcg.deck_pane import DeckPane
from sparktable.ui.tcg.paste_dialog import PasteDialog
from sparktable.ui.widgets import role


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
        self.building = self._begun(str(memory.get("deck") or ""))
        self._kept: Deck | None = self.building.deck
        self._opened = {self.building.deck.name}
        """The decks that may be written over: those that were built on here."""
        self._renderer = CardRenderer()
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(16)] * 4))
        column.setSpacing(now.px(10))
        self.head = BuilderHead({"undo": self.undo, "redo": self.redo, "save": self.save, "delete": self.delete,
                                 "copy": self.copy_list, "code": self.copy_code, "paste": self.paste})
        self.head.left.connect(self._leave)
        self.head.renamed.connect(self._rename)
        self.head.opened.connect(self.open)
        self.head.play.connect(self._play)
        column.addWidget(self.head)
        self.notice = Notice()
        column.addWidget(self.notice)
        body = QHBoxLayout()
        body.setSpacing(now.px(14))
        column.addLayout(body, 1)
        self.shelf = CardShelf(self._renderer, self.building, self._wished(memory.get("wish") or {}))
        self.shelf.looked_at.connect(self._show_card)
        self.shelf.changed.connect(self.change)
        body.addWidget(self.shelf, 1)
        self.card = CardPane(self._renderer)
        self.card.changed.connect(self.change)
        self.card.compared.connect(self.compare)
        self.deck = DeckPane(self._renderer)
        self.deck.looked_at.connect(self.look_at)
        self.deck.more.connect(lambda name, aside: self.change(name, 1, aside))
        self.deck.less.connect(lambda name, aside: self.change(name, -1, aside))
        self.deck.across.connect(self.shift)
        self.deck.dropped.connect(self.put)
        self._panes = BuilderPanes(self.deck, self.card)
        body.addWidget(self._panes)
        for keys, do in (("Ctrl+Z", self.undo), ("Ctrl+Shift+Z", self.redo), ("Ctrl+S", self.save),
                         ("Ctrl+F", self.shelf.search.setFocus)):
            QShortcut(QKeySequence(keys), self).activated.connect(do)
        self.retranslate()
        if self._own.troubles:
            self.notice.quote(self._own.troubles[0])

    def _begun(self, name: str) -> Building:
        """What is built on."""
        return Building(self._last(name))

    def _last(self, name: str) -> Deck:
        """The deck of the last visit; the first time one that ships, to be changed."""
        found = next((deck for deck in self._own.all() if deck.name == name), None)
        first = next(iter(DECKS.values()))
        return found or replace(first, name=self._own.free_name(WORDS.say("tcg.builder.copy_of", name=first.name)))

    def _wished(self, kept: dict[str, Any]) -> Wish:
        """What was looked for at the last visit."""
        return remembered(kept)

    # --- looking ------------------------------------------------------------------------------------

    def look_at(self, name: str) -> None:
        """Show a card of the deck large."""
        self._show_card(next(each for each in self.building.entries if each.card.full_name == name))
        self._panes.show_card()

    def compare(self, one: Entry, other: Entry) -> None:
        dialog = CompareDialog(self._renderer, (one, other), self)
        dialog.setModal(True)
        dialog.show()

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

    def _rename(self, name: str) -> None:
        self.building.rename(name)

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
        self.head.show_name(deck.name)
        self.shelf.retell()
        same = self.building.same_as([*DECKS.values(), *(each for each in self._own.all() if each.name != deck.name)])
        self.deck.show_deck(self.building, same)
        if self.card.entry is not None:
            self.card.show_entry(self.card.entry, self.building)
        self.head.tools["undo"].setEnabled(self.building.can_undo)
        self.head.tools["redo"].setEnabled(self.building.can_redo)
        self.head.tools["delete"].setEnabled(self._own.has(deck.name))
        self.head.play_button.setEnabled(not self.building.complaints())

    # --- keeping, passing on ------------------------------------------------------------------------

    def save(self) -> None:
        if self._keep():
            self.notice.tell("tcg.builder.saved", name=self.building.deck.name)

    def delete(self) -> None:
        """The file goes; the deck stays here until another is opened, so that it can be saved once more."""
        self._own.delete(self.building.deck.name)
        self.notice.tell("tcg.builder.deleted", name=self.building.deck.name)
        self._fill_decks()
        self.head.tools["delete"].setEnabled(False)
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
        kept = {"wish": self.shelf.wish.plain(), "deck": self.building.deck.name}
        memory.workshops = {**memory.workshops, "tcg": kept}
        self._settings.save()

    def _leave(self) -> None:
        if self._keep():
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def put_away(self) -> None:
        """However the page is left, by closing the program too."""
        self._keep()
        self._remember()

    def _play(self) -> None:
        """It plays against one that ships, until another is chosen."""
        if self._keep():
            self._remember()
            self.play.emit({"mode": "duel", "decks": [encode(self.building.deck), next(iter(DECKS))]})

    # --- the window ---------------------------------------------------------------------------------

    def _fill_decks(self) -> None:
        self.head.fill(self._own.all())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._panes.share(self.width())

    def retranslate(self) -> None:
        self._fill_decks()
        self.head.retranslate()
        self._panes.retranslate()
        self.shelf.retranslate()
        self._changed()

    def relook(self) -> None:
        self._renderer.clear()
        self.shelf.grid.relook()
        self._panes.share(self.width())
        self.retranslate()

    def settle(self) -> None:
        self.shelf.search.setFocus(Qt.FocusReason.TabFocusReason)


WORKSHOP = DeckBuilder

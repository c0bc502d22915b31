"""The deck builder over what came out of packs: no other cards, no files, and a way on to the games."""
from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal

from sparktable.app.tcg.deck_building import Building, Wish, remembered
from sparktable.app.tcg.pool_building import PoolBuilding
from sparktable.app.user_data import UserData
from sparktable.games.tcg.decks import Deck
from sparktable.games.tcg.sealed import Sealed
from sparktable.ui.tcg.workshop import DeckBuilder
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button

OF_FILES = ("save", "delete", "paste")
"""Tools that a deck of a pool has no use for."""


class PoolBuilder(DeckBuilder):
    built = Signal(object)
    """The deck as it is now, after every change."""
    done = Signal()

    def __init__(self, user_data: UserData, event: Sealed) -> None:
        self._event = event
        super().__init__(user_data)
        for name in OF_FILES:
            self.head.tools[name].hide()
        self.head.others.hide()
        self.for_me = Button("tcg.sealed.build", "ai", on_click=self._build)
        self.head.row.insertWidget(self.head.row.count() - 1, self.for_me)
        say(self.head.play_button, "setText", "tcg.sealed.ready")

    def _begun(self, name: str) -> Building:
        return PoolBuilding(self._event.deck, self._event.pool())

    def _wished(self, kept: dict[str, Any]) -> Wish:
        return remembered(kept)._replace(wave="", inside="", text="")

    def _build(self) -> None:
        assert isinstance(self.building, PoolBuilding)
        self.building.build()
        self._changed()

    def _changed(self) -> None:
        super()._changed()
        self.built.emit(self.building.deck)

    def _rename(self, name: str) -> None:
        super()._rename(name)
        self.built.emit(self.building.deck)

    def _keep(self) -> bool:
        """It is kept with the event."""
        self.built.emit(self.building.deck)
        return True

    def _remember(self) -> None:
        """What is looked for in a pool is no habit."""

    def _fill_decks(self) -> None:
        """No other deck can be opened."""

    def _play(self) -> None:
        if self._keep():
            self.done.emit()

    def open(self, wanted: Deck | None) -> None:
        """Nothing else is built here."""

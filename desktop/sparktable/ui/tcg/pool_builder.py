"""The deck builder over what came out of packs: no other cards, no files, and a way on to the games."""
from __future__ import annotations

from PySide6.QtCore import Signal

from sparktable.app.tcg.deck_building import Building
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
        self._wish = self._wish._replace(wave="", inside="", text="")
        for name in OF_FILES:
            self.tools[name].hide()
        self._open.hide()
        self.for_me = Button("tcg.sealed.build", "ai", on_click=self._build)
        self._head_line.insertWidget(self._head_line.count() - 1, self.for_me)
        say(self.play_button, "setText", "tcg.sealed.ready")
        self._build_filters()
        self._sift()

    def _begun(self, name: str) -> Building:
        return PoolBuilding(self._event.deck, self._event.pool())

    def _build(self) -> None:
        assert isinstance(self.building, PoolBuilding)
        self.building.build()
        self._changed()

    def _changed(self) -> None:
        super()._changed()
        self.built.emit(self.building.deck)

    def _keep(self) -> bool:
        """It is kept with the event."""
        self.built.emit(self.building.deck)
        return True

    def _remember(self) -> None:
        """What is looked for in a pool is no habit."""

    def _fill_decks(self) -> None:
        """No other deck can be opened."""

    def _play(self, seat: int) -> None:
        if self._keep():
            self.done.emit()

    def open(self, wanted: Deck | None) -> None:
        """Nothing else is built here."""

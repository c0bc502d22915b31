"""A sealed event: packs are opened, a deck is built, three opponents are met. One page, which shows what is due."""
from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from sparktable.app.reduced_motion import is_reduced
from sparktable.app.setups import Setup
from sparktable.app.tcg.series import next_of_sealed
from sparktable.app.translations import WORDS
from sparktable.app.user_data import UserData
from sparktable.games.tcg.decks import UNNAMED, Deck
from sparktable.games.tcg.options import SEALED
from sparktable.games.tcg.packs import PACKS
from sparktable.games.tcg.sealed import Sealed, read_sealed
from sparktable.table.tcg.set_up import HUE
from sparktable.ui import style
from sparktable.ui.backdrop import Hall
from sparktable.ui.tcg.event_end import EventEnd
from sparktable.ui.tcg.event_view import EventView
from sparktable.ui.tcg.packs_view import PacksView
from sparktable.ui.tcg.pool_builder import PoolBuilder
from sparktable.ui.widgets import role


class SealedPage(QWidget):
    left = Signal()
    changed = Signal(object)
    given_up = Signal()
    play = Signal(object)

    def __init__(self, series: Setup, user_data: UserData) -> None:
        super().__init__()
        role(self, "page")
        self._series, self._user_data = series, user_data
        self.event_now = read_sealed(series.options)
        self._stack = QStackedWidget()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._stack)
        Hall(self, HUE)
        if self.event_now.opened < PACKS:
            self._open_packs()
        elif self.event_now.faults():
            self.build()
        else:
            self.show_event()

    @property
    def view(self) -> QWidget:
        """What is shown."""
        shown = self._stack.currentWidget()
        assert shown is not None
        return shown

    def _become(self, event: Sealed) -> None:
        """It stands otherwise now, and is kept like that."""
        if event != self.event_now:
            self.event_now = event
            self._series = replace(self._series, options=event.told())
            self.changed.emit(self._series)

    def _turn_to(self, view: QWidget, margin: int = 16) -> None:
        self._column.setContentsMargins(*([style.current().px(margin) if margin else 0] * 4))
        old = self._stack.currentWidget()
        self._stack.addWidget(view)
        self._stack.setCurrentWidget(view)
        if old is not None:
            self._stack.removeWidget(old)
            old.deleteLater()
        self.settle()

    # --- what follows what ----------------------------------------------------------------------------

    def _open_packs(self) -> None:
        still = is_reduced(self._user_data.file.settings.display.motion)
        view = PacksView(self.event_now, still=still)
        view.left.connect(self.left)
        view.given_up.connect(self.given_up)
        view.opened.connect(lambda n: self._become(replace(self.event_now, opened=n)))
        view.done.connect(self.build)
        self._turn_to(view)

    def build(self) -> None:
        """Build, or build on."""
        if self.event_now.deck.name == UNNAMED:
            wave = WORDS.say(f"tcg.setup.set.{self.event_now.wave}")
            self._become(replace(self.event_now, deck=Deck(WORDS.say("tcg.sealed.deck_name", wave=wave), (), ())))
        builder = PoolBuilder(self._user_data, self.event_now)
        builder.built.connect(lambda deck: self._become(replace(self.event_now, deck=deck)))
        builder.done.connect(self.show_event)
        builder.left.connect(self.left)
        self._turn_to(builder, 0)

    def show_event(self) -> None:
        if self.event_now.over:
            self._show_end()
            return
        view = EventView(self.event_now, self._series.players)
        view.left.connect(self.left)
        view.given_up.connect(self.given_up)
        view.change.connect(self.build)
        view.play.connect(lambda: self.play.emit(next_of_sealed(self._series)))
        self._turn_to(view)

    def _show_end(self) -> None:
        event, players = self.event_now, self._series.players
        options = {"mode": SEALED, "wave": event.wave, "rulings": dict(event.rulings)}
        another = Setup(self._series.game, options, players)
        view = EventEnd(event, players)
        view.left.connect(self.left)
        view.again.connect(lambda: self.play.emit(another))
        self._turn_to(view, 0)

    def settle(self) -> None:
        settle = getattr(self.view, "settle", None)
        if settle is not None:
            settle()

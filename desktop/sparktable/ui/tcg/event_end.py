"""A sealed event that is over: how many games were won, whom the team was led by, what came of each game, and the way
to another one."""
from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from sparktable.app.players import Player
from sparktable.app.translations import WORDS
from sparktable.games.tcg.sealed import ROUNDS, Sealed
from sparktable.table.tcg.cards import faction_of
from sparktable.ui import style
from sparktable.ui.backdrop import Backdrop
from sparktable.ui.celebration import Champion, scenery
from sparktable.ui.tcg.event_view import step_of_round
from sparktable.ui.tcg.page_parts import head
from sparktable.ui.widgets import Button, emptied, label

BELOW_FIGURE = 0.82
"""How far down the figure stands: there the games begin."""
BESIDE_FIGURE = 1, 1
"""How the width is shared between words and the figure."""


class EventEnd(Backdrop):
    left = Signal()
    again = Signal()
    """Another event, with other packs."""

    def __init__(self, event: Sealed, players: tuple[Player, ...]) -> None:
        super().__init__()
        self._event, self._level = event, players[1].level
        now, lost = style.current(), self._is_lost
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(16)] * 4))
        column.setSpacing(now.px(10))
        column.addLayout(head("tcg.sealed.title", self.left.emit))
        column.addStretch(2)
        column.addWidget(label("kicker_lost" if lost else "kicker", "tcg.sealed.ended.kicker", wrap=False))
        self.title = label("hero", "tcg.sealed.ended", won=event.wins, of=ROUNDS)
        column.addWidget(self.title)
        self._team = label("lead")
        beside = QHBoxLayout()
        words, figure = BESIDE_FIGURE
        beside.addWidget(self._team, words)
        beside.addStretch(figure)
        column.addLayout(beside)
        column.addStretch(3)
        self._rounds = QHBoxLayout()
        self._rounds.setSpacing(now.px(10))
        column.addLayout(self._rounds)
        foot = QHBoxLayout()
        foot.setSpacing(now.px(12))
        foot.addStretch()
        self.home_button = Button("tcg.sealed.home", "house", on_click=self.left.emit)
        self.again_button = Button("tcg.sealed.again", "redo", "primary", self.again.emit)
        foot.addWidget(self.home_button)
        foot.addWidget(self.again_button)
        column.addSpacing(now.px(6))
        column.addLayout(foot)
        self.retranslate()

    @property
    def _is_lost(self) -> bool:
        return 2 * self._event.wins < ROUNDS

    def painted(self) -> QImage:
        """Whoever led the team: the one that cost most."""
        best = max(self._event.deck.characters(), key=lambda card: card.stars, default=None)
        if best is None:
            return super().painted()
        champion = Champion(best.name, faction_of(best).name)
        return scenery(self.size(), self.devicePixelRatioF(), [champion], [], lost=self._is_lost, foot=BELOW_FIGURE)

    def retranslate(self) -> None:
        names = " · ".join(WORDS.title("tcg", card) for card in self._event.deck.characters())
        self._team.setText(WORDS.say("tcg.sealed.ended.team", names=names))
        emptied(self._rounds)
        for number in range(len(self._event.rounds)):
            self._rounds.addWidget(step_of_round(self._event, self._level, number, self.devicePixelRatioF()), 1)

    def settle(self) -> None:
        self.again_button.setFocus(Qt.FocusReason.TabFocusReason)

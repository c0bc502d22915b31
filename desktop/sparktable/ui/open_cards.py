"""Once a game is over: what everybody held, and what still lay facedown."""
from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.game_texts import Speech
from sparktable.app.replay import ALL, RecordedGame
from sparktable.app.sentence_parts import begun
from sparktable.app.translations import WORDS
from sparktable.kernel.state import State
from sparktable.kernel.zones import everyone
from sparktable.table.art.render import CardRenderer
from sparktable.table.tableaus import has_tableau, tableau_of
from sparktable.ui import style, window_geometry
from sparktable.ui.even_grid import EvenGrid
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label, panel, role, scrolling

MOST = 5
"""So many of a pile are shown, those that would have come next: a row of them."""
WIDTH, BESIDE = 100, 2
"""How wide a card is, for a hand of five to lie in one row, and of how many players it lies beside each other."""


class Hidden(NamedTuple):
    """A place with cards that not everybody knew."""

    seat: int
    """Whose; -1 for nobody's."""
    zone: int
    slots: tuple[int, ...]
    """The ones that would have come first are the first."""
    more: int
    """How many are not shown."""


def hidden_cards(state: State) -> Iterator[Hidden]:
    """Seat by seat and then what is nobody's: hands and boards whole, of piles what lay on top."""
    game, all_seats = state.game, everyone(state)
    order = sorted(range(len(state.zones)), key=lambda zone: (game.zone_seat[zone] < 0, game.zone_seat[zone], zone))
    for zone in order:
        slots = [slot for slot in reversed(state.zones[zone]) if slot >= 0
                 and state.known[slot] & all_seats != all_seats]
        if game.zone_is_board[zone]:
            slots.reverse()
        elif all(state.known[slot] & all_seats == 0 for slot in slots) and len(slots) > MOST:
            yield Hidden(game.zone_seat[zone], zone, tuple(slots[:MOST]), len(slots) - MOST)
            continue
        if slots:
            yield Hidden(game.zone_seat[zone], zone, tuple(slots), 0)


class OpenCards(QDialog):
    """Everything that was not to be seen, in its places."""

    def __init__(self, recording: RecordedGame, speech: Speech, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self, "setWindowTitle", "end.held")
        self._speech = speech
        self._state = recording.replay.state(len(recording))
        self._view = recording.view(len(recording), ALL)
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(24)] * 4))
        column.setSpacing(now.px(12))
        column.addWidget(label("title", "end.held"))
        page = QWidget()
        role(page, "clear")
        self._groups = QVBoxLayout(page)
        self._groups.setSpacing(now.px(8))
        self._fill()
        column.addWidget(scrolling(page), 1)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(Button("action.close", "check", "primary", self.accept))
        column.addLayout(foot)
        window_geometry.size(self, 1240, 700)

    def _fill(self) -> None:
        whose = None
        beside = EvenGrid(columns := QWidget(), 12)
        role(columns, "clear")
        self._groups.addWidget(columns)
        seats: list[QWidget] = []
        for hidden in hidden_cards(self._state):
            if hidden.seat != whose:
                whose = hidden.seat
                who = self._speech.seat(whose) if whose >= 0 else WORDS.say("outline.table")
                frame, place = panel()
                place.addWidget(label("name", text=who))
                if whose >= 0:
                    seats.append(frame)
                else:
                    self._groups.addWidget(frame)
            place.addWidget(label("caption", text=WORDS.say(
                "outline.zone", zone=begun(self._speech.zone(hidden.zone)), n=len(hidden.slots) + hidden.more)))
            row = FlowLayout(gap=style.current().px(8))
            for slot in hidden.slots:
                row.addWidget(self._card(slot, hidden.zone))
            if hidden.more:
                row.addWidget(label("caption", "outline.more", wrap=False, n=hidden.more))
            place.addLayout(row)
        for one in seats:
            cast(QVBoxLayout, one.layout()).addStretch()
        beside.deal_out(seats, min(BESIDE, len(seats)) or 1)
        if whose is None:
            self._groups.addWidget(label("lead", "end.held.nothing"))
        self._groups.addStretch()

    def _card(self, slot: int, zone: int) -> QWidget:
        """A card; where it lay on the board stands under it."""
        now, name = style.current(), self._speech.card(slot, self._view.state)
        if not has_tableau(self._speech.title.name):
            return label("body", text=name, wrap=False)
        held = QWidget()
        column = QVBoxLayout(held)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(now.px(2))
        face = tableau_of(self._speech.title.name).face(self._view, slot, self._speech)
        card = label("", wrap=False)
        card.setPixmap(QPixmap.fromImage(CardRenderer.image(face, "board", now.px(WIDTH), self.devicePixelRatioF(),
                                                            now.theme, now.text)))
        card.setAccessibleName(name)
        tip(card, name)
        column.addWidget(card)
        if self._state.game.zone_is_board[zone]:
            index = self._state.zones[zone].index(slot)
            space = label("caption", text=self._speech.title.space_name(self._state.game, index), wrap=False)
            space.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(space)
        return held

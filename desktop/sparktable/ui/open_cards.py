"""Once a game is over: what everybody held, and what still lay facedown."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from sparktable.app.game_texts import Speech
from sparktable.app.replay import ALL, RecordedGame
from sparktable.app.sentence_parts import begun
from sparktable.app.translations import WORDS
from sparktable.kernel.state import State
from sparktable.kernel.zones import everyone
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.parts import CARD_RATIO
from sparktable.table.art.pieces import avatar
from sparktable.table.art.render import CardRenderer, Form
from sparktable.table.tableaus import has_tableau, tableau_of
from sparktable.ui import style, window_geometry
from sparktable.ui.card_inspector import HeldUp
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.inputs import Segments
from sparktable.ui.style import Look
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, PressTile, emptied, label, picture, refill, role, scrolling

MOST = 5
"""So many of a pile are shown, those that would have come next: a row of them."""
LARGEST, LEAST, SCROLLED, TOLD = 210, 100, 130, 150
"""How wide a card is at most, and at least where all of them are seen at once; else; and from where on it tells what
it says."""
GAP, GAP_BETWEEN = 8, 18
"""Between cards, and between piles."""
FACE, EDGE = 28, 2
"""How large the face is of whoever held a pile, and how wide the edge of a card that has the focus."""
Whose = tuple[int, ...]
"""Seats; -1 for nobody's."""


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


class _Area(QScrollArea):
    """It says when there is more or less room in it."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()


class OpenCards(QDialog):
    """Everything that was not to be seen, in its places: what all held if there is room for that, else what one of
    them did; as large as can be."""

    def __init__(self, recording: RecordedGame, speech: Speech, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self, "setWindowTitle", "end.held")
        self._speech = speech
        self._state = recording.replay.state(len(recording))
        self._view = recording.view(len(recording), ALL)
        self._held: dict[int, list[Hidden]] = {}
        for hidden in hidden_cards(self._state):
            self._held.setdefault(hidden.seat, []).append(hidden)
        self._laid: tuple[Whose, int] = ((), 0)
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(24)] * 4))
        column.setSpacing(now.px(12))
        column.addWidget(label("title", "end.held"))
        self.tabs: list[Whose] = []
        self._tab_room = QVBoxLayout()
        column.addLayout(self._tab_room)
        area = _Area()
        area.resized.connect(lambda: QTimer.singleShot(0, self, self._lay))  # nothing is rebuilt while it is laid out
        self.area = scrolling(QWidget(), area)
        column.addWidget(self.area, 1)
        if not self._held:
            refill(self.area, label("lead", "end.held.nothing"))
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(Button("action.close", "check", "primary", self.accept))
        column.addLayout(foot)
        window_geometry.size(self, 1240, 700)

    def _name(self, seat: int) -> str:
        return self._speech.seat(seat) if seat >= 0 else WORDS.say("outline.table")

    def _lay(self) -> None:
        """Lay out what one of them held."""
        if not self._held:
            return
        self._set_tabs()
        whose: Whose = self.whose.value
        wide = self._card_width(whose) or style.current().px(SCROLLED)
        if self._laid == (whose, wide):
            return
        self._laid = (whose, wide)
        page = QWidget()
        role(page, "clear")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.current().px(GAP_BETWEEN))
        for seat in whose:
            flow = FlowLayout(gap=style.current().px(GAP_BETWEEN))
            for pile in self._held[seat]:
                flow.addWidget(self._pile(pile, wide, self._name(seat) if len(whose) > 1 else ""))
            column.addLayout(flow)
        column.addStretch()
        refill(self.area, page)

    def _set_tabs(self) -> None:
        """One for all who played, if that finds room, and one for what is nobody's."""
        seats, others = [seat for seat in self._held if seat >= 0], [seat for seat in self._held if seat < 0]
        together = [tuple(seats)] if seats and self._card_width(seats) else [(seat,) for seat in seats]
        tabs: list[Whose] = [*together, *((seat,) for seat in others)]
        if tabs == self.tabs:
            return
        self.tabs = tabs
        emptied(self._tab_room)
        self.whose = Segments([(whose, " · ".join(map(self._name, whose)), "") for whose in tabs], tabs[0])
        self.whose.picked.connect(lambda _: self._lay())
        say(self.whose, "setAccessibleName", "end.held.whose")
        self._tab_room.addWidget(self.whose, 0, Qt.AlignmentFlag.AlignLeft)
        self.whose.setVisible(len(tabs) > 1)

    def _card_width(self, whose: Sequence[int]) -> int:
        room = self.area.size() - QSize(self.area.verticalScrollBar().sizeHint().width(), 0)
        return card_width([[len(pile.slots) for pile in self._held[seat]] for seat in whose], room, style.current())

    def _pile(self, hidden: Hidden, wide: int, name: str) -> QWidget:
        """Its name and number over its cards, and whose it is if that is told nowhere else."""
        made, now = QWidget(), style.current()
        role(made, "clear")
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(now.px(4))
        zone, shown = begun(self._speech.zone(hidden.zone)), len(hidden.slots)
        said = WORDS.say("end.held.top", zone=zone, n=shown + hidden.more, shown=shown) if hidden.more else \
            WORDS.say("outline.zone", zone=zone, n=shown)
        head = QHBoxLayout()
        head.setSpacing(now.px(GAP))
        head.addWidget(self._face(hidden.seat))
        head.addWidget(label("strong", text=" · ".join(filter(None, (name, said)))), 1)
        column.addLayout(head)
        row = FlowLayout(gap=now.px(GAP))
        for slot in hidden.slots:
            row.addWidget(self._card(slot, hidden.zone, wide))
        column.addLayout(row)
        return made

    def _face(self, seat: int) -> QLabel:
        """Of whoever plays there, where one sees that at the table."""
        made, now = picture(), style.current()
        made.setFixedHeight(now.px(FACE))
        if seat >= 0 and has_tableau(self._speech.title.name):
            who = tableau_of(self._speech.title.name).character(self._view, seat)
            if who is not None and who.faction in FACTIONS:
                made.setPixmap(QPixmap.fromImage(avatar(who.name, FACTIONS[who.faction], now.px(FACE),
                                                        self.devicePixelRatioF(), now.theme)))
        return made

    def _card(self, slot: int, zone: int, wide: int) -> QWidget:
        """A card, held up by a click; where it lay on the board stands under it."""
        now, name = style.current(), self._speech.card(slot, self._view.state)
        if not has_tableau(self._speech.title.name):
            return label("body", text=name, wrap=False)
        held, card = QWidget(), PressTile("quiet")
        column = QVBoxLayout(held)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(now.px(2))
        face = tableau_of(self._speech.title.name).face(self._view, slot, self._speech)
        form: Form = "hand" if wide >= now.px(TOLD) else "board"
        edge = now.px(EDGE)
        drawn = picture()
        drawn.setPixmap(QPixmap.fromImage(CardRenderer.image(face, form, wide - 2 * edge, self.devicePixelRatioF(),
                                                             now.theme, now.text)))
        framed = QVBoxLayout(card)
        framed.setContentsMargins(edge, edge, edge, edge)
        framed.addWidget(drawn)
        card.be_one()
        card.setAccessibleName(name)
        tip(card, name)
        card.clicked.connect(lambda: HeldUp(self, CardRenderer(), (face,), name))
        column.addWidget(card)
        if self._state.game.zone_is_board[zone]:
            index = self._state.zones[zone].index(slot)
            space = label("caption", text=self._speech.title.telling.space_name(self._state.game, index), wrap=False)
            space.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(space)
        return held


def card_width(groups: Sequence[Sequence[int]], room: QSize, look: Look) -> int:
    """How wide cards may be for groups of piles of so many to be seen at once: piles side by side as far as there is
    room, each group in lines of its own. 0 where they are too many for that."""
    return next((wide for wide in range(look.px(LARGEST), look.px(LEAST) - 1, -look.px(4))
                 if sum(_high(piles, wide, room.width(), look) + look.px(GAP_BETWEEN) for piles in groups)
                 - look.px(GAP_BETWEEN) <= room.height()), 0)


def _high(piles: Sequence[int], wide: int, room: int, look: Look) -> int:
    """How high they are in a room so wide."""
    between, gap, words = look.px(GAP_BETWEEN), look.px(GAP), _words(look)
    most, high = max(1, (room + gap) // (wide + gap)), round(wide * CARD_RATIO)
    x = total = line = 0
    for many in piles:
        across, down = min(many, most) * (wide + gap) - gap, words + -(-many // most) * (high + gap) - gap
        if x and x + across > room:
            x, total, line = 0, total + line + between, 0
        line = max(line, down)
        x += across + between
    return total + line


def _words(look: Look) -> int:
    """How high the line over a pile is, with the gap beneath it."""
    return max(round(look.pt(13) * 1.5), look.px(FACE)) + look.px(4)

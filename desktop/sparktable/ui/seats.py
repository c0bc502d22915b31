"""The seats on the new-game page: who plays there, and as whom."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sparktable.app.catalog import Choice, SeatForm, Title
from sparktable.app.levels import LEVELS
from sparktable.app.players import HUMAN, Player
from sparktable.app.setups import LONGEST_NAME
from sparktable.app.translations import WORDS
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.figures import home_faction
from sparktable.table.art.pieces import avatar
from sparktable.ui import setup_fields, style
from sparktable.ui.inputs import Picker
from sparktable.ui.mode_cards import Diamonds
from sparktable.ui.portraits import Portrait
from sparktable.ui.tooltips import tip_choice
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Icon, label, panel, picture, role

if TYPE_CHECKING:
    from sparktable.app.statistics import Tally

WIDTH, MOST_BESIDE, FACE = 380, 3, 44
"""How wide a seat's panel wants to be, how many of them stand beside each other at most; the size of a face."""


def seat_name(form: SeatForm, seat: int, among: Sequence[SeatForm] = ()) -> str:
    """What a seat is called: its side, where that tells it from the others."""
    if not form.side or sum(other.side == form.side for other in among) > 1:
        return WORDS.say("new_game.seat", n=seat + 1)
    return WORDS.say(form.side)


class Seats(QWidget):
    chosen = Signal(str, object, int)
    """An option, its value and the seat."""
    seated = Signal(int, str)
    """A seat, and the level of who sits there now."""
    named = Signal(int, str)

    def __init__(self, title: Title, forms: Sequence[SeatForm], players: Sequence[Player],
                 options: Mapping[str, Any], won: Mapping[str, Tally]) -> None:
        super().__init__()
        role(self, "clear")
        self._title, self._options, self._won = title, options, won
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._grid = QGridLayout()
        self._grid.setSpacing(style.current().px(14))
        row.addLayout(self._grid, 1)
        row.addStretch()  # what the seats leave over, on their right
        self.panels = [self._seat(seat, form, player)
                       for seat, (form, player) in enumerate(zip(forms, players, strict=True))]
        self._columns = 0

    def arrange(self, width: int) -> None:
        """As many seats beside each other as there is room for."""
        now = style.current()
        room = width // round(now.px(WIDTH) * max(1.0, now.text))
        columns = max(1, min(room, len(self.panels), MOST_BESIDE))
        if columns == self._columns:
            return
        for column in range(self._columns):
            self._grid.setColumnStretch(column, 0)
        self._columns = columns
        for seat, frame in enumerate(self.panels):
            self._grid.addWidget(frame, seat // columns, seat % columns, Qt.AlignmentFlag.AlignTop)
            self._grid.setColumnStretch(seat % columns, 1)

    def _seat(self, seat: int, form: SeatForm, player: Player) -> QFrame:
        now = style.current()
        frame, column = panel("seat")
        frame.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        frame.setMaximumWidth(now.px(2 * WIDTH))
        if form.faction in FACTIONS:
            frame.setStyleSheet(f"QFrame[role=seat] {{ border-color: {now.theme.factions[form.faction]}; }}")
        row = QHBoxLayout()
        row.setSpacing(now.px(14))
        column.addLayout(row)
        if (shown := self._shown_choice(form)) is not None:
            row.addWidget(Portrait(self._title, shown, self._options))
        right = QVBoxLayout()
        row.addLayout(right, 1)
        head = QHBoxLayout()
        if form.icon:
            colour = now.theme.factions.get(form.faction, now.theme.tokens.hi)
            head.addWidget(Icon(form.icon, 24, colour))
        head.addWidget(label("name", text=seat_name(form, seat)), 1)
        right.addLayout(head)
        who = QHBoxLayout()
        who.setSpacing(now.px(10))
        if player.level in LEVELS:
            who.addWidget(self._face(player.level, form))
        who.addWidget(self._who(seat, player), 1)
        right.addLayout(who)
        if player.is_human:
            box = QLineEdit(player.name)
            box.setMaxLength(LONGEST_NAME)
            say(box, "setPlaceholderText", "new_game.name")
            say(box, "setAccessibleName", "new_game.name")
            box.setProperty("place", f"{seat}:name")
            box.textEdited.connect(lambda text: self.named.emit(seat, text))
            right.addWidget(box)
        else:
            if player.level in LEVELS:
                right.addWidget(Diamonds(LEVELS.index(player.level) + 1, len(LEVELS)))
            right.addWidget(label("caption", f"level.{player.level}.note"))
            if (won := self._won.get(player.level)) is not None:
                right.addWidget(label("strong", "new_game.against", won=won.won, n=won.played))
        for field in form.fields:
            right.addWidget(label("label", text=WORDS.say(field.label).upper()))
            right.addWidget(setup_fields.chooser(field, self.chosen.emit, seat))
        right.addStretch()
        return frame

    def _face(self, level: str, form: SeatForm) -> QLabel:
        """Of an opponent: each level has a look of its own, in its side's colours."""
        now = style.current()
        side = FACTIONS.get(form.faction) or home_faction(level)
        made = picture()
        made.setPixmap(QPixmap.fromImage(avatar(level, side, now.px(FACE), self.devicePixelRatioF(), now.theme)))
        made.setFixedSize(now.px(FACE), now.px(FACE))
        return made

    def _shown_choice(self, form: SeatForm) -> Choice | None:
        for field in form.fields:
            for choice in field.choices:
                if choice.value == field.value and choice.cards:
                    return choice
        return None

    def _who(self, seat: int, player: Player) -> QComboBox:
        box = Picker()
        box.addItem(WORDS.level(HUMAN), HUMAN)
        for level in LEVELS:
            box.addItem(WORDS.say("new_game.computer", level=WORDS.say(f"level.{level}")), level)
            tip_choice(box, box.count() - 1, WORDS.say(f"level.{level}.note"))
        box.setCurrentIndex(max(0, box.findData(player.level)))
        box.setAccessibleName(WORDS.say("new_game.who"))
        box.setAccessibleDescription(box.currentData(Qt.ItemDataRole.AccessibleDescriptionRole) or "")
        box.setProperty("place", f"{seat}:who")
        box.activated.connect(lambda index: self.seated.emit(seat, box.itemData(index)))
        return box

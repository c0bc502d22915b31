"""A seat on the new-game page: who plays there, and as whom."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout

from sparktable.app.catalog import SeatForm, worded
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
from sparktable.ui.seat_table import Sitter
from sparktable.ui.tooltips import tip_choice
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Icon, label, picture, role

if TYPE_CHECKING:
    from sparktable.app.statistics import Tally

FACE = 44


def seat_name(form: SeatForm, seat: int, among: Sequence[SeatForm] = ()) -> str:
    """What a seat is called: its side, where that tells it from the others."""
    if not form.side or sum(other.side == form.side for other in among) > 1:
        return WORDS.say("new_game.seat", n=seat + 1)
    return WORDS.say(form.side)


def sitter(form: SeatForm, player: Player) -> Sitter:
    """Whom one sees at a seat: the character where one is chosen, or else the opponent's own face."""
    choices = [setup_fields.chosen_of(field) for field in form.fields]
    known = next((choice.name for choice in choices if choice.cards), "")
    who = player.name or (WORDS.level(HUMAN) if player.is_human else computer(player.level))
    name = " + ".join(map(setup_fields.choice_text, choices))
    face = known or (player.level if player.level in LEVELS else "")
    return Sitter(name or who, who if name else "", face, "player", form.faction)


def computer(level: str) -> str:
    return WORDS.say("new_game.computer", level=WORDS.say(f"level.{level}"))


class SeatPanel(QFrame):
    """Everything that is chosen for the seat that is lit; `but` is the option that is chosen by portraits."""

    chosen = Signal(str, object, int)
    """An option, its value and the seat."""
    seated = Signal(int, str)
    """A seat, and the level of who sits there now."""
    named = Signal(int, str)

    def __init__(self, seat: int, form: SeatForm, player: Player, won: Mapping[str, Tally], but: str = "") -> None:
        super().__init__()
        now = style.current()
        role(self, "seat")
        if form.faction in FACTIONS:
            self.setStyleSheet(f"QFrame[role=seat] {{ border-color: {now.theme.factions[form.faction]}; }}")
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(14)] * 4))
        column.setSpacing(now.px(8))
        head = QHBoxLayout()
        if form.icon:
            head.addWidget(Icon(form.icon, 24, now.theme.factions.get(form.faction, now.theme.tokens.hi)))
        head.addWidget(label("name", text=seat_name(form, seat)), 1)
        column.addLayout(head)
        who = QHBoxLayout()
        who.setSpacing(now.px(10))
        if player.level in LEVELS:
            who.addWidget(self.face(player.level, form))
        who.addWidget(self._who(seat, player), 1)
        column.addLayout(who)
        if player.is_human:
            box = QLineEdit(player.name)
            box.setMaxLength(LONGEST_NAME)
            say(box, "setPlaceholderText", "new_game.name")
            say(box, "setAccessibleName", "new_game.name")
            box.setProperty("place", f"{seat}:name")
            box.textEdited.connect(lambda text: self.named.emit(seat, text))
            column.addWidget(box)
        else:
            if player.level in LEVELS:
                column.addWidget(Diamonds(LEVELS.index(player.level) + 1, len(LEVELS)))
            column.addWidget(label("caption", f"level.{player.level}.note"))
            if (tally := won.get(player.level)) is not None:
                column.addWidget(label("strong", "new_game.against", won=tally.won, n=tally.played))
        for field in form.fields:
            if field.option != but:
                column.addWidget(label("label", text=worded(field.label, field.name).upper()))
                column.addWidget(setup_fields.chooser(field, self.chosen.emit, seat))

    def face(self, level: str, form: SeatForm) -> QLabel:
        """Of an opponent: each level has a look of its own, in its side's colours."""
        now = style.current()
        side = FACTIONS.get(form.faction) or home_faction(level)
        made = picture()
        made.setPixmap(QPixmap.fromImage(avatar(level, side, now.px(FACE), self.devicePixelRatioF(), now.theme)))
        made.setFixedSize(now.px(FACE), now.px(FACE))
        return made

    def _who(self, seat: int, player: Player) -> QComboBox:
        box = Picker()
        box.addItem(WORDS.level(HUMAN), HUMAN)
        for level in LEVELS:
            box.addItem(computer(level), level)
            tip_choice(box, box.count() - 1, WORDS.say(f"level.{level}.note"))
        box.setCurrentIndex(max(0, box.findData(player.level)))
        box.setAccessibleName(WORDS.say("new_game.who"))
        box.setAccessibleDescription(box.currentData(Qt.ItemDataRole.AccessibleDescriptionRole) or "")
        box.setProperty("place", f"{seat}:who")
        box.activated.connect(lambda index: self.seated.emit(seat, box.itemData(index)))
        return box

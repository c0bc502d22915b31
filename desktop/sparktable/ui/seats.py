"""A seat on the new-game page: who plays there, and as whom."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout

from sparktable.app.catalog import SeatForm, worded
from sparktable.app.levels import LEVELS, USUAL
from sparktable.app.players import HUMAN, Player
from sparktable.app.setups import LONGEST_NAME
from sparktable.app.translations import WORDS
from sparktable.table.art.factions import FACTIONS
from sparktable.ui import setup_fields, style
from sparktable.ui.inputs import Segments
from sparktable.ui.level_cards import LevelCards
from sparktable.ui.portraits import Cast
from sparktable.ui.seat_place import PLUS, Sitter
from sparktable.ui.setup_focus import mark
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Icon, label, role

if TYPE_CHECKING:
    from sparktable.app.statistics import Tally


def seat_name(form: SeatForm, seat: int, among: Sequence[SeatForm] = ()) -> str:
    """What a seat is called: its side, where that tells it from the others."""
    if not form.side or sum(other.side == form.side for other in among) > 1:
        return WORDS.say("new_game.seat", n=seat + 1)
    return WORDS.say(form.side)


def sitter(form: SeatForm, player: Player, cast: Cast, options: Mapping[str, Any]) -> Sitter:
    """Whom one sees at a seat: the character where one is chosen, the first of a team, or else the opponent's own
    face."""
    choices = [setup_fields.chosen_of(field) for field in form.fields]
    known = next((choice for choice in choices if choice.cards), None)
    who = player.name or (WORDS.level(HUMAN) if player.is_human else computer(player.level))
    name = PLUS.join(map(setup_fields.choice_text, choices))
    side = FACTIONS.get(form.faction)
    if known is not None:
        first = cast.portraits(known, options)[0]
        face, side = first.name, side or first.arts[0].side
    else:
        face = player.level if player.level in LEVELS else ""
    return Sitter(name or who, who if name else "", face, side, form.icon or "player")


def computer(level: str) -> str:
    return WORDS.say("new_game.computer", level=WORDS.say(f"level.{level}"))


class SeatPanel(QFrame):
    """Everything that is chosen for the seat that is lit; `but` is the option that is chosen by portraits."""

    chosen = Signal(str, object, int)
    """An option, its value and the seat."""
    seated = Signal(int, str)
    """A seat, and the level of who sits there now."""
    named = Signal(int, str)

    def __init__(self, seat: int, form: SeatForm, player: Player, won: Mapping[str, Tally], but: str = "",
                 *, brief: bool = False, told: bool = True) -> None:
        """`brief`: there is no room for lines of a few words. `told`: beneath a level stands how it plays."""
        super().__init__()
        now = style.current()
        role(self, "seat")
        if form.faction in FACTIONS:
            self.setStyleSheet(f"QFrame[role=seat] {{ border-color: {now.theme.factions[form.faction]}; }}")
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(10)] * 4))
        column.setSpacing(now.px(8))
        beside = brief or not now.has_wide_words
        head = QHBoxLayout()
        head.setSpacing(now.px(4 if beside else 8))  # so that who plays there has one row
        if form.icon:
            hue = now.theme.factions.get(form.faction, now.theme.tokens.hi)
            head.addWidget(Icon(form.icon, 18 if beside else 24, hue))
        head.addWidget(label("strong" if beside else "name", text=seat_name(form, seat)), 1)
        if beside:
            head.addWidget(self._who(seat, player))
        column.addLayout(head)
        if not beside:
            column.addWidget(self._who(seat, player))
        if player.is_human:
            box = QLineEdit(player.name)
            box.setMaxLength(LONGEST_NAME)
            say(box, "setPlaceholderText", "new_game.name")
            say(box, "setAccessibleName", "new_game.name")
            box.setProperty("place", f"{seat}:name")
            box.textEdited.connect(lambda text: self.named.emit(seat, text))
            column.addWidget(box)
        else:
            levels = LevelCards(player.level, form.faction)
            levels.picked.connect(lambda level: self.seated.emit(seat, level))
            mark(levels, f"{seat}:level")
            column.addWidget(levels)
            if told:
                column.addWidget(label("caption", f"level.{player.level}.note"))
            if told and (tally := won.get(player.level)) is not None:
                column.addWidget(label("strong", "new_game.against", won=tally.won, n=tally.played))
        for field in form.fields:
            if field.option != but and len(field.choices) > 1:  # what nobody can choose is told at the place
                column.addWidget(label("label", text=worded(field.label, field.name).upper()))
                column.addWidget(setup_fields.chooser(field, self.chosen.emit, seat))

    def _who(self, seat: int, player: Player) -> Segments:
        """A person or the computer, which is of the usual level until another one is chosen."""
        made = Segments([(HUMAN, WORDS.level(HUMAN), ""), (USUAL, WORDS.say("level.other"), "")],
                        HUMAN if player.is_human else USUAL)
        made.setAccessibleName(WORDS.say("new_game.who"))
        mark(made, f"{seat}:who")
        made.picked.connect(lambda level: self.seated.emit(seat, level))
        return made

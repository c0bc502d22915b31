"""What a new game will be, at a glance: how it is played, who sits there as whom, by which table rules."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.catalog import PRESETS, Choice, Field, Form, SeatForm, preset_words, worded
from sparktable.app.levels import LEVELS
from sparktable.app.players import Player
from sparktable.app.translations import WORDS
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.figures import home_faction
from sparktable.table.art.pieces import avatar
from sparktable.ui import style
from sparktable.ui.mode_cards import are_cards
from sparktable.ui.setup_fields import choice_text
from sparktable.ui.widgets import Icon, label, picture, role, rule

FACE = 38


class GameSummary(QWidget):
    def __init__(self) -> None:
        super().__init__()
        role(self, "clear")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._shown: QWidget | None = None

    def show_game(self, form: Form, players: Sequence[Player]) -> None:
        if self._shown is not None:
            self._column.removeWidget(self._shown)
            self._shown.hide()
            self._shown.deleteLater()
        self._shown = QWidget()
        role(self._shown, "clear")
        column = QVBoxLayout(self._shown)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.current().px(8))
        for field in form.fields:
            if are_cards(field):
                _tell(column, choice_text(_chosen(field)), WORDS.say(_chosen(field).note))
        for seat, player in zip(form.seats, players, strict=True):
            column.addWidget(rule())
            column.addLayout(self._player(seat, player))
        for field in form.fields:
            if field.page == PRESETS:
                column.addWidget(rule())
                _tell(column, f"{worded(field.label, field.name)}: {choice_text(_chosen(field))}",
                      preset_words(field, form))
        if form.facts:
            column.addWidget(rule())
        self._column.addWidget(self._shown)

    def _player(self, form: SeatForm, player: Player) -> QHBoxLayout:
        """Whom somebody plays, and of an opponent what to expect."""
        now, row, texts = style.current(), QHBoxLayout(), QVBoxLayout()
        row.setSpacing(now.px(10))
        texts.setSpacing(0)
        played = next((_chosen(field) for field in form.fields if _chosen(field).cards), None)
        face = played.name if played is not None else player.level if player.level in LEVELS else ""
        if face:
            side = FACTIONS.get(form.faction) or home_faction(face)
            drawn = picture()
            drawn.setPixmap(QPixmap.fromImage(avatar(face, side, now.px(FACE), self.devicePixelRatioF(), now.theme)))
            drawn.setFixedSize(now.px(FACE), now.px(FACE))
        else:
            drawn = Icon("player", FACE, now.theme.factions.get(form.faction, now.theme.tokens.mid))
        row.addWidget(drawn, 0, Qt.AlignmentFlag.AlignTop)
        texts.addWidget(label("strong", text=player.name or WORDS.level(player.level)))
        as_whom = [f"{worded(field.label, field.name)}: {choice_text(_chosen(field))}" for field in form.fields]
        note = f"level.{player.level}.note"
        for line in (*as_whom, WORDS.say(note) if WORDS.has(note) else ""):
            if line:
                texts.addWidget(label("caption", text=line))
        row.addLayout(texts, 1)
        return row


def _tell(column: QVBoxLayout, name: str, note: str) -> None:
    column.addWidget(label("strong", text=name))
    if note:
        column.addWidget(label("caption", text=note))


def _chosen(field: Field) -> Choice:
    return next((choice for choice in field.choices if choice.value == field.value), field.choices[0])

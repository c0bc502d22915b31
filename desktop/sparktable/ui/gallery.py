"""Whom a seat can play, with pictures under a heading. Of decks, and where words are large, more than names is told
there: of the one that is looked at, or of the chosen one."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.catalog import Field, worded
from sparktable.app.statistics import Tally
from sparktable.app.translations import WORDS
from sparktable.ui import style
from sparktable.ui.character_cards import CharacterCards, Strip
from sparktable.ui.inputs import Segments
from sparktable.ui.portraits import Cast
from sparktable.ui.setup_focus import mark
from sparktable.ui.widgets import Button, label, role
from sparktable.ui.workshops import workshops


class Gallery(QWidget):
    picked = Signal(object)
    turned = Signal(object)
    """To a seat of the other side."""
    held_up = Signal(object)
    """The choice whose cards shall be read."""
    workshop = Signal()
    """What is chosen here shall be made first."""

    def __init__(self, game: str, cast: Cast, field: Field, options: Mapping[str, Any], won: Mapping[str, Tally],
                 seat: str, *, brief: bool, in_one_row: bool) -> None:
        super().__init__()
        role(self, "clear")
        now, column = style.current(), QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(now.px(6))
        name = worded(field.label, field.name)
        brief = brief or any(len(choice.cards) > 1 for choice in field.choices)
        self.cards = CharacterCards(cast, field, options, won, brief=brief)
        self.cards.picked.connect(self.picked)
        self.cards.held_up.connect(self.held_up)
        self.cards.setAccessibleName(name)
        self._head = head = QHBoxLayout()
        head.setSpacing(now.px(14))
        head.addWidget(label("label", text=f"{name} · {seat}".upper(), wrap=False))
        told = label("body", text=self.cards.told if brief else "")
        if brief:
            self.cards.looked_at.connect(told.setText)
        head.addWidget(told, 1)
        if game in workshops() and len(field.choices) > 1:
            head.addWidget(Button(f"workshop.{game}", "deck", on_click=self.workshop.emit))
        column.addLayout(head)
        if in_one_row:
            self.cards.in_one_row()
            column.addWidget(Strip(self.cards))
        else:
            column.addWidget(self.cards)

    def offer_sides(self, sides: Mapping[int, str], seat: int) -> None:
        """There is another side to choose from: each by a seat of it, with its name."""
        tabs = Segments([(each, name, "") for each, name in sides.items()], seat, low=True)
        tabs.setAccessibleName(WORDS.say("new_game.sides"))
        tabs.picked.connect(self.turned)
        mark(tabs, "sides")
        self._head.insertWidget(1, tabs)

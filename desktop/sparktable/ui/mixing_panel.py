"""Mixing sets on the new-game page: which card leaves for its like from another box, and what else joins."""
from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.catalog import Choice, Form, Swap
from sparktable.app.translations import WORDS
from sparktable.kernel.names import shown
from sparktable.ui.inputs import Picker, Switch
from sparktable.ui.widgets import label, panel


def described(choice: Choice) -> str:
    """A card's name with its type and cost."""
    return f"{shown(choice.name)} · {WORDS.say(choice.label)} · {WORDS.say('cards.cost', n=choice.amount)}"


class MixingPanel(QWidget):
    swapped = Signal(str, str)
    """The card that leaves and the one that comes; an empty name when it stays."""
    joined = Signal(str, bool)

    def __init__(self, form: Form) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        if form.joining:
            column.addWidget(label("label", "new_game.joining"))
            frame, inside = panel()
            for choice, joins in form.joining:
                inside.addLayout(self._joining(choice, joins))
            column.addWidget(frame)
        column.addWidget(label("label", "new_game.swaps"))
        column.addWidget(label("caption", "new_game.swaps.note"))
        frame, inside = panel()
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        for row, swap in enumerate(form.swaps):
            grid.addWidget(label("strong" if swap.value else "body", text=described(swap.leaving)), row, 0)
            grid.addWidget(self._picker(swap), row, 1)
        inside.addLayout(grid)
        column.addWidget(frame)

    def _picker(self, swap: Swap) -> Picker:
        box = Picker()
        box.addItem(WORDS.say("new_game.stays"), "")
        for partner in swap.partners:
            box.addItem(shown(partner.name), partner.value)
        box.setCurrentIndex(max(0, box.findData(swap.value)))
        box.setAccessibleName(described(swap.leaving))
        box.setProperty("place", f"swap:{swap.leaving.value}")
        box.activated.connect(lambda at: self.swapped.emit(str(swap.leaving.value), box.itemData(at)))
        return box

    def _joining(self, choice: Choice, joins: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(label("strong", text=shown(choice.name)), 1)
        switch = Switch(joins)
        switch.setAccessibleName(shown(choice.name))
        switch.setProperty("place", f"join:{choice.value}")
        switch.toggled.connect(lambda on: self.joined.emit(str(choice.value), on))
        row.addWidget(switch)
        return row

"""Who plays on from a position of a replay."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.levels import LEVELS, USUAL
from sparktable.app.players import HUMAN, Player
from sparktable.app.translations import WORDS
from sparktable.ui import style
from sparktable.ui.inputs import Picker
from sparktable.ui.tooltips import tip_choice
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label


def who_picker(level: str) -> QComboBox:
    """Chooses who plays a seat: a person, or an opponent's level. One that is not offered becomes the usual one."""
    box = Picker()
    box.addItem(WORDS.level(HUMAN), HUMAN)
    for name in LEVELS:
        box.addItem(WORDS.say("new_game.computer", level=WORDS.say(f"level.{name}")), name)
        tip_choice(box, box.count() - 1, WORDS.say(f"level.{name}.note"))
    found = box.findData(level)
    box.setCurrentIndex(found if found >= 0 else box.findData(USUAL))
    box.setAccessibleName(WORDS.say("new_game.who"))
    return box


class PlayOnDialog(QDialog):
    chosen = Signal(tuple)
    """The players, by seat."""

    def __init__(self, players: tuple[Player, ...], names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self, "setWindowTitle", "replay.play_on")
        self._players = players
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(24)] * 4))
        column.setSpacing(now.px(12))
        column.addWidget(label("title", "replay.play_on"))
        column.addWidget(label("body", "replay.play_on.note"))
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        self.boxes = [who_picker(player.level) for player in players]
        for row, (name, box) in enumerate(zip(names, self.boxes, strict=True)):
            grid.addWidget(label("strong", text=name, wrap=False), row, 0)
            grid.addWidget(box, row, 1)
        column.addLayout(grid)
        column.addStretch()
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(Button("action.cancel", "close", on_click=self.reject))
        self.go = Button("replay.play_on.go", "skip", "primary", self._go)
        foot.addWidget(self.go)
        column.addLayout(foot)
        self.setMinimumWidth(now.px(460))
        self.go.setFocus()

    def _go(self) -> None:
        players = tuple(player._replace(level=box.currentData())
                        for player, box in zip(self._players, self.boxes, strict=True))
        self.chosen.emit(players)
        self.accept()

"""The upper edge of the deck builder: the way back, the name, other decks to open, and what can be done with it."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from sparktable.app.tcg.own_decks import LONGEST
from sparktable.app.translations import WORDS
from sparktable.games.tcg.decks import Deck
from sparktable.games.tcg.shipped_decks import DECKS
from sparktable.ui import style
from sparktable.ui.inputs import Picker
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, back_button, role

ICONS = {"undo": "undo", "redo": "redo", "save": "save", "delete": "delete", "copy": "log", "code": "code",
         "paste": "draw"}
"""What can be done with a deck."""
WORDLESS = "undo", "redo"
"""Everybody knows their icons."""
WORDY, BARE = 1500, 38
"""From this width on the others have words beside their icons; and how wide one without them is."""


class BuilderHead(QWidget):
    left = Signal()
    renamed = Signal(str)
    opened = Signal(object)
    """A deck, or None for a new one."""
    play = Signal()

    def __init__(self, do: Mapping[str, Callable[[], object]]) -> None:
        """`do` is called by the tools of these names."""
        super().__init__()
        role(self, "clear")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)  # all below it wants more room
        now = style.current()
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(now.px(6))
        self.row.addWidget(back_button(self.left.emit))
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST)
        self.name.setMinimumWidth(now.px(150))
        say(self.name, "setPlaceholderText", "tcg.builder.name")
        say(self.name, "setAccessibleName", "tcg.builder.name")
        self.name.textEdited.connect(lambda text: self.renamed.emit(text.strip()))
        self.row.addWidget(self.name, 2)
        self.others = Picker()
        self.others.activated.connect(lambda at: self.opened.emit(self.others.itemData(at)))
        say(self.others, "setAccessibleName", "tcg.builder.open")
        self.row.addWidget(self.others, 1)
        self.tools = {key: Button("", icon, "", do[key]) for key, icon in ICONS.items()}
        for key, button in self.tools.items():
            say(button, tip, f"tcg.builder.{key}")
            say(button, "setAccessibleName", f"tcg.builder.{key}")
            button.setMinimumWidth(now.px(BARE))
            if now.has_wide_words:  # the name needs the width
                role(button, "tool")
                button.setMinimumWidth(now.pt(26))
                button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)
            self.row.addWidget(button)
        self.play_button = Button("tcg.builder.play", "skip", "primary", self.play.emit)
        self.row.addWidget(self.play_button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.retranslate()

    def retranslate(self) -> None:
        """Say what the tools do, where there is room for it."""
        now = style.current()
        wordy = self.width() >= now.px(WORDY) * max(1.0, now.text)
        for key in self.tools.keys() - {*WORDLESS}:
            self.tools[key].setText(WORDS.say(f"tcg.builder.{key}.brief") if wordy else "")

    def show_name(self, name: str) -> None:
        if self.name.text().strip() != name:
            self.name.setText(name)
            self.name.setCursorPosition(0)  # a long one is read from its beginning

    def fill(self, own: Iterable[Deck]) -> None:
        """The decks that can be opened."""
        self.others.clear()
        self.others.addItem(WORDS.say("tcg.builder.open"), None)
        self.others.addItem(WORDS.say("tcg.builder.new"), None)
        for deck in own:
            self.others.addItem(deck.name, deck)
        for deck in DECKS.values():
            self.others.addItem(WORDS.say("tcg.builder.shipped", name=deck.name), deck)

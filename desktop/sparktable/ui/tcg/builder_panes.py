"""Deck and card of the deck builder: beside each other where there is room, else one behind the other."""
from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from sparktable.app.translations import WORDS
from sparktable.ui import style
from sparktable.ui.inputs import Segments
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import emptied, role

ROOMY = 1500
"""From this width of the page on both are seen."""
BESIDE, PANE = 350, 380
"""How wide they are, at the design's size."""
SHARE = 0.36
"""More of a narrow page is not taken."""
UNLIMITED = 16_777_215
"""Qt's own greatest width."""


class BuilderPanes(QWidget):
    def __init__(self, deck: QWidget, card: QWidget) -> None:
        super().__init__()
        role(self, "clear")
        self._deck, self._card, self._roomy = deck, card, False
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.current().px(14))
        self._beside = QVBoxLayout()
        row.addLayout(self._beside)
        self._pane = QWidget()
        column = QVBoxLayout(self._pane)
        column.setContentsMargins(0, 0, 0, 0)
        self._tabs = QVBoxLayout()
        column.addLayout(self._tabs)
        self._stack = QStackedWidget()
        self._stack.addWidget(deck)
        self._stack.addWidget(card)
        column.addWidget(self._stack, 1)
        row.addWidget(self._pane)

    def show_card(self) -> None:
        """Bring it to the front."""
        if not self._roomy:
            self._stack.setCurrentWidget(self._card)
            self.retranslate()

    def share(self, width: int) -> None:
        """The page is so wide."""
        now = style.current()
        roomy = width >= now.px(ROOMY) and not now.has_large_words
        self._pane.setFixedWidth(now.px(PANE) if roomy else min(now.px(PANE), round(width * SHARE)))
        if roomy:
            self._card.setFixedWidth(now.px(BESIDE))
        if roomy == self._roomy:
            return
        self._roomy = roomy
        if roomy:
            self._stack.removeWidget(self._card)
            self._beside.addWidget(self._card)
            self._card.show()
        else:
            self._beside.removeWidget(self._card)
            self._card.setMinimumWidth(0)
            self._card.setMaximumWidth(UNLIMITED)
            self._stack.addWidget(self._card)
        self.retranslate()

    def retranslate(self) -> None:
        emptied(self._tabs)
        if self._roomy:
            return
        tabs = Segments([(pane, WORDS.say(f"tcg.builder.tab.{pane}"), "") for pane in ("deck", "card")],
                        "deck" if self._stack.currentWidget() is self._deck else "card")
        tabs.picked.connect(lambda pane: self._stack.setCurrentWidget(self._deck if pane == "deck" else self._card))
        say(tabs, "setAccessibleName", "tcg.builder.tabs")
        self._tabs.addWidget(tabs)

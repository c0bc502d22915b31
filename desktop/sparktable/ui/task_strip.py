"""Under the table: what there is to do, in a line that is also spoken when it is new, and a few ways on."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from sparktable.app.keywords import Lexicon
from sparktable.app.rules_page import Keyword
from sparktable.table import screen_reader
from sparktable.ui import style
from sparktable.ui.told_words import ToldSentence
from sparktable.ui.widgets import Button, Icon, label, restyle, role

LINES, OF_WIDE_WORDS = 2, 3
"""So many always have room: the table is not laid out anew for a longer sentence."""
ROOMY = 1500
"""In a strip of that width letters are larger."""


class TaskStrip(QFrame):
    """A place, a sentence, buttons."""

    def __init__(self, lexicon: Lexicon, sign: QLabel | None = None) -> None:
        """`sign`: what stands before it all."""
        super().__init__()
        role(self, "notice")
        self._told = ""
        now = style.current()
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(now.px(12), now.px(6), now.px(12), now.px(6))
        row.setSpacing(now.px(12))
        self.sign = sign or Icon("hint", 26, "acc")
        row.addWidget(self.sign)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        self.place = label("caption", wrap=False)
        self._roomy = False
        self.text = ToldSentence(self._letters(), lexicon, keys=False)  # by keys F1 leads there
        self.head = QHBoxLayout()
        self.head.setSpacing(now.px(12))
        self.head.addWidget(self.place)
        texts.addLayout(self.head)
        self.relook()
        texts.addWidget(self.text)
        row.addLayout(texts, 1)

    def add(self, *buttons: Button, ways: Sequence[Button] = ()) -> None:
        """The ways on, behind what is said; `ways` lie below each other, since the sentence needs the width."""
        for button in buttons:
            self._row.addWidget(button)
        column = QVBoxLayout()
        column.setSpacing(style.current().px(4))
        for button in ways:
            column.addWidget(button)
        self._row.addLayout(column)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        roomy = self.width() >= style.current().px(ROOMY)
        if roomy != self._roomy:
            self._roomy = roomy
            self.relook()

    def _letters(self) -> str:
        """Where all words are large these are as large as any: the table keeps its height."""
        return "strong" if style.current().has_wide_words else "told" if self._roomy else "spoken"

    def relook(self) -> None:
        restyle(role(self.text, self._letters()))
        lines = OF_WIDE_WORDS if style.current().has_wide_words else LINES
        self.text.setMinimumHeight(self.text.fontMetrics().size(0, "\n".join("x" * lines)).height())

    def tell(self, place: str, text: str, stressed: str = "") -> bool:
        """Show where one is and what is said, some of it `stressed`; whether that is new, and so was spoken."""
        self.place.setText(place)
        self.text.setText(text, stressed)
        self.setAccessibleName(place)
        self.setAccessibleDescription(text)
        new = text != self._told
        if new:
            self._told = text
            screen_reader.announce(self, text)
        return new

    def told(self) -> Sequence[Keyword]:
        """The words of the rules in what is said."""
        return self.text.keywords

    def interject(self, text: str) -> None:
        """Say something else until the next time."""
        self.text.setText(text)
        screen_reader.announce(self, text)

    def forget(self) -> None:
        """What is told next counts as new."""
        self._told = ""

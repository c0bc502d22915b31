"""A list or a code that somebody has sent: what is understood becomes a deck, what is not is asked about."""
from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from sparktable.app.catalog import refused
from sparktable.app.tcg.deck_building import Building
from sparktable.app.translations import WORDS
from sparktable.games.tcg.deck_codes import decode, is_code
from sparktable.games.tcg.deck_lists import Miss, read_roughly
from sparktable.games.tcg.decks import Deck
from sparktable.kernel.game import BadSetup
from sparktable.ui import style, window_geometry
from sparktable.ui.inputs import Picker
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, emptied, label, role, scrolling

MOST_ASKED = 40


class PasteDialog(QDialog):
    taken = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self, "setWindowTitle", "tcg.builder.paste")
        now = style.current()
        self._deck: Deck | None = None
        self._asked: list[tuple[Miss, Picker]] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(24)] * 4))
        column.addWidget(label("title", "tcg.builder.paste"))
        column.addWidget(label("caption", "tcg.builder.paste.note"))
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        say(self.text, "setAccessibleName", "tcg.builder.paste")
        self.text.setPlainText(QGuiApplication.clipboard().text())
        self.text.textChanged.connect(self._read)
        column.addWidget(self.text, 2)
        self.told = label("strong")
        column.addWidget(self.told)
        inside = QWidget()
        role(inside, "clear")
        self._rows = QVBoxLayout(inside)
        self._area = scrolling(inside)
        column.addWidget(self._area, 1)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(Button("action.cancel", "close", on_click=self.reject))
        self.take = Button("tcg.builder.take", "check", "primary", self._take)
        foot.addWidget(self.take)
        column.addLayout(foot)
        window_geometry.size(self, 720, 620)
        self._read()

    def retranslate(self) -> None:
        self._read()

    def _read(self) -> None:
        text, trouble = self.text.toPlainText(), ""
        self._deck = None
        misses: tuple[Miss, ...] = ()
        try:
            if text.strip():
                self._deck, misses = (decode(text), ()) if is_code(text) else read_roughly(text)
        except BadSetup as bad:
            trouble = refused("tcg", bad)
        emptied(self._rows)
        self._asked = []
        for miss in misses[:MOST_ASKED]:
            self._rows.addWidget(label("caption", "tcg.builder.missed", line=miss.line, said=miss.said[:80]))
            picker = Picker()
            for name in miss.meant:
                picker.addItem(f"{miss.copies}  {name}", name)
            picker.addItem(WORDS.say("tcg.builder.leave_out"), "")
            say(picker, "setAccessibleName", "tcg.builder.missed", line=miss.line, said=miss.said[:80])
            picker.currentIndexChanged.connect(self._count)
            self._rows.addWidget(picker)
            self._asked.append((miss, picker))
        self._rows.addStretch()
        self._area.setVisible(bool(self._asked))
        self._count()
        if trouble:
            self.told.setText(trouble)

    def _count(self) -> None:
        """How many cards there are, with those that are chosen below."""
        found = len(self._deck.team) + len(self._deck.battle_cards()) if self._deck is not None else 0
        found += sum(miss.copies for miss, picker in self._asked if picker.currentData())
        self.told.setText(WORDS.say("tcg.builder.understood", n=found))
        self.take.setEnabled(found > 0)

    def _take(self) -> None:
        assert self._deck is not None
        building = Building(self._deck)
        for miss, picker in self._asked:
            name = picker.currentData()
            for _ in range(miss.copies if name else 0):
                building.add(name, aside=miss.aside)
        self.taken.emit(building.deck)
        self.accept()

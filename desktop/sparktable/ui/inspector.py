"""The card under the pointer, the keyboard or a line of the log, large."""
from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from sparktable.app.session import Session
from sparktable.app.speech import Speech
from sparktable.app.words import WORDS
from sparktable.kernel.zones import knows
from sparktable.ui.widgets import label, panel


class Inspector(QWidget):
    """Shows what the viewer may know of one card."""

    def __init__(self, session: Session, speech: Speech) -> None:
        super().__init__()
        self._session, self._speech = session, speech
        self._slot: int | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        frame, inside = panel()
        self.name = label("name")
        self.place = label("caption")
        inside.addWidget(self.name)
        inside.addWidget(self.place)
        inside.addStretch()
        column.addWidget(frame)
        self.refresh()

    def show_slot(self, slot: object) -> None:
        self._slot = slot if isinstance(slot, int) else self._slot
        self.refresh()

    def refresh(self) -> None:
        state, slot = self._session.view.state, self._slot
        if slot is None:
            self.name.setText(WORDS.say("inspector.nothing"))
            self.place.clear()
            return
        known = knows(state, self._session.viewer, slot)
        self.name.setText(self._speech.card(slot, state) if known else WORDS.say("card.unknown"))
        self.place.setText(self._speech.zone(state.where[slot]))

    retranslate = refresh

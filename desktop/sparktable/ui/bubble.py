"""What is told beside the question on a picture of the table: to whoever tells, the same as a `Notice`."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sparktable.app.opponent_reasons import Told
from sparktable.app.translations import WORDS
from sparktable.table.advice import Advice as Shown
from sparktable.table.table_view import TableView


class Bubble:
    """Lies over the table that it belongs to; closed there, it is closed."""

    def __init__(self, table: TableView) -> None:
        self._table = table
        self._topic = ""
        self._told: Callable[[], Told] = lambda: Told("")

    def tell(self, key: str, **facts: Any) -> None:
        """Show a sentence by its key."""
        self.advise(key, lambda: Told(WORDS.say(key, **facts)))

    def advise(self, topic: str, told: Callable[[], Told]) -> None:
        """Tell of an answer, and why it is given: a few words, and the rest when it is asked for."""
        self._topic, self._told = topic, told
        self._show()

    def hide(self) -> None:
        self._table.advise(None)

    def says(self, topic: str) -> bool:
        return self._topic == topic and self._table.interaction.advice is not None

    def take_back(self, topic: str) -> None:
        if self._topic == topic:
            self.hide()

    def retranslate(self) -> None:
        if self._table.interaction.advice is not None:
            self._show()

    def _show(self) -> None:
        told = self._told()
        icon = "hint" if self._topic.startswith("hint") else "why"
        line = told.line or told.whole
        self._table.advise(Shown(icon, line, told.note, told.whole if told.whole != line else "", told.option))

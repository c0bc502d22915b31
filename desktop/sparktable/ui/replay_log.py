"""The log of a recorded game: what was told up to the position that is shown; a click on a line leads there."""
from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidgetItem

from sparktable.app.game_texts import Speech
from sparktable.app.replay import ALL, RecordedGame
from sparktable.app.told_log import LogTeller
from sparktable.ui.log_lines import LogLines
from sparktable.ui.widget_texts import say

_INDEX = Qt.ItemDataRole.UserRole
"""The first position to which a line belongs."""


class ReplayLog(LogLines):
    wanted = Signal(int)
    """The position to which a line belongs shall be shown."""

    def __init__(self, recording: RecordedGame, speech: Speech) -> None:
        super().__init__()
        self._recording, self._speech = recording, speech
        say(self, "setAccessibleName", "panel.log")
        self.itemClicked.connect(self._want)
        self.itemActivated.connect(self._want)

    def _want(self, item: QListWidgetItem) -> None:
        self.wanted.emit(item.data(_INDEX))

    def read_with(self, eyes: int) -> None:
        """The log as those eyes read it."""
        self.clear()
        self.begin(self._speech).setData(_INDEX, 0)
        turn: tuple[int, int] | None = None
        state, teller = self._recording.replay.match.state, LogTeller(self._speech)
        for entry in self._recording.log:
            seen = entry if eyes == ALL else entry._replace(event=entry.event.seen_by(eyes))
            told = teller.tell(seen, state)
            if told is None:
                continue
            if (entry.turn, entry.seat) != turn:
                first, turn = turn is None, (entry.turn, entry.seat)
                self.head(entry, teller.then(entry)).setData(_INDEX, 0 if first else entry.answer + 1)
            self.tell(told, entry, self._speech).setData(_INDEX, entry.answer + 1)

    def mark(self, index: int) -> None:
        """The last line that belongs to what is shown. Those after it are still to come, and not to be read before
        in a game that is not over: a replay, too, has its surprises."""
        last = None
        for row in range(self.count()):
            item = self.item(row)
            told = item.data(_INDEX) <= index
            item.setHidden(not told and not self._recording.finished)
            last = item if told else last
        if last is not None:
            self.setCurrentItem(last)
            self.scrollToItem(last)

"""What happened, in whole sentences, a block for every turn; a line shows its cards."""
from __future__ import annotations

from collections.abc import Callable, Sequence, Set

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidgetItem, QVBoxLayout, QWidget

from sparktable.app.game_log import LogEntry
from sparktable.app.game_texts import Speech
from sparktable.app.rules_page import Keyword
from sparktable.app.sentence_parts import Part
from sparktable.app.session import Session
from sparktable.app.sought import finds
from sparktable.app.told_log import FEW, LogTeller, Told
from sparktable.app.translations import WORDS
from sparktable.kernel.typed import EventKind
from sparktable.kernel.values import Event
from sparktable.kernel.view import View
from sparktable.table.tableau import Sum
from sparktable.ui import style
from sparktable.ui.log_lines import LogLines
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button

_ENTRY = Qt.ItemDataRole.UserRole
_NUMBER = Qt.ItemDataRole.UserRole + 2


class LogPanel(QWidget):
    inspected = Signal(object)
    pointed_out = Signal(object)
    """What a line is about: cards, spaces, players."""
    looked_up = Signal(object)
    """Words of the rules: where there are several, the first is meant."""
    grown = Signal(int)
    """So many lines are new."""
    accounted: Set[EventKind] = frozenset()
    """The kinds of events of which it can be told how their numbers came about."""
    account: Callable[[View, Event], Sequence[Sum]] | None = None
    """How they did, in the position right after one."""

    def __init__(self, session: Session, speech: Speech) -> None:
        super().__init__()
        self._session, self._speech = session, speech
        self._written = 0
        self._held = 0
        """How many of the last entries wait until the table has shown them."""
        self._turn: tuple[int, int] | None = None
        self._teller = LogTeller(speech)
        self._barrier: QListWidgetItem | None = None
        """The line that shows how far back undo goes."""
        column = QVBoxLayout(self)
        inset = style.current().px(6)
        column.setContentsMargins(inset, inset, inset, inset)
        row = QHBoxLayout()
        self.filter = QLineEdit()
        self.filter.setClearButtonEnabled(True)
        say(self.filter, "setPlaceholderText", "log.filter")
        say(self.filter, "setAccessibleName", "log.filter")
        self.filter.textChanged.connect(lambda _: self._sift())
        row.addWidget(self.filter, 1)
        copy = Button("log.copy", "", on_click=self.copy)
        row.addWidget(copy)
        column.addLayout(row)
        self.lines = LogLines()
        say(self.lines, "setAccessibleName", "panel.log")
        self.lines.currentItemChanged.connect(lambda item, _: self._inspect(item))
        self.lines.itemClicked.connect(self._inspect)  # also once more the line that was clicked last
        self.lines.linked.connect(self._show)
        self._follows = True
        """Whether the last line is being looked at, and stays in sight when the lines grow or the panel does."""
        bar = self.lines.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(lambda _, end: bar.setValue(end) if self._follows else None)
        column.addWidget(self.lines, 1)
        self.wonder = Button("log.account", "why", on_click=self.explain)
        column.addWidget(self.wonder)
        self.rewrite()

    def rewrite(self) -> None:
        """Write the whole log anew: another viewer, another language, an undo."""
        self.lines.clear()
        self._barrier = None
        self._written, self._turn, self._teller = 0, None, LogTeller(self._speech)
        self.lines.begin(self._speech)
        self._add()
        self._sift()

    retranslate = rewrite

    def hold_back(self, entries: int) -> None:
        """So many entries are new, and tell of what the table has not shown yet."""
        self._held += entries

    def release(self, entries: int) -> None:
        """The table has shown what so many of the entries tell that were held back."""
        self._held = max(0, self._held - entries)
        self.refresh()

    def jump(self) -> None:
        """The position did not follow from the one before: nothing is being shown that could be told too soon."""
        self._held = 0
        self.rewrite()

    def refresh(self) -> None:
        """Add what has happened since, as far as it has been shown."""
        if self._written > len(self._session.log):
            self.rewrite()
            return
        if new := self._add():
            self.grown.emit(new)

    def _add(self) -> int:
        """Write what has happened since; how many lines that are."""
        self._lift_barrier()
        first = self.lines.count()
        entries = list(self._session.seen_log(self._written))
        del entries[max(0, len(entries) - self._held):]
        self._written += len(entries)
        for entry in entries:
            told = self._teller.tell(entry, self._session.match.state)
            if told is not None:
                self._write(told, entry)
        new = self.lines.count() - first
        self._sift(max(0, first - FEW))  # the last lines may say something else now
        self._draw_barrier()
        self.wonder.setVisible(bool(self.accounted))
        self.wonder.setEnabled(self._wondered() is not None)
        return new

    def _write(self, told: Told, entry: LogEntry) -> None:
        """Add a line, or have one that stands there say what it says."""
        self._head(entry)
        item = self.lines.tell(told, entry, self._speech)
        item.setData(_ENTRY, entry._replace(event=told.event))
        item.setData(_NUMBER, told.numbers[0])

    def _wondered(self) -> QListWidgetItem | None:
        """The line whose numbers can be explained: the one that is looked at, or the last of its kind."""
        lines = (self.lines.item(row) for row in range(self.lines.count() - 1, -1, -1))
        told = ((item, item.data(_ENTRY)) for item in (self.lines.currentItem(), *lines) if item is not None)
        return next((item for item, entry in told if entry is not None and entry.event.kind in self.accounted), None)

    def explain(self) -> None:
        """Tell how the numbers of a line came about."""
        item = self._wondered()
        if item is None or self.account is None:
            return
        after = self._session.right_after(item.data(_NUMBER))
        sums = self.account(after.view, item.data(_ENTRY).event) if after is not None else ()
        if sums:
            from sparktable.ui.account_dialog import AccountDialog

            AccountDialog(item.text(), sums, self._speech.lexicon, self.window()).open()

    def _draw_barrier(self) -> None:
        """Show whoever may answer now, and take something back, how far that goes."""
        barrier = self._session.barrier
        if not barrier or not self._session.options or not self._session.can_undo:
            return
        entries = ((row, self.lines.item(row).data(_ENTRY)) for row in range(self.lines.count()))
        behind = (row for row, entry in entries if entry is not None and entry.answer >= barrier)
        self._barrier = self.lines.rule(next(behind, self.lines.count()), WORDS.say("log.barrier"))
        self._barrier.setHidden(bool(self.filter.text()))  # as headings are

    def _lift_barrier(self) -> None:
        if self._barrier is not None:
            self.lines.takeItem(self.lines.row(self._barrier))
            self._barrier = None

    def _scrolled(self, value: int) -> None:
        self._follows = value >= self.lines.verticalScrollBar().maximum() - 4

    def text(self) -> str:
        """What is shown, as plain text."""
        shown = (self.lines.item(row) for row in range(self.lines.count()))
        return "\n".join(item.text() for item in shown
                         if not item.isHidden() and item is not self._barrier)

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())

    def _head(self, entry: LogEntry) -> None:
        turn = (entry.turn, entry.seat)
        if turn == self._turn:
            return
        self._turn = turn
        self.lines.head(entry, self._teller.then(entry)).setFlags(Qt.ItemFlag.ItemIsEnabled)

    def _sift(self, first: int = 0) -> None:
        """Hide the lines from one on that do not speak of what is looked for."""
        wanted = self.filter.text().strip()
        for row in range(first, self.lines.count()):
            item = self.lines.item(row)
            heading = item.data(_ENTRY) is None
            item.setHidden(bool(wanted) and (heading or not finds(wanted, item.text())))

    def keywords(self) -> tuple[Keyword, ...]:
        """The words of the rules in the line that has the focus."""
        return self.lines.words_at(self.lines.currentItem())

    def _show(self, part: Part) -> None:
        """A name or a word in a line was clicked."""
        if part.keyword is not None:
            self.looked_up.emit((part.keyword,))
        elif part.ref is not None:
            if part.ref.kind == "card":
                self.inspected.emit(int(part.ref.value))
            self.pointed_out.emit((part.ref,))

    def _inspect(self, item: QListWidgetItem | None) -> None:
        entry: LogEntry | None = item.data(_ENTRY) if item is not None else None
        if entry is not None:
            self.inspected.emit(next((int(ref.value) for ref in entry.event.refs if ref.kind == "card"),
                                     None))
            self.pointed_out.emit(entry.event.refs)

"""Short messages in the window itself, and questions that do not stop the world."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QCheckBox, QDialog, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.error_messages import plainly
from sparktable.app.opponent_reasons import Told
from sparktable.app.translations import WORDS
from sparktable.ui import style
from sparktable.ui.bare_place import bare_place
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, label, panel, role, rule

if TYPE_CHECKING:
    from sparktable.ui.table_area import TableArea

WIDTH = 640
"""How wide a line is at most that lies over the table."""
LEAST = 160
"""To how much it is made narrower at most, where no wider one finds room."""
STEP = 8
"""By so much at a time."""
SHARE = 0.7
"""How much of a panel's height may be taken for it."""
READ = 3000
"""After so many ms before somebody's eyes it has been read."""


class Notice(QFrame):
    """A line that stays until it is closed or replaced, in a column of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        role(self, "notice")
        self._topic = ""
        self._sentence: Callable[[], str] = str
        now = style.current()
        row = QHBoxLayout(self)
        row.setContentsMargins(now.px(8), 0, 0, 0)  # beside a button that is higher than a line
        row.addWidget(Icon("hint", 18, "info"))
        self.text = label("body")
        row.addWidget(self.text, 1)
        shut = Button("", "close", "quiet", self.hide)
        say(shut, "setAccessibleName", "action.close")
        say(shut, tip, "action.close")
        row.addWidget(shut)
        self.hide()

    def advise(self, topic: str, told: Callable[[], Told]) -> None:
        """Tell of an answer, and why it is given: all of it."""
        self.express(topic, lambda: told().whole)

    def tell(self, key: str, **facts: Any) -> None:
        """Show a sentence by its key."""
        self.express(key, lambda: WORDS.say(key, **facts))

    def quote(self, sentence: str) -> None:
        """Show what a room without words has to say."""
        self.express("", lambda: plainly(sentence))

    def express(self, topic: str, sentence: Callable[[], str]) -> None:
        """Show what is put into words anew whenever the language changes. By its topic it is known again."""
        self._topic, self._sentence = topic, sentence
        self.show()
        self.retranslate()

    def retranslate(self) -> None:
        self.text.setText(self._sentence())

    def says(self, topic: str) -> bool:
        """Whether it is shown, and about that."""
        return self._topic == topic and not self.isHidden()

    def take_back(self, topic: str) -> None:
        """That is no longer so."""
        if self._topic == topic:
            self.hide()


class TableNotice(Notice):
    """Beside a table that must not be laid out anew for it: at the foot of the panel that shows cards, which then are
    smaller; where the panel is closed or has too little room, on the table where it covers least."""

    def __init__(self, panel: QWidget, table: TableArea) -> None:
        self._panel, self._table = panel, table
        self._can_wait = self._waiting = False
        """Whether it is only shown where it covers nothing, and is not while there is no such place; while a duel is
        fought nothing is."""
        self._was_read, self._shown = False, QElapsedTimer()
        super().__init__(table)
        table.settled.connect(self.relook)
        table.went_on.connect(self._make_way)
        table.covered.connect(self._make_way)
        for each in panel, table:
            each.installEventFilter(self)

    def express(self, topic: str, sentence: Callable[[], str]) -> None:
        self._can_wait = self._waiting = self._was_read = False
        self._shown.start()
        super().express(topic, sentence)
        self.relook()

    def express_in_time(self, topic: str, sentence: Callable[[], str]) -> None:
        """Show what can wait: as soon as it finds a place where it covers nothing that must be read."""
        self.express(topic, sentence)
        self._can_wait = True
        self.relook()

    def take_back(self, topic: str) -> None:
        """What nobody had time to read is still told."""
        if self._waiting and self._topic == topic:
            self._waiting = not self._was_read
        elif not self._waiting:
            super().take_back(topic)

    def take_back_read(self, topic: str) -> None:
        """Likewise, if it has been there for long enough to be read."""
        if self._was_read or self._shown.elapsed() >= READ:
            self.take_back(topic)

    def forget(self, topic: str) -> None:
        """That is no longer so, read or not."""
        if self._topic == topic:
            self._waiting = False
            self.hide()

    def retranslate(self) -> None:
        super().retranslate()
        if not self.isHidden():
            self._place()

    def relook(self) -> None:
        if self._waiting or not self.isHidden():
            if self._waiting:
                self._shown.start()
            self._place()
            can_wait = self._can_wait or self._table.fights
            self._waiting = can_wait and self.parentWidget() is self._table and any(
                each.place.intersects(self.geometry()) for each in self._table.taken(self))
            if self._waiting:
                self._was_read = self._was_read or self._shown.elapsed() >= READ
                self.hide()

    def _make_way(self) -> None:
        """It moves only where something that is played with has come to lie beneath it, or the stage of a duel."""
        if self._waiting:
            self.relook()
        if self.isHidden() or self.parentWidget() is not self._table:
            return
        kept = (each for each in self._table.taken(self) if each.vital or self._table.fights)
        if any(each.place.intersects(self.geometry()) for each in kept):
            self.relook()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.isHidden():
            self._leave_room(0)

    def _place(self) -> None:
        panel, table = self._panel, self._table
        if panel.isVisible():
            self.setParent(panel)  # where letters may be larger
        high = self._height(panel.width())
        beside = panel.isVisible() and high <= panel.height() * SHARE
        if beside:
            self.setGeometry(0, panel.height() - high, panel.width(), high)
        else:
            self.setParent(table)
            self.setGeometry(self._bare(table))
        self.show()
        self.raise_()
        self._leave_room(high if beside else 0)

    def _bare(self, table: TableArea) -> QRect:
        """On the table's head if it finds room there, else wherever nothing lies that must be read, with as many
        lines as there is room for: as narrow as it can be with so many."""
        head, taken, now = table.head(), table.taken(self), style.current()
        room = head.width() - 2 * now.px(8)
        longest_word = self.minimumSizeHint().width()
        usual = min(room, max(now.px(WIDTH), longest_word))
        for width in (usual, room):
            high = self._height(width)
            place = QRect(head.center().x() - width // 2, on_head(head, high), width, high)
            if high <= head.height() and not any(place.intersects(each.place) for each in taken):
                return place
        least = max(now.px(LEAST), longest_word)
        widest = max(table.room.width() - 2 * now.px(8), least)
        besides = self.sizeHint().width() - self.text.sizeHint().width()
        narrowest = {self.text.heightForWidth(width - besides): width for width in range(widest, least - 1, -STEP)}
        sizes = [QSize(width, self._height(width)) for width in narrowest.values()]
        return bare_place(table.room, taken, sizes, head.center())

    def _height(self, width: int) -> int:
        layout = self.layout()
        return layout.totalHeightForWidth(width) if layout is not None else 0

    def _leave_room(self, high: int) -> None:
        self._panel.setContentsMargins(0, 0, 0, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide) and not self.isHidden():
            self._place()
        return False


def on_head(head: QRect, high: int) -> int:
    """How far down something of that height lies: a little below the edge, where it covers nothing then."""
    return head.y() + max(0, min(style.current().px(8), (head.height() - high) // 2))


class Question(QDialog):
    """Asks whether something is really meant; the button that has the focus is the one that changes nothing."""

    def __init__(self, parent: QWidget, key: str, yes: str, on_yes: Callable[[], object], *,
                 items: Sequence[str] = (), no_more: Callable[[], object] | None = None) -> None:
        """`items` are what it is about, line by line; `no_more` is called if it need not be asked again."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self, "setWindowTitle", "app.name")
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(24)] * 4))
        column.setSpacing(now.px(16))
        head = QHBoxLayout()
        head.setSpacing(now.px(14))
        head.addWidget(Icon("why", 34, "acc"), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(now.px(6))
        words.addWidget(label("title", key))
        words.addWidget(label("lead", f"{key}.note"))
        head.addLayout(words, 1)
        column.addLayout(head)
        if items:
            frame, listed = panel("raised", margin=12, gap=6)
            for item in items:
                listed.addWidget(label("strong", text=f"•  {item}"))
            column.addWidget(frame)
        if no_more is not None:
            self.never = QCheckBox()
            say(self.never, "setText", f"{key}.never")
            self.accepted.connect(lambda: no_more() if self.never.isChecked() else None)
            column.addWidget(self.never)
        column.addWidget(rule())
        row = QHBoxLayout()
        row.setSpacing(now.px(10))
        row.addStretch()
        self.no = Button("action.cancel", "close", on_click=self.reject)
        self.yes = Button(yes, "check", "primary", self.accept)
        row.addWidget(self.no)
        row.addWidget(self.yes)
        column.addLayout(row)
        self.accepted.connect(lambda: on_yes())
        self.no.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setMinimumWidth(now.px(480))

"""Short messages in the window itself, and questions that do not stop the world."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.troubles import in_words
from sparktable.ui import look
from sparktable.ui.speak import say
from sparktable.ui.widgets import Button, Icon, label, role

WIDTH = 640
"""How wide a line is that lies over something."""


class Notice(QFrame):
    """A line that stays until it is closed or replaced: in a column of its own, or over the upper edge of something
    that must not be laid out anew for it."""

    def __init__(self, over: QWidget | None = None) -> None:
        super().__init__(over)
        self._over = over
        if over is not None:
            over.installEventFilter(self)
        role(self, "notice")
        now = look.current()
        row = QHBoxLayout(self)
        row.setContentsMargins(now.px(12), now.px(4), now.px(4), now.px(4))
        row.addWidget(Icon("hint", 18, "info"))
        self.text = label("body")
        row.addWidget(self.text, 1)
        shut = Button("", "close", "quiet", self.hide)
        say(shut, "setAccessibleName", "action.close")
        say(shut, "setToolTip", "action.close")
        row.addWidget(shut)
        self.hide()

    def tell(self, key: str, **facts: Any) -> None:
        """Show a sentence by its key."""
        say(self.text, "setText", key, **facts)
        self._place()
        self.show()
        self.raise_()

    def _place(self) -> None:
        over, layout = self._over, self.layout()
        if over is None or layout is None:
            return
        gap = look.current().px(8)
        width = min(over.width() - 2 * gap, max(look.current().px(WIDTH), layout.minimumSize().width()))
        self.setGeometry((over.width() - width) // 2, gap, width, layout.totalHeightForWidth(width))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._over:
            self._place()
        return False

    def quote(self, sentence: str) -> None:
        """Show what another room has put into words."""
        self.tell("notice.quote", sentence=in_words(sentence))


class Question(QDialog):
    """Asks whether something is really meant; the button that has the focus is the one that changes nothing."""

    def __init__(self, parent: QWidget, key: str, yes: str, on_yes: Callable[[], object], *,
                 items: Sequence[str] = (), no_more: Callable[[], object] | None = None) -> None:
        """`items` are what it is about, line by line; `no_more` is called if it need not be asked again."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self, "setWindowTitle", "app.name")
        now = look.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(24)] * 4))
        column.setSpacing(now.px(16))
        column.addWidget(label("name", key))
        column.addWidget(label("body", f"{key}.note"))
        for item in items:
            column.addWidget(label("strong", text=f"•  {item}"))
        row = QHBoxLayout()
        if no_more is not None:
            self.never = QCheckBox()
            say(self.never, "setText", f"{key}.never")
            self.accepted.connect(lambda: no_more() if self.never.isChecked() else None)
            row.addWidget(self.never)
        row.addStretch()
        self.no = Button("action.cancel", "undo", on_click=self.reject)
        self.yes = Button(yes, "check", "primary", self.accept)
        row.addWidget(self.no)
        row.addWidget(self.yes)
        column.addLayout(row)
        self.accepted.connect(lambda: on_yes())
        self.no.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setMinimumWidth(now.px(420))

"""Over the table while a secret question waits and others sit before the same screen: to pass for the rest of the
turn, so that they need not look away each time."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from sparktable.app.session import Session
from sparktable.ui import style
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label, role

ACROSS, DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
ARRANGED = (ACROSS, ACROSS), (DOWN, ACROSS), (DOWN, DOWN)
"""How its note and its buttons lie, and the buttons among themselves: the first that there is room for."""


class PassBar(QFrame):
    """Both its buttons pass; they differ in what they say about the questions to come."""

    def __init__(self, session: Session, table: QWidget, across: Callable[[], tuple[int, int]]) -> None:
        """`across` says from where to where on the table it may lie."""
        super().__init__(table)
        self._session, self._table, self._across = session, table, across
        role(self, "notice")
        say(self, "setAccessibleName", "standing.note")
        now = style.current()
        self._box, self._buttons = QBoxLayout(ACROSS, self), QBoxLayout(ACROSS)
        self._box.setContentsMargins(now.px(12), now.px(4), now.px(12), now.px(4))
        self._box.addWidget(label("body", "standing.note", wrap=False))
        self._box.addLayout(self._buttons)
        self.unless_able = self._button("standing.unless_able", always=False)
        self.always = self._button("standing.always", always=True)
        for button in (self.unless_able, self.always):
            self._buttons.addWidget(button)
        table.installEventFilter(self)
        self.hide()

    def _button(self, key: str, *, always: bool) -> Button:
        button = Button(key, "skip", "quiet", partial(self._pass, always))
        say(button, tip, "standing.nobody_knows")
        return button

    def _pass(self, always: bool) -> None:
        if self._session.may_auto_pass:
            self._session.pass_from_now_on(always=always)

    def refresh(self) -> None:
        """There while it can be said, and only for who is asked."""
        self.setVisible(self._session.may_auto_pass)
        if not self.isHidden():
            self._place()

    def _place(self) -> None:
        gap, (left, right) = style.current().px(8), self._across()
        for whole, buttons in ARRANGED:
            self._box.setDirection(whole)
            self._buttons.setDirection(buttons)
            self._box.invalidate()  # it does not hear of that by itself
            self.adjustSize()
            if self.width() <= right - left:
                break
        self.move(max(left, (left + right - self.width()) // 2), gap)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show) and not self.isHidden():
            self._place()
        return False

"""While a secret question waits and others sit before the same screen: to pass for the rest of the turn, so that they
need not look away each time. A picture of the table says it in its prompt bar; over any other lies a bar."""
from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QBoxLayout, QFrame

from sparktable.app.session import Session
from sparktable.kernel.decisions import PASS
from sparktable.ui import style
from sparktable.ui.bare_place import bare_place
from sparktable.ui.table_area import TableArea
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label, role

ACROSS, DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
ARRANGED = ((ACROSS, ACROSS, True), (ACROSS, ACROSS, False), (DOWN, ACROSS, True), (DOWN, DOWN, True),
            (DOWN, DOWN, False))
"""How its note and its buttons lie, and the buttons among themselves, and whether the note is seen: the first with
which it covers nothing. What it says is told of each button, too."""


class PassBar(QFrame):
    """Both its buttons pass; they differ in what they say about the questions to come."""

    def __init__(self, session: Session, table: TableArea) -> None:
        super().__init__(table)
        self._session, self._table = session, table
        role(self, "notice")
        say(self, "setAccessibleName", "standing.note")
        now = style.current()
        self._box, self._buttons = QBoxLayout(ACROSS, self), QBoxLayout(ACROSS)
        self._box.setContentsMargins(now.px(12), now.px(4), now.px(12), now.px(4))
        self._note = label("body", "standing.note", wrap=False)
        self._box.addWidget(self._note)
        self._box.addLayout(self._buttons)
        self.unless_able = self._button("standing.unless_able", always=False)
        self.always = self._button("standing.always", always=True)
        for button in (self.unless_able, self.always):
            self._buttons.addWidget(button)
        table.lay_over(self)
        table.installEventFilter(self)
        table.settled.connect(self.relook)
        table.passed.connect(self._pass)
        self.hide()

    def _button(self, key: str, *, always: bool) -> Button:
        button = Button(key, "skip", "quiet", partial(self._pass, always))
        say(button, tip, "standing.nobody_knows")
        return button

    def _pass(self, always: bool) -> None:
        if self._session.may_auto_pass:
            self._table.tell_given(PASS)
            self._session.pass_from_now_on(always=always)

    def refresh(self) -> None:
        """There while it can be said, and only for who is asked."""
        offered = self._session.may_auto_pass
        self.setVisible(not self._table.offer_passing(offered) and offered)
        if not self.isHidden():
            self._place()
        self._table.covered.emit()

    def relook(self) -> None:
        if not self.isHidden():
            self._place()
            self._table.covered.emit()

    def _place(self) -> None:
        """Near the table's head, with as much room as it takes where that covers nothing."""
        sizes = [self._arranged(*how) for how in ARRANGED]
        place = bare_place(self._table.room, self._table.taken(self), sizes, self._table.head().center())
        self._arranged(*ARRANGED[sizes.index(place.size())])
        self.setGeometry(place)
        self.raise_()

    def _arranged(self, whole: QBoxLayout.Direction, buttons: QBoxLayout.Direction, noted: bool) -> QSize:
        self._box.setDirection(whole)
        self._buttons.setDirection(buttons)
        self._note.setVisible(noted)
        self._box.invalidate()  # it does not hear of that by itself
        return self.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self.relook()
        return False

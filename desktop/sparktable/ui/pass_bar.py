"""Over the table while a secret question waits and others sit before the same screen: to pass for the rest of the
turn, so that they need not look away each time."""
from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize
from PySide6.QtWidgets import QBoxLayout, QFrame

from sparktable.app.session import Session
from sparktable.ui import style
from sparktable.ui.bare_place import Taken, bare_place
from sparktable.ui.notice import Notice, on_head
from sparktable.ui.table_area import TableArea
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label, role

ACROSS, DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
ARRANGED = (ACROSS, ACROSS, True), (ACROSS, ACROSS, False), (DOWN, ACROSS, True), (DOWN, DOWN, True)
"""How its note and its buttons lie, and the buttons among themselves, and whether the note is seen: the first that
there is room for. What it says is told of each button, too."""


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
        table.installEventFilter(self)
        table.settled.connect(self.relook)
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

    def relook(self) -> None:
        if not self.isHidden():
            self._place()

    def _place(self) -> None:
        """On the table's head if nothing lies there that must be read, else where nothing does; in a window too small
        for that, over whose turn it is."""
        head, sizes, above = self._table.head(), list[QSize](), QRect()
        told = (each.geometry() for each in self._table.findChildren(Notice) if not each.isHidden())
        taken = [*self._table.to_read(), *(Taken(place, vital=True) for place in told)]
        for arranged in ARRANGED:
            self._arrange(*arranged)
            sizes.append(self.size())
            fits = self.width() <= head.width() and (arranged[0] == DOWN or self.height() <= head.height())
            if above.isNull() and (fits or arranged == ARRANGED[-1]):
                above = QRect(QPoint(max(head.x(), head.center().x() - self.width() // 2),
                                     on_head(head, self.height())), self.size())
        place = above
        if any(each.vital and each.place.intersects(place) for each in taken):
            bare = bare_place(self._table.rect(), taken, sizes, head.center())
            place = bare if not any(each.place.intersects(bare) for each in taken) else above
        self._arrange(*ARRANGED[sizes.index(place.size())])
        self.move(place.topLeft())
        self.raise_()

    def _arrange(self, whole: QBoxLayout.Direction, buttons: QBoxLayout.Direction, noted: bool) -> None:
        self._box.setDirection(whole)
        self._buttons.setDirection(buttons)
        self._note.setVisible(noted)
        self._box.invalidate()  # it does not hear of that by itself
        self.adjustSize()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self.relook()
        return False

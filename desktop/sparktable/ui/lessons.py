"""The page of lessons: each with how long it takes, and whether it was begun or done."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sparktable.app.lessons import Lesson, said
from sparktable.app.translations import WORDS
from sparktable.ui import style
from sparktable.ui.widgets import Button, Tile, label, role, scrolling


class LessonsPage(QWidget):
    chosen = Signal(object)
    left = Signal()

    def __init__(self, lessons: Sequence[Lesson], done: Mapping[str, int]) -> None:
        """`done` says how many answers of a lesson were given."""
        super().__init__()
        role(self, "page")
        self._lessons, self._done = lessons, done
        now = style.current()
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        inside = QWidget()
        role(inside, "clear")
        outside.addWidget(scrolling(inside))
        column = QVBoxLayout(inside)
        column.setContentsMargins(now.px(64), now.px(40), now.px(64), now.px(24))
        column.setSpacing(now.px(12))
        column.addWidget(label("title", "lessons.title"))
        column.addWidget(label("lead", "lessons.note"))
        self.tiles = []
        for lesson in lessons:
            tile = Tile("check" if self._state(lesson) == "done" else "hint")
            tile.clicked.connect(partial(self.chosen.emit, lesson))
            column.addWidget(tile)
            self.tiles.append(tile)
        column.addStretch()
        back = Button("lessons.back", "close", on_click=self.left.emit)
        column.addWidget(back, 0, Qt.AlignmentFlag.AlignLeft)
        self.buttons = [*self.tiles, back]
        self.retranslate()

    def _state(self, lesson: Lesson) -> str:
        given = self._done.get(lesson.name, 0)
        return "done" if given >= len(lesson.lines) else "begun" if given > 0 else "new"

    def retranslate(self) -> None:
        for lesson, tile in zip(self._lessons, self.tiles, strict=True):
            told = lesson.teaching
            note = WORDS.say(f"lessons.{self._state(lesson)}", about=said(told.about), minutes=told.minutes)
            tile.name.setText(said(told.title))
            tile.note.setText(note)
            tile.setAccessibleName(said(told.title))
            tile.setAccessibleDescription(note)

    def settle(self) -> None:
        """The focus lies on the first lesson that is not done."""
        state = [self._state(lesson) for lesson in self._lessons]
        place = next((at for at, found in enumerate(state) if found != "done"), 0)
        self.buttons[place].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go through the lessons, Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        focused = self.focusWidget()
        if step is None or focused not in self.buttons:
            super().keyPressEvent(event)
            return
        place = (self.buttons.index(focused) + step) % len(self.buttons)
        self.buttons[place].setFocus(Qt.FocusReason.TabFocusReason)

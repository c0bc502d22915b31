"""The editor of keyboard shortcuts: every command with its keys, refused where they already mean something else."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QKeySequenceEdit, QVBoxLayout, QWidget

from sparktable.app.settings import SettingsFile
from sparktable.app.translations import WORDS
from sparktable.games import LETTERS
from sparktable.ui import style
from sparktable.ui.shortcuts import EVERY, FIXED, GROUPS, Command, apart, keys_of, shown
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, capitals, label, panel, role

TAKING_AWAY = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class KeyEdit(QKeySequenceEdit):
    """Takes any keys, but for Esc, which closes the dialog as ever, and those that take the keys away."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        elif event.key() in TAKING_AWAY and not event.modifiers():
            self.take_away()
        else:
            super().keyPressEvent(event)

    def take_away(self) -> None:
        self.clear()
        self.editingFinished.emit()


class KeyEditor(QWidget):
    def __init__(self, file: SettingsFile, changed: Callable[[], object]) -> None:
        super().__init__()
        self._file, self._changed = file, changed
        self._edits: dict[str, KeyEdit] = {}
        self._rows: dict[str, QWidget] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.current().px(10))
        self.refusal = label("bad")
        self.refusal.hide()
        column.addWidget(self.refusal)
        self.cards: list[tuple[QFrame, list[QWidget]]] = []
        """The groups of commands, with a row for each command."""
        for group in (*GROUPS, *LETTERS):
            frame, inside = panel(margin=4 if style.current().has_wide_words else 14, gap=4)
            inside.addWidget(capitals(f"{'title' if group in LETTERS else 'keys.group'}.{group}"))
            rows = [self._row(command) for command in EVERY if command.group == group]
            for row in rows:
                inside.addWidget(row)
            column.addWidget(frame)
            self.cards.append((frame, rows))

    def _row(self, command: Command) -> QWidget:
        now = style.current()
        row = self._rows[command.name] = QWidget()
        role(row, "clear")
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(label("body", f"command.{command.name}"), 1)
        edit = self._edits[command.name] = KeyEdit(QKeySequence(keys_of(command, self._file)))
        edit.setMaximumSequenceLength(1)
        edit.setFixedWidth(round(now.px(130) * min(1.82, max(1.0, now.text))))  # three keys have room
        say(edit, "setAccessibleName", f"command.{command.name}")
        edit.editingFinished.connect(lambda: self._edited(command))
        line.addWidget(edit)
        none = Button("", "close", "quiet", edit.take_away)
        none.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has Backspace for it
        say(none, tip, "keys.clear")
        say(none, "setAccessibleName", "keys.clear")
        line.addWidget(none)
        return row

    def edit(self, name: str) -> KeyEdit:
        return self._edits[name]

    def _edited(self, command: Command) -> None:
        edit = self._edits[command.name]
        keys = edit.keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        if keys == keys_of(command, self._file):  # the focus has gone on, also when the window does
            return
        owner = self._owner(keys, command)
        self.refusal.setVisible(bool(owner))
        if owner:
            say(self.refusal, "setText", "keys.taken", keys=shown(keys), command=owner)
            row = self._rows[command.name]
            inside = next(frame.layout() for frame, rows in self.cards if row in rows)
            assert isinstance(inside, QVBoxLayout)
            inside.insertWidget(inside.indexOf(row) + 1, self.refusal)  # below what it is about
            edit.setKeySequence(QKeySequence(keys_of(command, self._file)))
            return
        changes = dict(self._file.settings.keys.changed)
        changes.pop(command.name, None)
        if keys != command.keys:
            changes[command.name] = keys
        self._file.settings.keys.changed = changes
        for other in EVERY:  # one may have got its own keys back
            self._edits[other.name].setKeySequence(QKeySequence(keys_of(other, self._file)))
        self._changed()

    def _owner(self, keys: str, command: Command) -> str:
        """What these keys mean already, or ""."""
        if not keys:
            return ""
        meanings = [WORDS.say(fixed.words) for fixed in FIXED if keys in fixed.keys]
        meanings += [WORDS.say(f"command.{other.name}") for other in EVERY
                     if other != command and keys_of(other, self._file) == keys and not apart(other, command)]
        return next(iter(meanings), "")

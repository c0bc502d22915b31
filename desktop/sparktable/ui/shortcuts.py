"""Keyboard shortcuts: one table of what there is, the player's changes, an editor and the cheat sheet."""
from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from sparktable.app.settings import SettingsFile
from sparktable.app.words import WORDS
from sparktable.ui import look
from sparktable.ui.speak import say
from sparktable.ui.widgets import Button, label, role, scrolling


class Command(NamedTuple):
    """Something that can be done by a key. Words: `command.<name>`."""

    name: str
    group: str
    keys: str
    """As the program came, in Qt's portable notation."""


COMMANDS = (
    Command("undo", "play", "Ctrl+Z"),
    Command("redo", "play", "Ctrl+Shift+Z"),
    Command("end_turn", "play", "E"),
    Command("move_now", "play", "M"),
    Command("next_step", "play", "N"),
    Command("hint", "play", "H"),
    Command("why", "play", "W"),
    Command("focus_options", "play", "O"),
    Command("focus_prompt", "play", "P"),
    Command("focus_table", "play", "T"),
    Command("save", "game", "Ctrl+S"),
    Command("leave", "game", "Ctrl+W"),
    Command("show_inspector", "view", "F6"),
    Command("show_log", "view", "F7"),
    Command("show_options", "view", "F8"),
    Command("show_outline", "view", "F9"),
    Command("reset_panels", "view", "Ctrl+F9"),
    Command("text_larger", "view", "Ctrl++"),
    Command("text_smaller", "view", "Ctrl+-"),
    Command("text_normal", "view", "Ctrl+0"),
    Command("full_screen", "view", "F11"),
    Command("settings", "help", "Ctrl+,"),
    Command("cheat_sheet", "help", "?"),
)
GROUPS = ("play", "game", "view", "help")
FIXED = (("Tab", "keys.tab"), ("↑ ↓ ← →", "keys.arrows"), ("PgDown", "keys.pages"), ("Enter", "keys.enter"),
         ("1 … 9", "keys.digits"), ("G, B, 3", "keys.go_to"), ("Space", "keys.space"),
         ("Shift+Enter", "keys.every_way"), ("Esc", "keys.escape"))
"""Keys that cannot be changed, and the words for what they do."""
SPELT = frozenset({"Space", "PgDown", "Shift+Enter"})
"""Those of them that have names in the player's language."""


def keys_of(command: Command, file: SettingsFile) -> str:
    return file.settings.keys.changed.get(command.name, command.keys)


def make_action(name: str, parent: QWidget, file: SettingsFile, do: Callable[[], object]) -> QAction:
    """A menu action with its words and its keys."""
    command = next(command for command in COMMANDS if command.name == name)
    action = QAction(parent)
    action.setObjectName(name)
    action.setShortcut(QKeySequence(keys_of(command, file)))
    action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    say(action, "setText", f"command.{name}")
    action.triggered.connect(lambda: do())
    return action


def renew(window: QWidget, file: SettingsFile) -> None:
    """Give a window's actions the keys that are set now."""
    for action in window.findChildren(QAction):
        for command in COMMANDS:
            if action.objectName() == command.name:
                action.setShortcut(QKeySequence(keys_of(command, file)))


def shown(keys: str) -> str:
    """Keys as this system writes them."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText) or WORDS.say("keys.none")


class ShortcutsEditor(QWidget):
    """Every command with its keys; keys that are taken are refused with the name of who has them."""

    def __init__(self, file: SettingsFile, changed: Callable[[], object]) -> None:
        super().__init__()
        self._file, self._changed = file, changed
        self._edits: dict[str, QKeySequenceEdit] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.refusal = label("bad")
        column.addWidget(self.refusal)
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        for row, command in enumerate(COMMANDS):
            grid.addWidget(label("body", f"command.{command.name}"), row, 0)
            edit = QKeySequenceEdit(QKeySequence(keys_of(command, file)))
            edit.setMaximumSequenceLength(1)
            edit.setMinimumWidth(look.current().px(150))
            say(edit, "setAccessibleName", f"command.{command.name}")
            edit.editingFinished.connect(lambda command=command: self._edited(command))
            grid.addWidget(edit, row, 1)
            self._edits[command.name] = edit
        column.addLayout(grid)

    def edit(self, name: str) -> QKeySequenceEdit:
        return self._edits[name]

    def _edited(self, command: Command) -> None:
        keys = self._edits[command.name].keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        taken = [other for other in COMMANDS if other != command and keys
                 and keys_of(other, self._file) == keys]
        if taken:
            say(self.refusal, "setText", "keys.taken", keys=shown(keys),
                command=WORDS.say(f"command.{taken[0].name}"))
            self._edits[command.name].setKeySequence(QKeySequence(keys_of(command, self._file)))
            return
        self.refusal.clear()
        changes = dict(self._file.settings.keys.changed)
        changes.pop(command.name, None)
        if keys != command.keys:
            changes[command.name] = keys
        self._file.settings.keys.changed = changes
        self._changed()

    def reload(self) -> None:
        """Show the keys as they are set now."""
        for command in COMMANDS:
            self._edits[command.name].setKeySequence(QKeySequence(keys_of(command, self._file)))


class CheatSheet(QDialog):
    """All keys on one page."""

    def __init__(self, file: SettingsFile, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self, "setWindowTitle", "keys.title")
        now = look.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(24)] * 4))
        column.setSpacing(now.px(12))
        column.addWidget(label("title", "keys.title"))
        inside = QWidget()
        role(inside, "clear")
        columns = QHBoxLayout(inside)
        columns.setSpacing(now.px(32))
        for group in ("play",), ("always", "game"), ("view", "help"):
            side = QVBoxLayout()
            side.setSpacing(now.px(18))
            for name in group:
                side.addLayout(self._group(name, file))
            side.addStretch()
            columns.addLayout(side)
        column.addWidget(scrolling(inside), 1)
        column.addWidget(Button("action.close", "close", on_click=self.accept), 0,
                         Qt.AlignmentFlag.AlignRight)
        self.resize(now.px(1060), now.px(560))

    def _group(self, group: str, file: SettingsFile) -> QGridLayout:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(look.current().px(14))
        grid.setVerticalSpacing(look.current().px(8))
        grid.addWidget(label("label", f"keys.group.{group}"), 0, 0, 1, 2)
        rows = [(shown(keys) if keys in SPELT else keys, words)
                for keys, words in FIXED] if group == "always" else [
            (shown(keys_of(command, file)), f"command.{command.name}")
            for command in COMMANDS if command.group == group]
        for row, (keys, words) in enumerate(rows, 1):
            cap = QLabel(keys)
            role(cap, "key")
            cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(cap, row, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(label("body", words), row, 1)
        return grid


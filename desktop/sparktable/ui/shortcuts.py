"""Keyboard shortcuts: one table of what there is, the player's changes, and the cheat sheet."""
from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from sparktable.app.settings import SettingsFile
from sparktable.app.translations import WORDS
from sparktable.games import LETTERS
from sparktable.ui import style, window_geometry
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, capitals, label, panel, role, scrolling


class Command(NamedTuple):
    """Something that can be done by a key. Words: `command.<name>`."""

    name: str
    group: str
    keys: str
    """As the program came, in Qt's portable notation."""
    away: bool = False
    """It means something only while the table has not got the focus: a letter of a game's table may be the same."""


COMMANDS = (
    Command("undo", "play", "Ctrl+Z"),
    Command("redo", "play", "Ctrl+Shift+Z"),
    Command("end_turn", "play", "E"),
    Command("move_now", "play", "M"),
    Command("next_step", "play", "N"),
    Command("hint", "play", "H"),
    Command("why", "play", "W"),
    Command("focus_options", "play", "O", away=True),
    Command("focus_prompt", "play", "P"),
    Command("focus_table", "play", "T", away=True),
    Command("save", "game", "Ctrl+S"),
    Command("load", "game", "Ctrl+O"),
    Command("leave", "game", "Ctrl+W"),
    Command("quit", "game", "Ctrl+Q"),
    Command("show_inspector", "view", "F6"),
    Command("show_log", "view", "F7"),
    Command("show_options", "view", "F8"),
    Command("show_outline", "view", "F9"),
    Command("reset_panels", "view", "Ctrl+F9"),
    Command("text_larger", "view", "Ctrl++"),
    Command("text_smaller", "view", "Ctrl+-"),
    Command("text_normal", "view", "Ctrl+0"),
    Command("full_screen", "view", "F11"),
    Command("mute", "view", "Ctrl+M"),
    Command("settings", "help", "Ctrl+,"),
    Command("rules", "help", "F1"),
    Command("cheat_sheet", "help", "?"),
)
GROUPS = ("play", "game", "view", "help")
AT_TABLES = tuple(Command(f"{game}.{kind}", game, keys) for game, kinds in LETTERS.items()
                  for kind, keys in kinds.items())
"""What letters take up at the tables of single games, a group each."""
EVERY = (*COMMANDS, *AT_TABLES)
COLUMN = 320
"""How wide a column of keys and what they do wants to be."""
MOST_COLUMNS = 3


class Fixed(NamedTuple):
    """Keys that cannot be changed."""

    shown: str
    words: str
    """The key of the sentence that says what they do."""
    keys: tuple[str, ...]
    """In Qt's portable notation."""
    spelt: bool = False
    """They have names in the player's language."""


FIXED = (
    Fixed("Tab", "keys.tab", ("Tab", "Shift+Tab")),
    Fixed("↑ ↓ ← →", "keys.arrows", ("Up", "Down", "Left", "Right")),
    Fixed("PgDown", "keys.pages", ("PgDown", "PgUp"), spelt=True),
    Fixed("Enter", "keys.enter", ("Return", "Enter")),
    Fixed("1 … 9", "keys.digits", tuple("123456789")),
    Fixed("G, B, 3", "keys.go_to", ("G",)),
    Fixed("Space", "keys.space", ("Space",), spelt=True),
    Fixed("Shift+Enter", "keys.every_way", ("Shift+Return", "Shift+Enter"), spelt=True),
    Fixed("Esc", "keys.escape", ("Esc",)),
)


def keys_of(command: Command, file: SettingsFile) -> str:
    """What the player chose, else what the program came with: unless that was given to another command, before an
    update brought this one."""
    chosen = file.settings.keys.changed
    if (keys := chosen.get(command.name)) is not None:
        return keys
    others = (other for other in EVERY if chosen.get(other.name) == command.keys)
    return command.keys if all(apart(command, other) for other in others) else ""


def apart(one: Command, other: Command) -> bool:
    """Whether two commands may have the same keys: never can both be meant."""
    tables = [command for command in (one, other) if command in AT_TABLES]
    return one.group != other.group if len(tables) == 2 else bool(tables) and (one.away or other.away)


def letters(game: str, file: SettingsFile) -> dict[str, str]:
    """What takes up something at a game's table -> the kind of answer that it does."""
    return {keys: command.name.partition(".")[2] for command in AT_TABLES
            if command.group == game and (keys := keys_of(command, file))}


def is_for(name: str, event: QKeyEvent, file: SettingsFile) -> bool:
    """Whether a key that was pressed is a command's."""
    command = next(command for command in COMMANDS if command.name == name)
    keys = keys_of(command, file)
    return bool(keys) and QKeySequence(event.keyCombination()) == QKeySequence(keys)


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


class CheatSheet(QDialog):
    """All keys on one page."""

    def __init__(self, file: SettingsFile, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self, "setWindowTitle", "keys.title")
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(24)] * 4))
        column.setSpacing(now.px(12))
        column.addWidget(label("title", "keys.title"))
        inside = QWidget()
        role(inside, "clear")
        self._groups = {name: self._group(name, file) for name in (GROUPS[0], "always", *GROUPS[1:], *LETTERS)}
        self._sides = QHBoxLayout(inside)
        self._sides.setContentsMargins(0, 0, now.px(8), 0)
        self._sides.setSpacing(now.px(12))
        self._dealt: tuple[tuple[str, ...], ...] = ()
        column.addWidget(scrolling(inside), 1)
        column.addWidget(Button("action.close", "check", "primary", self.accept), 0,
                         Qt.AlignmentFlag.AlignRight)
        window_geometry.size(self, 1100, 690)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if (columns := self._columns()) == self._dealt:
            return
        self._dealt = columns
        while (side := self._sides.takeAt(0)) is not None:
            side.layout().deleteLater()  # type: ignore[union-attr]  # there are columns in it, nothing else
        for group in columns:
            column = QVBoxLayout()
            column.setSpacing(style.current().px(12))
            for name in group:
                column.addWidget(self._groups[name])
            column.addStretch()
            self._sides.addLayout(column, 1)

    def _columns(self) -> tuple[tuple[str, ...], ...]:
        """The groups in as many columns as large texts leave room for: each below the column that ends highest."""
        now = style.current()
        room = self.width() // round(now.px(COLUMN) * max(1.0, now.text))
        columns: list[list[str]] = [[] for _ in range(min(max(room, 1), MOST_COLUMNS))]
        heights = [0] * len(columns)
        for name, frame in self._groups.items():
            at = heights.index(min(heights))
            columns[at].append(name)
            heights[at] += frame.sizeHint().height()
        return tuple(map(tuple, columns))

    def _group(self, group: str, file: SettingsFile) -> QFrame:
        frame, inside = panel()
        grid = QGridLayout()
        inside.addLayout(grid)
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(style.current().px(14))
        grid.setVerticalSpacing(style.current().px(8))
        grid.addWidget(capitals(f"{'title' if group in LETTERS else 'keys.group'}.{group}"), 0, 0, 1, 2)
        rows = [(shown(fixed.shown) if fixed.spelt else fixed.shown, fixed.words)
                for fixed in FIXED] if group == "always" else [
            (shown(keys_of(command, file)), f"command.{command.name}")
            for command in (*COMMANDS, *AT_TABLES) if command.group == group]
        for row, (keys, words) in enumerate(rows, 1):
            cap = label("key", text=keys, wrap=False)
            cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(cap, row, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(label("body", words), row, 1)
        return frame


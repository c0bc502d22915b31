"""The tools at the table's upper edge: what one may want at any moment, each with its word and its key."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenuBar, QPushButton, QWidget

from sparktable.app.settings import SettingsFile
from sparktable.ui import style
from sparktable.ui.shortcuts import COMMANDS, keys_of, shown
from sparktable.ui.tooltips import tip, tipped
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Icon, label, role


class Tool(QPushButton):
    """A command as a button. It follows its action: whether it can be pressed, and what pressing it does."""

    def __init__(self, icon: str, action: QAction, file: SettingsFile) -> None:
        super().__init__()
        role(self, "tool")
        self.action, self._file, now = action, file, style.current()
        self._name, self._stopped = action.objectName(), False
        row = QHBoxLayout(self)
        row.setContentsMargins(now.px(9), now.px(4), now.px(9), now.px(4))
        row.setSpacing(now.px(6))
        self._icon = Icon(icon, 16, "hi")
        self.word = label("strong", f"tool.{self._name}", wrap=False)
        self.key = label("cap", text="", wrap=False)
        for part in (self._icon, self.word, self.key):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(part)
        say(self, "setAccessibleName", f"command.{self._name}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the table
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def stop(self, *, stopped: bool) -> None:
        """Whether its action would only say why nothing can be done: the button is dark then, and its tooltip says
        that."""
        self._stopped = stopped
        self._follow()

    def _follow(self) -> None:
        can = self.action.isEnabled() and not self._stopped
        self.setEnabled(can)
        self._icon.show_icon(self._icon.name, "hi" if can else "low")
        self.word.setEnabled(can)
        command = next(command for command in COMMANDS if command.name == self._name)
        keys = keys_of(command, self._file)
        self.key.setText(shown(keys) if keys else "")
        told = tipped(self.action)
        tip(self, f"{told} ({shown(keys)})" if keys and can else told)

    def show_parts(self, *, word: bool, key: bool) -> None:
        self.word.setVisible(word)
        self.key.setVisible(key and bool(self.key.text()))

    def width_with(self, *, word: bool, key: bool) -> int:
        """What it takes with these parts."""
        now = style.current()
        parts = [self._icon.width(), *([self.word.sizeHint().width()] if word else []),
                 *([self.key.sizeHint().width()] if key and self.key.text() else [])]
        return sum(parts) + now.px(6) * (len(parts) - 1) + 2 * now.px(9)

    def sizeHint(self):
        layout = self.layout()
        assert layout is not None
        return layout.totalSizeHint()

    minimumSizeHint = sizeHint

    def retranslate(self) -> None:
        self._follow()


class ToolBar(QWidget):
    """In the corner of the menu bar. Where there is too little room the keys go first, then the words."""

    def __init__(self, bar: QMenuBar, tools: Sequence[tuple[str, QAction] | None], extra: QWidget,
                 file: SettingsFile) -> None:
        """`None` stands for a gap; `extra` is shown before all of them."""
        super().__init__(bar)
        role(self, "clear")
        self._bar, now = bar, style.current()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, now.px(3), now.px(6), now.px(3))
        row.setSpacing(now.px(6))
        row.addWidget(extra)
        self.tools: list[Tool] = []
        for each in tools:
            if each is None:
                row.addSpacing(now.px(8))
            else:
                self.tools.append(Tool(*each, file))
                row.addWidget(self.tools[-1])
        bar.setCornerWidget(self)
        self._gaps = now.px(6) * (len(self.tools) + 2) + now.px(8) * (len(tools) - len(self.tools))
        self._extra = extra
        bar.installEventFilter(self)
        self.installEventFilter(self)  # an error in an override of `event` would end the program unheard

    def tool(self, action: QAction) -> Tool:
        """The button of an action."""
        return next(tool for tool in self.tools if tool.action is action)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        letters_grew = watched is self and event.type() == QEvent.Type.LayoutRequest
        if letters_grew or (watched is self._bar and event.type() == QEvent.Type.Resize):
            self.fit()
        return super().eventFilter(watched, event)

    def fit(self) -> None:
        """Show as much of each as there is room for beside the menus."""
        actions = self._bar.actions()
        menus = max((self._bar.actionGeometry(action).right() for action in actions), default=0)
        room = self._bar.width() - menus - self._gaps - style.current().px(24)
        if not self._extra.isHidden():
            room -= self._extra.sizeHint().width()
        plans = ((True, True), (True, False), (False, False))
        word, key = next((plan for plan in plans if sum(
            tool.width_with(word=plan[0], key=plan[1]) for tool in self.tools) <= room), plans[-1])
        for tool in self.tools:
            tool.show_parts(word=word, key=key)
        if self.sizeHint() != self.size():
            self._bar.setCornerWidget(self)  # gives it the room that it wants now

    def retranslate(self) -> None:
        self.fit()

    relook = retranslate

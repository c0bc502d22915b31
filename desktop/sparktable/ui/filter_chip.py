"""A filter that folds away: a chip with its name, which opens a list of what there is with counts; once something is
chosen the chip says so, is lit, and has a cross that takes it away again."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from sparktable.app.translations import WORDS
from sparktable.table.art.icons import themed_icon
from sparktable.ui import style
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, role

OPENING = (Qt.Key.Key_Down, Qt.Key.Key_Up)
TAKING_AWAY = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
OPENS = "  ▾"


class Choice(NamedTuple):
    value: Any
    text: str
    icon: str = ""
    titles: int | None = None
    """How many it would leave."""


def is_lit(value: Any, choice: Any) -> bool:
    """Whether a choice is made: alone, or among several."""
    return choice in value if isinstance(value, tuple) else choice == value


def turned(value: Any, choice: Any, nothing: Any) -> Any:
    """What is chosen once a choice was made, or made again, which takes it back."""
    if isinstance(value, tuple):
        return tuple(each for each in value if each != choice) if choice in value else (*value, choice)
    return nothing if choice == value else choice


class _Opener(Button):
    """Arrows open the list, too; Backspace takes away what was chosen."""

    def __init__(self, icon: str, opened: Callable[[], object], cleared: Callable[[], object]) -> None:
        super().__init__("", icon, "chip", opened)
        self._opened, self._cleared = opened, cleared

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in OPENING:
            self._opened()
        elif event.key() in TAKING_AWAY:
            self._cleared()
        else:
            super().keyPressEvent(event)


class FilterChip(QWidget):
    picked = Signal(object)

    def __init__(self, key: str, choices: Sequence[Choice], value: Any, nothing: Any = "", *,
                 must: bool = False) -> None:
        """`key`: what is sifted by; `nothing`: the value of who does not care, () where several may be chosen;
        `must`: something always is chosen."""
        super().__init__()
        role(self, "clear")
        self._choices, self._nothing, self._must, self.value = choices, nothing, must, value
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(style.current().px(2))
        chosen = [each for each in choices if is_lit(value, each.value) and value != nothing]
        self._lit = bool(chosen) and not must
        self.button = _Opener(chosen[0].icon if chosen else "", self.open_menu, self._clear)
        self.button.setCheckable(not must)
        self.button.setChecked(self._lit)
        name = WORDS.say(key)
        more = f" +{len(chosen) - 1}" if len(chosen) > 1 else ""
        self.button.setText((chosen[0].text + more if chosen else name) + OPENS)
        self.button.setAccessibleName(f"{name}: {', '.join(each.text for each in chosen)}" if chosen else name)
        tip(self.button, name)
        line.addWidget(self.button)
        self.remove = Button("", "close", "chip", self._clear)
        say(self.remove, tip, "cards.remove", filter=name)
        say(self.remove, "setAccessibleName", "cards.remove", filter=name)
        line.addWidget(self.remove)
        self.remove.setVisible(self._lit)

    def menu(self) -> QMenu:
        """What there is to choose from, each with how many titles it would leave."""
        made = QMenu(self)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        now, tokens = style.current(), style.current().theme.tokens
        if not self._must:
            made.addAction(WORDS.say("cards.all")).triggered.connect(self._clear)
        for each in self._choices:
            icon = themed_icon(each.icon, tokens.hi, tokens.low, now.px(18), tokens.s2,
                               self.devicePixelRatioF()) if each.icon else QIcon()
            action = QAction(icon, each.text if each.titles is None else f"{each.text}\t{each.titles}", made)
            action.setData(each.value)
            wanted = each.value if self._must else turned(self.value, each.value, self._nothing)
            action.triggered.connect(lambda _=False, value=wanted: self.picked.emit(value))
            made.addAction(action)
            if is_lit(self.value, each.value):
                made.setActiveAction(action)
        return made

    def open_menu(self) -> None:
        self.button.setChecked(self._lit)  # a click alone changes nothing
        menu = self.menu()
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))
        if menu.activeAction() is None:
            menu.setActiveAction(menu.actions()[0])

    def _clear(self) -> None:
        if self._lit:
            self.picked.emit(self._nothing)

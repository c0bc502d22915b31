"""The home page: go on, play again, start something, look something up. What does not exist is not shown."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.catalog import Title
from sparktable.table.art.factions import FACTIONS
from sparktable.ui import style
from sparktable.ui.backdrop import Backdrop
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, Tile, label, role, scrolling

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class Entry(NamedTuple):
    """One of the small buttons at the foot."""

    key: str
    icon: str
    open: Callable[[], object]


class HomePage(Backdrop):
    """Where the program begins. Focus starts on the topmost way to play."""

    resume = Signal()
    replay_setup = Signal(str)
    new_game = Signal(str)
    learn = Signal()

    def __init__(self, titles: tuple[Title, ...], entries: tuple[Entry, ...], *, resumable: str = "",
                 last: tuple[str, str] | None = None, learn: str = "") -> None:
        """`resumable` describes the unfinished game, `last` is the game last set up and its description, `learn` the
        key of what is said of lessons."""
        super().__init__()
        now = style.current()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self._inside = inside = QWidget()
        self._area = scrolling(inside)
        self.follow(inside)
        role(inside, "clear")
        column = QVBoxLayout(inside)
        column.setContentsMargins(now.px(64), now.px(40), now.px(24), now.px(24))
        column.setSpacing(now.px(12))
        row.addWidget(self._area, 11)
        row.addStretch(9)

        emblems = QHBoxLayout()
        for faction in FACTIONS.values():
            emblems.addWidget(Icon(faction.icon, 34, now.theme.factions[faction.name]))
        emblems.addStretch()
        column.addLayout(emblems)
        column.addWidget(label("hero", "app.name", wrap=False))
        column.addWidget(label("lead", "home.tagline"))
        column.addSpacing(now.px(8))

        self.tiles: list[Tile] = []
        if learn:
            tile = self._tile("hint", "tile" if resumable or last is not None else "continue",
                              lambda: self.learn.emit())
            tile.call("home.learn")
            say(tile.note, "setText", learn)
            say(tile, "setAccessibleDescription", learn)
        self._first = len(self.tiles) if resumable or last is not None else 0
        if resumable:
            tile = self._tile("skip", "continue", lambda: self.resume.emit())
            tile.call("home.continue")
            tile.note.setText(resumable)
            tile.setAccessibleDescription(resumable)
            tile.note.setProperty("role", "strong")
        if last is not None:
            name, described = last
            tile = self._tile("convert", "tile" if resumable else "continue",
                              lambda: self.replay_setup.emit(name))
            tile.call("home.again")
            tile.note.setText(described)
            tile.setAccessibleDescription(described)
        for title in titles:
            tile = self._tile(title.icon, "tile", partial(self.new_game.emit, title.name))
            tile.call(f"title.{title.name}")
            say(tile.note, "setText", f"title.{title.name}.note")
            say(tile, "setAccessibleDescription", f"title.{title.name}.note")
        if not titles:
            column.addWidget(label("lead", "home.no_games"))
        for tile in self.tiles:
            column.addWidget(tile)

        column.addSpacing(now.px(8))
        foot = FlowLayout(gap=now.px(8))
        for entry in entries:
            foot.addWidget(Button(entry.key, entry.icon, on_click=entry.open))
        column.addLayout(foot)
        column.addStretch()
        column.addWidget(label("caption", "home.hint"))
        self.buttons = [*self.tiles, *inside.findChildren(Button)]

    def _tile(self, icon: str, kind: str, on_click: Callable[[], object]) -> Tile:
        tile = Tile(icon, kind)
        tile.clicked.connect(lambda: on_click())
        self.tiles.append(tile)
        return tile

    def arrange(self) -> None:
        """The column takes from the picture what large letters need."""
        bar = self._area.verticalScrollBar().sizeHint().width()
        self._area.setMinimumWidth(min(self._inside.minimumSizeHint().width() + bar, self.width()))

    def settle(self) -> None:
        """Put the focus where Enter plays."""
        if self.buttons:
            self.buttons[self._first].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go through everything that can be opened."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}.get(
            Qt.Key(event.key()))
        focused = self.focusWidget()
        if step is None or focused not in self.buttons:
            super().keyPressEvent(event)
            return
        place = (self.buttons.index(focused) + step) % len(self.buttons)
        self.buttons[place].setFocus(Qt.FocusReason.TabFocusReason)

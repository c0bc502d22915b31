"""The panels beside the table: each can be moved, closed and brought back, and stands where it stood last time."""
from __future__ import annotations

import base64
import hashlib
from itertools import pairwise

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QStyle, QWidget

from sparktable.ui import style
from sparktable.ui.widget_texts import say

LEAST = 240
"""How wide they are at least to begin with."""


class Panels(dict[str, QDockWidget]):
    """By name."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__()
        self._window = window
        self._fresh = QByteArray()
        self._put_away: QByteArray | None = None
        """How they stood before the window became too narrow for them; None while it is wide enough."""

    def add(self, name: str, inside: QWidget) -> None:
        dock = QDockWidget()
        dock.setObjectName(name)
        dock.setWidget(inside)
        dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetMovable
                         | QDockWidget.DockWidgetFeature.DockWidgetClosable)
        say(dock, "setWindowTitle", f"panel.{name}")
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        self[name] = dock

    def lay_over(self, *names: str) -> None:
        """Several panels in one place, the first on top."""
        for below, above in pairwise(names):
            self._window.tabifyDockWidget(self[below], self[above])
        self[names[0]].raise_()

    @property
    def settled(self) -> bool:
        """Whether they have the sizes that they are given when the window first has one."""
        return not self._fresh.isEmpty()

    def settle(self, upper: str, lower: str) -> None:
        """Give them their sizes, now that the window has one."""
        wide = max(style.current().px(LEAST), self._window.width() // 5)
        self._window.resizeDocks([self[upper], self[lower]], [3, 2], Qt.Orientation.Vertical)
        self._window.resizeDocks([self[upper]], [wide], Qt.Orientation.Horizontal)
        self._fresh = self._window.saveState()

    def make_room(self, least: int) -> bool:
        """Leave at least so much of the window's width to the table: panels become narrower, and where that is not
        enough are put away until there is room again. Whether they have been put away just now."""
        window, table = self._window, self._window.centralWidget()
        between = window.style().pixelMetric(QStyle.PixelMetric.PM_DockWidgetSeparatorExtent, None, window)
        room = window.width() - least - between
        enough = room >= style.current().px(LEAST)
        if enough and self._put_away is not None:
            window.restoreState(self._put_away)
            self._put_away = None
        shown = [dock for dock in self.values() if dock.isVisible() and not dock.isFloating()]
        if enough:
            if table is not None and table.width() < least:
                window.resizeDocks(shown, [room] * len(shown), Qt.Orientation.Horizontal)
            return False
        if self._put_away is not None:
            return False  # what is open now, the player has opened
        self._put_away = window.saveState()
        for dock in shown:
            dock.hide()
        return bool(shown)

    @property
    def are_put_away(self) -> bool:
        """Whether the window is too narrow for them."""
        return self._put_away is not None

    def toggle(self, name: str) -> None:
        """Close a panel that is seen; bring to the front one that is closed, or lies behind another."""
        dock = self[name]
        if dock.isVisible() and not dock.visibleRegion().isEmpty():
            dock.hide()
        else:
            dock.show()
            dock.raise_()

    def reset(self) -> None:
        """Every panel where it was when the table was opened for the first time."""
        self._window.restoreState(self._fresh)
        if self._put_away is not None:
            self._put_away = self._fresh

    def restore(self, kept: str) -> None:
        """Where they stood in the last game; "" for nowhere."""
        state = _unsealed(kept)
        if state:
            self._window.restoreState(state)

    def keep(self) -> str:
        """Where they stand, for the next game: those that are put away as they stood before."""
        state = self._put_away if self._put_away is not None else self._window.saveState()
        return _sealed(bytes(state.data()))


def _sealed(state: bytes) -> str:
    """What Qt calls the state of a window, as the settings keep it: with a sum over it, since one that was altered
    makes Qt end the program."""
    return f"{hashlib.blake2b(state, digest_size=8).hexdigest()} {base64.b64encode(state).decode()}"


def _unsealed(kept: str) -> bytes:
    """The inverse of `_sealed`; nothing for anything else."""
    try:
        state = base64.b64decode(kept.partition(" ")[2])
    except ValueError:
        return b""
    return state if kept == _sealed(state) else b""

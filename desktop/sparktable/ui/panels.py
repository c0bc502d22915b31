"""The panels beside the table: each can be moved, closed and brought back, and stands where it stood last time. In a
window that is too narrow for them they fold into a rail, and open one at a time over the table."""
from __future__ import annotations

import base64
import hashlib
from itertools import pairwise

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QStyle, QWidget

from sparktable.ui import style
from sparktable.ui.drawer import Drawer, Rail
from sparktable.ui.widget_texts import say

LEAST = 240
"""How wide they are at least to begin with."""
ROOMY = 1400
"""A window that is narrower than this has no room for panels beside the table, nor has one with letters as large as
this."""
LARGE = 1.5
UNDER_CARD = 104
"""What stands under the card in the inspector."""
CARD = 1.4


class Panels(dict[str, QDockWidget]):
    """By name."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__()
        self._window = window
        self._fresh = QByteArray()
        self._put_away: QByteArray | None = None
        """How they stood before they were folded; None while they stand beside the table."""
        self.rail = Rail(self.toggle)
        window.addToolBar(Qt.ToolBarArea.RightToolBarArea, self.rail)
        self._drawer: Drawer | None = None
        self.opened = ""
        """The panel that lies open over the table."""
        self.still = False
        """Whether it is there at once instead of sliding."""

    def add(self, name: str, inside: QWidget) -> None:
        dock = QDockWidget()
        dock.setObjectName(name)
        dock.setWidget(inside)
        dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetMovable
                         | QDockWidget.DockWidgetFeature.DockWidgetClosable)
        say(dock, "setWindowTitle", f"panel.{name}")
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        self[name] = dock
        self.rail.add(name)

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
        high = self._window.height()
        card = min(round(wide * CARD) + style.current().px(UNDER_CARD), round(high * 0.62))
        self._window.resizeDocks([self[upper], self[lower]], [card, high - card], Qt.Orientation.Vertical)
        self._window.resizeDocks([self[upper]], [wide], Qt.Orientation.Horizontal)
        self._fresh = self._window.saveState()

    def make_room(self, least: int) -> None:
        """Leave at least so much of the window's width to the table: panels become narrower, and where that is not
        enough fold into the rail until there is room again."""
        window, table, now = self._window, self._window.centralWidget(), style.current()
        between = window.style().pixelMetric(QStyle.PixelMetric.PM_DockWidgetSeparatorExtent, None, window)
        room = window.width() - least - between
        roomy = room >= now.px(LEAST) and window.width() >= now.px(ROOMY) and now.text < LARGE
        if roomy and self._put_away is not None:
            self.close()
            self.rail.hide()
            window.restoreState(self._put_away)
            self._put_away = None
        elif not roomy and self._put_away is None:
            self._put_away = window.saveState()
            for dock in self.values():
                dock.hide()
            self.rail.show()
        shown = [dock for dock in self.values() if dock.isVisible() and not dock.isFloating()]
        if roomy and table is not None and table.width() < least:
            window.resizeDocks(shown, [room] * len(shown), Qt.Orientation.Horizontal)

    @property
    def folded(self) -> bool:
        return self._put_away is not None

    def toggle(self, name: str) -> None:
        """Close a panel that is seen; bring to the front one that is closed, or lies behind another."""
        dock = self[name]
        if self.folded:
            opened = self.opened
            self.close()
            if opened != name:
                self._open(name)
        elif dock.isVisible() and not dock.visibleRegion().isEmpty():
            dock.hide()
        else:
            dock.show()
            dock.raise_()

    def shows(self, name: str) -> bool:
        """Whether a panel is to be seen."""
        return self.opened == name if self.folded else not self[name].visibleRegion().isEmpty()

    def _open(self, name: str) -> None:
        table = self._window.centralWidget()
        inside = self[name].widget()
        if table is None or inside is None:
            return
        if self._drawer is None:
            self._drawer = Drawer(table, self.close)
        self.opened = name
        self.rail.tabs[name].setChecked(True)
        self.rail.tabs[name].show_news(0)
        self._drawer.open(name, inside, still=self.still)

    def close(self) -> bool:
        """Put away what lies open over the table; whether anything did."""
        if self._drawer is None or not self.opened:
            return False
        name, self.opened = self.opened, ""
        self[name].setWidget(self._drawer.shut() or QWidget())
        for tab in self.rail.tabs.values():
            tab.setChecked(False)
        return True

    def tell_news(self, name: str, number: int) -> None:
        """So much is new in a panel; nobody need be told who sees it."""
        if self.folded and not self.shows(name):
            self.rail.tabs[name].show_news(self.rail.tabs[name].news + number)

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
        """Where they stand, for the next game: those that are folded as they stood before."""
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

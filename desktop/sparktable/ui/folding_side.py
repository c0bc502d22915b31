"""Panels below each other beside something large; where there is no room for all of them a rail calls one at a time,
and what they belong to moves over for it."""
from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sparktable.ui import style
from sparktable.ui.drawer import SHARE, WIDE, Drawer, Rail

UNBOUNDED = 16_777_215


class FoldingSide(QWidget):
    def __init__(self, parts: Mapping[str, QWidget], body: QHBoxLayout) -> None:
        """`parts`, by the names of panels, stand in `body` beside what they belong to."""
        super().__init__()
        self._parts, self._body, self._roomy = parts, body, True
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.rail = Rail(self.fold_out)
        for name, part in parts.items():
            column.addWidget(part, 1)
            self.rail.add(name)
        body.addWidget(self)
        self._room = QWidget()
        self._room.hide()
        body.addWidget(self._room)
        body.addWidget(self.rail)
        self._drawer = Drawer(self._room, self.fold_in, share=1)

    @property
    def folded_out(self) -> bool:
        return self._drawer.inside is not None

    def fold_out(self, name: str) -> None:
        """Show a panel beside what it belongs to, or fold it in again; where there is room, it is there already."""
        if self._roomy:
            return
        again = self.folded_out and not self._parts[name].isHidden()
        self.fold_in()
        if again:
            return
        for part, widget in self._parts.items():
            widget.setVisible(part == name)
        self.rail.tabs[name].setChecked(True)
        now, whole = style.current(), self._body.geometry().width()
        self._room.setFixedWidth(min(round(now.px(WIDE) * max(1.0, now.text)), round(whole * SHARE)))
        self._room.show()
        self._body.activate()
        self._drawer.open(name, self, still=True)

    def fold_in(self) -> None:
        if self._drawer.shut() is not None:
            self.setParent(self._body.parentWidget())
            self.hide()
            self._room.hide()
        for tab in self.rail.tabs.values():
            tab.setChecked(False)

    def share(self, roomy: bool, wide: int) -> None:
        """Stand beside it, so wide, where there is room."""
        if roomy != self._roomy:
            self._roomy = roomy
            self.fold_in()
            if roomy:
                self._body.insertWidget(self._body.indexOf(self._room), self)
                for widget in (self, *self._parts.values()):
                    widget.show()
            else:
                self._body.removeWidget(self)
                self.hide()
        self.rail.setVisible(not roomy)
        self.setMinimumWidth(wide if roomy else 0)
        self.setMaximumWidth(wide if roomy else UNBOUNDED)

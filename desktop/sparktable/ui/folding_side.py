"""Panels below each other beside something large; where there is no room for them a rail calls each over it."""
from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sparktable.ui.drawer import Drawer, Rail

UNBOUNDED = 16_777_215


class FoldingSide(QWidget):
    def __init__(self, over: QWidget, parts: Mapping[str, QWidget], body: QHBoxLayout) -> None:
        """`parts`, by the names of panels, stand in `body` beside what they would lie over."""
        super().__init__()
        self._parts, self._body, self._roomy = parts, body, True
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.rail = Rail(self.fold_out)
        for name, part in parts.items():
            column.addWidget(part, 1)
            self.rail.add(name)
        body.addWidget(self)
        body.addWidget(self.rail)
        self._drawer = Drawer(over, self.fold_in)

    @property
    def folded_out(self) -> bool:
        return self._drawer.inside is not None

    def fold_out(self, name: str) -> None:
        """Show a panel over what it belongs to, or fold it in again."""
        again = self.folded_out and not self._parts[name].isHidden()
        self.fold_in()
        if again:
            return
        for part, widget in self._parts.items():
            widget.setVisible(part == name)
        self.rail.tabs[name].setChecked(True)
        self._drawer.open(name, self, still=True)

    def fold_in(self) -> None:
        if self._drawer.shut() is not None:
            self.setParent(self._body.parentWidget())
            self.hide()
        for tab in self.rail.tabs.values():
            tab.setChecked(False)

    def share(self, roomy: bool, wide: int) -> None:
        """Stand beside it, so wide, where there is room."""
        if roomy != self._roomy:
            self._roomy = roomy
            self.fold_in()
            if roomy:
                self._body.insertWidget(self._body.indexOf(self.rail), self)
                for widget in (self, *self._parts.values()):
                    widget.show()
            else:
                self._body.removeWidget(self)
                self.hide()
        self.rail.setVisible(not roomy)
        self.setMinimumWidth(wide if roomy else 0)
        self.setMaximumWidth(wide if roomy else UNBOUNDED)

"""Battle icons to look for: several at once, any of which will do."""
from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout

from sparktable.table.art.parts import icon_tile
from sparktable.ui import style
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, role

NONE = "none"
TILE = 20


class IconFilter(QFrame):
    """A tile for each colour, and one for cards without icons."""

    picked = Signal(str)
    """The names of those that are looked for, with spaces between."""

    def __init__(self, colours: Iterable[str], wanted: str) -> None:
        super().__init__()
        role(self, "raised")
        say(self, "setAccessibleName", "tcg.builder.any.icon")
        now = style.current()
        line = QHBoxLayout(self)
        line.setContentsMargins(*([now.px(3)] * 4))
        line.setSpacing(now.px(4))
        self.buttons: dict[str, Button] = {}
        for colour in colours:
            button = Button("", "", "segment")
            button.setCheckable(True)
            button.setChecked(colour in wanted.split())
            if colour == NONE:
                button.setText("–")
            else:
                button.setIcon(tile(colour, self.devicePixelRatioF()))
                button.setIconSize(QSize(now.px(TILE), now.px(TILE)))
            say(button, tip, f"tcg.icon.{colour}")
            say(button, "setAccessibleName", f"tcg.icon.{colour}")
            button.toggled.connect(lambda _: self.picked.emit(self.wanted))
            self.buttons[colour] = button
            line.addWidget(button)

    @property
    def wanted(self) -> str:
        return " ".join(colour for colour, button in self.buttons.items() if button.isChecked())


def tile(colour: str, dpr: float) -> QIcon:
    size = style.current().px(TILE)
    pixmap = QPixmap(round(size * dpr), round(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill("transparent")
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        icon_tile(painter, 1, 1, size - 2, f"b_{colour}")
    return QIcon(pixmap)

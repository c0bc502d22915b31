"""The curtain between two people at one screen: nothing is shown until the right one is there."""
from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sparktable.table.art.color import mix
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.icons import paint_icon
from sparktable.ui import style
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, label

SIGN = 96
EDGE = 10
"""How thick the bars of the faction's colour are, above and below."""


class Curtain(QWidget):
    """Covers its whole parent; only its button, Enter or Space lift it."""

    lifted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._covered = parent
        self._faction = ""
        now = style.current()
        column = QVBoxLayout(self)
        column.setSpacing(now.px(16))
        column.addStretch()
        self.sign = Icon("player", SIGN, "acc")
        column.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignHCenter)
        self.text = label("hero")
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note = label("lead", "curtain.note")
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.text)
        column.addWidget(self.note)
        self.ready = Button("curtain.ready", "check", "big", self.lifted.emit)
        column.addWidget(self.ready, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()
        parent.installEventFilter(self)
        self.hide()

    def fall(self, name: str, faction: str = "") -> None:
        """Cover everything, and ask for that person, under the sign of the faction where there is one."""
        self._faction = faction if faction in FACTIONS else ""
        self.relook()
        say(self.text, "setText", "curtain.pass", who=name)
        self.setGeometry(self._covered.rect())
        self._let_behind(False)
        self.show()
        self.raise_()
        self.ready.setFocus(Qt.FocusReason.OtherFocusReason)

    def rise(self) -> None:
        """Show again what lies behind."""
        self._let_behind(True)
        self.ready.clearFocus()  # hidden, it would pass the focus on as Tab does, and the table would show it
        self.hide()

    def relook(self) -> None:
        factions = style.current().theme.factions
        if self._faction:
            self.sign.show_icon(FACTIONS[self._faction].icon, factions[self._faction])
        else:
            self.sign.show_icon("player", "acc")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The faction's hue over everything, its emblem large behind the words; plain where contrast matters most."""
        theme = style.current().theme
        hue = theme.factions.get(self._faction, theme.color("acc").name())
        wide, high = float(self.width()), float(self.height())
        with QPainter(self) as p:
            ground = mix(theme.color("bg0"), hue, 0.14 if theme.texture else 0.0)
            p.fillRect(self.rect(), ground)
            if theme.texture and self._faction:
                size = high * 1.1
                p.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_icon(p, FACTIONS[self._faction].icon, QRectF((wide - size) / 2, (high - size) / 2, size, size),
                           mix(ground, hue, 0.1), ground)
            edge = style.current().px(EDGE)
            for y in (0.0, high - edge):
                p.fillRect(QRectF(0, y, wide, edge), QColor(hue))

    def _let_behind(self, reachable: bool) -> None:
        """Neither Tab nor a shortcut nor a screen reader must get behind the curtain."""
        for widget in self._covered.findChildren(QWidget,
                                                       options=Qt.FindChildOption.FindDirectChildrenOnly):
            if widget is not self:
                widget.setEnabled(reachable)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.setGeometry(self._covered.rect())
        return False

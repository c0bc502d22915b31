"""The curtain between two people at one screen: nothing is shown until the right one is there."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.figures import home_faction
from sparktable.table.art.pieces import avatar
from sparktable.ui import style
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, label, picture, restyle, role

SIGN, FACE = 96, 236
SIZES = ("hero", "large", "title", "name", "strong")
"""What is called is written as large as it fits into one line."""
TWO_LINES = 2
"""A name that has two parts takes two lines rather than a smaller size than so many of these."""
EDGE = 10
"""How thick the bars of the faction's colour are, above and below."""


class Curtain(QWidget):
    """Covers its whole parent; only its button, Enter or Space lift it."""

    lifted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._covered = parent
        self._faction = self._character = ""
        self._ground: QPixmap | None = None
        now = style.current()
        self._column = column = QVBoxLayout(self)
        column.setSpacing(now.px(16))
        column.addStretch()
        self.face = picture()
        column.addWidget(self.face, 0, Qt.AlignmentFlag.AlignHCenter)
        self.sign = Icon("player", SIGN, "acc")
        column.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignHCenter)
        self.text = label("hero")
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.person = label("large")
        self.person.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._parts = ("", "", "")
        self.note = label("lead", "curtain.note")
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.text)
        column.addWidget(self.person)
        column.addWidget(self.note)
        self.ready = Button("curtain.ready", "check", "big", self.lifted.emit)
        column.addWidget(self.ready, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()
        parent.installEventFilter(self)
        self.hide()

    def fall(self, name: str, faction: str = "", character: str = "", *, seat: str = "", person: str = "") -> None:
        """Cover everything, and ask for that person: under the face of whoever that one plays, or else under the sign
        of the faction where there is one. `seat`, `person`: the name in two parts, where a line is too short."""
        self._faction, self._character = faction if faction in FACTIONS else "", character
        self.relook()
        self._parts = name, seat, person
        self.setGeometry(self._covered.rect())
        self._fit()
        self._let_behind(False)
        self.show()
        self.raise_()
        self.ready.setFocus(Qt.FocusReason.OtherFocusReason)

    def rise(self) -> None:
        """Show again what lies behind."""
        self._let_behind(True)
        self._ground = None
        self.face.clear()
        self.ready.clearFocus()  # hidden, it would pass the focus on as Tab does, and the table would show it
        self.hide()

    def relook(self) -> None:
        now, factions = style.current(), style.current().theme.factions
        self._ground = None
        self.face.setVisible(bool(self._character))
        self.sign.setVisible(not self._character)
        if self._character:
            side = FACTIONS.get(self._faction) or home_faction(self._character)
            drawn = avatar(self._character, side, now.px(FACE), self.devicePixelRatioF(), now.theme)
            self.face.setPixmap(QPixmap.fromImage(drawn))
        if self._faction:
            self.sign.show_icon(FACTIONS[self._faction].icon, factions[self._faction])
        else:
            self.sign.show_icon("player", "acc")
        self.update()

    def _fit(self) -> None:
        """Each line is as large as it can be; a long name has one for its seat and one for its person."""
        whole, seat, person = self._parts
        say(self.text, "setText", "curtain.pass", who=whole)
        alone = self._written(self.text, SIZES[:TWO_LINES] if person else SIZES)
        if not alone and person:
            say(self.text, "setText", "curtain.pass", who=seat)
            self._written(self.text, SIZES)
            self.person.setText(person)
            self._written(self.person, SIZES[TWO_LINES - 1:])
        self.person.setVisible(not alone and bool(person))

    def _written(self, text: QLabel, sizes: Sequence[str]) -> bool:
        """Write it in the first of these sizes that fits, and say whether one does."""
        edges = self._column.contentsMargins()
        room = self.width() - edges.left() - edges.right() - 2 * style.current().px(EDGE)
        for size in sizes:
            restyle(role(text, size))
            if text.fontMetrics().horizontalAdvance(text.text()) < room:
                return True
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """A hall in the faction's light; plain where contrast matters most."""
        theme, dpr = style.current().theme, self.devicePixelRatioF()
        hue = theme.factions.get(self._faction, theme.color("acc").name())
        if self._ground is None or self._ground.deviceIndependentSize().toSize() != self.size():
            from sparktable.ui.backdrop_painting import hall  # only where several play at one screen

            self._ground = QPixmap.fromImage(hall(self.size(), dpr, hue))
        with QPainter(self) as p:
            p.drawPixmap(0, 0, self._ground)
            edge = style.current().px(EDGE)
            for y in (0, self.height() - edge):
                p.fillRect(QRect(0, y, self.width(), edge), QColor(hue))

    def _let_behind(self, reachable: bool) -> None:
        """Neither Tab nor a shortcut nor a screen reader must get behind the curtain."""
        for widget in self._covered.findChildren(QWidget,
                                                       options=Qt.FindChildOption.FindDirectChildrenOnly):
            if widget is not self:
                widget.setEnabled(reachable)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.setGeometry(self._covered.rect())
            self._fit()
        return False

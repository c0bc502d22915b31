"""Buttons in one line. Those for which there is no room go into a list that opens: "More"."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from sparktable.ui import style
from sparktable.ui.widgets import Button


class ButtonRow(QWidget):
    def __init__(self, buttons: Sequence[Button], last: Button) -> None:
        """The first stays, and `last`, which stands at the right edge; of the others the hindmost give way first."""
        super().__init__()
        self._buttons, self._last = list(buttons), last
        self.more = Button("action.more", "menu")
        self._list = QMenu(self.more)
        self._list.aboutToShow.connect(self._fill)
        self.more.setMenu(self._list)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.current().px(10))
        for button in (*self._buttons, self.more):
            row.addWidget(button)
        row.addStretch()
        row.addWidget(last)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.installEventFilter(self)  # an error in an override of `event` would end the program unheard

    def minimumSizeHint(self) -> QSize:
        """The first, the list and the last."""
        kept = [self._buttons[0].sizeHint(), self.more.sizeHint(), self._last.sizeHint()]
        gap = style.current().px(10)
        return QSize(sum(hint.width() for hint in kept) + 2 * gap, max(hint.height() for hint in kept))

    def sizeHint(self) -> QSize:
        gap, hints = style.current().px(10), [button.sizeHint() for button in (*self._buttons, self._last)]
        return QSize(sum(hint.width() + gap for hint in hints), max(hint.height() for hint in hints))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self and event.type() == QEvent.Type.LayoutRequest:  # words have changed
            self._share_out()
        return super().eventFilter(watched, event)

    def _share_out(self) -> None:
        gap = style.current().px(10)
        wide = [button.sizeHint().width() + gap for button in self._buttons]
        room = self.width() - self._last.sizeHint().width()
        fit = len(wide)
        if sum(wide) > room:
            room -= self.more.sizeHint().width() + gap
            while fit > 1 and sum(wide[:fit]) > room:
                fit -= 1
        for place, button in enumerate(self._buttons):
            button.setVisible(place < fit)
        self.more.setVisible(fit < len(wide))
        self._row.activate()  # while the row itself is being shown, nobody is told that it has changed

    def _fill(self) -> None:
        self._list.clear()
        for button in self._buttons:
            if button.isHidden():
                self._list.addAction(button.text(), button.click).setEnabled(button.isEnabled())

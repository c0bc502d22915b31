"""What something is chosen or written with: segments, lists that open, switches, a field for searching."""
from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QComboBox, QFrame, QLineEdit, QSizePolicy

from sparktable.table.art.icons import icon_image
from sparktable.ui import style
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, presses, role

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent


class OneOf(QFrame):
    """One of a few choices, all of them visible: what each looks like says who inherits."""

    picked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._values: list[Any] = []
        self._group.idClicked.connect(lambda index: self.picked.emit(self._values[index]))
        self._group.buttonToggled.connect(self._let_in)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _offer(self, button: QAbstractButton, choice: Any, *, chosen: bool) -> None:
        button.setCheckable(True)
        button.setChecked(chosen)
        self._group.addButton(button, len(self._values))
        self._values.append(choice)
        self._let_in()

    def _let_in(self) -> None:
        """Tab comes to the one that is chosen; from there arrows lead to the others."""
        chosen = self._group.checkedButton()
        for button in self._group.buttons() if chosen is not None else ():
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is chosen else Qt.FocusPolicy.ClickFocus)

    @property
    def value(self) -> Any:
        return self._values[self._group.checkedId()]

    def button(self, value: Any) -> QAbstractButton:
        return self._group.button(self._values.index(value))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        button = self._group.button((self._group.checkedId() + step) % len(self._values))
        button.setFocus()
        button.click()


class Segments(OneOf):
    """One of a few words that lie in a row."""

    def __init__(self, choices: Iterable[tuple[Any, str, str]], value: Any, *, low: bool = False) -> None:
        """Each choice is a value, its text and an icon's name or ""; `low`: no higher than a line of text."""
        super().__init__()
        role(self, "clear" if low else "raised")
        row = FlowLayout(self, gap=style.current().px(4))
        inset = 0 if low else style.current().px(3)
        row.setContentsMargins(inset, inset, inset, inset)
        for choice, text, icon in choices:
            button = Button("", icon, "tab" if low else "segment")
            button.setText(text)
            self._offer(button, choice, chosen=choice == value)
            row.addWidget(button)


class Picker(QComboBox):
    """A list that opens, with an arrow that follows the theme. It gives way where there is little room."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        now = style.current()
        size = now.px(7)
        middle = QPointF(self.width() - now.px(16), self.height() / 2)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setPen(QPen(now.theme.color("hi"), now.px(2), c=Qt.PenCapStyle.RoundCap))
            tip = middle + QPointF(0, size / 3)
            p.drawLine(middle + QPointF(-size / 1.5, -size / 3), tip)
            p.drawLine(tip, middle + QPointF(size / 1.5, -size / 3))


LONGEST = 200
"""More is not looked for: it was hardly typed."""


class Search(QLineEdit):
    """A field for what is looked for."""

    def __init__(self, key: str, width: float, look_for: Callable[[str], object]) -> None:
        super().__init__()
        self.setClearButtonEnabled(True)
        self.setMaxLength(LONGEST)
        self.setMinimumWidth(style.current().px(width))
        say(self, "setPlaceholderText", key)
        say(self, "setAccessibleName", key)
        self.textChanged.connect(look_for)


class Switch(QAbstractButton):
    """On or off: the knob's place and a tick say which, not the colour alone."""

    def __init__(self, on: bool = False) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setChecked(on)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        now = style.current()
        return QSize(now.px(48), now.px(32))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if presses(event):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        now = style.current()
        tokens = now.theme.tokens
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            track = QRectF(3, 4, self.width() - 6, self.height() - 8)
            if self.hasFocus():
                p.setPen(QPen(QColor(tokens.focus), 2))
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), self.height() / 2,
                                  self.height() / 2)
            on = self.isChecked()
            p.setPen(QPen(QColor(tokens.can if on else tokens.line2), 1.5))
            p.setBrush(QColor(tokens.can if on else tokens.s3))
            p.drawRoundedRect(track.adjusted(1, 1, -1, -1), track.height() / 2, track.height() / 2)
            size = track.height() - 6
            left = track.right() - size - 3 if on else track.left() + 3
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(tokens.bg0 if on else tokens.mid))
            p.drawEllipse(QRectF(left, track.top() + 3, size, size))
        if on:
            self._tick(track, tokens.bg0)

    def _tick(self, track: QRectF, colour: str) -> None:
        size = round(track.height() * 0.6)
        with QPainter(self) as p:
            p.drawImage(QRectF(track.left() + 6, track.center().y() - size / 2, size, size),
                        icon_image("check", size, colour, dpr=self.devicePixelRatioF()))

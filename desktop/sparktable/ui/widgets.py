"""Small pieces that every page uses: labels and buttons by role, segments, switches, tiles, panels."""
from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sparktable.table.art.icons import icon_image, themed_icon
from sparktable.ui import style
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.widget_texts import say

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent


def role(widget: QWidget, name: str) -> QWidget:
    """Say what a widget is, so that the style sheet finds it."""
    widget.setProperty("role", name)
    return widget


def restyle(widget: QWidget) -> None:
    """Look the style sheet up again after a property changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def label(kind: str, key: str = "", *, text: str = "", wrap: bool = True, **facts: Any) -> QLabel:
    """A text in one of the roles; by message key, or a text that is not translated."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    role(made, kind)
    if key:
        say(made, "setText", key, **facts)
    return made


def picture() -> QLabel:
    """A place for a picture."""
    made = label("", wrap=False)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return made


class Icon(QLabel):
    """A drawing in a colour of the theme."""

    def __init__(self, name: str, size: float = 20, token: str = "hi") -> None:
        super().__init__()
        self._name, self._size, self._token = name, size, token
        self.relook()

    def show_icon(self, name: str, token: str | None = None) -> None:
        self._name, self._token = name, token or self._token
        self.relook()

    def relook(self) -> None:
        now = style.current()
        size = now.px(self._size)
        colour = self._token if self._token.startswith("#") else now.theme.color(self._token)
        self.setPixmap(_pixmap(self._name, size, colour, self.devicePixelRatioF()))
        self.setFixedSize(size, size)


def _pixmap(name: str, size: int, colour: QColor | str, dpr: float) -> QPixmap:
    return QPixmap.fromImage(icon_image(name, size, colour, style.current().theme.tokens.s1, dpr))


def _with_room(icon: QIcon, size: int, gap: int, dpr: float) -> QIcon:
    """An icon that keeps its distance from the words after it, which Qt sets too close."""
    made = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled):
        wide = QPixmap(QSize(size + gap, size) * dpr)
        wide.setDevicePixelRatio(dpr)
        wide.fill(Qt.GlobalColor.transparent)
        with QPainter(wide) as p:
            p.drawPixmap(0, 0, icon.pixmap(QSize(size, size), dpr, mode))
        made.addPixmap(wide, mode)
    return made


class Button(QPushButton):
    """A button by role and message key, with an icon that follows the theme."""

    def __init__(self, key: str, icon: str = "", kind: str = "", on_click: Callable[[], object] | None = None,
                 **facts: Any) -> None:
        super().__init__()
        self._icon = icon
        if kind:
            role(self, kind)
        if key:
            say(self, "setText", key, **facts)
        if on_click is not None:
            self.clicked.connect(lambda: on_click())
        self.relook()

    def relook(self) -> None:
        if not self._icon:
            return
        now = style.current()
        strong = self.property("role") in ("primary", "big")
        tokens = now.theme.tokens
        size = now.px(18 * max(1.0, now.text))
        behind = tokens.acc if strong else tokens.s3
        icon = themed_icon(self._icon, tokens.onacc if strong else tokens.hi, tokens.low, size, behind,
                           self.devicePixelRatioF())
        gap = now.px(5) if self.text() else 0
        self.setIcon(_with_room(icon, size, gap, self.devicePixelRatioF()) if gap else icon)
        self.setIconSize(QSize(size + gap, size))

    def setText(self, text: str) -> None:
        bare = bool(text) != bool(self.text())
        super().setText(text)
        if bare and self._icon:
            self.relook()

    def show_icon(self, name: str) -> None:
        self._icon = name
        if not name:
            self.setIcon(QIcon())
        self.relook()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses, as Space does: who tabs to a button expects it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class Segments(QFrame):
    """One of a few choices, all of them visible."""

    picked = Signal(object)

    def __init__(self, choices: Iterable[tuple[Any, str, str]], value: Any) -> None:
        """Each choice is a value, its text and an icon's name or ""."""
        super().__init__()
        role(self, "raised")
        row = FlowLayout(self, gap=style.current().px(4))
        inset = style.current().px(3)
        row.setContentsMargins(inset, inset, inset, inset)
        self._group = QButtonGroup(self)
        self._values: list[Any] = []
        for choice, text, icon in choices:
            button = Button("", icon, "segment")
            button.setText(text)
            button.setCheckable(True)
            button.setChecked(choice == value)
            self._group.addButton(button, len(self._values))
            self._values.append(choice)
            row.addWidget(button)
        self._group.idClicked.connect(lambda index: self.picked.emit(self._values[index]))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

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


class Search(QLineEdit):
    """A field for what is looked for."""

    def __init__(self, key: str, width: float, look_for: Callable[[str], object]) -> None:
        super().__init__()
        self.setClearButtonEnabled(True)
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
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
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


class Tile(QPushButton):
    """A large button with an icon, a name and a line under it."""

    def __init__(self, icon: str, kind: str = "tile", token: str = "acc") -> None:
        super().__init__()
        role(self, kind)
        now = style.current()
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(now.px(16), now.px(12), now.px(16), now.px(12))
        row.setSpacing(now.px(16))
        self.icon_label = Icon(icon, 30, token)
        row.addWidget(self.icon_label)
        texts = QVBoxLayout()
        texts.setSpacing(now.px(2))
        self.name = label("name")
        self.note = label("caption")
        texts.addWidget(self.name)
        texts.addWidget(self.note)
        row.addLayout(texts, 1)
        row.addWidget(Icon("skip", 18, "mid"))
        for child in self.findChildren(QLabel):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def call(self, key: str) -> None:
        """Name it, for who sees it and for who hears it."""
        say(self.name, "setText", key)
        say(self, "setAccessibleName", key)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._row.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        return self._row.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._row.totalMinimumSize()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


def panel(kind: str = "panel", margin: int = 14, gap: int = 8) -> tuple[QFrame, QVBoxLayout]:
    """A framed area with a column to fill."""
    now = style.current()
    frame = QFrame()
    role(frame, kind)
    column = QVBoxLayout(frame)
    column.setContentsMargins(*([now.px(margin)] * 4))
    column.setSpacing(now.px(gap))
    return frame, column


def scrolling(inside: QWidget) -> QScrollArea:
    """A widget that may be taller than there is room."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    return area


def rule() -> QFrame:
    """A hairline."""
    line = QFrame()
    role(line, "rule")
    return line

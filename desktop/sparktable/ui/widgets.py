"""Small pieces that every page uses: labels, pictures and buttons by role, tiles, panels."""
from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sparktable.table.art.icons import icon_image, themed_icon
from sparktable.ui import style
from sparktable.ui.headings import heading
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent



def role(widget: QWidget, name: str) -> QWidget:
    """Say what a widget is, so that the style sheet finds it."""
    widget.setProperty("role", name)
    return widget


def restyle(widget: QWidget) -> None:
    """Look the style sheet up again after a property changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def tab_through(parts: Iterable[QWidget]) -> None:
    """Tab halts in these one after the other, in whatever order they were made."""
    stops = [each for part in parts for each in (part, *part.findChildren(QWidget))
             if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.window() == part.window()]  # no list that opens
    for one, following in pairwise(dict.fromkeys(stops)):
        QWidget.setTabOrder(one, following)


def measured_anew(widget: QWidget) -> None:
    """What is in it has another size: its own is known at once, also before it is seen."""
    for each in (*widget.findChildren(QWidget)[::-1], widget):
        if (layout := each.layout()) is not None:
            layout.invalidate()
            layout.activate()
        each.updateGeometry()


class Text(QLabel):
    """Letters as they are, in one of the roles."""

    def __init__(self, kind: str, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        role(self, kind)


def label(kind: str, key: str = "", *, text: str = "", wrap: bool = True, **facts: Any) -> QLabel:
    """A text in one of the roles; by message key, or a text that is not translated."""
    made = Text(kind, text)
    made.setWordWrap(wrap)
    if key:
        say(made, "setText", key, **facts)
    return made


def capitals(key: str, level: int = 0) -> QLabel:
    """A small heading in capitals, whatever case its words have elsewhere; screen readers walk to one of a level."""
    made = Text("label", "")
    if level:
        say(heading(made, "", level), "setAccessibleName", key)  # before its text, with which it would be a label
    say(made, lambda small, words: small.setText(words.upper()), key)
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

    @property
    def name(self) -> str:
        return self._name

    def show_icon(self, name: str, token: str | None = None) -> None:
        self._name, self._token = name, token or self._token
        self.relook()

    def relook(self) -> None:
        now = style.look_at(self)
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


def presses(event: QKeyEvent) -> bool:
    """Whether a key presses a button: who tabs to one expects Enter to do so. With Ctrl it is the page's."""
    return (event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and not event.modifiers() & Qt.KeyboardModifier.ControlModifier)


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
        now = style.look_at(self)
        strong = self.property("role") in ("primary", "big")
        tokens = now.theme.tokens
        size = now.px(18 * max(1.0, now.text))
        behind = tokens.accfill if strong else tokens.s3
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
        if presses(event):
            self.click()
        else:
            super().keyPressEvent(event)


def back_button(on_click: Callable[[], object]) -> Button:
    """The way back from a page, before its title."""
    made = Button("", "back", "quiet", on_click)
    say(made, tip, "action.back")
    say(made, "setAccessibleName", "action.back")
    return made


class PressTile(QPushButton):
    """A button that is a small page: what is laid out on it makes it as high as it must be."""

    def __init__(self, kind: str = "tile") -> None:
        super().__init__()
        role(self, kind)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def be_one(self) -> None:
        """Once everything lies on it: a click anywhere is a click on the tile."""
        for child in self.findChildren(QLabel):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _laid_out(self) -> QLayout:
        layout = self.layout()
        assert layout is not None
        return layout

    def hasHeightForWidth(self) -> bool:
        return self._laid_out().hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        return self._laid_out().totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        return self._laid_out().totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._laid_out().totalMinimumSize()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if presses(event):
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


def scrolling(inside: QWidget, area: QScrollArea | None = None) -> QScrollArea:
    """A widget that may be taller than there is room; in an area of one's own kind."""
    area = area or QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    return area


def refill(area: QScrollArea, inside: QWidget) -> None:
    """Show something else in what scrolls. What stood there goes later: somebody may be walking over it."""
    if (old := area.takeWidget()) is not None:
        old.hide()
        old.deleteLater()
    area.setWidget(inside)
    inside.show()


def emptied(layout: QLayout) -> None:
    """Nothing stands in it any more, and what stood there goes."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


def rule() -> QFrame:
    """A hairline."""
    line = QFrame()
    role(line, "rule")
    return line

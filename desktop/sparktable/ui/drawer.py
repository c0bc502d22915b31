"""The panels of a window that is too narrow to have them beside the table: a rail with their names at the right edge,
and a drawer that slides over the table for the one that is looked at."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPropertyAnimation, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolBar, QVBoxLayout, QWidget

from sparktable.app.translations import WORDS
from sparktable.table.art.fonts import font
from sparktable.table.art.icons import draw_icon
from sparktable.ui import style
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label, role

WIDTH = 36
SLIDE = 160
"""Milliseconds."""
ICONS = {"inspector": "deck", "log": "log", "options": "check", "outline": "hint", "review": "chart"}
WIDE, SHARE = 340, 0.3
"""How wide the drawer is at the usual scale, and of the window at most."""


class RailTab(QPushButton):
    """A panel's name, written upwards, and above it its icon, or how much is new in it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        role(self, "rail")
        self._name, self.news = name, 0
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        say(self, "setAccessibleName", f"panel.{name}")

    def show_news(self, number: int) -> None:
        self.news = number
        self.update()

    def _font(self) -> QFont:
        return font("Inter", style.look_at(self).pt(13), 600)

    def sizeHint(self) -> QSize:
        now = style.look_at(self)
        word = QFontMetrics(self._font()).horizontalAdvance(WORDS.say(f"panel.{self._name}"))
        return QSize(now.px(WIDTH) - now.px(6), word + now.px(46))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        now = style.look_at(self)
        t = now.theme.tokens
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            size, head = now.px(16), QRectF(0, now.px(3), self.width(), now.px(25))
            if self.news:
                self._paint_news(p, head)
            else:
                draw_icon(p, ICONS.get(self._name, "menu"), (self.width() - size) / 2, now.px(9), size, t.hi, t.s2)
            p.save()
            p.translate(self.width() / 2, now.px(31))
            p.rotate(90)
            p.setFont(self._font())
            p.setPen(QColor(t.hi))
            high = self.width()
            p.drawText(QRectF(0, -high / 2, self.height() - now.px(34), high), Qt.AlignmentFlag.AlignVCenter,
                       WORDS.say(f"panel.{self._name}"))
            p.restore()

    def _paint_news(self, p: QPainter, head: QRectF) -> None:
        now = style.look_at(self)
        letters, t = font("Inter", min(now.pt(12), round(head.height() * 0.7)), 700), now.theme.tokens
        text = str(min(self.news, 99))
        high = letters.pixelSize() * 1.4
        wide = max(high, QFontMetrics(letters).horizontalAdvance(text) + high * 0.5)
        box = QRectF(head.center().x() - wide / 2, head.center().y() - high / 2, wide, high)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(t.info))
        p.drawRoundedRect(box, high / 2, high / 2)
        p.setPen(QColor(t.bg0))
        p.setFont(letters)
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def retranslate(self) -> None:
        self.updateGeometry()
        self.update()

    relook = retranslate


class Rail(QToolBar):
    def __init__(self, toggle: Callable[[str], object]) -> None:
        super().__init__()
        self.setMovable(False)
        self.setFloatable(False)
        self.setObjectName("rail")
        self.setOrientation(Qt.Orientation.Vertical)
        role(self, "rail")
        self.toggleViewAction().setVisible(False)
        self._toggle = toggle
        self.tabs: dict[str, RailTab] = {}
        self.hide()

    def add(self, name: str) -> None:
        tab = self.tabs[name] = RailTab(name)
        tab.clicked.connect(lambda: self._toggle(name))
        self.addWidget(tab)


class Drawer(QFrame):
    """Lies over the right part of what it belongs to."""

    def __init__(self, over: QWidget, closed: Callable[[], object], *, wide: float = WIDE,
                 share: float = SHARE) -> None:
        super().__init__(over.window())
        role(self, "drawer")
        self._over, self._closed, self._wide, self._share = over, closed, wide, share
        self.inside: QWidget | None = None
        column = QVBoxLayout(self)
        edge = style.current().px(6)
        column.setContentsMargins(edge, edge, edge, edge)
        head = QHBoxLayout()
        head.setContentsMargins(style.current().px(14), 0, 0, 0)
        self._title = label("strong", text="", wrap=False)
        head.addWidget(self._title, 1)
        shut = Button("", "close", "quiet", closed)
        say(shut, "setAccessibleName", "action.close")
        head.addWidget(shut)
        column.addLayout(head)
        self._column = column
        self._slide = QPropertyAnimation(self, b"pos", self)
        self._slide.setDuration(SLIDE)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        over.installEventFilter(self)
        self.hide()

    def open(self, name: str, inside: QWidget, *, still: bool) -> None:
        self.inside = inside
        say(self._title, "setText", f"panel.{name}")
        self._column.addWidget(inside, 1)
        inside.show()
        place = self._place()
        self.setGeometry(place)
        self.show()
        self.raise_()
        if not still:
            self._slide.setStartValue(QPoint(place.right(), place.y()))
            self._slide.setEndValue(place.topLeft())
            self._slide.start()

    def shut(self) -> QWidget | None:
        """Returns what was in it."""
        self._slide.stop()
        inside, self.inside = self.inside, None
        if inside is not None:
            self._column.removeWidget(inside)
        self.hide()
        return inside

    def _place(self) -> QRect:
        over, parent = self._over, self.parentWidget()
        corner = over.mapTo(parent, QPoint(0, 0)) if parent is not None else QPoint(0, 0)
        now = style.look_at(over)
        wide = min(round(now.px(self._wide) * max(1.0, now.text)), round(over.width() * self._share))
        wide = max(wide, self.minimumSizeHint().width())
        return QRect(corner.x() + over.width() - wide, corner.y(), wide, over.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.inside is not None:
            self.setGeometry(self._place())
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._closed()
        else:
            super().keyPressEvent(event)

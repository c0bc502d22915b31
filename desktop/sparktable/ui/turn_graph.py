"""A graph by turn, of the winning chances or of the points: a line per side, told apart by shape and dashes as well
as colour."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from sparktable.app.replay import Moment, Turning
from sparktable.app.translations import WORDS
from sparktable.table.art.fonts import font
from sparktable.ui import style
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say

DASHES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)


class Measure(NamedTuple):
    """What a graph shows."""

    values: tuple[tuple[float, ...], ...]
    """Turn by turn, for each side."""
    marks: tuple[tuple[float, str], ...]
    """Where lines go across, from the lowest to the highest, and what stands beside them."""
    described: str
    """The message key of one value in words."""
    factor: float = 1.0
    """A value times this is what is said."""


def chances(moments: Sequence[Moment]) -> Measure:
    marks = tuple((percent / 100, WORDS.say("settings.percent", n=percent)) for percent in (0, 50, 100))
    return Measure(tuple(tuple(moment.chances) for moment in moments), marks, "review.chance", 100.0)


def points(values: Sequence[Sequence[int]]) -> Measure:
    """Points by turn and side; the lowest line is at nought, or where somebody fell below it."""
    least = min(0, *(number for numbers in values for number in numbers))
    most = max(least + 4, *(number for numbers in values for number in numbers))
    marks = tuple((number, str(number).replace("-", "−")) for number in (least, (least + most) // 2, most))
    return Measure(tuple(tuple(numbers) for numbers in values), marks, "review.points")


class TurnGraph(QWidget):
    """A click, or the arrows, choose a turn."""

    picked = Signal(int)
    """How many answers had been given at the beginning of the turn chosen."""

    def __init__(self, moments: Sequence[Moment], measure: Measure, turnings: Sequence[Turning], sides: Sequence[str],
                 colours: Sequence[str]) -> None:
        super().__init__()
        self._measure = measure
        self._moments, self._sides, self._colours = moments, sides, colours
        self._turnings = {turning.point.index for turning in turnings}
        self._at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        say(self, "setAccessibleName", "review.graph")

    def sizeHint(self) -> QSize:
        now = style.current()
        return QSize(now.px(420), now.px(170))

    def minimumSizeHint(self) -> QSize:
        now = style.current()
        return QSize(now.px(200), now.px(130))

    def show_index(self, index: int) -> None:
        """Mark the turn in which a position lies."""
        at = max((number for number, moment in enumerate(self._moments) if moment.point.index <= index), default=0)
        if at != self._at:
            self._at = at
            self.update()

    def show_measure(self, measure: Measure) -> None:
        self._measure = measure
        self.update()

    def pick(self, number: int) -> None:
        self._at = min(max(number, 0), len(self._moments) - 1)
        tip(self, self.described(self._at))
        self.update()
        self.picked.emit(self._moments[self._at].point.index)

    def described(self, number: int) -> str:
        """A turn's values in words."""
        measure = self._measure
        return "\n".join(WORDS.say(measure.described, turn=self._moments[number].point.turn, side=side, count=count,
                                   n=str(count).replace("-", "−"))
                         for side, value in zip(self._sides, measure.values[number], strict=True)
                         for count in (round(measure.factor * value),))

    # --- the hands ----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pick(self._nearest(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        tip(self, self.described(self._nearest(event.position().x())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.pick(self._at + step)

    def _nearest(self, x: float) -> int:
        return min(range(len(self._moments)), key=lambda number: abs(self._place(number, 0).x() - x))

    # --- the picture --------------------------------------------------------------------------------

    def _room(self) -> QRectF:
        now = style.current()
        line = now.pt(11)
        return QRectF(self.rect()).adjusted(line * 3.4, line + now.px(6), -now.px(12), -line * 1.8)

    def _place(self, number: int, value: float) -> QPointF:
        room = self._room()
        lowest, highest = self._measure.marks[0][0], self._measure.marks[-1][0]
        across = number / max(1, len(self._moments) - 1)
        up = (value - lowest) / (highest - lowest)
        return QPointF(room.x() + across * room.width(), room.bottom() - up * room.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        now = style.current()
        room = self._room()
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setFont(font("Inter", now.pt(11)))
            for value, text in self._measure.marks:
                y = self._place(0, value).y()
                p.setPen(QPen(now.theme.color("line"), 1))
                p.drawLine(QPointF(room.x(), y), QPointF(room.right(), y))
                p.setPen(now.theme.color("low"))
                p.drawText(QRectF(0, y - 20, room.x() - now.px(6), 40),
                           Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                           text)
            self._turns(p, room)
            at = self._place(self._at, self._measure.marks[0][0]).x()
            p.setPen(QPen(now.theme.color("acc"), 2))
            p.drawLine(QPointF(at, room.top()), QPointF(at, room.bottom()))
            for side in range(len(self._sides)):
                self._line(p, side)
            if self.hasFocus():
                p.setPen(QPen(now.theme.color("focus"), 2))
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _turns(self, p: QPainter, room: QRectF) -> None:
        now = style.current()
        every = max(1, round(len(self._moments) * now.pt(11) * 2.4 / max(1.0, room.width())))
        p.setPen(now.theme.color("low"))
        for number in range(0, len(self._moments), every):
            x = self._place(number, 0).x()
            p.drawText(QRectF(x - 30, room.bottom() + 2, 60, now.pt(11) * 1.6), Qt.AlignmentFlag.AlignCenter,
                       str(self._moments[number].point.turn))

    def _line(self, p: QPainter, side: int) -> None:
        now = style.current()
        colour = QColor(self._colours[side])
        points = [self._place(number, values[side]) for number, values in enumerate(self._measure.values)]
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(colour, now.px(2), DASHES[side % len(DASHES)]))
        p.drawPolyline(QPolygonF(points))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(colour)
        for moment, point in zip(self._moments, points, strict=True):
            size = now.px(6) if moment.point.index in self._turnings else now.px(3)
            if side % 2:
                p.drawPolygon(QPolygonF([point + QPointF(-size, -size), point + QPointF(size, -size),
                                         point + QPointF(0, size)]))
            else:
                p.drawEllipse(point, size, size)

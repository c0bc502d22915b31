"""The seats of a new game as places round a painted table: who sits there, and as whom. One of them is lit: that seat
is being filled."""
from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from sparktable.table.art.color import fade, mix
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.figures import home_faction
from sparktable.table.art.fonts import font
from sparktable.table.art.icons import icon_image
from sparktable.table.art.pieces import avatar
from sparktable.ui import style
from sparktable.ui.inputs import OneOf
from sparktable.ui.tooltips import tip
from sparktable.ui.widgets import role

FACE, WIDE, LINES = 66, 156, 2
"""The size of a face, how wide a place wants to be, and how many lines of words stand under a face."""
NARROW = 0.3
"""Of the table's width a place takes so much at most, so that none lies on another."""
ACROSS, ROUNDEST, WIDEST = 0.4, 0.5, 720
"""Half the table's width in that of the room, how round it is drawn at most, and how wide the room is at most."""
CARDS = 3, 5
"""Rows and columns of cards on the table."""


class Sitter(NamedTuple):
    """Whom one sees at a place."""

    name: str
    note: str
    face: str = ""
    """Whose face it is; a die or a figure stands for who is not known."""
    icon: str = "player"
    faction: str = ""


class SeatTable(OneOf):
    """The places, the first one in front. Arrow keys go round the table."""

    def __init__(self, sitters: Sequence[Sitter], lit: int) -> None:
        super().__init__()
        role(self, "clear")
        self.places = [_Place(self, sitter, at_rim=len(sitters) > 2) for sitter in sitters]
        for seat, place in enumerate(self.places):
            self._offer(place, seat, chosen=seat == lit)
        self.setMinimumHeight(_high() * min(3, len(sitters)) + (style.current().px(40) if len(sitters) < 3 else 0))

    def show_name(self, seat: int, sitter: Sitter) -> None:
        """Somebody there is being renamed."""
        self.places[seat].show_sitter(sitter)

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        return QSize(style.current().px(WIDE) * 3, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        now, count = style.current(), len(self.places)
        wide = min(round(now.px(WIDE) * max(1.0, now.text)), round(self.width() * (NARROW if count > 2 else 1)))
        room, high = self._room(), _high()
        for seat, place in enumerate(self.places):
            angle = pi / 2 + 2 * pi * seat / count
            x = room.center().x() + cos(angle) * (room.width() - wide) / 2
            y = room.center().y() + sin(angle) * (room.height() - high) / 2
            place.setGeometry(QRect(round(x - wide / 2), round(y - high / 2), wide, high))

    def _room(self) -> QRectF:
        """What the places and the table between them take: no table is rounder than one looks at it."""
        wide = min(self.width(), style.current().px(WIDEST))
        high = min(self.height(), max(self.minimumHeight(), wide * ACROSS * ROUNDEST * 2 + 1.4 * _high()))
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        now = style.current()
        t = now.theme.tokens
        room, thick = self._room(), now.px(18)
        top, foot = room.top() + _high() + now.px(4), room.bottom() - _high() + _face() * 0.6 - thick
        middle, across = QPointF(room.center().x(), (top + foot) / 2), room.width() * ACROSS
        if len(self.places) > 2:  # whoever sits at a side sits beside it
            across = min(across, (room.width() - self.places[0].width()) / 2 - _face() * 0.3)
        half = max(now.px(30), (foot - top) / 2)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setPen(QPen(mix(t.line2, t.bg0, 0.4), now.px(2)))
            p.setBrush(mix(t.bg0, t.s1, 0.4) if now.theme.is_dark else mix(t.line2, t.s3, 0.5))
            p.drawEllipse(middle + QPointF(0, thick), across, half)
            p.drawRect(QRectF(middle.x() - across, middle.y(), 2 * across, thick))
            p.fillRect(QRectF(middle.x() - across + now.px(1), middle.y() - 1, 2 * across - now.px(2), thick + 2),
                       p.brush())
            light = QRadialGradient(middle, across)
            light.setColorAt(0, mix(t.s3, t.info, 0.16))
            light.setColorAt(1, QColor(t.s1))
            p.setPen(QPen(QColor(t.line2), now.px(3)))
            p.setBrush(light)
            p.drawEllipse(middle, across, half)
            p.setPen(QPen(fade(t.info, 110), now.px(1.5)))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawEllipse(middle, across * 0.9, half * 0.88)
            self._cards(p, middle, across * 0.46, half * 0.5)

    @staticmethod
    def _cards(p: QPainter, middle: QPointF, across: float, half: float) -> None:
        """Cards as they lie on a table that one looks across: those behind are smaller."""
        t, (rows, columns) = style.current().theme.tokens, CARDS
        p.setPen(QPen(QColor(t.line2), 1.2))
        p.setBrush(mix(t.s2, t.bg0, 0.35))

        def at(column: float, row: float) -> QPointF:
            near = 0.78 + 0.3 * row / rows
            return QPointF(middle.x() + (column / columns * 2 - 1) * across * near,
                           middle.y() + (row / rows * 2 - 1) * half * (0.9 + 0.1 * row / rows))

        for row in range(rows):
            for column in range(columns):
                corners = (at(column + 0.08, row + 0.09), at(column + 0.92, row + 0.09),
                           at(column + 0.92, row + 0.91), at(column + 0.08, row + 0.91))
                p.drawPolygon(QPolygonF(corners))


def _high() -> int:
    now = style.current()
    return _face() + round(LINES * now.pt(14) * 1.4) + now.px(4)


def _face() -> int:
    """It gives way to large words."""
    now = style.current()
    return round(now.px(FACE) / max(1.0, now.text))


class _Place(QAbstractButton):
    """A face over two lines. What finds no room is told by the tooltip."""

    def __init__(self, table: QWidget, sitter: Sitter, *, at_rim: bool) -> None:
        """`at_rim`: the table may lie behind its words."""
        super().__init__(table)
        self._at_rim = at_rim
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_sitter(sitter)

    def show_sitter(self, sitter: Sitter) -> None:
        self._sitter = sitter
        words = ", ".join(filter(None, (sitter.name, sitter.note)))
        self.setAccessibleName(words)
        tip(self, words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style.current().px(WIDE), _high())

    def paintEvent(self, event: QPaintEvent) -> None:
        now, sitter = style.current(), self._sitter
        t, size = now.theme.tokens, _face()
        box = QRectF((self.width() - size) / 2, 1, size, size)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            lit, focused = self.isChecked(), self.hasFocus()
            p.setPen(QPen(QColor(t.focus if focused else t.acc if lit else t.line2),
                          now.px(4 if focused else 3 if lit else 1.5)))
            p.setBrush(QColor(t.bg0) if now.theme.is_dark else QColor(t.s1))
            ring = now.px(3)
            p.drawEllipse(box.adjusted(ring, ring, -ring, -ring))
            self._face(p, box.adjusted(3 * ring, 3 * ring, -3 * ring, -3 * ring))
            high = (self.height() - box.bottom()) / LINES
            name, note = font("Play", now.pt(14), 700), font("Inter", now.pt(12), 500)
            for place, (text, face, ink) in enumerate(((sitter.name, name, t.hi), (sitter.note, note, t.mid))):
                room = QRectF(0, box.bottom() + place * high, self.width(), high)
                p.setFont(face)
                metrics = QFontMetrics(face)
                fitting = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
                if self._at_rim:
                    self._ground(p, room, min(room.width(), metrics.horizontalAdvance(fitting) + now.px(10)))
                p.setPen(QColor(t.acc) if lit and not place and now.theme.is_dark else QColor(ink))
                p.drawText(room, Qt.AlignmentFlag.AlignCenter, fitting)

    @staticmethod
    def _ground(p: QPainter, line: QRectF, wide: float) -> None:
        """No rim of the table runs through words."""
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(fade(style.current().theme.tokens.bg0, 190))
        p.drawRect(QRectF(line.center().x() - wide / 2, line.y(), wide, line.height()))

    def _face(self, p: QPainter, box: QRectF) -> None:
        now, sitter, dpr = style.current(), self._sitter, self.devicePixelRatioF()
        if sitter.face:
            side = FACTIONS.get(sitter.faction) or home_faction(sitter.face)
            p.drawImage(box, avatar(sitter.face, side, round(box.width()), dpr, now.theme))
            return
        small = box.adjusted(*(box.width() * part for part in (0.16, 0.16, -0.16, -0.16)))
        ink = now.theme.factions.get(sitter.faction, now.theme.tokens.mid)
        p.drawImage(small, icon_image(sitter.icon, small.width(), ink, now.theme.tokens.bg0, dpr))

"""The seats of a new game as places at both sides of a painted table: who sits there, and as whom. One of them is
lit: that seat is being filled. Where words are too large to stand beside the table, they lie over its edge."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QImage,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton

from sparktable.table.art.color import fade, mix
from sparktable.table.art.factions import Faction
from sparktable.table.art.figures import home_faction
from sparktable.table.art.figures.brush import polygon, ring
from sparktable.table.art.fonts import font
from sparktable.table.art.icons import icon_image
from sparktable.table.art.pieces import avatar
from sparktable.ui import style
from sparktable.ui.inputs import OneOf
from sparktable.ui.seat_table_painting import Rim, spread, table
from sparktable.ui.tooltips import tip
from sparktable.ui.widgets import role

FACE, LARGEST_FACE, WIDE, LINES = 54, 148, 150, 2
"""The least and the greatest size of a face, how wide a place wants to be, and how many lines of words it has."""
SIDES, LEAST_ROWS = 2, 2
"""Seats take turns at so many sides of the table, which has room for so many on a side."""
BESIDE, WIDER = 0.27, 1.06
"""So much of a place's width a face takes at most that has words beside it; and how much wider such a place is."""
SMALLEST = 0.7
"""Words that are too long for their place are written smaller, down to this share of their size."""
NARROW, NARROWEST, NARROW_FACE = 0.28, 112, 0.23
"""Of the table's width a place takes so much at most; what is narrower than this bears no words; and how much a face
then takes."""
ROUNDEST, WIDEST = 0.72, 900
"""How round the table is seen at most, and how wide the room is at most."""
SHINE = 0.6
"""How far the light of a seat reaches, of its face's width."""
Laid = Callable[[float, float], QImage]
"""Paints what lies on the table, so wide, at a pixel ratio."""


class Sitter(NamedTuple):
    """Whom one sees at a place."""

    name: str
    note: str
    face: str = ""
    """Whose face it is; an emblem stands for who is not known."""
    side: Faction | None = None
    icon: str = "player"


class SeatTable(OneOf):
    """The places, the first one nearest on the left. Arrow keys go round the table."""

    def __init__(self, sitters: Sequence[Sitter], lit: int, hue: str = "", laid: Laid | None = None) -> None:
        """`hue` and `laid`: the light and what lies on the table."""
        super().__init__()
        role(self, "clear")
        self._hue, self._laid = hue or style.current().theme.tokens.info, laid
        self._picture: QPixmap | None = None
        self._is_laid = False
        self.places = [Place(self, sitter) for sitter in sitters]
        for seat, place in enumerate(self.places):
            self._offer(place, seat, chosen=seat == lit)
            place.toggled.connect(lambda _: self.update())  # its light falls beyond it
        self._take_room()

    def paint_pictures(self) -> None:
        """Lay the table: it is bare before."""
        if not self._is_laid:
            self._is_laid, self._picture = True, None
            self.update()

    def show_name(self, seat: int, sitter: Sitter) -> None:
        """Somebody there is being renamed."""
        self.places[seat].show_sitter(sitter)

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        return QSize(style.current().px(WIDE) * 3, self.minimumHeight())

    @property
    def _is_narrow(self) -> bool:
        """Whether there is no room for words beside the table."""
        return self.width() * NARROW < style.current().px(NARROWEST) * style.current().text

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture = None
        self._take_room()
        self._sit_round()

    def _take_room(self) -> None:
        """The least height that those on a side need: words stand beside faces or under them."""
        high = _high(_least_face()) + style.current().px(4) if self._is_narrow else _lines() + style.current().px(8)
        self.setMinimumHeight(max(LEAST_ROWS, self._rows) * high)

    def _sit_round(self) -> None:
        room, face, wide = self._room(), self._face(), self._wide()
        beside = self._has_words_beside
        high = max(round(face * 2 * SHINE), _lines()) if beside else _high(face)
        for seat, place in enumerate(self.places):
            row, rows = seat // SIDES, (len(self.places) + 1 - seat % SIDES) // SIDES
            x = room.right() - wide if seat % SIDES else room.left()
            y = room.top() + room.height() * (rows - row - 0.5) / rows - high / 2
            place.stand(face, words=("right" if seat % SIDES else "left") if beside else "under")
            place.setGeometry(QRect(round(x), round(y), wide, high))

    def _wide(self) -> int:
        """A place."""
        now = style.current()
        share = 1 / SIDES if self._is_narrow else NARROW
        wider = WIDER if self._has_words_beside else 1.0
        return round(min(now.px(WIDE) * max(1.0, now.text), self._room().width() * share) * wider)

    @property
    def _rows(self) -> int:
        """So many sit beside each other on a side."""
        return -(-len(self.places) // SIDES)

    @property
    def _has_words_beside(self) -> bool:
        """Whether words have room beside a face, and a face has none over them."""
        return not self._is_narrow and self._face_over() < style.current().px(FACE)

    def _face_over(self) -> float:
        """How large a face there is room for over its words."""
        return (self.height() / self._rows - _high(0) - style.current().px(4)) / (SHINE + 0.5)

    def _face(self) -> int:
        """As large as the room allows; it gives way to large words."""
        if self._has_words_beside:
            return round(min(self.height() / self._rows / (2 * SHINE), self._wide() * BESIDE))
        by_width = self._room().width() * NARROW_FACE if self._is_narrow else self._wide() / (2 * SHINE)
        return round(max(_least_face(), min(self._face_over(), by_width, style.current().px(LARGEST_FACE))))

    def _room(self) -> QRectF:
        """What the places and the table between them take."""
        wide = min(self.width(), style.current().px(WIDEST))
        return QRectF((self.width() - wide) / 2, 0, wide, self.height())

    def _rim(self) -> Rim:
        """Between those who sit there; no rounder than one looks at a table."""
        room, face, thick = self._room(), self._face(), style.current().px(20)
        sides = min(len(self.places), SIDES)
        wide = face * 0.8 if self._is_narrow else self._wide()
        across = (room.width() - sides * wide) / 2
        down = min((room.height() - 2 * thick) / 2, across * ROUNDEST)
        middle = QPointF(room.center().x() + (2 - sides) * wide / 2, room.center().y() - thick / 2)
        return Rim(middle, across, down, thick)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None:
            self._picture = self._painted()
        with QPainter(self) as p:
            p.drawPixmap(0, 0, self._picture)
            if style.current().theme.texture:
                for place in self.places:
                    if place.isChecked():
                        _shine(p, place.face_box().translated(QPointF(place.pos())))

    def _painted(self) -> QPixmap:
        rim, dpr = self._rim(), self.devicePixelRatioF()
        laid = None
        if self._laid is not None and self._is_laid:
            near = spread(rim, 1.0).boundingRect().width()
            laid = self._laid(near * 1.2, dpr)
        lights = []
        for place in self.places:
            side = place.sitter.side
            colour = QColor(side.light) if side is not None else QColor(self._hue)
            lights.append((QPointF(place.geometry().center()), colour))
        return table(self.size(), dpr, rim, self._hue, laid, lights)


def _shine(p: QPainter, face: QRectF) -> None:
    """The light round the face of the seat that is filled."""
    acc, reach = style.current().theme.tokens.acc, face.width() * SHINE
    glow = QRadialGradient(face.center(), reach)
    for at, alpha in ((0.7, 110), (1.0, 0)):
        glow.setColorAt(at, fade(acc, alpha))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(glow)
    p.drawEllipse(face.center(), reach, reach)


def _high(face: int) -> int:
    """A place that has its words under its face."""
    return round(face * (SHINE + 0.5)) + _lines() + style.current().px(6)


def _lines() -> int:
    return round(LINES * style.current().pt(14) * 1.4)


def _least_face() -> int:
    now = style.current()
    return round(now.px(FACE) / max(1.0, now.text))


class Place(QAbstractButton):
    """A face with two lines under it, or on the side away from the table. What finds no room is told by the
    tooltip."""

    def __init__(self, at: SeatTable, sitter: Sitter) -> None:
        super().__init__(at)
        self._size, self._side = _least_face(), "under"
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_sitter(sitter)

    def stand(self, face: int, *, words: str) -> None:
        """How large the face is, and where words stand: "under" it, or on its "left" or "right"."""
        self._size, self._side = face, words
        self.update()

    def show_sitter(self, sitter: Sitter) -> None:
        self.sitter = sitter
        words = ", ".join(filter(None, (sitter.name, sitter.note)))
        self.setAccessibleName(words)
        tip(self, words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style.current().px(WIDE), _high(self._size))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._medallion(p)

    def face_box(self) -> QRectF:
        size, light = self._size, self._size * (SHINE - 0.5)
        if self._side == "under":
            return QRectF((self.width() - size) / 2, light, size, size)
        return QRectF(self.width() - size - light if self._side == "left" else light, (self.height() - size) / 2,
                      size, size)

    def _words_box(self) -> tuple[QRectF, Qt.AlignmentFlag]:
        """Where words stand, and how."""
        box, gap = self.face_box(), style.current().px(10)
        if self._side == "under":
            return QRectF(0, box.bottom(), self.width(), self.height() - box.bottom()), Qt.AlignmentFlag.AlignHCenter
        top = (self.height() - _lines()) / 2
        if self._side == "left":
            return QRectF(0, top, box.left() - gap, _lines()), Qt.AlignmentFlag.AlignRight
        return QRectF(box.right() + gap, top, self.width() - box.right() - gap, _lines()), Qt.AlignmentFlag.AlignLeft

    def _medallion(self, p: QPainter) -> None:
        now = style.current()
        box, ring_ = self.face_box(), now.px(3)
        p.setPen(self._edge())
        p.setBrush(QColor("#0A0F15"))
        p.drawEllipse(box.adjusted(ring_, ring_, -ring_, -ring_))
        self._face(p, box.adjusted(2.4 * ring_, 2.4 * ring_, -2.4 * ring_, -2.4 * ring_))
        self._words(p, *self._words_box())

    def _edge(self) -> QPen:
        now = style.current()
        t, focused, lit = now.theme.tokens, self.hasFocus(), self.isChecked()
        return QPen(QColor(t.focus if focused else t.acc if lit else t.line2),
                    now.px(4 if focused else 3 if lit else 1.5))

    def _words(self, p: QPainter, room: QRectF, side: Qt.AlignmentFlag) -> None:
        """Their edges sink into the ground: the table may lie behind them."""
        now, t, sitter = style.current(), style.current().theme.tokens, self.sitter
        high = room.height() / LINES
        written = (sitter.name, ("Play", now.pt(14), 700), t.hi), (sitter.note, ("Inter", now.pt(12), 500), t.mid)
        for row, (text, (family, size, weight), ink) in enumerate(written):
            line = QRectF(room.x(), room.y() + row * high, room.width(), high)
            whole = QFontMetrics(font(family, size, weight)).horizontalAdvance(text)
            face = font(family, max(11, int(size * max(SMALLEST, min(1.0, room.width() / max(1, whole))))), weight)
            p.setFont(face)
            metrics = QFontMetrics(face)
            fitting = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(line.width()))
            wide = metrics.horizontalAdvance(fitting)
            left = {Qt.AlignmentFlag.AlignLeft: line.x(), Qt.AlignmentFlag.AlignRight: line.right() - wide}
            letters = QPainterPath()
            letters.addText(left.get(side, line.center().x() - wide / 2),
                            line.center().y() + (metrics.ascent() - metrics.descent()) / 2, face, fitting)
            p.strokePath(letters, QPen(QColor(t.bg0), now.px(5), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                                       Qt.PenJoinStyle.RoundJoin))
            p.setPen(QColor(t.acc) if self.isChecked() and not row and now.theme.is_dark else QColor(ink))
            p.drawText(line, side | Qt.AlignmentFlag.AlignVCenter, fitting)

    def _face(self, p: QPainter, box: QRectF) -> None:
        now, sitter, dpr = style.current(), self.sitter, self.devicePixelRatioF()
        if sitter.face:
            side = sitter.side or home_faction(sitter.face)
            p.drawImage(box, avatar(sitter.face, side, round(box.width()), dpr, now.theme))
            return
        hue = sitter.side.hue if sitter.side is not None else now.theme.tokens.line2
        light = sitter.side.light if sitter.side is not None else now.theme.tokens.low
        ground = QRadialGradient(box.center(), box.width() * 0.6)
        ground.setColorAt(0, mix(hue, "#0A0F15", 0.35))
        ground.setColorAt(1, mix(hue, "#0A0F15", 0.8))
        p.setBrush(ground)
        p.setPen(QPen(QColor(light), max(1.5, box.width() * 0.035)))
        p.drawPolygon(polygon(ring(box.center().x(), box.center().y(), box.width() * 0.47)))
        small = box.adjusted(*(box.width() * part for part in (0.26, 0.26, -0.26, -0.26)))
        p.drawImage(small, icon_image(sitter.icon, small.width(), mix(light, "#FFFFFF", 0.2), "#0A0F15", dpr))

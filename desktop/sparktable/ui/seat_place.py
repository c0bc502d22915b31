"""A place at the table of a new game: who sits there, and as whom."""
from __future__ import annotations

from typing import Literal, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QAbstractButton, QWidget

from sparktable.table.art.color import mix
from sparktable.table.art.factions import Faction
from sparktable.table.art.figures import home_faction
from sparktable.table.art.figures.brush import polygon, ring
from sparktable.table.art.fonts import font
from sparktable.table.art.icons import icon_image
from sparktable.table.art.pieces import avatar
from sparktable.ui import style
from sparktable.ui.tooltips import tip

FACE, WIDE, LINES = 54, 150, 2
"""The least size of a face, how wide a place wants to be, and how many lines of words it has."""
SMALLEST = 0.7
"""Words that are too long for their place are written smaller, down to this share of their size."""
PLUS = " + "
"""Between two who are played together: a name that is too long even then takes two lines."""
WORDS_APART = 10
"""How far words stand from a face beside them."""
SHINE = 0.6
"""How far the light of a seat reaches, of its face's width."""
Side = Literal["under", "left", "right"]
"""Where words stand, of a face."""


class Sitter(NamedTuple):
    """Whom one sees at a place."""

    name: str
    note: str
    face: str = ""
    """Whose face it is; an emblem stands for who is not known."""
    side: Faction | None = None
    icon: str = "player"


def place_height(face: int) -> int:
    """A place that has its words under its face."""
    return round(face * (SHINE + 0.5)) + words_height() + style.current().px(6)


def words_height() -> int:
    return round(LINES * style.current().pt(14) * 1.4)


def least_face() -> int:
    now = style.current()
    return round(now.px(FACE) / max(1.0, now.text))


class Place(QAbstractButton):
    """A face with two lines under it, or on the side away from the table. What finds no room is told by the
    tooltip."""

    def __init__(self, at: QWidget, sitter: Sitter) -> None:
        super().__init__(at)
        self._size = least_face()
        self._side: Side = "under"
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_sitter(sitter)

    def stand(self, face: int, *, words: Side) -> None:
        """How large the face is, and where its words stand."""
        self._size, self._side = face, words
        self.update()

    def show_sitter(self, sitter: Sitter) -> None:
        self.sitter = sitter
        words = ", ".join(filter(None, (sitter.name, sitter.note)))
        self.setAccessibleName(words)
        tip(self, words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style.current().px(WIDE), place_height(self._size))

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

    def least_words(self) -> int:
        """How wide they are at their smallest, a name of two in two lines."""
        now, lines = style.current(), [(name, "Play", 14, 700) for name in self.sitter.name.split(PLUS)]
        lines.append((self.sitter.note, "Inter", 12, 500))
        return max(QFontMetrics(font(family, max(11, int(now.pt(size) * SMALLEST)), weight)).horizontalAdvance(text)
                   for text, family, size, weight in lines) + now.px(4)

    def _words_box(self) -> tuple[QRectF, Qt.AlignmentFlag]:
        """Where words stand, and how."""
        box, gap = self.face_box(), style.current().px(WORDS_APART)
        if self._side == "under":
            return QRectF(0, box.bottom(), self.width(), self.height() - box.bottom()), Qt.AlignmentFlag.AlignHCenter
        top = (self.height() - words_height()) / 2
        if self._side == "left":
            return QRectF(0, top, box.left() - gap, words_height()), Qt.AlignmentFlag.AlignRight
        right = box.right() + gap
        return QRectF(right, top, self.width() - right, words_height()), Qt.AlignmentFlag.AlignLeft

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
        now, t = style.current(), style.current().theme.tokens
        names, kind, noted = self._names(room.width()), ("Play", now.pt(14), 700), ("Inter", now.pt(12), 500)
        written = [*((name, kind, t.acc if self.isChecked() and now.theme.is_dark else t.hi) for name in names),
                   (self.sitter.note, noted, t.mid)]
        high = room.height() / len(written)
        for row, (text, (family, size, weight), ink) in enumerate(written):
            line = QRectF(room.x(), room.y() + row * high, room.width(), high)
            whole = QFontMetrics(font(family, size, weight)).horizontalAdvance(text)
            share = min(1.0, room.width() / max(1, whole), LINES / len(written))
            face = font(family, max(11, int(size * max(SMALLEST, share))), weight)
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
            p.setPen(QColor(ink))
            p.drawText(line, side | Qt.AlignmentFlag.AlignVCenter, fitting)

    def _names(self, wide: float) -> list[str]:
        """The name, in two lines where it has to."""
        name = self.sitter.name
        whole = QFontMetrics(font("Play", style.current().pt(14), 700)).horizontalAdvance(name)
        first, plus, second = name.partition(PLUS)
        return [first + plus.rstrip(), second] if plus and whole * SMALLEST > wide else [name]

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

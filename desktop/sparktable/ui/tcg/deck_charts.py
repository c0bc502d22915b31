"""What a deck comes to, as pictures: icons by colour, characters by stars, the odds of flips."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from sparktable.table.art.fonts import MEDIUM, body, display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import CENTRE, LEFT, RIGHT, icon_tile, label, name_line
from sparktable.table.art.styles import RESOURCES
from sparktable.ui import style


class Bars(QWidget):
    """Lines with a bar each: an icon or words, how long, and what stands behind it."""

    LINE = 24

    def __init__(self) -> None:
        super().__init__()
        self._lines: Sequence[tuple[str, str, float, str]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_lines(self, lines: Sequence[tuple[str, str, float, str]], spoken: str) -> None:
        """Each line: an icon, words, the bar's part of its room, a number."""
        self._lines = lines
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style.current().px(200), len(self._lines) * self._line())

    minimumSizeHint = sizeHint

    def _line(self) -> int:
        now = style.current()
        return max(now.px(self.LINE), round(now.pt(13) * 1.6))

    def paintEvent(self, event: QPaintEvent) -> None:
        now = style.current()
        t, px, high = now.theme.tokens, now.pt(13), self._line()
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            words = max((body(px, MEDIUM).width(text) for _, text, _, _ in self._lines), default=0.0)
            wide = min(words, self.width() * 0.5)
            for row, (icon, text, part, number) in enumerate(self._lines):
                y, x = row * high, 0.0
                if icon:
                    size = px * 1.25
                    if icon in RESOURCES:  # on its tile: white and black are seen on every ground
                        icon_tile(p, 1, y + (high - size) / 2, size, icon)
                    else:
                        draw_icon(p, icon, 0, y + (high - size) / 2, size, t.mid, t.bg0)
                    x = size * 1.5
                if text:
                    name_line(p, QRectF(x, y, wide, high), text, body(px, MEDIUM), 11, t.mid, LEFT)
                    x += wide + px
                end = display(px)
                tail = end.width("100 %")
                label(p, QRectF(self.width() - tail, y, tail, high), number, end, t.hi, RIGHT)
                room = QRectF(x, y + high * 0.3, max(0.0, self.width() - x - tail - px * 0.6), high * 0.4)
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(QColor(t.s3))
                p.drawRoundedRect(room, 3, 3)
                if part:
                    known = RESOURCES.get(icon)
                    p.setPen(QPen(QColor(t.mid), 1) if known else Qt.PenStyle.NoPen)
                    p.setBrush(QColor(known.tile or known.hue if known else t.can))
                    p.drawRoundedRect(QRectF(room.x(), room.y(), room.width() * min(1.0, part), room.height()), 3, 3)


class Columns(QWidget):
    """Upright bars over numbers."""

    def __init__(self) -> None:
        super().__init__()
        self._counts: Mapping[int, int] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_counts(self, counts: Mapping[int, int], spoken: str) -> None:
        self._counts = counts
        self.setAccessibleName(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        now = style.current()
        return QSize(now.px(160), now.px(60) + 2 * now.pt(12))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        now = style.current()
        t, px = now.theme.tokens, now.pt(12)
        if not self._counts:
            return
        first, last, most = min(self._counts), max(self._counts), max(self._counts.values())
        first, last = min(first, 4), max(last, 12)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            step = self.width() / (last - first + 1)
            room = self.height() - px * 2.9
            for place, number in enumerate(range(first, last + 1)):
                count = self._counts.get(number, 0)
                x, high = place * step, room * count / most
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(QColor(t.acc if count else t.line))
                top = px * 1.4 + room - max(high, 1.5)
                p.drawRect(QRectF(x + step * 0.14, top, step * 0.72, max(high, 1.5)))
                if count:
                    label(p, QRectF(x, top - px * 1.35, step, px * 1.3), str(count), display(px), t.hi, CENTRE)
                foot = QRectF(x, self.height() - px * 1.4, step, px * 1.4)
                label(p, foot, str(number), body(px, MEDIUM), t.low, CENTRE)

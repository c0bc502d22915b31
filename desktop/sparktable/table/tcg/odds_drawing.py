"""Pictures of an attack: the curve of what it may do, and totals while it is fought."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from sparktable.table.art.color import fade
from sparktable.table.art.fonts import MEDIUM, SEMIBOLD, body, display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import CENTRE, NO_PEN, label, name_line
from sparktable.table.art.styles import RESOURCES
from sparktable.table.picture_store import Drawing, Look

MOST_BARS = 14
SHOWN = 0.003
"""Less likely ends of the curve are left out."""


@dataclass(frozen=True, slots=True)
class DamageCurve(Drawing):
    """How likely each amount of damage is; what knocks the target out is red."""

    damage: tuple[float, ...]
    left: int
    words: str

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        p.setPen(QPen(QColor(t.line2), 1))
        p.setBrush(fade(t.bg0, 225))
        p.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), look.px(8), look.px(8))
        px = look.pt(12.5)
        foot = px * 1.5
        name_line(p, QRectF(look.px(6), height - foot - look.px(2), width - look.px(12), foot), self.words,
                  body(px, SEMIBOLD), look.pt(9.5), t.hi, CENTRE)
        bars = self._bars()
        small = look.pt(10)
        axis = small * 1.25
        room = QRectF(look.px(10), look.px(7), width - look.px(20), height - foot - axis - look.px(12))
        if room.height() < look.px(10) or not bars:
            return
        step = min(room.width() / len(bars), look.px(24))
        x = room.center().x() - step * len(bars) / 2
        highest = max(chance for _, chance in bars)
        for amount, chance in bars:
            high = room.height() * chance / highest
            p.setPen(NO_PEN)
            p.setBrush(QColor(t.bad if amount >= self.left else t.low))
            p.drawRect(QRectF(x + step * 0.12, room.bottom() - high, step * 0.76, high))
            label(p, QRectF(x, room.bottom() + 1, step, axis), str(amount), body(min(small, step * 0.7), MEDIUM),
                  t.mid, CENTRE)
            x += step

    def _bars(self) -> list[tuple[int, float]]:
        """Amounts with their chances; high ones together in the last bar."""
        likely = [amount for amount, chance in enumerate(self.damage) if chance >= SHOWN]
        if not likely:
            return []
        first, last = likely[0], min(likely[-1], likely[0] + MOST_BARS - 1)
        bars = [(amount, self.damage[amount]) for amount in range(first, last + 1)]
        bars[-1] = (last, bars[-1][1] + sum(self.damage[last + 1:]))
        return bars


@dataclass(frozen=True, slots=True)
class Total(Drawing):
    """A large number with its icon, and what it is of."""

    number: str
    icon: str
    words: str

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        small = look.pt(12.5)
        line = small * 1.4
        name_line(p, QRectF(0, height - line, width, line), self.words, body(small, SEMIBOLD), look.pt(9.5), t.mid,
                  CENTRE)
        px = min((height - line) * 0.9, look.pt(44))
        wide, size = display(px).width(self.number), px * 0.72
        x = (width - wide - size - look.px(6)) / 2
        hue = RESOURCES[self.icon].hue if self.icon in RESOURCES else t.bad
        draw_icon(p, self.icon, x, (height - line - size) / 2, size, hue, t.bg0)
        label(p, QRectF(x + size + look.px(6), 0, wide + 2, height - line), self.number, display(px), t.hi, CENTRE)

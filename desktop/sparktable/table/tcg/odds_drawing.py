"""Pictures of an attack: the curve of what it may do, and totals while it is fought."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from sparktable.table.art.color import fade
from sparktable.table.art.fonts import MEDIUM, SEMIBOLD, Type, body, display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import CENTRE, LEFT, NO_PEN, fitted, label, name_line
from sparktable.table.art.styles import RESOURCES
from sparktable.table.picture_store import Drawing, Look

MOST_BARS = 14
SHOWN = 0.003
"""Less likely ends of the curve are left out."""
LOWEST = 10.0
"""A curve that is lower tells nothing, at the design's size."""
TITLE, SMALLEST_WORDS = 18.0, 9.5
"""How large the words over a curve are, and at least."""
WITHOUT_CURVE = 1.4
"""Texts from this size on need the curve's room."""


@dataclass(frozen=True, slots=True)
class DamageCurve(Drawing):
    """How likely each amount of damage is; what knocks the target out is red."""

    damage: tuple[float, ...]
    left: int
    words: str
    icon: str = ""
    """What stands before the words."""

    def least(self, look: Look) -> float:
        """How wide it is at least, so that its words stand there whole."""
        face = body(look.pt(SMALLEST_WORDS), SEMIBOLD)
        return face.width(self.words) + self._before(face) + look.px(12) + 1

    def _before(self, face: Type) -> float:
        """How wide the icon is, with the gap after it."""
        return face.px * 1.2 if self.icon else 0.0

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        p.setPen(QPen(QColor(t.line2), 1))
        p.setBrush(fade(t.bg0, 225))
        p.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), look.px(8), look.px(8))
        px = min(look.pt(TITLE), height * 0.5)
        head, small = px * 1.5, look.pt(10)
        room = QRectF(look.px(10), head + look.px(4), width - look.px(20), height - head - small * 1.25 - look.px(8))
        bare = not has_curve(room, self.damage, look)  # then the words have all of it
        place = QRectF(look.px(6), 0, width - look.px(12), height if bare else head)
        words, face = fitted(self.words, place.width() - self._before(body(px, SEMIBOLD)), body(px, SEMIBOLD),
                             look.pt(SMALLEST_WORDS))
        before = self._before(face)
        if self.icon:
            x = place.center().x() - (before + face.width(words)) / 2
            draw_icon(p, self.icon, x, place.center().y() - face.px / 2, face.px, t.hi, t.bg0)
        label(p, place.adjusted(before, 0, 0, 0), words, face, t.hi, CENTRE)
        draw_curve(p, room, self.damage, self.left, small, look)


@dataclass(frozen=True, slots=True)
class WholeForecast(Drawing):
    """All of an attack that is certain, the curve of what is not, and the chance of a KO."""

    sums: tuple[tuple[int, str, str], ...]
    """Attack and defense: the total, what it is made of, the cards that come to it."""
    damage: tuple[float, ...]
    left: int
    chance: str
    """Of a KO, or nothing."""
    note: str

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        p.setPen(QPen(QColor(t.line2), 1.5))
        p.setBrush(QColor(t.bg1))
        p.drawRoundedRect(QRectF(0.75, 0.75, width - 1.5, height - 1.5), look.px(8), look.px(8))
        large = look.text >= WITHOUT_CURVE
        ends = width * (0.2 if large else 0.17)
        curve = 0.0 if large else width * 0.2
        side = (width - ends - curve - look.px(24)) / 2
        x = look.px(12)
        for index, (total, made, cards) in enumerate(self.sums):
            if index:
                label(p, QRectF(x - look.px(6), 0, look.px(16), height), "−", display(look.pt(20)), t.mid, CENTRE)
                x += look.px(12)
            icon = ("c_attack", "c_defense")[index]
            self._sum(p, QRectF(x, 0, side - look.px(16), height), icon, total, made, cards, look)
            x += side
        if not large:
            small = look.pt(10)
            draw_curve(p, QRectF(x, look.px(6), curve - look.px(8), height - small * 1.3 - look.px(10)), self.damage,
                       self.left, small, look)
        room = QRectF(width - ends - look.px(4), 0, ends - look.px(4), height)
        big, small = min(look.pt(20), height * 0.4), look.pt(12)
        top, high = (height * 0.54, height * 0.34) if self.chance else (0.0, height)
        name_line(p, QRectF(room.x(), height * 0.12, room.width(), height * 0.46), self.chance, display(big),
                  big * 0.6, t.hi, LEFT)
        name_line(p, QRectF(room.x(), top, room.width(), high), self.note, body(small, MEDIUM), small * 0.75, t.mid,
                  LEFT)

    @staticmethod
    def _sum(p: QPainter, box: QRectF, icon: str, total: int, made: str, cards: str, look: Look) -> None:
        t = look.theme.tokens
        px = min(look.pt(30), box.height() * 0.6)
        size = px * 0.72
        draw_icon(p, icon, box.x(), box.center().y() - size / 2, size, QColor(look.theme.ink(icon) or t.hi), t.bg1)
        number = display(px)
        wide = number.width(str(total))
        label(p, QRectF(box.x() + size + look.px(6), 0, wide + 2, box.height()), str(total), number, t.hi, LEFT)
        x, small = box.x() + size + wide + look.px(16), look.pt(12.5)
        room = box.right() - x
        name_line(p, QRectF(x, box.height() * 0.12, room, box.height() * 0.38), made, body(small, MEDIUM),
                  small * 0.72, t.mid, LEFT)
        name_line(p, QRectF(x, box.height() * 0.5, room, box.height() * 0.38), cards, body(small, SEMIBOLD),
                  small * 0.72, t.hi, LEFT)


def has_curve(room: QRectF, damage: Sequence[float], look: Look) -> bool:
    """Whether there is room for it, and more than one amount: what is certain is said."""
    return room.height() >= look.px(LOWEST) and len(likely_bars(damage)) > 1


def draw_curve(p: QPainter, room: QRectF, damage: Sequence[float], left: int, small: float, look: Look) -> None:
    """A bar for each amount of damage, with the amount below it; from what is `left` on they are red."""
    t, bars = look.theme.tokens, likely_bars(damage)
    if not has_curve(room, damage, look):
        return
    step = min(room.width() / len(bars), look.px(24))
    x = room.center().x() - step * len(bars) / 2
    highest = max(chance for _, chance in bars)
    for amount, chance in bars:
        high = room.height() * chance / highest
        p.setPen(NO_PEN)
        p.setBrush(QColor(t.bad if amount >= left else t.low))
        p.drawRect(QRectF(x + step * 0.12, room.bottom() - high, step * 0.76, high))
        label(p, QRectF(x, room.bottom() + 1, step, small * 1.25), str(amount), body(min(small, step * 0.7), MEDIUM),
              t.mid, CENTRE)
        x += step


def likely_bars(damage: Sequence[float]) -> list[tuple[int, float]]:
    """Amounts with their chances; high ones together in the last bar."""
    likely = [amount for amount, chance in enumerate(damage) if chance >= SHOWN]
    if not likely:
        return []
    first, last = likely[0], min(likely[-1], likely[0] + MOST_BARS - 1)
    bars = [(amount, damage[amount]) for amount in range(first, last + 1)]
    bars[-1] = (last, bars[-1][1] + sum(damage[last + 1:]))
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

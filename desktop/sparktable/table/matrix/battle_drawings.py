"""Pictures of the battle panel: its steps, both sides, their lines, and the bar to the target."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from sparktable.table.art.color import best_ink, fade, mix
from sparktable.table.art.fonts import MEDIUM, SEMIBOLD, body, display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import CENTRE, LEFT, NO_PEN, RIGHT, hatch, label, name_line
from sparktable.table.art.theme import FACTIONS
from sparktable.table.drawings import colour
from sparktable.table.picture_store import Drawing, Look


@dataclass(frozen=True, slots=True)
class Chevrons(Drawing):
    """The steps of a battle; `now` is the one that is going on."""

    steps: tuple[str, ...]
    now: int

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        point, gap = height * 0.32, look.px(3)
        step = (width - point) / len(self.steps)
        for index, text in enumerate(self.steps):
            x, right = index * step, (index + 1) * step - gap
            shape = QPolygonF([QPointF(x, 0), QPointF(right, 0), QPointF(right + point, height / 2),
                               QPointF(right, height), QPointF(x, height)])
            if index:
                shape.append(QPointF(x + point, height / 2))
            past = mix(t.info, t.s2, 0.7) if index < self.now else QColor(t.s2)
            ground = QColor(t.acc) if index == self.now else past
            p.setPen(NO_PEN)
            p.setBrush(ground)
            p.drawPolygon(shape)
            ink = t.onacc if index == self.now else t.hi if index < self.now else t.low
            px = look.pt(12)
            left = x + (point if index else 0) + look.px(6)
            if index < self.now:
                draw_icon(p, "check", left, (height - px) / 2, px, ink, ground)
                left += px * 1.2
            name_line(p, QRectF(left, 0, right - left, height), text, body(px, SEMIBOLD), px * 0.7, ink, CENTRE)


@dataclass(frozen=True, slots=True)
class Side(Drawing):
    """The ground of one side of a battle, with its name and its running total."""

    name: str
    note: str
    faction: str
    icon: str
    ink: str
    total: int

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        hue = FACTIONS[self.faction].hue
        p.setPen(QPen(QColor(look.theme.factions[self.faction]), 1.5))
        p.setBrush(mix(hue, t.s1, 0.86))
        p.drawRoundedRect(QRectF(0.75, 0.75, width - 1.5, height - 1.5), look.px(8), look.px(8))
        size, pad = look.px(22), look.px(10)
        draw_icon(p, FACTIONS[self.faction].icon, pad, pad, size, look.theme.factions[self.faction], t.s1)
        big = min(look.pt(46), height * 0.3)
        number = str(self.total)
        wide = display(big).width(number)
        head = big * 1.15
        label(p, QRectF(width - wide - pad, pad * 0.4, wide, head), number, display(big), t.hi)
        draw_icon(p, self.icon, width - wide - pad * 1.6 - big * 0.6, pad * 0.4 + (head - big * 0.6) / 2, big * 0.6,
                  colour(self.ink, look.theme), t.s1)
        room = width - wide - big * 0.6 - size - pad * 4
        name_line(p, QRectF(pad * 1.6 + size, pad * 0.8, room, look.pt(16) * 1.2), self.name, display(look.pt(16)),
                  look.pt(11), t.hi)
        name_line(p, QRectF(pad * 1.6 + size, pad * 0.8 + look.pt(16) * 1.25, room, look.pt(12) * 1.2), self.note,
                  body(look.pt(12), MEDIUM), look.pt(10), t.low)


@dataclass(frozen=True, slots=True)
class BattleLine(Drawing):
    """One source of Power, or of what is needed: what, why, how much."""

    text: str
    note: str
    amount: str
    indent: float
    """Where the text begins, right of the card's picture."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        p.setPen(QPen(QColor(t.line), 1.0))
        p.setBrush(fade(t.bg0, 120) if look.theme.is_dark else fade(t.s2, 210))
        p.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), look.px(4), look.px(4))
        number = display(min(look.pt(20), height * 0.62))
        wide = number.width(self.amount)
        label(p, QRectF(0, 0, width - look.px(10), height), self.amount, number, t.hi, RIGHT)
        room = width - self.indent - wide - look.px(20)
        px = min(look.pt(13), height * 0.36)
        name_line(p, QRectF(self.indent, height * 0.08, room, height * 0.46), self.text, body(px, SEMIBOLD), px * 0.8,
                  t.hi)
        name_line(p, QRectF(self.indent, height * 0.52, room, height * 0.4), self.note, body(px * 0.88, MEDIUM),
                  px * 0.75, t.low)


@dataclass(frozen=True, slots=True)
class BattleBar(Drawing):
    """Power against what is needed: filled, the missing part hatched, a mark at the target."""

    have: int
    need: int
    word: str
    """"3 short", "enough"."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        whole = max(self.have, self.need) * 1.15 or 1
        box = QRectF(1, 1, width - 2, height - 2)
        p.setPen(QPen(QColor(t.line2), 1.0))
        p.setBrush(QColor(t.bg0))
        p.drawRoundedRect(box, look.px(4), look.px(4))
        unit = box.width() / whole
        hue = QColor("#FFC83D")
        p.fillRect(QRectF(box.x() + 1, box.y() + 1, unit * self.have - 1, box.height() - 2), hue)
        if self.need > self.have:
            gap = QRectF(box.x() + unit * self.have, box.y() + 1, unit * (self.need - self.have), box.height() - 2)
            hatch(p, gap, fade(t.bad, 170), look.px(9), look.px(3.4))
        p.fillRect(QRectF(box.x() + unit * self.need - 1.5, 0, 3, height), QColor(t.bad))
        px = min(look.pt(15), height * 0.62)
        ink = best_ink(hue.name())
        if unit * self.have > px * 1.6:
            label(p, QRectF(box.x(), 0, unit * self.have - px * 0.5, height), str(self.have), display(px), ink, RIGHT)
        after = box.x() + unit * self.need + px * 0.5
        label(p, QRectF(after, 0, width - after, height), str(self.need), display(px), t.bad, LEFT)
        if self.need > self.have:
            middle = QRectF(box.x() + unit * self.have, 0, unit * (self.need - self.have), height)
            small = look.pt(12)
            wide = body(small, SEMIBOLD).width(self.word) + small
            if wide < middle.width():
                plate = QRectF(middle.center().x() - wide / 2, height * 0.14, wide, height * 0.72)
                p.setPen(NO_PEN)
                p.setBrush(QColor(t.bg0))
                p.drawRoundedRect(plate, look.px(4), look.px(4))
                label(p, plate, self.word, body(small, SEMIBOLD), t.hi, CENTRE)

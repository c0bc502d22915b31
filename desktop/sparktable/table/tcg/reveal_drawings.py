"""Pictures of an attack on its stage: what a total is made of, the damage. The stage is dark in every theme,
and so are its inks light."""
from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from sparktable.table.art.fonts import MEDIUM, body, display, name_lines
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import CENTRE, LEFT, NO_PEN, RIGHT, icon_tile, label, name_line
from sparktable.table.art.styles import RESOURCES
from sparktable.table.drawings import colour
from sparktable.table.duel_drawings import Telling
from sparktable.table.picture_store import Drawing, Look
from sparktable.table.tcg.addends import signed

SPIKES = 14
SMALLEST = 10.0
LOWEST = 2 * SMALLEST
"""A line that is lower has no room for two of words."""
DULL = "#1C2732"
"""The ground of damage that knocks nobody out."""


@dataclass(frozen=True, slots=True)
class Addends(Telling):
    """What a total is made of, line by line: an icon, what it is, how much."""

    lines: tuple[tuple[str, str, int], ...]

    def telling(self, total: int, role: str, was: Drawing | None) -> Drawing:
        """Line by line from what stood there to this; what takes away comes first where the total grows."""
        old = {line[:2]: line[2] for line in was.lines} if isinstance(was, Addends) else {}
        new = {line[:2]: line[2] for line in self.lines}
        left = total - sum(old.values())
        grows = sum(new.values()) >= sum(old.values())
        now = dict(old)
        for line in sorted({**new, **old}, key=lambda each: (new.get(each, 0) > old.get(each, 0)) == grows):
            change = new.get(line, 0) - old.get(line, 0)
            step = change if (change > 0) != grows else max(min(change, left), 0) if grows else min(
                max(change, left), 0)
            now[line] = old.get(line, 0) + step
            left -= step
        return Addends(tuple((*line, now[line]) for line in {**new, **old} if now.get(line)))

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        step = min(height / max(1, len(self.lines)), max(LOWEST * 1.2, look.pt(15) * 1.6))
        px = min(look.pt(14), step * 0.66)
        t, y = look.theme.stage.tokens, (height - step * len(self.lines)) / 2
        for at, (icon, words, n) in enumerate(self.lines):
            amount = signed(n) if at else str(n)
            size = px * 1.15
            hue = colour(icon, look.theme.stage) if icon in RESOURCES else QColor(t.mid)
            if icon.startswith("b_"):
                icon_tile(p, 0, y + (step - size) / 2, size, icon)
            else:
                draw_icon(p, icon, 0, y + (step - size) / 2, size, hue, t.bg0)
            number = display(px * 1.1)
            wide = number.width(amount) + px * 0.3
            room, face = QRectF(size * 1.4, y, width - size * 1.4 - wide - px * 0.5, step), body(px, MEDIUM)
            lines = name_lines(words, room.width(), replace(face, px=SMALLEST)) if step >= LOWEST else [words]
            for below, line in enumerate(lines):
                high = step / len(lines)
                name_line(p, QRectF(room.x(), y + below * high, room.width(), high), line,
                          replace(face, px=min(px, high)), SMALLEST, t.hi, LEFT)
            label(p, QRectF(width - wide, y, wide, step), amount, number, t.hi, RIGHT)
            y += step


@dataclass(frozen=True, slots=True)
class Divider(Drawing):
    """A dashed line under the icon that brought what lies behind it."""

    icon: str

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        pen = QPen(QColor(look.theme.stage.tokens.hi), max(1.5, look.px(2)))
        pen.setDashPattern([2.0, 2.5])
        p.setPen(pen)
        size = min(width, look.px(26))
        p.drawLine(QPointF(width / 2, size + 4), QPointF(width / 2, height))
        icon_tile(p, (width - size) / 2, 0, size, self.icon)


@dataclass(frozen=True, slots=True)
class Burst(Drawing):
    """The damage; what knocks out is red."""

    number: str
    fells: bool

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t, radius = look.theme.stage.tokens, min(width, height) * 0.52
        px = radius * 0.95
        cx, cy = width - radius * 1.1, height / 2
        sign = display(px)
        label(p, QRectF(0, 0, cx - radius, height), "=", sign, t.mid, CENTRE)
        points = []
        for index in range(2 * SPIKES):
            far = radius if index % 2 == 0 else radius * 0.72
            angle = pi * index / SPIKES - pi / 2
            points.append(QPointF(cx + far * cos(angle), cy + far * sin(angle)))
        p.setPen(NO_PEN)
        p.setBrush(colour("damage", look.theme.stage) if self.fells else QColor(DULL))
        if not self.fells:
            p.setPen(QPen(QColor(t.bad), max(1.5, radius * 0.03)))
        p.drawPolygon(QPolygonF(points))
        ink = t.bg0 if self.fells else t.hi
        label(p, QRectF(cx - radius, cy - radius, 2 * radius, 2 * radius), self.number, display(px), ink, CENTRE)

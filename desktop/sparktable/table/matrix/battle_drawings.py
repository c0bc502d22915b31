"""The steps of a battle, over its stage."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPolygonF

from sparktable.table.art.color import mix
from sparktable.table.art.fonts import SEMIBOLD, body
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import CENTRE, NO_PEN, name_line
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

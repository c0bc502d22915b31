"""Pictures that only the Matrix game needs: meters, scores, the resource readout."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from sparktable.table.art.color import mix
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.fonts import MEDIUM, SEMIBOLD, body, display, smallest_letters
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import CENTRE, NO_BRUSH, NO_PEN, RIGHT, label, name_line
from sparktable.table.drawings import colour
from sparktable.table.picture_store import Drawing, Look

BIG = 1.4
"""How large points are beside the words that tell whose turn it is."""
AMBER_FROM, RED_FROM = 0.6, 0.8
"""The share of a meter from which it warns, and from which it is nearly over."""


@dataclass(frozen=True, slots=True)
class Meter(Drawing):
    """A line of "the game ends when": words, a number, and how far it has come."""

    icon: str
    text: str
    number: str
    share: float

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t, px = look.theme.tokens, look.pt(11.5)
        foot = min(look.px(7), max(look.px(3), height - px * 1.2))
        line = height - foot
        draw_icon(p, self.icon, 0, (line - px) / 2, px, t.mid, t.s1)
        number = display(look.pt(12))
        wide = number.width(self.number)
        name_line(p, QRectF(px * 1.5, 0, width - px * 1.9 - wide, line), self.text, body(px, SEMIBOLD), px * 0.8,
                  t.mid)
        warns = self.share >= AMBER_FROM
        label(p, QRectF(0, 0, width, line), self.number, number, t.hi, RIGHT)
        bar = QRectF(0, height - foot * 5 / 7, width, foot * 3 / 7)
        p.setPen(NO_PEN)
        p.setBrush(QColor(t.s3))
        p.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        p.setBrush(QColor(t.bad if self.share >= RED_FROM else t.acc if warns else t.info))
        if self.share > 0:
            filled = QRectF(bar.x(), bar.y(), max(bar.height(), width * min(1.0, self.share)), bar.height())
            p.drawRoundedRect(filled, bar.height() / 2, bar.height() / 2)


STACKED = 3.6
"""How high a step is at least, in the letters of its distance, to have its number above that; else beside it."""


@dataclass(frozen=True, slots=True)
class PowerSteps(Drawing):
    """Power by distance as falling steps; each number is all Power that reaches that far."""

    numbers: tuple[int, ...]
    here: str
    """What the first step is called; the others show how far they reach."""
    lit: int = -1
    """The distance that matters for what is being looked at."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        gap = look.px(6)
        step = (width - gap * (len(self.numbers) - 1)) / len(self.numbers)
        hue = colour("power", look.theme)
        small, fall = max(smallest_letters(look.text), min(look.pt(11), height * 0.3)), min(look.px(6), height * 0.12)
        for index, number in enumerate(self.numbers):
            top = index * fall
            box = QRectF(index * (step + gap) + 0.75, top + 0.75, step - 1.5, height - top - 1.5)
            lit = index == self.lit
            ground = mix(QColor("#FFC83D"), t.s1, 0.62 if lit else 0.82 if number else 0.93)
            p.setPen(QPen(QColor("#FFC83D") if lit else mix(hue, t.s1, 0.25 if number else 0.7), 2.0 if lit else 1.2))
            p.setBrush(ground)
            p.drawRoundedRect(box, look.px(5), look.px(5))
            ink = t.hi if number else t.low
            if height >= small * STACKED:
                px = min(look.pt(30), (box.height() - small * 1.6) * 0.82)
                upper = QRectF(box.x(), box.y() + box.height() * 0.04, box.width(), box.height() - small * 1.3)
                label(p, upper, str(number), display(px), ink, CENTRE)
                self._distance(p, QRectF(box.x(), box.bottom() - small * 1.4, box.width(), small * 1.3), index, small,
                               look)
            else:
                px = min(look.pt(20), box.height() * 0.78)
                wide = display(px).width(str(number)) + box.width() * 0.16
                label(p, QRectF(box.x(), box.y(), wide, box.height()), str(number), display(px), ink, CENTRE)
                beside = box.adjusted(wide, 0, 0, 0)
                self._distance(p, beside, index, small, look)

    def _distance(self, p: QPainter, box: QRectF, distance: int, size: float, look: Look) -> None:
        t, face = look.theme.tokens, body(size, MEDIUM)
        if not distance:
            name_line(p, box, self.here, face, size, t.mid, CENTRE)
            return
        wide = size * 1.25 + face.width(str(distance))
        x = box.center().x() - wide / 2
        draw_icon(p, "range", x, box.center().y() - size / 2, size, colour("range", look.theme))
        label(p, QRectF(x + size * 1.25, box.y(), wide, box.height()), str(distance), face, t.mid)


@dataclass(frozen=True, slots=True)
class MoveChip(Drawing):
    """Move of one source: its name, a chevron for each, a wing for Flight. It is as wide as all that needs."""

    text: str
    count: int
    flies: bool
    px: float
    """How large its letters are."""
    most: int = 3
    """So many chevrons are drawn; instead of more a single one with their number."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t, px = look.theme.tokens, self.px
        ink = colour("move", look.theme)
        p.setPen(QPen(QColor(t.line2), 1.0))
        p.setBrush(QColor(t.s3))
        p.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), look.px(4), look.px(4))
        right = width - px * 0.45
        if self.flies:
            right -= px
            draw_icon(p, "flight", right, (height - px) / 2, px, colour("flight", look.theme), t.s3)
        if self._number:
            wide = display(px).width(self._number)
            right -= wide
            label(p, QRectF(right, 0, wide, height), self._number, display(px), t.hi)
        for _ in range(self._chevrons):
            right -= px * 0.82
            draw_icon(p, "move", right, (height - px * 0.8) / 2, px * 0.8, ink, t.s3)
        label(p, QRectF(px * 0.5, 0, width, height), self.text, body(px, SEMIBOLD), t.hi)

    @property
    def _number(self) -> str:
        return str(self.count) if self.count > self.most else ""

    @property
    def _chevrons(self) -> int:
        return 1 if self._number else self.count

    @property
    def width(self) -> float:
        words = body(self.px, SEMIBOLD).width(self.text) + display(self.px).width(self._number)
        return words + self.px * (self._chevrons * 0.82 + self.flies + 1.4)


@dataclass(frozen=True, slots=True)
class EnergonRow(Drawing):
    """Energon cubes in their slots, so many of so many."""

    count: int
    most: int | None

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        slots = self.most or max(self.count, 1)
        step = min(height * 1.02, width / slots)
        size = min(height * 0.95, step * 0.98)
        for index in range(slots):
            x, y = index * step, (height - size) / 2
            if index < self.count:
                draw_icon(p, "energon", x, y, size, colour("energon", look.theme), "#1A0D18")
            elif self.most:
                r = size * 0.46
                centre = QPointF(x + size / 2, y + size / 2)
                shape = QPolygonF([centre + QPointF(dx * r, dy * r) for dx, dy in
                                   ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))])
                p.setBrush(NO_BRUSH)
                p.setPen(QPen(QColor(t.line2), 1.0))
                p.drawPolygon(shape)


@dataclass(frozen=True, slots=True)
class Scores(Drawing):
    """Above the stacks: both teams' VP, and between them whose turn it is, or where that is too long which one."""

    text: str
    short: str
    left: tuple[str, int] | None
    right: tuple[str, int] | None
    """Faction and VP; None where nobody counts any."""
    mine: bool

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t, text = look.theme.tokens, self.text.upper()
        if self._width(text, look.pt(14)) > width:
            text = self.short.upper()
        px = look.pt(14) * min(1.0, width / self._width(text, look.pt(14)))
        face, big = display(px, 5), px * BIG
        middle = face.width(text) + px * 1.6
        box = QRectF((width - middle) / 2, 1, middle, height - 2)
        p.setPen(QPen(QColor(t.acc if self.mine else t.line), 1.5))
        p.setBrush(QColor(t.s2))
        p.drawRoundedRect(box, look.px(6), look.px(6))
        name_line(p, box.adjusted(px * 0.6, 0, -px * 0.6, 0), text, face, px * 0.65, t.hi, CENTRE)
        for side, where in ((self.left, -1), (self.right, 1)):
            if side is None:
                continue
            faction, points = side
            number = str(points)
            wide = display(big).width(number)
            x = box.left() - px * 0.8 if where < 0 else box.right() + px * 0.8
            for what, room in (("emblem", big), ("number", wide), ("vp", big * 0.72)):
                x0 = x - room if where < 0 else x
                if what == "emblem":
                    draw_icon(p, FACTIONS[faction].icon, x0, (height - big) / 2, big,
                              look.theme.factions[faction], t.bg1)
                elif what == "number":
                    label(p, QRectF(x0, 0, wide, height), number, display(big), t.hi)
                else:
                    draw_icon(p, "vp", x0, (height - room) / 2, room, colour("vp", look.theme), t.bg1)
                x += where * (room + px * 0.4)

    def _width(self, text: str, px: float) -> float:
        """What all of it needs."""
        numbers = [display(px * BIG).width(str(side[1])) for side in (self.left, self.right) if side is not None]
        ends = 2 * (max(numbers) + px * (BIG * 1.72 + 1.6)) if numbers else 0.0
        return display(px, 5).width(text) + px * 1.6 + ends

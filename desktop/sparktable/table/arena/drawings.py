"""What lies on the board of Battle for Cybertron, and signs that mean the same wherever they are seen there."""
from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from sparktable.table.art import pieces
from sparktable.table.art.color import fade
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.fonts import display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import CENTRE, NO_BRUSH, NO_PEN, label, name_line
from sparktable.table.art.theme import Theme
from sparktable.table.drawings import Panel, colour
from sparktable.table.picture_store import Drawing, Look

RED_FROM = 0.6
"""The share of a wound track from which its number warns."""
LEAST = 11.0
"""How small letters may be."""
STARTED = 0.42
"""How clearly the face of whoever started there is seen on a square."""
WALKER = 0.5
"""How high the face of whoever can go to a square is there."""


def sight(look: Look) -> QColor:
    """From where one can hit, on grounds that are dark in every theme."""
    return colour("range", look.theme.stage)


def cells(p: QPainter, damage: int, most: int, box: QRectF, look: Look, theme: Theme) -> None:
    """A cell for each number of the chart, filled up to the marker; the last one, the red circle, destroys."""
    step = box.width() / most
    gap = min(look.px(2), step * 0.25)
    for index in range(most):
        cell = QRectF(box.x() + index * step, box.y(), step - gap, box.height())
        if index < damage:
            p.setPen(NO_PEN)
            p.setBrush(colour("damage", theme))
        else:
            p.setPen(QPen(QColor(theme.tokens.bad if index == most - 1 else theme.tokens.line2), 1.0))
            p.setBrush(QColor(theme.tokens.s2))
        p.drawRoundedRect(cell, gap, gap)


@dataclass(frozen=True, slots=True)
class Square(Drawing):
    """A 1x1 square, with the face of whoever started there; where one can go it is tinted, with the number of steps,
    a sight where one could attack, and the faces of those of several that can go there."""

    lit: bool = False
    steps: int = 0
    aims: bool = False
    starts: str = ""
    faction: str = ""
    walkers: tuple[tuple[str, str], ...] = ()
    """Name and faction."""

    def still(self) -> Drawing:
        return replace(self, lit=False, steps=0, aims=False, walkers=()) if self.lit else self

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t, shadow = look.theme.stage.tokens, fade("#05070A", 130 if look.theme.texture else 255)
        box = QRectF(0.75, 0.75, width - 1.5, height - 1.5)
        if self.lit:
            p.setPen(QPen(shadow, max(3.0, look.px(4.5))))
            p.setBrush(NO_BRUSH)
            p.drawRoundedRect(box, look.px(5), look.px(5))
        edge = fade("#05070A", 70) if look.theme.texture else fade(t.line, 110)
        p.setPen(QPen(QColor(t.can), max(1.5, look.px(2))) if self.lit else QPen(edge, 1.0))
        p.setBrush(fade(t.can, 70) if self.lit else NO_BRUSH)
        p.drawRoundedRect(box, look.px(5), look.px(5))
        if self.starts and not self.walkers:
            self._start(p, width, height, look)
        for place, (name, faction) in enumerate(reversed(self.walkers), 1):
            size = height * WALKER
            p.drawImage(QPointF(width - look.px(2) - place * size, height - look.px(1) - size), pieces.avatar(
                name, FACTIONS[faction], round(size), look.dpr, look.theme))
        px = max(min(LEAST, height * 0.3), min(look.pt(12), height * 0.28))
        disc = px * 1.35
        p.setPen(NO_PEN)
        p.setBrush(fade(t.bg0, 200 if look.theme.texture else 255))
        if self.steps:
            corner = QRectF(px * 0.25, px * 0.25, disc, disc)
            p.drawRoundedRect(corner, px * 0.25, px * 0.25)
            label(p, corner, str(self.steps), display(px), t.hi, CENTRE)
        if self.aims:
            p.setPen(NO_PEN)
            p.drawEllipse(QRectF(width - disc - px * 0.25, px * 0.25, disc, disc))
            draw_icon(p, "range", width - disc - px * 0.25 + disc * 0.12, px * 0.25 + disc * 0.12, disc * 0.76,
                      sight(look), t.bg0)

    def _start(self, p: QPainter, width: float, height: float, look: Look) -> None:
        """Worked into the ground: it is no hint at what can be done."""
        size = min(width, height) * 0.72
        p.setOpacity(STARTED)
        p.drawImage(QPointF((width - size) / 2, (height - size) / 2), pieces.avatar(
            self.starts, FACTIONS[self.faction], round(size), look.dpr, look.theme))
        p.setOpacity(1.0)


@dataclass(frozen=True, slots=True)
class DieFace(Drawing):
    """The die, with ALL beside its number where it shows that; not thrown yet, or no more in this turn."""

    value: int
    everybody: str = ""
    done: bool = False

    def showing(self, number: int) -> Drawing:
        return self if number == self.value else DieFace(number)

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        if not self.value:
            Panel("s2", "line2", 1.5, height * 0.18, dashed=True).paint(p, width, height, look)
            icon = "check" if self.done else "die"
            draw_icon(p, icon, width * 0.25, height * 0.25, width * 0.5, look.theme.tokens.low)
            return
        p.drawImage(QPointF(0, 0), pieces.die(self.value, height, look.dpr, look.theme))
        if self.everybody:
            band = QRectF(width * 0.18, height * 0.83, width * 0.64, height * 0.22)
            p.setPen(QPen(QColor("#05070A"), 1.2))
            p.setBrush(QColor("#B3262E"))
            p.drawRoundedRect(band, height * 0.06, height * 0.06)
            name_line(p, band, self.everybody, display(height * 0.16), height * 0.1, "#FFFFFF", CENTRE)

    def margin(self, look: Look) -> float:
        return look.px(8)

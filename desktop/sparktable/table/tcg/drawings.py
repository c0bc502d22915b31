"""Pictures that only the Transformers TCG needs: what lies on and beside its characters, what is still open."""
from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from sparktable.table.art.color import DEEP, best_ink, fade, mix
from sparktable.table.art.factions import Faction
from sparktable.table.art.figures import Art, Figure
from sparktable.table.art.fonts import MEDIUM, SEMIBOLD, Type, body, display, halves
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.panel import draw_art
from sparktable.table.art.parts import CENTRE, NO_BRUSH, NO_PEN, RIGHT, dark_ramp, label, name_line
from sparktable.table.art.styles import RESOURCES
from sparktable.table.lettering import LINE
from sparktable.table.picture_store import Drawing, Look

HURT = "#FF5A4F"
SMALLEST = 0.76
"""To so much of their size the letters of an Upgrade's name are made smaller."""
GOOD, WARNING, BAD = "#5BE0A4", "#FFD24A", HURT


def rounded(p: QPainter, width: float, height: float, radius: float) -> QPainterPath:
    """Nothing is painted outside rounded corners from here on; answers their outline."""
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), radius, radius)
    p.setClipPath(shape)
    return shape


def health_colour(left: int, whole: int) -> str:
    share = left / max(1, whole)
    return GOOD if share > 0.5 else WARNING if share > 0.25 else BAD


@dataclass(frozen=True, slots=True)
class HealthBar(Drawing):
    """How much a whole team has left."""

    left: int
    whole: int

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        p.setPen(NO_PEN)
        for hue, share in ((fade(BAD, 60), 1.0), (QColor(health_colour(self.left, self.whole)),
                                                  self.left / max(1, self.whole))):
            p.setBrush(hue)
            p.drawRoundedRect(QRectF(0, 0, width * share, height), height / 2, height / 2)


class Tiles(NamedTuple):
    """How large the Upgrades of a team are."""

    high: float
    letters: float
    """In pixels."""
    signs: bool = False
    """Whether they lie side by side without their names: a small card has no more room."""


@dataclass(frozen=True, slots=True)
class GearTile(Drawing):
    """An Upgrade beside a character, or what else its numbers come from: what it is, its name in one or two lines,
    what it adds."""

    name: str
    icon: str
    hue: str
    bonus: tuple[tuple[str, str], ...] = ()
    """Icons with numbers."""
    letters: float = 11.5
    """In pixels."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        face, lines = self._letters(height)
        side, radius = self._side(face), look.px(4)
        p.setPen(QPen(QColor(self.hue), 1.2))
        p.setBrush(mix(self.hue, DEEP, 0.72))
        p.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), radius, radius)
        p.setPen(NO_PEN)
        p.setBrush(QColor(self.hue))
        p.drawRoundedRect(QRectF(0.5, 0.5, side, height - 1), radius, radius)
        size = side * 0.76
        draw_icon(p, self.icon, (side - size) / 2, (height - size) / 2, size, best_ink(self.hue), self.hue)
        x, px = width - face.px * 0.3, face.px
        for icon, amount in reversed(self.bonus):
            draw_icon(p, icon, x - px, (height - px) / 2, px, RESOURCES[icon].hue, DEEP)
            number = display(px * 1.1)
            label(p, QRectF(0, 0, x - px * 1.1, height), amount, number, "#FFFFFF", RIGHT)
            x -= px * 1.4 + number.width(amount)
        step = px * LINE
        y = (height - step * len(lines)) / 2
        left = side + px * 0.4
        for index, line in enumerate(lines):
            name_line(p, QRectF(left, y + index * step, x - left, step), line, face, px * SMALLEST, "#FFFFFF")

    def width(self, height: float) -> float:
        """In which its name stands there whole."""
        face, lines = self._letters(height)
        numbers = sum(face.px * 1.4 + display(face.px * 1.1).width(amount) for _, amount in self.bonus)
        return self._side(face) + face.px * 0.8 + max(map(face.width, lines)) + numbers + 1

    def _letters(self, height: float) -> tuple[Type, list[str]]:
        face = body(self.letters, MEDIUM)
        return face, halves(self.name, face) if height >= 2 * self.letters * LINE else [self.name]

    @staticmethod
    def _side(face: Type) -> float:
        return face.px * 1.6


@dataclass(frozen=True, slots=True)
class FreeSlot(Drawing):
    """Over an outer edge: where an Upgrade would lie, or what would have to go for it."""

    icon: str
    tone: str
    word: str
    solid: bool = False

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        hue = QColor(getattr(look.theme.tokens, self.tone))
        pen = QPen(hue, 2.0)
        if not self.solid:
            pen.setDashPattern([3.0, 2.0])
        p.setPen(pen)
        p.setBrush(mix(hue, DEEP, 0.8))
        p.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), height * 0.2, height * 0.2)
        draw_icon(p, self.icon, height * 0.25, height * 0.2, height * 0.6, "#FFFFFF", DEEP)
        px = min(height * 0.55, look.pt(11.5))
        name_line(p, QRectF(height * 1.1, 0, width - height * 1.3, height), self.word, body(px, SEMIBOLD), px * 0.65,
                  "#FFFFFF")


@dataclass(frozen=True, slots=True)
class PartTile(Drawing):
    """One of those that a Combiner is made of, under its edge."""

    name: str
    faction: Faction
    figure: Figure

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        shape = rounded(p, width, height, height * 0.12)
        draw_art(p, Art(self.figure, self.name, self.faction.hue, self.faction), QRectF(0, 0, width, height),
                 look.theme)
        px = max(9.0, height * 0.36)
        dark_ramp(p, QRectF(0, height - px * 1.6, width, px * 1.6), (0, 0), (0.5, 200), (1, 240))
        name_line(p, QRectF(4, height - px * 1.3, width - 8, px * 1.25), self.name, body(px, SEMIBOLD), 8.0,
                  "#FFFFFF", CENTRE)
        p.setClipping(False)
        p.setBrush(NO_BRUSH)
        p.setPen(QPen(QColor(self.faction.hue), 1.5))
        p.drawPath(shape)


@dataclass(frozen=True, slots=True)
class Fallen(Drawing):
    """Somebody who was KO'd, whose name stands elsewhere: grey under a stamp, unless it still does something."""

    art: Art
    stamp: str
    works: bool

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        rounded(p, width, height, width * 0.055)
        draw_art(p, self.art, QRectF(0, 0, width, height), look.theme)
        if not self.works:
            p.fillRect(QRectF(0, 0, width, height), fade("#3A4048", 150))
        p.translate(width / 2, height * 0.42)
        p.rotate(-12)
        px = width * 0.3
        face = display(px, 4)
        box = QRectF(-face.width(self.stamp) / 2 - px * 0.3, -px * 0.62, face.width(self.stamp) + px * 0.6, px * 1.24)
        p.setPen(QPen(QColor(HURT), max(1.5, width * 0.03)))
        p.setBrush(fade("#05070A", 170))
        p.drawRoundedRect(box, px * 0.15, px * 0.15)
        label(p, box, self.stamp, face, HURT, CENTRE)


@dataclass(frozen=True, slots=True)
class Dot(Drawing):
    """Something works here."""

    tone: str

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        p.setPen(QPen(QColor(DEEP), max(1.0, width * 0.12)))
        p.setBrush(QColor(getattr(look.theme.tokens, self.tone)))
        p.drawEllipse(QRectF(1, 1, width - 2, height - 2))


@dataclass(frozen=True, slots=True)
class Eye(Drawing):
    """Press it to look at what lies face down."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        p.setPen(QPen(QColor(t.line2), 1.5))
        p.setBrush(QColor(t.s3))
        p.drawEllipse(QRectF(1, 1, width - 2, height - 2))
        size = width * 0.62
        draw_icon(p, "reveal", (width - size) / 2, (height - size) / 2, size, t.hi, t.s3)


@dataclass(frozen=True, slots=True)
class Veil(Drawing):
    """Over what cannot be meant."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        p.setPen(NO_PEN)
        p.setBrush(fade(look.theme.tokens.bg0, 150))
        p.drawRoundedRect(QRectF(0, 0, width, height), look.px(8), look.px(8))


@dataclass(frozen=True, slots=True)
class OpenLine(Drawing):
    """Something that may be done once in a turn: open, used up, or shut."""

    icon: str
    word: str
    open: bool
    shut: bool = False

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        box = QRectF(0.75, 0.75, width - 1.5, height - 1.5)
        p.setPen(QPen(QColor(t.can if self.open else t.line), 1.5 if self.open else 1.0))
        p.setBrush(QColor(t.s2 if self.open else t.s1))
        p.drawRoundedRect(box, look.px(6), look.px(6))
        ink = t.hi if self.open else t.low
        size = height * 0.52
        draw_icon(p, self.icon, height * 0.24, (height - size) / 2, size, ink, t.s1)
        name_line(p, QRectF(height * 0.95, 0, width - height * 1.6, height), self.word,
                  body(look.pt(12.5), SEMIBOLD if self.open else MEDIUM), look.pt(9), ink)
        if self.open:
            p.setPen(NO_PEN)
            p.setBrush(QColor(t.can))
            p.drawEllipse(QRectF(width - height * 0.52, height / 2 - height * 0.11, height * 0.22, height * 0.22))
        else:
            sign = "prohibit" if self.shut else "check"
            draw_icon(p, sign, width - height * 0.66, (height - size * 0.8) / 2, size * 0.8, t.low, t.s1)

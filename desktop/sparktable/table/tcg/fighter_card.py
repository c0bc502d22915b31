"""A character as it fights: what is told under its art on the stage; on the battlefield a plaque adds to it."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from sparktable.table.art.color import DEEP, best_ink, fade, mix
from sparktable.table.art.factions import Faction
from sparktable.table.art.figures import Art, Figure
from sparktable.table.art.fonts import SEMIBOLD, body, display, smallest_letters
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import CENTRE, LEFT, NO_BRUSH, RIGHT, burst, label, name_line
from sparktable.table.art.styles import RESOURCES
from sparktable.table.geometry import Box
from sparktable.table.picture_store import Drawing, Look
from sparktable.table.tcg.drawings import BAD, HURT, health_colour, rounded

QUIET, LIT = "#C9D2DC", "#FFE45C"
SMALLEST_NOTE = 9.0
"""Smaller notes are left to the inspector."""
SMALL = 140.0
"""A narrower card says its mode in short."""
PLATE = 170.0, 62.0
"""What everything on it is measured by, where it stands alone."""


@dataclass(frozen=True, slots=True)
class FighterCard(Drawing):
    """A character in its present mode, without its art: its mode, stars, health and keywords."""

    name: str
    faction: Faction
    figure: Figure
    mode: str
    mode_icon: str
    stars: int
    attack: tuple[int, int]
    """All in all, and as printed."""
    defense: tuple[int, int]
    health: int
    damage: int
    keywords: tuple[str, ...] = ()
    fights: bool = False
    """It is attacking or attacked."""
    ko: str = ""
    """The word that is stamped on it, where it stands whole."""
    short: str = ""
    """The mode where there is little room."""

    @property
    def art(self) -> Art:
        return Art(self.figure, self.name, self.faction.hue, self.faction)

    @property
    def left(self) -> int:
        return max(0, self.health - self.damage)

    def told_at(self, width: float, height: float) -> Box:
        """Over its upper edge: below are numbers, and cards lie above."""
        return Box(0, -height * 0.2, width, height * 0.4)

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        u = min(width / PLATE[0], height / PLATE[1])
        rounded(p, width, height, 6 * u)
        p.fillRect(QRectF(0, 0, width, height), fade(DEEP, 225 if look.theme.texture else 255))
        band, bar = 19 * u, 9 * u
        self._band(p, QRectF(0, 0, width, band), u, look)
        middle = QRectF(0, band, width, height - band - bar)
        size = min(middle.height() * 0.6, 17 * u)
        draw_icon(p, "c_health", 7 * u, middle.center().y() - size / 2, size, RESOURCES["c_health"].hue, DEEP)
        px = min(middle.height() * 0.85, 26 * u)
        health = QRectF(15 * u + size, middle.y(), display(px).width("88") * 1.5, middle.height())
        self._health(p, health, px)
        end = width - 5 * u
        if self.damage:
            radius = middle.height() * 0.48
            end -= 2 * radius + 4 * u
            self._burst(p, width - radius - 5 * u, middle.center().y(), radius)
        self._keywords(p, QRectF(health.right() + 4 * u, middle.y(), end - health.right() - 4 * u, middle.height()),
                       look)
        self._bar(p, QRectF(4 * u, height - bar, width - 8 * u, bar - 4 * u))
        self._frame(p, width, height, u, look)

    def _keywords(self, p: QPainter, room: QRectF, look: Look) -> None:
        """One a line, as many as there is room for; all are told in the inspector."""
        px = max(smallest_letters(look.text), room.height() * 0.36)
        lines = self.keywords[:max(1, int(room.height() / (px * 1.2)))]
        y = room.center().y() - len(lines) * px * 0.6
        for at, word in enumerate(lines):
            line = QRectF(room.x(), y + at * px * 1.2, room.width(), px * 1.2)
            name_line(p, line, word, body(px, SEMIBOLD), px * 0.7, "#FFFFFF")

    def _frame(self, p: QPainter, width: float, height: float, u: float, look: Look) -> None:
        """Its edge; a fallen one is dark."""
        if self.ko:
            p.fillRect(QRectF(0, 0, width, height), fade("#05070A", 150))
        p.setClipping(False)
        p.setBrush(NO_BRUSH)
        edge = QColor(look.theme.tokens.sel) if self.fights else mix(self.faction.hue, "#FFFFFF", 0.15)
        p.setPen(QPen(edge, max(1.5, (5 if self.fights else 3) * u)))
        p.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), 8 * u, 8 * u)

    def _band(self, p: QPainter, box: QRectF, u: float, look: Look) -> None:
        hue, high = self.faction.hue, box.height()
        p.fillRect(box, QColor(hue))
        ink = best_ink(hue)
        draw_icon(p, self.mode_icon, box.x() + 5 * u, box.y() + high * 0.15, high * 0.7, ink, hue)
        least = min(smallest_letters(look.text), high * 0.85)
        number = display(max(12.5 * u, least))
        label(p, QRectF(box.x(), box.y(), box.width() - 6 * u, high), str(self.stars), number, ink, RIGHT)
        star = high * 0.62
        wide = number.width(str(self.stars))
        draw_icon(p, "c_star", box.right() - 9 * u - wide - star, box.y() + (high - star) / 2, star, ink, hue)
        room = QRectF(box.x() + 5 * u + high, box.y(), box.width() - high - wide - star - 22 * u, high)
        px = max(look.pt(9), 11 * u, least)
        fits = 176 * u >= SMALL and display(px, 5).width(self.mode.upper()) <= room.width()
        word = self.mode if fits or not self.short else self.short
        name_line(p, room, word.upper(), display(max(least, min(px, high * 0.8)), 5), least, ink)

    def _bar(self, p: QPainter, box: QRectF) -> None:
        """A cell for each point of health."""
        lit = health_colour(self.left, self.health)
        step = box.width() / max(1, self.health)
        for index in range(self.health):
            cell = QRectF(box.x() + index * step, box.y(), max(1.0, step - 1), box.height())
            p.fillRect(cell, QColor(lit) if index < self.left else fade(BAD, 60))

    def _health(self, p: QPainter, room: QRectF, px: float) -> None:
        """What is left; of how much, where some is missing and that can be read."""
        text, whole = str(self.left), f"/{self.health}" if self.damage else ""
        px = min(px, px * room.width() / (display(px).width(text) + display(px * 0.48).width(whole)))
        wide, more = display(px).width(text), display(px * 0.48).width(whole)
        if px * 0.48 < SMALLEST_NOTE:
            label(p, room, text, display(px), "#FFFFFF", CENTRE)
            return
        x = room.x() + (room.width() - wide - more) / 2
        label(p, QRectF(x, room.y(), wide + 2, room.height()), text, display(px), "#FFFFFF", LEFT)
        label(p, QRectF(x + wide, room.y() + px * 0.18, more + 2, room.height()), whole, display(px * 0.48), QUIET,
              LEFT)

    def _burst(self, p: QPainter, cx: float, cy: float, radius: float) -> None:
        p.setPen(QPen(QColor("#2A0806"), max(1.0, radius * 0.06)))
        p.setBrush(QColor(HURT))
        p.drawPolygon(burst(cx, cy, radius, 10, 0.74))
        label(p, QRectF(cx - radius, cy - radius, 2 * radius, 2 * radius), str(self.damage), display(radius * 0.95),
              "#1A0504", CENTRE)

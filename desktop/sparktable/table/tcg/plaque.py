"""A character on the battlefield: its picture with name, mode and numbers, and beside or under it what it says. It
keeps its place whatever happens to it."""
from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from sparktable.table.art.color import DEEP, fade, mix
from sparktable.table.art.fonts import display
from sparktable.table.art.panel import draw_art
from sparktable.table.art.parts import CENTRE, NO_PEN, label
from sparktable.table.art.text import Flow, draw_flow, flow
from sparktable.table.geometry import Box
from sparktable.table.lettering import Paragraph
from sparktable.table.picture_store import Look
from sparktable.table.tcg.drawings import Tiles, rounded
from sparktable.table.tcg.fighter_card import FighterCard

NUMBERS = 52.0
"""How wide the numbers are at the right of the picture, in its units."""
NAME_WIDE = 130.0
"""So wide a picture is in the units of its name, which is as large as what it says where there is room."""
BAND, BAR = 20.0, 7.0
INK, PALE = "#D5DDE6", "#FFFFFF"
ASLANT = 14
"""By how many degrees whoever is tapped leans."""
PAD = 7.0
"""Around what it says, at the design's size."""


class Shape(NamedTuple):
    """How the characters of a team are divided into picture and words."""

    wide: bool
    """Words stand at the right of the picture, else under it."""
    picture: float
    """How wide or how high the picture is, with its numbers."""
    letters: float
    """In pixels."""
    gear: Tiles

    def words(self, width: float, height: float, pad: float) -> Box:
        """Where Upgrades lie, and under them what it says."""
        if self.wide:
            return Box(self.picture + pad, pad, width - self.picture - 2 * pad, height - 2 * pad)
        return Box(pad, self.picture + pad * 0.7, width - 2 * pad, height - self.picture - pad * 1.4)


NO_SHAPE = Shape(False, 0.0, 0.0, Tiles(0.0, 0.0))


@dataclass(frozen=True, slots=True)
class Plaque(FighterCard):
    """A character with all that is told of it."""

    shape: Shape = NO_SHAPE
    text: str = ""
    worn: float = 0.0
    """How much of the height for words its Upgrades take."""
    tapped: str = ""
    """The word for it, where it is."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        front = self.front(width, height)
        u = self._unit(front.w, front.h)
        rounded(p, width, height, 8 * u)
        p.fillRect(QRectF(0, 0, width, height), mix(self.faction.hue, DEEP, 0.84))
        art = self._front(p, front, u, look)
        head = self._head(p, art, max(u, min(self.shape.letters / 15, art.width() / NAME_WIDE)), look)
        if self.damage:
            self._burst(p, art.right() - 25 * u, head + 22 * u, 21 * u)
        if self.tapped:
            self._tapped(p, art, u, look)
        if self.text:
            words, flowed = self._room(width, height, look), self._flow(width, height, look)
            draw_flow(p, flowed, words.x, words.y, look.theme, ink=INK, strong=PALE,
                      max_lines=Paragraph.lines(flowed, words.h), rtl=look.rtl, ground=DEEP)
        self._frame(p, width, height, u, look)

    @staticmethod
    def _unit(width: float, height: float) -> float:
        return min(width / 170, height / 140)

    def front(self, width: float, height: float) -> Box:
        """Where picture and numbers are: everywhere on whoever says and wears nothing."""
        if not self.text and not self.worn:
            return Box(0, 0, width, height)
        return Box(0, 0, self.shape.picture, height) if self.shape.wide else Box(0, 0, width, self.shape.picture)

    def picture(self, width: float, height: float) -> Box:
        """Of it the part without numbers, mode and health."""
        front = self.front(width, height)
        u = self._unit(front.w, front.h)
        return Box(0, 0, front.w - NUMBERS * u, front.h - (BAND + BAR) * u)

    def whole(self, width: float, height: float, look: Look) -> bool:
        """Whether it stands there to its last word."""
        flowed = self._flow(width, height, look)
        return not self.text or flowed.height <= (
            Paragraph.lines(flowed, self._room(width, height, look).h) + 0.1) * flowed.line_height

    def _room(self, width: float, height: float, look: Look) -> Box:
        return self.shape.words(width, height, look.px(PAD)).take_top(self.worn)[1]

    def _flow(self, width: float, height: float, look: Look) -> Flow:
        return flow(self.text, self.shape.letters, self._room(width, height, look).w)

    def _front(self, p: QPainter, front: Box, u: float, look: Look) -> QRectF:
        cells = NUMBERS * u
        art = QRectF(0, 0, front.w - cells, front.h - (BAND + BAR) * u)
        self._art(p, art, look)
        self._band(p, QRectF(0, art.bottom(), art.width(), BAND * u), u, look)
        foot = front.h - BAR * u
        p.fillRect(QRectF(0, foot, front.w, BAR * u), QColor(DEEP))
        self._bar(p, QRectF(4 * u, foot + 1.5 * u, front.w - 8 * u, BAR * u - 3 * u))
        for index in range(3):
            self._cell(p, index, QRectF(art.width(), index * foot / 3, cells, foot / 3), u, look)
        return art

    def _art(self, p: QPainter, art: QRectF, look: Look) -> None:
        """Tapped it lies aslant, in the dark."""
        if not self.tapped:
            draw_art(p, self.art, art, look.theme)
            return
        p.save()
        p.setClipRect(art, Qt.ClipOperation.IntersectClip)
        p.translate(art.center())
        p.rotate(ASLANT)
        grown = 1 + ASLANT / 60 * max(art.width() / art.height(), art.height() / art.width())
        wide, high = art.width() * grown, art.height() * grown
        draw_art(p, self.art, QRectF(-wide / 2, -high / 2, wide, high), look.theme)
        p.restore()
        p.fillRect(art, fade("#05070A", 120))

    def _tapped(self, p: QPainter, art: QRectF, u: float, look: Look) -> None:
        """The word for it, at the foot of the picture."""
        face = display(max(10.5, 11.5 * u * min(look.text, 1.25)), 6)
        wide, high = face.width(self.tapped) + face.px * 1.2, face.px * 1.6
        box = QRectF(art.x() + 5 * u, art.bottom() - high - 4 * u, min(wide, art.width() - 10 * u), high)
        p.setPen(NO_PEN)
        p.setBrush(fade("#05070A", 205))
        p.drawRoundedRect(box, high * 0.25, high * 0.25)
        label(p, box, self.tapped, face, "#FFD98A", CENTRE)

"""A character on the battlefield: its picture with name, mode and numbers, and beside or under it what it says. It
keeps its place whatever happens to it."""
from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from sparktable.table.art.color import DEEP, fade, mix
from sparktable.table.art.figures import Crop
from sparktable.table.art.fonts import Type, display
from sparktable.table.art.panel import draw_art
from sparktable.table.art.parts import CENTRE, NO_PEN, name_line
from sparktable.table.art.text import Flow, draw_flow, flow
from sparktable.table.geometry import Box
from sparktable.table.lettering import Paragraph
from sparktable.table.picture_store import Look
from sparktable.table.tcg.drawings import Tiles, rounded
from sparktable.table.tcg.fighter_card import LEAST_NAME, FighterCard
from sparktable.table.tcg.free_room import free_room

NUMBERS = 52.0
"""How wide the numbers are at the right of the picture, in its units."""
NAME_WIDE, NAME_HIGH = 130.0, 76.0
"""So wide and high a picture is at least in the units of its name, which is as large as what it says where there is
room."""
BAND, BAR = 20.0, 7.0
INK, PALE = "#D5DDE6", "#FFFFFF"
ASLANT = 6.0
"""By how many degrees whoever is tapped leans."""
SHADE = 80
"""How dark it is around whoever is tapped."""
BURST = 21.0
"""The radius of the sign that tells its damage, in the picture's units."""
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
        art = self._front(p, front, u, look, self.crop(width, height, look))
        self._head(p, art, self._name_unit(art, u), look, self._beside_name(width, height, look))
        if self.damage:
            sign = self._burst_box(art, u)
            self._burst(p, sign.center().x(), sign.center().y(), sign.width() / 2)
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

    def badge(self, width: float, height: float, size: float) -> Box:
        """Where it is told how many cards lie under it: at the foot of the picture, over its damage."""
        picture, front = self.picture(width, height), self.front(width, height)
        foot = picture.bottom - bool(self.damage) * (2 * BURST + 4) * self._unit(front.w, front.h)
        return Box(picture.right - size * 1.4, foot - size * 1.15, size * 1.3, size)

    def crop(self, width: float, height: float, look: Look) -> Crop | None:
        """How its picture is cut: whoever it shows is seen whole beside all signs."""
        if self.figure.who is None:
            return None
        return Crop.of(self._free(width, height, look), QRectF(*self.picture(width, height)),
                       ASLANT if self.tapped else 0.0)

    def _free(self, width: float, height: float, look: Look) -> QRectF:
        art = QRectF(*self.picture(width, height))
        shape = art if self.figure.who is None else self.figure.who(self.art)
        return free_room(art, self.signs(width, height, look), shape)

    def _beside_name(self, width: float, height: float, look: Look) -> bool:
        """Whether who it shows stands at the right of the name: a low picture has no room below."""
        return self._free(width, height, look).top() < self.signs(width, height, look)[0].bottom()

    def signs(self, width: float, height: float, look: Look) -> list[QRectF]:
        """What lies on its picture: its name, its damage, and that it is tapped."""
        front = self.front(width, height)
        art, u = QRectF(*self.picture(width, height)), self._unit(front.w, front.h)
        signs = [self._name_box(art, self._name_unit(art, u), look)]
        if self.damage:
            signs.append(self._burst_box(art, u))
        if self.tapped:
            signs.append(self._tapped_box(art, u, look)[0])
        return signs

    def whole(self, width: float, height: float, look: Look) -> bool:
        """Whether it stands there to its last word."""
        flowed = self._flow(width, height, look)
        return not self.text or flowed.height <= (
            Paragraph.lines(flowed, self._room(width, height, look).h) + 0.1) * flowed.line_height

    def _room(self, width: float, height: float, look: Look) -> Box:
        return self.shape.words(width, height, look.px(PAD)).take_top(self.worn)[1]

    def _flow(self, width: float, height: float, look: Look) -> Flow:
        return flow(self.text, self.shape.letters, self._room(width, height, look).w)

    def _front(self, p: QPainter, front: Box, u: float, look: Look, crop: Crop | None) -> QRectF:
        cells = NUMBERS * u
        art = QRectF(0, 0, front.w - cells, front.h - (BAND + BAR) * u)
        draw_art(p, self.art, art, look.theme, crop)
        if self.tapped:
            p.fillRect(art, fade("#05070A", SHADE))
        self._band(p, QRectF(0, art.bottom(), art.width(), BAND * u), u, look)
        foot = front.h - BAR * u
        p.fillRect(QRectF(0, foot, front.w, BAR * u), QColor(DEEP))
        self._bar(p, QRectF(4 * u, foot + 1.5 * u, front.w - 8 * u, BAR * u - 3 * u))
        for index in range(3):
            self._cell(p, index, QRectF(art.width(), index * foot / 3, cells, foot / 3), u, look)
        return art

    def _name_unit(self, art: QRectF, u: float) -> float:
        return max(u, min(self.shape.letters / 15, art.width() / NAME_WIDE, art.height() / NAME_HIGH))

    @staticmethod
    def _burst_box(art: QRectF, u: float) -> QRectF:
        """At the foot of the picture, where no face is."""
        size = 2 * BURST * u
        return QRectF(art.right() - size - 4 * u, art.bottom() - size - 3 * u, size, size)

    def _tapped_box(self, art: QRectF, u: float, look: Look) -> tuple[QRectF, Type]:
        """At the foot of the picture, beside its damage."""
        face = display(max(10.5, 11.5 * u * min(look.text, 1.25)), 6)
        wide, high = face.width(self.tapped) + face.px * 1.2, face.px * 1.6
        end = self._burst_box(art, u).left() if self.damage else art.right() - 5 * u
        left = art.x() + (3 if self.damage else 5) * u
        return QRectF(left, art.bottom() - high - 4 * u, min(wide, end - left), high), face

    def _tapped(self, p: QPainter, art: QRectF, u: float, look: Look) -> None:
        box, face = self._tapped_box(art, u, look)
        p.setPen(NO_PEN)
        p.setBrush(fade("#05070A", 205))
        p.drawRoundedRect(box, box.height() * 0.25, box.height() * 0.25)
        pad = min(face.px * 0.6, max(2.0, (box.width() - face.width(self.tapped)) / 2))
        name_line(p, box.adjusted(pad, 0, -pad, 0), self.tapped, face, LEAST_NAME, "#FFD98A", CENTRE)

"""A character on the battlefield: its picture with name, mode and numbers, and beside or under it what it says. It
keeps its place whatever happens to it."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from sparktable.table.art.color import DEEP, fade, mix
from sparktable.table.art.figures import Crop
from sparktable.table.art.fonts import Type, display, name_lines
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.panel import draw_art
from sparktable.table.art.parts import CENTRE, NO_PEN, dark_ramp, label, name_line, side_ramp
from sparktable.table.art.styles import RESOURCES
from sparktable.table.art.text import Flow, draw_flow, flow
from sparktable.table.geometry import Box
from sparktable.table.lettering import LINE, Paragraph
from sparktable.table.picture_store import Look
from sparktable.table.tcg.drawings import HURT, Tiles, rounded
from sparktable.table.tcg.fighter_card import LIT, QUIET, SMALLEST_NOTE, FighterCard
from sparktable.table.tcg.free_room import free_room

NUMBERS = 58.0
"""How wide the numbers are at the right of the picture, in its units."""
NAME_WIDE, NAME_HIGH = 130.0, 76.0
"""So wide and high a picture is at least in the units of its name, which is as large as what it says where there is
room."""
BAND, BAR = 20.0, 7.0
LEAST_BAND = 15.0
"""So high is what says its mode at least, in pixels: its letters can be read on the smallest card."""
SMALLEST_NAME, LEAST_NAME = 11.5, 8.0
"""So small a name is written on a small card, and so small where one word has too little room for it."""
ONE_LINE = 0.84
"""To so much of its size a name is made smaller before it takes two lines."""
CELL = 34.0
"""How large its numbers are at most, in the picture's units."""
TALL, CAPITAL = 0.86, 0.74
"""How large they are at most, in the height of their cell, and how high their digits are."""
HEALTH_CELL = 1
CELLS = (("c_attack", "#3A2113"), ("c_health", "#3A1518"), ("c_defense", "#10243C"))
INK, PALE = "#D5DDE6", "#FFFFFF"
ASLANT = 6.0
"""By how many degrees whoever is tapped leans."""
SHADE = 80
"""How dark it is around whoever is tapped."""
BURST = 21.0
"""The radius of the sign that tells its damage, in the picture's units."""
PAD = 7.0
"""Around what it says, at the design's size."""
MARK = 1.7
"""How wide the mark is that says that there is more, in its height."""


def unit(width: float, height: float) -> float:
    """What everything on a picture of that size is measured by."""
    return min(width / 170, height / 140)


def band_height(u: float) -> float:
    return max(BAND * u, LEAST_BAND)


def number_size(u: float, high: float, look: Look) -> float:
    """How large a number is, in pixels, in a cell so high."""
    return min(CELL * u * min(look.text, 1.25), high * TALL)


def name_unit(art: QRectF, u: float, letters: float) -> float:
    return max(u, min(letters / 15, art.width() / NAME_WIDE, art.height() / NAME_HIGH))


def name_face(u: float, look: Look) -> Type:
    return display(max(SMALLEST_NAME, 16 * u * min(look.text, 1.25)))


class Shape(NamedTuple):
    """How the characters of a team are divided into picture and words."""

    wide: bool
    """Words stand at the right of the picture, else under it."""
    picture: float
    """How wide or how high the picture is, with its numbers."""
    letters: float
    """In pixels."""
    gear: Tiles
    pads: float = 1.0
    """How much of the usual space there is around words."""
    measure: float = 0.0
    """How large the smallest picture of the team is, where this one is larger: what is written on all of them is as
    large as on that one."""

    def words(self, width: float, height: float, pad: float) -> Box:
        """Where Upgrades lie, and under them what it says."""
        pad *= self.pads
        if self.wide:
            return Box(self.picture + pad, pad, width - self.picture - 2 * pad, height - 2 * pad)
        return Box(pad, self.picture + pad * 0.7, width - 2 * pad, height - self.picture - pad * 1.4)

    def front(self, width: float, height: float) -> Box:
        return Box(0, 0, self.picture, height) if self.wide else Box(0, 0, width, self.picture)

    def smallest(self, width: float, height: float) -> Box:
        """Of the team's pictures, by which all that is written on them is measured."""
        return self._replace(picture=self.measure or self.picture).front(width, height)

    def number(self, width: float, height: float, look: Look) -> float:
        """How large its numbers are, in pixels."""
        front = self.smallest(width, height)
        u = unit(front.w, front.h)
        return number_size(u, (front.h - BAR * u) / len(CELLS), look)

    def in_one_line(self, names: Sequence[str], width: float, height: float, look: Look) -> bool:
        """Whether none of these names needs two."""
        front = self.front(width, height)
        u = unit(front.w, front.h)
        art = QRectF(0, 0, front.w - NUMBERS * u, front.h - band_height(u) - BAR * u)
        u = name_unit(art, u, self.letters)
        face, room = name_face(u, look), (art.width() - 36 * u) / ONE_LINE
        return all(face.width(name) <= room for name in names)


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
    more: bool = False
    """It says more than there is room for: a mark stands for that, and all of it is told while it is pointed at."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        front, u = self.front(width, height), self._unit(width, height)
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
        if self.more:
            self._mark(p, self._mark_box(width, height, look))
        self._frame(p, width, height, u, look)

    def says_all(self) -> bool:
        return True

    def _frame(self, p: QPainter, width: float, height: float, u: float, look: Look) -> None:
        FighterCard._frame(self, p, width, height, u, look)
        if self.ko:
            label(p, QRectF(0, 0, width, height), self.ko, display(44 * u, 4), HURT, CENTRE)

    def _mark_box(self, width: float, height: float, look: Look) -> QRectF:
        """At the foot of the words; where none are written, of the picture, beside its damage, and over the word for
        being tapped where that needs the width."""
        high, words = self.shape.letters, self.shape.words(width, height, look.px(PAD))
        right, foot = words.right, words.bottom - high * 0.05
        if not (self.text or self.worn):
            picture, u = self.picture(width, height), self._unit(width, height)
            right = picture.right - 4 * u - bool(self.damage) * (2 * BURST + 4) * u
            foot = picture.bottom - 4 * u
            tapped = self._tapped_box(QRectF(*picture), u, look)[0] if self.tapped else QRectF()
            if tapped.right() > right - high * MARK:
                foot = tapped.top() - 2
        return QRectF(right - high * MARK, foot - high, high * MARK, high)

    def _mark(self, p: QPainter, box: QRectF) -> None:
        """Three dots on a plate."""
        high = box.height()
        p.setPen(NO_PEN)
        p.setBrush(fade(DEEP, 190))
        p.drawRoundedRect(box, high / 2, high / 2)
        p.setBrush(QColor(PALE))
        for at in (-1, 0, 1):
            p.drawEllipse(box.center() + QPointF(at * high * 0.42, 0), high * 0.11, high * 0.11)

    def _unit(self, width: float, height: float) -> float:
        """Of all that is written on the picture, which is equally large on everybody of a team."""
        whole = self.shape.smallest(width, height) if self.shape.picture else Box(0, 0, width, height)
        return unit(whole.w, whole.h)

    def front(self, width: float, height: float) -> Box:
        """Where picture and numbers are: everywhere where nothing is written and worn."""
        if not (self.text or self.worn):
            return Box(0, 0, width, height)
        return self.shape.front(width, height)

    def picture(self, width: float, height: float) -> Box:
        """Of it the part without numbers, mode and health."""
        front, u = self.front(width, height), self._unit(width, height)
        return Box(0, 0, front.w - NUMBERS * u, front.h - band_height(u) - BAR * u)

    def told_at(self, width: float, height: float) -> Box:
        """On the picture, under the name."""
        picture = self.picture(width, height)
        return picture.take_bottom(picture.h * 0.5)[0]

    def badge(self, width: float, height: float, size: float) -> Box:
        """Where it is told how many cards lie under it: at the foot of the picture, over its damage."""
        picture = self.picture(width, height)
        foot = picture.bottom - bool(self.damage) * (2 * BURST + 4) * self._unit(width, height)
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
        art, u = QRectF(*self.picture(width, height)), self._unit(width, height)
        signs = [self._name_box(art, self._name_unit(art, u), look)]
        if self.damage:
            signs.append(self._burst_box(art, u))
        if self.tapped:
            signs.append(self._tapped_box(art, u, look)[0])
        if self.more and not (self.text or self.worn):
            signs.append(self._mark_box(width, height, look))
        return signs

    def whole(self, width: float, height: float, look: Look) -> bool:
        """Whether it stands there to its last word."""
        flowed = self._flow(width, height, look)
        return not self.more and (not self.text or flowed.height <= (
            Paragraph.lines(flowed, self._room(width, height, look).h) + 0.1) * flowed.line_height)

    def _room(self, width: float, height: float, look: Look) -> Box:
        room = self.shape.words(width, height, look.px(PAD)).take_top(self.worn)[1]
        return room._replace(w=room.w - self.shape.letters * (MARK + 0.3)) if self.more else room

    def _flow(self, width: float, height: float, look: Look) -> Flow:
        return flow(self.text, self.shape.letters, self._room(width, height, look).w)

    def _front(self, p: QPainter, front: Box, u: float, look: Look, crop: Crop | None) -> QRectF:
        cells = NUMBERS * u
        art = QRectF(0, 0, front.w - cells, front.h - band_height(u) - BAR * u)
        draw_art(p, self.art, art, look.theme, crop)
        if self.tapped:
            p.fillRect(art, fade("#05070A", SHADE))
        self._band(p, QRectF(0, art.bottom(), art.width(), band_height(u)), u, look)
        foot = front.h - BAR * u
        p.fillRect(QRectF(0, foot, front.w, BAR * u), QColor(DEEP))
        self._bar(p, QRectF(4 * u, foot + 1.5 * u, front.w - 8 * u, BAR * u - 3 * u))
        for index in range(3):
            self._cell(p, index, QRectF(art.width(), index * foot / 3, cells, foot / 3), u, look)
        return art

    def _name_unit(self, art: QRectF, u: float) -> float:
        return name_unit(art, u, self.shape.letters)

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

    def _head(self, p: QPainter, art: QRectF, u: float, look: Look, beside: bool = False) -> float:
        """The name beside its faction's emblem, in two lines where one would be too small; the second has the room
        under the emblem as well. Answers where they end. With a face `beside` it nothing is dark but behind it."""
        face, lines = self._name(art, u, look)
        name = self._name_box(art, u, look)
        room, step, foot = art.width() - 36 * u, face.px * LINE, name.bottom()
        if beside:
            side_ramp(p, QRectF(name.x(), 0, name.width(), art.height()), (0, 215), (0.7, 170), (1, 0))
        else:
            dark_ramp(p, QRectF(art.x(), 0, art.width(), foot + 12 * u), (0, 225), (0.6, 170), (1, 0))
        draw_icon(p, self.faction.icon, 8 * u, 7 * u, 18 * u, self.faction.light, "#0B0F14")
        top = max(3 * u, (29 * u - step) / 2) if len(lines) == 1 else 3 * u
        for index, line in enumerate(lines):
            x = self._line_start(index, line, face, room, u)
            name_line(p, QRectF(x, top + index * step, art.right() - x - 5 * u, step), line, face, LEAST_NAME,
                      "#FFFFFF")
        return foot

    def _name(self, art: QRectF, u: float, look: Look) -> tuple[Type, list[str]]:
        face = name_face(u, look)
        return face, name_lines(self.name, (art.width() - 36 * u) / ONE_LINE, face)

    @staticmethod
    def _line_start(index: int, line: str, face: Type, room: float, u: float) -> float:
        return 5 * u if index and face.width(line) > room else 30 * u

    def _name_box(self, art: QRectF, u: float, look: Look) -> QRectF:
        """What emblem and name take of the picture."""
        face, lines = self._name(art, u, look)
        end = max(self._line_start(index, line, face, art.width() - 36 * u, u) + face.width(line)
                  for index, line in enumerate(lines))
        return QRectF(art.x(), 0, min(end + 5 * u, art.width()), max(3 * u + len(lines) * face.px * LINE, 26 * u))

    def _cell(self, p: QPainter, index: int, box: QRectF, u: float, look: Look) -> None:
        """A number with its icon: attack, health or defense."""
        icon, ground = CELLS[index]
        p.fillRect(box, QColor(ground))
        if index:
            p.fillRect(QRectF(box.x(), box.y(), 1, box.height()), fade("#FFFFFF", 24))
        size = min(12 * u, box.height() * 0.5)
        draw_icon(p, icon, box.x() + 3.5 * u, box.center().y() - size / 2, size, RESOURCES[icon].hue, ground)
        px = number_size(u, box.height(), look)
        room = QRectF(box.x() + 7 * u + size, box.y(), box.width() - 9 * u - size, box.height())
        if index == HEALTH_CELL:
            self._number(p, room, px, self.left, f"/{self.health}" if self.damage else "", "#FFFFFF")
            return
        now, printed = self.attack if index == 0 else self.defense
        made = f"{printed}{'+' if now > printed else '−'}{abs(now - printed)}" if now != printed else ""
        self._number(p, room, px, now, made, LIT if made else "#FFFFFF")

    @staticmethod
    def _number(p: QPainter, room: QRectF, px: float, number: int, below: str, ink: str) -> None:
        """As large as the others; what it is made of, or of how many it is what is left, stands below."""
        px = min(px, px * room.width() / display(px).width(str(number)))
        small = max(SMALLEST_NOTE, px * 0.42)
        told = bool(below) and room.height() >= px * CAPITAL + small
        up = min(px * 0.25, (room.height() - px * CAPITAL) / 2 - 1) if told else 0
        label(p, room.adjusted(0, -up, 0, -up), str(number), display(px), ink, CENTRE)
        if told:
            label(p, QRectF(room.x(), room.bottom() - small * 1.15, room.width(), small * 1.3), below, display(small),
                  QUIET, CENTRE)

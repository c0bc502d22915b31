"""Pictures that only Battle for Cybertron needs: squares, wound tracks, the sum of a duel."""
from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from sparktable.table.art import pieces
from sparktable.table.art.color import fade
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.fonts import MEDIUM, Type, body, display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import CENTRE, NO_BRUSH, NO_PEN, RIGHT, label, name_line
from sparktable.table.art.theme import Theme
from sparktable.table.drawings import Panel, colour
from sparktable.table.duel_drawings import plate
from sparktable.table.geometry import Box
from sparktable.table.lettering import Paragraph
from sparktable.table.picture_store import Drawing, Look

RED_FROM = 0.6
"""The share of a wound track from which its number warns."""
LEAST, LINE = 11.0, 1.15
"""How small letters may be, and how high their lines are."""
FOOT = 0.47
"""The share of the lower of two lines."""
CELLS, LOW_FOOT = 0.42, 0.46
"""On a low track the share of the width for its cells, and of the height for the lower line."""
CONDITION, OWN_ROW, NUMBER, HELD = 92.0, 30.0, 48.0, 19.0
"""How high what is told of a fighter is, in points, how much higher with a row of its own for what it holds, and the
letters of both."""
BAR_SHARE = 0.26
"""The share of what is told of a fighter that its bar is high."""
STARTED = 0.42
"""How clearly the face of whoever started there is seen on a square."""
STANDING = 14.0
"""The letters in which it is told how things stand."""
FACES = 0.55
"""How far the faces on a panel reach from its left edge, in its height."""
LOW = 3.0
"""A track of fewer lines leaves none for whose it is: that is said beside its numbers."""


def sight(look: Look) -> QColor:
    """From where one can hit, on grounds that are dark in every theme."""
    return colour("range", look.theme.stage)


@dataclass(frozen=True, slots=True)
class Square(Drawing):
    """A 1x1 square, with the face of whoever started there; where one can go it is tinted, with the number of steps
    and a sight where one could attack."""

    lit: bool = False
    steps: int = 0
    aims: bool = False
    starts: str = ""
    faction: str = ""

    def still(self) -> Drawing:
        return replace(self, lit=False, steps=0, aims=False) if self.lit else self

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t, shadow = look.theme.stage.tokens, fade("#05070A", 130 if look.theme.texture else 255)
        box = QRectF(0.75, 0.75, width - 1.5, height - 1.5)
        if self.starts:
            self._start(p, width, height, look)
        if self.lit:
            p.setPen(QPen(shadow, max(3.0, look.px(4.5))))
            p.setBrush(NO_BRUSH)
            p.drawRoundedRect(box, look.px(5), look.px(5))
        edge = fade("#05070A", 70) if look.theme.texture else fade(t.line, 110)
        p.setPen(QPen(QColor(t.can), max(1.5, look.px(2))) if self.lit else QPen(edge, 1.0))
        p.setBrush(fade(t.can, 70) if self.lit else NO_BRUSH)
        p.drawRoundedRect(box, look.px(5), look.px(5))
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
        p.setOpacity(STARTED if look.theme.texture else 1.0)
        p.drawImage(QPointF((width - size) / 2, (height - size) / 2), pieces.avatar(
            self.starts, FACTIONS[self.faction], round(size), look.dpr, look.theme))
        p.setOpacity(1.0)


@dataclass(frozen=True, slots=True)
class Track:
    """A Transformer on its player's panel."""

    name: str
    faction: str
    damage: int
    most: int
    out: bool
    counts: tuple[tuple[str, int], ...]
    """Icon and number: hand, draw pile, discard pile, and how often the pile was gone through."""


def who_fits(note: str, brief: str, room: float, face: Type) -> str:
    """Who plays there, from the front less and less: the last word of "Computer · Scout" tells most. In `brief`: the
    one word that matters more than all of them, that it is an ally."""
    while face.width(note) > room and " · " in note:
        note = brief or note.partition(" · ")[2]
    return note


@dataclass(frozen=True, slots=True)
class PlayerTracks(Drawing):
    """A player with the wound track of each Transformer."""

    note: str
    tracks: tuple[Track, ...]
    active: bool
    brief: str = ""
    """What is left of the note where there is no room for it."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        stripe = self.tracks[0].faction if self.tracks else ""
        Panel("s1", "acc" if self.active else "line", 2.0 if self.active else 1.0, stripe=stripe).paint(
            p, width, height, look)
        pad = look.px(8)
        if not self.tracks:  # who has chosen nobody yet is seen to be there all the same
            room = QRectF(pad * 1.6, 0, width - pad * 2.6, height)
            name_line(p, room, self.note, display(look.pt(14)), look.pt(9.5), t.hi if self.active else t.mid)
            return
        head = look.pt(11.5) * 1.35
        low = (height - 1.4 * pad - head) / len(self.tracks) < look.pt(14) * LOW
        if not low:
            room = QRectF(pad * 1.6, pad * 0.75, width - pad * 2.6, head)
            name_line(p, room, self.note, body(look.pt(11.5), MEDIUM), look.pt(9.5), t.low)
        top = pad * 0.5 if low else pad * 0.75 + head
        step = (height - top - pad * 0.6) / len(self.tracks)
        for index, track in enumerate(self.tracks):
            p.save()
            p.translate(pad * 1.5, top + index * step)
            self._track(p, track, width - pad * 2.5, step, look, self.note if low and not index else "", low=low)
            p.restore()

    def told_at(self, width: float, height: float) -> Box:
        """On the faces: beside them stand names and numbers."""
        return Box(0, height * 0.3, height * FACES, height * 0.6)

    def _track(self, p: QPainter, track: Track, width: float, height: float, look: Look, note: str, *, low: bool
               ) -> None:
        t = look.theme.tokens
        size = min(height * 0.92, look.px(50))
        if track.out:
            p.setOpacity(0.5)
        p.drawImage(QPointF(0, (height - size) / 2), pieces.avatar(track.name, FACTIONS[track.faction], round(size),
                                                                  look.dpr, look.theme))
        x = size + look.px(8)
        room = width - x
        cells = max(3.0, min(height * 0.24, height - LINE * max(LEAST, look.pt(LEAST)) / FOOT))
        row, foot = (height - cells) * (1 - FOOT), (height - cells) * FOOT
        track_box = QRectF(x, row, room, cells)
        if low:  # the cells stand beside what is held: two lines are as much as has room
            row, foot = height * (1 - LOW_FOOT), height * LOW_FOOT
        px = min(max(LEAST, look.pt(14)), row / LINE)
        number = f"{track.damage}/{track.most}"
        small = min(max(LEAST, look.pt(12)), foot / LINE)
        held = self.held(track, x, room, small, low=low)
        if low:
            left = max(width - room * CELLS, held[-1] + small * 0.5)
            track_box = QRectF(left, row + foot * 0.25, width - left, foot * 0.5)
        plain = body(small, MEDIUM)
        if low and note:  # whose it is stands in the same line
            all_of_it = display(px).width(f"{track.name}{number}") + px * 2.4 + plain.width(
                self.brief or note.rpartition(" · ")[2])
            px = max(LEAST, px * min(1.0, room / all_of_it))
        warns = track.most and track.damage / track.most >= RED_FROM
        face = display(px)
        wide = face.width(number)
        named = QRectF(x, 0, room - wide - px * 1.6, row)
        name_line(p, named, track.name, face, px * 0.7, t.hi)
        draw_icon(p, "wound", width - wide - px * 1.4, (row - px * 1.1) / 2, px * 1.1, colour("damage", look.theme),
                  t.s1)
        label(p, QRectF(x, 0, room, row), number, face, t.bad if warns else t.hi, RIGHT)
        _cells(p, track.damage, track.most, track_box, look, look.theme)
        y = height - foot
        for (icon, amount), left in zip(track.counts, held, strict=False):
            draw_icon(p, icon, left, y + (foot - small) / 2, small, t.mid, t.s1)
            label(p, QRectF(left + small * 1.25, y, room, foot), str(amount), display(small), t.hi)
        if note:
            told = QRectF(held[-1], y, x + room - held[-1], foot)
            if low:
                told = named.adjusted(min(face.width(track.name), named.width()) + px * 0.6, 0, 0, 0)
            name_line(p, told, who_fits(note, self.brief, told.width(), plain), plain, small * 0.8, t.low, RIGHT)

    @staticmethod
    def held(track: Track, x: float, room: float, small: float, *, low: bool) -> list[float]:
        """Where each number of what is held begins, and where the last one ends: evenly, or further apart where one
        is wider than that."""
        step = min(room * (1 - CELLS) / max(3, len(track.counts)) if low else room / 4, small * 3.4)
        places = [x]
        for _, amount in track.counts:
            places.append(places[-1] + max(step, small * 1.5 + display(small).width(str(amount))))
        return places


def _cells(p: QPainter, damage: int, most: int, box: QRectF, look: Look, theme: Theme) -> None:
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
class Condition(Drawing):
    """How much somebody has taken, as a large number over a bar, and what it holds: beside the number or in a row of
    its own, where there is room for that."""

    word: str
    damage: int
    most: int
    held: tuple[tuple[str, int], ...]
    """Icon and number."""

    def height(self, width: float, look: Look) -> float:
        """With all of it."""
        return look.pt(CONDITION if self._beside(width, look) else CONDITION + OWN_ROW)

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        stage, pad = look.theme.stage, min(look.px(10), height * 0.12)
        t = stage.tokens
        p.setPen(NO_PEN)
        p.setBrush(plate(look))
        p.drawRoundedRect(QRectF(0, 0, width, height), look.px(7), look.px(7))
        beside = self._beside(width, look)
        own_row = look.pt(OWN_ROW) if not beside and height > look.pt(CONDITION) else 0.0
        bar = (height - own_row - 2 * pad) * BAR_SHARE
        _cells(p, self.damage, self.most, QRectF(pad, height - pad - bar, width - 2 * pad, bar), look, stage)
        row = QRectF(pad, pad * 0.6, width - 2 * pad, height - own_row - bar - pad * 2)
        px = min(look.pt(NUMBER), row.height())
        number, most, word = display(px), display(px * 0.5), body(min(look.pt(14), px * 0.4), MEDIUM)
        draw_icon(p, "wound", row.x(), row.center().y() - px * 0.36, px * 0.72, colour("damage", stage), t.bg0)
        x = row.x() + px * 0.86
        label(p, row.adjusted(x - row.x(), 0, 0, 0), str(self.damage), number,
              t.bad if self.damage >= RED_FROM * self.most else t.hi)
        x += number.width(str(self.damage)) + px * 0.12
        held = sum(self._widest(look)) if beside else 0.0
        told, face = self.word, word
        if row.width() < px * 1.4 + number.width("88") + word.width(self.word) + held:
            told, face = f"/ {self.most}", most
        label(p, QRectF(x, row.y() + px * 0.14, row.right() - x, row.height()), told, face, t.mid)
        if beside or own_row:
            y = row.center().y() if beside else row.bottom() + pad * 0.7 + own_row * 0.42
            self._held(p, row.right() - sum(self._wide(look)) if beside else row.x(), y, look)

    def _held(self, p: QPainter, x: float, y: float, look: Look) -> None:
        """What it holds, in a row about this height."""
        t, size = look.theme.stage.tokens, look.pt(HELD)
        for (icon, amount), wide in zip(self.held, self._wide(look), strict=True):
            draw_icon(p, icon, x, y - size / 2, size, t.mid, t.bg0)
            label(p, QRectF(x + size * 1.3, y - size, wide, size * 2), str(amount), display(size), t.hi)
            x += wide

    def _wide(self, look: Look) -> list[float]:
        size = look.pt(HELD)
        return [size * 1.9 + display(size).width(str(amount)) for _, amount in self.held]

    def _widest(self, look: Look) -> list[float]:
        """What it holds with two digits each: whoever holds less is told in the same way."""
        size = look.pt(HELD)
        return [size * 1.9 + display(size).width("88")] * len(self.held)

    def _told(self, px: float) -> float:
        """How much room the number takes at most."""
        return px * 1.4 + display(px).width("88") + display(px * 0.5).width("/ 88")

    def _beside(self, width: float, look: Look) -> bool:
        """Whether what it holds has room beside the number."""
        return self._told(look.pt(NUMBER)) + sum(self._widest(look)) < width - look.px(20)


@dataclass(frozen=True, slots=True)
class Sight(Drawing):
    """Whether two are in line of fire."""

    in_line: bool

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t, size = look.theme.stage.tokens, height
        ink = sight(look) if self.in_line else QColor(t.mid)
        x, line = (width - size) / 2, max(1.5, size * 0.05)
        p.setPen(QPen(ink, line))
        p.setBrush(QColor(t.bg0))
        p.drawEllipse(QRectF(x, 0, size, size).adjusted(line, line, -line, -line))
        draw_icon(p, "range", x + size * 0.2, size * 0.2, size * 0.6, ink, t.bg0)
        if not self.in_line:
            p.setPen(QPen(QColor(t.bg0), line * 3.2))
            p.drawLine(QPointF(x + size * 0.2, size * 0.8), QPointF(x + size * 0.8, size * 0.2))
            p.setPen(QPen(ink, line * 1.4))
            p.drawLine(QPointF(x + size * 0.2, size * 0.8), QPointF(x + size * 0.8, size * 0.2))


@dataclass(frozen=True, slots=True)
class Sum(Drawing):
    """Attack minus defense is damage, in one line; what nobody may know yet is a question mark."""

    attack: str
    defense: str
    damage: str

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.stage.tokens
        p.setPen(QPen(QColor(t.line2), 1.0))
        p.setBrush(plate(look, 235))
        p.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), look.px(8), look.px(8))
        px = min(height * 0.62, width * 0.115)
        parts = (("c_attack", self.attack, "c_attack"), ("", "−", ""), ("c_defense", self.defense, "c_defense"),
                 ("", "=", ""), ("wound", self.damage, "damage"))
        cells = [px * (1.1 if icon else 0) + display(px).width(text) for icon, text, _ in parts]
        gap = max(2.0, (width - sum(cells)) / (len(parts) + 1))
        x = gap
        for (icon, text, ink), wide in zip(parts, cells, strict=True):
            if icon:
                draw_icon(p, icon, x, (height - px) / 2, px, colour(ink, look.theme.stage), t.bg0)
            start = x + (px * 1.1 if icon else 0)
            label(p, QRectF(start, 0, wide, height), text, display(px), t.hi if icon else t.low)
            x += wide + gap


@dataclass(frozen=True, slots=True)
class Standing(Drawing):
    """How things stand while nobody fights: in each line an icon and a sentence, in as many rows as it needs."""

    lines: tuple[tuple[str, str], ...]

    def height(self, width: float, look: Look) -> float:
        return look.px(8) + sum(high for _, high in self._rows(width, look))

    def width(self, room: float, look: Look) -> float:
        """As much of the room as the longest row takes."""
        rows = [words.wrapped(room - self._start(look) - look.px(10), look) for words, _ in self._rows(room, look)]
        ends = [line[-1].x + line[-1].width for row in rows for line in row.lines]
        return self._start(look) + look.px(16) + max(ends)

    @staticmethod
    def _start(look: Look) -> float:
        """How far from the left words begin, beside their icon."""
        return look.px(10) + look.pt(STANDING) * 1.7

    def _rows(self, width: float, look: Look) -> list[tuple[Paragraph, float]]:
        """The sentences, each with how high it is."""
        rows, room, t = [], width - self._start(look) - look.px(10), look.theme.stage.tokens
        for place, (_, text) in enumerate(self.lines):
            words = Paragraph(text, STANDING, t.mid if place else t.hi)
            rows.append((words, words.height(room, look) + look.pt(STANDING) * 0.4))
        return rows

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.stage.tokens
        p.setPen(NO_PEN)
        p.setBrush(plate(look))
        p.drawRoundedRect(QRectF(0, 0, width, height), look.px(8), look.px(8))
        y, size, start = look.px(4), look.pt(STANDING) * 1.15, self._start(look)
        for (icon, _), (words, high) in zip(self.lines, self._rows(width, look), strict=True):
            ink = sight(look) if icon == "range" else QColor(t.mid)
            draw_icon(p, icon, look.px(10), y + look.pt(STANDING) * 0.25, size, ink, t.bg0)
            p.save()
            p.translate(start, y + look.pt(STANDING) * 0.2)
            words.paint(p, width - start - look.px(10), high, look)
            p.restore()
            y += high


@dataclass(frozen=True, slots=True)
class DieFace(Drawing):
    """The die, with ALL beside its number where it shows that."""

    value: int
    everybody: str = ""

    def showing(self, number: int) -> Drawing:
        return self if number == self.value else DieFace(number)

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        if not self.value:
            Panel("s2", "line2", 1.5, height * 0.18, dashed=True).paint(p, width, height, look)
            draw_icon(p, "die", width * 0.25, height * 0.25, width * 0.5, look.theme.tokens.low)
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

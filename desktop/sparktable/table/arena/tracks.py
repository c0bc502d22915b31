"""A player's panel in the rail: the wound track of each Transformer, and what it holds."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from sparktable.table.arena.drawings import LEAST, RED_FROM, cells
from sparktable.table.art import pieces
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.fonts import MEDIUM, Type, body, display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import RIGHT, label, name_line
from sparktable.table.art.stances import Stance, paint_mark
from sparktable.table.drawings import Panel, colour
from sparktable.table.geometry import Box
from sparktable.table.picture_store import Drawing, Look

LINE = 1.15
"""How high lines of small letters are."""
FOOT = 0.47
"""The share of the lower of two lines."""
FACES = 0.55
"""How far the faces on a panel reach from its left edge, in its height."""
LOW = 3.0
"""A track of fewer lines leaves none for whose it is: that is said beside what it holds."""


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
    stance: Stance | None = None
    longest: str = ""
    """The longest name on any panel: all are written as large as that one can be."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        stripe = self.stance.hue if self.stance is not None else self.tracks[0].faction if self.tracks else ""
        Panel("s1", "acc" if self.active else "line", 2.0 if self.active else 1.0, stripe=stripe).paint(
            p, width, height, look)
        pad = look.px(8)
        if not self.tracks:  # who has chosen nobody yet is seen to be there all the same
            room = QRectF(pad * 1.6, 0, width - pad * 2.6, height)
            if self.stance is not None:
                radius = look.pt(9)
                paint_mark(p, self.stance, room.x() + radius, height / 2, radius)
                room.setLeft(room.x() + radius * 2 + pad)
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
        if self.stance is not None:
            radius = max(size * 0.19, look.px(7))
            paint_mark(p, self.stance, radius, (height + size) / 2 - radius, radius)
        x = size + look.px(8)
        room = width - x
        bar = max(4.0, min(height * (0.16 if low else 0.24), height - LINE * max(LEAST, look.pt(LEAST)) / FOOT))
        row, foot = (height - bar) * (1 - FOOT), (height - bar) * FOOT
        number = f"{track.damage}/{track.most}"
        px = self._letters(min(max(LEAST, look.pt(14)), row / LINE), room)
        small = min(max(LEAST, look.pt(12)), foot / LINE)
        warns = track.most and track.damage / track.most >= RED_FROM
        face = display(px)
        wide = face.width(number)
        name_line(p, QRectF(x, 0, room - wide - px * 1.6, row), track.name, face, px * 0.7, t.hi)
        draw_icon(p, "wound", width - wide - px * 1.4, (row - px * 1.1) / 2, px * 1.1, colour("damage", look.theme),
                  t.s1)
        label(p, QRectF(x, 0, room, row), number, face, t.bad if warns else t.hi, RIGHT)
        cells(p, track.damage, track.most, QRectF(x, row, room, bar), look, look.theme)
        y, held = height - foot, self.held(track, x, room, small)
        for (icon, amount), left in zip(track.counts, held, strict=False):
            draw_icon(p, icon, left, y + (foot - small) / 2, small, t.mid, t.s1)
            label(p, QRectF(left + small * 1.25, y, room, foot), str(amount), display(small), t.hi)
        plain = body(small, MEDIUM)
        told = QRectF(held[-1], y, x + room - held[-1], foot)
        if note and plain.width(brief := who_fits(note, self.brief, told.width(), plain)) * 0.8 <= told.width():
            name_line(p, told, brief, plain, small * 0.8, t.low, RIGHT)

    def _letters(self, px: float, room: float) -> float:
        """How large names are, so that the longest one on any panel has room beside its numbers."""
        face = display(px)
        return max(LEAST, px * min(1.0, room / (face.width(f"{self.longest}88/88") + px * 1.6)))

    @staticmethod
    def held(track: Track, x: float, room: float, small: float) -> list[float]:
        """Where each number of what is held begins, and where the last one ends: evenly, or further apart where one
        is wider than that."""
        step = min(room / 5, small * 3.4)
        places = [x]
        for _, amount in track.counts:
            places.append(places[-1] + max(step, small * 1.5 + display(small).width(str(amount))))
        return places

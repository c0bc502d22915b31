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
from sparktable.table.drawings import Panel, colour
from sparktable.table.picture_store import Drawing, Look

LINE = 1.15
"""How high lines of small letters are."""
FOOT = 0.47
"""The share of the lower of two lines."""
CELLS, LOW_FOOT = 0.42, 0.46
"""On a low track the share of the width for its cells, and of the height for the lower line."""
LOW = 3.0
"""A track of fewer lines leaves none for whose it is: that is said beside its numbers."""


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
        high = max(3.0, min(height * 0.24, height - LINE * max(LEAST, look.pt(LEAST)) / FOOT))
        row, foot = (height - high) * (1 - FOOT), (height - high) * FOOT
        track_box = QRectF(x, row, room, high)
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
        cells(p, track.damage, track.most, track_box, look, look.theme)
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

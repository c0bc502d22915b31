"""How the prompt bar looks: a sign or a face, the question, and a note."""
from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from sparktable.table.art.color import fade
from sparktable.table.art.fonts import MEDIUM, Type, body, display, filled, halves
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import NO_PEN, name_line
from sparktable.table.drawings import colour
from sparktable.table.looked_up import TextLine
from sparktable.table.picture_store import SMALLEST_TEXT, Drawing, Look
from sparktable.table.turn_digest import Portrait

SIGN = 0.78
"""How wide the sign at its left is, of its height."""
NOTE_LINE = 0.28
"""How high each of two lines of a note is, of the bar's height."""
FOOT = 0.95
"""How far down they reach."""
EDGE = 0.04
"""How far above them the question stays from the bar's edge."""
CLAUSE = re.compile(r" · |(?<=[.!?;]) |(?<=[.!?][”“]) ")
"""Between two of a note's clauses."""
SMALLER = 0.88
"""So small letters may become for a card that lies on the bar."""


@dataclass(frozen=True, slots=True)
class PromptPicture(Drawing):
    """Yellow edge and sign when the viewer is asked; the face of whoever decides on their colour, else."""

    question: str
    note: str
    icon: str
    mine: bool
    complaint: bool
    room: float
    """How much of the width the texts have."""
    who: Portrait | None = None
    """The character of whoever decides."""
    begin: float = 0.0
    """Where the texts begin at the earliest."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        radius = look.px(9)
        p.setPen(QPen(QColor(t.acc if self.mine else t.line2), 2.0))
        p.setBrush(QColor(t.s2))
        p.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), radius, radius)
        sign = height * SIGN
        if self.mine:
            p.setPen(NO_PEN)
            p.setBrush(QColor(t.accfill))
            p.drawRoundedRect(QRectF(1, 1, sign, height - 2), radius, radius)
            p.fillRect(QRectF(1 + sign - radius, 1, radius, height - 2), QColor(t.accfill))
        if self.who is None:
            size = min(look.px(26), height * 0.5)
            draw_icon(p, self.icon, (sign - size) / 2 + 1, (height - size) / 2, size, t.onacc if self.mine else t.mid,
                      t.accfill if self.mine else t.s2)
        else:
            self._paint_who(p, self.who, sign, height, look)
        for line in self.lines(height, look):
            name_line(p, line.room, line.text, line.face, line.smallest, colour(line.ink, look.theme))

    @staticmethod
    def _paint_who(p: QPainter, who: Portrait, sign: float, height: float, look: Look) -> None:
        hue, radius = colour(who.faction, look.theme), look.px(9)
        p.setPen(NO_PEN)
        p.setBrush(fade(hue, 70))
        p.drawRoundedRect(QRectF(2, 2, sign, height - 4), radius, radius)
        p.fillRect(QRectF(1 + sign - look.px(2), 2, look.px(2), height - 4), hue)
        side = min(sign * 0.86, height * 0.8)
        p.save()
        p.translate((sign - side) / 2 + 1, (height - side) / 2)
        p.drawImage(QRectF(0, 0, side, side), who.make(side, side, look))
        p.restore()

    def lines(self, height: float, look: Look) -> list[TextLine]:
        """What it says, and where."""
        x = max(height * SIGN, self.begin) + look.px(10)
        room = self.room - x - look.px(6)
        big, small = look.pt(16), look.pt(12)
        asks, says = display(big), body(small, MEDIUM)
        if not self.note:
            return [TextLine(self.question, QRectF(x, 0, room, height), asks, big * 0.7, "hi")]
        ink = "bad" if self.complaint else "mid"
        high = height * NOTE_LINE
        shared = body(min(small, max(SMALLEST_TEXT, high * 0.82)), MEDIUM)
        if shared.width(self.note) <= room:  # in one line it is written no smaller than in two
            return [TextLine(self.question, QRectF(x, height * 0.1, room, height * 0.46), asks, big * 0.7, "hi"),
                    TextLine(self.note, QRectF(x, height * 0.53, room, height * 0.36), says, small * 0.75, ink)]
        top, asks = height * FOOT - 2 * high, display(min(big, height * 0.3))
        return [TextLine(self.question, QRectF(x, height * EDGE, room, top - height * EDGE), asks, big * 0.5, "hi"),
                *(TextLine(line, QRectF(x, top + index * high, room, high), shared, SMALLEST_TEXT, ink)
                  for index, line in enumerate(self._two_lines(room, replace(shared, px=SMALLEST_TEXT))))]

    def has_room(self, height: float, look: Look) -> bool:
        """Whether there is room for all of it in letters of about their size."""
        lines = self.lines(height, look)
        told = {word for line in lines for word in line.text.split()}
        return {*self.question.split(), *self.note.split()} <= told | {"·"} and all(
            line.face.width(line.text) * SMALLER <= line.room.width() for line in lines)

    def _two_lines(self, room: float, smallest: Type) -> list[str]:
        """As many of the note's clauses as two lines have room for, each of them whole; of one that is longer than
        that, its beginning."""
        for told in self._shorter():
            lines = halves(told, smallest)
            if max(map(smallest.width, lines)) <= room:
                return lines
        return filled(told, room, smallest)

    def _shorter(self) -> Iterator[str]:
        """The note, and with fewer and fewer of its last clauses."""
        ends = [each.start() for each in CLAUSE.finditer(self.note)]
        return (self.note[:end] for end in (len(self.note), *reversed(ends)))

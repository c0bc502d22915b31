"""What is told beside the question: a hint, or why an opponent did something. Short first; the rest unfolds."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from sparktable.app.game_texts import Speech
from sparktable.kernel.decisions import Option
from sparktable.table.art.color import mix
from sparktable.table.art.fonts import MEDIUM, body, display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import name_line
from sparktable.table.drawings import Panel, colour
from sparktable.table.geometry import Box
from sparktable.table.lettering import Button, Paragraph
from sparktable.table.looked_up import TextLine, words_in, words_in_paragraph
from sparktable.table.picture_store import SMALLEST_TEXT, Drawing, Look
from sparktable.table.piece import Piece
from sparktable.table.zorder import Z

ADVICE = "advice"
"""The key of its bubble."""
MORE, HUSH = "more said", "hush"
"""Buttons that are no answers: the rest unfolds, or nothing is told any more."""
TAIL = 8.0
"""How far the bubble's tail hangs down to the question."""
MOST_UNFOLDED = 220.0
LINES = 1.32
"""How high its two lines are, in their letters."""
SHARE = 0.5
"""How much of the strip its buttons may take."""


class Advice(NamedTuple):
    """What is told."""

    icon: str
    line: str
    """A few words."""
    note: str = ""
    more: str = ""
    """Everything there is to say."""
    option: Option | None = None
    """What is advised, where it can be done."""


@dataclass(frozen=True, slots=True)
class Bubble(Drawing):
    """A sign and two lines, with a tail that points at the question."""

    icon: str
    line: str
    note: str
    room: float
    """How much of the width the words have."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        radius, tail = look.px(9), look.px(TAIL)
        low = height - tail
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(0.75, 0.75, width - 1.5, low - 1.5), radius, radius)
        pointed = QPainterPath(QPointF(look.px(26), low - 2))
        pointed.lineTo(look.px(38), height - 1)
        pointed.lineTo(look.px(50), low - 2)
        pointed.closeSubpath()
        ground = mix(t.info, t.s1, 0.86 if look.theme.is_dark else 0.9)
        p.setPen(QPen(QColor(t.info), 1.5))
        p.setBrush(ground)
        p.drawPath(shape.united(pointed))
        size = min(look.px(22), low * 0.56)
        draw_icon(p, self.icon, look.px(13), (low - size) / 2, size, QColor(t.info), ground)
        for line in self.lines(height, look):
            name_line(p, line.room, line.text, line.face, line.smallest, colour(line.ink, look.theme))

    def words_width(self, height: float, look: Look) -> float:
        """How much of the width the words want to have."""
        lines = self.lines(height, look)
        return max(line.face.width(line.text) for line in lines) + self.room - lines[0].room.width() + look.px(4)

    def lines(self, height: float, look: Look) -> list[TextLine]:
        """What it says, and where."""
        low = height - look.px(TAIL)
        size = min(look.px(22), low * 0.56)
        x, room = look.px(13) + size + look.px(11), self.room - look.px(24) - size - look.px(8)
        big, small = look.pt(14.5), look.pt(12)
        if not self.note or min(small, small * low / (big + small) / LINES) < SMALLEST_TEXT:
            return [TextLine(self.line, QRectF(x, 0, room, low), display(min(big, low * 0.6)), big * 0.68, "hi")]
        share = min(1.0, low / (big + small) / LINES)  # neither touches the other
        big, small = big * share, small * share
        air = (low - big - small) / 3
        upper, lower = QRectF(x, air, room, big), QRectF(x, low - air - small, room, small)
        return [TextLine(self.line, upper, display(big), big * 0.7, "hi"),
                TextLine(self.note, lower, body(small, MEDIUM), small * 0.75, "mid")]


def advice_pieces(advice: Advice, unfolded: bool, strip: Box, look: Look, speech: Speech, *, spread: bool = True
                  ) -> Iterator[Piece]:
    """The bubble in its strip, its buttons, and above it what else there is to say. `spread`: over the whole strip,
    however little it says."""
    say, gap = speech.words.say, look.px(6)
    high = strip.h - look.px(10)
    buttons = list(_buttons(advice, unfolded, high, look, speech))
    wide = sum(width + gap for _, width, *_ in buttons)
    box = strip._replace(h=strip.h + look.px(TAIL)).whole()
    if not spread:
        said = Bubble(advice.icon, advice.line, advice.note, box.w).words_width(box.h, look)
        box = box._replace(w=min(box.w, round(said + wide)))
    spoken = ". ".join(part for part in (advice.line, advice.note) if part)
    bubble = Bubble(advice.icon, advice.line, advice.note, box.w - wide)
    yield Piece(ADVICE, box, bubble, Z.NOTE, spoken, "strip", action="keep", radius=look.px(9), rings=False)
    yield from words_in(bubble.lines(box.h, look), box, Z.NOTE + 1, ADVICE, speech)
    x = box.right - look.px(5) - wide + gap
    for name, width, button, option, action in buttons:
        place = Box(x, strip.y + (strip.h - high) / 2, width, high).whole()
        yield Piece(f"advice:{name}", place, button, Z.NOTE + 1, button.text or say("table.advice.close"), "strip",
                    option=option, action=action, radius=look.px(6), rings=False)
        x += width + gap
    if unfolded:
        yield from _unfolded(advice.more, strip, look, speech)


def _buttons(advice: Advice, unfolded: bool, high: float, look: Look, speech: Speech
             ) -> Iterator[tuple[str, float, Button, Option | None, str]]:
    say = speech.words.say
    rows: list[tuple[str, Button, Option | None, str]] = []
    if advice.option is not None:
        rows.append(("do", Button(say("table.advice.do"), "skip", size=13), advice.option, ""))
    if advice.more:
        word = "table.advice.less" if unfolded else "table.advice.more"
        rows.append(("more", Button(say(word), "level", size=13), None, MORE))
    rows.append(("close", Button("", "close", size=13), None, HUSH))
    for name, button, option, action in rows:
        yield name, button.width(high, look), button, option, action


def _unfolded(text: str, strip: Box, look: Look, speech: Speech) -> Iterator[Piece]:
    """Upwards over the felt."""
    pad = look.px(12)
    words = Paragraph(text, 13, "hi")
    wide = min(strip.w, look.px(620))
    high = min(words.height(wide - 2 * pad, look) + 2 * pad, look.px(MOST_UNFOLDED) * max(1.0, look.text))
    box = Box(strip.x, strip.y - high - look.px(4), wide, high).whole()
    yield Piece("advice ground", box, Panel("s1", "info", 1.5), Z.NOTE, text, "strip", action="keep",
                radius=look.px(8), shadow=True, rings=False)
    inside = box.inset(pad).whole()
    yield Piece("advice words", inside, words, Z.NOTE + 1)
    yield from words_in_paragraph(words, inside, Z.NOTE + 2, "more", look, speech)

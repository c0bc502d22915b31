"""Words of the rules on the table: in what is asked and told, and beside a card that is held up. Each can be pressed,
which leads to its page."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from sparktable.app.game_texts import Speech
from sparktable.app.rules_page import Keyword
from sparktable.kernel.view import View
from sparktable.kernel.zones import knows
from sparktable.table.art.fonts import Type
from sparktable.table.art.parts import fitted
from sparktable.table.art.text import as_read, spot_of
from sparktable.table.drawings import colour
from sparktable.table.geometry import Box
from sparktable.table.lettering import Button, Paragraph
from sparktable.table.picture_store import Drawing, Look
from sparktable.table.piece import Piece
from sparktable.table.zorder import Z

LOOK_UP = "look up"
"""What pressing such a word does; its piece is called `word:<where>:<word>`."""
ZONE = "words"
"""Their group: arrows come to it, Tab passes it by."""


class TextLine(NamedTuple):
    """One line as a picture writes it, relative to its piece."""

    text: str
    room: QRectF
    face: Type
    smallest: float
    ink: str


@dataclass(frozen=True, slots=True)
class Dots(Drawing):
    """What shows that a word can be pressed."""

    ink: str

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        p.setPen(QPen(colour(self.ink, look.theme), look.px(1.4), Qt.PenStyle.DotLine))
        p.drawLine(0, round(height - 2), round(width), round(height - 2))


def words_in(lines: Sequence[TextLine], box: Box, z: int, where: str, speech: Speech) -> Iterator[Piece]:
    """A piece over each word in lines that are written in a box, the first time it stands there."""
    seen: set[str] = set()
    for line in lines:
        shown, face = fitted(line.text, line.room.width(), line.face, line.smallest)
        for hit in speech.lexicon.hits(shown):
            if hit.keyword.word in seen:
                continue
            seen.add(hit.keyword.word)
            high = min(line.room.height(), face.px * 1.5)
            left = face.width(shown[:hit.start])
            place = Box(box.x + line.room.x() + left, box.y + line.room.center().y() - high / 2,
                        face.width(shown[:hit.end]) - left, high)
            yield _word(hit.keyword, place, Dots(line.ink), z, where, ZONE, speech)


def words_in_paragraph(told: Paragraph, box: Box, z: int, where: str, look: Look, speech: Speech) -> Iterator[Piece]:
    """Likewise in a wrapped text that fills a box."""
    wrapped = told.wrapped(box.w, look)
    lines, seen = told.lines(wrapped, box.h), set()
    for hit in speech.lexicon.hits(as_read(wrapped, lines)):
        if hit.keyword.word not in seen:
            seen.add(hit.keyword.word)
            row, x, wide = spot_of(wrapped, lines, hit.start, hit.end, centred=told.centred)
            place = Box(box.x + x, box.y + row * wrapped.line_height, wide, wrapped.line_height)
            yield _word(hit.keyword, place, Dots(told.ink), z, where, ZONE, speech)


def words_beside(slot: int, room: Box, view: View, look: Look, speech: Speech) -> Iterator[Piece]:
    """The words on a card that is held up, all as wide as the widest, in as many columns as there is room for."""
    gap, high = round(look.px(6)), round(max(30.0, look.pt(13) * 2.2))
    found = words_on(slot, view, speech)
    buttons = [Button(keyword.word, "log", "row", size=13) for keyword in found]
    if not buttons or room.w < 2 * high:
        return
    wide = int(min(max(button.width(high, look) for button in buttons) + 1, room.w))
    columns = int((room.w + gap) // (wide + gap))
    for number, (keyword, button) in enumerate(zip(found, buttons, strict=True)):
        row, column = divmod(number, columns)
        box = Box(room.x + column * (wide + gap), room.y + row * (high + gap), wide, high)
        if box.bottom > room.bottom:
            return
        yield _word(keyword, box, button, Z.HELD + 1, "card", "held", speech)


def words_on(slot: int, view: View, speech: Speech) -> tuple[Keyword, ...]:
    """The words of the rules on a card, as far as the viewer may know it."""
    state = view.state
    if not knows(state, view.seat, slot) or state.ident[slot] == state.unknown:
        return ()
    return speech.lexicon.on_card(state.cards[state.ident[slot]], speech.game.terms)


def _word(keyword: Keyword, box: Box, drawing: Drawing, z: int, where: str, zone: str, speech: Speech) -> Piece:
    return Piece(f"word:{where}:{keyword.word}", box.whole(), drawing, z,
                 speech.words.say("rules.look_up", word=keyword.word), zone, action=LOOK_UP, rings=False)

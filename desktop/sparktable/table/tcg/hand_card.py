"""A card of the hand that takes the width that there is: its picture gives way to what it says, and where there is
room for neither its name and its icons stay."""
from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPen

from sparktable.table.art.canvas import SMOOTH, canvas
from sparktable.table.art.color import DEEP, mix
from sparktable.table.art.face import CardFace
from sparktable.table.art.figures import Art
from sparktable.table.art.fonts import SMALLEST, Type, display, name_lines, smallest_letters
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.panel import draw_art
from sparktable.table.art.parts import NO_BRUSH, dark_ramp, icon_tile, name_line, side_ramp, stat_tab, tab_width
from sparktable.table.art.text import Flow, draw_flow, flow
from sparktable.table.art.wide import wide_image
from sparktable.table.drawings import CardPicture, Made
from sparktable.table.lettering import LINE, Paragraph
from sparktable.table.picture_store import Look
from sparktable.table.tcg.drawings import rounded

INK, PALE = "#D5DDE6", "#FFFFFF"
NAME, ABOVE, LETTERS = 13.5, 1.1, (15.0, 13.5, 12.5, 11.5)
"""How large a name is, and how many letters of what its card says high at least; and these: the first in which all of
it has room."""
READ, ACROSS, PICTURE = (17.0, 15.0, 13.5), (1.1, 1.3, 1.5, 1.75, 2.0), 0.42
"""How large they are on a card that is looked at, how wide that may be to its height, and how high its picture should
be."""
LINES = 3
"""With less room than for so many lines it shows more of its picture instead."""
LOW = 1.6
"""From so much width to its height on a card has no room for words under its picture."""
TILE = 25.0
"""How large icons are at the design's size."""
PAD = 6.0


def sizes(look: Look) -> tuple[float, ...]:
    """The sizes of letters that come into question, the largest first."""
    least = smallest_letters(look.text) * look.larger
    return *(look.pt(size) for size in LETTERS if look.pt(size) > least), least


class Parts(NamedTuple):
    """How a card is divided."""

    name: list[str]
    face: Type
    art: float
    """How far down the picture reaches, with the name at its foot."""
    text: Flow | None
    whole: bool
    """Whether there is room for all that it says."""
    head: bool = False
    """Whether its name stands beside its icons, above what it says: a low card has no room for more of a picture."""


@dataclass(frozen=True, slots=True)
class HandCard(Made, CardPicture):
    """See above."""

    letters: float = SMALLEST

    def readable(self, high: float, look: Look) -> tuple[CardPicture, float] | None:
        """In letters that are easily read, as narrow as its words and something of its picture allow."""
        if not isinstance(self.face, CardFace):
            return None
        for size in READ:
            card = replace(self, letters=look.pt(size))
            wides = [(high * share, at) for share in ACROSS if (at := card.parts(high * share, high, look)).whole]
            if wides:
                wide, _ = next((each for each in wides if each[1].art >= high * PICTURE), wides[0])
                return card, round(wide)
        return None

    def parts(self, width: float, height: float, look: Look) -> Parts:
        usual = self._under_its_picture(width, height, look)
        low = usual if usual.whole or width < height * LOW else self._under_its_name(width, height, look)
        return low if low.whole or (usual.text is None and low.text is not None) else usual

    def _under_its_name(self, width: float, height: float, look: Look) -> Parts:
        assert isinstance(self.face, CardFace)
        pad = look.px(PAD)
        face = display(min(max(look.pt(NAME), self.letters * ABOVE), height * 0.24))
        tile = self._low_tile(face, height, look)
        beside = sum(tab_width(tile * 0.9, stat.amount) + 2 for stat in self.face.stats)
        room = width - 2.4 * pad - face.px - beside - len(self.face.tiles) * tile * 1.12
        face = display(face.px * min(1.0, room / face.width(self.face.title)))
        head = max(tile, face.px * LINE) + pad
        text = flow(" ".join(self.face.paragraphs), self.letters, width - 2 * pad)
        lines = Paragraph.lines(text, height - head - pad * 0.8)
        if face.px < self.letters or lines < 1 or not self.face.paragraphs:
            return Parts([self.face.title], face, height, None, False)
        whole = text.height <= (lines + 0.1) * text.line_height
        return Parts([self.face.title], face, head, text, whole, True)

    def _low_tile(self, face: Type, height: float, look: Look) -> float:
        return min(self._tile(height, look), face.px * 1.45)

    def _under_its_picture(self, width: float, height: float, look: Look) -> Parts:
        assert isinstance(self.face, CardFace)
        pad = look.px(PAD)
        face = display(min(max(look.pt(NAME), self.letters * ABOVE), height * 0.24))
        name = name_lines(self.face.title, width - 3 * pad - face.px, face)
        face = display(face.px * min(1.0, (width - 3 * pad) / (max(map(face.width, name)) + face.px)))
        head = self._tile(height, look) + pad * 1.4 + len(name) * face.px * LINE
        text = flow(" ".join(self.face.paragraphs), self.letters, width - 2 * pad)
        room = height - head - pad * 1.2
        lines = Paragraph.lines(text, room)
        whole = text.height <= (lines + 0.1) * text.line_height
        if not self.face.paragraphs or lines < min(LINES, len(text.lines)):
            return Parts(name, face, height, None, not self.face.paragraphs)
        return Parts(name, face, height - min(room, lines * text.line_height, text.height) - pad * 1.2, text, whole)

    @staticmethod
    def _tile(height: float, look: Look) -> float:
        return min(look.px(TILE) * max(1.0, min(look.text, 1.3)), height * 0.36)

    def make(self, width: float, height: float, look: Look) -> QImage:
        if not isinstance(self.face, CardFace):
            return wide_image(self.face, width, height, look.dpr, look.theme, look.text)
        image = canvas(width, height, look.dpr)
        with QPainter(image) as p:
            p.setRenderHints(SMOOTH)
            self._draw(p, self.face, width, height, look)
        return image

    def _draw(self, p: QPainter, card: CardFace, width: float, height: float, look: Look) -> None:
        style, pad, at = card.style, look.px(PAD), self.parts(width, height, look)
        radius = look.px(7)
        rounded(p, width, height, radius)
        p.fillRect(QRectF(0, 0, width, height), mix(style.hue, DEEP, 0.84))
        art, high = QRectF(0, 0, width, at.art), len(at.name) * at.face.px * LINE
        draw_art(p, Art(style.figure, card.seed, style.hue, style.faction), art, look.theme)
        if at.head:
            side_ramp(p, art, (0, 235), (0.6, 200), (1, 90))
        else:
            dark_ramp(p, QRectF(0, at.art - high * 1.7, width, high * 1.7), (0, 0), (0.4, 190), (1, 240))
        top = (at.art - high) / 2 if at.head else at.art - high - pad * 0.3
        draw_icon(p, style.icon, pad, top + at.face.px * 0.16, at.face.px, mix(style.hue, "#FFFFFF", 0.5), DEEP)
        for index, line in enumerate(at.name):
            room = QRectF(1.6 * pad + at.face.px, top + index * at.face.px * LINE, width - 2 * pad - at.face.px,
                          at.face.px * LINE)
            name_line(p, room, line, at.face, at.face.px * 0.75, "#FFFFFF")
        tile = self._low_tile(at.face, height, look) if at.head else self._tile(height, look)
        y, icons = (at.art - tile) / 2 if at.head else pad * 0.6, len(card.tiles) * tile * 1.12
        x = width - pad * 0.5 - icons if at.head else 0.0
        for stat in card.stats:
            wide = tab_width(tile * 0.9, stat.amount) + 2
            x -= wide * at.head
            stat_tab(p, x, y, tile * 0.9, stat.icon, stat.amount)
            x += wide * (not at.head)
        for index, icon in enumerate(card.tiles):
            icon_tile(p, width - pad * 0.7 - (index + 1) * tile - index * tile * 0.12, y, tile, icon)
        if at.text is not None:
            draw_flow(p, at.text, pad, at.art + pad * 0.5, look.theme, ink=INK, strong=PALE,
                      max_lines=Paragraph.lines(at.text, height - at.art - pad * 0.7), rtl=look.rtl, ground=DEEP)
        p.setClipping(False)
        p.setBrush(NO_BRUSH)
        p.setPen(QPen(mix(style.hue, "#FFFFFF", 0.45 if look.theme.art_veil else 0.12), max(1.5, look.px(2))))
        p.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), radius, radius)

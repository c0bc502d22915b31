"""Drawings of words: lines, paragraphs, and what is pressed."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from sparktable.table.art.color import fade, mix
from sparktable.table.art.fonts import MEDIUM, SEMIBOLD, Type, body, display, halves
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import CENTRE, LEFT, NO_BRUSH, RIGHT, name_line, price_pip
from sparktable.table.art.styles import RESOURCES
from sparktable.table.art.text import Flow, draw_flow, flow
from sparktable.table.art.theme import Theme
from sparktable.table.drawings import colour
from sparktable.table.geometry import Box
from sparktable.table.picture_store import Drawing, Look

LINE = 1.16
"""The height of a line to its letters, where two of them share a button."""
Align = Literal["left", "centre", "right"]
ALIGN = {"left": LEFT, "centre": CENTRE, "right": RIGHT}
Voice = Literal["title", "name", "number", "label", "body", "strong", "caption"]
VOICES: dict[str, Callable[[float], Type]] = {
    "title": display, "name": display, "number": display, "label": lambda px: display(px, 8), "body": body,
    "strong": lambda px: body(px, SEMIBOLD), "caption": lambda px: body(px, MEDIUM),
}


GAIN_ICON = 1.15
"""How large the icon of what a button gives is, in its letters."""
SMALLER = 0.72
"""How much smaller a line of text is written before it is cut."""


@dataclass(frozen=True, slots=True)
class Words(Drawing):
    """One line of text, made smaller or cut where it does not fit."""

    text: str
    voice: Voice = "body"
    size: float = 13.0
    ink: str = "mid"
    align: Align = "left"

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        text = self.text.upper() if self.voice == "label" else self.text
        px = look.pt(self.size)
        name_line(p, QRectF(0, 0, width, height), text, VOICES[self.voice](px), px * SMALLER,
                  colour(self.ink, look.theme), ALIGN[self.align])

    def written(self, box: Box, look: Look) -> Box:
        """The part of its box that its letters take."""
        wide = min(box.w, words_width(self.text, self.voice, look.pt(self.size)))
        x = {"left": box.x, "centre": box.cx - wide / 2, "right": box.right - wide}[self.align]
        high = min(box.h, look.pt(self.size) * 1.5)
        return Box(x, box.cy - high / 2, wide, high)


def words_width(text: str, voice: Voice, px: float) -> float:
    return VOICES[voice](px).width(text.upper() if voice == "label" else text)


@dataclass(frozen=True, slots=True)
class Paragraph(Drawing):
    """Wrapped text with bold words and icons; what does not fit ends in an ellipsis."""

    text: str
    size: float = 12.5
    ink: str = "mid"
    centred: bool = False

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        flowed = self.wrapped(width, look)
        draw_flow(p, flowed, 0, 0, look.theme, ink=colour(self.ink, look.theme), strong=colour("hi", look.theme),
                  max_lines=self.lines(flowed, height), rtl=look.rtl, ground=colour("s1", look.theme),
                  centred=self.centred)

    def wrapped(self, width: float, look: Look) -> Flow:
        return flow(self.text, look.pt(self.size), width)

    @staticmethod
    def lines(wrapped: Flow, height: float) -> int:
        """How many there is room for."""
        return max(1, int(height / wrapped.line_height + 0.15))

    def height(self, width: float, look: Look) -> float:
        return self.wrapped(width, look).height


Style = Literal["primary", "plain", "priced", "quiet", "row"]


@dataclass(frozen=True, slots=True)
class Button(Drawing):
    """Something to press: `primary` is the yellow one, `priced` an ability with its price, `row` a line."""

    text: str
    icon: str = ""
    style: Style = "plain"
    enabled: bool = True
    digit: str = ""
    """The key that presses it, before its words."""
    keys: str = ""
    """The same behind them."""
    price: str = ""
    coin: str = ""
    """The resource that the price is paid in."""
    dearer: bool = False
    """It costs more than the card prints."""
    gain: str = ""
    brings: str = ""
    """What it gives, behind the words: how much, and the icon of what."""
    size: float = 14.0

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        theme = look.theme
        ground, ink, edge = self._colours(theme)
        radius = look.px(6)
        stroke = Qt.PenStyle.SolidLine if self.enabled else Qt.PenStyle.DashLine  # it is not told by colour alone
        p.setPen(QPen(edge, 1.5, stroke))
        p.setBrush(ground)
        p.drawRoundedRect(QRectF(0.75, 0.75, width - 1.5, height - 1.5), radius, radius)
        px = self._px(height, look)
        face = display(px) if self.style == "primary" else body(px, SEMIBOLD)
        x = self._pad(px)
        if not (self.text or self.price or self.digit or self.keys or self.gain):  # an icon alone
            x = (width - px * 1.1) / 2
        if self.price:
            price_pip(p, x + px * 0.62 if self.text else width / 2, height / 2, px * 1.25, self.price, self.coin,
                      dearer=self.dearer)
            x += px * 1.6
        if self.digit:
            self._cap(p, x, self._cap_width(self.digit, px), height, px, self.digit, ink)
            x += self._cap_width(self.digit, px) + px * 0.4
        right = self._pad(px)
        if self.keys:
            wide = self._cap_width(self.keys, px)
            self._cap(p, width - right - wide, wide, height, px, self.keys, ink)
            right += wide + px * 0.4
        if self.gain:
            wide = display(px).width(self.gain)
            sign = width - right - px * GAIN_ICON
            draw_icon(p, self.brings, sign, (height - px * GAIN_ICON) / 2, px * GAIN_ICON,
                      colour(self.brings, theme) if self.enabled else ink, ground)
            name_line(p, QRectF(sign - wide - px * 0.2, 0, wide, height), self.gain, display(px), px, ink)
            right += self._gain_width(px)
        if self.icon:
            draw_icon(p, self.icon, x, (height - px * 1.1) / 2, px * 1.1, ink, ground)
            x += px * 1.1 + px * 0.4
        room = QRectF(x, 0, width - x - right, height)
        if room.width() < px:
            return
        align = LEFT if self.icon or self.price or self.digit or self.style == "row" else CENTRE
        if " " not in self.text or face.width(self.text) <= room.width() or height < 2 * px * LINE:
            name_line(p, room, self.text, face, px * 0.7, ink, align)
            return
        high = px * LINE
        for index, line in enumerate(halves(self.text, face)):
            place = QRectF(x, height / 2 + (index - 1) * high, room.width(), high)
            name_line(p, place, line, face, px * 0.7, ink, align)

    @staticmethod
    def _cap(p: QPainter, x: float, wide: float, height: float, px: float, keys: str, ink: QColor) -> None:
        """Keys in a small frame, like a key cap."""
        side = px * 1.15
        p.setBrush(NO_BRUSH)
        p.setPen(QPen(fade(ink, 150), 1.0))
        p.drawRoundedRect(QRectF(x, (height - side) / 2, wide, side), side * 0.2, side * 0.2)
        name_line(p, QRectF(x, 0, wide, height), keys, display(px * 0.72), px * 0.5, fade(ink, 210), CENTRE)

    @staticmethod
    def _cap_width(keys: str, px: float) -> float:
        return max(px * 1.15, display(px * 0.72).width(keys) + px * 0.6)

    def _gain_width(self, px: float) -> float:
        return display(px).width(self.gain) + px * (GAIN_ICON + 0.7) if self.gain else 0.0

    def _px(self, height: float, look: Look) -> float:
        return min(look.pt(self.size), height * 0.62)

    @staticmethod
    def _pad(px: float) -> float:
        return px * 0.8

    def _colours(self, theme: Theme) -> tuple[QColor, QColor, QColor]:
        t = theme.tokens
        if self.style == "primary":
            return (QColor(t.accfill), QColor(t.onacc), QColor(t.acc)) if self.enabled else (
                mix(t.accfill, t.s1, 0.72), QColor(t.low), QColor(t.line2))
        if self.style == "priced":
            hue = RESOURCES[self.coin].hue
            if not self.enabled:
                return QColor(t.s2), QColor(t.low), QColor(t.line)
            return (mix(hue, t.s1, 0.68 if theme.is_dark else 0.82), QColor(t.hi),
                    QColor(hue) if theme.is_dark else mix(hue, "#000000", 0.3))
        ground = QColor(t.s3 if self.style == "plain" else t.s2)
        return ground, QColor(t.hi if self.enabled else t.low), QColor(t.line2 if self.enabled else t.line)

    def width(self, height: float, look: Look, *, lines: int = 1) -> float:
        """What the whole text takes, in one line or in two."""
        px = self._px(height, look)
        face = display(px) if self.style == "primary" else body(px, SEMIBOLD)
        extra = (px * 1.5 if self.icon else 0) + (px * 1.6 if self.price else 0) + self._gain_width(px) + sum(
            self._cap_width(keys, px) + px * 0.4 for keys in (self.digit, self.keys) if keys)
        broken = halves(self.text, face) if lines == 2 and height >= 2 * px * LINE else (self.text,)
        return max(face.width(line) for line in broken) + 2 * self._pad(px) + extra + 2

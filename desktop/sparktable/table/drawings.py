"""The drawings that every game uses: cards, standees, tokens, rings round them, panels, texts, buttons."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap

from sparktable.table.art import overlays, pieces
from sparktable.table.art.color import fade, mix
from sparktable.table.art.face import Face
from sparktable.table.art.fonts import MEDIUM, SEMIBOLD, Type, body, display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import CENTRE, LEFT, NO_BRUSH, NO_PEN, RIGHT, energon_pip, name_line
from sparktable.table.art.render import Form
from sparktable.table.art.text import draw_flow, flow
from sparktable.table.art.theme import FACTIONS, RESOURCE_HUES, Theme
from sparktable.table.easel import Drawing, Easel, Look

Align = Literal["left", "centre", "right"]
ALIGN = {"left": LEFT, "centre": CENTRE, "right": RIGHT}
PAD = 14.0
"""How far rings and glows reach beyond what they surround."""


def colour(name: str, theme: Theme) -> QColor:
    """A token of the theme, a faction's or a resource's colour on a panel, or any other colour as it is."""
    if name in theme.factions:
        return QColor(theme.factions[name])
    if name in RESOURCE_HUES:
        return QColor(theme.inks[name])
    return QColor(getattr(theme.tokens, name, name))


class Made(Drawing):
    """A drawing that the art room paints."""

    __slots__ = ()

    def make(self, width: float, height: float, look: Look) -> QImage:
        raise NotImplementedError

    def pixmap(self, easel: Easel, width: float, height: float) -> QPixmap:
        return easel.made((self, width, height), lambda: self.make(width, height, easel.look))


@dataclass(frozen=True, slots=True)
class CardPicture(Drawing):
    """A card's front or back."""

    face: Face
    form: Form

    def pixmap(self, easel: Easel, width: float, height: float) -> QPixmap:
        look = easel.look
        return easel.cards.pixmap(self.face, self.form, width, look.dpr, look.theme, look.text,
                                  "rtl" if look.rtl else "ltr")


@dataclass(frozen=True, slots=True)
class StandeePicture(Made):
    name: str
    faction: str
    mode: str
    own: bool = False
    active: bool = False

    def make(self, width: float, height: float, look: Look) -> QImage:
        return pieces.standee(self.name, self.faction, self.mode, height, look.dpr, look.theme, self.own, self.active)


@dataclass(frozen=True, slots=True)
class TokenPicture(Made):
    kind: str
    value: str = ""

    def make(self, width: float, height: float, look: Look) -> QImage:
        return pieces.token(self.kind, height, look.dpr, look.theme, self.value)


@dataclass(frozen=True, slots=True)
class DiePicture(Made):
    value: int

    def make(self, width: float, height: float, look: Look) -> QImage:
        return pieces.die(self.value, height, look.dpr, look.theme)


@dataclass(frozen=True, slots=True)
class Counter(Made):
    """The number of cards in a pile."""

    text: str
    low: bool = False

    def make(self, width: float, height: float, look: Look) -> QImage:
        return overlays.counter(self.text, look.dpr, look.theme, height / 1.5, self.low)


@dataclass(frozen=True, slots=True)
class Chip(Made):
    """Icon and words in a rounded chip, as wide as they need."""

    icon: str
    text: str = ""
    tone: str = "plain"

    def make(self, width: float, height: float, look: Look) -> QImage:
        return overlays.chip(self.icon, self.text, self.tone, look.dpr, look.theme, height / 1.6)

    def width(self, height: float, look: Look) -> float:
        return self.make(0, height, look).width() / look.dpr


@dataclass(frozen=True, slots=True)
class Ring(Made):
    """What can be done with a piece, round its edge: one of `overlays.STATES`."""

    state: str
    radius: float = 0.0

    def make(self, width: float, height: float, look: Look) -> QImage:
        return overlays.state(self.state, width, look.dpr, look.theme, height, self.radius).image

    def margin(self, look: Look) -> float:
        return PAD


@dataclass(frozen=True, slots=True)
class EmptyPlace(Made):
    """Where cards would lie."""

    icon: str
    word: str = ""

    def make(self, width: float, height: float, look: Look) -> QImage:
        return overlays.empty_place(self.icon, width, look.dpr, look.theme, self.word)


@dataclass(frozen=True, slots=True)
class Tick(Made):
    """The badge of what is chosen."""

    def make(self, width: float, height: float, look: Look) -> QImage:
        return overlays.tick(height, look.dpr, look.theme)


@dataclass(frozen=True, slots=True)
class Panel(Drawing):
    """A surface with an edge; `stripe` colours its left side."""

    fill: str = "s1"
    edge: str = "line"
    thickness: float = 1.0
    radius: float = 8.0
    stripe: str = ""
    dashed: bool = False
    alpha: int = 255

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        theme = look.theme
        half = self.thickness / 2
        box = QRectF(half, half, width - self.thickness, height - self.thickness)
        radius = look.px(self.radius)
        pen = QPen(colour(self.edge, theme), self.thickness)
        if self.dashed:
            pen.setDashPattern([4.0, 3.0])
        p.setPen(pen if self.thickness else NO_PEN)
        p.setBrush(fade(colour(self.fill, theme), self.alpha) if self.fill else NO_BRUSH)
        p.drawRoundedRect(box, radius, radius)
        if self.stripe:
            shape = QPainterPath()
            shape.addRoundedRect(box, radius, radius)
            p.setClipPath(shape)
            p.fillRect(QRectF(0, 0, look.px(4) + half, height), colour(self.stripe, theme))


@dataclass(frozen=True, slots=True)
class Plate(Drawing):
    """The recessed plate that a board lies on, its corners cut off."""

    cut: float = 18.0

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        cut = look.px(self.cut)
        shape = QPainterPath(QPointF(cut, 1))
        for x, y in ((width - cut, 1), (width - 1, cut), (width - 1, height - cut), (width - cut, height - 1),
                     (cut, height - 1), (1, height - cut), (1, cut)):
            shape.lineTo(x, y)
        shape.closeSubpath()
        p.setPen(QPen(QColor(t.line), 1.5))
        p.setBrush(fade(t.bg0, 150) if look.theme.is_dark else mix(t.bg1, t.line, 0.55))
        p.drawPath(shape)


Voice = Literal["title", "name", "number", "label", "body", "strong", "caption"]
VOICES: dict[str, Callable[[float], Type]] = {
    "title": display, "name": display, "number": display, "label": lambda px: display(px, 8), "body": body,
    "strong": lambda px: body(px, SEMIBOLD), "caption": lambda px: body(px, MEDIUM),
}


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
        name_line(p, QRectF(0, 0, width, height), text, VOICES[self.voice](px), px * 0.72,
                  colour(self.ink, look.theme), ALIGN[self.align])


def words_width(text: str, voice: Voice, px: float) -> float:
    return VOICES[voice](px).width(text.upper() if voice == "label" else text)


@dataclass(frozen=True, slots=True)
class Paragraph(Drawing):
    """Wrapped text with bold words and icons; what does not fit ends in an ellipsis."""

    text: str
    size: float = 12.5
    ink: str = "mid"

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        flowed = flow(self.text, look.pt(self.size), width)
        lines = max(1, int(height / flowed.line_height + 0.15))
        draw_flow(p, flowed, 0, 0, look.theme, ink=colour(self.ink, look.theme), strong=colour("hi", look.theme),
                  max_lines=lines, rtl=look.rtl, ground=colour("s1", look.theme))

    def height(self, width: float, look: Look) -> float:
        return flow(self.text, look.pt(self.size), width).height


@dataclass(frozen=True, slots=True)
class Icon(Drawing):
    name: str
    ink: str = "mid"
    knock: str = "s1"

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        size = min(width, height)
        draw_icon(p, self.name, (width - size) / 2, (height - size) / 2, size, colour(self.ink, look.theme),
                  colour(self.knock, look.theme))


@dataclass(frozen=True, slots=True)
class Emblem(Drawing):
    """A faction's sign in its colour."""

    faction: str

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        size = min(width, height)
        draw_icon(p, FACTIONS[self.faction].icon, (width - size) / 2, (height - size) / 2, size,
                  look.theme.factions[self.faction], look.theme.tokens.s1)


Style = Literal["primary", "plain", "energon", "quiet", "row"]


@dataclass(frozen=True, slots=True)
class Button(Drawing):
    """Something to press: `primary` is the yellow one, `energon` an ability with its price, `row` a line."""

    text: str
    icon: str = ""
    style: Style = "plain"
    enabled: bool = True
    digit: str = ""
    """The key that presses it."""
    price: str = ""
    size: float = 14.0

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        theme = look.theme
        ground, ink, edge = self._colours(theme)
        radius = look.px(6)
        p.setPen(QPen(edge, 1.5 if self.enabled or self.style != "primary" else 1.0))
        p.setBrush(ground)
        p.drawRoundedRect(QRectF(0.75, 0.75, width - 1.5, height - 1.5), radius, radius)
        px = self._px(height, look)
        face = display(px) if self.style == "primary" else body(px, SEMIBOLD)
        x = self._pad(px)
        if self.price:
            energon_pip(p, x + px * 0.62 if self.text else width / 2, height / 2, px * 1.25, self.price)
            x += px * 1.6
        if self.digit:
            x = self._key(p, x, height, px, ink)
        if self.icon:
            draw_icon(p, self.icon, x, (height - px * 1.1) / 2, px * 1.1, ink, ground)
            x += px * 1.1 + px * 0.4
        room = QRectF(x, 0, width - x - self._pad(px), height)
        if room.width() < px:
            return
        left = self.icon or self.price or self.digit or self.style == "row"
        name_line(p, room, self.text, face, px * 0.7, ink, LEFT if left else CENTRE)

    def _key(self, p: QPainter, x: float, height: float, px: float, ink: QColor) -> float:
        """The digit in a small frame, like a key cap."""
        side = px * 1.15
        p.setBrush(NO_BRUSH)
        p.setPen(QPen(fade(ink, 150), 1.0))
        p.drawRoundedRect(QRectF(x, (height - side) / 2, side, side), side * 0.2, side * 0.2)
        name_line(p, QRectF(x, 0, side, height), self.digit, display(px * 0.72), px * 0.5, fade(ink, 210), CENTRE)
        return x + side + px * 0.4

    def _px(self, height: float, look: Look) -> float:
        return min(look.pt(self.size), height * 0.62)

    @staticmethod
    def _pad(px: float) -> float:
        return px * 0.8

    def _colours(self, theme: Theme) -> tuple[QColor, QColor, QColor]:
        t = theme.tokens
        if self.style == "primary":
            return (QColor(t.acc), QColor(t.onacc), QColor(t.acc)) if self.enabled else (
                mix(t.acc, t.s1, 0.72), QColor(t.low), QColor(t.line))
        if self.style == "energon":
            hue = RESOURCE_HUES["energon"]
            if not self.enabled:
                return QColor(t.s2), QColor(t.low), QColor(t.line)
            return (mix(hue, t.s1, 0.68 if theme.is_dark else 0.82), QColor(t.hi),
                    QColor(hue) if theme.is_dark else mix(hue, "#000000", 0.3))
        ground = QColor(t.s3 if self.style == "plain" else t.s2)
        return ground, QColor(t.hi if self.enabled else t.low), QColor(t.line2 if self.enabled else t.line)

    def width(self, height: float, look: Look) -> float:
        """What the whole text takes."""
        px = self._px(height, look)
        face = display(px) if self.style == "primary" else body(px, SEMIBOLD)
        extra = (px * 1.5 if self.icon else 0) + (px * 1.6 if self.price else 0) + (px * 1.55 if self.digit else 0)
        return face.width(self.text) + 2 * self._pad(px) + extra + 2


@dataclass(frozen=True, slots=True)
class Dimming(Drawing):
    """What lies behind a panel that wants all attention."""

    alpha: int = 165

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        p.fillRect(QRectF(0, 0, width, height), fade(look.theme.tokens.bg0, self.alpha))


@dataclass(frozen=True, slots=True)
class Pips(Drawing):
    """So many of so many, as icons; the digits stand beside them."""

    icon: str
    count: int
    most: int

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        step = min(height * 1.12, width / max(1, self.most))
        size = min(height, step * 0.95)
        t = look.theme.tokens
        for index in range(self.most):
            x, y = index * step, (height - size) / 2
            if index < self.count:
                draw_icon(p, self.icon, x, y, size, colour(self.icon, look.theme), t.s1)
            else:
                p.setBrush(NO_BRUSH)
                p.setPen(QPen(QColor(t.line2), max(1.0, size * 0.08)))
                p.drawEllipse(QRectF(x + size * 0.12, y + size * 0.12, size * 0.76, size * 0.76))


@dataclass(frozen=True, slots=True)
class DashedPath(Drawing):
    """The way from a source to its target: a dashed arc with a sight at its end. Points are relative to the box."""

    start: tuple[float, float]
    end: tuple[float, float]

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        (x0, y0), (x1, y1) = self.start, self.end
        path = QPainterPath(QPointF(x0, y0))
        lift = abs(x1 - x0) * 0.12 + abs(y1 - y0) * 0.12
        path.quadTo(QPointF((x0 + x1) / 2, (y0 + y1) / 2 - lift), QPointF(x1, y1))
        p.setBrush(NO_BRUSH)
        for ink, wide in (("#000000", 5.0), (look.theme.tokens.sel, 3.0)):
            pen = QPen(fade(ink, 150) if wide > 4 else QColor(ink), look.px(wide), Qt.PenStyle.CustomDashLine,
                       Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([2.4, 2.2])
            p.setPen(pen)
            p.drawPath(path)
        size = look.px(22)
        draw_icon(p, "range", x1 - size / 2, y1 - size / 2, size, look.theme.tokens.sel, "#000000")

    def margin(self, look: Look) -> float:
        return 2 * PAD + look.px(16)

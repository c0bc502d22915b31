"""The drawings that every game uses: cards, movers, tokens, rings round them, panels, signs."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from sparktable.table.art import overlays, pieces
from sparktable.table.art.color import fade, mix
from sparktable.table.art.face import Face
from sparktable.table.art.factions import Faction
from sparktable.table.art.fonts import Type
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import NO_BRUSH, NO_PEN, icon_tile
from sparktable.table.art.render import Form, fits
from sparktable.table.art.stances import Stance
from sparktable.table.art.theme import Theme
from sparktable.table.art.wide import standing_room, wide_image
from sparktable.table.geometry import Box
from sparktable.table.picture_store import Drawing, Look, PictureStore

PAD = 14.0
"""How far rings and glows reach beyond what they surround."""


def colour(name: str, theme: Theme) -> QColor:
    """A token of the theme, a faction's or a resource's colour on a panel, or any other colour as it is."""
    if name in theme.factions:
        return QColor(theme.factions[name])
    return QColor(theme.ink(name) or getattr(theme.tokens, name, name))


class Made(Drawing):
    """A drawing that the art room paints."""

    __slots__ = ()

    def make(self, width: float, height: float, look: Look) -> QImage:
        raise NotImplementedError

    def pixmap(self, pictures: PictureStore, width: float, height: float) -> QPixmap:
        return pictures.made((self, width, height), lambda: self.make(width, height, pictures.look))


@dataclass(frozen=True, slots=True)
class CardPicture(Drawing):
    """A card's front or back."""

    face: Face
    form: Form

    def readable(self, high: float, look: Look) -> tuple[CardPicture, float] | None:
        """As it is read whole where it is only so high, and how wide it is then; None where it comes up upright."""
        return None

    def pixmap(self, pictures: PictureStore, width: float, height: float) -> QPixmap:
        look = pictures.look
        return pictures.cards.pixmap(self.face, self.form, width, look.dpr, look.theme, look.text,
                                     "rtl" if look.rtl else "ltr", look.larger)


NAMED = 78.0
"""From what width on a card's name is shown."""


def brief_form(wide: float) -> Form:
    """Of a card that is known by its picture, and by its name where there is room for that."""
    return "mini" if wide < NAMED else "board"


def form_of(face: Face, wide: float, look: Look) -> Form:
    """The form with the larger letters if all of its text is there, else the one that has more of it."""
    return "hand" if fits(face, "hand", wide / look.larger, look.text) else "inspector"


@dataclass(frozen=True, slots=True)
class WideCard(Made):
    """A card that lies across, with a crop of its picture."""

    face: Face
    growth: float = 2.0
    """How much larger texts are at most, where something stands beside them."""

    def told_at(self, width: float, height: float) -> Box:
        """At its upper edge, beside its cost and above its numbers."""
        room = standing_room(self.face, width, height, 1.0)
        return Box(room.x(), 0, room.width(), height * 0.4)

    def make(self, width: float, height: float, look: Look) -> QImage:
        return wide_image(self.face, width, height, look.dpr, look.theme, min(look.text, self.growth), look.larger)


@dataclass(frozen=True, slots=True)
class MoverPicture(Made):
    """What a player moves about: an upright plate with a portrait."""

    name: str
    faction: Faction
    icon: str
    """How it is made up at the moment, where it can be in several ways."""
    own: bool = False
    active: bool = False
    stance: Stance | None = None

    def make(self, width: float, height: float, look: Look) -> QImage:
        return pieces.mover(self.name, self.faction, self.icon, height, look.dpr, self.own, self.active, self.stance)


@dataclass(frozen=True, slots=True)
class TokenPicture(Made):
    kind: str
    value: str = ""

    def make(self, width: float, height: float, look: Look) -> QImage:
        return pieces.token(self.kind, height, look.dpr, look.theme, self.value)


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

    def words(self, height: float) -> tuple[float, Type]:
        """Where its words begin, and how they are written."""
        return overlays.chip_text(self.icon, self.text, height / 1.6)

    def ink(self, look: Look) -> str:
        return overlays.chip_ink(self.tone, look.theme)


@dataclass(frozen=True, slots=True)
class Ring(Made):
    """What can be done with a piece, round its edge: one of `overlays.STATES`."""

    state: str
    radius: float = 0.0

    def make(self, width: float, height: float, look: Look) -> QImage:
        grown = self._grown(look)
        image = overlays.state(self.state, width / grown, look.dpr * grown, look.theme, height / grown,
                               self.radius / grown).image
        image.setDevicePixelRatio(look.dpr)
        return image

    def margin(self, look: Look) -> float:
        return PAD * self._grown(look)

    @staticmethod
    def _grown(look: Look) -> float:
        """Its lines get thicker with a table that is larger than designed, and never thinner."""
        return max(1.0, look.k)


@dataclass(frozen=True, slots=True)
class EmptyPlace(Made):
    """Where cards would lie."""

    icon: str
    word: str = ""

    def make(self, width: float, height: float, look: Look) -> QImage:
        return overlays.empty_place(self.icon, width, height, look.dpr, look.theme, self.word)


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
        p.setBrush(self._light(width, height, look.theme))
        p.drawPath(shape)

    @staticmethod
    def _light(width: float, height: float, theme: Theme) -> QBrush | QColor:
        """A lamp over its middle."""
        t = theme.tokens
        if not theme.texture:
            return fade(t.bg0, 150) if theme.is_dark else mix(t.bg1, t.line, 0.55)
        light = QRadialGradient(QPointF(width / 2, height * 0.42), max(width, height) * 0.62)
        middle, edge = (mix(t.bg0, t.line2, 0.42), t.bg0) if theme.is_dark else (t.bg1, mix(t.bg1, t.line, 0.8))
        light.setColorAt(0, fade(middle, 235))
        light.setColorAt(1, fade(edge, 215))
        return QBrush(light)


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
class IconTile(Drawing):
    """An icon on a tile of its colour."""

    name: str

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        size = min(width, height) - 2
        icon_tile(p, (width - size) / 2, (height - size) / 2, size, self.name)


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


@dataclass(frozen=True, slots=True)
class DashedWay(Drawing):
    """A dashed line from place to place, with a dot at each."""

    points: tuple[tuple[float, float], ...]

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        path = QPainterPath(QPointF(*self.points[0]))
        for x, y in self.points[1:]:
            path.lineTo(x, y)
        p.setBrush(NO_BRUSH)
        for ink, wide in ((fade("#000000", 150), 6.0), (QColor(look.theme.tokens.sel), 3.5)):
            pen = QPen(ink, look.px(wide), Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([1.6, 2.2])
            p.setPen(pen)
            p.drawPath(path)
        p.setPen(QPen(fade("#000000", 150), 1.5))
        p.setBrush(QColor(look.theme.tokens.sel))
        for x, y in self.points[1:]:
            size = look.px(7 if (x, y) == self.points[-1] else 4.5)
            p.drawEllipse(QPointF(x, y), size, size)

    def margin(self, look: Look) -> float:
        return PAD

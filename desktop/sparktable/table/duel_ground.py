"""The ground of a duel: two fighters with the bolt between them, as they come in and as one of them is beaten; and
the stamp that says how it ended."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from sparktable.table.art.color import DEEP, fade
from sparktable.table.art.figures import Art, art_image, faced
from sparktable.table.art.figures.brush import STAGE
from sparktable.table.art.figures.crop import Crop
from sparktable.table.art.fonts import display
from sparktable.table.art.parts import CENTRE, NO_BRUSH, dark_ramp, name_line, side_ramp
from sparktable.table.geometry import Box
from sparktable.table.picture_store import Drawing, Look

LEAN = 0.075
"""How far the bolt leans, in widths."""
FOG = 0.6
"""From this height on the fighters stand in fog."""
LEAST_SHARE = 0.5
"""How much smaller than the stage is high a fighter becomes before what is written lies on the face."""
GROUND, FACE = 0.9, 0.16
"""From so far down those who stand whole the ground goes dark under them, and so far down their faces begin."""
HALF = 0.54
"""How much of the width the picture of each takes: they reach beyond the bolt."""
TILT = 9.0
"""Degrees by which whoever is beaten tilts."""
BESIDE_BOLT = 0.42
"""So far from the edge, in widths, those who stand whole have room beside what lies in the middle."""
SHADOW = 0.72, 0.95
"""How far the shadow behind a name reaches from its middle, in its width and its height."""
FLASH = "#FFF6DC"
"""The bolt: light that is nearly white."""


def bolt(width: float, height: float) -> list[QPointF]:
    """The line between both sides, from the top down."""
    middle, lean = width / 2, width * LEAN
    shape = ((0.5, 0.0), (0.22, 0.3), (0.34, 0.36), (-0.12, 0.62), (0.04, 0.68), (-0.5, 1.0))
    return [QPointF(middle + lean * x, height * y) for x, y in shape]


def bolt_strokes(look: Look) -> list[tuple[QColor, float]]:
    """How it is drawn: with a glow round it, or in the colour of lines where nothing glows."""
    if not look.theme.texture:
        return [(QColor(look.theme.stage.tokens.bg0), 9.0), (QColor(look.theme.stage.tokens.line), 3.4)]
    return [(fade("#FFFFFF", 50), 9.0), (QColor(FLASH), 2.6)]


def half(side: str, width: float, height: float) -> QPainterPath:
    """What lies on one side of the bolt."""
    edge = 0.0 if side == "left" else width
    shape = QPainterPath()
    shape.addPolygon(QPolygonF([QPointF(edge, 0), *bolt(width, height), QPointF(edge, height)]))
    shape.closeSubpath()
    return shape


def is_faceless(art: Art) -> bool:
    """Whether somebody is shown who is all there is to see: a vehicle."""
    return art.figure.who is not None and art.figure.face is None


def stand_between(top: float, foot: float) -> Crop:
    """Where in its half of the ground somebody stands whole, between these shares of the height."""
    return Crop(0.01 / HALF, top, BESIDE_BOLT / HALF, foot - top)


@dataclass(frozen=True, slots=True)
class DuelGround(Drawing):
    """Two fighters in large art, one on each side of a bolt."""

    left: Art
    right: Art
    fallen: str = ""
    """The side that is beaten: `left` or `right`."""
    rooms: tuple[Box, ...] = ()
    """Where nothing else lies, on the left and on the right: the faces are seen there."""
    stands: Crop | None = None
    """Where in its half each of both stands from head to feet, instead."""
    written: tuple[Box, ...] = ()
    """Where their names are written: it is dark there, whatever the pictures show."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(0, 0, width, height), look.px(10), look.px(10))
        p.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        p.fillPath(outline, QColor(DEEP))
        for side, art, x in (("left", self.left, 0.0), ("right", self.right, width * (1 - HALF))):
            p.save()
            p.setClipPath(half(side, width, height), Qt.ClipOperation.IntersectClip)
            self._fighter(p, art, QRectF(x, 0, width * HALF, height), look, side)
            p.restore()
        p.drawImage(QRectF(0, 0, width, height), self._shade(width, height, look))
        p.setBrush(NO_BRUSH)
        for ink, wide in bolt_strokes(look):
            p.setPen(QPen(ink, look.px(wide)))
            p.drawPolyline(QPolygonF(bolt(width, height)))
        if not look.theme.texture:
            p.setPen(QPen(QColor(look.theme.stage.tokens.line), 2.0))
            p.drawPath(outline)

    def _shade(self, width: float, height: float, look: Look) -> QImage:
        """What darkens the ground where something is written, but for the faces."""
        image = QImage(round(width), round(height), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        fog, names = FOG, min(height * 0.36, look.px(150) * max(1.0, look.text))
        if self.stands is not None:
            fog, names = self.stands.y + self.stands.h * GROUND, height * (self.stands.y + self.stands.h * FACE)
        with QPainter(image) as p:
            dark_ramp(p, QRectF(0, height * fog, width, height * (1 - fog)), (0, 0), (0.55, 170), (1, 250))
            dark_ramp(p, QRectF(0, 0, width, names), (0, 225), (0.6, 165), (1, 0))
            side_ramp(p, QRectF(0, 0, width, height), (0.2, 0), (0.43, 175), (0.57, 175), (0.8, 0))
            p.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
            for room in self.rooms:
                light = QRadialGradient(QPointF(room.cx, room.cy), max(1.0, min(room.w, room.h) * 0.75))
                for at, alpha in ((0, 255), (0.6, 235), (1, 0)):
                    light.setColorAt(at, fade(DEEP, alpha))
                p.fillRect(QRectF(*room.inset(-room.w, -room.h)), light)
            p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            for box in self.written:
                _darken(p, box)
        return image

    def _fighter(self, p: QPainter, art: Art, box: QRectF, look: Look, side: str) -> None:
        """As large as the window, with the face where there is room for it; the one on the right looks to the left,
        and who is beaten sinks back, grey."""
        device = look.dpr
        veil = look.theme.art_veil if self.stands is None else 0  # nothing is written on who stands whole
        image = art_image(art, round(box.width() * device), round(box.height() * device), veil,
                          self._crop(art, box, side))
        image = image if side == "left" else image.flipped(Qt.Orientation.Horizontal)
        if side == self.fallen:
            image = image.convertToFormat(QImage.Format.Format_Grayscale8)
            foot = QPointF(box.center().x(), box.bottom())
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            p.translate(foot + QPointF(0, box.height() * 0.07))
            p.rotate(-TILT if side == "left" else TILT)
            p.scale(1.08, 1.08)
            p.translate(-foot)
        p.drawImage(box, image)
        if side == self.fallen:
            p.fillRect(box.adjusted(-box.width(), -box.height(), box.width(), box.height()), fade(DEEP, 110))

    def _crop(self, art: Art, box: QRectF, side: str) -> Crop | None:
        """How the picture is placed in its part of the stage, before it is turned round."""
        if self.stands is not None or not self.rooms:
            return self.stands
        left, right = self.rooms
        room = left if side == "left" else Box(box.left() + box.right() - right.right, right.y, right.w, right.h)
        cover = max(box.width() * 1.06, box.height()) / STAGE
        lies = faced(art, QRectF(*room), cover * LEAST_SHARE, cover)
        if lies is not None and is_faceless(art):  # on the ground
            lies.moveBottom(room.bottom)
        return Crop.of(lies, box) if lies is not None else None


def _darken(p: QPainter, box: Box) -> None:
    """A shadow without edges behind what is written in a box."""
    dark = QRadialGradient(QPointF(0, 0), 1.0)
    for at, alpha in ((0, 215), (0.62, 200), (1, 0)):
        dark.setColorAt(at, fade(DEEP, alpha))
    p.save()
    p.translate(box.cx, box.cy)
    p.scale(box.w * SHADOW[0], box.h * SHADOW[1])
    p.fillRect(QRectF(-1, -1, 2, 2), dark)
    p.restore()


@dataclass(frozen=True, slots=True)
class DuelHalf(Drawing):
    """One side of a duel's ground alone, while it comes in."""

    ground: DuelGround
    side: str

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        p.setClipPath(half(self.side, width, height))
        self.ground.paint(p, width, height, look)


@dataclass(frozen=True, slots=True)
class Lightning(Drawing):
    """The bolt at the moment in which a duel is decided."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        p.setBrush(NO_BRUSH)
        glow = ((50, 60.0), (90, 26.0), (255, 7.0)) if look.theme.texture else ((255, 9.0),)
        for alpha, wide in glow:
            p.setPen(QPen(fade(FLASH, alpha), look.px(wide), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap,
                          Qt.PenJoinStyle.RoundJoin))
            p.drawPolyline(QPolygonF(bolt(width, height)))


@dataclass(frozen=True, slots=True)
class Stamp(Drawing):
    """How a duel ended, in large letters."""

    text: str
    won: bool

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.stage.tokens
        tone = QColor(t.sel if self.won else t.bad)
        line = height * 0.06
        p.translate(width / 2, height / 2)
        p.rotate(-7)
        box = QRectF(-width * 0.46, -height * 0.3, width * 0.92, height * 0.6)
        p.setPen(QPen(tone, line))
        p.setBrush(fade(t.bg0, 215 if look.theme.texture else 255))
        p.drawRect(box)
        p.setPen(QPen(tone, line * 0.35))
        p.drawRect(box.adjusted(line * 1.3, line * 1.3, -line * 1.3, -line * 1.3))
        px = box.height() * 0.66
        box = box.adjusted(line * 2, 0, -line * 2, 0)
        name_line(p, box, self.text.upper(), display(px, 4), px * 0.4, tone, CENTRE)

"""Pictures of a duel: the ground with two fighters and the bolt between them, what each side has, the bar to the
target, the stamp at the end."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from sparktable.app.game_texts import Speech
from sparktable.table.art.color import DEEP, best_ink, fade, mix
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.figures import Art, art_image
from sparktable.table.art.fonts import MEDIUM, SEMIBOLD, body, display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import CENTRE, LEFT, NO_BRUSH, NO_PEN, RIGHT, dark_ramp, hatch, label, name_line
from sparktable.table.art.styles import RESOURCES
from sparktable.table.drawings import colour
from sparktable.table.geometry import Box
from sparktable.table.lettering import Paragraph
from sparktable.table.looked_up import words_in_paragraph
from sparktable.table.picture_store import Drawing, Look
from sparktable.table.piece import Piece
from sparktable.table.zorder import Z

GOLD = "#FFC83D"
INK, QUIET = "#FFFFFF", "#B9C5D1"
"""Letters on the ground of a duel, which is dark in every theme."""
LEAN = 0.075
"""How far the bolt leans, in widths."""
FOG = 0.6
"""From this height on the fighters stand in fog."""
TILT = 9.0
"""Degrees by which whoever is beaten tilts."""
REASON_SIZE = 11.5


def bolt(width: float, height: float) -> list[QPointF]:
    """The line between both sides, from the top down."""
    middle, lean = width / 2, width * LEAN
    shape = ((0.5, 0.0), (0.22, 0.3), (0.34, 0.36), (-0.12, 0.62), (0.04, 0.68), (-0.5, 1.0))
    return [QPointF(middle + lean * x, height * y) for x, y in shape]


def half(side: str, width: float, height: float) -> QPainterPath:
    """What lies on one side of the bolt."""
    edge = 0.0 if side == "left" else width
    shape = QPainterPath()
    shape.addPolygon(QPolygonF([QPointF(edge, 0), *bolt(width, height), QPointF(edge, height)]))
    shape.closeSubpath()
    return shape


@dataclass(frozen=True, slots=True)
class DuelGround(Drawing):
    """Two fighters in large art, one on each side of a bolt."""

    left: Art
    right: Art
    fallen: str = ""
    """The side that is beaten: `left` or `right`."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(0, 0, width, height), look.px(10), look.px(10))
        p.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        p.fillPath(outline, QColor(DEEP))
        for side, art, x in (("left", self.left, 0.0), ("right", self.right, width * 0.46)):
            p.save()
            p.setClipPath(half(side, width, height), Qt.ClipOperation.IntersectClip)
            self._fighter(p, art, QRectF(x, 0, width * 0.54, height), look, side)
            p.restore()
        dark_ramp(p, QRectF(0, height * FOG, width, height * (1 - FOG)), (0, 0), (0.55, 170), (1, 250))
        dark_ramp(p, QRectF(0, 0, width, min(height * 0.36, look.px(150) * max(1.0, look.text))),
                  (0, 225), (0.6, 165), (1, 0))
        shade = QLinearGradient(0, 0, width, 0)
        for at, alpha in ((0.2, 0), (0.43, 175), (0.57, 175), (0.8, 0)):
            shade.setColorAt(at, fade(DEEP, alpha))
        p.fillRect(QRectF(0, 0, width, height), shade)
        p.setBrush(NO_BRUSH)
        for ink, wide in ((fade("#FFFFFF", 50), 9.0), (QColor("#FFF6DC"), 2.6)):
            p.setPen(QPen(ink, look.px(wide)))
            p.drawPolyline(QPolygonF(bolt(width, height)))

    def _fighter(self, p: QPainter, art: Art, box: QRectF, look: Look, side: str) -> None:
        """As large as the window; the one on the right looks to the left, and who is beaten sinks back, grey."""
        device = look.dpr
        image = art_image(art, round(box.width() * device), round(box.height() * device), look.theme.art_veil)
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
        for alpha, wide in ((50, 60.0), (90, 26.0), (255, 7.0)):
            p.setPen(QPen(fade("#FFF6DC", alpha), look.px(wide), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap,
                          Qt.PenJoinStyle.RoundJoin))
            p.drawPolyline(QPolygonF(bolt(width, height)))


@dataclass(frozen=True, slots=True)
class DuelSign(Drawing):
    """What the duel is about, on a disc where both meet."""

    icon: str

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        size = min(width, height)
        p.setPen(QPen(QColor("#FFF6DC"), max(1.5, size * 0.05)))
        p.setBrush(QColor(DEEP))
        p.drawEllipse(QRectF(size * 0.04, size * 0.04, size * 0.92, size * 0.92))
        draw_icon(p, self.icon, size * 0.22, size * 0.22, size * 0.56, INK, DEEP)


@dataclass(frozen=True, slots=True)
class Reason(Drawing):
    """Why something adds, in two lines on a dark plate that is as high as they are."""

    text: str

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        words, pad = self._words, look.px(4)
        p.setPen(NO_PEN)
        p.setBrush(fade(DEEP, 205))
        p.drawRoundedRect(QRectF(0, 0, width, words.height(width - 2 * pad, look) + look.px(3)), pad, pad)
        p.translate(pad, look.px(1))
        words.paint(p, width - 2 * pad, height, look)

    @property
    def _words(self) -> Paragraph:
        return Paragraph(self.text, REASON_SIZE, "#D5DEE7")

    def words_in(self, box: Box, where: str, look: Look, speech: Speech) -> Iterator[Piece]:
        """A piece over each word of the rules in it."""
        return words_in_paragraph(self._words, box.inset(look.px(4), look.px(1)), Z.OVER, where, look, speech)

    def fits(self, width: float, look: Look) -> bool:
        """Whether two lines are enough; where they are not, it is told by whoever is pointed at."""
        return len(self._words.wrapped(width - 2 * look.px(4), look).lines) <= 2


@dataclass(frozen=True, slots=True)
class DuelName(Drawing):
    """Who fights, and under it who that is."""

    name: str
    note: str
    faction: str
    right: bool = False
    other: tuple[str, str] = ("", "")
    """Name and note of the other one: both are written as large as the longer ones can be."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        big = height * 0.5
        longest = max(display(big).width(name) for name in (self.name, self.other[0]))
        big *= max(0.55, min(1.0, (width - big * 1.24) / longest))
        faction = FACTIONS[self.faction]
        size = big * 0.95
        x = width - size if self.right else 0.0
        draw_icon(p, faction.icon, x, (height * 0.58 - size) / 2, size, faction.light, DEEP)
        room = QRectF(0 if self.right else size * 1.3, 0, width - size * 1.3, height * 0.58)
        align = RIGHT if self.right else LEFT
        name_line(p, room, self.name, display(big), big * 0.55, INK, align)
        small = height * 0.26
        longest = max(body(small, MEDIUM).width(note) for note in (self.note, self.other[1]))
        small *= max(0.6, min(1.0, width / max(1.0, longest)))
        under = QRectF(0, height * 0.6, width, height * 0.36)
        name_line(p, under, self.note, body(small, MEDIUM), height * 0.15, QUIET, align)


@dataclass(frozen=True, slots=True)
class DuelTotal(Drawing):
    """What a side has in all: a large number beside its sign, under a few words."""

    number: str
    heading: str
    icon: str
    ink: str
    right: bool = False
    won: bool | None = None
    """Once it is decided."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        head = min(look.pt(13), height * 0.2)
        tone = colour(self.ink, look.theme)
        if not look.theme.is_dark:  # the stage is dark all the same
            tone = QColor(RESOURCES[self.ink].hue if self.ink in RESOURCES else "#FF9A8F" if self.right else GOLD)
        name_line(p, QRectF(0, 0, width, head * 1.3), self.heading.upper(), display(head, 6), head * 0.6,
                  GOLD if not self.right else INK, LEFT if self.right else RIGHT)
        px = (height - head * 1.3) * 0.92
        px *= min(1.0, width / (display(px).width(self.number) + px * (0.68 if self.icon else 0.1)))
        face = display(px)
        wide = face.width(self.number)
        box = QRectF(0, head * 1.3, width, height - head * 1.3)
        ink = INK if self.won is None else "#FFE45C" if self.won else "#8A939C"
        label(p, box, self.number, face, ink, LEFT if self.right else RIGHT)
        if not self.icon:
            return
        size = px * 0.44
        x = wide + size * 0.4 if self.right else width - wide - size * 1.4
        draw_icon(p, self.icon, x, box.center().y() - size / 2, size, tone, DEEP)


@dataclass(frozen=True, slots=True)
class Pill(Drawing):
    """How much one thing adds."""

    text: str
    foe: bool = False

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        p.setPen(QPen(QColor("#FF9A8F" if self.foe else GOLD), max(1.5, height * 0.09)))
        p.setBrush(QColor(DEEP))
        p.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), height / 2, height / 2)
        px = height * 0.66
        name_line(p, QRectF(0, 0, width, height), self.text, display(px), px * 0.6, INK, CENTRE)


@dataclass(frozen=True, slots=True)
class SourceSign(Drawing):
    """What adds something and is no card: a sign and a few words in the shape of one."""

    icon: str
    text: str

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        p.setPen(QPen(QColor(QUIET), 1.2))
        p.setBrush(fade(DEEP, 215))
        p.drawRoundedRect(QRectF(0.6, 0.6, width - 1.2, height - 1.2), width * 0.07, width * 0.07)
        size = width * 0.44
        draw_icon(p, self.icon, (width - size) / 2, height * 0.16, size, INK, DEEP)
        px = width * 0.15
        name_line(p, QRectF(3, height * 0.5, width - 6, height * 0.2), self.text, body(px, SEMIBOLD), px * 0.6, QUIET,
                  CENTRE)


@dataclass(frozen=True, slots=True)
class DuelBar(Drawing):
    """What there is against what is needed: a segment for each thing that adds, the missing part hatched, a mark at
    the target."""

    parts: tuple[int, ...]
    need: int
    word: str
    """"3 short", "Enough"."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        have = sum(self.parts)
        whole = max(have, self.need) * 1.12 or 1
        box = QRectF(1, 1, width - 2, height - 2)
        p.setPen(QPen(fade("#FFFFFF", 120), 1.2))
        p.setBrush(fade("#05070A", 235))
        p.drawRoundedRect(box, look.px(5), look.px(5))
        unit = box.width() / whole
        x, px = box.x(), min(look.pt(17), height * 0.6)
        ink = best_ink(GOLD)
        for amount in self.parts:
            if amount <= 0:
                continue
            piece = QRectF(x + 1, box.y() + 1, unit * amount - 2, box.height() - 2)
            ground = QLinearGradient(piece.topLeft(), piece.bottomLeft())
            ground.setColorAt(0, mix(GOLD, "#FFFFFF", 0.25))
            ground.setColorAt(1, mix(GOLD, "#A06000", 0.35))
            p.fillRect(piece, ground)
            if piece.width() > px:
                label(p, piece, str(amount), display(px), ink, CENTRE)
            x += unit * amount
        if self.need > have:
            gap = QRectF(box.x() + unit * have, box.y() + 1, unit * (self.need - have), box.height() - 2)
            hatch(p, gap, fade("#FF7A70", 170), look.px(9), look.px(3.4))
            small = min(look.pt(13), height * 0.5)
            wide = body(small, SEMIBOLD).width(self.word) + small
            if wide < gap.width():
                plate = QRectF(gap.center().x() - wide / 2, height * 0.16, wide, height * 0.68)
                p.setPen(NO_PEN)
                p.setBrush(QColor(DEEP))
                p.drawRoundedRect(plate, look.px(4), look.px(4))
                label(p, plate, self.word, body(small, SEMIBOLD), INK, CENTRE)
        tone = QColor("#63F2BE" if have >= self.need else "#FF9A8F")
        mark = box.x() + unit * self.need
        p.fillRect(QRectF(mark - 2, 0, 4, height), tone)
        label(p, QRectF(mark + px * 0.4, 0, width, height), str(self.need), display(px), tone, LEFT)


@dataclass(frozen=True, slots=True)
class Stamp(Drawing):
    """How a duel ended, in large letters."""

    text: str
    won: bool

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        tone = QColor("#FFE45C" if self.won else "#FF7A70")
        line = height * 0.06
        p.translate(width / 2, height / 2)
        p.rotate(-7)
        box = QRectF(-width * 0.46, -height * 0.3, width * 0.92, height * 0.6)
        p.setPen(QPen(tone, line))
        p.setBrush(fade("#05070A", 215))
        p.drawRect(box)
        p.setPen(QPen(tone, line * 0.35))
        p.drawRect(box.adjusted(line * 1.3, line * 1.3, -line * 1.3, -line * 1.3))
        px = box.height() * 0.66
        box = box.adjusted(line * 2, 0, -line * 2, 0)
        name_line(p, box, self.text.upper(), display(px, 4), px * 0.4, tone, CENTRE)


@dataclass(frozen=True, slots=True)
class Chevrons(Drawing):
    """The steps of a duel; `now` is the one that is going on."""

    steps: tuple[str, ...]
    now: int

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        point, gap = height * 0.32, look.px(3)
        step = (width - point) / len(self.steps)
        for index, text in enumerate(self.steps):
            x, right = index * step, (index + 1) * step - gap
            shape = QPolygonF([QPointF(x, 0), QPointF(right, 0), QPointF(right + point, height / 2),
                               QPointF(right, height), QPointF(x, height)])
            if index:
                shape.append(QPointF(x + point, height / 2))
            past = mix(t.info, t.s2, 0.7) if index < self.now else QColor(t.s2)
            ground = QColor(t.acc) if index == self.now else past
            p.setPen(NO_PEN)
            p.setBrush(ground)
            p.drawPolygon(shape)
            ink = t.onacc if index == self.now else t.hi if index < self.now else t.low
            px = look.pt(12)
            left = x + (point if index else 0) + look.px(6)
            if index < self.now:
                draw_icon(p, "check", left, (height - px) / 2, px, ink, ground)
                left += px * 1.2
            name_line(p, QRectF(left, 0, right - left, height), text, body(px, SEMIBOLD), px * 0.7, ink, CENTRE)

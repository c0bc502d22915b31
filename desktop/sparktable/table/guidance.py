"""Leading somebody by the hand: a veil over what is not asked for, and dots that travel once to what is. Both are
only to be seen: clicks and keys pass through, and nothing waits for them."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QPolygonF

from sparktable.kernel.view import View
from sparktable.table.art.color import DEEP, fade
from sparktable.table.art.face import CardFace
from sparktable.table.art.parts import NO_PEN
from sparktable.table.geometry import Box
from sparktable.table.gestures import mover
from sparktable.table.highlights import offers
from sparktable.table.interaction import Interaction
from sparktable.table.picture_store import Drawing, Look, PictureStore
from sparktable.table.piece import Layout, Piece
from sparktable.table.prompt import PROMPT
from sparktable.table.zorder import Z

VEILED = 97
"""Of 255: 38 %."""
TRAVEL = 900
"""Milliseconds for which the dots travel."""
BEAT = 50
"""Milliseconds between two pictures of them."""
BOW = 0.16
"""How far the way is bent, in ways."""
ROOM = 5.0
"""What is left free round what is asked for."""


@dataclass(frozen=True, slots=True)
class Veil(Drawing):
    """A dark glass, in a light room too, with holes, each with its corners' radius."""

    holes: tuple[tuple[Box, float], ...]

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        path = QPainterPath()
        path.addRect(QRectF(0, 0, width, height))
        for box, radius in self.holes:
            hole = QPainterPath()
            hole.addRoundedRect(QRectF(*box), radius, radius)
            path = path.subtracted(hole)
        p.fillPath(path, fade(DEEP, VEILED))

    def pixmap(self, pictures: PictureStore, width: float, height: float) -> QPixmap:
        """As large as the table and soon another one: not worth keeping."""
        return QPixmap.fromImage(pictures.image(self, width, height))


@dataclass(frozen=True, slots=True)
class Dots(Drawing):
    """A dotted way with an arrow at its tip, as far as it has come. Points are relative to the box."""

    start: tuple[float, float]
    end: tuple[float, float]
    share: float = 1.0

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        (x0, y0), (x1, y1) = self.start, self.end
        path = QPainterPath(QPointF(x0, y0))
        bow = BOW if y1 < y0 else -BOW  # on the outside, where less is to be read
        path.quadTo(QPointF((x0 + x1) / 2 + (y1 - y0) * bow, (y0 + y1) / 2 - (x1 - x0) * bow), QPointF(x1, y1))
        length = path.length() * self.share
        size, gap = look.px(4.5), look.px(15)
        tip = path.percentAtLength(length)
        p.setPen(NO_PEN)
        for ink, more in ((fade("#000000", 170), look.px(2)), (QColor(look.theme.tokens.sel), 0.0)):
            p.setBrush(ink)
            at = 0.0
            while at < length - gap:
                p.drawEllipse(path.pointAtPercent(path.percentAtLength(at)), size + more, size + more)
                at += gap
            before = path.pointAtPercent(max(0.0, tip - 0.02))
            p.drawPolygon(_arrow(path.pointAtPercent(tip), before, look.px(17) + 2 * more))

    def margin(self, look: Look) -> float:
        return look.px(24) + BOW * hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])


def _aim(target: Piece, look: Look) -> Box:
    """What the tip comes to: well into a space where nothing is to be read, else the middle part of an edge."""
    box = target.box
    to_read = isinstance(getattr(target.drawing, "face", None), CardFace) or target.zone != "board"
    return box.inset(box.w * 0.3, look.px(3) if to_read else box.h * 0.3)


def _arrow(tip: QPointF, before: QPointF, size: float) -> QPolygonF:
    along = atan2(tip.y() - before.y(), tip.x() - before.x())
    return QPolygonF([tip, *(QPointF(tip.x() - size * cos(along + side), tip.y() - size * sin(along + side))
                             for side in (pi / 6, -pi / 6))])


class Guidance:
    """What leads to the answers that alone are wanted."""

    def __init__(self, interaction: Interaction, moved: Callable[[], None], parent: QObject) -> None:
        """`moved` is called when the dots have come a bit further."""
        self._interaction, self._moved = interaction, moved
        self._towards = ""
        """The key of what the dots lead to."""
        self._share = 1.0
        self._clock = QTimer(parent, interval=BEAT)
        self._clock.timeout.connect(self._go_on)

    def begin(self) -> None:
        """Lead there once more."""
        self._towards = ""

    def pieces(self, layout: Layout, view: View, look: Look, *, still: bool) -> Iterator[Piece]:
        """The veil and the dots over everything that lies there now; `still`: they are there at once."""
        interaction = self._interaction
        spared = interaction.spared
        giving = [piece for piece in layout.pieces if offers(piece, interaction)]
        asked = (giving or [piece for piece in layout.pieces if any(map(piece.stands_for, interaction.marked))]
                 ) if spared is not None else []
        if not asked or spared is None:
            self._towards = ""
            self._clock.stop()
            return
        clear = [*asked, *(piece for piece in layout.pieces if piece.zone in spared or piece.key in spared)]
        holes = [(layout.prompt, look.px(8)),
                 *((piece.box, piece.radius or min(piece.box.w, piece.box.h) * 0.06) for piece in clear)]
        drawing = Veil(tuple((box.inset(-look.px(ROOM)).whole(), radius) for box, radius in holes))
        yield Piece("veil", Box(0, 0, layout.width, layout.height), drawing, Z.VEIL)
        if interaction.taken is None and interaction.choosing is None and (target := self._target(asked)) is not None:
            self._set_out(target.key, still)
            yield self._dots(target, self._figure(target, asked, layout, view), layout, look)

    def _target(self, asked: Sequence[Piece]) -> Piece | None:
        """What is to be taken up: of what gives the answer that which it names first, but where a figure is to go
        rather than the figure. A button beside the question is led to where nothing else gives it."""
        lying = [piece for piece in asked if piece.zone not in ("prompt", "chooser")]
        refs = [ref for option in self._interaction.advised or () for ref in option.refs]
        named = [piece for ref in refs for piece in lying if piece.stands_for(ref)]
        places = (piece for piece in named if not piece.key.startswith("mover:"))
        return next(places, next(iter(named or lying or [piece for piece in asked if piece.zone == "prompt"]), None))

    def _figure(self, target: Piece, asked: Sequence[Piece], layout: Layout, view: View) -> Piece | None:
        """Who is to go there, if anybody is."""
        if target.zone != "board":
            return None
        others = (*(piece for piece in asked if piece.zone == "board"), *layout.standing_for(mover(view.seat)))
        return next((piece for piece in others if not target.box.contains(piece.box.cx, piece.box.cy)), None)

    def _set_out(self, key: str, still: bool) -> None:
        if key == self._towards:
            return
        self._towards = key
        self._share = 1.0 if still else 0.0
        if not still:
            self._clock.start()

    def _go_on(self) -> None:
        self._share = min(1.0, self._share + BEAT / TRAVEL)
        if self._share >= 1.0:
            self._clock.stop()
        self._moved()

    def _dots(self, target: Piece, figure: Piece | None, layout: Layout, look: Look) -> Piece:
        """From whoever is to go there; from the question to anything else, and from above to a button beside it."""
        box = target.box
        if figure is not None:
            start = QPointF(figure.box.cx, figure.box.cy)
        elif target.zone == "prompt":
            start = QPointF(box.cx - look.px(30), box.y - look.px(90))
        else:
            asked = layout.get(PROMPT)
            bar = asked.box if asked is not None else layout.prompt
            below = box.cy > bar.cy
            edge, beside = look.px(24), min(box.x - look.px(40), box.cx - look.px(120))
            x = min(max(bar.x + edge, beside), bar.right - edge)
            start = QPointF(x, bar.bottom if below else bar.y)
        inner = _aim(target, look)
        end = QPointF(min(max(start.x(), inner.x), inner.right), min(max(start.y(), inner.y), inner.bottom))
        left, top, way = min(start.x(), end.x()), min(start.y(), end.y()), end - start
        whole = Box(left, top, max(1.0, abs(way.x())), max(1.0, abs(way.y()))).whole()
        ends = [(point.x() - whole.x, point.y() - whole.y) for point in (start, end)]
        drawing = Dots(ends[0], ends[1], self._share)
        return Piece("way to it", whole, drawing, Z.VEIL)

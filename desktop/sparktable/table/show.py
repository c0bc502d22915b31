"""What somebody else does is a show: the card that is played, turned up, bought, won or destroyed is held up beside
the board for a moment, with a line that says what happens, before it goes where it belongs."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from sparktable.table.animation import Actor
from sparktable.table.art.color import fade
from sparktable.table.art.face import Face
from sparktable.table.art.fonts import display
from sparktable.table.art.parts import CENTRE, name_line
from sparktable.table.art.render import draw_face
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.picture_store import Drawing, Look, PictureStore
from sparktable.table.table_scene import TableScene

HOLD, FIRST_HOLD = 700.0, 1100.0
"""Milliseconds that a card is held up; the first time longer."""
LONGEST_TURN = 6000.0
"""No more of a turn is spent on it at normal speed."""
WIDEST = 260.0
RISE = 240.0


@dataclass(frozen=True, slots=True)
class HeldUp(Drawing):
    """A large card under a line of words."""

    face: Face
    line: str
    card: float
    """The card's width."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t, px = look.theme.tokens, look.pt(15)
        head = px * 2.0
        p.setPen(QPen(QColor(t.line2), 1.0))
        p.setBrush(fade(t.bg0, 235))
        p.drawRoundedRect(QRectF(0.5, 0.5, width - 1, head - 1), look.px(6), look.px(6))
        name_line(p, QRectF(look.px(8), 0, width - look.px(16), head), self.line, display(px), px * 0.6, t.hi, CENTRE)
        p.translate((width - self.card) / 2, head + look.px(7))
        draw_face(self.face, p, "hand", self.card, look.theme, min(2.0, look.text), look.rtl)


@dataclass
class Hold:
    """An actor stays where it is for a moment."""

    actor: Actor
    duration: float = HOLD

    def show(self, scene: TableScene, t: float) -> None:
        self.actor.enter(scene)


@dataclass
class Leave:
    """An actor is gone at the end."""

    actor: Actor
    duration: float = 1.0

    def show(self, scene: TableScene, t: float) -> None:
        if t >= 1.0:
            self.actor.leave(scene)


def held_up(pictures: PictureStore, face: Face, line: str, stage: Box, start: Box) -> tuple[Actor, Box]:
    """The actor that is held up, still where the card lies, and the place where it is held."""
    look = pictures.look
    head = look.pt(15) * 2.0 + look.px(7)
    card = round(min(look.px(WIDEST), stage.w, (stage.h - head) / CARD_RATIO))
    width, height = max(card, round(stage.w)), round(card * CARD_RATIO + head)
    place = Box(stage.cx - width / 2, stage.cy - height / 2, width, height).whole()
    pixmap = pictures.pixmap(HeldUp(face, line, card), width, height)
    small = max(24.0, start.w)
    from_box = Box(start.cx - small / 2, start.cy - small * height / width / 2, small, small * height / width)
    return Actor(pixmap, from_box), place


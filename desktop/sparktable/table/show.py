"""What somebody else does is a show: the card that is played, turned up, bought, won or destroyed is held up beside
the board for a moment, with a line that says what happens, before it goes where it belongs. How long, and which, says
`showing.py`."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from sparktable.table.animation import Actor, Appear, Flight, Motion, Step
from sparktable.table.art.color import fade
from sparktable.table.art.face import Face
from sparktable.table.art.fonts import display, name_lines
from sparktable.table.art.parts import CENTRE, name_line
from sparktable.table.art.pieces import felt
from sparktable.table.art.render import paint_card
from sparktable.table.drawings import Panel, form_of
from sparktable.table.gains import GainChips
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.picture_store import SMALLEST_TEXT, Drawing, Look, PictureStore
from sparktable.table.table_scene import TableScene
from sparktable.table.tableau import Gain
from sparktable.table.zorder import Z

HOLD, FIRST_HOLD = 800.0, 1100.0
"""Milliseconds that a card is held up; the first time longer."""
WIDEST, READ_WHOLE = 260.0, 250.0
"""How wide a card is held up at most, at the design's size, and in pixels where that is small."""
LEAST = 190.0
"""A card that would have to be narrower is held up without the row."""
MINI = 50.0
RISE, SINK = 240.0, 160.0
"""Milliseconds in which it comes to where it is held up, and goes from there."""
HEAD = 15.0
"""How high the letters of the line are."""


@dataclass(frozen=True, slots=True)
class HeldUp(Drawing):
    """A large card under a line of words."""

    face: Face
    line: str
    card: float
    """The card's width."""
    gains: tuple[Gain, ...] = ()
    """What it gave."""
    row: tuple[Face, ...] = ()
    """What was held up in this turn, this one last or lit."""
    caption: str = ""
    lit: int = -1
    """Which of the row is held up now; the rest of it is still to come."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        px = look.pt(HEAD)
        head, pad, gap = px * 2.0, look.px(8), look.px(6)
        wide = min(width, max(self.card, display(px).width(self.line) + 2 * pad))
        heading(p, self.line, (width - wide) / 2, wide, look)
        p.translate((width - self.card) / 2, head + look.px(7))
        form = form_of(self.face, self.card, look)
        paint_card(self.face, p, form, self.card, look.dpr, look.theme, min(2.0, look.text), look.rtl, look.larger)
        p.translate(-(width - self.card) / 2, self.card * CARD_RATIO + gap)
        foot = foot_height(self.gains, self.row, look)
        if foot:
            plate(p, QRectF((width - wide) / 2, 0, wide, foot - gap), look)
            p.translate((width - wide) / 2, gap)
            if self.gains:
                GainChips(self.gains).paint(p, wide, GainChips.height(look), look)
                p.translate(0, GainChips.height(look) + gap)
            if self.row:
                self._paint_row(p, wide, look)

    def _paint_row(self, p: QPainter, width: float, look: Look) -> None:
        t, px, mini = look.theme.tokens, look.pt(11), look.px(MINI)
        gap, count = look.px(5), len(self.row)
        step = min(mini + gap, (width - mini - 2 * gap) / max(1, count - 1))
        name_line(p, QRectF(0, 0, width, px * 1.6), self.caption, display(px), px * 0.7, t.mid, CENTRE)
        p.translate((width - mini - step * (count - 1)) / 2, px * 1.7)
        for number, face in enumerate(self.row):
            p.setOpacity(1.0 if number == self.lit else 0.75 if number < self.lit else 0.3)
            paint_card(face, p, "mini", mini, look.dpr, look.theme, 1.0, look.rtl)
            if number == self.lit:
                p.setPen(QPen(QColor(t.sel), look.px(2)))
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.drawRoundedRect(QRectF(0, 0, mini, mini * CARD_RATIO), look.px(3), look.px(3))
            p.translate(step, 0)
        p.setOpacity(1.0)


def plate(p: QPainter, box: QRectF, look: Look) -> None:
    """Under words beside what is held up."""
    p.setPen(QPen(QColor(look.theme.tokens.line2), 1.0))
    p.setBrush(fade(look.theme.tokens.bg0, 245))
    p.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), look.px(6), look.px(6))


def heading(p: QPainter, line: str, x: float, wide: float, look: Look) -> None:
    """What is said over it: on a plate, in two lines where it is long."""
    px = look.pt(HEAD)
    head, pad = px * 2.0, look.px(8)
    plate(p, QRectF(x, 0, wide, head), look)
    lines, face = [line], display(px)
    if face.width(line) > wide - 2 * pad:
        face = display(max(SMALLEST_TEXT, px * 0.72))
        lines = name_lines(line, wide - 2 * pad, face)
    high = min(head / len(lines), face.px * 1.25)
    top = (head - high * len(lines)) / 2
    for number, each in enumerate(lines):
        name_line(p, QRectF(x + pad, top + number * high, wide - 2 * pad, high), each, face, face.px * 0.8,
                  look.theme.tokens.hi, CENTRE)


def foot_height(gains: Sequence[Gain], row: Sequence[Face], look: Look) -> float:
    """What lies under a card that is held up: what it gave, the row of its turn."""
    gap = look.px(6)
    chips = GainChips.height(look) + gap if gains else 0.0
    cards = look.pt(11) * 1.7 + look.px(MINI) * CARD_RATIO + gap if row else 0.0
    return chips + cards + 2 * gap if gains or row else 0.0


@dataclass
class Hold:
    """An actor stays where it is for a moment; for longer, while the pointer rests on it."""

    actor: Actor
    duration: float = HOLD
    waits = True

    def show(self, scene: TableScene, t: float) -> None:
        self.actor.enter(scene)

    def calm(self) -> Motion:
        return self


@dataclass
class Stay:
    """An actor is there from now on."""

    actor: Actor
    duration: float = 1.0

    def show(self, scene: TableScene, t: float) -> None:
        self.actor.enter(scene)

    def calm(self) -> Motion:
        return self


@dataclass
class Leave:
    """An actor is gone at the end."""

    actor: Actor
    duration: float = 1.0

    def show(self, scene: TableScene, t: float) -> None:
        if t >= 1.0:
            self.actor.leave(scene)

    def calm(self) -> Motion:
        return self


def held_up(pictures: PictureStore, face: Face, line: str, gains: Sequence[Gain], stage: Box, start: Box,
            row: Sequence[Face] = (), caption: str = "", lit: int = -1, hides: str = "") -> tuple[Actor, Box]:
    """The actor that is held up, still where the card lies, and the place where it is held. Under it is told what it
    gave; and if there is room, there lies the row of what belongs to the same turn."""
    look = pictures.look
    head = look.pt(HEAD) * 2.0 + look.px(7)
    least = LEAST * min(1.3, max(1.0, look.text))
    if len(row) < 2 or stage.h < head + foot_height(gains, row, look) + least * CARD_RATIO:
        row = ()
    foot = foot_height(gains, row, look)
    card = round(min(widest(look), stage.w, (stage.h - head - foot) / CARD_RATIO))
    width, height = max(card, round(stage.w)), round(card * CARD_RATIO + head + foot)
    place = Box(stage.cx - width / 2, stage.cy - height / 2, width, height).whole()
    pixmap = pictures.pixmap(HeldUp(face, line, card, tuple(gains), tuple(row), caption, lit), width, height)
    small = max(24.0, min(start.w, start.h * width / height))
    from_box = Box(start.cx - small / 2, start.cy - small * height / width / 2, small, small * height / width)
    return Actor(pixmap, from_box, hides=hides), place


def widest(look: Look) -> float:
    """How wide a card is held up at most."""
    return max(look.px(WIDEST), READ_WHOLE)


def ground_box(stage: Box, look: Look) -> Box:
    """What covers all that lies where cards are held up."""
    return stage.inset(look.px(-8), look.px(-5)).whole()


@dataclass(frozen=True, slots=True)
class Ground(Drawing):
    """What a card is held up on where something lies: felt covers it, and a plate lies under the card alone."""

    place: Box
    """Of the ground on the table: the felt goes on as it lies there."""
    plate: Box
    """Of what is held up."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        p.setBrushOrigin(QPointF(-self.place.x, -self.place.y))
        p.fillRect(QRectF(0, 0, width, height), QBrush(felt(look.dpr, look.theme)))
        p.translate(self.plate.x - self.place.x, self.plate.y - self.place.y)
        Panel("s1", "line2", 1.5).paint(p, self.plate.w, self.plate.h, look)


def ground(stage: Box, held: Box, look: Look) -> Ground:
    """Under what is held up in this place of the stage."""
    place = ground_box(stage, look)
    plate = Box(place.x, held.y - look.px(3), place.w, held.h + look.px(6)).whole()
    top, bottom = max(place.y, plate.y), min(place.bottom, plate.bottom)
    return Ground(place, Box(plate.x, top, plate.w, bottom - top))


def ground_beneath(pictures: PictureStore, stage: Box, held: Box) -> Actor:
    """It, as it lies there while the card does."""
    drawing = ground(stage, held, pictures.look)
    box = drawing.place
    return Actor(pictures.pixmap(drawing, box.w, box.h), box, z=Z.ACTOR - 0.5)


def shown_again(pictures: PictureStore, stage: Box, covers: bool,
                cards: Sequence[tuple[Face, str, Sequence[Gain], Box]], caption: Sequence[str]) -> list[Step]:
    """The cards of a turn that is over, one after the other: each with what is said of it, what it gave and where it
    lies now. `covers`: something lies where they are held up."""
    steps: list[Step] = []
    row, last = [face for face, *_ in cards], list[Motion]()
    for number, (face, line, gains, lies) in enumerate(cards):
        held, place = held_up(pictures, face, line, gains, stage, lies, row, caption[number], number)
        grounds = [ground_beneath(pictures, stage, place)] if covers else []
        steps.append([(0.0, motion) for motion in (*last, *map(Appear, grounds), Flight(held, place, RISE, 0.0))])
        steps += [[(0.0, Hold(held, FIRST_HOLD))], [(0.0, Leave(held))]]
        last = [Leave(each) for each in grounds]
    return steps

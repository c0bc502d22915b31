"""What the parts of the tableau share while they lay out one position, and where they stand."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.games.arena.board import HEIGHT, WIDTH
from sparktable.games.arena.state import ArenaState
from sparktable.kernel.decisions import card as card_ref
from sparktable.table import layout_sheet
from sparktable.table.arena import cards, facts
from sparktable.table.arena.styles import ALLY, FOE, OWN
from sparktable.table.art.render import Form
from sparktable.table.art.stances import Stance
from sparktable.table.drawings import CardPicture
from sparktable.table.geometry import Box
from sparktable.table.picture_store import Drawing, Look
from sparktable.table.piece import Piece


@dataclass(frozen=True, slots=True)
class Measures:
    """The table's parts: the board, the stage beside it, a band along the bottom."""

    top: Box
    room: Box
    plate: Box
    cell: float
    first: tuple[float, float]
    """The upper left corner of A1."""
    gap: float
    stage: Box
    head: Box
    """Over the fighters, between their names and what is told of them."""
    strip: Box
    prompt: Box
    band: Box

    @property
    def squares(self) -> Box:
        """All of them, without the letters and numbers beside them."""
        x, y = self.first
        step = self.cell + self.gap
        return Box(x, y, WIDTH * step - self.gap, HEIGHT * step - self.gap).whole()

    def square(self, number: int) -> Box:
        row, column = divmod(number, WIDTH)
        x, y = self.first
        step = self.cell + self.gap
        return Box(x + column * step, y + row * step, self.cell, self.cell).whole()


NARROW = 0.36
"""Of the width: where large words leave the board less than that, what stands over and under it goes beside it."""


def measures(width: float, height: float, look: Look) -> Measures:
    usual = _measured(width, height, look, beside=False)
    return usual if usual.plate.w >= NARROW * width else _measured(width, height, look, beside=True)


def _measured(width: float, height: float, look: Look, *, beside: bool) -> Measures:
    """`beside`: whose turn it is and the strip lie at the stage, and the band is lower, so that the board is high."""
    px = look.px
    gap = round(px(10))
    larger = 1 + 0.3 * max(0.0, look.text - 1)
    band_height = round(min(max(px(190), height * 0.245) * larger, height * (0.27 if beside else 0.36)))
    band = Box(0, height - band_height, width, band_height)
    above = Box(gap, gap, width - 2 * gap, height - band_height - 2 * gap)
    prompt, above = above.take_bottom(round(max(px(54), look.pt(15) * 3.1)), gap * 0.6)
    strip, stage = above.take_bottom(layout_sheet.strip_height(look), gap * 0.6)
    top, room = stage.take_top(look.pt(16) * 1.5 if beside else round(px(34)), gap * 0.5)
    room = above if beside else room
    least = round(max(236.0, px(310)) * larger) + gap
    between, pad, names = max(2.0, px(4)), px(10), look.pt(11) * (1.2 if beside else 1.5)
    cell = min((room.w - least - 2 * pad - names - (WIDTH - 1) * between) / WIDTH,
               (room.h - 2 * pad - names - (HEIGHT - 1) * between) / HEIGHT)
    plate_w = WIDTH * cell + (WIDTH - 1) * between + 2 * pad + names
    plate_h = HEIGHT * cell + (HEIGHT - 1) * between + 2 * pad + names
    plate = Box(room.x, room.y + (room.h - plate_h) / 2, plate_w, plate_h).whole()
    _, column = stage.take_left(plate.right - stage.x, gap)
    if beside:
        top, stage = column.take_top(top.h, gap * 0.3)
        _, strip = strip.take_left(plate.right - strip.x, gap)
    else:
        top, stage = top._replace(w=plate_w), column
    first = (plate.x + pad + names, plate.y + pad + names)
    head = Box(stage.x, stage.y + stage.h * 0.3, stage.w, stage.h * 0.4)
    return Measures(top, room, plate, cell, first, between, stage, head, strip, prompt, band)


class Sheet(layout_sheet.Sheet):
    """One position being laid out."""

    @property
    def state(self) -> ArenaState:
        return facts.state_of(self.view)

    def stance(self, seat: int) -> Stance | None:
        """Whom a seat is to the viewer; to whoever looks on nobody is a foe."""
        if self.speech.watching:
            return None
        return OWN if seat == self.me else ALLY if seat in self.state.game.team(self.me) else FOE

    def picture(self, slot: int, form: Form) -> CardPicture:
        return cards.picture(self.view, slot, form, self.speech)

    def card(self, slot: int, box: Box, drawing: Drawing, zone: str, z: int, where: str = "",
             raises: bool = False) -> Piece:
        return self.out.add(Piece(f"card:{slot}", box.whole(), drawing, z,
                                  cards.card_name(self.view, slot, self.speech, where), zone, (card_ref(slot),),
                                  slot=slot, shadow=True, raises=raises))

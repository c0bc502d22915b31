"""Where everything goes on a table of a given size."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.layout_sheet import strip_height
from sparktable.table.picture_store import Look


@dataclass(frozen=True, slots=True)
class Measures:
    """The table's parts: a rail on the left, the board in the middle, a band along the bottom."""

    gap: float
    rail: Box
    top: Box
    room: Box
    """For the board and the stacks beside it."""
    strip: Box
    prompt: Box
    band: Box


def measures(width: float, height: float, look: Look) -> Measures:
    px = look.px
    gap = round(px(10))
    larger = 1 + 0.3 * max(0.0, look.text - 1)
    band_height = round(min(max(px(190), height * 0.245) * larger, height * 0.36))
    band = Box(0, height - band_height, width, band_height)
    above = Box(gap, gap, width - 2 * gap, height - band_height - 2 * gap)
    rail, centre = above.take_left(round(max(196.0, px(250)) * larger), gap)
    top, centre = centre.take_top(round(px(42)), gap * 0.6)
    prompt, room = centre.take_bottom(round(max(px(54), look.pt(15) * 3.1)), gap * 0.6)
    strip, room = room.take_bottom(strip_height(look), gap * 0.6)
    return Measures(gap, rail, top, room, strip, prompt, band)


@dataclass(frozen=True, slots=True)
class BoardMeasures:
    """The board's cells and the columns of stacks on both sides."""

    plate: Box
    card: float
    """The width of a card."""
    gap: float
    first: tuple[float, float]
    """The upper left corner of the first cell."""
    left: Box
    right: Box
    stack: float
    """The width of a stack."""

    def cell(self, row: int, column: int) -> Box:
        x, y = self.first
        high = self.card * CARD_RATIO
        return Box(x + column * (self.card + self.gap), y + row * (high + self.gap), self.card, high).whole()


def board_measures(room: Box, rows: int, columns: int, stacks: int, look: Look) -> BoardMeasures:
    """The largest board that leaves room for the stacks."""
    px = look.px
    gap, pad, names = px(8), px(12), look.pt(11) * 1.5
    caption = look.pt(11) * 1.5
    slot = room.h / max(1, stacks)
    stack = min(px(80), (slot - caption - px(12)) / CARD_RATIO)
    side = stack + px(30)
    high = (room.h - 2 * pad - names - (rows - 1) * gap) / rows
    wide = (room.w - 2 * side - 2 * pad - names - (columns - 1) * gap) / columns
    card = min(high / CARD_RATIO, wide)
    plate_width = columns * card + (columns - 1) * gap + 2 * pad + names
    plate_height = rows * card * CARD_RATIO + (rows - 1) * gap + 2 * pad + names
    plate = Box(room.cx - plate_width / 2, room.y + (room.h - plate_height) / 2, plate_width, plate_height).whole()
    first = (plate.x + pad + names * 0.9, plate.y + names + pad * 0.75)
    left = Box(room.x, room.y, plate.x - room.x, room.h)
    right = Box(plate.right, room.y, room.right - plate.right, room.h)
    return BoardMeasures(plate, card, gap, first, left, right, stack)


@dataclass(frozen=True, slots=True)
class BandMeasures:
    """The band reads from left to right: character, piles, hand, what is in play, resources."""

    character: Box
    pills: Box
    piles: Box
    cards: Box
    """For the hand and what is in play."""
    caption: float
    resources: Box


def band_measures(band: Box, look: Look) -> BandMeasures:
    px = look.px
    pad = px(8)
    inside = band.inset(px(10), pad)
    pill = round(max(px(24), look.pt(12) * 1.7))
    width = round(min((inside.h - pill - px(5)) / CARD_RATIO, px(190)))
    column, rest = inside.take_left(width, px(12))
    pills, card = column.take_bottom(pill, px(5))
    character = Box(card.x, card.y, width, width * CARD_RATIO)
    pile_width = round((inside.h / 2 - look.pt(11) * 1.5 - px(6)) / CARD_RATIO)
    piles, rest = rest.take_left(2 * min(pile_width, px(62)) + px(20), px(12))
    larger = 1 + 0.3 * max(0.0, look.text - 1)
    resources, cards = rest.take_right(round(max(190.0, px(248)) * larger), px(12))
    return BandMeasures(character.whole(), pills.whole(), piles, cards, look.pt(11) * 1.5, resources.whole())

"""Where everything goes on a table of a given size."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.table.art.fonts import GROWTH, SMALLEST
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.layout_sheet import strip_height
from sparktable.table.picture_store import Look
from sparktable.table.show import HEAD, widest


@dataclass(frozen=True, slots=True)
class Measures:
    """The table's parts: a rail on the left, the board in the middle, a band along the bottom."""

    gap: float
    rail: Box
    room: Box
    """For the board, and beside it the scores and the stacks."""
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
    prompt, room = centre.take_bottom(round(max(px(54), look.pt(15) * 3.1)), gap * 0.6)
    strip, room = room.take_bottom(strip_height(look), gap * 0.6)
    return Measures(gap, rail, room, strip, prompt, band)


LEAST_ACROSS, WIDEST_ACROSS = 1.12, 2.3
"""Cards of the board lie across where they can be so wide, in heights: they are larger then, and leave no felt bare.
Wider than the second they are never."""
STAGE, STAGE_SHARE = 266.0, 0.22
"""How wide it is at least beside the board, for the stacks and for what is held up over them; and of the table's
width at most."""
STACKS_SHARE = 0.17
"""Where a card that is held up has no room there, it reaches over the board, and the stacks alone take this share."""
HEADS = 4.0
"""How high what is told above and below it is, in the letters above it."""
NEARLY = 0.9
"""So much of its width is enough for what is held up."""
WIDEST_STACK = 124.0
BESIDE_STACK = 24.0
"""How much wider its column is than a stack: the cards under the upper one look out there."""
LETTERS = 6.0
"""How high a card that lies across is at least, in its letters."""
SCORES = 2.3
"""How high the scores are, in their letters."""
LONGEST_NAME = 6.6
"""How wide the names of stacks are, in the height of their letters."""


@dataclass(frozen=True, slots=True)
class BoardMeasures:
    """The board's cells, the stacks beside it, and what is left for what is held up."""

    plate: Box
    card: float
    """The width of a card."""
    high: float
    gap: float
    first: tuple[float, float]
    """The upper left corner of the first cell."""
    across: bool
    """Whether cards lie across."""
    text: float
    """How much larger texts are on them: on low ones letters make way for who stands there."""
    scores: Box
    """Above the stacks."""
    columns: tuple[Box, ...]
    """Of stacks."""
    stack: float
    """The width of a stack."""
    stage: Box
    show: Box
    """What is held up reaches over the right end of the board, to be read."""

    def cell(self, row: int, column: int) -> Box:
        x, y = self.first
        x, y = x + column * (self.card + self.gap), y + row * (self.high + self.gap)
        return Box(x, y, self.card, self.high).whole()

    def letter(self, column: int, look: Look) -> Box:
        """Where a column's letter stands."""
        cell, high = self.cell(0, column), look.pt(11) * 1.4
        return Box(cell.x, cell.y - high - look.px(4), cell.w, high).whole()


def board_measures(room: Box, rows: int, columns: int, stacks: int, look: Look) -> BoardMeasures:
    """The largest board that leaves room for the scores and the stacks to its right: with cards that lie across, or
    where it is too narrow for those, upright ones."""
    px = look.px
    gap, pad, names = px(8), px(8), look.pt(11) * 1.4
    scores = round(look.pt(14) * SCORES)
    frame = 2 * pad + names
    high = (room.h - frame - (rows - 1) * gap) / rows
    side = min(px(STAGE), room.w * STAGE_SHARE)
    if side < widest(look):
        side = min(side, room.w * STACKS_SHARE)
    stack, count = _stacks(side, room.h - scores, stacks, look)
    side = max(side, look.pt(11) * LONGEST_NAME * count)
    card = min((room.w - frame - (columns - 1) * gap - side) / columns, high * WIDEST_ACROSS)
    across = card >= high * LEAST_ACROSS
    if not across:
        card = min(card, high / CARD_RATIO)
        high = card * CARD_RATIO
    plate_width = columns * card + (columns - 1) * gap + frame
    plate_height = rows * high + (rows - 1) * gap + frame
    free = room.w - side - plate_width
    plate = Box(room.x + free * 0.4, room.y + (room.h - plate_height) / 2, plate_width, plate_height).whole()
    left = plate.right + px(4)
    side = room.right - left
    beside = Box(left, room.y, side, room.h)
    head, below = beside.take_top(scores)
    boxes = tuple(Box(left + index * side / count, below.y, side / count, below.h) for index in range(count))
    first = (plate.x + pad + names * 0.9, plate.y + names + pad * 0.75)
    text = min(look.text, max(1.0, 1 + (high / look.larger / LETTERS - SMALLEST) / GROWTH)) if across else look.text
    stage = beside.inset(px(8), px(4))
    held = min(widest(look), (stage.h - HEADS * look.pt(HEAD)) / CARD_RATIO)
    show = stage if stage.w >= held * NEARLY else stage.take_right(held + px(12))[0]
    return BoardMeasures(plate, card, high, gap, first, across, text, head.whole(), boxes, stack, stage, show)


def _stacks(side: float, height: float, stacks: int, look: Look) -> tuple[float, int]:
    """The largest width of stacks that fits, and in how many columns they lie then."""
    def width(count: int) -> float:
        slot = height / -(-stacks // count)
        return min(look.px(WIDEST_STACK), (slot - look.pt(11) * 1.5 - look.px(14)) / CARD_RATIO,
                   side / count - look.px(BESIDE_STACK))

    return max((width(count), count) for count in (1, 2))


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

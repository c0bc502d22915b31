"""How the characters of a team stand: how large, in which rows, and where what each of them says has room."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sparktable.kernel.view import View
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.lettering import Paragraph
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.gear import APART, gear_width, tile_height
from sparktable.table.tcg.layout_sheet import Sheet

LARGEST = 275.0
"""How long a card's longer side is at most, at the design's size."""
ONE_ROW = 4
"""So many stand in one row whatever they wear."""
PART_HIGH = 35.0
"""How high a Combiner's parts are, at the design's size."""
NARROWEST, WIDEST = 104.0, 0.92
"""In so many pixels the longest name can be read; a smaller card is wider for it, to so much of its height."""
SAYS, NARROWEST_TEXT, WIDEST_TEXT = 11.5, 105.0, 250.0
"""The letters in which it is told what a character says, and how wide that is beside it: at least, and at most where
it has room for it, at the design's size."""
GIVE_WAY, SMALLEST = (1.0, 0.93, 0.86, 0.79, 0.72), 175.0
"""Characters are smaller by so much for texts to have room, and never than this at the design's size."""


class Said(NamedTuple):
    """What a character says, and where that is told."""

    text: Paragraph
    wide: float
    """With its distance to the character."""
    under: bool
    """Under one that lies across, else at its right."""
    x: float
    """How far from the card's right edge, or from its left one under it."""
    y: float
    """How far from its upper edge at most."""


class Order(NamedTuple):
    """How the characters of one team stand."""

    lines: list[list[int]]
    high: float
    """One that stands upright."""
    place: float
    """How wide each has it, which is how long one is that lies across."""
    gap: float
    gear: float
    """How wide Upgrades are."""
    tile: float
    """How high each of them is."""
    says: Mapping[int, Said]
    """Character -> what it says, or nothing where the team has no room for texts."""

    def whole(self, sheet: Sheet) -> float:
        """How wide the longest row is."""
        return max((self.row(sheet, line) for line in self.lines), default=0.0)

    def row(self, sheet: Sheet, line: Sequence[int]) -> float:
        """How wide these are side by side."""
        return sum(self.width(sheet, slot) + self.gap for slot in line) - self.gap

    def width(self, sheet: Sheet, slot: int) -> float:
        """What a character takes with all that it wears and says; turned it still has room, but for a text that takes
        the place beside one that stands upright."""
        place = (1 + facts.is_combined(sheet.view, slot)) * (self.place + self.gap) - self.gap
        said = self.says.get(slot)
        if said is None or said.under:
            return place + self.worn(sheet, slot)
        return max(place, self.size(sheet, slot)[0] + said.wide)

    def size(self, sheet: Sheet, slot: int) -> tuple[float, float]:
        """Of the card as it lies."""
        wide, tapped = facts.is_combined(sheet.view, slot), facts.fighter(sheet.view, slot).tapped
        if wide and not tapped:
            return 2 * self.place + self.gap, self.high
        if tapped and not wide:
            return self.place, self.place / CARD_RATIO
        upright = self.high / CARD_RATIO
        return upright if wide else max(upright, min(NARROWEST, self.high * WIDEST, self.place)), self.high

    def worn(self, sheet: Sheet, slot: int) -> float:
        """What its Upgrades take at its right."""
        return self.gear if facts.upgrades(sheet.view, slot) else 0.0

    def beside(self, sheet: Sheet, slot: int) -> float:
        """What lies at its right: Upgrades, and its text."""
        said = self.says.get(slot)
        return max(self.worn(sheet, slot), said.wide if said is not None and not said.under else 0.0)


def in_order(sheet: Sheet, team: list[int], inside: Box, rows: int, share: float = 1.0) -> Order:
    """As large as height and width allow, or that `share` of it. How wide Upgrades are depends on how high they are,
    and the other way round: a few steps and both agree."""
    lines = _in_lines(sheet.view, team) if rows > 1 else [team] if team else []
    most = max((places(sheet.view, line) for line in lines), default=1)
    worn = max((sum(bool(facts.upgrades(sheet.view, slot)) for slot in line) for line in lines), default=0)
    edges = sum(max(edge_of(sheet, slot) for slot in line) for line in lines)
    gap, between = sheet.px(18 if most <= ONE_ROW else 12), sheet.px(6)
    tall = (inside.h - edges - (len(lines) - 1) * between) / max(1, len(lines))
    largest = min(sheet.px(LARGEST), tall) * share
    high = place = max(40.0, largest)
    gear = 0.0
    for _ in range(3):
        gear = gear_width(sheet, team, place)
        each = max(30.0, (inside.w - worn * gear - (most - 1) * gap) / most)
        high = max(40.0, min(largest, each * CARD_RATIO))
        place = min(high, each)
    return Order(lines, high, place, gap, gear, tile_height(sheet, team, place), {})


def fitted(sheet: Sheet, team: list[int], order: Order, inside: Box, room: float) -> Order:
    """One row with all that its characters say, which are smaller for it if need be. Where that does not do they
    stay as they are, and of a small team the longest texts are left out: those are told while somebody is pointed
    at. In a large one nobody would stay in place."""
    said = [(cards.more_than_keywords(sheet.view, slot, sheet.speech), slot) for slot in team]
    texts = {slot: Paragraph(text, SAYS) for text, slot in sorted(said, key=lambda each: len(each[0])) if text}
    least = min(order.high, sheet.px(SMALLEST))
    smaller = (each for share in GIVE_WAY if (each := in_order(sheet, team, inside, 1, share)).high >= least)
    found = next(filter(None, (_with_texts(sheet, texts, each, room) for each in smaller)), None)
    while found is None and texts and len(team) <= ONE_ROW:
        texts.popitem()
        found = _with_texts(sheet, texts, order, room)
    return found or order


def _with_texts(sheet: Sheet, texts: Mapping[int, Paragraph], order: Order, room: float) -> Order | None:
    """What everybody says, if all of it has room. Texts at the right share what is left over."""
    says: dict[int, Said] = {}
    for slot, text in texts.items():
        place = _place_for(sheet, slot, text, order, room)
        if place is None:
            return None
        says[slot] = place
    beside = [slot for slot, said in says.items() if not said.under]
    spare = room - order._replace(says=says).whole(sheet)
    if spare < 0:
        return None
    usual = sheet.px(WIDEST_TEXT) * max(1.0, sheet.look.text)
    for slot in beside:
        wide = max(says[slot].wide, min(says[slot].wide + spare / len(beside), usual))
        says[slot] = says[slot]._replace(wide=wide)
    return order._replace(says=says)


def _place_for(sheet: Sheet, slot: int, text: Paragraph, order: Order, most: float) -> Said | None:
    """Where a text has room that takes the least: under one that lies across, else at its right, under Upgrades or
    past them."""
    look, apart = sheet.look, sheet.px(8)
    (wide, high), gear, upgrades = order.size(sheet, slot), order.worn(sheet, slot), facts.upgrades(sheet.view, slot)
    below = high + sheet.px(8)
    if text.height(wide + gear, look) <= order.high - below:
        return Said(text, wide + gear, True, 0.0, below)
    least = sheet.px(NARROWEST_TEXT) * max(1.0, look.text)
    worn = len(upgrades) * (order.tile + APART)
    left = order.high - (worn + (order.high - high) / 2) * bool(upgrades)
    for each in range(round(max(least, gear)), round(most), 8):
        if text.height(each - apart, look) <= left:
            return Said(text, each, False, 0.0, worn)
        if each - gear >= least and text.height(each - gear - apart, look) <= order.high:
            return Said(text, each, False, gear, 0.0)
    return None


def _in_lines(view: View, team: list[int]) -> list[list[int]]:
    """Two rows that are about as long as each other."""
    whole = places(view, team)
    half = next(at for at in range(1, len(team) + 1) if 2 * places(view, team[:at]) >= whole)
    return [line for line in (team[:half], team[half:]) if line]


def places(view: View, slots: Sequence[int]) -> int:
    """How many cards' room they take: a Combiner that of two."""
    return sum(1 + facts.is_combined(view, slot) for slot in slots)


def edge_of(sheet: Sheet, slot: int) -> float:
    """How much lies at the outer edge of a character: what it is made of."""
    return sheet.px(PART_HIGH) if facts.parts(sheet.view, slot) else 0.0

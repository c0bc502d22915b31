"""How the characters of a team stand: each in a place of its own, which it keeps, and all divided alike into picture
and words."""
from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sparktable.kernel.view import View
from sparktable.table.art.fonts import smallest_letters
from sparktable.table.art.text import flow
from sparktable.table.geometry import Box
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.drawings import Tiles
from sparktable.table.tcg.gear import APART, narrowest, tiles_for
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.tcg.plaque import PAD, Shape

LARGE = 2
"""A larger team needs all the width of its row."""
NARROWEST = 128.0
"""Where a place would be narrower a team stands in two rows, at the design's size."""
PART_HIGH = 35.0
"""How high a Combiner's parts are, at the design's size."""
WIDEST, WIDEST_COMBINED, ACROSS = 2.1, 2.45, 1.62
"""How wide a character is to its height at most, and a Combiner; and from where on words stand beside the picture."""
BESIDE, UNDER = (1.5, 1.3, 1.12, 0.98, 0.86), (0.66, 0.58, 0.52, 0.46, 0.41)
"""How large a picture is, to the height of its place: the larger the better, as long as all words have room."""
BRIEF = (0.8, 0.74)
"""The same, where it is left to the card that is pointed at what most of them say."""
LEAST_NUMBER, ABOVE_LETTERS = 14.0, 1.3
"""So large all numbers are at least before anything is written beside or under them, at the usual size of texts; and
so much larger than what is written there."""
WORDS_WIDE, WORDS_WIDEST = 0.3, 0.65
"""How much of the width words beside a picture have at least, and at most: no word is broken."""
UNDER_ALONE, GROWS = 0.8, 8
"""How high a picture may become over few words, to the height of its place, and in how many steps that is tried."""
LETTERS, SMALLER, LEAST = (17.0, 15.5, 14.0, 12.5, 11.5), (0.9, 0.8, 0.72, 0.64), 11.0
"""The letters of what a character says: the first in which all of a team has room, smaller than usual where need
be, and never than so many pixels."""


SIGN_HIGH, LARGEST_SIGN, TIGHT = 1.4, 0.22, 0.3
"""How high an Upgrade is to its letters where it is only a sign, how large these are at most in the height of its
bearer, and how much of the usual space is around it."""


class Places(NamedTuple):
    """Where the characters of one team stand."""

    boxes: dict[int, Box]
    shapes: dict[int, Shape]


def rows(sheet: Sheet, team: Sequence[int], wide: float) -> int:
    """In how many rows it stands."""
    many = max(1, places(sheet.view, team))
    return 1 if (wide + _gap(sheet)) / many - _gap(sheet) >= sheet.px(NARROWEST) else 2


def placed(sheet: Sheet, team: Sequence[int], inside: Box, left: float, upwards: bool) -> Places:
    """In the middle, as far as so much at the left stays free. `upwards`: what Combiners are made of lies above
    them."""
    lines = list(_in_lines(sheet.view, team, rows(sheet, team, inside.w)))
    gap, between = _gap(sheet), sheet.px(6)
    most = max((places(sheet.view, line) for line in lines), default=1)
    edge = sheet.px(PART_HIGH) if any(facts.parts(sheet.view, slot) for slot in team) else 0.0
    step = (inside.h + between) / max(1, len(lines))
    high = step - between - edge
    wide = min((inside.w - left + gap) / most - gap, high * WIDEST)
    wides = {slot: min(2 * wide + gap, high * WIDEST_COMBINED) if facts.is_combined(sheet.view, slot) else wide
             for slot in team}
    boxes: dict[int, Box] = {}
    for index, line in enumerate(lines):
        x = max(inside.cx - (sum(wides[slot] + gap for slot in line) - gap) / 2, inside.x + left)
        y = inside.y + index * step + edge * upwards
        for slot in line:
            boxes[slot] = Box(x, y, wides[slot], high).whole()
            x += wides[slot] + gap
    shape = _shape(sheet, boxes, wide, high)
    return Places(boxes, {slot: _grown(sheet, slot, box, shape) for slot, box in boxes.items()})


def says(sheet: Sheet, slot: int) -> str:
    """Its keywords, and under them what else its present side says."""
    more = cards.beyond_keywords(sheet.view, slot, sheet.speech)
    return "\n".join(filter(None, (keyword_line(sheet, slot), more)))


def keyword_line(sheet: Sheet, slot: int) -> str:
    words = [word.replace(" ", "\u00a0") for word in cards.keywords(sheet.view, slot, sheet.speech)]
    return f"**{' · '.join(words)}**" if words else ""


def worn_high(sheet: Sheet, slot: int, shape: Shape) -> float:
    """How much of the height for words its Upgrades take."""
    many = len(facts.upgrades(sheet.view, slot))
    return (bool(many) if shape.gear.signs else many) * (shape.gear.high + APART) + sheet.px(4) * bool(many)


def places(view: View, slots: Sequence[int]) -> int:
    """How many cards' room they take: a Combiner that of two."""
    return sum(1 + facts.is_combined(view, slot) for slot in slots)


def _gap(sheet: Sheet) -> float:
    return sheet.px(10)


def _in_lines(view: View, team: Sequence[int], many: int) -> Iterator[Sequence[int]]:
    """Two rows are about as long as each other."""
    half = len(team)
    if many > 1:
        half = next(at for at in range(1, half + 1) if 2 * places(view, team[:at]) >= places(view, team))
    return filter(None, (team[:half], team[half:]))


def _shape(sheet: Sheet, boxes: dict[int, Box], wide: float, high: float) -> Shape:
    """The shape with which everything that the team says has room: names in one line, letters and picture large."""
    across = wide >= high * ACROSS
    told = {slot: says(sheet, slot) for slot in boxes}
    names = [facts.fighter(sheet.view, slot).name for slot in boxes]
    shapes = [shape for shape in _shapes(sheet, boxes, wide, high, across)
              if shape.number(wide, high, sheet.look) >= max(sheet.pt(LEAST_NUMBER), shape.letters * ABOVE_LETTERS)
              and all(fits(sheet, slot, text, boxes[slot], shape) for slot, text in told.items())]
    usual = [shape for shape in shapes if shape.letters >= sheet.pt(LETTERS[-1])]
    if usual:
        return max(usual, key=lambda shape: (shape.in_one_line(names, wide, high, sheet.look),
                                             shape.letters * shape.picture ** 2))
    return shapes[0] if shapes else _brief(sheet, boxes, wide, high)


def _grown(sheet: Sheet, slot: int, box: Box, shape: Shape) -> Shape:
    """A picture takes what the words of this one leave."""
    text, pad = says(sheet, slot), 2 * sheet.px(PAD)
    if not fits(sheet, slot, text, box, shape):
        return shape
    most = box.h * UNDER_ALONE
    if shape.wide:
        least = max(narrowest(sheet, [slot], shape.letters) + pad, _longest_word(text, shape.letters) + pad)
        if text != keyword_line(sheet, slot):  # whole sentences are no column of single words
            least = max(least, box.w * WORDS_WIDE)
        most = box.w - least
    step = (most - shape.picture) / GROWS
    for larger in range(GROWS, 0, -1) if step >= 1 else ():
        picture = math.floor(shape.picture + larger * step)
        gear = tiles_for(sheet, [slot], (box.w - picture if shape.wide else box.w) - pad, shape.letters)
        grown = shape._replace(picture=picture, gear=gear, measure=shape.picture)
        if fits(sheet, slot, text, box, grown) and gear.letters >= shape.gear.letters:
            return grown
    return shape


def _brief(sheet: Sheet, boxes: dict[int, Box], wide: float, high: float) -> Shape:
    """Where not all that the team says has room in letters that one likes to read, names and numbers have it: the
    largest picture under which everybody's keywords still stand."""
    letters = max(LEAST, sheet.pt(LETTERS[-1]))
    tiles = tiles_for(sheet, list(boxes), wide - 2 * sheet.px(PAD), letters)
    shapes = [Shape(False, round(high * share), letters, tiles) for share in (*BRIEF, *UNDER)]
    return next((shape for shape in shapes if shape.number(wide, high, sheet.look) >= LEAST and all(
        fits(sheet, slot, keyword_line(sheet, slot) or "…", boxes[slot], shape) for slot in boxes)),
        _crowded(sheet, high))


def _crowded(sheet: Sheet, high: float) -> Shape:
    """Where names and numbers would be too small for that, Upgrades are signs under the picture."""
    letters = min(smallest_letters(sheet.look.text), high * LARGEST_SIGN)
    row = math.ceil(letters * SIGN_HIGH)
    picture = math.floor(high - row - APART - sheet.px(4 + 1.4 * PAD * TIGHT))
    return Shape(False, picture, letters, Tiles(row, letters, signs=True), TIGHT)


def _shapes(sheet: Sheet, boxes: dict[int, Box], wide: float, high: float, across: bool) -> Iterator[Shape]:
    usual = sheet.pt(LETTERS[-1])
    sizes = (*(max(LEAST, sheet.pt(size)) for size in LETTERS),
             *(max(LEAST, usual * share) for share in SMALLER if usual > LEAST))
    pad = 2 * sheet.px(PAD)
    told = "\n".join(says(sheet, slot) for slot in boxes)
    for letters in dict.fromkeys(sizes):
        longest = _longest_word(told, letters)
        least = max(wide * WORDS_WIDE, narrowest(sheet, list(boxes), letters) + pad)
        most = wide - min(max(least, longest + pad), wide * WORDS_WIDEST)
        for share in BESIDE if across else UNDER:
            picture = math.floor(min(high * share, most) if across else high * share)
            room = (wide - picture if across else wide) - pad
            yield Shape(across, picture, letters, tiles_for(sheet, list(boxes), room, letters))


def _longest_word(text: str, letters: float) -> float:
    """How wide the longest part of a text is that stands in one line, with what unbreakable spaces hold together."""
    return max((placed.width for line in flow(text, letters, math.inf).lines for placed in line), default=0.0)


def fits(sheet: Sheet, slot: int, text: str, box: Box, shape: Shape) -> bool:
    room = shape.words(box.w, box.h, sheet.px(PAD))
    left = room.h - worn_high(sheet, slot, shape)
    return left >= 0 if not text else flow(text, shape.letters, room.w).height <= left + 1

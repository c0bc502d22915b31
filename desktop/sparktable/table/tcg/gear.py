"""Upgrades on a character, one under the other above what it says, or as signs where it is small; and where another
would lie."""
from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from sparktable.kernel.decisions import card as card_ref
from sparktable.table.geometry import Box
from sparktable.table.lettering import words_width
from sparktable.table.piece import Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.addends import signed
from sparktable.table.tcg.drawings import GearTile, Tiles
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.tcg.plaque import Plaque
from sparktable.table.tcg.styles import KINDS
from sparktable.table.zorder import Z

APART = 2.0
FREE_WORD = 13.0
LETTERS, LEAST = (0.95, 0.85, 0.75, 0.65), 10.5
LINES = (1.65, 2.5)
"""How high an Upgrade is to its letters: with its name in one line or, where that is too long, in two."""


def tiles_for(sheet: Sheet, team: Sequence[int], wide: float, usual: float) -> Tiles:
    """Where they have so much room sideways: so that the longest name can be read, in smaller letters than usual if
    need be."""
    worn = [upgrade for slot in team for upgrade in facts.upgrades(sheet.view, slot)]
    ways = _ways(usual)
    return next((way for way in ways if all(_tile(sheet, upgrade, way.letters).width(way.high) <= wide
                                            for upgrade in worn)), ways[-1])


def narrowest(sheet: Sheet, team: Sequence[int], usual: float) -> float:
    """In so much room the longest name can be read in the smallest letters that come into question."""
    way = _ways(usual)[-1]
    worn = (upgrade for slot in team for upgrade in facts.upgrades(sheet.view, slot))
    return max((_tile(sheet, upgrade, way.letters).width(way.high) for upgrade in worn), default=0.0)


def _ways(usual: float) -> list[Tiles]:
    """The largest first."""
    return [Tiles(math.ceil(letters * line), letters) for share in LETTERS for line in LINES
            if (letters := max(LEAST, usual * share))]


def _tile(sheet: Sheet, upgrade: int, letters: float, *, named: bool = True) -> GearTile:
    it = facts.gear(sheet.view, upgrade)
    style = KINDS[it.kind]
    bonus = tuple((icon, signed(n)) for icon, n in (("c_attack", it.attack), ("c_defense", it.defense)) if n)
    return GearTile(it.name if named else "", style.icon, style.hue, bonus, letters)


def lay_gear(sheet: Sheet, slot: int, room: Box, tiles: Tiles, zone: str) -> None:
    """From the top of the room for its bearer's words."""
    worn = facts.upgrades(sheet.view, slot)
    if tiles.signs and worn:
        wide = sum(_sign_wide(sheet, each, tiles) for each in worn)
        tiles = tiles._replace(letters=tiles.letters * min(1.0, (room.w - APART * len(worn)) / wide))
    for upgrade, place in _places(sheet, worn, room, tiles):
        drawing = _tile(sheet, upgrade, tiles.letters, named=not tiles.signs)
        sheet.out.add(Piece(f"card:{upgrade}", place.whole(), drawing, Z.CARD + 1,
                            cards.card_name(sheet.view, upgrade, sheet.speech), zone, (card_ref(upgrade),),
                            slot=upgrade, radius=sheet.px(4)))


def _places(sheet: Sheet, worn: Sequence[int], room: Box, tiles: Tiles) -> Iterator[tuple[int, Box]]:
    """Under one another, or side by side where they are only signs."""
    x = room.x
    for index, upgrade in enumerate(worn):
        if tiles.signs:
            wide = _sign_wide(sheet, upgrade, tiles)
            yield upgrade, Box(x, room.y, wide, tiles.high)
            x += wide + APART
        else:
            yield upgrade, Box(x, room.y + index * (tiles.high + APART), room.w, tiles.high)


def _sign_wide(sheet: Sheet, upgrade: int, tiles: Tiles) -> float:
    return _tile(sheet, upgrade, tiles.letters, named=False).width(tiles.high)


def free_place(sheet: Sheet, lane: Box, bearer: Piece, word: str) -> Box:
    """Where another one is offered: at its bearer's edge in the lane between the teams; of a row that does not stand
    beside that, on the picture where nothing is to be read."""
    assert isinstance(bearer.drawing, Plaque)
    box, high = bearer.box, min(sheet.pt(FREE_WORD) * 1.7, lane.h)
    wide, gap = words_width(word, "strong", sheet.pt(FREE_WORD)) + high * 1.4, sheet.px(4)
    for y, apart in ((box.y - gap - high, box.y - lane.bottom), (box.bottom + gap, lane.y - box.bottom)):
        if 0 <= apart < lane.h:
            return Box(box.right - wide, y, wide, high).whole()
    picture = bearer.drawing.picture(box.w, box.h)
    return Box(box.x + picture.cx - wide / 2, box.y + picture.h * 0.62 - high / 2, wide, high).whole()

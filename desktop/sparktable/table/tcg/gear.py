"""Upgrades on a character, one under the other at its right; and where another would lie."""
from __future__ import annotations

from collections.abc import Sequence

from sparktable.kernel.decisions import card as card_ref
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.lettering import words_width
from sparktable.table.piece import Layout, Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.drawings import SMALLEST, GearTile
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.tcg.styles import KINDS
from sparktable.table.zorder import Z

LEAST = 2
"""For so many there is room at each, whether they are there or not."""
APART = 2.0
HIGHEST = 60.0
"""How high one is at most, at the design's size."""
FREE_WORD = 11.5
PICTURE = 0.72
"""How much of the width of a character that lies across its picture has."""
SHARE = 0.8
"""Of a character's place, that Upgrades may take in letters of their full size."""


def tile_height(sheet: Sheet, team: Sequence[int], place: float) -> float:
    """Of an Upgrade in a team whose characters have places so wide: all of one lie beside it also when it is
    tapped."""
    most = max((len(facts.upgrades(sheet.view, slot)) for slot in team), default=0)
    most = max(most, LEAST)
    return max(15.0, min((place / CARD_RATIO - (most - 1) * APART) / most,
                         sheet.px(HIGHEST) * max(1.0, sheet.look.text)))


def gear_width(sheet: Sheet, team: Sequence[int], place: float) -> float:
    """Of all Upgrades of a team, with the distance to their bearer: so that the longest name can be read, in smaller
    letters where it would take more room than a character."""
    high = tile_height(sheet, team, place)
    worn = [_tile(sheet, upgrade) for slot in team for upgrade in facts.upgrades(sheet.view, slot)]
    if not worn:
        return 0.0
    wanted, least = (max(each.width(high, sheet.look, letters) for each in worn) for letters in (1.0, SMALLEST))
    return min(wanted, max(least, place * SHARE)) + APART


def _tile(sheet: Sheet, upgrade: int) -> GearTile:
    it = facts.gear(sheet.view, upgrade)
    style = KINDS[it.kind]
    bonus = tuple((icon, n) for icon, n in (("c_attack", it.attack), ("c_defense", it.defense)) if n)
    return GearTile(it.name, style.icon, style.hue, bonus)


def lay_gear(sheet: Sheet, slot: int, bearer: Box, wide: float, high: float, zone: str) -> None:
    worn = facts.upgrades(sheet.view, slot)
    for index, upgrade in enumerate(worn):
        place = Box(bearer.right + APART, bearer.y + index * (high + APART), wide - APART, high).whole()
        sheet.out.add(Piece(f"card:{upgrade}", place, _tile(sheet, upgrade), Z.CARD + 1,
                            cards.card_name(sheet.view, upgrade, sheet.speech), zone, (card_ref(upgrade),),
                            slot=upgrade, radius=sheet.px(4)))


def free_place(sheet: Sheet, layout: Layout, bearer: Piece, word: str) -> Box:
    """Where another one would lie: under those that lie there. Where something that is to be read is in the way, on
    the bearer's picture."""
    lie = (layout.of_slot(slot) for slot in facts.upgrades(sheet.view, bearer.slot))
    worn = [piece.box for piece in lie if piece is not None]
    box, high = bearer.box, sheet.pt(FREE_WORD) * 1.7
    wide = words_width(word, "strong", sheet.pt(FREE_WORD)) + high * 1.4
    if worn:
        place = Box(worn[-1].x, min(worn[-1].bottom + APART, box.bottom - high), max(wide, worn[-1].w), high)
    else:
        place = Box(box.right + APART, box.y + (box.h - high) / 2, wide, high)
    room = layout.get(f"team:{sheet.state.owner[bearer.slot]}")
    in_the_way = (piece.box for piece in layout.pieces if piece.slot >= 0 and piece.key != bearer.key)
    if (room is None or place.right <= room.box.right) and not any(map(place.meets, in_the_way)):
        return place.whole()
    picture = box._replace(w=box.w * (PICTURE if box.w > box.h else 1.0))
    return Box(picture.cx - wide / 2, picture.y + picture.h * 0.5 - high / 2, wide, high).whole()

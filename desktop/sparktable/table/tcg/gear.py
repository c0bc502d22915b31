"""Upgrades on a character, one under the other above what it says; and where another would lie."""
from __future__ import annotations

from collections.abc import Sequence

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
FREE_WORD = 11.5
LETTERS, LEAST = (0.95, 0.85, 0.75, 0.65), 10.5
LINES = (1.65, 2.5)
"""How high an Upgrade is to its letters: with its name in one line or, where that is too long, in two."""


def tiles_for(sheet: Sheet, team: Sequence[int], wide: float, usual: float) -> Tiles:
    """Where they have so much room sideways: so that the longest name can be read, in smaller letters than usual if
    need be."""
    worn = [upgrade for slot in team for upgrade in facts.upgrades(sheet.view, slot)]
    ways = [Tiles(round(letters * line), letters) for share in LETTERS for line in LINES
            if (letters := max(LEAST, usual * share))]
    return next((way for way in ways if all(_tile(sheet, upgrade, way.letters).width(way.high) <= wide
                                            for upgrade in worn)), ways[-1])


def narrowest(sheet: Sheet, team: Sequence[int]) -> float:
    """In so much room the longest name can be read in the smallest letters."""
    worn = (upgrade for slot in team for upgrade in facts.upgrades(sheet.view, slot))
    return max((_tile(sheet, upgrade, LEAST).width(LEAST * LINES[-1]) for upgrade in worn), default=0.0)


def _tile(sheet: Sheet, upgrade: int, letters: float) -> GearTile:
    it = facts.gear(sheet.view, upgrade)
    style = KINDS[it.kind]
    bonus = tuple((icon, signed(n)) for icon, n in (("c_attack", it.attack), ("c_defense", it.defense)) if n)
    return GearTile(it.name, style.icon, style.hue, bonus, letters)


def lay_gear(sheet: Sheet, slot: int, room: Box, tiles: Tiles, zone: str) -> None:
    """From the top of the room for its bearer's words."""
    for index, upgrade in enumerate(facts.upgrades(sheet.view, slot)):
        place = Box(room.x, room.y + index * (tiles.high + APART), room.w, tiles.high).whole()
        sheet.out.add(Piece(f"card:{upgrade}", place, _tile(sheet, upgrade, tiles.letters), Z.CARD + 1,
                            cards.card_name(sheet.view, upgrade, sheet.speech), zone, (card_ref(upgrade),),
                            slot=upgrade, radius=sheet.px(4)))


def free_place(sheet: Sheet, bearer: Piece, word: str) -> Box:
    """Where another one would lie: on its bearer's picture, where nothing is to be read."""
    assert isinstance(bearer.drawing, Plaque)
    picture, high = bearer.drawing.picture(bearer.box.w, bearer.box.h), sheet.pt(FREE_WORD) * 1.7
    wide = words_width(word, "strong", sheet.pt(FREE_WORD)) + high * 1.4
    return Box(bearer.box.x + picture.cx - wide / 2, bearer.box.y + picture.h * 0.62 - high / 2, wide, high).whole()

"""What is printed on a fighter, and what cards add or take away: under its name, apart from what is flipped."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sparktable.kernel.decisions import card as card_ref
from sparktable.table.geometry import Box
from sparktable.table.piece import Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.addends import Part, signed, sources
from sparktable.table.tcg.drawings import GearTile
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.zorder import Z

LETTERS, LEAST = (12.5, 11.5, 10.5), 10.5
"""How large they are written: as large as all of them have room, and never smaller than so many pixels."""
HIGH, APART = 1.75, 3.0
"""How high one is, in its letters, and how far apart they are."""


class Tile(NamedTuple):
    """One of them, as it is written."""

    part: Part
    drawing: GearTile
    wide: float
    spoken: str


def lay_sources(sheet: Sheet, slot: int, room: Box, *, attacking: bool, right: bool) -> None:
    """From the edge inwards, in as many lines as they need."""
    parts = sources(sheet.view, sheet.speech, slot, attacking=attacking)
    apart = sheet.px(APART)
    for letters in (max(LEAST, sheet.pt(size)) for size in LETTERS):
        high = round(letters * HIGH)
        lines = _lines([_tile(sheet, slot, part, letters, high, attacking=attacking, first=not at)
                        for at, part in enumerate(parts)], room.w, apart)
        if len(lines) * (high + apart) <= room.h:
            break
    worn = facts.upgrades(sheet.view, slot)
    for row, line in enumerate(lines):
        x = room.right - sum(tile.wide + apart for tile in line) + apart if right else room.x
        for tile in line:
            place = Box(x, room.y + row * (high + apart), tile.wide, high).whole()
            own = tile.part.slot in worn  # it comes from where it was seen
            key = f"card:{tile.part.slot}" if own else f"line:{attacking:d}:{parts.index(tile.part)}"
            sheet.out.add(Piece(key, place, tile.drawing, Z.OVER, tile.spoken, "battle",
                                (card_ref(tile.part.slot),) if own else (), slot=tile.part.slot,
                                radius=sheet.px(4)))
            x += tile.wide + apart


def _tile(sheet: Sheet, slot: int, part: Part, letters: float, high: float, *, attacking: bool, first: bool) -> Tile:
    amount = str(part.amount) if first else signed(part.amount)
    icon = "c_attack" if attacking else "c_defense"
    drawing = GearTile(part.words, part.icon, _hue(sheet, slot, part), ((icon, amount),), letters)
    return Tile(part, drawing, drawing.width(high), f"{part.words}, {amount}")


def _hue(sheet: Sheet, slot: int, part: Part) -> str:
    """Of the card that it comes from; what is printed has that of whoever fights."""
    if part.slot >= 0 and facts.is_known(sheet.view, part.slot) and not facts.is_character(sheet.view, part.slot):
        return cards.style(facts.title(sheet.view, part.slot)).hue
    return cards.faction_of(facts.side(sheet.view, slot)[0]).hue


def _lines(tiles: Sequence[Tile], wide: float, apart: float) -> list[list[Tile]]:
    """As many in each as there is room for; one that is wider by itself is made narrower."""
    lines: list[list[Tile]] = []
    left = 0.0
    for tile in tiles:
        tile = tile._replace(wide=min(tile.wide, wide))
        if not lines or tile.wide > left:
            lines.append([])
            left = wide
        lines[-1].append(tile)
        left -= tile.wide + apart
    return lines

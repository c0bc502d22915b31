"""What is printed on a fighter, and what cards add or take away: under its name, apart from what is flipped."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sparktable.kernel.decisions import card as card_ref
from sparktable.table.geometry import Box
from sparktable.table.piece import Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.addends import Part, signed, sources
from sparktable.table.tcg.drawings import GearTile
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.zorder import Z

SIZES, LEAST = ((12.5, 1.75), (11.5, 1.75), (10.5, 1.75), (10.5, 1.45)), 10.5
"""How large they are written, and how high one is in its letters: as large as all of them have room, and never
smaller than so many pixels."""
APART, FEW = 3.0, 2


class Tile(NamedTuple):
    """One of them, as it is written."""

    part: Part
    key: str
    drawing: GearTile
    wide: float
    spoken: str


def lay_sources(sheet: Sheet, slot: int, room: Box, *, attacking: bool, right: bool) -> Box:
    """From the edge inwards, in as many lines as they need; where those are too many, the last ones stand as one.
    Answers what they take, and never less than a few lines: no fighter moves for one that comes."""
    parts = sources(sheet.view, sheet.speech, slot, attacking=attacking)
    apart = sheet.px(APART)
    high, lines = next(_ways(sheet, slot, parts, room, apart, attacking=attacking))
    worn = facts.upgrades(sheet.view, slot)
    for row, line in enumerate(lines):
        x = room.right - sum(tile.wide + apart for tile in line) + apart if right else room.x
        for tile in line:
            place = Box(x, room.y + row * (high + apart), tile.wide, high).whole()
            own = tile.part.slot in worn  # it comes from where it was seen
            sheet.out.add(Piece(f"card:{tile.part.slot}" if own else tile.key, place, tile.drawing, Z.OVER,
                                tile.spoken, "battle", (card_ref(tile.part.slot),) if own else (),
                                slot=tile.part.slot, radius=sheet.px(4)))
            x += tile.wide + apart
    wide = max(sum(tile.wide + apart for tile in line) - apart for line in lines)
    return room._replace(x=room.right - wide if right else room.x, w=wide,
                         h=min(room.h, max(FEW, len(lines)) * (high + apart)))


def _ways(sheet: Sheet, slot: int, parts: Sequence[Part], room: Box, apart: float, *, attacking: bool
          ) -> Iterator[tuple[float, list[list[Tile]]]]:
    """How high they are in which lines, the best way first, as far as it has room: what is printed always has."""
    for alone in range(len(parts), 0, -1):
        for size, share in SIZES:
            letters = max(LEAST, sheet.pt(size))
            high = round(letters * share)
            tiles = [_tile(sheet, slot, part, at, letters, high, attacking=attacking)
                     for at, part in enumerate(parts[:alone])]
            if rest := parts[alone:]:
                tiles.append(_together(sheet, slot, rest, letters, high, attacking=attacking))
            lines = _lines(tiles, room.w, apart)
            if len(lines) * (high + apart) - apart <= room.h:
                yield high, lines
    yield high, lines[:1]  # too low for anything else


def _tile(sheet: Sheet, slot: int, part: Part, at: int, letters: float, high: float, *, attacking: bool) -> Tile:
    amount = signed(part.amount) if at else str(part.amount)
    icon = "c_attack" if attacking else "c_defense"
    drawing = GearTile(part.words, part.icon, _hue(sheet, slot, part), ((icon, amount),), letters)
    return Tile(part, f"line:{attacking:d}:{at}", drawing, drawing.width(high), f"{part.words}, {amount}")


def _together(sheet: Sheet, slot: int, parts: Sequence[Part], letters: float, high: float, *, attacking: bool
              ) -> Tile:
    """Several as one: how many, and what they add in all. Which they are is said."""
    words = sheet.say("tcg.table.sources.more", n=len(parts))
    whole = Part("ongoing", words, sum(part.amount for part in parts))
    spoken = "; ".join(f"{part.words}, {signed(part.amount)}" for part in parts)
    return _tile(sheet, slot, whole, len(parts), letters, high, attacking=attacking)._replace(
        key=f"more:{attacking:d}", spoken=f"{words}: {spoken}")


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

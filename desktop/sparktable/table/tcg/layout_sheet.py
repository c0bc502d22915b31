"""What the parts of the tableau share while they lay out one position, and where they stand."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.games.tcg.state import TcgState
from sparktable.kernel.decisions import card as card_ref
from sparktable.table import layout_sheet
from sparktable.table.art.render import Form
from sparktable.table.drawings import CardPicture
from sparktable.table.geometry import Box
from sparktable.table.picture_store import Look
from sparktable.table.piece import Piece
from sparktable.table.show import READ_WHOLE
from sparktable.table.tcg import cards, facts

LINES_HIGH = 2.0
"""How much higher a team in two rows is than one in one."""
LANE = 0.14
"""How much of the height between the teams the forecast takes."""
HELD_UP, RAIL = 266.0, 0.2
"""The rail is as wide as a card that is held up there: at the design's size, and of the width at most."""


@dataclass(frozen=True, slots=True)
class Measures:
    """The table's parts: players at the left, two teams with a lane between them, a band along the bottom."""

    rail: Box
    enemies: Box
    lane: Box
    team: Box
    strip: Box
    prompt: Box
    band: Box


def measures(width: float, height: float, look: Look, lines: tuple[int, int] = (1, 1)) -> Measures:
    """`lines`: in how many rows the opponent's team and the viewer's stand."""
    px = look.px
    gap = round(px(10))
    larger = 1 + 0.3 * max(0.0, look.text - 1)
    band_height = round(min(max(px(190), height * 0.225) * larger, height * 0.34))
    band = Box(0, height - band_height, width, band_height)
    above = Box(gap, gap, width - 2 * gap, height - band_height - 2 * gap)
    held_up = min(max(px(HELD_UP), READ_WHOLE), width * RAIL)
    rail, middle = above.take_left(round(max(px(190) * larger, held_up)), gap)
    prompt, middle = middle.take_bottom(round(max(px(54), look.pt(15) * 3.1)), gap * 0.6)
    strip, middle = middle.take_bottom(layout_sheet.strip_height(look), gap * 0.6)
    lane_high = round(max(middle.h * LANE, look.pt(13) * 2.6))
    theirs, mine = (LINES_HIGH if each > 1 else 1.0 for each in lines)
    enemies, rest = middle.take_top((middle.h - lane_high - 2 * gap * 0.6) * theirs / (theirs + mine), gap * 0.6)
    lane, team = rest.take_top(lane_high, gap * 0.6)
    return Measures(rail, enemies, lane, team, strip, prompt, band)


class Sheet(layout_sheet.Sheet):
    """One position being laid out."""

    @property
    def state(self) -> TcgState:
        return facts.state_of(self.view)

    def picture(self, slot: int, form: Form) -> CardPicture:
        return cards.lying(self.view, slot, form, self.speech)

    def card(self, slot: int, box: Box, form: Form, zone: str, z: int, where: str = "",
             raises: bool = False, veil: str = "") -> Piece:
        return self.out.add(Piece(f"card:{slot}", box.whole(), self.picture(slot, form), z,
                                  cards.card_name(self.view, slot, self.speech, where), zone, (card_ref(slot),),
                                  slot=slot, shadow=True, raises=raises, veil=veil))

"""What a card of a team says, in the lane as long as it is pointed at: nothing has to be held up for it."""
from __future__ import annotations

from sparktable.table.drawings import Panel
from sparktable.table.geometry import Box
from sparktable.table.lettering import Paragraph
from sparktable.table.piece import Layout, Piece
from sparktable.table.pointed_card import POINTED_AT
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.tcg.plaque import Plaque
from sparktable.table.zorder import Z

SIZE, WIDTHS = 12.5, (320, 480, 640, 960, 1400)
"""The letters, and how wide it is told at the design's size: as narrow as the lane is high enough for."""
ALMOST = 0.85
"""Letters that are smaller by more on a card are not as large as the player wants them."""


def tell_pointed_at(sheet: Sheet, layout: Layout, pointed: Piece) -> None:
    """Nothing where all of it can be read well on the card, or something else is told in the lane."""
    room, text = layout.head, _text(sheet, pointed.slot)
    if room is None or not text or _is_told(sheet, pointed):
        return
    name = cards.short_name(sheet.view, pointed.slot, sheet.speech)
    told = Paragraph(f"**{name}:** {text}", SIZE, "hi")
    across, upright = sheet.px(12), sheet.px(6)
    wides = (min(sheet.px(wide), room.w) for wide in WIDTHS)
    wide = next((each for each in wides
                 if told.height(each - 2 * across, sheet.look) + 2 * upright <= room.h), room.w)
    high = told.height(wide - 2 * across, sheet.look) + 2 * upright
    x = max(room.x, min(pointed.box.cx - wide / 2, room.right - wide))
    box = Box(x, room.cy - high / 2, wide, high)
    sheet.out.add(Piece(POINTED_AT, box.whole(), Panel("s1", "line2", 1.5), Z.NOTE, f"{name}: {text}",
                        radius=sheet.px(7), shadow=True))
    sheet.out.show(told, box.inset(across, upright).whole(), Z.NOTE + 1, "pointed text")


def _is_told(sheet: Sheet, pointed: Piece) -> bool:
    drawing = pointed.drawing
    return isinstance(drawing, Plaque) and drawing.shape.letters >= sheet.pt(SIZE) * ALMOST \
        and drawing.whole(pointed.box.w, pointed.box.h, sheet.look)


def _text(sheet: Sheet, slot: int) -> str:
    """Of a character its present side's, of an Upgrade all; "" for anything else."""
    for seat in range(sheet.state.game.seats):
        for each in facts.team(sheet.view, seat):
            if slot == each:
                return cards.mode_text(sheet.view, slot, sheet.speech).replace("\n", " ")
            if slot in facts.upgrades(sheet.view, each):
                return cards.whole_text(sheet.view, slot, sheet.speech)
    return ""

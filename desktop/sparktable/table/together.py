"""The cards of a turn for which there was no time one by one: held up side by side, each with what was done."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from sparktable.app.game_texts import Speech
from sparktable.table.animation import Actor, Appear, Flight, Step
from sparktable.table.art.face import Face
from sparktable.table.art.render import paint_card
from sparktable.table.drawings import Chip, brief_form
from sparktable.table.geometry import CARD_RATIO, Box, grid_width
from sparktable.table.picture_store import Drawing, Look, PictureStore
from sparktable.table.piece import Layout
from sparktable.table.recall import wants_ground
from sparktable.table.show import HEAD, RISE, Hold, Leave, ground_beneath, heading, held_up, plate
from sparktable.table.showing import AT_LAST, Shown

MOST = 12
"""So many of them: of more, those that tell least are left out."""
WIDEST, GAP = 150.0, 8.0


@dataclass(frozen=True, slots=True)
class Together(Drawing):
    """Cards in lines, under a line of words."""

    line: str
    cards: tuple[tuple[Face, str], ...]
    """Each with the icon of what was done."""

    def height(self, width: float, most: float, look: Look) -> float:
        """As high as its cards need it, and no higher."""
        room, card, columns = self._grid(width, most, look)
        lines = -(-len(self.cards) // columns)
        return most - room.h + lines * card * CARD_RATIO + (lines - 1) * look.px(GAP)

    def _grid(self, width: float, height: float, look: Look) -> tuple[Box, float, int]:
        """Where the cards lie, how wide each is, and how many lie side by side."""
        above, pad = look.pt(HEAD) * 2.0 + look.px(GAP), look.px(GAP)
        room = Box(pad, above + pad, width - 2 * pad, height - above - 2 * pad)
        return room, *grid_width(room, len(self.cards), pad, look.px(WIDEST))

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        head, gap = look.pt(HEAD) * 2.0, look.px(GAP)
        heading(p, self.line, 0.0, width, look)
        room, card, columns = self._grid(width, height, look)
        plate(p, QRectF(0, head + gap, width, height - head - gap), look)
        form = brief_form(card)
        lines = -(-len(self.cards) // columns)
        left = (width - columns * card - (columns - 1) * gap) / 2
        top = room.y + (room.h - lines * card * CARD_RATIO - (lines - 1) * gap) / 2
        for number, (face, icon) in enumerate(self.cards):
            row, column = divmod(number, columns)
            x, y = left + column * (card + gap), top + row * (card * CARD_RATIO + gap)
            p.translate(x, y)
            paint_card(face, p, form, card, look.dpr, look.theme, min(1.5, look.text), look.rtl,
                       look.larger)
            p.translate(-x, -y)
            picture = Chip(icon, "", "can").make(0, max(18.0, card * 0.2), look)  # where no name and no number stands
            p.drawImage(QPointF(x + (card - picture.width() / look.dpr) / 2, y - gap / 2), picture)


def shown_together(found: Sequence[Shown], layout: Layout, pictures: PictureStore, speech: Speech) -> list[Step]:
    """They rise from whoever did it, and are held up for a moment; one alone as any card is."""
    stage = layout.shown_at
    heaviest = sorted(found, key=lambda each: -each.telling.weight)[:MOST]
    kept = [each for each in found if each in heaviest]
    panel = layout.get(f"player:{found[-1].seat}")
    start = panel.box if panel is not None else stage
    if len(kept) == 1:
        held, place = held_up(pictures, kept[0].face, kept[0].line, kept[0].gains, stage, start)
    else:
        line = speech.words.say("table.together", who=speech.seat(found[-1].seat), n=len(found))
        together = Together(line, tuple((each.face, each.telling.icon) for each in kept))
        high = together.height(stage.w, stage.h, pictures.look)
        place = Box(stage.x, stage.cy - high / 2, stage.w, high).whole()
        picture = pictures.pixmap(together, place.w, place.h)
        wide = min(start.w, start.h * place.w / place.h)
        held = Actor(picture, Box(start.cx - wide / 2, start.cy - wide * place.h / place.w / 2, wide,
                                  wide * place.h / place.w))
    grounds = [ground_beneath(pictures, stage, place)] if wants_ground(layout) else []
    return [[(0.0, Flight(held, place, RISE, 0.0)), *((0.0, Appear(each)) for each in grounds)],
            [(0.0, Hold(held, AT_LAST - RISE - 1.0))], [(0.0, Leave(each)) for each in (held, *grounds)]]

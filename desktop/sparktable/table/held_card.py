"""A card held up to be read: large, its other side at the left, at the right what of it counts where it lies now and
the words on it."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from sparktable.app.game_texts import Speech
from sparktable.kernel.view import View
from sparktable.table.art.face import Face
from sparktable.table.art.render import BASE_WIDTHS
from sparktable.table.drawings import CardPicture, Dimming, Panel, form_of
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.lettering import Paragraph, Words
from sparktable.table.looked_up import words_beside
from sparktable.table.picture_store import Look
from sparktable.table.piece import Piece
from sparktable.table.tableau import Tableau
from sparktable.table.zorder import Z

LET_GO, TURN_OVER = "let go", "turn over"
SHARE, LARGEST = 0.88, 1.5
"""How much of the table's height it takes, and how much larger it is than designed at most."""
OTHER_SIDE, LEAST = 380.0, 150.0
"""How wide its other side is at most, and at least, at the design's size."""
SIZE = 13.5


def held_pieces(slot: int, turned: int, view: View, room: Box, look: Look, speech: Speech, tableau: Tableau
                ) -> Iterator[Piece]:
    """Over everything. A click anywhere else lets it go. `turned`: how often it was turned over since."""
    high = min(room.h * SHARE, BASE_WIDTHS["inspector"] * CARD_RATIO * LARGEST * max(look.k, 0.8))
    wide = min(high / CARD_RATIO, room.w * SHARE)
    box = Box(room.cx - wide / 2, room.cy - wide * CARD_RATIO / 2, wide, wide * CARD_RATIO).whole()
    yield Piece("held", room.whole(), Dimming(190), Z.HELD, "", "", action=LET_GO)
    drawing, name = tableau.picture(view, slot, "inspector", speech), speech.card(slot, view.state)
    face = tableau.face(view, slot, speech).turned_over(turned)
    if turned:
        drawing, name = CardPicture(face, "inspector"), f"{name}, {face.side}"
    yield Piece("held card", box, drawing, Z.HELD, name, "held", action=LET_GO, slot=slot, shadow=True, rings=False)
    gap = look.px(16)
    if face.sides > 1:
        yield from _other_side(face, Box(room.x + gap, box.y, box.x - room.x - 2 * gap, box.h), look, speech)
    right = Box(box.right + gap, box.y, room.right - box.right - 2 * gap, box.h)
    under = right
    if told := tableau.counts(view, slot, speech):
        pieces = _counting(told, right, look, speech)
        yield from pieces
        below = max(piece.box.bottom for piece in pieces) + gap
        under = right._replace(y=below, h=right.bottom - below)
    yield from words_beside(slot, under, view, look, speech)


def _other_side(face: Face, room: Box, look: Look, speech: Speech) -> Iterator[Piece]:
    wide = min(room.w, look.px(OTHER_SIDE))
    if wide < look.px(LEAST):
        return
    other = face.turned_over()
    box = Box(room.right - wide, room.cy - wide * CARD_RATIO / 2, wide, wide * CARD_RATIO).whole()
    yield Piece("held other side", box, CardPicture(other, form_of(other, wide, look)), Z.HELD,
                speech.words.say("table.other_side", side=other.side), "held", action=TURN_OVER, shadow=True,
                rings=False)


def _counting(told: Sequence[tuple[str, str]], room: Box, look: Look, speech: Speech) -> list[Piece]:
    """Line by line, as far as there is room."""
    pad, gap = look.px(12), look.px(6)
    heading, high = speech.words.say("table.counts_now"), round(look.pt(12) * 1.8)
    inside = Box(room.x + pad, room.y + pad, room.w - 2 * pad, room.h - 2 * pad)
    lines = [Piece("held counts", inside._replace(h=high).whole(), Words(heading, "label", 12, "mid"), Z.HELD + 1,
                   heading)]
    y = inside.y + high + gap
    for number, (word, meaning) in enumerate(told):
        line = Paragraph(f"**{word}:** {meaning}", SIZE, "hi")
        tall = line.height(inside.w, look)
        if y + tall > inside.bottom:
            break
        lines.append(Piece(f"held counts:{number}", Box(inside.x, y, inside.w, tall).whole(), line, Z.HELD + 1,
                           f"{word}: {meaning}"))
        y += tall + gap
    ground = room._replace(h=y - gap + pad - room.y).whole()
    return [Piece("held counts ground", ground, Panel("s1", "line2", 1.5), Z.HELD, "", action=LET_GO,
                  radius=look.px(8), rings=False), *lines]

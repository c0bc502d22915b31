"""A card that is pointed at, large enough to be read, beside the board, or on it where cards are held up:
where no panel beside the table shows it."""
from __future__ import annotations

from collections.abc import Iterator

from sparktable.table.art.face import Face
from sparktable.table.art.render import fits
from sparktable.table.drawings import CardPicture, form_of
from sparktable.table.geometry import CARD_RATIO, card_box
from sparktable.table.picture_store import Look
from sparktable.table.piece import Layout, Piece
from sparktable.table.zorder import Z

LARGEST, LEAST = 280.0, 150.0
"""How wide it is at most at the design's size, and in logical pixels at least."""
READ = 184.0
"""A stage that is narrower than this it leaves a little, where its height allows it."""
STEP = 12.0
POINTED_CARD, POINTED_GROUND = POINTED = "pointed card", "pointed ground"
"""The keys of the card that is shown, and of what lies under it, or under what is told of an answer."""
POINTED_AT = "pointed at"
"""The key of what a game tells in its own place of a card that is pointed at; the card itself is not shown then."""


def pointed_pieces(piece: Piece, face: Face, layout: Layout, told: Piece | None, look: Look
                   ) -> Iterator[Piece]:
    """As wide as that room, or so much wider that all of its text is there; above what is told there of an answer. Of
    a card that lies there itself it stands to the left. Nothing of it can be clicked: it is in nobody's way."""
    room = layout.shown_at if layout.shows_on_board else layout.beside
    if piece.raises or not room.w:
        return
    if told is not None and told.box.meets(room):
        room = room._replace(h=told.box.y - look.px(6) - room.y)
    most = room.h / CARD_RATIO
    wide = min(max(room.w, READ), most, look.px(LARGEST) * max(1.0, look.text))
    while not fits(face, form_of(face, wide, look), wide / look.larger, look.text) and wide + STEP <= most:
        wide += STEP
    if wide < LEAST:
        return
    place = card_box(room.right - wide, room.y, wide)
    if piece.box.meets(place):
        place = place.moved(min(piece.box.x, room.x) - look.px(8) - place.right, 0.0)
    if place.x >= 0 and not piece.box.meets(place):
        yield Piece(POINTED_CARD, place.whole(), CardPicture(face, form_of(face, wide, look)), Z.NOTE, shadow=True)

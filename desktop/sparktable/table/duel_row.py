"""A row of cards on the stage of a duel: the one that is looked at comes up, the others make way for it, so that each
can be read; how much it adds and why are told under it."""
from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from sparktable.table.art.render import fits
from sparktable.table.drawings import CardPicture, form_of
from sparktable.table.duel import NAME, PILL, WHY
from sparktable.table.duel_drawings import REASON_SIZE, Reason
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.picture_store import Look
from sparktable.table.piece import Layout, Piece

SHOWN = 0.55
"""How much of each other card is seen at least."""
LOWEST = 0.8
"""How low a card that has come up may be to leave the names in sight, in its height."""


def spread(layout: Layout, piece: Piece, up: Piece, look: Look) -> Layout:
    """The row of a piece that has come up."""
    row = sorted((each for each in layout.pieces if each.row == piece.row), key=lambda each: each.box.x)
    stage = layout.get("battle")
    room = stage.box.inset(look.px(10), 0) if stage is not None else Box(0, 0, layout.width, layout.height)
    up = _below_the_names(layout, replace(up, z=up.z + 1), room, look)
    moved = {piece.key: up}
    if any(one.box.right > other.box.x for one, other in pairwise(row)) or \
            any(up.box.meets(each.box) for each in row if each is not piece):  # one covers another
        at, gap, wide = row.index(piece), look.px(6), up.box.w
        left, right = _own_half(layout, piece, room, gap)
        least = wide + gap + (len(row) - 1) * piece.box.w * SHOWN
        if right - left < least:
            left, right = room.x, room.right
        step = min(piece.box.w + gap, (right - left - wide - gap) / max(1, len(row) - 1))
        whole = wide + gap + (len(row) - 1) * step
        start = max(left, min(up.box.x - at * step, right - whole))
        for number, each in enumerate(row):
            x = start + number * step + (wide + gap - step if number > at else 0.0)
            card = up if each is piece else replace(each, z=up.z - 1)
            moved[each.key] = replace(card, box=card.box._replace(x=x).whole())
    for key, each in tuple(moved.items()):
        if (pill := layout.get(f"{PILL}{key}")) is not None:
            spot = pill.box.moved(each.box.cx - pill.box.cx, each.box.bottom - pill.box.cy)
            moved[pill.key] = replace(pill, box=spot.whole(), z=each.z)
        before, why = layout.get(key), layout.get(f"{WHY}{key}")
        if before is not None and why is not None:
            moved[why.key] = replace(why, box=why.box.moved(each.box.cx - before.box.cx, 0).whole())
    pieces = [moved.get(each.key, each) for each in layout.pieces]
    up = moved[piece.key]
    if up.caption:
        reason, wide = Reason(up.caption), max(up.box.w, look.pt(150))
        under = Box(up.box.cx - wide / 2, up.box.bottom + look.pt(12), wide, look.pt(REASON_SIZE) * 3)
        pieces.append(Piece("duel caption", under.whole(), reason, up.z))
    return replace(layout, pieces=tuple(pieces))


def _below_the_names(layout: Layout, up: Piece, room: Box, look: Look) -> Piece:
    """On the stage, and no higher than the names of those who fight: the question stays in sight, too."""
    top = max((each.box.bottom for each in layout.pieces if each.key.startswith(NAME)), default=room.y)
    box, face = up.box, getattr(up.drawing, "face", None)
    high = min(box.h, max(room.bottom - look.px(4) - top, box.h * LOWEST))
    if face is not None and not fits(face, "hand", high / CARD_RATIO / look.larger, look.text):
        high = min(box.h, room.h - look.px(4))  # what it says is more than where it stands
    wide = high / CARD_RATIO
    box = Box(box.cx - wide / 2, min(box.y, room.bottom - look.px(4) - high), wide, high).whole()
    return replace(up, box=box, drawing=CardPicture(face, form_of(face, wide, look))) if face is not None else up


def _own_half(layout: Layout, piece: Piece, room: Box, gap: float) -> tuple[float, float]:
    """From where to where there is nothing of the other side's row."""
    others = [each.box for each in layout.pieces if each.row and each.row != piece.row]
    left = max((box.right + gap for box in others if box.right <= piece.box.x), default=room.x)
    right = min((box.x - gap for box in others if box.x >= piece.box.right), default=room.right)
    return left, right

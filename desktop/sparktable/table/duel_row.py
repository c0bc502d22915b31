"""A row of cards on the stage of a duel: the one that is looked at comes up, the others make way for it, so that each
can be read; how much it adds and why are told under it."""
from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from sparktable.table.duel import PILL
from sparktable.table.duel_drawings import REASON_SIZE, Reason
from sparktable.table.geometry import Box
from sparktable.table.picture_store import Look
from sparktable.table.piece import Layout, Piece


def spread(layout: Layout, piece: Piece, up: Piece, look: Look) -> Layout:
    """The row of a piece that has come up."""
    row = sorted((each for each in layout.pieces if each.row == piece.row), key=lambda each: each.box.x)
    up = replace(up, z=up.z + 1)
    moved = {piece.key: up}
    if any(one.box.right > other.box.x for one, other in pairwise(row)):  # they cover each other
        stage = layout.get("battle")
        room = stage.box.inset(look.px(10), 0) if stage is not None else Box(0, 0, layout.width, layout.height)
        at, gap, wide = row.index(piece), look.px(6), up.box.w
        step = min(piece.box.w + gap, (room.w - wide - gap) / (len(row) - 1))
        whole = wide + gap + (len(row) - 1) * step
        start = max(room.x, min(up.box.x - at * step, room.right - whole))
        for number, each in enumerate(row):
            x = start + number * step + (wide + gap - step if number > at else 0.0)
            card = up if each is piece else replace(each, z=up.z - 1)
            moved[each.key] = replace(card, box=card.box._replace(x=x).whole())
    for key, each in tuple(moved.items()):
        if (pill := layout.get(f"{PILL}{key}")) is not None:
            spot = pill.box.moved(each.box.cx - pill.box.cx, each.box.bottom - pill.box.cy)
            moved[pill.key] = replace(pill, box=spot.whole(), z=each.z)
    pieces = [moved.get(each.key, each) for each in layout.pieces]
    up = moved[piece.key]
    if up.caption:
        reason, wide = Reason(up.caption), max(up.box.w, look.pt(150))
        under = Box(up.box.cx - wide / 2, up.box.bottom + look.pt(12), wide, look.pt(REASON_SIZE) * 3)
        pieces.append(Piece("duel caption", under.whole(), reason, up.z))
    return replace(layout, pieces=tuple(pieces))

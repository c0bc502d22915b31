"""What is told on the board of what is pointed at: the way there, dotted, with the number of its steps."""
from __future__ import annotations

from collections.abc import Iterator

from sparktable.app.game_texts import Speech
from sparktable.kernel.view import View
from sparktable.table.arena import facts
from sparktable.table.drawings import Chip
from sparktable.table.geometry import Box
from sparktable.table.overlay import way_piece
from sparktable.table.picture_store import Look
from sparktable.table.piece import Layout, Piece
from sparktable.table.tableau import Hands
from sparktable.table.zorder import Z


def hints(view: View, layout: Layout, hands: Hands, look: Look, speech: Speech) -> Iterator[Piece]:
    square = next((int(ref.value) for ref in hands.pointed.refs if ref.kind == "space"), -1) if hands.pointed else -1
    held = hands.held.slot if hands.held is not None and hands.held.key.startswith("mover:") else -1
    walk = facts.walk_to(view, square, held) if square >= 0 else None
    if walk is None:
        return
    places = (facts.square_of(view, walk.pawn), *walk.squares)
    boxes = [piece.box for place in places if (piece := layout.get(f"space:{place}")) is not None]
    yield way_piece(boxes)
    chip, last = Chip("move", str(len(walk.squares)), "selected"), boxes[-1]
    high = round(max(20.0, look.pt(13) * 1.6))
    wide = chip.width(high, look)
    yield Piece("way count", Box(last.cx - wide / 2, last.bottom - high * 0.6, wide, high).whole(), chip, Z.PATH)

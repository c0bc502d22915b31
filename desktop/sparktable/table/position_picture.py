"""A part of a table as a small picture: who stands where, without a window or anything that asks."""
from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.kernel.state import State
from sparktable.kernel.view import view
from sparktable.table.art.canvas import SMOOTH, canvas
from sparktable.table.art.render import CardRenderer
from sparktable.table.art.theme import Theme
from sparktable.table.geometry import Box
from sparktable.table.picture_store import Look, PictureStore
from sparktable.table.piece import Layout, Piece
from sparktable.table.set_tables import set_table
from sparktable.table.tableaus import tableau_of

TABLE = (1280.0, 800.0)
"""The size of the table of which it is a part."""


def glance(game: str) -> tuple[str, ...]:
    """The groups of pieces that show a position of a game in a small picture; none for most."""
    table = set_table(game)
    return table.AT_A_GLANCE if table is not None else ()


def position_picture(state: State, groups: Collection[str], width: float, dpr: float, theme: Theme) -> QImage:
    """Pieces of these groups, so wide, as the first seat sees them. Their names are those of zones, or begin keys."""
    look = Look(theme, dpr)
    layout = _laid_out(state, look)
    if (times := width / _around(layout, groups).w) > 1:  # painted as large as it is shown
        look = Look(theme, dpr, times)
        layout = _laid_out(state, look)
    around, pictures = _around(layout, groups), PictureStore(CardRenderer(), look)
    part = width / around.w
    image = canvas(width, around.h * part, dpr)
    with QPainter(image) as p:
        p.setRenderHints(SMOOTH)
        p.scale(part, part)
        for piece in sorted(_of(layout, groups), key=lambda piece: piece.z):
            assert piece.drawing is not None
            margin = piece.drawing.margin(look)
            p.drawPixmap(QPointF(piece.box.x - around.x - margin, piece.box.y - around.y - margin),
                         pictures.pixmap(piece.drawing, piece.box.w, piece.box.h))
    return image


def _laid_out(state: State, look: Look) -> Layout:
    tableau, (width, height) = tableau_of(state.game.name), TABLE
    found = title(state.game.name)
    speech = Speech(found, state.game, found.telling.characters(state), watching=True)
    return tableau.layout(view(state, 0), width * look.k, height * look.k, look, speech)


def _of(layout: Layout, groups: Collection[str]) -> list[Piece]:
    return [piece for piece in layout.pieces if piece.drawing is not None
            and (piece.zone in groups or piece.key.partition(":")[0] in groups)]


def _around(layout: Layout, groups: Collection[str]) -> Box:
    boxes = [piece.box for piece in _of(layout, groups)]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)

"""The table as a picture, without a window on the screen."""
from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.players import Player
from sparktable.app.seat_names import SeatNames
from sparktable.app.translations import WORDS
from sparktable.kernel.decisions import Ref
from sparktable.kernel.state import State
from sparktable.kernel.view import view
from sparktable.table.art.render import CardRenderer
from sparktable.table.art.theme import Theme
from sparktable.table.piece import Piece
from sparktable.table.table_view import TableView
from sparktable.table.tableaus import tableau_of

STAGE = "stage"
"""Named like a group of pieces: where panels and battles appear."""
AROUND = 0.02
"""So much felt is to be seen around a part of the table, in the width of all of it."""


def draw_table(state: State, seat: int, path: Path, size: tuple[int, int], theme: str, text: float,
               language: str) -> bool:
    """Draw what a seat sees into a file; whether it could be written. LookupError for a game without a picture."""
    app = QApplication.instance() or QApplication(["sparktable"])
    WORDS.use(language)
    drawn = picture_of(state, seat, size, theme, text)
    app.processEvents()
    return drawn.save(str(path), "PNG")


def picture_of(state: State, seat: int, size: tuple[int, int], theme: Theme | str, text: float,
               zones: Collection[str] = (), lit: Iterable[Ref] = (), players: Sequence[Player] = ()) -> QPixmap:
    """What a seat sees of a table so large; of some groups of pieces alone, where any are named, with some things
    pointed out, and as these players are called."""
    game = state.game
    tableau = tableau_of(game.name)
    found = title(game.name)
    names = SeatNames(players or [Player("")] * game.seats, lambda: found.telling.characters(state))
    table = TableView(CardRenderer(), Speech(found, game, names), tableau=tableau)
    try:
        table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        table.setMinimumSize(0, 0)
        table.resize(*size)
        table.show()
        table.set_theme(theme)
        table.set_text_scale(text)
        table.set_view(view(state, seat))
        table.highlight(lit)
        part = _part(table, zones)
        for key in _cut(table, part, zones):
            table.table_scene.hide_piece(key)
        return table.grab(part)
    finally:
        table.hide()
        table.deleteLater()


def _is_of(piece: Piece, zones: Collection[str]) -> bool:
    """Whether it is one of a group, or the ground of a group, which bears its name."""
    return piece.zone in zones or piece.key in zones


def _part(table: TableView, zones: Collection[str]) -> QRect:
    layout = table.layout_now
    boxes = [piece.box for piece in layout.pieces if _is_of(piece, zones)] + [layout.stage] * (STAGE in zones)
    if not boxes:
        return table.rect()
    corner = table.mapFromScene(min(box.x for box in boxes), min(box.y for box in boxes))
    other = table.mapFromScene(max(box.right for box in boxes), max(box.bottom for box in boxes))
    around = round(table.width() * AROUND)
    return QRect(corner, other).adjusted(-around, -around, around, around).intersected(table.rect())


def _cut(table: TableView, part: QRect, zones: Collection[str]) -> list[str]:
    """The pieces beside a part of the table that would be cut in two; the grounds under all of it may be."""
    found = []
    for piece in table.layout_now.pieces:
        box = piece.box
        place = QRect(table.mapFromScene(box.x, box.y), table.mapFromScene(box.right, box.bottom))
        if not _is_of(piece, zones) and place.width() < part.width() and not part.contains(place):
            found.append(piece.key)
    return found

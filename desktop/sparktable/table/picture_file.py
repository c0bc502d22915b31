"""The table as a picture file, without a window on the screen."""
from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.players import Player
from sparktable.app.seat_names import SeatNames
from sparktable.app.translations import WORDS
from sparktable.kernel.state import State
from sparktable.kernel.view import view
from sparktable.table.art.render import CardRenderer
from sparktable.table.table_view import TableView
from sparktable.table.tableaus import tableau_of


def draw_table(state: State, seat: int, path: Path, size: tuple[int, int], theme: str, text: float,
               language: str) -> bool:
    """Draw what a seat sees; whether the file could be written. LookupError for a game without a picture."""
    app = QApplication.instance() or QApplication(["sparktable"])
    WORDS.use(language)
    game = state.game
    tableau = tableau_of(game.name)
    found = title(game.name)
    names = SeatNames([Player("")] * game.seats, lambda: found.characters(state, game.options))
    table = TableView(CardRenderer(), Speech(found, game, names), tableau=tableau)
    try:
        table.setMinimumSize(0, 0)
        table.resize(*size)
        table.set_theme(theme)
        table.set_text_scale(text)
        table.set_view(view(state, seat))
        table.show()
        app.processEvents()
        return table.grab().save(str(path), "PNG")
    finally:
        table.hide()
        table.deleteLater()

"""A table of the Matrix in the window, for tests: its set-ups, and a mouse that plays on it."""
from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from sparktable.app.catalog import Title
from sparktable.app.players import Player
from sparktable.app.setups import Setup
from sparktable.kernel.decisions import Option
from sparktable.table.piece import Piece
from sparktable.table.table_view import TableView
from sparktable.ui.game_window import GameWindow

MATRIX = Title("matrix", "sparktable.games.matrix.game", "sparktable.games.matrix.form")
DUEL = Setup("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 2},
             (Player("Ann"), Player("", "random")), seed=7)
FRIENDS = Setup("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 2}, (Player("Ann"), Player("Ben")),
                seed=7)
ALONE = Setup("matrix", {"set": "war-on-cybertron", "mode": "solo", "players": 1}, (Player("Ann"),), seed=3)


def line_of(page: GameWindow, option: Option) -> int:
    """In which line of the list an answer stands: what comes to the same stands there once."""
    told = page.speech.answer(option, page.session.decision, page.session.view.state)
    return next(row for row in range(page.options.count()) if page.options.item(row).text().endswith(told))


class Mouse:
    """Gives answers by clicks on the picture of the table; where a click means something else, on the list."""

    def __init__(self, qtbot: QtBot, page: GameWindow) -> None:
        self.qtbot, self.page = qtbot, page
        self.on_table = self.on_list = 0

    def give(self, option: Option) -> None:
        answers = self.page.session.match.answers
        before = len(answers)
        for find in (self.button, self.source, self.chosen, self.target, self.chosen):
            if len(answers) > before:
                break
            piece = find(option)
            if piece is not None:
                self.click(piece)
        if len(answers) > before:
            self.on_table += 1
        else:
            self.on_list += 1
            self.by_list(option)
        assert len(answers) > before or self.page.session.outcome is not None

    @property
    def table(self) -> TableView:
        assert isinstance(self.page.table, TableView)
        return self.page.table

    def button(self, option: Option) -> Piece | None:
        return next((piece for piece in self.table.layout_now.pieces if piece.option == option), None)

    chosen = button

    def source(self, option: Option) -> Piece | None:
        return self._standing(option, "source")

    def target(self, option: Option) -> Piece | None:
        return self._standing(option, "target")

    def _standing(self, option: Option, end: str) -> Piece | None:
        for act in self.table.lights.acts:
            ref = getattr(act, end)
            if act.option == option and ref is not None:
                return next(iter(self.table.layout_now.standing_for(ref)), None)
        return None

    def click(self, piece: Piece) -> None:
        port = self.table.viewport()
        self.qtbot.mouseClick(port, Qt.MouseButton.LeftButton,
                              pos=QPoint(round(piece.box.x + piece.box.w * 0.2), round(piece.box.cy)))

    def by_list(self, option: Option) -> None:
        page = self.page
        page.focus_options()
        item = page.options.item(line_of(page, option))
        page.options.scrollToItem(item)
        place = page.options.visualItemRect(item).center()
        self.qtbot.mouseClick(page.options.viewport(), Qt.MouseButton.LeftButton, pos=place)
        self.qtbot.mouseDClick(page.options.viewport(), Qt.MouseButton.LeftButton, pos=place)

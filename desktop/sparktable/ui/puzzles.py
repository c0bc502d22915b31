"""The page of puzzles: the one of today, then all of them by game and grade, each with whether it was solved."""
from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from sparktable.app.lessons import said
from sparktable.app.puzzles import Puzzle
from sparktable.app.translations import WORDS
from sparktable.ui.home_tile import HomeTile
from sparktable.ui.scenario_pictures import pictured
from sparktable.ui.tile_column import TileColumn

LEAST, FIRST = 104, 140
"""How high a tile is at least, and the one of today."""


class PuzzlesPage(TileColumn):
    def __init__(self, puzzles: Sequence[Puzzle], solved: Collection[str], today: Puzzle) -> None:
        super().__init__("puzzles.title", "puzzles.note")
        self._solved = solved
        self._tiles: list[tuple[Puzzle, HomeTile]] = []
        self.add_grid([self._tile(today, "continue")], FIRST, columns=1)
        self._headings: list[tuple[QLabel, str, int]] = []
        groups: dict[tuple[str, int], list[Puzzle]] = {}
        for puzzle in puzzles:
            groups.setdefault((puzzle.game, puzzle.riddle.grade), []).append(puzzle)
        for (game, grade), found in groups.items():
            done = sum(puzzle.name in solved for puzzle in found)
            self._headings.append((self.add_heading("puzzles.solved_of", n=done, of=len(found)), game, grade))
            self.add_grid([self._tile(puzzle, "tile") for puzzle in found], LEAST)
        self.column.addStretch()
        self.buttons = [*(tile for _, tile in self._tiles), self._back]
        self.retranslate()

    def _tile(self, puzzle: Puzzle, kind: str) -> HomeTile:
        tile = HomeTile(kind, large=False, long=kind == "continue", roomy=True)
        tile.done = puzzle.name in self._solved
        if (paint := pictured(puzzle.file, puzzle.riddle.task.en, sinks=True)) is not None:
            tile.unveil(paint)
        tile.clicked.connect(partial(self.chosen.emit, puzzle))
        self._tiles.append((puzzle, tile))
        return tile

    def retranslate(self) -> None:
        for heading, game, grade in self._headings:
            heading.setText(WORDS.say("puzzles.group", game=WORDS.say(f"title.{game}"),
                                      grade=WORDS.say(f"puzzles.grade.{grade}")))
        for place, (puzzle, tile) in enumerate(self._tiles):
            told = puzzle.riddle
            name = WORDS.say("puzzles.today", title=said(told.title)) if place == 0 else said(told.title)
            tile.name.setText(name)
            tile.setAccessibleName(name)
            tile.tell(said(told.task))
            if tile.done:  # what is seen by its mark
                tile.setAccessibleDescription(WORDS.say("puzzles.solved", task=said(told.task)))

    def settle(self) -> None:
        """The focus lies on today's puzzle, or on the first that is not solved."""
        place = next((at for at, (puzzle, _) in enumerate(self._tiles) if puzzle.name not in self._solved), 0)
        self.buttons[place].setFocus(Qt.FocusReason.TabFocusReason)

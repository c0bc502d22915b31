"""The page of lessons, game by game: each with how long it takes, and whether it was begun or done."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from sparktable.app.lessons import Lesson, said
from sparktable.app.translations import WORDS
from sparktable.ui import style
from sparktable.ui.home_pictures import way_to_learn
from sparktable.ui.home_tile import HomeTile
from sparktable.ui.scenario_pictures import pictured
from sparktable.ui.tile_column import COLUMNS, TileColumn
from sparktable.ui.widgets import label

LEAST, MOST = 104, 400
"""How high a tile is."""


class LessonsPage(TileColumn):
    def __init__(self, lessons: Sequence[Lesson], done: Mapping[str, int]) -> None:
        """`done` says how many answers of a lesson were given."""
        super().__init__("lessons.title", "lessons.note")
        self._done = done
        games: dict[str, list[Lesson]] = {}
        for lesson in lessons:
            games.setdefault(lesson.file.game.name, []).append(lesson)
        first = next((lesson for lesson in lessons if self._state(lesson) != "done"), lessons[0])
        self._tiles = {lesson.name: self._tile(lesson, first=lesson is first, foremost=lesson is lessons[0])
                       for lesson in lessons}
        self._headings: list[tuple[QLabel, str]] = []
        several = {game: found for game, found in games.items() if len(found) > 1}
        alone = {game: found[0] for game, found in games.items() if game not in several}
        self._lessons = [*(lesson for found in several.values() for lesson in found), *alone.values()]
        self.tiles = [self._tiles[lesson.name] for lesson in self._lessons]
        left, right = self._columns() if alone and several else (self.column, self.column)
        for game, found in several.items():
            finished = sum(self._state(lesson) == "done" for lesson in found)
            heading = self.add_heading("lessons.done_of", left, n=finished, of=len(found))
            self._headings.append((heading, game))
            self.add_grid([self._tiles[lesson.name] for lesson in found], LEAST, MOST, stretch=100, column=left,
                          columns=COLUMNS - (left is not right))
        self._add_alone(alone, right, below=left is right)
        self.column.addStretch()
        self.buttons = [*self.tiles, self._back]
        self.retranslate()

    def _columns(self) -> tuple[QVBoxLayout, QVBoxLayout]:
        """For games with several lessons, and beside them for those with one; where letters are larger, below."""
        if style.current().text > 1:
            return self.column, self.column
        row, left, right = QHBoxLayout(), QVBoxLayout(), QVBoxLayout()
        row.setSpacing(style.current().px(14))
        row.addLayout(left, COLUMNS - 1)
        row.addLayout(right, 1)
        self.column.addLayout(row, 100)
        return left, right

    def _add_alone(self, alone: Mapping[str, Lesson], column: QVBoxLayout, *, below: bool) -> None:
        """Each under its game: beside each other below the others, else below each other."""
        if below:
            headings = [label("name", wrap=False) for _ in alone]
            self.add_grid([self._tiles[lesson.name] for lesson in alone.values()], LEAST, MOST, stretch=100,
                          headings=headings, column=column)
            self._headings += zip(headings, alone, strict=True)
            return
        for game, lesson in alone.items():
            self._headings.append((self.add_heading(column=column), game))
            self.add_grid([self._tiles[lesson.name]], LEAST, MOST, columns=1, stretch=100, column=column)

    def _tile(self, lesson: Lesson, *, first: bool, foremost: bool) -> HomeTile:
        tile = HomeTile("continue" if first else "tile", large=style.current().text <= 1, roomy=True)
        tile.done = self._state(lesson) == "done"
        spoken = " ".join(line.step.say.en for line in lesson.lines if line.spoken and line.step.say is not None)
        shown = None if foremost else pictured(lesson.file, spoken, foes=False)
        tile.unveil(shown or way_to_learn)
        tile.clicked.connect(partial(self.chosen.emit, lesson))
        return tile

    def _state(self, lesson: Lesson) -> str:
        given = self._done.get(lesson.name, 0)
        return "done" if given >= len(lesson.lines) else "begun" if given > 0 else "new"

    def retranslate(self) -> None:
        for heading, game in self._headings:
            heading.setText(WORDS.say(f"title.{game}"))
        for lesson, tile in zip(self._lessons, self.tiles, strict=True):
            told, state = lesson.teaching, self._state(lesson)
            tile.name.setText(said(told.title))
            tile.setAccessibleName(said(told.title))
            tile.chip = WORDS.say("lessons.minutes", n=told.minutes)
            tile.tell(WORDS.say("lessons.begun", about=said(told.about)) if state == "begun" else said(told.about))
            if tile.done:  # what is seen by its mark
                tile.setAccessibleDescription(WORDS.say("lessons.done", about=tile.accessibleDescription()))

    def settle(self) -> None:
        """The focus lies on the first lesson that is not done."""
        state = [self._state(lesson) for lesson in self._lessons]
        place = next((at for at, found in enumerate(state) if found != "done"), 0)
        self.buttons[place].setFocus(Qt.FocusReason.TabFocusReason)

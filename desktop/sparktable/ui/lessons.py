"""The page of lessons: each with how long it takes, and whether it was begun or done."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt

from sparktable.app.lessons import Lesson, said
from sparktable.app.translations import WORDS
from sparktable.ui.home_pictures import way_to_learn
from sparktable.ui.home_tile import HomeTile
from sparktable.ui.scenario_pictures import painted, two_of
from sparktable.ui.tile_column import TileColumn

LEAST, MOST = 208, 400
"""How high a tile is."""


class LessonsPage(TileColumn):
    def __init__(self, lessons: Sequence[Lesson], done: Mapping[str, int]) -> None:
        """`done` says how many answers of a lesson were given."""
        super().__init__("lessons.title", "lessons.note")
        self._lessons, self._done = lessons, done
        states = [self._state(lesson) for lesson in lessons]
        first = next((at for at, state in enumerate(states) if state != "done"), 0)
        self.tiles = []
        for place, lesson in enumerate(lessons):
            tile = HomeTile("continue" if place == first else "tile", large=True)
            tile.done = states[place] == "done"
            arts = two_of(lesson.file)
            tile.unveil(painted(arts) if place and arts else way_to_learn)
            tile.clicked.connect(partial(self.chosen.emit, lesson))
            self.tiles.append(tile)
        self.add_grid(self.tiles, LEAST, MOST, stretch=100)
        self.column.addStretch()
        self.buttons = [*self.tiles, self._back]
        self.retranslate()

    def _state(self, lesson: Lesson) -> str:
        given = self._done.get(lesson.name, 0)
        return "done" if given >= len(lesson.lines) else "begun" if given > 0 else "new"

    def retranslate(self) -> None:
        for lesson, tile in zip(self._lessons, self.tiles, strict=True):
            told = lesson.teaching
            note = WORDS.say(f"lessons.{self._state(lesson)}", about=said(told.about), minutes=told.minutes)
            tile.name.setText(said(told.title))
            tile.setAccessibleName(said(told.title))
            tile.tell(note)

    def settle(self) -> None:
        """The focus lies on the first lesson that is not done."""
        state = [self._state(lesson) for lesson in self._lessons]
        place = next((at for at, found in enumerate(state) if found != "done"), 0)
        self.buttons[place].setFocus(Qt.FocusReason.TabFocusReason)

"""What a table is put together from, each loaded only where a game has it: its area, and a lesson's or a puzzle's
strip under that."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sparktable.app.game_texts import Speech
from sparktable.app.session import Session
from sparktable.kernel.decisions import Option
from sparktable.table.tableaus import has_tableau

if TYPE_CHECKING:
    from sparktable.app.lessons import Course
    from sparktable.app.puzzles import Attempt
    from sparktable.ui.lesson_strip import LessonStrip
    from sparktable.ui.picture_table_area import PictureTableArea
    from sparktable.ui.puzzle_strip import PuzzleStrip
    from sparktable.ui.table_area import TableArea
    from sparktable.ui.words_table_area import WordsTableArea


def table_area(session: Session, speech: Speech) -> WordsTableArea | PictureTableArea:
    """A picture where the game has one."""
    if not has_tableau(speech.title.name):
        from sparktable.ui.words_table_area import WordsTableArea

        return WordsTableArea(session, speech)
    from sparktable.ui.picture_table_area import PictureTableArea

    return PictureTableArea(session, speech)


def lesson_strip(course: Course | None, area: TableArea) -> LessonStrip | None:
    if course is None:
        return None
    from sparktable.ui.lesson_strip import LessonStrip

    return LessonStrip(course, area)


def puzzle_strip(attempt: Attempt | None, area: TableArea, name: Callable[[Option], str]) -> PuzzleStrip | None:
    """`name`: what an answer is called."""
    if attempt is None:
        return None
    from sparktable.ui.puzzle_strip import PuzzleStrip

    return PuzzleStrip(attempt, area, name)

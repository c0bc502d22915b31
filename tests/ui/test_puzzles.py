"""Puzzles in the window: chosen, tried, shown and remembered."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.lessons import said
from sparktable.app.puzzles import Puzzle, puzzles
from sparktable.app.translations import WORDS
from sparktable.games import GAMES
from sparktable.ui.game_window import GameWindow
from sparktable.ui.home import HomePage
from sparktable.ui.puzzle_strip import PuzzleStrip
from sparktable.ui.puzzles import PuzzlesPage
from sparktable.ui.shell import Shell


@pytest.fixture
def puzzle(the_matrix: None) -> Puzzle:
    """One that is solved without anybody else's answer."""
    return next(each for each in puzzles() if each.game == "matrix" and len(each.solution) <= 3)


def window(shell: Shell) -> GameWindow:
    assert isinstance(shell.page, GameWindow)
    return shell.page


def strip(shell: Shell) -> PuzzleStrip:
    QApplication.processEvents()
    found = window(shell).puzzle
    assert found is not None
    found.refresh()
    return found


def solve(shell: Shell, puzzle: Puzzle) -> None:
    for sentence in puzzle.solution:
        state = window(shell).session.match.state
        window(shell).answers.take(puzzle.file.adapter.find(state, sentence))


def test_from_home_to_todays_puzzle_by_keys(shell: Shell, puzzle: Puzzle) -> None:
    shell.show_home()
    assert isinstance(shell.page, HomePage)
    shell.show_puzzles()
    page = shell.page
    assert isinstance(page, PuzzlesPage)
    assert page.buttons[0].hasFocus()
    QTest.keyClick(page, Qt.Key.Key_Down)
    assert page.buttons[1].hasFocus()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert isinstance(shell.page, HomePage)


def test_the_way_back_stays_in_sight_however_far_down_one_looks(shell: Shell, puzzle: Puzzle) -> None:
    shell.show_puzzles()
    page = shell.page
    assert isinstance(page, PuzzlesPage)
    page.setFixedHeight(400)
    area = page.findChild(QScrollArea)
    QApplication.processEvents()
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    QApplication.processEvents()
    back = page.buttons[-1]
    assert back.visibleRegion().contains(back.rect().center())


def test_a_solved_one_is_remembered_and_told(shell: Shell, puzzle: Puzzle) -> None:
    shell.try_puzzle(puzzle)
    assert strip(shell).text.text() == said(puzzle.riddle.task)
    solve(shell, puzzle)
    told = strip(shell)
    assert said(puzzle.riddle.why) in told.text.text()
    assert not told.next.isHidden() and told.reveal.isHidden()
    assert shell.file.settings.memory.puzzles == [puzzle.name]
    assert not shell.statistics.games()
    shell.show_puzzles()
    assert isinstance(shell.page, PuzzlesPage)
    assert any(button.accessibleDescription().startswith("Solved.") for button in shell.page.buttons)


def test_whoever_misses_it_is_told_and_tries_again(shell: Shell, puzzle: Puzzle) -> None:
    shell.try_puzzle(puzzle)
    window(shell).answers.end_turn()
    told = strip(shell)
    assert told.text.text() == said(puzzle.riddle.missed)
    assert not told.retry.isHidden() and told.retry.property("role") == "primary", "it is what one wants now"
    told.retry.click()
    assert strip(shell).attempt.course == "open"
    assert not shell.file.settings.memory.puzzles


def test_once_it_is_over_nothing_more_counts(shell: Shell, puzzle: Puzzle) -> None:
    shell.try_puzzle(puzzle)
    solve(shell, puzzle)
    answers = len(window(shell).session.match.answers)
    for option in window(shell).session.options[:1]:
        window(shell).answers.take(option)
    assert len(window(shell).session.match.answers) == answers


def test_the_solution_is_shown_and_not_counted_as_solved(shell: Shell, puzzle: Puzzle) -> None:
    shell.try_puzzle(puzzle)
    strip(shell).reveal.click()
    for _ in puzzle.solution:
        strip(shell).step.click()
    told = strip(shell)
    assert told.text.text() == said(puzzle.riddle.why)
    assert told.step.isHidden()
    assert not shell.file.settings.memory.puzzles


def test_the_next_puzzle_follows(shell: Shell, puzzle: Puzzle) -> None:
    shell.try_puzzle(puzzle)
    solve(shell, puzzle)
    strip(shell).next.click()
    matrix = [each.name for each in puzzles() if each.game == "matrix"]
    assert strip(shell).attempt.puzzle.name == matrix[(matrix.index(puzzle.name) + 1) % len(matrix)]


def test_it_speaks_the_language_that_is_chosen(shell: Shell, puzzle: Puzzle) -> None:
    shell.try_puzzle(puzzle)
    told = strip(shell)
    WORDS.use("de")
    told.retranslate()
    assert told.text.text() == puzzle.riddle.task.de == told.accessibleDescription()
    assert puzzle.riddle.title.de in told.place.text()


def test_whoever_sits_opposite_decides_whether_one_survives(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Missed at the first attempt, and solved at the next."""
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    puzzle = next(each for each in puzzles() if each.name == "arena_out_with_the_siren")
    shell.try_puzzle(puzzle)
    for place, course, told in ("F1", "missed", puzzle.riddle.missed), ("F6", "solved", puzzle.riddle.why):
        page, attempt = window(shell), strip(shell).attempt
        for sentence in "play Siren Run of Red Alert", f"move Red Alert to {place}":
            page.answers.take(puzzle.file.adapter.find(page.session.match.state, sentence))
        while attempt.course == "open":
            for option in page.session.options[-1:]:  # not to defend
                page.answers.take(option)
            qtbot.waitUntil(lambda: strip(shell).attempt.course != "open" or bool(window(shell).session.options),
                            timeout=30_000)
        assert attempt.course == course and said(told) in strip(shell).text.text()
        assert shell.file.settings.memory.puzzles == [puzzle.name] * (course == "solved")
        strip(shell).retry.click()


def test_a_hint_says_first_what_to_look_at_and_then_the_answer(shell: Shell, puzzle: Puzzle) -> None:
    shell.try_puzzle(puzzle)
    told, ask = strip(shell), window(shell).menus.hint.trigger
    texts = []
    for _ in range(4):
        ask()
        texts.append(told.text.text())
    task = said(puzzle.riddle.task)
    assert texts[0] == f"Hint: {said(puzzle.riddle.hint)}" == texts[3]
    first = puzzle.file.adapter.find(window(shell).session.match.state, puzzle.solution[0])
    assert texts[1] == f"Hint: {window(shell)._name(first)}"
    assert texts[2] == task, "asked once more, it is put away"
    assert window(shell).table_area.bubble is None or not window(shell).table_area.bubble.says("hint")


def test_a_hint_on_the_way_knows_how_it_was_begun(shell: Shell, the_matrix: None) -> None:
    puzzle = next(each for each in puzzles() if each.game == "matrix" and len(each.solution) > 2)
    shell.try_puzzle(puzzle)
    page, told = window(shell), strip(shell)
    first = puzzle.file.adapter.find(page.session.match.state, puzzle.solution[0])
    other = next(option for option in page.session.options if option.kind not in (first.kind, "end turn"))
    page.answers.take(other)
    page.ask_hint()
    QApplication.processEvents()
    assert "did not begin with the step that never fails" in told.text.text()
    page.session.undo()
    strip(shell)
    page.answers.take(first)
    page.ask_hint()
    second = puzzle.file.adapter.find(page.session.match.state, puzzle.solution[1])
    assert told.text.text() == f"Hint: {page._name(second)}"

"""The table at which a session is played, as a page of the window: what it asks for, the window does."""
from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sparktable.app.session import Session
from sparktable.app.statistics import of_session
from sparktable.app.table_speech import table_speech
from sparktable.ui.first_hints import GAMES
from sparktable.ui.game_window import GameWindow

if TYPE_CHECKING:  # loaded when there is one
    from sparktable.app.lessons import Course
    from sparktable.app.puzzles import Attempt, Puzzle
    from sparktable.ui.shell import Shell


def table_page(shell: Shell, session: Session, course: Course | None = None) -> GameWindow:
    """The table of a game that counts, or of a lesson."""
    game = session.match.game.name
    newcomer = course is None and shell.file.settings.play.first_hints and \
        sum(played.game == game for played in shell.statistics.games()) < GAMES

    def count(_: object) -> None:
        if course is not None and not course.over:  # its answers were given away
            return
        deal = shell.archive.deal()
        shell.statistics.add(of_session(session, game, deal.commitment if deal is not None else ""))

    # A series is kept before its game is filed away: whenever the program ends, one of them knows how it ended.
    session.on_end.insert(0, lambda _: shell.series.one_more(session))
    session.on_end.append(count)
    window = _window(shell, session, course, newcomer=newcomer)
    window.ended.connect(shell.show_end)
    window.left.connect(shell.show_home)
    return window


def puzzle_page(shell: Shell, attempt: Attempt) -> GameWindow:
    """A puzzle at the table, or its solution. It counts in no statistics, and has no end but what it says."""
    from sparktable.app.puzzles import after
    from sparktable.ui.read_pages import playable_puzzles

    puzzle = attempt.puzzle
    window = _window(shell, attempt.session, attempt=attempt)
    strip = window.puzzle
    assert strip is not None
    strip.again.connect(lambda: shell.try_puzzle(puzzle))
    strip.shown.connect(lambda: shell.try_puzzle(puzzle, shown=True))
    strip.following.connect(lambda: shell.try_puzzle(
        after(playable_puzzles(), puzzle, shell.file.settings.memory.puzzles)))
    strip.solved.connect(partial(_remember_solved, shell, puzzle))
    window.left.connect(shell.show_puzzles)
    return window


def _remember_solved(shell: Shell, puzzle: Puzzle) -> None:
    memory = shell.file.settings.memory
    if puzzle.name not in memory.puzzles:
        memory.puzzles = [*memory.puzzles, puzzle.name]
        shell.file.save()


def _window(shell: Shell, session: Session, course: Course | None = None, attempt: Attempt | None = None, *,
            newcomer: bool = False) -> GameWindow:
    watching = not any(player.is_human for player in session.players)
    speech = table_speech(session.match.game, session.players, lambda: session.match.state, watching=watching)
    window = GameWindow(session, speech, shell.thinker, shell.archive, shell.file, shell.sounds, course, attempt,
                        newcomer=newcomer)
    window.help_wanted.connect(shell.open_help)
    window.load_wanted.connect(shell.open_saves)
    window.quit_wanted.connect(shell.close)
    window.rules_wanted.connect(shell.open_rules)
    window.settings_changed.connect(shell.apply_settings)
    window.muted.connect(shell.mute)
    return window

"""The one window: home, new game, the table and the last page follow each other in it; dialogs stand over it."""
from __future__ import annotations

from contextlib import ExitStack
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from sparktable.app import memory_use
from sparktable.app.user_data import UserData
from sparktable.ui.window_frame import WindowFrame

if TYPE_CHECKING:  # none of this must be loaded before the first frame
    from collections.abc import Callable, Collection, Mapping, Sequence
    from typing import Any

    from PySide6.QtGui import QCloseEvent
    from PySide6.QtWidgets import QDialog, QWidget

    from sparktable.app.lessons import Course, Lesson
    from sparktable.app.past_games import Sieve
    from sparktable.app.players import Player
    from sparktable.app.puzzles import Puzzle
    from sparktable.app.replay import RecordedGame
    from sparktable.app.session import Session
    from sparktable.app.setups import Setup
    from sparktable.app.thinking.thread import Thinker
    from sparktable.kernel.decisions import Option
    from sparktable.kernel.match import Match
    from sparktable.kernel.view import View
    from sparktable.ui.game_window import GameWindow
    from sparktable.ui.series import RunningSeries

QUIET = 500
"""Milliseconds without an answer after which there is time to tidy up."""


class Shell(WindowFrame):
    """What is played in the window. Owns the game and the opponents' thread."""

    def __init__(self, user_data: UserData, thinker: Thinker | None = None) -> None:
        super().__init__(user_data)
        self._thinker = thinker
        if thinker is not None:
            self._adopt(thinker)
        self._settled = False
        self._clearing_up = QTimer(self, singleShot=True, interval=QUIET)
        self._clearing_up.timeout.connect(memory_use.clear_up)
        self.session: Session | None = None

    def furnish(self) -> None:
        """Everything that the first frame does not wait for: the home page, and what it needs."""
        from sparktable.ui.home_content import home_page

        super().furnish()
        self._shelf, self._doubtful = self.user_data.shelf()
        self.turn_to(home_page(self, self._shelf))

    @cached_property
    def series(self) -> RunningSeries:
        """What is played in several games."""
        from sparktable.ui.series import RunningSeries

        return RunningSeries(self)

    @property
    def thinker(self) -> Thinker:
        """The opponents' thread: made for the first game, not with the window."""
        if self._thinker is None:
            from sparktable.app.thinking.thread import Thinker

            self._thinker = Thinker()
            self._adopt(self._thinker)
        return self._thinker

    def _adopt(self, thinker: Thinker) -> None:
        thinker.setParent(self)
        thinker.answered.connect(self._answered)

    def settle_in(self) -> None:
        """The first page is there: correct what was guessed wrong. Where it had no doubts, the settings
        and the games wait until they are needed: what checks them takes as much memory as half the window."""
        if self._settled or not (self._first_frame.doubtful or self._doubtful or self.user_data.opened):
            return
        self._settled = True
        self._wear()
        self._restock()

    def _restock(self) -> None:
        """Home offers what is there now."""
        from sparktable.ui.home import HomePage
        from sparktable.ui.home_content import home_content, home_page

        seen, self._shelf = self._shelf, home_content(self)
        if self._shelf != seen and isinstance(self.page, HomePage):
            self.turn_to(home_page(self, self._shelf))

    # --- pages --------------------------------------------------------------------------------------

    def show_home(self) -> None:
        from sparktable.ui.home_content import home_content, home_page

        self.leave_table()
        self._shelf = home_content(self)
        self.turn_to(home_page(self, self._shelf))

    def show_new_game(self, game: str, options: Mapping[str, Any] | None = None) -> None:
        """Set up a game as it was set up last, or with these options."""
        from sparktable.ui.read_pages import new_game_page

        self.turn_to(new_game_page(self, game, options))

    def show_workshop(self, game: str) -> None:
        from sparktable.ui.read_pages import workshop_page

        self.leave_table()
        self.turn_to(workshop_page(self, game))

    def show_cards(self) -> None:
        from sparktable.ui.read_pages import cards_page

        self.leave_table()
        self.turn_to(cards_page(self))

    def show_statistics(self, sieve: Sieve | None = None) -> None:
        from sparktable.ui.read_pages import statistics_page

        self.leave_table()
        self.turn_to(statistics_page(self, sieve))

    def show_deeds(self, *, aside: bool = False) -> None:
        """`aside`: the page before is come back to."""
        from sparktable.ui.read_pages import deeds_page

        if aside:
            self.turn_aside(deeds_page(self))
        else:
            self.leave_table()
            self.turn_to(deeds_page(self))

    def go_back(self) -> None:
        """From what was looked at to the page that waits for it, or home."""
        if self.pages.count() == 1:
            self.show_home()
        else:
            self._put_away()
            self.turn_back()

    def show_lessons(self) -> None:
        from sparktable.ui.read_pages import lessons_page

        self._show_if_readable(lessons_page)

    def show_puzzles(self) -> None:
        from sparktable.ui.read_pages import puzzles_page

        self._show_if_readable(puzzles_page)

    def _show_if_readable(self, made: Callable[[Shell], QWidget]) -> None:
        """A page of what lies in files; what is wrong with them is said where one is."""
        from sparktable.record.files import BadFile

        try:
            page = made(self)
        except BadFile as trouble:
            self.notice.quote(str(trouble))
            return
        self.leave_table()
        self.turn_to(page)

    # --- games --------------------------------------------------------------------------------------

    def start_game(self, setup: Setup, *, known: bool = False) -> None:
        """A new game, or the first of a series; what was chosen is remembered for the next time. `known`: its shuffle
        was seen before."""
        from sparktable.app.last_setups import LastSetups
        from sparktable.app.setups import Setup, named

        setup = Setup(setup.game, setup.options, named(setup.players), setup.seed)
        if (known or not self.series.begin(setup)) and self.play(setup, known=known):
            LastSetups(self.file).keep(setup)

    def play(self, setup: Setup, *, known: bool = False) -> bool:
        """Sit down at the table. Whether that was possible."""
        from sparktable.app.catalog import refused
        from sparktable.kernel.game import BadSetup

        self._clear_table()
        try:
            session = self.archive.start(setup, self._ask, known=known)
        except BadSetup as bad:
            self.notice.quote(refused(setup.game, bad))
            return False
        self._show_table(session)
        return True

    def play_again(self, game: str) -> None:
        """The set-up that was played last, with another shuffle; where there is none, it is chosen anew."""
        from sparktable.app.last_setups import LastSetups

        setup = LastSetups(self.file).of(game)
        if setup is not None:
            self.start_game(setup)
        else:
            self.leave_table()
            self.show_new_game(game)

    def play_on(self, match: Match, players: Sequence[Player], salt: str = "") -> None:
        """A game of its own with a shuffle that was seen before."""
        self._clear_table()
        self._show_table(self.archive.play_on(match, players, self._ask, salt=salt))

    def take_lesson(self, lesson: Lesson) -> None:
        """A lesson, from where it was left; one that is done begins anew."""
        from sparktable.app.lessons import Course

        done = self.file.settings.memory.lessons.get(lesson.name, 0)
        self._clear_table()
        course = Course(lesson, self._ask, done if 0 < done < len(lesson.lines) else 0)
        self._show_table(course.session, course)

    def try_puzzle(self, puzzle: Puzzle, *, shown: bool = False) -> None:
        """A puzzle at the table, or its solution."""
        from sparktable.app.puzzles import Attempt
        from sparktable.ui.table_page import puzzle_page

        self._clear_table()
        self._sit_down(puzzle_page(self, Attempt(puzzle, self._ask, shown=shown)))

    def try_out(self, name: str) -> None:
        """A game for practice that begins at a position of the rules; what was played before can be continued."""
        from sparktable.app.rules_positions import tried_out
        from sparktable.record.files import BadFile

        try:
            session = tried_out(name, self._ask)
        except BadFile as trouble:
            self.notice.quote(str(trouble))
            return
        self._clear_table()
        self._show_table(session)

    def resume(self) -> None:
        self._clear_table()
        session = self.archive.resume(self._ask)
        if session is None:
            self.show_home()
            if self.archive.trouble:
                self.notice.quote(self.archive.trouble)
        else:
            self._show_table(session)

    def load(self, path: Path) -> None:
        """Go on with a save; what is played meanwhile goes on where it cannot be read."""
        from sparktable.app import error_log
        from sparktable.record.files import BadFile
        from sparktable.ui.game_window import GameWindow

        try:
            opened = self.archive.opened(path)
        except BadFile as trouble:
            error_log.warn("a game that could not be opened", str(trouble))
            told = self.page.notice if isinstance(self.page, GameWindow) else self.notice  # no table is laid out anew
            told.quote(str(trouble))
            return
        self._clear_table()
        self._show_table(self.archive.go_on(opened, self._ask))

    def _ask(self, view: View, opponent: str, seed: int) -> int:
        """Have an opponent think, for as long as the settings grant."""
        from sparktable.app.levels import timed

        return self.thinker.ask(view, timed(opponent, self.file.settings.opponents.seconds), seed)

    def _answered(self, number: int, option: Option | None, thought: object) -> None:
        from sparktable.ui.game_window import GameWindow

        if isinstance(self.page, GameWindow):
            self.page.opponent_answered(number, option, thought)

    # --- at the table, and after a game -------------------------------------------------------------

    def _clear_table(self) -> None:
        """Before the next game: the one before is left, and the opponents' process, which does not start with the
        program, is there."""
        self.leave_table()
        if not self.thinker.isRunning():
            self.thinker.start()

    def _show_table(self, session: Session, course: Course | None = None) -> None:
        from sparktable.ui.table_page import table_page

        self._sit_down(table_page(self, session, course))

    def _sit_down(self, window: GameWindow) -> None:
        """Turn to a table, and let its game go on."""
        self.session = window.session
        self.turn_to(window)
        self.sounds.loop("table")
        quiet = QTimer(window, singleShot=True, interval=QUIET)
        quiet.timeout.connect(memory_use.give_back)
        window.session.on_change.append(lambda _: quiet.start())
        self._clearing_up.start()
        window.begin()

    def leave_table(self) -> None:
        self._put_away()
        if self.session is not None:
            self.session = None
            self._clearing_up.start()
            self.archive.pause()
            self.sounds.loop("home")

    def _put_away(self) -> None:
        self.notice.hide()  # it was about what is left
        put_away = getattr(self.page, "put_away", None)  # of a table, a replay, a workshop
        if put_away is not None:
            put_away()

    def show_end(self) -> None:
        """The game at the table is over."""
        from sparktable.ui.after_game import end_page
        from sparktable.ui.game_window import GameWindow

        window = self.page
        assert isinstance(window, GameWindow)
        window.sound_cues.end()
        window.put_away()
        self.turn_to(end_page(self, window))
        if self.archive.trouble:
            self.notice.quote(self.archive.trouble)

    def watch(self, path: Path, *, aside: bool = False) -> None:
        """The replay of a save. `aside`: the page before is come back to."""
        from sparktable.app.replay import RecordedGame
        from sparktable.record.files import BadFile

        try:
            recording = RecordedGame.of_file(path)
        except BadFile as trouble:
            self.notice.quote(str(trouble))
        else:
            self.leave_table()
            self.show_recording(recording, aside=aside)

    def show_recording(self, recording: RecordedGame, start: int = 0, *, aside: bool = False) -> None:
        from sparktable.ui.after_game import replay_page

        turn = self.turn_aside if aside else self.turn_to
        turn(replay_page(self, recording, start))

    # --- dialogs ------------------------------------------------------------------------------------

    def open_help(self, what: str) -> None:
        {"settings": self.open_settings, "cheat_sheet": self.open_cheat_sheet, "about": self.open_about}[what]()

    @property
    def game_played(self) -> str:
        return self.session.match.game.name if self.session is not None else ""

    def rulings_played(self) -> Collection[str]:
        from sparktable.app.rules_appendix import rulings_played

        return rulings_played(self.session.match.game) if self.session is not None else ()

    def open_saves(self) -> None:
        from sparktable.ui.saves_dialog import SavesDialog

        dialog = SavesDialog(self.archive, self)
        dialog.chosen.connect(self.load)
        self._open_list(dialog)

    def open_replays(self) -> None:
        from sparktable.ui.saves_dialog import ReplaysDialog

        dialog = ReplaysDialog(self.archive, self)
        dialog.chosen.connect(self.watch)
        self._open_list(dialog)

    def open_statistics(self, sieve: Sieve | None = None, group: str = "") -> None:
        """All numbers as tables, of the games that the sieve lets through; first by one of the groups."""
        from sparktable.ui.statistics_dialog import StatisticsDialog

        dialog = StatisticsDialog(self.statistics, self, sieve, group)
        dialog.play.connect(self.show_home)
        dialog.forgotten.connect(self._forget_games)
        self._open_list(dialog)

    def _forget_games(self) -> None:
        """The page of statistics does not show what there is no more."""
        from sparktable.ui.statistics_page import StatisticsPage

        if isinstance(self.page, StatisticsPage):
            self.page.retranslate()

    def _open_list(self, dialog: QDialog) -> None:
        """A dialog in which the last of something may be thrown away."""
        dialog.finished.connect(self._restock)
        self.open_dialog(dialog)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The game can be continued; nothing runs on, whatever else goes wrong."""
        with ExitStack() as last:  # what is called last is done first
            if self._thinker is not None:
                last.callback(self._thinker.close)
            last.callback(super().closeEvent, event)
            self.leave_table()

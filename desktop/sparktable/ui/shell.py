"""The one window: home, new game, the table and the last page follow each other in it; dialogs stand over it."""
from __future__ import annotations

from contextlib import ExitStack
from functools import cached_property, partial
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
    from PySide6.QtWidgets import QDialog

    from sparktable.app.game_texts import Speech
    from sparktable.app.lessons import Course, Lesson
    from sparktable.app.past_games import Sieve
    from sparktable.app.players import Player
    from sparktable.app.puzzles import Attempt, Puzzle
    from sparktable.app.replay import RecordedGame
    from sparktable.app.session import Session
    from sparktable.app.setups import Setup
    from sparktable.app.thinking.thread import Thinker
    from sparktable.kernel.decisions import Option
    from sparktable.kernel.game import Game
    from sparktable.kernel.match import Match
    from sparktable.kernel.state import State
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
        self._shelf, self._doubtful = self._user_data.shelf()
        self._turn_to(home_page(self, self._shelf))

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
        if self._settled or not (self._first_frame.doubtful or self._doubtful or self._user_data.opened):
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
            self._turn_to(home_page(self, self._shelf))

    # --- pages --------------------------------------------------------------------------------------

    def show_home(self) -> None:
        from sparktable.ui.home_content import home_content, home_page

        self._leave_table()
        self._shelf = home_content(self)
        self._turn_to(home_page(self, self._shelf))

    def show_new_game(self, name: str, options: Mapping[str, Any] | None = None) -> None:
        """Set up a game as it was set up last, or with these options."""
        from sparktable.app.catalog import title
        from sparktable.app.seat_names import typed
        from sparktable.app.setups import Setup
        from sparktable.app.statistics import tallies
        from sparktable.ui.new_game import NewGamePage

        setup = self._remembered(name)
        if options is not None:
            before = setup if setup is not None else Setup(name, {}, ())
            setup = Setup(name, {**before.options, **options}, before.players)
        games = [played for played in self.statistics.games() if played.game == name]
        page = NewGamePage(title(name), setup, typed(self.file.settings.memory.player_name),
                           {group: tallies(games, group) for group in ("character", "level")})
        page.workshop.connect(lambda: self.show_workshop(name))
        page.started.connect(self.start_game)
        page.left.connect(self.show_home)
        self._turn_to(page)

    def show_workshop(self, name: str) -> None:
        """Where decks, or whatever a game is played with, are made."""
        from sparktable.ui.workshops import workshop

        self._leave_table()
        page, told = workshop(name, self._user_data)
        told.left.connect(self.show_home)
        told.play.connect(lambda options: self.show_new_game(name, options))
        self._turn_to(page)

    def show_cards(self) -> None:
        from sparktable.ui.card_browser import CardBrowser

        self._leave_table()
        page = CardBrowser(self.statistics.games())
        page.left.connect(self.show_home)
        self._turn_to(page)

    def show_statistics(self, sieve: Sieve | None = None) -> None:
        """The games played, or those of them that a sieve lets through."""
        from sparktable.app.past_games import Recordings
        from sparktable.ui.statistics_page import StatisticsPage

        self._leave_table()
        page = StatisticsPage(self.statistics, Recordings(self.archive), self.open_statistics, sieve)
        page.left.connect(self.show_home)
        page.watch.connect(lambda path: self.watch(path, partial(self.show_statistics, page.sieve)))
        page.play.connect(lambda setup: self.start_game(setup, known=True))
        page.deeds.connect(self.show_deeds)
        self._turn_to(page)

    def show_deeds(self) -> None:
        from sparktable.ui.deeds_page import DeedsPage

        self._leave_table()
        page = DeedsPage(self.statistics.games())
        page.left.connect(self.show_home)
        self._turn_to(page)

    def show_lessons(self) -> None:
        from sparktable.app.lessons import lessons
        from sparktable.record.files import BadFile
        from sparktable.ui.lessons import LessonsPage

        try:
            page = LessonsPage(lessons(), self.file.settings.memory.lessons)
        except BadFile as trouble:
            self.notice.quote(str(trouble))
            return
        self._leave_table()
        page.chosen.connect(self.take_lesson)
        page.left.connect(self.show_home)
        self._turn_to(page)

    def show_puzzles(self) -> None:
        from datetime import date

        from sparktable.app.puzzles import of_the_day
        from sparktable.record.files import BadFile
        from sparktable.ui.puzzles import PuzzlesPage

        try:
            found = self._puzzles()
        except BadFile as trouble:
            self.notice.quote(str(trouble))
            return
        self._leave_table()
        page = PuzzlesPage(found, self.file.settings.memory.puzzles, of_the_day(found, date.today()))
        page.chosen.connect(self.try_puzzle)
        page.left.connect(self.show_home)
        self._turn_to(page)

    def _puzzles(self) -> tuple[Puzzle, ...]:
        """Those of the games that can be played. Raises BadFile."""
        from sparktable.app.catalog import titles
        from sparktable.app.puzzles import puzzles

        playable = {found.name for found in titles()}
        return tuple(puzzle for puzzle in puzzles() if puzzle.game in playable)

    # --- games --------------------------------------------------------------------------------------

    def start_game(self, setup: Setup, *, known: bool = False) -> None:
        """A new game, or the first of a series; what was chosen is remembered for the next time. `known`: its shuffle
        was seen before."""
        from sparktable.app.setups import Setup, named

        setup = Setup(setup.game, setup.options, named(setup.players), setup.seed)
        if (known or not self.series.begin(setup)) and self._play(setup, known=known):
            self._remember(setup)

    def _play(self, setup: Setup, *, known: bool = False) -> bool:
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

    def _remember(self, setup: Setup) -> None:
        memory = self.file.settings.memory
        memory.last_games = {**memory.last_games, setup.game: setup.plain()}
        memory.last_game = setup.game
        memory.player_name = next((player.name for player in setup.players if player.is_human), "")
        self.file.save()

    def take_lesson(self, lesson: Lesson) -> None:
        """A lesson, from where it was left; one that is done begins anew."""
        from sparktable.app.lessons import Course

        done = self.file.settings.memory.lessons.get(lesson.name, 0)
        self._clear_table()
        course = Course(lesson, self._ask, done if 0 < done < len(lesson.lines) else 0)
        self._show_table(course.session, course)

    def try_puzzle(self, puzzle: Puzzle, *, shown: bool = False) -> None:
        """A puzzle at the table, or its solution. It counts in no statistics, and has no end but what it says."""
        from sparktable.app.puzzles import Attempt, after

        self._clear_table()
        attempt = Attempt(puzzle, self._ask, shown=shown)
        window = self._game_window(attempt.session, attempt=attempt)
        strip = window.puzzle
        assert strip is not None
        strip.again.connect(lambda: self.try_puzzle(puzzle))
        strip.shown.connect(lambda: self.try_puzzle(puzzle, shown=True))
        strip.following.connect(lambda: self.try_puzzle(
            after(self._puzzles(), puzzle, self.file.settings.memory.puzzles)))
        strip.solved.connect(lambda: self._remember_solved(puzzle))
        window.left.connect(self.show_puzzles)
        window.begin()

    def _remember_solved(self, puzzle: Puzzle) -> None:
        memory = self.file.settings.memory
        if puzzle.name not in memory.puzzles:
            memory.puzzles = [*memory.puzzles, puzzle.name]
            self.file.save()

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

    def play_again(self, name: str) -> None:
        """The set-up that was played last, with another shuffle; where there is none, it is chosen anew."""
        setup = self._remembered(name)
        if setup is not None:
            self.start_game(setup)
        else:
            self._leave_table()
            self.show_new_game(name)

    def _remembered(self, name: str) -> Setup | None:
        """How a game was set up last; what cannot be played is forgotten."""
        from sparktable.app.seat_names import typed
        from sparktable.app.setups import remembered

        memory = self.file.settings.memory
        setup = remembered(name, memory.last_games.get(name, {}), typed(memory.player_name))
        if setup is None and name in memory.last_games:
            memory.last_games = {game: plain for game, plain in memory.last_games.items() if game != name}
            self.file.save()
        return setup

    def resume(self) -> None:
        self._clear_table()
        session = self.archive.resume(self._ask)
        if session is None:
            self.show_home()
            self.notice.quote(self.archive.trouble)
        else:
            self._show_table(session)

    def load(self, path: Path) -> None:
        from sparktable.record.files import BadFile

        self._clear_table()
        try:
            session = self.archive.load(path, self._ask)
        except BadFile as trouble:
            self.notice.quote(str(trouble))
        else:
            self._show_table(session)

    def _ask(self, view: View, opponent: str, seed: int) -> int:
        """Have an opponent think, for as long as the settings grant."""
        from sparktable.app.levels import timed

        return self.thinker.ask(view, timed(opponent, self.file.settings.opponents.seconds), seed)

    def _clear_table(self) -> None:
        """Before the next game: the one before is left, and the opponents' process, which does not start with the
        program, is there."""
        self._leave_table()
        if not self.thinker.isRunning():
            self.thinker.start()

    def _show_table(self, session: Session, course: Course | None = None) -> None:
        from sparktable.app.statistics import of_session
        from sparktable.ui.first_hints import GAMES

        newcomer = course is None and self.file.settings.play.first_hints and \
            sum(played.game == session.match.game.name for played in self.statistics.games()) < GAMES

        def count(_: object) -> None:
            if course is not None and not course.over:  # its answers were given away
                return
            deal = self.archive.deal()
            self.statistics.add(of_session(session, session.match.game.name,
                                           deal.commitment if deal is not None else ""))

        # A series is kept before its game is filed away: whenever the program ends, one of them knows how it ended.
        session.on_end.insert(0, lambda _: self.series.one_more(session))
        session.on_end.append(count)
        window = self._game_window(session, course, newcomer=newcomer)
        window.ended.connect(self._show_end)
        window.left.connect(self.show_home)
        window.begin()

    def _game_window(self, session: Session, course: Course | None = None,
                     attempt: Attempt | None = None, *, newcomer: bool = False) -> GameWindow:
        """The table for a session, not begun yet."""
        from sparktable.ui.game_window import GameWindow

        self.session = session
        watching = not any(player.is_human for player in session.players)
        speech = _speech(session.match.game, session.players, lambda: session.match.state, watching)
        window = GameWindow(session, speech, self.thinker, self.archive, self.file, self.sounds, course, attempt,
                            newcomer=newcomer)
        window.help_wanted.connect(self._open_help)
        window.rules_wanted.connect(self.open_rules)
        window.settings_changed.connect(self.apply_settings)
        window.muted.connect(self.mute)
        self._turn_to(window)
        self.sounds.loop("table")
        quiet = QTimer(window, singleShot=True, interval=QUIET)
        quiet.timeout.connect(memory_use.give_back)
        session.on_change.append(lambda _: quiet.start())
        self._clearing_up.start()
        return window

    # --- replays ------------------------------------------------------------------------------------

    def watch(self, path: Path, back: Callable[[], object] | None = None) -> None:
        """The replay of a save; afterwards `back` to where it was asked for, or home."""
        from sparktable.app.replay import RecordedGame
        from sparktable.record.files import BadFile

        try:
            recording = RecordedGame.of_file(path)
        except BadFile as trouble:
            self.notice.quote(str(trouble))
        else:
            self._leave_table()
            self._show_recording(recording, back=back)

    def _show_recording(self, recording: RecordedGame, start: int = 0, *,
                        back: Callable[[], object] | None = None) -> None:
        from sparktable.ui.replay_page import ReplayPage

        speech = _speech(recording.game, recording.players, lambda: recording.replay.match.state, watching=True)
        page = ReplayPage(recording, speech, start=start)
        page.left.connect(back or self.show_home)
        page.peeked.connect(lambda: self.archive.peeked(recording.replay.commitment))
        page.play_on.connect(lambda match, players: self._play_on(match, players, recording.replay.salt))
        self._turn_to(page)

    def _play_on(self, match: Match, players: Sequence[Player], salt: str = "") -> None:
        """A game of its own with a shuffle that was seen before."""
        self._clear_table()
        self._show_table(self.archive.play_on(match, players, self._ask, salt=salt))

    def _leave_table(self) -> None:
        self.notice.hide()  # it was about what is left
        put_away = getattr(self.page, "put_away", None)  # of a table, a replay, a workshop
        if put_away is not None:
            put_away()
        if self.session is not None:
            self.session = None
            self._clearing_up.start()
            self.archive.pause()
            self.sounds.loop("home")

    def _answered(self, number: int, option: Option | None, thought: object) -> None:
        from sparktable.ui.game_window import GameWindow

        if isinstance(self.page, GameWindow):
            self.page.opponent_answered(number, option, thought)

    def _show_end(self) -> None:
        from sparktable.app.advice_given import advice_for
        from sparktable.app.deeds import fresh
        from sparktable.app.replay import RecordedGame
        from sparktable.kernel.match import Match
        from sparktable.ui.end_screen import EndPage
        from sparktable.ui.game_window import GameWindow
        from sparktable.ui.open_cards import OpenCards

        session, page = self.session, self.page
        assert session is not None and isinstance(page, GameWindow)
        game, match, speech = page.speech.title.name, session.match, page.speech
        deal = self.archive.deal()
        salt = deal.salt if deal is not None else ""
        page.sound_cues.end()
        page.put_away()
        lesson = page.lesson.course.lesson if page.lesson is not None and page.lesson.course.played_out else None
        end = EndPage(session, speech, deal, self.archive.verify_last, page.advice.last_reason(),
                      deeds=fresh(self.statistics.games()) if lesson is None else (),
                      advice=advice_for(session) if lesson is None else {}, still=page.game_speed.still,
                      series=self.series.after(session), lesson=lesson)
        end.go_on.connect(self.series.go_on_after)
        end.again.connect(lambda: self.play_again(game) if lesson is None else self.start_game(lesson.whole_game))
        end.lessons.connect(self.show_lessons)
        end.rematch.connect(lambda: self._play_on(
            Match(match.game, match.seed, watched=True, start=match.start), session.players))
        end.review.connect(lambda at: self._show_recording(
            RecordedGame.of_match(match, session.players, salt=salt), at))
        end.held.connect(lambda recording: self._open(OpenCards(recording, speech, self)))
        end.home.connect(self.show_home)
        self._turn_to(end)
        if self.archive.trouble:
            self.notice.quote(self.archive.trouble)

    # --- dialogs ------------------------------------------------------------------------------------

    def _open_help(self, what: str) -> None:
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
        self._open(dialog)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The game can be continued; nothing runs on, whatever else goes wrong."""
        with ExitStack() as last:  # what is called last is done first
            if self._thinker is not None:
                last.callback(self._thinker.close)
            last.callback(super().closeEvent, event)
            self._leave_table()


def _speech(game: Game, players: tuple[Player, ...], state: Callable[[], State], watching: bool) -> Speech:
    """The words of a table, with what everybody at it is called; `state` is the position now."""
    from sparktable.app.catalog import title
    from sparktable.app.game_texts import Speech
    from sparktable.app.seat_names import SeatNames

    found = title(game.name)
    names = SeatNames(players, lambda: found.characters(state(), game.options))
    return Speech(found, game, names, watching=watching)

"""The pages around the table that are read or chosen from: each is made of what belongs to the player, and leads on
in the window."""
from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # a page is loaded when it is opened
    from PySide6.QtWidgets import QWidget

    from sparktable.app.past_games import Sieve
    from sparktable.app.puzzles import Puzzle
    from sparktable.ui.shell import Shell


def new_game_page(shell: Shell, game: str, options: Mapping[str, Any] | None) -> QWidget:
    """To set up a game as it was set up last, or with these options."""
    from sparktable.app.catalog import title
    from sparktable.app.last_setups import LastSetups
    from sparktable.app.records import by_card, by_team
    from sparktable.app.seat_names import typed
    from sparktable.app.setups import Setup
    from sparktable.app.statistics import tallies
    from sparktable.ui.new_game import NewGamePage

    setup = LastSetups(shell.file).of(game)
    if options is not None:
        before = setup if setup is not None else Setup(game, {}, ())
        setup = Setup(game, {**before.options, **options}, before.players)
    games = [played for played in shell.statistics.games() if played.game == game]
    alone = {slug: tally for (_, slug), tally in by_card(games).items()}
    won = {"character": {**alone, **by_team(games)}, "level": tallies(games, "level")}
    page = NewGamePage(title(game), setup, typed(shell.file.settings.memory.player_name), won, shell.pages.size())
    page.workshop.connect(partial(shell.show_workshop, game))
    page.started.connect(shell.start_game)
    page.left.connect(shell.show_home)
    return page


def workshop_page(shell: Shell, game: str) -> QWidget:
    """Where decks, or whatever a game is played with, are made."""
    from sparktable.ui.workshops import workshop

    page, told = workshop(game, shell.user_data)
    told.left.connect(shell.show_home)
    told.play.connect(partial(shell.show_new_game, game))
    return page


def cards_page(shell: Shell) -> QWidget:
    from sparktable.ui.card_browser import CardBrowser

    memory = shell.file.settings.memory
    page = CardBrowser(shell.statistics.games(), memory.card_size)
    page.left.connect(shell.show_home)
    page.resized.connect(partial(setattr, memory, "card_size"))
    return page


def statistics_page(shell: Shell, sieve: Sieve | None) -> QWidget:
    """The games played, or those of them that a sieve lets through."""
    from sparktable.app.past_games import Recordings
    from sparktable.ui.statistics_page import StatisticsPage

    page = StatisticsPage(shell.statistics, Recordings(shell.archive), shell.open_statistics, sieve)
    page.left.connect(shell.show_home)
    page.watch.connect(partial(shell.watch, aside=True))
    page.play.connect(partial(shell.start_game, known=True))
    page.deeds.connect(partial(shell.show_deeds, aside=True))
    return page


def deeds_page(shell: Shell) -> QWidget:
    from sparktable.ui.deeds_page import DeedsPage

    page = DeedsPage(shell.statistics.games())
    page.left.connect(shell.go_back)
    return page


def lessons_page(shell: Shell) -> QWidget:
    """Raises BadFile."""
    from sparktable.app.lessons import lessons
    from sparktable.ui.lessons import LessonsPage

    page = LessonsPage(lessons(), shell.file.settings.memory.lessons)
    page.chosen.connect(shell.take_lesson)
    page.left.connect(shell.show_home)
    return page


def puzzles_page(shell: Shell) -> QWidget:
    """Raises BadFile."""
    from datetime import date

    from sparktable.app.puzzles import of_the_day
    from sparktable.ui.puzzles import PuzzlesPage

    found = playable_puzzles()
    page = PuzzlesPage(found, shell.file.settings.memory.puzzles, of_the_day(found, date.today()))
    page.chosen.connect(shell.try_puzzle)
    page.left.connect(shell.show_home)
    return page


def playable_puzzles() -> tuple[Puzzle, ...]:
    """Those of the games that can be played. Raises BadFile."""
    from sparktable.app.catalog import titles
    from sparktable.app.puzzles import puzzles

    playable = {found.name for found in titles()}
    return tuple(puzzle for puzzle in puzzles() if puzzle.game in playable)

"""What is played in several games: how the window goes on from one to the next. What a series shows between two games
is its game's affair: a page of `ui/<game>/series.py`."""
from __future__ import annotations

import importlib
from functools import partial
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtWidgets import QWidget

from sparktable.app.catalog import refused
from sparktable.app.series import KeptSeries, SeriesRules, Standing, series_rules
from sparktable.app.setups import Setup
from sparktable.kernel.game import BadSetup
from sparktable.record.fair_shuffle import fresh_seed
from sparktable.record.files import CannotWrite
from sparktable.ui.notice import Question

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from sparktable.app.session import Session
    from sparktable.ui.shell import Shell


class SeriesPage(Protocol):
    """What stands between two games."""

    left: SignalInstance
    changed: SignalInstance
    """With the series: something was done that is to be kept."""
    given_up: SignalInstance
    play: SignalInstance
    """With the set-up of the next game."""


class RunningSeries:
    """The series that is being played, and those that wait."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.kept = KeptSeries(shell.archive.root / "series")
        self._now: Setup | None = None
        self._after: Session | None = None
        """The game after which it stands like that."""

    def ask_and_begin(self, setup: Setup) -> bool:
        """Begin the series that this is a set-up of. Where one of its kind is going on, the player is asked first.
        Whether it is one."""
        rules = series_rules(setup.game)
        seed = setup.seed if setup.seed is not None else fresh_seed()
        try:
            series = rules.begun(setup, seed) if rules is not None else None
        except BadSetup as bad:
            self._shell.notice.quote(refused(setup.game, bad))
            return True
        if rules is None or series is None:
            return False
        waits = self.kept.like(series)
        if waits is None:
            self._begin(rules, setup, series)
        else:
            question = Question(self._shell, "series.waits", "series.waits.new",
                                partial(self._begin, rules, setup, series), items=[rules.standing(waits)],
                                instead=("series.waits.go_on", partial(self.show, waits)))
            self._shell._open(question)
        return True

    def _begin(self, rules: SeriesRules, setup: Setup, series: Setup) -> None:
        self._shell._remember(setup)
        self.kept.forget(series)
        game = rules.first(series)
        if game is not None:
            self._shell._play(game)
        else:
            self._keep(series)
            self.show(series)

    def one_more(self, session: Session) -> None:
        """A game is over; if it was one of a series, that is kept as it stands now."""
        game = session.match.game
        rules = series_rules(game.name)
        self._now = rules.after(Setup(game.name, game.options, session.players), session.match) if rules else None
        self._after = session if self._now is not None else None
        if self._now is not None and rules is not None:
            if rules.going_on(self._now):
                self._keep(self._now)
            else:
                self.kept.forget(self._now)

    def after(self, session: Session) -> Standing | None:
        """How the series stands to which the game belongs that has just ended."""
        series = self._now if session is self._after else None
        rules = series_rules(series.game) if series is not None else None
        if series is None or rules is None:
            return None
        return Standing(partial(rules.standing, series), partial(rules.going_on, series))

    def go_on(self) -> bool:
        """On with the newest that waits. Whether one does."""
        waiting = next(iter(self.kept.all()), None)
        if waiting is not None:
            self.show(waiting)
        return waiting is not None

    def go_on_after(self) -> None:
        """On with that of which a game has just ended."""
        if self._now is not None:
            self.show(self._now)

    def show(self, series: Setup) -> None:
        made = importlib.import_module(f"sparktable.ui.{series.game}.series").PAGE
        page = made(series, self._shell._user_data)
        told = cast(SeriesPage, page)
        told.left.connect(self._shell.show_home)
        told.changed.connect(self._keep)
        told.given_up.connect(partial(self._ask_to_give_up, series))
        told.play.connect(self._shell._play)
        self._shell._leave_table()
        self._shell._turn_to(cast(QWidget, page))

    def _ask_to_give_up(self, series: Setup) -> None:
        """It cannot be taken back."""
        self._shell._open(Question(self._shell, "series.give_up", "series.give_up.yes",
                                   partial(self._give_up, series)))

    def _give_up(self, series: Setup) -> None:
        self.kept.forget(series)
        self._shell.show_home()

    def _keep(self, series: Setup) -> None:
        try:
            self.kept.keep(series)
        except CannotWrite as trouble:
            self._shell.notice.quote(str(trouble))


"""What is played in several games: how the window goes on from one to the next. What a series shows between two games
is its game's affair: a page of `ui/<game>/series.py`."""
from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtWidgets import QWidget

from sparktable.app.catalog import refused
from sparktable.app.last_setups import LastSetups
from sparktable.app.series import KeptSeries, Standing, fresh_mark, rules_of, series_rules
from sparktable.app.setups import Setup
from sparktable.app.translations import WORDS
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
    """With the set-up of the next game, or of another series."""


class RunningSeries:
    """The series that is being played, and those that wait."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.kept = KeptSeries(shell.archive.root / "series")
        self._last: tuple[Session, Setup, bool] | None = None
        """The game of a series that ended last, how that stands now, and whether the game counts for it."""

    def begin(self, setup: Setup) -> bool:
        """Begin the series that this is a set-up of. Whether it is one."""
        rules = series_rules(setup.game)
        seed = setup.seed if setup.seed is not None else fresh_seed()
        try:
            series = rules.begun(setup, seed, fresh_mark()) if rules is not None else None
        except BadSetup as bad:
            self._shell.notice.quote(refused(setup.game, bad))
            return True
        if rules is None or series is None:
            return False
        LastSetups(self._shell.file).keep(setup)
        game = rules.first(series)
        if game is not None:
            self._shell.play(game)
        else:
            self._keep(series)
            self.show(series)
        return True

    def one_more(self, session: Session) -> None:
        """A game is over; if it was the next one of a series, that is kept as it stands now. One of a series that has
        ended is a game like any other."""
        game, self._last = session.match.game, None
        rules = series_rules(game.name)
        after = rules.after(Setup(game.name, game.options, session.players), session.match) if rules else None
        if rules is None or after is None:
            return
        waits = self.kept.like(after)
        if waits is None and self.kept.has_ended(after):
            return
        now = after if waits is None else rules.counted(waits, after)
        if now is not None:
            self._keep(now, self._shell.archive.parting())
            self._last = session, now, True
        elif waits is not None:
            self._last = session, waits, False

    def after(self, session: Session) -> Standing | None:
        """How the series stands to which the game belongs that has just ended."""
        if self._last is None or self._last[0] is not session:
            return None
        _, series, counts = self._last
        rules = rules_of(series)

        def told() -> str:
            return rules.standing(series) if counts else WORDS.say("series.not_counted", now=rules.standing(series))

        return Standing(told, partial(rules.going_on, series))

    def go_on(self, file: str) -> None:
        """On with one that waits."""
        waiting = self.kept.all().get(file)
        if waiting is not None:
            self.show(waiting)
        else:
            self._shell.show_home()  # without it
            self._shell.notice.tell("series.gone")

    def go_on_after(self) -> None:
        """On with that of which a game has just ended."""
        if self._last is not None:
            self.show(self._last[1])

    def show(self, series: Setup) -> None:
        made = importlib.import_module(f"sparktable.ui.{series.game}.series").PAGE
        page = made(series, self._shell.user_data)
        told = cast(SeriesPage, page)
        told.left.connect(self._shell.show_home)
        told.changed.connect(self._changed)
        told.given_up.connect(partial(self._ask_to_give_up, series))
        told.play.connect(self._play)
        self._shell.leave_table()
        self._shell.turn_to(cast(QWidget, page))

    def _play(self, setup: Setup) -> None:
        (self._shell.play if "series" in setup.options else self._shell.start_game)(setup)

    def _changed(self, series: Setup) -> None:
        """It stands otherwise on its page now. What it went on to in another window is not taken back."""
        waits = self.kept.like(series)
        if waits is None or rules_of(series).counted(waits, series) is not None:
            self._keep(series)
        else:
            self._shell.notice.tell("series.gone_on")

    def _ask_to_give_up(self, series: Setup) -> None:
        """It cannot be taken back."""
        key = f"{series.game}.{series.options['mode']}.give_up.ask"
        self._shell.open_dialog(Question(self._shell, key, "series.give_up.yes", partial(self._give_up, series)))

    def _give_up(self, series: Setup) -> None:
        trouble = self._written(partial(self.kept.forget, series))
        self._shell.show_home()
        if trouble:
            self._shell.notice.quote(trouble)

    def _keep(self, series: Setup, table: bytes | None = None) -> None:
        trouble = self._written(partial(self.kept.keep, series, table))
        if trouble:
            self._shell.notice.quote(trouble)

    @staticmethod
    def _written(write: Callable[[], object]) -> str:
        """What went wrong, if anything did."""
        try:
            write()
        except CannotWrite as trouble:
            return str(trouble)
        return ""


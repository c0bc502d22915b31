"""How fast a game is shown: at whose speed things move, and how long an opponent's move stands before the next."""
from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from math import ceil
from typing import get_args

from PySide6.QtCore import QObject, QTimer, Signal

from sparktable.app.game_texts import Speech
from sparktable.app.reduced_motion import system_wants_less_motion
from sparktable.app.session import Change, Session
from sparktable.app.settings import SettingsFile, Speed
from sparktable.app.translations import WORDS
from sparktable.table.showing import CALM
from sparktable.ui.shortcuts import COMMANDS, keys_of, shown

STAND = 400
"""Milliseconds that an opponent's move stands at normal speed where nothing moves on the table; less where motion is
reduced, as whatever else is shown then."""
LEAD = 800.0
"""Milliseconds of the show of what an opponent did that may be left when the next move comes, to be shown right after
it: so much thinking nobody has to wait for, and no panel beside the table is further ahead of it."""
PACES = tuple(speed for speed in get_args(Speed) if speed != "instant")
"""What the table's own button leads through: what makes an end of the show stands beside it."""


def factor(speed: Speed) -> float:
    """How many times as fast as normal; 0 for at once."""
    return 0.0 if speed == "instant" else float(speed)


class GameSpeed(QObject):
    """Holds the opponents back while the table still shows their last move."""

    changed = Signal()

    def __init__(self, session: Session, speech: Speech, file: SettingsFile, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._speech, self._file, self._settings = session, speech, file, file.settings
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(session.resume)
        self.left: Callable[[], float] = lambda: 0.0
        """How many milliseconds the table still takes to show what happened."""
        self._lead = QTimer(self)
        self._lead.setSingleShot(True)
        self._lead.timeout.connect(self._keep_up)

    @cached_property
    def _system_wants_less(self) -> bool:
        return system_wants_less_motion()

    @property
    def still(self) -> bool:
        """Whether nothing should travel: what moves is there more and more where it belongs."""
        motion = self._settings.display.motion
        return self._system_wants_less if motion == "system" else motion == "less"

    def speed(self) -> float:
        """How fast the table shows the last answer: players and opponents each at their own speed."""
        answers, play = self._session.match.answers, self._settings.play
        by_opponent = bool(answers) and not self._session.players[answers[-1].seat].is_human
        return self.of_opponents if by_opponent else factor(play.own_speed)

    @property
    def of_opponents(self) -> float:
        return factor(self._settings.play.opponent_speed)

    @property
    def name(self) -> str:
        """How fast opponents' moves are shown, for the button that changes it."""
        pace = self._settings.play.opponent_speed
        return WORDS.say("prompt.speed", speed=WORDS.say(f"settings.play.opponent_speed.{pace}"))

    @property
    def keys(self) -> str:
        """What makes an end of what is waited for: Esc does so always, a step has keys of its own."""
        if not self._session.stepping:
            return shown("Esc")
        keys = keys_of(next(command for command in COMMANDS if command.name == "next_step"), self._file)
        return shown(keys) if keys else ""

    def change(self) -> None:
        """Opponents' moves are shown faster; after the fastest, slowly."""
        play = self._settings.play
        at = PACES.index(play.opponent_speed) if play.opponent_speed in PACES else -1
        play.opponent_speed = PACES[(at + 1) % len(PACES)]
        self.changed.emit()

    def hold(self, change: Change, *, cut: bool = False) -> None:
        """Let an opponent's move be seen before the next one comes; `cut`: whoever watches has seen enough."""
        session = self._session
        asked = session.decision
        if cut or asked is None or change.sudden or (session.players[asked.seat].is_human
                                                     and not session.answers_itself):
            self.go_on()
            return
        play = self._settings.play
        told = any(self._speech.event(event, change.view.state) for event in change.events)
        if told and play.step_by_step:
            self._session.pause(stepping=True)
        elif self.left():
            self._keep_up()
        elif told and (speed := self.of_opponents):
            self._session.pause()
            self._timer.start(round(STAND * (CALM if self.still else 1.0) / speed))

    def _keep_up(self) -> None:
        """The next move comes when little is left to be shown."""
        early = self.left() - LEAD
        if early > 0:
            self._session.pause()
            self._lead.start(ceil(early))
        elif not self._session.stepping:
            self._session.resume()

    def shown(self) -> None:
        """The table has finished showing what happened: the next move may come."""
        if not self._session.stepping and not self._timer.isActive():
            self.go_on()

    def go_on(self) -> None:
        """Enough has been seen."""
        self.stop()
        self._session.resume()

    def stop(self) -> None:
        self._timer.stop()
        self._lead.stop()

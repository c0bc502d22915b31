"""Hints in somebody's first games: what could still be done is said once a turn, before it ends."""
from __future__ import annotations

from sparktable.app.game_texts import Speech
from sparktable.app.opponent_reasons import Told, quoted
from sparktable.app.session import Change, Session
from sparktable.kernel.decisions import Option
from sparktable.kernel.view import View
from sparktable.ui.bubble import Bubble
from sparktable.ui.notice import Notice

TOPIC = "hint.still"
GAMES = 3
"""In so many first games of each kind."""


class FirstHints:
    """Tells beside the question; goes when it is answered."""

    def __init__(self, session: Session, speech: Speech, notice: Notice | Bubble) -> None:
        self._session, self._speech, self._notice = session, speech, notice
        self._told_in = -1
        """The turn in which something was said last."""
        session.on_change.append(self._changed)

    def _changed(self, change: Change) -> None:
        self._notice.take_back(TOPIC)
        session, view = self._session, change.view
        asked = session.decision
        if asked is None or session.curtain is not None or asked.seat != view.seat or not session.options:
            return
        option = self._speech.title.could_still(view)
        if option is not None and view.state.turn != self._told_in:
            self._told_in = view.state.turn
            self._notice.advise(TOPIC, lambda: self._words(option, view))

    def _words(self, option: Option, view: View) -> Told:
        return Told(self._speech.words.say(TOPIC, option=quoted(self._speech, option, view)), option=option)

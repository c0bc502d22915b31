"""Hints in somebody's first games: what could still be done is said once a turn, before it ends."""
from __future__ import annotations

from sparktable.app.game_texts import Speech
from sparktable.app.opponent_reasons import Told, quoted
from sparktable.app.session import Session
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
        session.on_change.append(lambda _: self._notice.take_back(TOPIC))

    def tell(self) -> None:
        """Tell what could still be done, once the table shows the question that it belongs to."""
        session, asked = self._session, self._session.decision
        if asked is None or session.curtain is not None or asked.seat != session.viewer or not session.options:
            return
        view = session.view
        option = self._speech.title.could_still(view)
        if option in session.options and option is not None and view.state.turn != self._told_in:
            self._told_in = view.state.turn
            self._notice.advise(TOPIC, lambda: self._words(option, view))

    def _words(self, option: Option, view: View) -> Told:
        return Told(self._speech.words.say(TOPIC, option=quoted(self._speech, option, view)), option=option)

"""What opponents say when they are asked: a hint for the player, and why they did what they did."""
from __future__ import annotations

from collections.abc import Callable

from sparktable.ai.thought import Thought
from sparktable.app.levels import HINTING, timed
from sparktable.app.reasons import Recall, Said, about_move, quoted, reasons
from sparktable.app.session import Session
from sparktable.app.settings import SettingsFile
from sparktable.app.speech import Speech
from sparktable.app.worker import Thinker
from sparktable.kernel.decisions import Option
from sparktable.kernel.match import Match
from sparktable.ui.notice import Notice

NONE = 0
"""The number of the question while no hint is being thought about."""


class Advice:
    """Asks the same opponents that play, with the player's eyes."""

    def __init__(self, session: Session, speech: Speech, thinker: Thinker, file: SettingsFile, notice: Notice,
                 point_at: Callable[[Option], None]) -> None:
        self._session, self._speech, self._thinker, self._file = session, speech, thinker, file
        self._notice = notice
        self._point_at = point_at
        self._hint = NONE
        self._told = False
        """Whether the notice is a hint, or says that one is coming."""
        self._recall = Recall()
        self._coming: Said | None = None
        """What an opponent thought of an answer that may still be held back, or come to nothing."""
        session.on_answer.append(self._given)

    def ask_hint(self) -> None:
        """Have the strongest opponent say what it would do, knowing what the player knows."""
        asked = self._session.decision
        if asked is not None and self._session.options and asked.seat == self._session.viewer:
            if self._hint == NONE:
                adviser = timed(HINTING, self._file.settings.opponents.seconds)
                self._hint = self._thinker.ask(self._session.view, adviser, len(self._session.match.answers))
            self._told = True
            self._notice.tell("hint.thinking")

    def ask_why(self) -> None:
        """Have the opponent that last had a choice say why it did what it did."""
        said = self._recall.latest(self._session.match)
        if said is None:
            self._notice.tell("why.nobody")
        else:
            self._notice.quote(about_move(self._speech, said, self._session.view))

    def heard(self, number: int, option: Option | None, thought: object) -> bool:
        """Somebody has thought. Returns whether it was for a hint, which then is told."""
        if number != self._hint:
            if self._session.awaits(number):
                self._listen(thought)
            return False
        self._hint = NONE
        if option is not None and option in self._session.options:
            self._point_at(option)
            sentence = quoted(self._speech, option, self._session.view)
            if isinstance(thought, Thought):
                self._notice.tell("hint.because", option=sentence,
                                  why=reasons(self._speech, thought, self._session.view))
            else:
                self._notice.tell("hint", option=sentence)
        return True

    def _listen(self, thought: object) -> None:
        """Keep what an opponent thought, for whoever asks. That it had a choice may be a secret too."""
        asked = self._session.decision
        if asked is not None and not asked.secret and isinstance(thought, Thought) and thought.tries:
            self._coming = Said(asked.giver(thought.option), self._session.match.state.turn, thought)

    def _given(self, match: Match) -> None:
        """An answer was given, or taken back: what was thought of it may be told from now on."""
        if self._hint != NONE:  # whoever is asked next need not wait for it
            self._thinker.cancel(self._hint)
            self._hint = NONE
        if self._told:  # it was about what lay there before
            self._told = False
            self._notice.hide()
        said, self._coming = self._coming, None
        self._recall.note(match, said)

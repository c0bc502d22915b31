"""What opponents say when they are asked: a hint for the player, and why they did what they did."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sparktable.ai.thought import Thought
from sparktable.app.game_texts import Speech
from sparktable.app.levels import HINTING, timed
from sparktable.app.opponent_reasons import (
    Recall,
    Said,
    Told,
    about_move,
    advised,
    as_witnessed,
    hidden_cards,
    quoted,
)
from sparktable.app.session import Change, Session
from sparktable.app.settings import SettingsFile
from sparktable.app.thinking.thread import Thinker
from sparktable.kernel.decisions import Option
from sparktable.kernel.match import Match
from sparktable.kernel.view import View
from sparktable.ui.bubble import Bubble
from sparktable.ui.notice import Notice

NONE = 0
"""The number of the question while no hint is being thought about."""
WHY = "why.told"
"""The notice's topic when it tells why an opponent did something."""


class Advice:
    """Asks the same opponents that play, with the player's eyes."""

    def __init__(self, session: Session, speech: Speech, thinker: Thinker, file: SettingsFile,
                 notice: Notice | Bubble, point_at: Callable[[Option], None]) -> None:
        self._session, self._speech, self._thinker, self._file = session, speech, thinker, file
        self._notice = notice
        self._point_at = point_at
        self._hint = NONE
        self._told = False
        """Whether the notice is a hint, or says that one is coming."""
        self._recall = Recall()
        self._coming: Said | None = None
        """What an opponent thought of an answer that may still be held back, or come to nothing."""
        self._asker = session.viewer
        """Who was told why."""
        self._told_why = 0
        """How often that has been asked over the same position."""
        self._asked_in = 0
        """The turn in which it was."""
        self._continued = bool(session.match.answers)
        session.on_answer.append(self._given)
        session.on_change.append(self._changed)

    def ask_hint(self) -> None:
        """Have the strongest opponent say what it would do, knowing what the player knows."""
        session, asked = self._session, self._session.decision
        if self._notice.says("hint"):  # asked again, it is put away
            self._notice.hide()
        elif asked is not None and session.options and asked.seat == session.viewer:
            if self._hint == NONE:
                adviser = timed(HINTING, self._file.settings.opponents.seconds)
                self._hint = self._thinker.ask(session.view, adviser, len(session.match.answers), hint=True)
            self._told = True
            self._notice.tell("hint.thinking")
        elif asked is not None and session.curtain is None:
            self._told = True
            self._notice.tell("hint.not_now")

    def ask_why(self) -> None:
        """Tell why an opponent did what tells most of its last turn, or while its turn lasts what it did last; asked
        again, why it did what else there was; asked once more than there is to tell, it is put away."""
        session = self._session
        if session.curtain is not None:
            return
        mine = bool(session.options) and session.match.state.active == session.viewer
        told = self._recall.told(session.match, session.viewer, self._last_own_turn(), latest_first=not mine)
        if not told:
            key = "why.not_kept" if self._continued else "why.nobody"
            if self._notice.says(key):
                self._notice.hide()
            else:
                self._notice.tell(key)
            return
        number = self._told_why if self._notice.says(WHY) else 0
        if number >= len(told):
            self._notice.hide()
            return
        left = len(told) - 1 - number
        self._asker, self._told_why, self._asked_in = session.viewer, number + 1, session.match.state.turn
        place, said = told[number]
        about = self._about(place, said)

        def tell() -> Told:
            told, key = about(), f"{WHY}.more" if left else WHY
            return told._replace(whole=self._speech.words.say(key, told=told.whole, n=left))

        self._notice.advise(WHY, tell)

    def last_reason(self) -> Callable[[], str] | None:
        """For the game's last page: words for why opponents did what tells most of all they did last, if they had
        a choice."""
        session = self._session
        told = self._recall.told(session.match, session.viewer, self._last_own_turn())
        if not told:
            return None
        about = self._about(*max(told, key=lambda each: each[1].weight))
        return lambda: about().whole

    def _about(self, place: int, said: Said) -> Callable[[], Told]:
        """Words for a thought that may be told, in whatever language they are asked for."""
        seen = as_witnessed(self._session.match, place, said, self._session.viewer)
        assert seen is not None  # or it would not be there to tell
        return partial(about_move, self._speech, said, seen)

    def _last_own_turn(self) -> int:
        """The last turn of whoever asks before this one; what was done since is what is asked about."""
        session = self._session
        return max((entry.turn for entry in session.log
                    if entry.seat == session.viewer and entry.turn < session.match.state.turn), default=-1)

    def heard(self, number: int, option: Option | None, thought: object) -> bool:
        """Somebody has thought. Returns whether it was for a hint, which then is told."""
        if number != self._hint:
            if self._session.awaits(number):
                self._listen(thought)
            return False
        self._hint = NONE
        if option is not None and option in self._session.options:
            self._point_at(option)
            self._notice.advise("hint", partial(self._advised, option, thought, self._session.view))
        return True

    def _advised(self, option: Option, thought: object, seen: View) -> Told:
        if isinstance(thought, Thought):
            return advised(self._speech, thought, seen)
        name = quoted(self._speech, option, seen)
        return Told(self._speech.words.say("hint", option=name), name, option=option)

    def _listen(self, thought: object) -> None:
        """Keep what an opponent thought where it had a choice, for whoever asks. That it had one may be a secret."""
        session, asked = self._session, self._session.decision
        if asked is not None and isinstance(thought, Thought) and (thought.tries or len(asked.options) > 1):
            state = session.match.state
            hidden = hidden_cards(asked, thought.option, state)
            if hidden is not None:
                self._coming = Said(asked.giver(thought.option), state.turn, thought, hidden, asked)

    def _given(self, match: Match) -> None:
        """An answer was given, or taken back: what was thought of it may be told from now on."""
        if self._hint != NONE:  # whoever is asked next need not wait for it
            self._thinker.cancel(self._hint)
            self._hint = NONE
        if self._told:  # it was about what lay there before
            self._told = False
            self._notice.hide()
        if match.state.turn > self._asked_in and match.answers[-1:] and match.answers[-1].seat == self._asker:
            self._notice.take_back(WHY)  # whoever asked has gone on from there
        said, self._coming = self._coming, None
        self._told_why = 0
        self._recall.note(match, said)

    def _changed(self, change: Change) -> None:
        """What one person was told is not for the next."""
        if self._session.curtain is not None or change.view.seat != self._asker:
            self._notice.take_back(WHY)

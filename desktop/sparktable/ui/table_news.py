"""What is said at the table of the game's files, and of opponents who answer without a thought."""
from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from sparktable.app.archive import Archive
from sparktable.app.error_messages import in_words
from sparktable.app.game_texts import Speech
from sparktable.app.no_choice import done_without_choice
from sparktable.app.session import Session
from sparktable.app.thinking.thread import Thinker
from sparktable.app.translations import WORDS
from sparktable.ui.notice import TableNotice

HELPLESS, PRACTICE, NO_CHOICE = "notice.helpless", "notice.practice", "notice.no_choice"
OPENED = "opened"
"""What is said of practice: whoever plays on has read it."""
KEPT = "notice.kept_aside"
"""Where the game before lies, which has just made room."""
LONGEST_REASON = 120
"""So much of what went wrong is told at the table."""


class TableNews(QObject):
    """Reads the archive and listens to the opponents' thread; tells it in a notice, everything once."""

    def __init__(self, archive: Archive, thinker: Thinker, notice: TableNotice, parent: QObject) -> None:
        super().__init__(parent)
        self._archive, self._thinker, self._notice = archive, thinker, notice
        self._trouble = ""
        """What has been said about files."""
        self._aside: Path | None = None
        """Of what has been said where it lies."""
        self._told_helpless = False
        self._done: tuple[str, ...] = ()
        """What has been said of what was done for the viewer."""
        thinker.helpless.connect(self._tell_helpless)
        thinker.able.connect(self._take_back_helpless)

    def note_of_opening(self) -> str:
        """What is not as it was in the game that is opened: to be asked before it goes on."""
        return "" if self._archive.trouble else self._archive.take_note()

    def tell_opened(self, note: str = "") -> None:
        """What is not as it was, whether the game is practice now, and where the one before it was kept."""
        marked, aside = self._archive.marked, self._archive.kept_aside
        if (note or marked) and not self._archive.trouble:
            self._aside = aside  # it is said in the same breath
        self.look()
        if self._trouble:
            return

        def sentences() -> str:
            told = [in_words(note)] if note else []
            told += [WORDS.say("notice.marked")] if marked else []
            told += [WORDS.say(KEPT, name=aside.stem)] if aside is not None else []
            return " ".join(told)

        if note:
            self._notice.express("", sentences)  # what is not as it was stays said
        elif marked:
            self._notice.express_in_time(OPENED if aside is None else KEPT, sentences)

    def look(self) -> None:
        """Say once what keeps the game from being kept on record, and take it back when that is over; and once what
        is not as it was, and where the game before was kept."""
        if self._archive.trouble != self._trouble:
            self._trouble = self._archive.trouble
            if self._trouble:
                self._notice.quote(self._trouble)
            else:
                self._notice.hide()
        if self._archive.note and not self._trouble:
            self._notice.quote(self._archive.take_note())
        if (aside := self._archive.kept_aside) not in (None, self._aside) and not self._trouble:
            self._aside = aside
            self._notice.express_in_time(KEPT, lambda: WORDS.say(KEPT, name=aside.stem))

    def tell_practice(self, *, on: bool) -> None:
        """That from now on the game is one for practice, or no longer."""
        if on:
            self._notice.express_in_time(PRACTICE, lambda: WORDS.say(PRACTICE))
        else:
            self._notice.forget(PRACTICE)

    def tell_no_choice(self, session: Session, speech: Speech) -> None:
        """What was done for the viewer, who was not asked since nothing else was possible."""
        done, self._done = self._done, done_without_choice(session, speech)
        if self._done and self._done != done:
            self._notice.express_in_time(NO_CHOICE, lambda: WORDS.say(NO_CHOICE, what=speech.listed(self._done)))
        elif session.options:  # another question is asked meanwhile
            self._notice.take_back_read(NO_CHOICE)

    def have_read(self) -> None:
        """Whoever plays on has read what was said of the opening, of practice (a badge says so from then on), and of
        what was done without asking."""
        for topic in (OPENED, PRACTICE, NO_CHOICE):
            self._notice.take_back(topic)
        self._notice.take_back_read(KEPT)  # it comes with an answer, and the next may follow at once

    def _tell_helpless(self, reason: str) -> None:
        """Say once that opponents answer without a thought; all that is known of it stands in the log
        of errors."""
        if self._told_helpless:
            return
        self._told_helpless = True
        line = " ".join(reason.split())
        if len(line) > LONGEST_REASON:
            line = f"{line[:LONGEST_REASON]}…"
        self._notice.tell(HELPLESS, reason=line)

    def _take_back_helpless(self) -> None:
        """They think again; if that ends once more, it is told once more."""
        self._told_helpless = False
        self._notice.take_back(HELPLESS)

"""Keeps a running match on record: every answer in the journal, autosaves now and then, saves when asked."""
from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence

from sparktable.kernel.match import Match

from .fair_shuffle import commit
from .files import BadFile, CannotWrite
from .journal import Journal, read_journal
from .loading import Opened
from .manners import ALL_CHOSEN, Manners
from .model import Player
from .quiet_positions import QuietWatch
from .run_folder import RunFolder
from .save_file import save_bytes

DELETED = ("Something else deleted or changed the file that keeps this game, so it was written again and nothing "
           "is lost.")


class Recorder:
    """Told whenever the match has moved, whichever way. A disk that fails never stops the game: `trouble` says what
    is wrong until a write succeeds again, and nothing that was answered meanwhile is left out then."""

    def __init__(self, match: Match, run_folder: RunFolder, *, salt: str, seats: Sequence[Player], time: str,
                 journal: Journal | None = None, practised: bool = False,
                 manners: Manners = ALL_CHOSEN, waits: bool = False) -> None:
        """Keep a match on record from now on; what was answered before is written down first, unless a
        journal that holds it is given. `manners`: how those answers were given that were not chosen; `waits`: the
        journal before stays until the match has moved."""
        self.match = match
        self._manners = manners
        self.run_folder = run_folder
        self.salt = salt
        self.seats = tuple(seats)
        self.commitment = commit(match.seed, salt)
        """What is shown to the players at the start."""
        self.practised = practised
        """Whether the game is marked as practice."""
        self.note = ""
        """What is not as it was on the disk, for whoever plays to be told once: a sentence or two, or none."""
        self._behind: CannotWrite | None = None
        """Why the journal is not as it should be; None when it holds the whole match."""
        self._failed: CannotWrite | None = None
        """Why the last autosave could not be written."""
        self._started_at = time
        self._journal = journal
        self._quiet = QuietWatch.over(match)
        self._autosaved_turn = match.state.turn
        self.begun = journal is not None
        """Whether the journal before has made room for this match."""
        if journal is None and not waits:
            self._write()

    @property
    def trouble(self) -> CannotWrite | None:
        """Why the game is not on the disk as it should be; None when it is."""
        return self._behind or self._failed

    @classmethod
    def go_on(cls, opened: Opened, run_folder: RunFolder, *, time: str, practised: bool = False,
              manners: Manners = ALL_CHOSEN) -> Recorder:
        """Keep a game on record that was opened from a save or a journal: in that journal, where it holds just this
        match and can be written on, else in one begun anew. `practised`: it is marked from now on."""
        journal = None
        with contextlib.suppress(BadFile, CannotWrite):  # begun anew, at once or as soon as that is possible
            journal = _journal_of(opened, run_folder)
        seats = opened.header.seats
        return cls(opened.match, run_folder, salt=opened.salt, seats=seats, time=time, journal=journal,
                   practised=opened.header.practised or practised, manners=manners)

    def keep_up(self, *, practised: bool = False, manners: Manners = ALL_CHOSEN) -> None:
        """The match has moved: answers were given, taken back or given again. `practised`: whether the game is
        marked by now; a mark stays. `manners`: how the answers were given by now that were not chosen."""
        self.practised |= practised
        self._manners = manners
        self._quiet = self._quiet.kept_up(self.match)
        self._write()
        if not self.autosave_due:
            self._failed = None  # the turn was taken back that could not be saved

    @property
    def autosave_due(self) -> bool:
        """Whether a turn has begun since the last autosave that could be written."""
        return self.match.state.turn != self._autosaved_turn

    def autosave(self, *, time: str, picture: bytes = b"", characters: Sequence[str] = ()) -> None:
        """Write an autosave; `trouble` says if it failed."""
        self._failed = _trouble_of(lambda: self.run_folder.autosave(
            self.save_bytes(time=time, picture=picture, characters=characters)))
        if self._failed is None:
            self._autosaved_turn = self.match.state.turn

    def save_bytes(self, *, time: str, picture: bytes = b"", characters: Sequence[str] = ()) -> bytes:
        """The match as a save file, for `Slots.save` or `write_whole`."""
        return save_bytes(self.match, salt=self.salt, seats=self.seats, time=time, picture=picture,
                          characters=characters, quiet=self._quiet, practised=self.practised,
                          manners=self._manners)

    def finish(self) -> None:
        """The game is over, or dropped for good: it is no leftover any more."""
        self._close()
        self._behind = _trouble_of(self.run_folder.hold) or _trouble_of(self.run_folder.lay_aside)
        self._failed = None

    def pause(self) -> None:
        """The program ends while the game goes on: its journal stays, to be found at the next start."""
        if self._journal is not None or self._behind is not None:
            self._write()  # what has been waiting for room on the disk has one more chance
        self._close()

    def _close(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _write(self) -> None:
        """Have the journal hold the match."""
        self.begun = True
        self._behind = _trouble_of(self._keep_journal)

    def _keep_journal(self) -> None:
        self.run_folder.hold()
        journal = self._journal
        lost = journal is not None and not (journal.path == self.run_folder.journal and journal.is_as_left)
        if lost:
            self.note = DELETED
        if journal is None or lost or journal.is_long:
            self._close()
            self._begin()
        else:
            journal.keep_up(self.match.answers, practised=self.practised, manners=self._manners)

    def _begin(self) -> None:
        before = self.run_folder.damaged
        self._journal = self.run_folder.begin(self.match, salt=self.salt, seats=self.seats, time=self._started_at,
                                              practised=self.practised, manners=self._manners)
        if self.run_folder.damaged != before:
            self.note = f"{self.note} The damaged file is kept as '{self.run_folder.damaged}'.".lstrip()


def _journal_of(opened: Opened, run_folder: RunFolder) -> Journal | None:
    """The journal that a game was opened from, in this folder, if it can be written on. Raises BadFile,
    CannotWrite."""
    run_folder.hold()
    if opened.journal is None:
        return None
    run_folder.bring(opened.journal)
    return Journal.go_on(read_journal(run_folder.journal)) if opened.how == "journal" else None


def _trouble_of(write: Callable[[], object]) -> CannotWrite | None:
    """Why something cannot be written; None when it was."""
    try:
        write()
    except CannotWrite as trouble:
        return trouble
    return None

"""Keeps a running match on record: every answer in the journal, autosaves now and then, saves when asked."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from sparktable.kernel.match import Match

from .commitment import commit
from .desk import Desk
from .files import CannotWrite
from .journal import Journal
from .model import Player
from .opening import Opened
from .quiet import QuietWatch
from .savefile import save_bytes


class Recorder:
    """Told after every answer and every undo. A disk that fails never stops the game: `trouble` says what is
    wrong until a write succeeds again, and nothing that was answered meanwhile is left out then."""

    def __init__(self, match: Match, desk: Desk, *, salt: str, seats: Sequence[Player], time: str,
                 journal: Journal | None = None, practised: bool = False) -> None:
        """Keep a match on record from now on; what was answered before is written down first, unless a
        journal that holds it is given."""
        self.match = match
        self.desk = desk
        self.salt = salt
        self.seats = tuple(seats)
        self.commitment = commit(match.seed, salt)
        """What is shown to the players at the start."""
        self.practised = practised
        """Whether the game is marked as practice."""
        self.trouble: CannotWrite | None = None
        """Why the last write failed; None when it did not."""
        self._begun = time
        self._journal = journal
        self._quiet = QuietWatch.over(match)
        self._autosaved_turn = match.state.turn
        if journal is None:
            self._try(self._begin)

    @classmethod
    def go_on(cls, opened: Opened, desk: Desk, *, time: str) -> Recorder:
        """Keep a game on record that was opened from a save or a journal. Raises BadFile, CannotWrite."""
        journal = None
        if opened.how == "journal" and opened.divergence is None:
            journal, _ = desk.adopt(opened.path)
        seats = opened.header.seats
        return cls(opened.match, desk, salt=opened.salt, seats=seats, time=time, journal=journal,
                   practised=opened.header.practised)

    def answered(self) -> None:
        """The match has just taken an answer."""
        self._quiet.look(self.match.state, len(self.match.answers))
        journal = self._journal
        self._try(self._begin if journal is None else lambda: journal.answered(self.match.answers[-1]))

    def rewound(self) -> None:
        """Answers have just been taken back."""
        self._quiet = QuietWatch.over(self.match)
        journal = self._journal
        self._try(self._begin if journal is None else lambda: journal.rewound(
            len(self.match.answers), practised=self.practised))

    @property
    def autosave_due(self) -> bool:
        """Whether a turn has begun since the last autosave."""
        return self.match.state.turn != self._autosaved_turn

    def autosave(self, *, time: str, picture: bytes = b"") -> None:
        """Write an autosave; `trouble` says if it failed."""
        self._autosaved_turn = self.match.state.turn
        self._try(lambda: self.desk.autosave(self.save_bytes(time=time, picture=picture)))

    def save_bytes(self, *, time: str, picture: bytes = b"") -> bytes:
        """The match as a save file, for `Slots.save` or `write_whole`."""
        return save_bytes(self.match, salt=self.salt, seats=self.seats, time=time, picture=picture,
                          quiet=self._quiet, practised=self.practised)

    def finish(self) -> None:
        """The game is over, or dropped for good: it is no leftover any more."""
        self.pause()
        self._try(self.desk.lay_aside)

    def pause(self) -> None:
        """The program ends while the game goes on: its journal stays, to be found at the next start."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _begin(self) -> None:
        self._journal = self.desk.begin(self.match, salt=self.salt, seats=self.seats, time=self._begun,
                                        practised=self.practised)

    def _try(self, write: Callable[[], object]) -> None:
        try:
            write()
            self.trouble = None
        except CannotWrite as trouble:
            self.trouble = trouble

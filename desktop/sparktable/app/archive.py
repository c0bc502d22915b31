"""The player's games on disk: the one that is running, those that were saved, and the one to continue."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from sparktable.app.catalog import title, titles
from sparktable.app.levels import USUAL
from sparktable.app.peeked_games import PeekedGames
from sparktable.app.players import HUMAN, Ask, Player
from sparktable.app.session import Session
from sparktable.app.setups import Setup, named, offered
from sparktable.app.translations import WORDS
from sparktable.app.user_paths import data_path
from sparktable.kernel.game import BadSetup, Game
from sparktable.kernel.match import Match
from sparktable.record.fair_shuffle import commit, fresh_salt, fresh_seed
from sparktable.record.files import BadFile, CannotWrite
from sparktable.record.journal import read_journal
from sparktable.record.last_look import LastLook, keep_look, last_look
from sparktable.record.loading import Opened, autosave_of_broken, open_journal, open_save
from sparktable.record.model import Player as StoredPlayer
from sparktable.record.model import Setup as StoredSetup
from sparktable.record.recorder import Recorder
from sparktable.record.run_folder import JOURNAL, RunFolder
from sparktable.record.save_file import ENDING, save_bytes
from sparktable.record.save_folder import TRASH, SavedGame, SaveFolder
from sparktable.record.seen_before import leads_on
from sparktable.record.verification import Verdict, verify


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def characters(match: Match) -> tuple[str, ...]:
    """Whom everybody plays: lists of games name them so without opening a game. Nobody in one that is no longer on
    the shelf."""
    try:
        return title(match.game.name).telling.characters(match.state)
    except LookupError:
        return ()


OTHER_LEVEL = "Opponents whose level is not known here play on at the usual level."
MOST_FINISHED = 100
"""Finished games that are kept to be watched again; the oldest go."""


class SealedShuffle(NamedTuple):
    """The sealed shuffle of a game."""

    commitment: str
    """Shown from the start."""
    seed: int
    salt: str
    """Both opened at the end."""


def game_from_shelf(name: str, options: Mapping[str, Any]) -> Game:
    """Open a game wherever it comes from. Raises BadSetup, also for a game that is not installed."""
    try:
        found = title(name)
    except LookupError as absent:
        raise BadSetup(str(absent)) from None
    return found.open(options)


class Archive:
    """All files of games. Its own trouble never stops a game: `trouble` says what is wrong."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = root or data_path()
        self.saved_games = SaveFolder(self.root / "saves")
        self.finished = SaveFolder(self.root / "finished")
        self._run_folders = self.root / "running"
        self._peeked_games = PeekedGames(self.root / "peeked.txt")
        self.last_finished: Path | None = None
        """The file of the game that has just ended."""
        self.kept_aside: Path | None = None
        """The save of an unfinished game that has just made room for another."""
        self.note = ""
        """What is not as it was in the game that has just been opened, or on the disk: one sentence, or none."""
        self.marked = False
        """Whether the game that has just been opened is practice from now on, since more of it has been seen."""
        self.picture: Callable[[], bytes] = bytes
        """Makes a small picture of the table, as a PNG, for the lists; whoever shows the game gives it."""
        self.parting: Callable[[], bytes] = bytes
        """Makes the larger picture of it that is shown where the game can be continued, likewise."""
        self.trouble = ""
        self._recorder: Recorder | None = None
        self._run_folder: RunFolder | None = None
        try:
            self._run_folder = RunFolder.open(self._run_folders)
        except CannotWrite as reason:
            self.trouble = str(reason)

    # --- starting and going on ----------------------------------------------------------------------

    def start(self, setup: Setup, ask: Ask, *, known: bool = False) -> Session:
        """A new game, kept on record from its first answer; `known`: its shuffle was seen before, so that it is
        practice. Raises BadSetup."""
        seed = setup.seed if setup.seed is not None else fresh_seed()
        match = Match(title(setup.game).open(setup.options), seed, watched=True)
        session = Session(match, setup.players, ask, practised=known)
        self._record(session, fresh_salt(), waits=True)
        self.marked = known
        return session

    def play_on(self, match: Match, players: Sequence[Player], ask: Ask, *, salt: str = "") -> Session:
        """A game of its own that begins where another one stood. How that one went on has been seen, so it is
        practice; and it is the same shuffle, so it keeps the seal."""
        session = Session(match, tuple(players), ask, practised=True)
        self._record(session, salt or fresh_salt())
        self.marked = True
        return session

    def take_up(self, session: Session) -> None:
        """A game that began without a record, as lessons do, is kept from now on."""
        self._record(session, fresh_salt())

    def _record(self, session: Session, salt: str, *, waits: bool = False) -> None:
        """`waits`: until something is answered, it is the game before that can be continued."""
        self.pause()
        if not waits:
            self._make_room()
        if self._run_folder is not None:
            seats = [StoredPlayer(name=player.name, level=player.level) for player in session.players]
            self._keep(session, Recorder(session.match, self._run_folder, salt=salt, seats=seats, time=now(),
                                         practised=session.practised, manners=session.manners, waits=waits))

    def leftover(self) -> StoredSetup | None:
        """The unfinished game, if there is one. Nothing of it is played: the home page only names it."""
        found = self._leftover()
        return found[1] if found is not None else None

    def last_look(self) -> LastLook:
        """How the table of the unfinished game looked when it was left."""
        found = self._leftover()
        return last_look(found[0]) if found is not None else LastLook()

    def resume(self, ask: Ask) -> Session | None:
        """Go on with the unfinished game; None, and `trouble`, if that is not possible."""
        found = self._leftover()
        if found is None:
            return None
        try:
            return self.go_on(open_journal(found[0], game_from_shelf), ask)
        except BadFile as reason:
            self.trouble = str(reason)
            return None

    def opened(self, path: Path) -> Opened:
        """What a save holds, before anything is left for it. Raises BadFile with a sentence for the player."""
        return open_save(path, game_from_shelf, autosave_folder=self._run_folders)

    def _leftover(self) -> tuple[Path, StoredSetup] | None:
        """The first journal of a game that is on the shelf and has begun."""
        shelf = {found.name for found in titles()}
        for path in self._run_folder.leftovers() if self._run_folder is not None else ():
            begun = self._begun(path)
            if begun is not None and begun.game in shelf:
                return path, begun
        return None

    @staticmethod
    def _begun(path: Path) -> StoredSetup | None:
        """The game of a journal, if it has begun: told by its autosave where its first line is broken."""
        try:
            journal = read_journal(path)
        except BadFile:
            saved = autosave_of_broken(path)
            return saved[1] if saved is not None else None
        return journal.head if journal.answers or journal.damaged_line is not None else None

    def _make_room(self) -> None:
        """A game that was left unfinished makes room for another: it is kept among the saves. What cannot be opened
        now is laid aside as it is."""
        if self._run_folder is None or not self._run_folder.journal.is_file():
            return
        path = self._run_folder.journal
        try:
            left = open_journal(path, game_from_shelf)
            if not left.answers or left.state.outcome is not None:
                return
            if self.saved_games.that_holds(left.match, left.header.commitment) is not None:
                return
            name = WORDS.say("save.unfinished", game=WORDS.say(f"title.{left.game.name}"), turn=left.state.turn)
            when = datetime.fromtimestamp(path.stat().st_mtime, UTC).isoformat(timespec="seconds")
            picture = last_look(path).picture or self._run_folder.last_picture(left.header.commitment)
            self.kept_aside = self.saved_games.save(name, save_bytes(
                left.match, salt=left.salt, seats=left.header.seats, time=when,
                picture=picture, characters=characters(left.match),
                practised=left.header.practised, manners=left.manners))
        except (BadFile, CannotWrite, OSError, ValueError) as reason:
            self._add_note(str(reason))  # no trouble of the game that is played

    def go_on(self, opened: Opened, ask: Ask) -> Session:
        """With a game that was read from a file."""
        seats = [Player(player.name, player.level) for player in opened.header.seats]
        players = [offered(player, USUAL) for player in seats]
        session = Session(opened.match, named(players), ask, practised=opened.header.practised, given=opened.manners)
        self.pause()
        if opened.journal is None:
            self._make_room()
        self.marked = not session.practised and self._is_known(opened)
        session.practised |= self.marked
        self._add_note(opened.note)
        self._add_note(OTHER_LEVEL if players != seats else "")
        if self._run_folder is not None:
            self._keep(session, Recorder.go_on(opened, self._run_folder, time=now(), practised=session.practised,
                                               manners=session.manners))
        return session

    def _is_known(self, opened: Opened) -> bool:
        """Whether more of a game was seen than the table has shown where it is gone on with."""
        if commit(opened.seed, opened.salt) in self._peeked_games:
            return True
        return opened.journal is None and leads_on(opened, self._seen())

    def _seen(self) -> Iterator[Path]:
        """Every file of a game that whoever plays may have seen, also of those thrown away: how they go on is
        known."""
        for folder in (self.saved_games.folder, self.finished.folder):
            yield from folder.glob(f"*{ENDING}")
            yield from folder.glob(f"{TRASH}/*{ENDING}")
        yield from self._run_folders.glob(f"desk-*/*{ENDING}")
        yield from self._run_folders.glob(f"desk-*/{JOURNAL}")  # also of a game that is played in another window

    # --- while a game runs --------------------------------------------------------------------------

    def _keep(self, session: Session, recorder: Recorder) -> None:
        self._recorder = recorder
        if recorder.trouble is not None:
            self.trouble = str(recorder.trouble)
        self._note(recorder)

        def changed(match: Match) -> None:
            self.trouble = ""
            if not recorder.begun:
                self._make_room()
            recorder.keep_up(practised=session.practised, manners=session.manners)
            if recorder.autosave_due and match.state.outcome is None:
                recorder.autosave(time=now(), picture=self.picture(), characters=characters(match))
            if recorder.trouble is not None:
                self.trouble = str(recorder.trouble)
            self._note(recorder)

        session.on_answer.append(changed)
        session.on_end.append(lambda _: self._end(recorder))

    def _note(self, recorder: Recorder) -> None:
        self._add_note(recorder.note)
        recorder.note = ""

    def _add_note(self, sentence: str) -> None:
        self.note = " ".join(filter(None, (self.note, sentence)))

    def take_note(self) -> str:
        """The note, for whoever tells it: it is told once."""
        note, self.note = self.note, ""
        return note

    def _end(self, recorder: Recorder) -> None:
        """A game that is over is first filed away, and only then no leftover any more: the program may be ended in
        between, and then does it when the game is opened again."""
        if self._file_away(recorder):
            recorder.finish()

    def _file_away(self, recorder: Recorder) -> bool:
        """A finished game is kept to be watched again. Whether that worked."""
        when = now()
        today = datetime.now().date().isoformat()
        name = WORDS.say("save.ended", game=WORDS.say(f"title.{recorder.match.game.name}"), date=today)
        try:
            self.last_finished = self.finished.that_holds(recorder.match, recorder.commitment)
            if self.last_finished is None:
                data = recorder.save_bytes(time=when, picture=self.picture(),
                                           characters=characters(recorder.match))
                self.last_finished = self.finished.save(name, data)
            for old in self.finished.all()[MOST_FINISHED:]:
                self.finished.delete(old.path)
            self.finished.empty_trash()
        except CannotWrite as reason:
            self.trouble = str(reason)
            return False
        return True

    def deal(self) -> SealedShuffle | None:
        """The sealed shuffle of the running game."""
        kept = self._recorder
        return None if kept is None else SealedShuffle(kept.commitment, kept.match.seed, kept.salt)

    def verify_last(self) -> Verdict | None:
        """Reckon the game that has just ended again, from its seed and its answers. Raises BadFile."""
        return verify(self.last_finished, game_from_shelf) if self.last_finished is not None else None

    def save(self, name: str, picture: bytes = b"") -> Path:
        """Save the running game. Raises CannotWrite."""
        return self.saved_games.save(name, self.save_bytes(picture))

    def save_bytes(self, picture: bytes = b"") -> bytes:
        """The running game as a save file."""
        if self._recorder is None:
            raise CannotWrite(self.root, "cannot be written", self.trouble)
        return self._recorder.save_bytes(time=now(), picture=picture, characters=characters(self._recorder.match))

    def pause(self) -> None:
        """The window leaves the game; it can be continued."""
        parting, self.parting = self.parting, bytes
        self.picture, self.note, self.marked, self.kept_aside = bytes, "", False, None
        if self._run_folder is not None:
            self.trouble = ""
        if self._recorder is not None:
            left, self._recorder = self._recorder, None
            left.pause()
            if self._run_folder is not None and left.begun and left.match.state.outcome is None:
                people = [seat for seat, player in enumerate(left.seats) if player.level == HUMAN]
                asked = left.match.decision is not None and people == [left.match.decision.seat]
                look = LastLook(left.match.state.turn, parting(), characters(left.match), asked)
                keep_look(self._run_folder.journal, look)

    def saves(self) -> list[SavedGame]:
        return self.saved_games.all()

    def replays(self) -> list[SavedGame]:
        """Everything that can be watched: finished games, saves and autosaves, the newest of each first."""
        return self.finished.all() + self.saves() + self.autosaves()

    def autosaves(self) -> list[SavedGame]:
        """The last positions of games, the newest first: what a refusal recommends is among them."""
        found = [(slot.header.time, slot.path, slot) for run_folder in self._run_folders.glob("desk-*")
                 for slot in SaveFolder(run_folder).all() if slot.header is not None]
        return [slot for *_, slot in sorted(found, reverse=True)]

    def peeked(self, commitment: str) -> None:
        """Hidden cards of an unfinished game are looked at in a replay: whoever goes on with it practises."""
        try:
            self._peeked_games.add(commitment)
        except CannotWrite as reason:
            self.trouble = str(reason)

    def slots_of(self, path: Path) -> SaveFolder | None:
        """The shelf on which a file stands; None for autosaves, which come and go by themselves."""
        return next((slots for slots in (self.saved_games, self.finished) if slots.folder == path.parent), None)

    def close(self) -> None:
        self.pause()
        if self._run_folder is not None:
            self._run_folder.close()
            self._run_folder = None

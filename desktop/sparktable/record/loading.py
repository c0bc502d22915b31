"""Opening a save: by its labels, else at the last quiet position, else by its answers; and saying which.

The answers prove the position: where they lead cleanly to their end, what they lead to is right whatever else
the file says. Where they do not (the rules or the cards have changed since), the position is looked through
before it is trusted, and the game goes on from it without a way back.
"""
from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

from sparktable import __version__
from sparktable.kernel.codec import covers, digest_of
from sparktable.kernel.game import BadSetup, Game, open_game
from sparktable.kernel.match import Answer, Match
from sparktable.kernel.state import State, dump

from .answers import Divergence, TooSlow, follow
from .autosaves import autosaves, nearest_good
from .card_revisions import changed_since
from .fair_shuffle import commit
from .files import BadFile, read_bounded
from .journal import Recovered, read_journal
from .manners import Manners
from .model import Header, SaveFile, Setup, manner, rich_answers
from .save_file import read_header, read_save
from .untrusted_json import shown
from .validate import Unfit, fit_state

_SEED, _SALT = re.compile(rb'"seed":(\d{1,20})[,}]'), re.compile(rb'"salt":"([0-9a-f]{2,64})"')
OpenGame = Callable[[str, Mapping[str, Any]], Game]
How = Literal["labels", "quiet", "answers", "journal"]

PATIENCE = 0.6
"""Seconds of work for playing the answers again; a game that takes longer goes on from its position alone."""
LONG_PATIENCE = 15.0
"""The same where nothing but the answers is gone on from, or shown: what is not played again is lost."""
AUTOSAVE_WINS = "The last autosave goes further, so the game continues from there."
TOO_SLOW = "playing the answers again takes too long"


@dataclass(frozen=True)
class Opened:
    """A game that was opened, ready to be played on or watched."""

    path: Path
    header: Header
    game: Game
    match: Match
    """The match, to go on with. It knows the whole course of the game if `divergence` is None."""
    how: How
    """By what: the position's `labels`, the last `quiet` position, the `answers`, or a `journal` that holds just this
    match and can be written on."""
    seed: int
    salt: str
    answers: list[Answer]
    """All answers of the file, also those that lie behind the position opened."""
    divergence: Divergence | None
    """Where the answers stop leading the recorded way; None when they lead to the position opened."""
    changed_cards: tuple[str, ...]
    """Slugs of cards that mean something else since, or are gone."""
    note: str
    """One sentence for the player about what is not as it was; empty when all is."""
    manners: Manners = field(default_factory=dict)
    """How answers of the match were given that were not chosen."""
    journal: Path | None = None
    """The journal of the game that this goes on, also where another file of it knew more."""

    @property
    def state(self) -> State:
        return self.match.state


def open_save(path: Path, games: OpenGame = open_game, *, autosave_folder: Path | None = None) -> Opened:
    """Open a save. Raises BadFile: one sentence, with the nearest good autosave of the folder given."""
    try:
        return opened(path, read_save(path), games)
    except BadFile as trouble:
        raise BadFile(path, trouble.what, trouble.advice or _instead(path, autosave_folder)) from trouble


def opened(path: Path, save: SaveFile, games: OpenGame = open_game, *, patience: float = PATIENCE) -> Opened:
    """The game that a file's data stand for. Raises BadFile."""
    game = game_of(path, save.header, games)
    answers = answers_of(path, save)
    changed = changed_since(game, save.revisions)
    match, divergence = course(path, game, save.seed, save.start, answers, seconds=patience)

    def result(how: How, at: Match, left: Divergence | None, *notes: str) -> Opened:
        rows = save.answers if at is match else []
        manners = {index: manner(row) for index, row in enumerate(rows) if manner(row)}
        return Opened(path, save.header, game, at, how, save.seed, save.salt, answers, left, changed,
                      " ".join(filter(None, (_changes(changed), *notes))), manners)

    if divergence is None:
        if is_position(match.state, save.digest, save.state, save.header.rules):
            return result("labels", match, None)
        if not changed and (save.header.rules, save.header.program) == (game.rules_version, __version__):
            return result("answers", match, None, "The position in the file did not match its answers, so "
                                                  "they were played again.")
    left = divergence or Divergence(len(answers), "the answers lead to another position")
    faults = []
    try:
        at = Match(game, save.seed, start=fit_state(game, save.state))
        why = "The game is very long" if left.what == TOO_SLOW else "The rules have changed since this was saved"
        return result("labels", at, left, f"{why}: you cannot undo past this point.")
    except (LookupError, Unfit) as trouble:
        faults.append(str(trouble.args[0]))
    if save.quiet is not None:
        try:
            at = Match(game, save.seed, start=fit_state(game, save.quiet.state))
            return result("quiet", at, left, f"The game continues from the last safe position (answers taken back: "
                                             f"{len(answers) - save.quiet.after}).")
        except (LookupError, Unfit) as trouble:
            faults.append(str(trouble.args[0]))
    if divergence is None:
        return result("answers", match, None, "It was opened by playing its answers again.")
    raise BadFile(path, f"holds no position that can be continued: {shown(faults[0])}")


def open_journal(path: Path, games: OpenGame = open_game, *, patience: float = LONG_PATIENCE) -> Opened:
    """Go on from exactly where a journal ends, or from the newest autosave beside it that knows more. Raises BadFile.

    Where the rules have changed since, that autosave is nearer to the game as it was than the journal's answers,
    which then lead only part of the way.
    """
    try:
        found = read_journal(path)
    except BadFile:
        saved = autosave_of_broken(path)
        if saved is None:
            raise
        at = open_save(saved[0], games)
        return replace(at, note=" ".join(filter(None, (_damage(1), AUTOSAVE_WINS, at.note))), journal=path)
    head = found.head
    damage = [] if found.damaged_line is None else [_damage(found.damaged_line)]
    game = game_of(path, head, games)
    match, divergence = course(path, game, head.seed, head.start, found.answers, seconds=patience)
    saved = _autosave_of(found)
    if saved is not None and (divergence is not None or _knows_more(*saved, found)):
        with contextlib.suppress(BadFile):
            at = open_save(saved[0], games)
            header = at.header.model_copy(update={"practised": at.header.practised or found.practised})
            if divergence is None:
                damage.append(AUTOSAVE_WINS)
            return replace(at, header=header, note=" ".join(filter(None, (*damage, at.note))), journal=path)
    s = match.state
    header = Header(
        program=head.program, rules=head.rules, game=head.game, options=head.options, seats=head.seats,
        time=head.time, practised=found.practised, turn=s.turn, active=s.active, over=s.outcome is not None,
        answers=len(match.answers), commitment=commit(head.seed, head.salt))
    notes = list(damage)
    if divergence is not None:
        why = "The game is very long, so it goes on from here" if divergence.what == TOO_SLOW else (
            f"The rules have changed: {divergence.what}")
        notes.append(f"{why} (answers up to there: {divergence.index}).")
    how: How = "answers" if notes else "journal"
    return Opened(path, header, game, match, how, head.seed, head.salt, found.answers, divergence, (),
                  " ".join(notes), found.manners, path)


def autosave_of_broken(path: Path) -> tuple[Path, Header] | None:
    """The newest autosave beside a journal whose first line is broken, if what can still be read there names its
    game."""
    try:
        first = read_bounded(path).partition(b"\n")[0]
    except BadFile:
        return None
    seed, salt = _SEED.search(first), _SALT.search(first)
    if seed is None or salt is None:
        return None
    commitment = commit(int(seed[1]), salt[1].decode())
    for saved in autosaves(path.parent):
        with contextlib.suppress(BadFile):
            header = read_header(saved)
            if header.commitment == commitment:
                return saved, header
    return None


def _damage(line: int) -> str:
    return f"The journal is damaged from line {line} on."


def _autosave_of(found: Recovered) -> tuple[Path, Header] | None:
    """The newest autosave of a journal's game that lies beside it and was written since it was begun."""
    commitment = commit(found.head.seed, found.head.salt)
    for path in autosaves(found.path.parent):
        with contextlib.suppress(BadFile):
            header = read_header(path)
            if header.commitment == commitment and header.time >= found.head.time:
                return path, header
    return None


def _knows_more(path: Path, header: Header, found: Recovered) -> bool:
    """Whether an autosave goes on where a journal ends, because the journal is damaged or could not be written. One
    that is whole and was written later has taken back what the autosave holds."""
    ends = len(found.answers)
    try:
        if header.answers <= ends or (
                found.damaged_line is None and path.stat().st_mtime_ns <= found.path.stat().st_mtime_ns):
            return False
        save = read_save(path)
        return save.start == found.head.start and answers_of(path, save)[:ends] == found.answers
    except (BadFile, OSError):
        return False


def game_of(path: Path, setup: Setup, games: OpenGame = open_game) -> Game:
    """The game that a file is about. Raises BadFile."""
    try:
        game = games(setup.game, setup.game_options())
        if setup.rules < game.rules_version:
            game = games(setup.game, game.as_it_was(setup.game_options(), setup.rules))
    except BadSetup as trouble:
        raise BadFile(path, f"cannot be set up: {shown(str(trouble))}") from trouble
    except Exception as trouble:  # options of a stranger may trip a game that takes no heed
        raise BadFile(path, f"cannot be set up: its options are none of {shown(setup.game)}") from trouble
    if len(setup.seats) != game.seats:
        raise BadFile(path, f"names {len(setup.seats)} players for {game.seats} seats")
    return game


def is_position(s: State, proof: str, said: dict[str, Any], rules: int) -> bool:
    """Whether a state is the one that a file claims. Under older rules a file said less of some things than it would
    say today."""
    now = dump(s)
    if digest_of(now) == proof:
        return True
    return rules < s.game.rules_version and digest_of(said) == proof and covers(said, now)


def answers_of(path: Path, save: SaveFile) -> list[Answer]:
    """The answers of a file. Raises BadFile."""
    try:
        answers = rich_answers(save.answers)
    except ValueError as trouble:
        raise BadFile(path, f"isn’t a save that Sparktable would write: {trouble}") from None
    if save.header.answers != len(answers) or (save.quiet is not None and save.quiet.after > len(answers)):
        raise BadFile(path, f"holds {len(answers)} answers but says it holds a different number")
    return answers


def course(path: Path, game: Game, seed: int, start: dict[str, Any] | None,
           answers: list[Answer], *, seconds: float | None) -> tuple[Match, Divergence | None]:
    """The match as the answers make it, up to where they stop leading the recorded way. Raises BadFile."""
    try:
        match = Match(game, seed, start=None if start is None else fit_state(game, start))
    except (LookupError, Unfit) as trouble:  # its later positions may still be readable
        why = f"its beginning can no longer be read: {shown(str(trouble.args[0]))}"
        return Match(game, seed), Divergence(0, why)
    except Exception as trouble:
        raise BadFile(path, f"cannot be set up: its options are none of {shown(game.name)}") from trouble
    try:
        return match, follow(match, answers, seconds=seconds)
    except TooSlow:
        return match, Divergence(len(match.answers), TOO_SLOW)
    except Exception as trouble:  # only a position from a file, or rules changed since, can do that
        return match, Divergence(len(match.answers), f"the rules stumble ({type(trouble).__name__})")


def _changes(cards: tuple[str, ...]) -> str:
    if not cards:
        return ""
    return f"{len(cards)} card{' has' if len(cards) == 1 else 's have'} changed since this was saved."


def _instead(path: Path, folder: Path | None) -> str:
    good = nearest_good(path, folder) if folder is not None else None
    if good is None:
        return ""
    found, header = good
    return f"the nearest good autosave is from turn {header.turn}: '{found.name}'"

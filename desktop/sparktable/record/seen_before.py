"""What a player has seen already of a game that is opened once more: files of it in which it goes on.

Going back by loading an earlier save is no other thing than undo: where something was learnt on the way that is taken
back, the game is marked as practice.
"""
from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from sparktable.kernel.codec import dump
from sparktable.kernel.match import Answer, Match
from sparktable.kernel.run import pending, take

from .answers import in_common, offered
from .fair_shuffle import commit
from .files import BadFile
from .journal import read_journal
from .knowledge import Knowledge
from .loading import PATIENCE, Opened
from .model import HUMAN, rich_answers
from .save_file import ENDING, read_header, read_save


class _Told(NamedTuple):
    """What a file tells of how a game went."""

    start: dict[str, Any] | None
    answers: list[Answer]
    turn: int


def leads_on(opened: Opened, files: Iterable[Path]) -> bool:
    """Whether any of these saves and journals holds the same game and something in it that is not known at this
    point."""
    seal = commit(opened.seed, opened.salt)
    for path in files:
        with contextlib.suppress(BadFile, ValueError):
            told = _told_by(path, seal)
            if told is not None and _tells_more(opened, told):
                return True
    return False


def _told_by(path: Path, seal: str) -> _Told | None:
    """What a file tells of the game under a seal; None where it is about another. Raises BadFile, ValueError."""
    if path.suffix == ENDING:
        if read_header(path).commitment != seal:
            return None
        save = read_save(path)
        return _Told(save.start, rich_answers(save.answers), save.header.turn)
    found = read_journal(path)
    if commit(found.head.seed, found.head.salt) != seal:
        return None
    return _Told(found.head.start, found.answers, 0)  # it names no turn: how far it went, its autosaves tell


def _tells_more(opened: Opened, other: _Told) -> bool:
    start = opened.match.start
    if opened.divergence is not None or other.start != (None if start is None else dump(start)):
        return other.turn > opened.header.turn  # its answers cannot be followed from here
    people = sum(1 << seat for seat, player in enumerate(opened.header.seats) if player.level == HUMAN)
    return _learns_more(opened.match, other.answers, people)


def _learns_more(match: Match, answers: list[Answer], people: int) -> bool:
    """Whether one of these people learns something where a course leaves the one of a match."""
    shared = in_common(match.answers, answers)
    s = match.at(shared)
    known, end = Knowledge.of(s), time.thread_time() + PATIENCE
    for answer in answers[shared:]:
        asked = pending(s)
        option = offered(asked, answer.option) if asked is not None else None
        if option is None or time.thread_time() > end:
            return True  # by other rules, or longer than games take: who can tell
        try:
            take(s, option)
        except Exception:  # only a position from a file can do that
            return True
        if known.is_less_than(s, people):
            return True
    return False

"""What a player has seen already of a game that is opened once more: files of it in which it goes on.

Going back by loading an earlier save is no other thing than undo: where something was learnt on the way that is taken
back, the game is marked as practice.
"""
from __future__ import annotations

import contextlib
from collections.abc import Iterable
from pathlib import Path

from sparktable.kernel.codec import dump
from sparktable.kernel.match import Answer, Match
from sparktable.kernel.run import pending, take

from .answers import in_common, offered
from .commitment import commit
from .files import BadFile
from .known import Known
from .model import HUMAN, SaveFile, rich_answers
from .opening import Opened
from .savefile import read_header, read_save


def leads_on(opened: Opened, files: Iterable[Path]) -> bool:
    """Whether any of these files holds the same game and something in it that is not known at this point."""
    seal = commit(opened.seed, opened.salt)
    for path in files:
        with contextlib.suppress(BadFile, ValueError):
            if read_header(path).commitment == seal and _tells_more(opened, read_save(path)):
                return True
    return False


def _tells_more(opened: Opened, other: SaveFile) -> bool:
    start = opened.match.start
    if opened.divergence is not None or other.start != (None if start is None else dump(start)):
        return other.header.turn > opened.header.turn  # its answers cannot be followed from here
    people = sum(1 << seat for seat, player in enumerate(opened.header.seats) if player.level == HUMAN)
    return _learns_more(opened.match, rich_answers(other.answers), people)


def _learns_more(match: Match, answers: list[Answer], people: int) -> bool:
    """Whether one of these people learns something where a course leaves the one of a match."""
    shared = in_common(match.answers, answers)
    s = match.at(shared)
    known = Known.of(s)
    for answer in answers[shared:]:
        asked = pending(s)
        option = offered(asked, answer.option) if asked is not None else None
        if option is None:
            return True  # by other rules: who can tell
        try:
            take(s, option)
        except Exception:  # only a position from a file can do that
            return True
        if known.is_less_than(s, people):
            return True
    return False

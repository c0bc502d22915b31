"""How long a game takes one person among computers, put together from what was counted:

    minutes = (the answers of one seat × seconds for an answer + the turns of others × seconds for a turn) / 60

Answers ("decisions") and turns of a game are the means of

    sparktable simulate --game … --set … --mode … --players … --ai search:60 --games 12 --seed 1 --json

and stand in each game's `form.py` as `COUNTED`; tests hold them against games that are played anew, by quicker
players, who do not look ahead. The seconds are judged, not measured: seven for an answer is what lessons reckon with,
and a game says where one takes longer."""
from __future__ import annotations

from math import ceil
from typing import NamedTuple

ANSWER, TURN = 7, 8
"""Seconds for an answer, and for somebody else's turn: it is shown for less, and looked at."""
STEP = 5
"""What is told is rounded up to so many minutes: nobody is glad that a game takes longer than was said."""


class Counted(NamedTuple):
    """What was counted in a game between so many."""

    players: int
    answers: int
    turns: float


def minutes(counted: Counted, answer: float = ANSWER, games: float = 1, besides: float = 0) -> int:
    """About how many a way to play takes, at so many seconds for an answer; `games` of them, and so many minutes
    besides."""
    players, answers, turns = counted
    seconds = answers / players * answer + turns * (players - 1) / players * TURN
    return STEP * ceil((games * seconds / 60 + besides) / STEP)

"""How long a game takes one person among computers, put together from what was counted:

    minutes = (the answers of one seat × seconds for an answer + the turns of others × seconds for a turn) / 60

Answers ("decisions") and turns of a game are the means of

    sparktable simulate --game … --set … --mode … --players … --ai greedy --games 12 --seed 1 --json

and tests hold the table below against games that are played anew. The seconds are judged, not measured: seven for an
answer is what lessons reckon with, and `ANSWER` says where one takes longer."""
from __future__ import annotations

from typing import NamedTuple

ANSWER = {"matrix": 7, "arena": 10, "tcg": 15}
"""Seconds for an answer: in the Matrix most often the next card of a hand, in the arena one of a few actions on a
board, in the card duel an attack to be weighed with the texts of two teams."""
TURN = 8
"""Seconds for somebody else's turn: it is shown for six at most, and looked at."""
STEP = 5
"""What is told is rounded to so many minutes."""


class Counted(NamedTuple):
    """What was counted in a game between so many."""

    players: int
    answers: int
    turns: float


COUNTED: dict[str, dict[str, Counted]] = {
    "matrix": {
        "war-on-cybertron tvt": Counted(2, 524, 33.8),
        "war-on-cybertron co-op": Counted(2, 504, 35.8),
        "war-on-cybertron solo": Counted(1, 455, 31.0),
        "core competitive": Counted(2, 420, 29.7),
        "core co-op": Counted(2, 443, 33.2),
        "core solo": Counted(1, 327, 25.3),
    },
    "arena": {
        "duel": Counted(2, 118, 30.5),
        "team": Counted(4, 81, 20.9),
        "free-for-all": Counted(4, 402, 100.4),
        "random-draw": Counted(4, 402, 100.4),
        "master": Counted(2, 204, 49.3),
    },
    "tcg": {
        "duel": Counted(2, 71, 13.4),
        "basic": Counted(2, 33, 18.8),
    },
}
"""By game, box and way to play."""


def minutes(game: str, mode: str, games: float = 1, besides: float = 0) -> int:
    """About how many a way to play takes; `games` of them, and so many minutes besides."""
    players, answers, turns = COUNTED[game][mode]
    seconds = answers / players * ANSWER[game] + turns * (players - 1) / players * TURN
    return max(STEP, STEP * round((games * seconds / 60 + besides) / STEP))

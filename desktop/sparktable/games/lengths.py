"""How long a game takes people, alone among computers or with each other, put together from what was counted:

    minutes = (the answers of people × seconds for an answer + the turns of computers × seconds for a turn) / 60

where everybody at the table gives as many answers and has as many turns. Answers ("decisions") and turns of a game
are the means of

    sparktable simulate --game … --set … --mode … --players … --ai search:60 --games 12 --seed 1 --json

for the fewest players of a way to play, of three games for more of them (of twelve where they differ much), and stand
in each game's `form.py` as `COUNTED`; tests hold them against games that are played anew, by quicker players, who do
not look ahead. The seconds are judged, not measured: seven for an answer is what lessons reckon with, and a game says
where one takes longer."""
from __future__ import annotations

from collections.abc import Iterable
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


def between(players: int, counted: Iterable[Counted]) -> Counted:
    """What was counted between so many, or lies between what was counted of fewer and of more: with each player
    there are as many answers and turns more. Nothing is told of fewer or more than were counted."""
    ordered = sorted(counted)
    below = [each for each in ordered if each.players <= players]
    above = [each for each in ordered if each.players >= players]
    few, many = (below or above)[-1 if below else 0], (above or below)[0 if above else -1]
    share = (players - few.players) / (many.players - few.players) if many.players > few.players else 0.0
    return Counted(players, round(few.answers + share * (many.answers - few.answers)),
                   few.turns + share * (many.turns - few.turns))


def minutes(counted: Counted, answer: float = ANSWER, games: float = 1, besides: float = 0) -> tuple[int, ...]:
    """About how many a way to play takes one person among computers, two, and so on, at so many seconds an answer;
    `games` of them, and so many minutes besides."""
    players, answers, turns = counted
    told = []
    for people in range(1, players + 1):
        seconds = people * answers / players * answer + (players - people) * turns / players * TURN
        told.append(STEP * ceil((games * seconds / 60 + besides) / STEP))
    return tuple(told)

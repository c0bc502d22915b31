"""The curve of the chances in a game that is looked back at, without the up and down of whose turn it is."""
from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from statistics import median

SURE = 0.001
"""No chance counts as nearer to none or to all, except at the end."""
NEAR = 5
"""So many turns of somebody, the nearest, tell how much better theirs look than others' at that time."""
Curve = Sequence[Sequence[float]]
"""By turn and side."""


def without_tempo(chances: Curve, movers: Sequence[int], seats: int) -> list[tuple[float, ...]]:
    """`movers`: whose turn begins there, turn by turn. Whoever comes next often looks better than a moment ago: by
    how much, most of their turns around tell, and so much is taken off. What a turn changed stays its own: none leaks
    into those beside it. The end is known for certain and stays as it is."""
    last = len(chances) - 1
    odds = [[_odds(chance) for chance in turn] for turn in chances[:last]]
    level = _by_rounds(odds, seats)
    found = []
    for turn in range(last):
        alike = sorted((at for at in range(last) if movers[at] == movers[turn]), key=lambda at: abs(at - turn))[:NEAR]
        better = [median(odds[at][side] - level[at][side] for at in alike) if len(alike) == NEAR else 0.0
                  for side in range(len(odds[turn]))]
        fair = [_chance(own - more) for own, more in zip(odds[turn], better, strict=True)]
        found.append(_shared(chances[turn], fair))
    return [*found, *(tuple(turn) for turn in chances[last:])]


def _by_rounds(odds: Curve, seats: int) -> list[list[float]]:
    """Each turn as the mean of the rounds that end and begin there."""
    def mean(turns: Curve) -> list[float]:
        return [sum(values) / len(turns) for values in zip(*turns, strict=True)]

    return [mean([mean(odds[max(0, turn - seats + 1):turn + 1]), mean(odds[turn:turn + seats])])
            for turn in range(len(odds))]


def _odds(chance: float) -> float:
    held = min(max(chance, SURE), 1 - SURE)
    return log(held / (1 - held))


def _chance(odds: float) -> float:
    return 1 / (1 + exp(-odds))


def _shared(before: Sequence[float], now: Sequence[float]) -> tuple[float, ...]:
    """All sides together have what they had before: the rest is a draw's, or whoever's they play against. One side
    alone, or one that could not be judged, has what it has."""
    if len(now) == 1:
        return tuple(now)
    part = sum(before) / sum(now)
    return tuple(chance * part for chance in now)

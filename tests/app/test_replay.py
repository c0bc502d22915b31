"""The curve of the chances in a game that is watched again."""
from __future__ import annotations

from itertools import pairwise

import pytest

from sparktable.app.replay import smoothed


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_that_it_is_somebodys_turn_is_no_up_and_down(seats: int) -> None:
    """Whoever comes next always looks a little better than a moment ago."""
    tempo = [(0.6 if turn % seats == 0 else 0.4,) for turn in range(5 * seats)]
    inner = [chance for chance, in smoothed(tempo, seats)][seats - 1:-seats]
    assert inner == pytest.approx([sum(chance for chance, in tempo[:seats]) / seats] * len(inner))


def test_what_changes_the_chances_stays_where_it_happened() -> None:
    curve = [chance for chance, in smoothed([(0.3,)] * 6 + [(0.7,)] * 6 + [(1.0,)], 2)]
    steps = [after - before for before, after in pairwise(curve)][:-1]
    assert steps.index(max(steps)) == 5
    assert curve[0] == pytest.approx(0.3) and curve[-2] == pytest.approx(0.7)


def test_the_end_is_certain() -> None:
    assert smoothed([(0.5, 0.5), (0.5, 0.5), (1.0, 0.0)], 2) == [(0.5, 0.5), (0.5, 0.5), (1.0, 0.0)]
    assert smoothed([(0.5, 0.5)], 2) == [(0.5, 0.5)]

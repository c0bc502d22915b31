"""The curve of the chances in a game that is watched again."""
from __future__ import annotations

from itertools import pairwise

import pytest

from sparktable.app.win_chances import without_tempo


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_that_it_is_somebodys_turn_is_no_up_and_down(seats: int) -> None:
    """Whoever comes next often looks a little better than a moment ago."""
    movers = [turn % seats for turn in range(8 * seats)]
    tempo = [(0.6 if mover == 0 else 0.4,) for mover in movers]
    inner = [chance for chance, in without_tempo(tempo, movers, seats)][seats - 1:-seats]
    assert inner == pytest.approx([inner[0]] * len(inner)) and 0.4 < inner[0] < 0.6


def test_what_changes_the_chances_is_told_of_its_turn_alone_and_in_full() -> None:
    chances = [(0.3,)] * 6 + [(0.7,)] * 6 + [(1.0,)]
    curve = [chance for chance, in without_tempo(chances, [turn % 2 for turn in range(13)], 2)]
    steps = [after - before for before, after in pairwise(curve)]
    assert steps == pytest.approx([0.0] * 5 + [0.4] + [0.0] * 5 + [0.3])


def test_the_end_is_certain() -> None:
    whole = [(0.5, 0.5), (0.5, 0.5), (1.0, 0.0)]
    assert without_tempo(whole, [0, 1, 1], 2) == whole
    assert without_tempo([(0.5, 0.5)], [0], 2) == [(0.5, 0.5)]


def test_a_draw_has_the_chances_that_it_had() -> None:
    judged = [(0.5, 0.3) if turn % 2 else (0.2, 0.6) for turn in range(20)] + [(0.5, 0.5)]
    curve = without_tempo(judged, [turn % 2 for turn in range(21)], 2)
    assert [sum(chances) for chances in curve[:-1]] == pytest.approx([0.8] * 20)

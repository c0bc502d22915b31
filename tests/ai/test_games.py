"""Every level plays every game to its end, in every set-up, and nothing that must hold is ever broken."""
from __future__ import annotations

import pytest

from sparktable import ai
from sparktable.kernel.check import violations
from sparktable.kernel.game import Game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import view

LEVELS = {"random": "random", "rookie": "rookie", "scout": "scout", "commander": "search:3"}
"""Level -> who plays for it here: the same way of thinking, in a moment."""
LONGEST = 6000


@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game(any_game: Game, level: str) -> None:
    opponent = ai.make(LEVELS[level])
    s, dice = any_game.new(sum(map(ord, level))), Dice(7)
    asked, answers = pending(s), 0
    while asked is not None:
        take(s, opponent.choose(view(s, asked.seat), dice))
        if answers % 40 == 0:
            assert not violations(s)
        asked, answers = pending(s), answers + 1
        assert answers < LONGEST, "it goes round in circles"
    assert s.outcome is not None
    assert not violations(s)

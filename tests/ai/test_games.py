"""Every level plays every game, in every set-up, to its end, and nothing that must hold is ever broken.

Turn by turn another level answers, for all seats: who goes round in circles does so within a turn, and is found.
Whole games of one level alone are played by `sparktable simulate --ai LEVEL`.
"""
from __future__ import annotations

from record.amount import amount
from sparktable.ai import roster
from sparktable.kernel.check import violations
from sparktable.kernel.game import Game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import view

TRIES = amount(3, 6)
LEVELS = ("random", "greedy", *(f"{kind}:{TRIES}" for kind in ("search", "rookie", "scout", "warrior", "commander")))
"""Every way of thinking, in a moment."""
TURN = 300
"""More answers than any sensible turn takes."""


def test_a_whole_game_with_every_level_in_turn(any_game: Game) -> None:
    opponents, dice = [roster.make(level) for level in LEVELS], Dice(7)
    s = any_game.new(5)
    asked, turn, answers = pending(s), 0, 0
    while asked is not None:
        if s.turn != turn:
            turn, answers = s.turn, 0
            assert not violations(s)
        take(s, opponents[turn % len(opponents)].choose(view(s, asked.seat), dice))
        asked, answers = pending(s), answers + 1
        assert answers < TURN, f"{LEVELS[turn % len(LEVELS)]} goes round in circles"
    assert s.outcome is not None
    assert s.turn >= len(LEVELS), "not everybody had a turn"
    assert not violations(s)

"""Whole games, with any answers, in every way to play."""
from __future__ import annotations

from typing import Any

import pytest

from sparktable.kernel.check import violations
from sparktable.kernel.game import open_game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take

MOST_TURNS = 120


@pytest.mark.parametrize("options", [{}, {"mode": "basic"}, {"decks": ["random", "random"]},
                                     {"decks": ["Metroplex Deck", "Here Comes the BOOM"]}], ids=str)
def test_a_game_ends_without_breaking_a_rule(options: dict[str, Any]) -> None:
    for seed in range(6):
        s: Any = open_game("tcg", options).new(seed)
        cards = len(s.ident)
        dice = Dice(seed)
        asked = pending(s)
        while asked is not None:
            asked = take(s, asked.options[dice.below(len(asked.options))])
            assert violations(s) == []
            assert s.turn < MOST_TURNS
        assert s.outcome is not None
        assert sum(len(zone) for zone in s.zones) == cards


def test_the_same_seed_is_the_same_game() -> None:
    games = [open_game("tcg", {"decks": ["random", "random"]}).new(5) for _ in range(2)]
    assert games[0] == games[1]

"""Whole games, with any answers, in every way to play."""
from __future__ import annotations

from typing import Any

import pytest

from arena.table import rules
from sparktable.games.arena.board import BOARDS
from sparktable.games.arena.options import MODES
from sparktable.kernel.check import violations
from sparktable.kernel.game import open_game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take

TABLES = [(mode, players) for mode, counts in MODES.items() for players in counts]


@rules("RD-01", "RD-02", "FA-01", "A05")
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_a_game_ends_without_breaking_a_rule(mode: str, players: int) -> None:
    reasons = set()
    for number, board in enumerate(BOARDS):
        options = {"mode": mode, "players": players, "board": board.slug,
                   "draft": mode != "random-draw" and number == 1}
        s: Any = open_game("arena", options).new(number)
        dice = Dice(number)
        asked = pending(s)
        assert asked is not None
        while asked is not None:
            asked = take(s, asked.options[dice.below(len(asked.options))])
            assert violations(s) == []
        assert s.outcome is not None and s.outcome.winners
        reasons.add(s.outcome.reason)
    assert reasons <= {"destroyed", "exhausted"}


@rules("RD-01")
def test_a_random_draw_deals_all_characters_to_all_seats() -> None:
    game = open_game("arena", {"mode": "random-draw", "players": 2})
    drawn: list[set[str]] = [set(), set()]
    for seed in range(60):
        s: Any = game.new(seed)
        for seat in (0, 1):
            drawn[seat].add(s.card(seat).name)
    assert all(len(names) == 8 for names in drawn)

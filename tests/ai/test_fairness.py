"""Opponents know only what their seat knows."""
from __future__ import annotations

from typing import Any

import pytest

from record.amount import amount
from sparktable.ai import roster
from sparktable.ai.levels import OVERSIGHT
from sparktable.ai.opponent import Thinking
from sparktable.ai.thought import Thought
from sparktable.kernel.game import Game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending
from sparktable.kernel.view import determinize, view

from .conftest import questions

EVERY = {"random": 1, "greedy:1": 1, "greedy": 13, "search:12": 13,
         **{f"{level}:6": 17 for level in OVERSIGHT}}
"""Every way of thinking, and how many questions of a game it is asked: all, where it thinks fast."""


def test_what_looks_the_same_is_answered_the_same(any_game: Game) -> None:
    """With the same reason, the same chances and the same alternatives; and looking changes nothing."""
    opponents = {name: roster.make(name) for name in EVERY}
    for number, (s, asked) in enumerate(questions(any_game, seed=3, every=amount(2, 1))):
        seen = view(s, asked.seat)
        other = view(determinize(s, asked.seat, seed=number + 77), asked.seat)
        before = seen.digest()
        for shift, (name, opponent) in enumerate(opponents.items()):
            if (number + shift) % EVERY[name] == 0:
                answer = opponent.think if isinstance(opponent, Thinking) else opponent.choose
                given = answer(seen, Dice(number))
                assert given == answer(other, Dice(number)), f"{name} answers '{asked.kind}' by what it cannot know"
                assert (given.option if isinstance(given, Thought) else given) in asked.options
        assert seen.digest() == before, f"looking at '{asked.kind}' has changed it"


@pytest.mark.parametrize("name", ["random", "greedy", "search:12", "rookie", "scout", "warrior", "commander"])
def test_a_state_is_turned_away(any_game: Game, name: str) -> None:
    state: Any = any_game.new(1)
    opponent: Any = roster.make(name)
    for way in ("choose", "think", "aside"):
        if hasattr(opponent, way):
            with pytest.raises(TypeError, match="View"):
                getattr(opponent, way)(state, Dice(1))


def test_who_is_not_asked_does_not_answer(any_game: Game) -> None:
    s = any_game.new(1)
    asked = pending(s)
    assert asked is not None
    for seat in range(any_game.seats):
        if seat != asked.seat:
            with pytest.raises(ValueError, match=f"seat {seat} is not asked anything"):
                roster.make("greedy").choose(view(s, seat), Dice(1))

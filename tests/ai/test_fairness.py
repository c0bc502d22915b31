"""Opponents know only what their seat knows."""
from __future__ import annotations

from typing import Any

import pytest

from sparktable.ai import roster
from sparktable.ai.opponent import Thinking
from sparktable.kernel.game import Game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending
from sparktable.kernel.view import determinize, view

from .conftest import questions

EVERY = {"random": 1, "greedy:1": 1, "greedy": 29, "search:12": 29, "rookie:8": 29}
"""Every way of thinking, and how many questions of a game it is asked: all, where it thinks fast. The levels are
searches that overlook more or less."""
NAMES = tuple(EVERY)


@pytest.mark.parametrize("name", NAMES)
def test_what_looks_the_same_is_answered_the_same(any_game: Game, name: str) -> None:
    """With the same reason, the same chances and the same alternatives."""
    opponent = roster.make(name)
    answer = opponent.think if isinstance(opponent, Thinking) else opponent.choose
    for number, (s, asked) in enumerate(questions(any_game, seed=number_of(name), every=EVERY[name])):
        seen = view(s, asked.seat)
        other = view(determinize(s, asked.seat, seed=number + 77), asked.seat)
        assert answer(seen, Dice(number)) == answer(other, Dice(number)), (
            f"{name} answers '{asked.kind}' by what it cannot know")


def number_of(name: str) -> int:
    """Each opponent looks at another game."""
    return 3 + NAMES.index(name)


@pytest.mark.parametrize("name", NAMES)
def test_looking_changes_nothing(any_game: Game, name: str) -> None:
    opponent = roster.make(name)
    for number, (s, asked) in enumerate(questions(any_game, seed=11, every=61)):
        seen = view(s, asked.seat)
        before = seen.digest()
        assert opponent.choose(seen, Dice(number)) in asked.options
        assert seen.digest() == before


@pytest.mark.parametrize("name", ["random", "greedy", "search:12", "rookie", "scout", "warrior", "commander"])
def test_a_state_is_turned_away(any_game: Game, name: str) -> None:
    state: Any = any_game.new(1)
    opponent: Any = roster.make(name)
    for way in ("choose", "think", "aside"):
        if hasattr(opponent, way):
            with pytest.raises(TypeError, match="an opponent is shown a View, not a"):
                getattr(opponent, way)(state, Dice(1))


def test_who_is_not_asked_does_not_answer(any_game: Game) -> None:
    s = any_game.new(1)
    asked = pending(s)
    assert asked is not None
    for seat in range(any_game.seats):
        if seat != asked.seat:
            with pytest.raises(ValueError, match=f"seat {seat} is not asked anything"):
                roster.make("greedy").choose(view(s, seat), Dice(1))

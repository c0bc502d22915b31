"""The games that the opponents are tried in, and positions in the middle of them."""
from __future__ import annotations

import importlib.util
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pytest

from sparktable.games import load_all
from sparktable.kernel.decisions import Decision
from sparktable.kernel.game import Game, open_game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.state import State
from toys import deckbuilder, duel


class Setup(NamedTuple):
    name: str
    options: Mapping[str, Any]

    def __str__(self) -> str:
        return "-".join([self.name, *(str(value) for value in self.options.values())])


def setups() -> list[Setup]:
    """The toys, and every set-up that a real game wants tried."""
    found = [Setup(deckbuilder.DeckBuilder.name, {}), Setup(duel.Duel.name, {})]
    for module in load_all():
        name = module.__name__.rpartition(".")[2]
        if importlib.util.find_spec(f"sparktable.ai.{name}"):  # a game whose opponents have a judgement
            found += [Setup(name, options) for options in module.property_setups()]
    return found


@pytest.fixture(scope="session", params=setups(), ids=str)
def any_game(request: pytest.FixtureRequest) -> Game:
    """Each game in each of its set-ups."""
    return open_game(request.param.name, request.param.options)


def questions(game: Game, seed: int, every: int) -> Iterator[tuple[State, Decision]]:
    """A random game from its start to its end, and every so many-th question in it that leaves a choice."""
    s, dice, number = game.new(seed), Dice(seed), 0
    asked = pending(s)
    while asked is not None and s.turn <= game.max_turns:
        if len(asked.options) > 1:
            number += 1
            if number % every == 0:
                yield s, asked
        asked = take(s, asked.options[dice.below(len(asked.options))])

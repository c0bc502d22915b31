"""Which games the property suite tries, and the walks through them that it looks at.

A real game joins by offering `property_setups()` in its package: the options of every set-up that must hold.
"""
from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from sparktable.games import load_all
from sparktable.kernel.compiler import COMPILED
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.game import Game, open_game
from sparktable.kernel.rng import MASK, Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.state import State
from toys import deckbuilder, duel

EXAMPLES = int(os.environ.get("PROPERTY_EXAMPLES", "2" if COMPILED else "1"))
"""Walks per property and set-up: more of them where they are fast, since the rules are the same. Raise it for a
night's search; the walks are the same each time."""
STRETCH = 24
"""Decisions in a row that a walk through a real game looks at."""
TOY_STRETCH = 150
"""Toys are quick: most of their games are looked at from beginning to end."""

TOYS = (deckbuilder.DeckBuilder.name, duel.Duel.name)

settings.register_profile("properties", max_examples=EXAMPLES, deadline=None, derandomize=True, database=None,
                          suppress_health_check=[HealthCheck.too_slow],
                          phases=[Phase.explicit, Phase.generate])  # a smaller seed is no simpler game
settings.load_profile("properties")


class Setup(NamedTuple):
    name: str
    options: Mapping[str, Any]

    def __str__(self) -> str:
        return "-".join([self.name, *(str(value) for value in self.options.values())])


def setups() -> list[Setup]:
    """The toys, and every set-up that a real game wants tried."""
    found = [Setup(name, {}) for name in TOYS]
    for module in load_all():
        name = module.__name__.rpartition(".")[2]
        found += [Setup(name, options) for options in getattr(module, "property_setups", list)()]
    return found


@pytest.fixture(scope="session", params=setups(), ids=str)
def any_game(request: pytest.FixtureRequest) -> Game:
    """Each game in each of its set-ups."""
    return open_game(request.param.name, request.param.options)


class Walk(NamedTuple):
    """A random game: its answers, and the stretch of it to look at."""

    game: Game
    seed: int
    answers: list[Option]
    start: int
    length: int

    def states(self, part: float = 1.0) -> Iterator[tuple[State, Decision]]:
        """The decisions of the stretch, or of its first part, one after the other. The state goes on changing: copy
        what must stay."""
        s = self.game.new(self.seed)
        for number, answer in enumerate(self.answers[:self.start + int(part * self.length)]):
            asked = pending(s)
            assert asked is not None
            if number >= self.start:
                yield s, asked
            take(s, answer)


def walk(game: Game, seed: int, place: float) -> Walk:
    """Play a game at random, and choose a stretch that begins at that part of it."""
    answers = random_answers(game.new(seed), Dice(seed), game.max_turns)
    length = TOY_STRETCH if game.name in TOYS else STRETCH
    return Walk(game, seed, answers, max(0, int(place * (len(answers) - length))), length)


def random_answers(s: State, dice: Dice, last_turn: int, most: int = 20_000) -> list[Option]:
    """Play on at random to the end. Returns the answers."""
    answers: list[Option] = []
    asked = pending(s)
    while asked is not None and s.turn <= last_turn and len(answers) < most:
        aside = bool(asked.asides) and dice.below(20) == 0
        options = asked.asides if aside else asked.options
        answers.append(options[dice.below(len(options))])
        asked = take(s, answers[-1])
    return answers


SEEDS = st.integers(0, MASK)
PLACES = st.floats(0, 1)

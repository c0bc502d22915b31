"""The opponents, by name: `make("random")`. They see views, never states."""
from __future__ import annotations

from collections.abc import Callable

from ..kernel.scenario import suggestion
from .opponent import Opponent
from .random_player import RandomPlayer

OPPONENTS: dict[str, Callable[[], Opponent]] = {RandomPlayer.name: RandomPlayer}
"""Name -> what makes one: a line here puts an opponent on the command line."""


class UnknownOpponent(LookupError):
    """Nobody is called that. The message is one sentence with the nearest name."""


def make(name: str) -> Opponent:
    """A new opponent of that name."""
    if name not in OPPONENTS:
        raise UnknownOpponent(f"no opponent '{name}'{suggestion(name, OPPONENTS)}")
    return OPPONENTS[name]()

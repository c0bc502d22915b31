"""Who can be asked to play, by name: `make("greedy")`, `make("search:0.5")`, `make("scout")`."""
from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from sparktable.kernel.names import suggestion

from .greedy import Greedy
from .levels import OVERSIGHT, level
from .opponent import Opponent
from .random_player import RandomPlayer
from .search import Budget, Search

OPPONENTS: dict[str, Callable[[], Opponent]] = {
    RandomPlayer.name: RandomPlayer,
    "greedy": Greedy,
    "search": Search,
    **{name: partial(level, name) for name in OVERSIGHT},
}
"""Name -> what makes one: a line here puts an opponent on the command line."""


_DIGITS = "[0-9]{1,9}"
"""Of a measure. Python's own numbers may also be written 5_0, with blanks around them or in any script's digits."""


class UnknownOpponent(LookupError):
    """Nobody is called that. The message is one sentence with the nearest name."""


def make(name: str) -> Opponent:
    """A new opponent of that name. `search:200` tries 200 continuations for each answer, `search:0.5` thinks for half
    a second; `scout:200` and `scout:0.5` likewise."""
    kind, colon, measure = name.partition(":")
    if colon and kind == "greedy":
        return Greedy(name, _worlds(name, measure))
    if colon and kind == "search":
        return Search(_budget(name, measure), name)
    if colon and kind in OVERSIGHT:
        return level(kind, _budget(name, measure), name)
    if name not in OPPONENTS:
        raise UnknownOpponent(f"no opponent '{name}'{suggestion(kind, OPPONENTS)}")
    return OPPONENTS[name]()


def _worlds(name: str, measure: str) -> int:
    """In so many imagined worlds."""
    if not re.fullmatch(_DIGITS, measure) or not int(measure):
        raise UnknownOpponent(f"'{name}' names no number of worlds: greedy:2 looks into two")
    return int(measure)


def _budget(name: str, measure: str) -> Budget:
    """A whole number counts tries, one with a point seconds."""
    if not re.fullmatch(rf"{_DIGITS}(\.{_DIGITS})?", measure) or not float(measure):
        raise UnknownOpponent(f"'{name}' names no budget: search:200 means tries, search:0.5 seconds")
    return Budget(seconds=float(measure)) if "." in measure else Budget(tries=int(measure))

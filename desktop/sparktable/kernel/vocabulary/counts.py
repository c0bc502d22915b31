"""Numbers that a text counts when it needs them."""
from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Any

from ..compiler import mypyc_attr
from ..control import Value
from ..nodes import Frame
from ..state import State
from .selections import Selection


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Count(Value):
    """How many are found: `Count(Cards(IN_PLAY, types=DAMAGE), per=2)` counts pairs."""

    what: Selection
    _: KW_ONLY
    times: int = 1
    """So many for each one."""
    per: int = 1
    """One for each so many, rounded down."""
    rounded_up: bool = False
    plus: int = 0
    most: int = 99
    less: bool = False
    """Counted as so much less: the number is negative."""

    def count(self, s: State, frame: Frame) -> int:
        found = self.times * len(self.what.found(s, frame))
        number = -(-found // self.per) if self.rounded_up else found // self.per
        number = max(0, min(self.most, number + self.plus))
        return -number if self.less else number


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Highest(Value):
    """The highest number among cards; 0 if there is none. Which number, a game says in a class of its own."""

    what: Selection

    def of(self, s: Any, slot: int) -> int:
        """A card's number."""
        raise NotImplementedError

    def count(self, s: State, frame: Frame) -> int:
        return max((self.of(s, slot) for slot in self.what.found(s, frame)), default=0)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class TheX(Value):
    """The X of a price that was chosen when it was paid."""

    def count(self, s: State, frame: Frame) -> int:
        return int(s.scope.amount)

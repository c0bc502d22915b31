"""Who sits at a table, and how an opponent is asked."""
from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from sparktable.kernel.view import View

HUMAN = "human"
OF_PUZZLE = "puzzle:"
"""Before a puzzle's name: the opponent that thinks of nothing but to prevent it."""


class Player(NamedTuple):
    """Who sits on a seat."""

    name: str
    """As a person typed it; "" for none."""
    level: str = HUMAN
    """`human`, or the name of an opponent."""

    @property
    def is_human(self) -> bool:
        return self.level == HUMAN


class Ask(Protocol):
    """Has an opponent think about a view's question, or what to do aside from it where it is another seat's; what
    comes of it goes to `session.Session.answered`."""

    def __call__(self, view: View, opponent: str, seed: int, /) -> int: ...

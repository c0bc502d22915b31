"""Who plays: a person, or an opponent of a level."""
from __future__ import annotations

from typing import NamedTuple

HUMAN = "human"


class Player(NamedTuple):
    """Who sits on a seat."""

    name: str
    level: str = HUMAN
    """`human`, or the name of an opponent."""

    @property
    def is_human(self) -> bool:
        return self.level == HUMAN

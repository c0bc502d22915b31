"""What players are proud of besides winning, as a game names it: told of a game that is over, from what happened.

A game that has any has a module `feats` with `FEATS` and `brought_off(state, events)`: the names of those that
everybody has brought off, seat by seat. Words: `<game>.feat.<name>` and `<game>.feat.<name>.note`."""
from __future__ import annotations

from typing import NamedTuple


class Feat(NamedTuple):
    """Something that can be brought off in one game."""

    name: str
    icon: str

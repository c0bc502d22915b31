"""The opponents that a player can choose, without importing what they think with."""
from __future__ import annotations

LEVELS = ("random",)
"""From the weakest to the strongest. Words: `level.<name>`."""


def level_names() -> tuple[str, ...]:
    """What a new-game page offers."""
    return LEVELS

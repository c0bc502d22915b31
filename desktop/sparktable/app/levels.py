"""The opponents that a player can choose, named without importing what they think with."""
from __future__ import annotations

LEVELS = ("rookie", "scout", "warrior", "commander")
"""From a beginner's friend to the strongest; the opponents' room makes them by these names. Words: `level.<name>`."""
USUAL = "scout"
"""Who sits down where nobody was chosen."""
HINTING = "commander"
"""Whose advice a hint is."""


def level_names() -> tuple[str, ...]:
    """What a new-game page offers."""
    return LEVELS

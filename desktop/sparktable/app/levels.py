"""The opponents that a player can choose, named without importing what they think with."""
from __future__ import annotations

LEVELS = ("rookie", "scout", "warrior", "commander")
"""What a new-game page offers, from a beginner's friend to the strongest; the opponents' room makes them by these
names. Words: `level.<name>`."""
USUAL = "scout"
"""Who sits down where nobody was chosen."""
HINTING = "commander"
"""Whose advice a hint is."""


def timed(level: str, seconds: int) -> str:
    """An opponent's name with the time that the player grants, less a tenth for the way there and back."""
    return f"{level}:{seconds * 0.9:.1f}" if level in LEVELS else level

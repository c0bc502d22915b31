"""The levels that a player can choose. All think in the same way for as long (in secret, on another's turn, only
briefly: `app/thinking/secret_timing.py`), and see as little as anybody: they differ in how much of what they could do
comes to their mind."""
from __future__ import annotations

from .search import Budget, Search

OVERSIGHT = {"rookie": 0.7, "scout": 0.4, "warrior": 0.15, "commander": 0.0}
"""Level, from a beginner's friend to the strongest -> how likely it overlooks an answer. Words: `level.<name>`."""
USUAL = Budget(seconds=0.9)


def level(kind: str, budget: Budget = USUAL, name: str = "") -> Search:
    """An opponent of that level that may think for so long about an answer."""
    return Search(budget, name or kind, OVERSIGHT[kind], unhurried=True)

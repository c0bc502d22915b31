"""The levels that a player can choose. All think in the same way for as long, and see as little as anybody: they
differ in how much of what they could do comes to their mind."""
from __future__ import annotations

from .search import Budget, Search

OVERSIGHT = {"rookie": 0.7, "scout": 0.4, "warrior": 0.15, "commander": 0.0}
"""Level, from a beginner's friend to the strongest -> how likely it overlooks an answer. Words: `level.<name>`."""
USUAL = Budget(seconds=0.9)
TRIES_EACH_SECOND = 450
"""Enough for a good answer, so that as a rule the tries end a thought and not the clock."""


def level(kind: str, budget: Budget = USUAL, name: str = "") -> Search:
    """An opponent of that level that may think for so long about an answer."""
    tries = min(budget.tries, max(1, round(TRIES_EACH_SECOND * budget.seconds)))
    return Search(Budget(tries, budget.seconds), name or kind, OVERSIGHT[kind])

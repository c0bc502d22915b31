"""Battle for Cybertron in words: `card_text`, `numbers` and `box_name` of its cards."""
from __future__ import annotations

from .page import card_text, numbers

__all__ = ["box_name", "card_text", "numbers"]


def box_name(box: str, language: str) -> str:
    """What the game is called in every language."""
    return "Battle for Cybertron"

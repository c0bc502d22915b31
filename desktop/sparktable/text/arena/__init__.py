"""Battle for Cybertron in words: `card_text` and `numbers` of its cards."""
from __future__ import annotations

from .page import card_text, numbers

__all__ = ["BOX", "card_text", "numbers"]

BOX = "Battle for Cybertron"
"""What the game is called in every language."""

"""Battle for Cybertron in words: `card_text` and `numbers` of its cards."""
from __future__ import annotations

from .page import card_text, numbers

__all__ = ["card_text", "numbers"]

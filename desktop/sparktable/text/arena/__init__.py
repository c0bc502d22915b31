"""Battle for Cybertron in words: what `text.Words` asks of a game."""
from __future__ import annotations

from collections.abc import Mapping

from ..model import SideText
from ..templates import Untold
from .page import card_text, numbers

__all__ = ["box_name", "card_text", "clause", "icons", "numbers", "side_name"]


def clause(label: str, language: str, rulings: Mapping[str, str]) -> str:
    """No question of this game asks for a part of a text."""
    raise Untold(f"'{label}' is not told alone")


def side_name(side: SideText, language: str) -> str:
    """No card has several sides."""
    return ""


def icons(language: str) -> Mapping[str, str]:
    """No text has icons."""
    return {}


def box_name(box: str, language: str) -> str:
    """What the game is called in every language."""
    return "Battle for Cybertron"

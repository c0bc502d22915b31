"""What hands and draw piles allow ("Drawing a Card")."""
from __future__ import annotations

from typing import Final

from ..state import DISCARDS, PILE, ArenaState, deck_zone

HAND_LIMIT: Final = 10


def can_draw(s: ArenaState, deck: int) -> bool:
    """Whether drawing from a deck would do anything: with an empty pile there must be discards, or the attempt
    itself counts."""
    if s.zones[deck_zone(s, deck, PILE)]:
        return True
    waiting = s.piles[deck] == s.passes[deck]
    return s.passes[deck] < 2 and (bool(s.zones[deck_zone(s, deck, DISCARDS)]) or not waiting)

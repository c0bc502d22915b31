"""Clearing Ruins (War on Cybertron p.14)."""
from __future__ import annotations

from sparktable.kernel.stack import begin

from ..card import RELIC
from ..events import CLEARS, happened
from ..facts.cards import space_of
from ..state import MatrixState
from .piles import destroy, return_ruin


def clear(s: MatrixState, seat: int, slot: int) -> None:
    """The space stays empty until the End of Turn Phase; the reward is gained at once."""
    card = s.card(slot)
    space = space_of(s, slot)
    if RELIC in card.types:  # Crystal City is destroyed when it is cleared (p.22)
        destroy(s, slot)
    else:
        return_ruin(s, slot)
    if card.cleared is not None:
        begin(s, card.cleared, seat, slot, spot=space)
    happened(s, CLEARS, seat, slot, space)

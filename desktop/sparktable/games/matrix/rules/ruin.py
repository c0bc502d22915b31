"""Clearing Ruins (War on Cybertron p.14)."""
from __future__ import annotations

from sparktable.kernel.stack import begin
from sparktable.kernel.vocabulary.statics import forbidden

from ..card import RELIC, RUIN
from ..state import MatrixState
from ..verbs.frames import CLEARS
from .deeds import happened
from .piles import destroy, return_ruin, space_of


def clearable(s: MatrixState, slot: int) -> bool:
    """Toxic War Zone can be destroyed but never cleared (p.22)."""
    return RUIN in s.card(slot).types and forbidden(s, "clear", s.active, slot) is None


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

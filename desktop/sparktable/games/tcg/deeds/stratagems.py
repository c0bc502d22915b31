"""Stratagems: they lie beside the team from the start and work from there, until they are flipped."""
from __future__ import annotations

from sparktable.kernel.decisions import card
from sparktable.kernel.events import emit
from sparktable.kernel.zones import turn_up

from ..events import STRATAGEM_FLIPPED
from ..state import STRATAGEMS, TcgState, battle_card
from .force import enforce_text, lift

SPENT = 1


def enforce_stratagems(s: TcgState, seat: int) -> None:
    """A seat's Stratagems are shown and come into force, but for those that are flipped."""
    for slot in s.zones[STRATAGEMS + seat]:
        turn_up(s, slot)
        if s.mode[slot] != SPENT:
            for text in battle_card(s, slot).abilities:
                enforce_text(s, text, slot, -1, seat)


def flip_stratagem(s: TcgState, slot: int) -> None:
    """It has done what it does once: nothing comes of it any more."""
    lift(s, slot)
    s.mode[slot] = SPENT
    emit(s, STRATAGEM_FLIPPED, s.owner[slot], card(slot))

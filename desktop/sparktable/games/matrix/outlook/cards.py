"""Where cards go that are gained."""
from __future__ import annotations

from sparktable.kernel.decisions import card

from ..card import ALLY
from ..events import GAINS
from ..headings import no_frame
from ..state import DECK, DISCARD, HAND, MATRIX, PLAY, MatrixState
from ..verbs.piles import Destroy, PutOnTop, ToVault
from ..verbs.select import THIS
from .facts import Prospects, fact, lying, set_off, text
from .goals import brings, sure, triggers

GOES = {"discard": DISCARD, "hand": HAND, "deck top": DECK}
"""Where a text says that a gained card goes -> the zone."""


def gained(s: MatrixState, who: int, slot: int, to: str = "discard") -> Prospects:
    """Where a card goes that is gained, and what it does."""
    ally = ALLY in s.card(slot).types
    then = lying(s, slot, who, PLAY if ally else GOES[to])
    on_top = any(isinstance(effect, PutOnTop) for _, effect in set_off(then, GAINS, who, slot))
    own = s.card(slot).gain
    moves = [] if own is None else [type(part) for part in sure(then, own, no_frame(who, slot))
                                    if getattr(part, "what", None) is THIS]
    yield fact("to vault" if ToVault in moves else "destroyed" if Destroy in moves else "to play" if ally
               else "to deck top" if on_top else f"to {to}", card(slot))
    yield from text(s.card(slot).gain, card(slot))
    yield from triggers(then, GAINS, who, slot)
    yield from brings(s, then, GAINS, who, slot)
    if s.where[slot] == MATRIX:
        yield fact("space empties")

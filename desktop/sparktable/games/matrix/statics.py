"""Ongoing texts: what they can change, and how the rules ask for it.

A `Static` is a modifier of the kernel's table: put into force when its card comes into play or lies faceup in the
Matrix, gone when the card leaves. Effects that last "this turn" put the same nodes into force until the turn ends.
What there is to change stands in `stats.py`; the rules ask through `vocabulary/statics.py` and through `power.py`; a
text never reaches into the rules.
"""
from __future__ import annotations

from sparktable.kernel.values import Modifier
from sparktable.kernel.vocabulary import statics
from sparktable.kernel.vocabulary.statics import in_force

from .card import BOSS, RUIN, MatrixCard
from .state import MatrixState
from .stats import NO_RUIN_TEXTS


class Static(statics.Static):
    """An Ongoing text."""

    everybody: bool = False
    """Whether it concerns every seat, wherever its card is."""

    def binds(self, s: MatrixState, m: Modifier, seat: int) -> bool:
        """Whether it concerns that seat now (War on Cybertron p.16): a card in play its player; a card in the Matrix
        the active player, a Boss only its Adversaries, a Ruin everybody."""
        if not self.everybody:
            if m.seat >= 0:
                if m.seat != seat:
                    return False
            else:
                card: MatrixCard = s.cards[s.ident[m.source]]
                if RUIN not in card.types and (seat != s.active
                                               or (card.type == BOSS and card.faction == s.game.side[seat])):
                    return False
        return self.provided is None or self.is_provided(s, m, seat)

    def lifted(self, s: MatrixState, m: Modifier, seat: int) -> bool:
        """Whether it is the text of a Ruin, of which another text spares that seat (Key to Vector Sigma)."""
        return (NO_RUIN_TEXTS in s.modifiers and m.seat < 0 and RUIN in s.cards[s.ident[m.source]].types
                and in_force(s, NO_RUIN_TEXTS, seat) is not None)

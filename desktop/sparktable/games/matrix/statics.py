"""Ongoing texts: what they can change, and how the rules ask for it.

A `Static` is a modifier of the kernel's table: put into force when its card comes into play or lies faceup in the
Matrix, gone when the card leaves. Effects that last "this turn" put the same nodes into force until the turn ends.
The rules ask through `vocabulary/statics.py` and through `power.py`; a text never reaches into the rules.

The subject is the card, but for `alt move`, where it is the seat.

What is added to (`added`): `cost buy`, `cost defeat`, `cost command`, `cost move`, `cost search`, `cost clear`,
`cost energon`, `range`, `move`, `alt move`.
What may be forbidden (`forbidden`): `play`, `move`, `forced move`, `teleport`, `flight`, `diagonal`, `spend move`,
`convert`, `buy`, `battle`, `confront`, `clear`, `search`, `assist`, `gain damage`, `destroy damage`, `return damage`.
What may be granted or lifted (`in_force`): `flight alt`, `flight all`, `avoid ambush`, `ignore ruin ongoing`,
`ignore ruin damage`, `ignore ruin ambush`, `ignore ruin move`, `buyable`, `redraw encounter`, `confront rules`,
`treat as adversary`.
"""
from __future__ import annotations

from sparktable.kernel.modifiers import release
from sparktable.kernel.state import Modifier
from sparktable.kernel.triggers import unlisten
from sparktable.kernel.vocabulary import statics
from sparktable.kernel.vocabulary.statics import in_force, put_in_force

from .card import BOSS, RUIN, SCHEME, SITE, MatrixCard, Side
from .state import BOT, CHARACTER, MatrixState, seat_zone

TURN = "turn"
"""How long "this turn" lasts."""
ACTIONS = "actions"
"""How long a text lasts that does not hold in the End of Turn Phase."""
NEXT = "next"
"""How long a text lasts that is good for the next time only (and this turn at the longest)."""


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
        return super().binds(s, m, seat)

    def lifted(self, s: MatrixState, m: Modifier, seat: int) -> bool:
        """Whether it is the text of a Ruin, of which another text spares that seat (Key to Vector Sigma)."""
        return ("ignore ruin ongoing" in s.modifiers and m.seat < 0 and RUIN in s.cards[s.ident[m.source]].types
                and in_force(s, "ignore ruin ongoing", seat) is not None)


SPEAKS_IN_MATRIX = frozenset((BOSS, SITE, RUIN, SCHEME))
"""Types whose texts work where they lie; all others speak from a player's play area."""


def enforce(s: MatrixState, slot: int, seat: int) -> None:
    """A card's Ongoing and triggered texts come into force; seat -1 for a card in the Matrix."""
    card: MatrixCard = s.cards[s.ident[slot]]
    if seat >= 0 or card.types & SPEAKS_IN_MATRIX:
        _start(s, card, slot, seat)
    else:
        for text in card.in_matrix:
            put_in_force(s, text, slot, seat)


def lift(s: MatrixState, slot: int) -> None:
    """A card left: its texts are over. What it gave "this turn" lasts."""
    release(s, slot)
    unlisten(s, slot)


def show_side(s: MatrixState, seat: int) -> None:
    """A character's texts are those of the side that is up."""
    slot = s.zones[seat_zone(seat, CHARACTER)][0]
    lift(s, slot)
    card: MatrixCard = s.cards[s.ident[slot]]
    side = card.bot if s.mode[seat] == BOT else card.alt
    assert side is not None
    _start(s, side, slot, seat)


def _start(s: MatrixState, texts: MatrixCard | Side, slot: int, seat: int) -> None:
    for static in texts.ongoing:
        put_in_force(s, static, slot, seat)
    for when in texts.when:
        put_in_force(s, when, slot, seat)

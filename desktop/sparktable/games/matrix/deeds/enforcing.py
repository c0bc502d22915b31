"""Texts come into force with their card, and end with it."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.modifiers import release
from sparktable.kernel.triggers import unlisten
from sparktable.kernel.vocabulary.statics import put_in_force

from ..card import BOSS, RUIN, SCHEME, SITE, MatrixCard, Side
from ..state import BOT, CHARACTER, MatrixState, seat_zone

SPEAKS_IN_MATRIX: Final = frozenset((BOSS, SITE, RUIN, SCHEME))
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

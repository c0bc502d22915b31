"""What may be asked of single cards: where they lie, whose they are, what may be done to them."""
from __future__ import annotations

from sparktable.kernel.vocabulary.statics import forbidden

from .. import stats
from ..card import BASIC as BASIC_TYPE
from ..card import DAMAGE, POLITY, RELIC, RUIN, STARTER, MatrixCard, Side
from ..state import ALT, CHARACTER_OF, DECK, DISCARD, HAND, MATRIX, MISSION_STACK, PLAY, MatrixState, seat_zone


def clearable(s: MatrixState, slot: int) -> bool:
    """Toxic War Zone can be destroyed but never cleared (p.22)."""
    return RUIN in s.card(slot).types and forbidden(s, stats.CLEARING, s.active, slot) is None


def mission_stack(s: MatrixState, seat: int) -> int:
    return MISSION_STACK + s.game.side[seat]


def leaves_the_game(title: MatrixCard) -> bool:
    """Whether a destroyed card goes back to the box: what is no main deck card (War on Cybertron p.9, p.14)."""
    return title.type in (STARTER, BASIC_TYPE, DAMAGE) or (title.type == RUIN and RELIC not in title.types)


def space_of(s: MatrixState, slot: int) -> int:
    """The space of the Matrix that a card lies in, or -1."""
    return s.zones[MATRIX].index(slot) if s.where[slot] == MATRIX else -1


def side_of(s: MatrixState, seat: int, mode: int) -> Side:
    """A side of a player's character."""
    title = s.card(s.zones[CHARACTER_OF[seat]][0])
    side = title.alt if mode == ALT else title.bot
    assert side is not None
    return side


def owned(s: MatrixState, seat: int) -> list[int]:
    """What a player controls, and the cards in hand, deck and discard pile (p.9)."""
    zones = s.zones
    return [slot for which in (PLAY, HAND, DECK, DISCARD) for slot in zones[seat_zone(seat, which)]]


def destructible(s: MatrixState, slot: int) -> bool:
    """A Polity with a Command token cannot be chosen to be destroyed (War on Cybertron p.10)."""
    return s.card(slot).type != POLITY or slot not in s.token

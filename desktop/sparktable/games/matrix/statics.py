"""Ongoing texts: what they can change, and how the rules ask for it.

A `Static` is a modifier of the kernel's table: put into force when its card comes into play or lies faceup in the
Matrix, gone when the card leaves. Effects that last "this turn" put the same nodes into force until the turn ends.
The rules ask through the functions below and through `power.py`; a text never reaches into the rules.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.kernel.control import Condition
from sparktable.kernel.modifiers import Change, modify, release
from sparktable.kernel.nodes import Frame
from sparktable.kernel.state import Modifier
from sparktable.kernel.triggers import listen, unlisten

from .card import BOSS, RUIN, SCHEME, SITE, MatrixCard, Side
from .state import BOT, CHARACTER, MatrixState, seat_zone

if TYPE_CHECKING:
    from .verbs.frames import When

TURN = "turn"
"""How long "this turn" lasts."""
ACTIONS = "actions"
"""How long a text lasts that does not hold in the End of Turn Phase."""
NEXT = "next"
"""How long a text lasts that is good for the next time only (and this turn at the longest)."""


class Static(Change):
    """An Ongoing text."""

    stat: str
    """What it changes: see the functions below and in `power.py`."""
    everybody: bool = False
    """Whether it concerns every seat, wherever its card is."""
    provided: Condition | None = None
    """What must hold for it to be in force."""

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
        return self.provided is None or self.provided.holds(s, Frame(self, 0, seat, m.source))

    def amount_for(self, s: MatrixState, m: Modifier, seat: int, subject: int) -> int:
        """What it adds for that seat and subject (a slot or a space, as the stat says)."""
        return 0

    def forbids(self, s: MatrixState, m: Modifier, seat: int, subject: int) -> bool:
        """Whether it forbids the thing to that seat."""
        return False


def added(s: MatrixState, stat: str, seat: int, subject: int) -> int:
    """The sum of what is in force on a stat: `cost buy`, `cost defeat`, `cost command`, `cost move`, `cost search`,
    `cost clear`, `cost energon` (subject: the card), `range` and `move` (the card), `alt move` (the seat)."""
    total = 0
    for m in s.modifiers.get(stat, ()):
        node = m.node
        assert isinstance(node, Static)
        if node.binds(s, m, seat) and not lifted(s, m, seat):
            total += node.amount_for(s, m, seat, subject)
    return total


def lifted(s: MatrixState, m: Modifier, seat: int) -> bool:
    """Whether it is the text of a Ruin, of which another text spares that seat (Key to Vector Sigma)."""
    return ("ignore ruin ongoing" in s.modifiers and m.seat < 0 and RUIN in s.cards[s.ident[m.source]].types
            and in_force(s, "ignore ruin ongoing", seat) is not None)


def forbidden(s: MatrixState, what: str, seat: int, subject: int = -1) -> Modifier | None:
    """The text that forbids something, if one does: `play`, `move`, `forced move`, `teleport`, `flight`, `diagonal`,
    `spend move`, `convert`, `buy`, `battle`, `confront`, `clear`, `search`, `assist`, `gain damage`,
    `destroy damage`, `return damage` (subject: the card)."""
    for m in s.modifiers.get(f"forbid {what}", ()):
        node = m.node
        if isinstance(node, Static) and node.binds(s, m, seat) and node.forbids(s, m, seat, subject):
            return m
    return None


def in_force(s: MatrixState, what: str, seat: int, subject: int = -1) -> Modifier | None:
    """The text that grants or lifts something, if one does: `flight alt`, `flight all`, `avoid ambush`,
    `ignore ruin ongoing`, `ignore ruin damage`, `ignore ruin ambush`, `ignore ruin move`, `buyable`,
    `redraw encounter`, `confront rules`, `treat as adversary`."""
    for m in s.modifiers.get(what, ()):
        node = m.node
        if isinstance(node, Static) and node.binds(s, m, seat) and node.forbids(s, m, seat, subject):
            return m
    return None


SPEAKS_IN_MATRIX = frozenset((BOSS, SITE, RUIN, SCHEME))
"""Types whose texts work where they lie; all others speak from a player's play area."""


def enforce(s: MatrixState, slot: int, seat: int) -> None:
    """A card's Ongoing and triggered texts come into force; seat -1 for a card in the Matrix."""
    card: MatrixCard = s.cards[s.ident[slot]]
    if seat >= 0 or card.types & SPEAKS_IN_MATRIX:
        _start(s, card, slot, seat)
    else:
        for text in card.in_matrix:
            _put_in_force(s, text, slot, seat)


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
        _put_in_force(s, static, slot, seat)
    for when in texts.when:
        _put_in_force(s, when, slot, seat)


def _put_in_force(s: MatrixState, text: Static | When, slot: int, seat: int) -> None:
    if isinstance(text, Static):
        modify(s, text.stat, text, source=slot, seat=seat)
    else:
        for event in text.events:
            listen(s, event, slot, seat, text)

"""Ongoing texts: what they can change, and how the rules ask for it.

A `Static` is a modifier of the kernel's table: put into force when its card comes into play or lies faceup in the
Matrix, gone when the card leaves. Effects that last "this turn" put the same nodes into force until the turn ends.
The rules ask through the functions below and through `facts/power.py`; a text never reaches into the rules.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.kernel.control import Condition
from sparktable.kernel.modifiers import Change
from sparktable.kernel.nodes import Frame
from sparktable.kernel.values import Modifier

from .card import BOSS, RUIN, MatrixCard
from .state import MatrixState

if TYPE_CHECKING:
    pass

TURN = "turn"
"""How long "this turn" lasts."""
ACTIONS = "actions"
"""How long a text lasts that does not hold in the End of Turn Phase."""
NEXT = "next"
"""How long a text lasts that is good for the next time only (and this turn at the longest)."""


class Static(Change):
    """An Ongoing text."""

    stat: str
    """What it changes: see the functions below and in `facts/power.py`."""
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

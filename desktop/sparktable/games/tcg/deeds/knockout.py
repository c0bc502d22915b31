"""Being knocked out, and what follows of itself: whoever has no character left has lost."""
from __future__ import annotations

from sparktable.kernel.decisions import card
from sparktable.kernel.events import emit
from sparktable.kernel.presence import depart
from sparktable.kernel.relations import bound_to
from sparktable.kernel.stack import call, finish
from sparktable.kernel.values import Outcome
from sparktable.kernel.zones import move

from ..events import KOED
from ..facts.stats import health
from ..relations import HEAD_OF
from ..state import BATTLEFIELD, KO_AREA, SEATS, TcgState, character, characters
from .force import enforce_character
from .heads import deploy_head, tell_heads
from .upgrade_sides import UPGRADE_SIDE

BEATEN, BOTH_BEATEN = "beaten", "both beaten"


def settle(s: TcgState) -> None:
    """Any time the game notices a character with as much damage as health, it is knocked out."""
    fallen = [slot for seat in range(SEATS) for slot in characters(s, seat) if s.damage[slot] >= health(s, slot)]
    if fallen:
        knock_out(s, *fallen)
    beaten = [seat for seat in range(SEATS) if not characters(s, seat)]
    if beaten:
        left = tuple(seat for seat in range(SEATS) if seat not in beaten)
        finish(s, Outcome(BEATEN if left else BOTH_BEATEN, left))


def knock_out(s: TcgState, *slots: int) -> None:
    """Characters are KO'd together: they keep their mode, and counters up to their health."""
    standing = [slot for slot in slots if s.where[slot] == BATTLEFIELD + s.owner[slot]]
    heads = {slot: bound_to(s, slot, HEAD_OF) for slot in standing}
    for slot in standing:
        tell_heads(s, slot)
    depart(s, KOED, *standing)
    for slot in standing:
        move(s, slot, KO_AREA + s.owner[slot])
        s.tapped[slot] = 0
        s.damage[slot] = character(s, slot).health  # as printed: what gave it more is gone
        emit(s, KOED, s.owner[slot], card(slot))
        enforce_character(s, slot)
        for head in heads[slot]:
            deploy_head(s, head)
        if character(s, slot).upgrades and s.game.texts:
            call(s, UPGRADE_SIDE, s.owner[slot], slot)

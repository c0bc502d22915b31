"""What players of Battle for Cybertron are proud of besides winning (see `games/feats.py`)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sparktable.kernel.values import Event

from ..feats import Feat
from .events import DAMAGED
from .facts.damage import red_circle
from .state import ArenaState, in_play

HEAVY: Final = 7
"""So much damage by one blow is remembered."""
FEATS: Final = (Feat("untouched", "block"), Feat("narrow", "wound"), Feat("heavy", "attack"))


def brought_off(s: ArenaState, events: Sequence[Event]) -> tuple[tuple[str, ...], ...]:
    """Which feats everybody has brought off, seat by seat."""
    return tuple(tuple(_of_seat(s, events, seat)) for seat in range(s.game.seats))


def _of_seat(s: ArenaState, events: Sequence[Event], seat: int) -> list[str]:
    found = []
    if not any(event.kind == DAMAGED and event.seat == seat and _numbers(event)[0] > 0 for event in events):
        found.append("untouched")
    left = [red_circle(s, pawn) - s.damage[pawn] for pawn in s.game.pawns[seat] if in_play(s, pawn)]
    if left and max(left) == 1:
        found.append("narrow")
    if any(event.kind == DAMAGED and event.seat not in s.game.team(seat) and _numbers(event)[0] >= HEAVY
           and s.owner[int(event.refs[-1].value)] == seat for event in events):
        found.append("heavy")
    return found


def _numbers(event: Event) -> list[int]:
    return [int(ref.value) for ref in event.refs if ref.kind == "number"]

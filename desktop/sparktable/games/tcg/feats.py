"""What players of the Transformers TCG are proud of besides winning (see `games/feats.py`)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sparktable.kernel.values import Event

from ..feats import Feat
from .events import COMBINED, KOED, STRIKES
from .facts.stats import damage_left
from .state import SEATS, TcgState, characters

MIGHTY: Final = 15
"""So strong is an attack that is remembered."""
LITTLE: Final = 3
FEATS: Final = (Feat("whole_team", "t_character"), Feat("hanging_on", "c_health"), Feat("mighty", "c_attack"),
                Feat("autobots", "f_autobot"), Feat("decepticons", "f_decepticon"), Feat("both_sides", "assist"),
                Feat("combined", "level"))
SIDES: Final = frozenset({"autobot", "decepticon"})


def brought_off(s: TcgState, events: Sequence[Event]) -> tuple[tuple[str, ...], ...]:
    """Which feats everybody has brought off, seat by seat."""
    return tuple(tuple(_of_seat(s, events, seat)) for seat in range(SEATS))


def _of_seat(s: TcgState, events: Sequence[Event], seat: int) -> list[str]:
    found = []
    if not any(event.kind == KOED and event.seat == seat for event in events):
        found.append("whole_team")
    standing = [damage_left(s, slot) for slot in characters(s, seat)]
    if len(standing) == 1 and standing[0] <= LITTLE:
        found.append("hanging_on")
    if any(event.kind == STRIKES and event.seat == seat and _attack(event) >= MIGHTY for event in events):
        found.append("mighty")
    sides = [SIDES & {*s.cards[title].factions} for title in s.teams[seat]]  # type: ignore[attr-defined]
    for side in ("autobot", "decepticon"):
        if sides and all(each == {side} for each in sides):
            found.append(f"{side}s")
    if {side for each in sides for side in each} >= SIDES:
        found.append("both_sides")
    if any(event.kind == COMBINED and event.seat == seat for event in events):
        found.append("combined")
    return found


def _attack(event: Event) -> int:
    return next((int(ref.value) for ref in event.refs if ref.kind == "number"), 0)

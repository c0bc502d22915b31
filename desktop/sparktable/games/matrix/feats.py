"""What players of the Matrix are proud of besides winning (see `games/feats.py`)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sparktable.kernel.values import Event

from ..feats import Feat
from .card import BOSS
from .deeds.ending import BOSSES_TO_BEAT
from .events import ASSISTS, DECLARES_BATTLE, DEFEATS, GAINS_DAMAGE, LAYS_ASSIST
from .state import MatrixState

AHEAD: Final = 10
"""So many points more than anybody else are a runaway win."""
FEATS: Final = (Feat("unhurt", "t_damage"), Feat("boss_alone", "t_boss"), Feat("three_bosses", "confront"),
                Feat("runaway", "vp"))


def brought_off(s: MatrixState, events: Sequence[Event]) -> tuple[tuple[str, ...], ...]:
    """Which feats everybody has brought off, seat by seat."""
    return tuple(tuple(_of_seat(s, events, seat)) for seat in range(s.game.seats))


def _of_seat(s: MatrixState, events: Sequence[Event], seat: int) -> list[str]:
    found = []
    if not any(event.kind == GAINS_DAMAGE and event.seat == seat for event in events):
        found.append("unhurt")
    if s.game.seats > 1 and _alone(s, events, seat):
        found.append("boss_alone")
    if sum(event.kind == DEFEATS and event.seat == seat and _about_boss(s, event) for event in events) \
            >= BOSSES_TO_BEAT:
        found.append("three_bosses")
    points = s.outcome.scores if s.outcome is not None else ()
    others = [each for other, each in enumerate(points) if other not in s.game.team(seat)]
    if others and points[seat] - max(others) >= AHEAD:
        found.append("runaway")
    return found


def _alone(s: MatrixState, events: Sequence[Event], seat: int) -> bool:
    """Whether a Boss was defeated in a battle in which nobody assisted."""
    helped = False
    for event in events:
        if event.kind == DECLARES_BATTLE:
            helped = False
        elif event.kind in (ASSISTS, LAYS_ASSIST):
            helped = True
        elif event.kind == DEFEATS and event.seat == seat and not helped and _about_boss(s, event):
            return True
    return False


def _about_boss(s: MatrixState, event: Event) -> bool:
    return any(s.card(int(ref.value)).type == BOSS for ref in event.refs if ref.kind == "card")

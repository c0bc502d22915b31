"""Where Move leads that is left to spend: farther than the next step. What a step takes and where one may go, the
game's own readers say."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

from sparktable.games.matrix import kinds, stats
from sparktable.games.matrix.actions.move import MOVE
from sparktable.games.matrix.facts.movement import (
    BY_ALT,
    BY_CARD,
    BY_FLIGHT,
    flies,
    may_enter,
    may_fly,
    move_by_kind,
    step_price,
)
from sparktable.games.matrix.outlook.board import lands
from sparktable.games.matrix.state import MatrixState
from sparktable.kernel.decisions import Option, Options
from sparktable.kernel.view import View
from sparktable.table.gestures import WALK, Walk
from sparktable.table.matrix import facts

PAYING = (BY_ALT, BY_CARD, BY_FLIGHT)
"""Flight last, since it alone goes diagonally."""
Left = tuple[int, int, int]
WAY = Options(WALK, "space", "number")
"""Where to, and for how much Move."""


def walks(view: View, options: Sequence[Option]) -> tuple[Walk, ...]:
    """Every space that more than one step leads to, each by the cheapest way, and of those by the one on which least
    happens."""
    if not any(option.kind == kinds.MOVE for option in options):
        return ()
    s, seat = facts.state_of(view).copy(), view.seat
    start, near = s.at[seat], {option.value("space") for option in options if option.kind == kinds.MOVE}
    left: Left = tuple(move_by_kind(s, seat))  # type: ignore[assignment]
    found: dict[int, Walk] = {}
    seen: set[tuple[int, Left]] = set()
    ways: list[tuple[int, int, int, int, Left, tuple[tuple[int, int], ...]]] = [(0, 0, 0, start, left, ())]
    while ways:
        price, events, length, space, left, steps = heappop(ways)
        if (space, left) in seen:
            continue
        seen.add((space, left))
        if space != start and space not in near and space not in found:
            found[space] = Walk(WAY[space, price], tuple(MOVE[step] for step in steps))
        s.at[seat] = space
        happens = bool(steps) and any(True for _ in lands(s, seat, seat, space))
        for there, kind, cost, after in _steps(s, seat, left):
            heappush(ways, (price + cost, events + happens, length + 1, there, after, (*steps, (there, kind))))
    return tuple(found.values())


def _steps(s: MatrixState, seat: int, left: Left) -> Iterator[tuple[int, int, int, Left]]:
    """The next spaces, what kind of Move leads there first, how much it takes, and what is left then."""
    here, grid, every = s.at[seat], s.game.grid, sum(left)
    flying = [kind for kind in PAYING if left[kind] and flies(s, seat, kind)]
    diagonal = grid.diagonal[here] if flying and may_fly(s, seat) else ()
    for there, straight in (*((space, True) for space in grid.next[here]), *((space, False) for space in diagonal)):
        cost = step_price(s, seat, there)
        able = flying
        if straight and may_enter(s, seat, there, by=stats.MOVING):
            able = [kind for kind in PAYING if left[kind]]
        elif not may_enter(s, seat, there, by=stats.MOVING, flying=True):
            able = []
        if able and cost <= every:
            kind = next((kind for kind in able if left[kind] >= cost), able[0])
            yield there, kind, cost, _paid(left, kind, cost)


def _paid(left: Left, kind: int, cost: int) -> Left:
    """What is left of each kind once a step is paid: by one first, then by the others."""
    rest = list(left)
    for each in (kind, *PAYING):
        part = min(rest[each], cost)
        rest[each] -= part
        cost -= part
    return tuple(rest)  # type: ignore[return-value]

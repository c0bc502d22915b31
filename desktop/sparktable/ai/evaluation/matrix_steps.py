"""Where a quick player of the Matrix sets foot: nearer to what it wants, and rather not onto what bites."""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.games.matrix.state import MATRIX, MatrixState
from sparktable.kernel.decisions import Option
from sparktable.kernel.zones import FACE_UP

if TYPE_CHECKING:
    from .matrix import MatrixJudgement

Offered = list[Option] | tuple[Option, ...]

NEARER = 2.0
"""What a step nearer counts: more than any danger."""
SAVED = 0.1
"""The kind of Move that is used up first: the Alt side's, which is lost with the next Convert; Flight last."""


def step_towards(known: MatrixJudgement, s: MatrixState, options: Offered, goal: int) -> Option | None:
    """A step that brings the active player nearer to a space; of several the one that hurts least."""
    grid = s.game.grid
    far = grid.distance[s.at[s.active]][goal]
    best, best_score = None, 0.0
    for option in options:
        if option[0] == "move":
            space, kind = option[1][0][1], option[1][1][1]
            score = NEARER * (far - grid.distance[space][goal]) - danger(known, s, space) - SAVED * kind  # type: ignore[index,operator]
            if score > best_score:
                best, best_score = option, score
    return best


def danger(known: MatrixJudgement, s: MatrixState, space: int | str) -> float:
    """What stepping onto a space may cost, in victory points."""
    slot = s.zones[MATRIX][space]  # type: ignore[index]
    if slot < 0 or not s.known[slot] & FACE_UP:
        return 0.0
    if s.game.adversary(s, s.active, slot):
        return known.weights.ambush
    hurts = known.titles.hazard[s.ident[slot]] or (known.together and _poisoned(known, s, slot))
    return known.weights.hazard if hurts else 0.0


def _poisoned(known: MatrixJudgement, s: MatrixState, slot: int) -> bool:
    """Whether a Scheme in force hurts whoever steps onto that card."""
    types, hurtful = s.cards[s.ident[slot]].types, known.titles.hurtful
    return any(other >= 0 and hurtful[s.ident[other]] in types and s.known[other] & FACE_UP
               for other in s.zones[MATRIX])

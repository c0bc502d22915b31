"""How much a quick player of the Matrix is drawn to each option: where the search looks first."""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.games.matrix.state import MatrixState
from sparktable.kernel.decisions import Decision
from sparktable.kernel.rng import Dice

from .matrix_habits import quick
from .matrix_peeks import sees
from .matrix_schemes import NO_ERRAND, serves
from .matrix_steps import danger
from .matrix_turn import chosen_errand, plan

if TYPE_CHECKING:
    from .matrix import MatrixJudgement

FAVOURITE = 1.5
"""What a quick player would answer."""


def urges(known: MatrixJudgement, s: MatrixState, asked: Decision) -> list[float]:
    """How much the quick player is drawn to each option."""
    if asked.kind != "action":
        favourite = quick(known, s, asked, Dice(0))
        return [FAVOURITE if option == favourite else 0.0 for option in asked.options]
    row, there = plan(known, s, s.active).row, chosen_errand(known, s)
    now = {(aim.kind, aim.slot): aim.worth for aim, steps in row if not steps}
    goals = [aim.space for aim, steps in row if steps] + ([there.space] if there is not NO_ERRAND else [])
    grid, here = s.game.grid, s.at[s.active]
    plain, late, ident = known.titles.plain, known.titles.late, s.ident
    found = []
    for option in asked.options:
        kind = option[0]
        if kind == "play":
            title = ident[option.value("card")]
            wish = 2.0 if plain[title] else 2.5 if late[title] else 3.0
            if option.value("card") in there.cards:
                wish = 1.0
        elif kind == "move":
            space = option.value("space")
            nearer = any(grid.distance[space][goal] < grid.distance[here][goal] for goal in goals)
            wish = (1.5 if nearer else 0.0) - danger(known, s, space)
        elif kind in ("buy", "battle", "command", "search", "use"):
            worth = now.get((kind, option.value("card")))
            poor = kind == "battle" or (kind == "search" and sees(s, s.active, option.value("card")))
            wish = 2.0 + min(worth, 3.0) if worth is not None else -0.5 if poor else 0.5
        elif kind == "contribute":
            wish = 2.5 if serves(option, there) else 1.0 if not known.together else 0.0
        elif kind == "activate":
            wish = 0.3
        elif kind == "convert":
            wish = -0.5
        else:
            wish = -1.0 if row else 1.0
        found.append(wish)
    return found

"""How much a quick player of the Matrix is drawn to each option: where the search looks first."""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.games.matrix.deeds.ending import is_last_turn
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
TEXTS, COUNTING, PLAIN, HELD_BACK = 3.0, 2.5, 2.0, 1.0
"""Cards to play: those with a text come first, then those that count the others, then plain ones; last of all what is
kept for a Scheme."""
NEARER = 1.5
"""A step towards what the plan is after."""
PLANNED, MOST_WORTH = 2.0, 3.0
"""What the plan does here and now, and the most that its worth adds."""
UNPLANNED, UNWISE = 0.5, -0.5
"""Other purchases and the like; battles that the plan leaves out, and searches for what was seen already."""
SERVES, CONTRIBUTES = 2.5, 1.0
"""What a Scheme is to get on this errand, and any other contribution where there are rivals."""
ABILITY, OTHER_SIDE = 0.3, -0.5
"""What costs Energon."""
STILL_TO_DO, NOTHING_TO_DO = -1.0, 1.0
"""To end the turn while there is a plan, and when there is none."""


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
            wish = PLAIN if plain[title] else COUNTING if late[title] else TEXTS
            if option.value("card") in there.cards:
                wish = HELD_BACK
        elif kind == "move":
            space = option.value("space")
            nearer = any(grid.distance[space][goal] < grid.distance[here][goal] for goal in goals)
            wish = (NEARER if nearer else 0.0) - danger(known, s, space)
        elif kind in ("buy", "battle", "command", "search", "use"):
            worth = now.get((kind, option.value("card")))
            if worth is None and kind == "battle" and is_last_turn(s):  # there is nothing to lose
                worth = 0.0
            unwise = kind == "battle" or (kind == "search" and sees(s, s.active, option.value("card")))
            wish = PLANNED + min(worth, MOST_WORTH) if worth is not None else UNWISE if unwise else UNPLANNED
        elif kind == "contribute":
            wish = SERVES if serves(option, there) else CONTRIBUTES if not known.together else 0.0
        elif kind == "activate":
            wish = ABILITY
        elif kind == "convert":
            wish = OTHER_SIDE
        else:
            wish = STILL_TO_DO if row else NOTHING_TO_DO
        found.append(wish)
    return found

"""What there is to learn from a game of Battle for Cybertron (see `games/advice.py`)."""
from __future__ import annotations

from typing import Final, cast

from sparktable.kernel.decisions import Option
from sparktable.kernel.kinds import PASS
from sparktable.kernel.view import View

from ..advice import Advice, Played, advice, never, passed_by
from . import kinds
from .facts.damage import red_circle
from .state import ArenaState

OFTEN: Final = 3
LONG: Final = 5
"""So often something must have been so to be worth telling; and so many chances count where none was taken."""


def advise(played: Played) -> list[Advice]:
    """The most useful first."""
    return [*advice("no_attack", passed_by(played.choices, (kinds.DRAW,), kinds.ATTACK), OFTEN),
            *advice("undefended", passed_by(played.choices, (PASS,), kinds.DEFEND), OFTEN),
            *never("no_special", played.choices, kinds.PLAY, LONG)]


def could_still(view: View) -> Option | None:
    """The strongest attack, where a turn would else end with a card that is drawn; of equal ones against whoever has
    least left."""
    asked = view.decision
    offered = {option.kind for option in asked.options} if asked is not None else set()
    if asked is None or not {kinds.DRAW, kinds.ATTACK} <= offered:
        return None
    s = cast(ArenaState, view.state)
    if s.actions:
        return None

    def worth(option: Option) -> tuple[int, int]:
        card, target = (int(ref.value) for ref in option.refs)
        return s.card(card).attack or 0, s.damage[target] - red_circle(s, target)

    return max((option for option in asked.options if option.kind == kinds.ATTACK), key=worth)

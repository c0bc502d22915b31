"""What there is to learn from a game of the Transformers TCG (see `games/advice.py`)."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.decisions import Option
from sparktable.kernel.view import View

from ..advice import Advice, Played, advice, never, passed_by
from . import kinds

OFTEN: Final = 3
"""So often something must have been so to be worth telling."""


def advise(played: Played) -> list[Advice]:
    """The most useful first. An attack ends what can be played and flipped in a turn."""
    attacked = (kinds.ATTACK,)
    flips = never("never_flipped", played.choices, kinds.FLIP, OFTEN) or \
        advice("unflipped", passed_by(played.choices, attacked, kinds.FLIP), OFTEN)
    return [*advice("unplayed", passed_by(played.choices, attacked, kinds.PLAY), OFTEN), *flips]


def could_still(view: View) -> Option | None:
    """A card to be played, or a character to be flipped, before the attack."""
    asked = view.decision
    offered = {option.kind for option in asked.options} if asked is not None else set()
    if asked is None or kinds.ATTACK not in offered:
        return None
    before = [[option for option in asked.options if option.kind == kind] for kind in (kinds.PLAY, kinds.FLIP)]
    return next((found[0] for found in before if found), None)

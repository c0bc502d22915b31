"""What there is to learn from a game of the Transformers TCG (see `games/advice.py`)."""
from __future__ import annotations

from typing import Final, cast

from sparktable.kernel.decisions import Option
from sparktable.kernel.view import View

from ..advice import Advice, Played, advice, never, passed_by
from . import kinds
from .state import TcgState

OFTEN: Final = 3
"""So often something must have been so to be worth telling."""


def advise(played: Played) -> list[Advice]:
    """The most useful first. An attack ends what can be played and flipped in a turn."""
    attacked = (kinds.ATTACK,)
    flips = never("never_flipped", played.choices, kinds.FLIP, OFTEN) or \
        advice("unflipped", passed_by(played.choices, attacked, kinds.FLIP), OFTEN)
    return [*advice("unplayed", passed_by(played.choices, attacked, kinds.PLAY), OFTEN), *flips]


def could_still(view: View) -> Option | None:
    """Of a card to be played and a character to be flipped before the attack, the one that is left once the other has
    been done: whoever has only begun overlooks nothing yet."""
    asked = view.decision
    s = cast(TcgState, view.state)
    if asked is None or not any(option.kind == kinds.ATTACK for option in asked.options):
        return None
    missing = kinds.FLIP if s.played else kinds.PLAY if not s.flips else None
    return next((option for option in asked.options if option.kind == missing), None)

"""What there is to learn from a game of the Matrix (see `games/advice.py`)."""
from __future__ import annotations

from typing import Final, cast

from sparktable.kernel.decisions import Option
from sparktable.kernel.view import View

from ..advice import Advice, Played, advice, never, passed_by
from . import kinds
from .card import RELIC, MatrixCard
from .events import AMBUSHED, BUYS, GAINS
from .state import MatrixState

OFTEN: Final = 3
LONG: Final = 5
"""So often something must have been so to be worth telling; and so many chances count where none was taken."""


def advise(played: Played) -> list[Advice]:
    """The most useful first."""
    ended = (kinds.END_TURN,)
    ambushed = [place for place, event in played.told(AMBUSHED) if event.seat == played.seat]
    return [*advice("unbought", passed_by(played.choices, ended, kinds.BUY), OFTEN),
            *advice("unplayed", passed_by(played.choices, ended, kinds.PLAY), OFTEN),
            *_relics(played),
            *([Advice("ambushed", len(ambushed), ambushed[-1], tuple(reversed(ambushed[:-1])))]
              if len(ambushed) >= OFTEN else []),
            *never("unconverted", played.choices, kinds.CONVERT, LONG)]


def _relics(played: Played) -> list[Advice]:
    """Others took Relics, and this seat none."""
    taken = [(place, event.seat) for place, event in played.told(BUYS, GAINS)
             if any(cast(MatrixCard, played.cards[ident]).type == RELIC for _, ident, _ in event.identities)]
    if not taken or any(seat == played.seat for _, seat in taken):
        return []
    return [Advice("no_relic", len(taken), taken[0][0])]


def could_still(view: View) -> Option | None:
    """The dearest card that can be bought, once nothing is left to be played."""
    asked = view.decision
    offered = {option.kind for option in asked.options} if asked is not None else set()
    if asked is None or kinds.END_TURN not in offered or kinds.PLAY in offered:
        return None
    s = cast(MatrixState, view.state)
    return max((option for option in asked.options if option.kind == kinds.BUY),
               key=lambda option: s.card(option.value("card")).cost or 0, default=None)

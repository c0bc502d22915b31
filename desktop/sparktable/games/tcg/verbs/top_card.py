"""The top card of one's own deck, which may be seen or played while it lies there."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.nodes import Frame
from sparktable.kernel.typed import Stat
from sparktable.kernel.values import Modifier

from ..facts.held import PlaysTop
from ..state import TcgState
from ..stats import PLAYS_TOP
from .select import Cards


@dataclass(frozen=True, eq=False)
class TopIsAsHeld(PlaysTop):
    """Such a card can be played from the top of the deck like one that is held."""

    what: Cards

    def stat(self) -> Stat:
        return PLAYS_TOP

    def allows(self, s: TcgState, m: Modifier, slot: int) -> bool:
        return self.what.like(s, Frame(self, 0, m.seat, m.source), slot)

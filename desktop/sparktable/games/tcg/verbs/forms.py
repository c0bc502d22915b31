"""What a character or a card is by itself: its alt modes, its name, its colours."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Condition
from sparktable.kernel.nodes import Frame

from ..card import ALT
from ..state import TcgState, character
from .select import IT, Selection


@dataclass(frozen=True, eq=False)
class AltModes(Condition):
    """Of the character that an Upgrade is to be put on: it has at least so many alt modes."""

    n: int

    def holds(self, s: TcgState, frame: Frame) -> bool:
        return sum(each.name.startswith(ALT) for each in character(s, frame.data[0]).modes) >= self.n


@dataclass(frozen=True, eq=False)
class OfOneName(Condition):
    """What was chosen or scrapped last has one and the same name."""

    what: Selection = IT

    def holds(self, s: TcgState, frame: Frame) -> bool:
        return len({s.card(slot).name for slot in self.what.found(s, frame)}) == 1

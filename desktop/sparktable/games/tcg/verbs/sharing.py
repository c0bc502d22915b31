"""Traits that characters have in common."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.nodes import Frame
from sparktable.kernel.vocabulary.selections import Described

from ..card import ROLES, VEHICLES
from ..facts.stats import traits
from ..state import TcgState
from .select import Chars, Selection

TRAITS = frozenset((*ROLES, *VEHICLES))


@dataclass(frozen=True, eq=False)
class Sharing(Described):
    """Characters that have a trait in common with another: a role, or what they are as a vehicle or beast."""

    who: Chars
    another: Selection

    def among(self, s: TcgState, frame: Frame) -> list[int]:
        return self.who.found(s, frame)

    def like(self, s: TcgState, frame: Frame, item: int) -> bool:
        own = TRAITS.intersection(traits(s, item))
        return self.who.like(s, frame, item) and any(own.intersection(traits(s, each))
                                                     for each in self.another.found(s, frame) if each != item)

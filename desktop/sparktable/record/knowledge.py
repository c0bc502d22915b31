"""Whether going back would take something from people that they have learnt: what undo and loading ask."""
from __future__ import annotations

from typing import NamedTuple

from sparktable.kernel.state import State


class Knowledge(NamedTuple):
    """What seats knew at a position, and how far luck was."""

    learnt: int
    rng: int
    masks: list[int]

    @classmethod
    def of(cls, s: State) -> Knowledge:
        return cls(s.learnt, s.rng, s.known[:])

    def is_less_than(self, s: State, people: int) -> bool:
        """Whether in a later position luck has spoken, or one of these people has learnt something. What only
        opponents learnt they do not remember: they see each position as if it were the first."""
        return s.learnt != self.learnt and (s.rng != self.rng or any(
            now & ~before & people for before, now in zip(self.masks, s.known, strict=True)))

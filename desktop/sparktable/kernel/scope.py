"""What an ability has chosen so far: the words by which its verbs speak to each other.

One verb chooses a card, the next repairs "it"; a text that attacks each opponent speaks of "them". Every ability has
a scope of its own: `stack.begin` opens one, and the ability that was interrupted gets its own back.
"""
from __future__ import annotations

from typing import Final

BINDINGS: Final = ("it", "them", "spot", "amount", "done")
"""In the order of `Scope.parts`, as states write them down."""


class Scope:
    """The bindings of the ability that is resolving."""

    __slots__ = ("amount", "done", "it", "spot", "them")

    def __init__(self, it: tuple[int, ...] = (), them: int = -1, spot: int = -1, amount: int = 0,
                 done: bool = True) -> None:
        self.it = it
        """The cards last chosen, drawn or looked at."""
        self.them = them
        """The seat that is affected, or -1."""
        self.spot = spot
        """The space last dealt with, or -1."""
        self.amount = amount
        """X, where a price was chosen; the number that an event told of."""
        self.done = done
        """Whether the last effect was carried out in full."""

    def parts(self) -> tuple[tuple[int, ...], int, int, int, bool]:
        return self.it, self.them, self.spot, self.amount, self.done

    def copy(self) -> Scope:
        return Scope(self.it, self.them, self.spot, self.amount, self.done)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scope) and self.parts() == other.parts()

    __hash__ = None  # type: ignore[assignment]  # its bindings change

    def __repr__(self) -> str:
        return f"Scope{self.parts()}"

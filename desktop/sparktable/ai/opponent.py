"""What an opponent is: somebody who sees a view and names one of its options."""
from __future__ import annotations

from typing import Protocol, runtime_checkable

from sparktable.kernel.decisions import Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import View

from .thought import Stop, Thought


class Opponent(Protocol):
    """A player without a chair. It is shown what its seat may see and nothing else: never a state."""

    @property
    def name(self) -> str:
        """What it is called on the command line."""
        ...

    def choose(self, view: View, dice: Dice) -> Option:
        """One of `view.decision.options`. All its luck comes from the dice, so that the same view and the same
        dice give the same answer."""
        ...


@runtime_checkable
class Thinking(Protocol):
    """An opponent that can be hurried, and that tells why."""

    def think(self, view: View, dice: Dice, stop: Stop = ..., /) -> Thought:
        """One of `view.decision.options`, with its reason."""
        ...


@runtime_checkable
class Watchful(Protocol):
    """An opponent that may also act while others are asked ("at any time")."""

    def aside(self, view: View, dice: Dice, stop: Stop = ..., /) -> Thought | None:
        """One of `view.decision.asides`, with its reason; None for nothing. The dice are the turn's."""
        ...

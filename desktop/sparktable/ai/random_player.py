"""The opponent that takes any option: the floor under all others, and the one that finds what others avoid."""
from __future__ import annotations

from sparktable.kernel.decisions import Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import View

from .thought import question


class RandomPlayer:
    """Every option is as likely as the others. It looks at nothing, so simulations may skip showing it a view."""

    name = "random"

    def choose(self, view: View, dice: Dice) -> Option:
        options = question(view).options
        return options[dice.below(len(options))]

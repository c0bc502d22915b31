"""The levels that a player can choose. They differ in skill alone: all see as little, and own as much, as anybody."""
from __future__ import annotations

from collections.abc import Callable

from ..kernel.decisions import Option
from ..kernel.rng import Dice
from ..kernel.view import View
from .choices import choices
from .greedy import Greedy
from .judgement import judgement
from .opponent import Opponent
from .search import Budget, Search
from .thought import ONLY_ONE, Stop, Thought, go_on, question

HASTE = 0.35
"""How often the beginner's friend does not look at all and takes whatever a hasty player would."""


class Hasty:
    """A beginner's friend: it looks one answer ahead in one world only, and often does not look."""

    def __init__(self, name: str, haste: float) -> None:
        self.name = name
        self.haste = haste
        self._careful = Greedy(name, worlds=1)

    def choose(self, view: View, dice: Dice) -> Option:
        return self.think(view, dice).option

    def think(self, view: View, dice: Dice, stop: Stop = go_on) -> Thought:
        asked = question(view)
        known = judgement(view.state.game)
        open_ = list(choices(known, view.state, asked).values())
        if len(open_) == 1:
            return Thought(open_[0], ONLY_ONE, 0.5)
        if dice.below(1000) < 1000 * self.haste:
            option = open_[dice.below(len(open_))]
            return Thought(option, known.why(view.state, asked, option), 0.5)
        return self._careful.think(view, dice, stop)


LEVELS: dict[str, Callable[[], Opponent]] = {
    "rookie": lambda: Hasty("rookie", HASTE),
    "scout": lambda: Greedy("scout", worlds=2),
    "warrior": lambda: Search(Budget(tries=120, seconds=0.5), "warrior"),
    "commander": lambda: Search(Budget(seconds=0.9), "commander"),
}
"""From a beginner's friend to the strongest. Words: `level.<name>`."""

"""The opponent that looks one answer ahead: it tries every option in a few imagined worlds and takes the one after
which it stands best."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import advance
from sparktable.kernel.state import State
from sparktable.kernel.view import View

from .choices import choices, unweighed
from .judgement import Judgement, judgement
from .out_of_turn import aside
from .thought import ALTERNATIVES, Stop, Thought, Weighed, go_on, question

WORLDS: Final = 4
FOLLOW_UPS: Final = 40
"""No answer sets off more questions than that before its position is judged."""
TASTE: Final = 0.002
"""Between options after which it stands alike, the one that a quick player is drawn to."""


class Greedy:
    """One answer ahead, with whatever that answer sets off answered by the quick player."""

    def __init__(self, name: str = "greedy", worlds: int = WORLDS) -> None:
        self.name = name
        self.worlds = worlds

    def choose(self, view: View, dice: Dice) -> Option:
        return self.think(view, dice).option

    def think(self, view: View, dice: Dice, stop: Stop = go_on) -> Thought:
        """The option taken, why, and what would have been next best."""
        asked = question(view)
        known = judgement(view.state.game)
        open_ = list(choices(known, view.state, asked).values())
        if len(open_) == 1:
            return unweighed(known, view.state, asked, open_[0])
        side = known.side_of[view.seat]
        worlds = [known.imagine(view, dice.below(1 << 60)) for _ in range(self.worlds)]
        scores = [0.0] * len(open_)
        tried = 0
        for world in worlds:
            if tried and stop():
                break
            tried += 1
            for index, option in enumerate(open_):
                s = world.copy()
                scores[index] += outlook(known, s, option, dice)[side]
        taste = dict(zip(asked.options, known.preferences(view.state, asked), strict=True))
        weighed = [Weighed(option, score / tried) for option, score in zip(open_, scores, strict=True)]
        best = max(weighed, key=lambda each: each.score + TASTE * taste[each.option])
        others = sorted((Weighed(each.option, min(each.score, best.score)) for each in weighed if each is not best),
                        key=lambda each: -each.score)
        return Thought(best.option, known.why(view.state, asked, best.option), best.score,
                       tuple(others[:ALTERNATIVES]), tried * len(open_))

    def aside(self, view: View, dice: Dice, stop: Stop = go_on) -> Thought | None:
        return aside(view, dice, stop)


def outlook(known: Judgement, s: State, option: Option, dice: Dice) -> list[float]:
    """How the sides stand once an option has been taken and everything that it set off is resolved. Plays on `s`."""
    turn = s.turn
    asked: Decision | None = advance(s, option)
    left = FOLLOW_UPS
    while asked is not None and left and not known.settled(s, asked, turn):
        asked = advance(s, known.quick(s, asked, dice))
        left -= 1
    return known.standing(s, turn)

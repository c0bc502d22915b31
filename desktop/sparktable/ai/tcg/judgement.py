"""What the opponents are told about the Transformers TCG: by what the files beside this one know."""
from __future__ import annotations

from typing import Final

from sparktable.games.tcg import questions
from sparktable.games.tcg.game import TcgGame
from sparktable.games.tcg.state import TcgState
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.state import State

from ..judgement import Judgement, Standing
from ..thought import Why
from . import quick_player, reasons
from .standing import chances

URGE: Final = 0.6
"""How much a point of damage draws a quick player."""
DOUBT: Final = 1.0
"""How far a quick player misjudges an option, at most."""


class TcgJudgement(Judgement):
    """Knows the trading card game."""

    def __init__(self, game: TcgGame) -> None:
        super().__init__(game)
        self.horizon = 4
        self.longest = 200
        self.tries_each_second = 600

    def standing(self, s: State, turn: int, rest: bool = True) -> Standing:
        assert isinstance(s, TcgState)
        if s.outcome is not None:
            return super().standing(s, turn)
        return chances(s, True)

    def preferences(self, s: State, asked: Decision) -> list[float]:
        assert isinstance(s, TcgState)
        return [URGE * wish for wish in quick_player.wishes(s, asked)]

    def quick(self, s: State, asked: Decision, dice: Dice) -> Option:
        assert isinstance(s, TcgState)
        if len(asked.options) == 1:
            return asked.options[0]
        doubts = [wish + DOUBT * dice.below(1000) / 1000 for wish in quick_player.wishes(s, asked)]
        return asked.options[doubts.index(max(doubts))]

    def settled(self, s: State, asked: Decision, since: int) -> bool:
        """Between two choices of a turn nothing is going on; an attack has been fought out when the next turn
        begins."""
        return asked.kind == questions.MAIN

    def why(self, s: State, asked: Decision, option: Option) -> Why:
        assert isinstance(s, TcgState)
        return reasons.why(s, asked, option)


JUDGEMENT = TcgJudgement

"""What the opponents are told about a game of the Matrix: by what the files beside this one know."""
from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from sparktable.games.matrix import kinds, questions
from sparktable.games.matrix.facts.payer import usual_way
from sparktable.games.matrix.game import MatrixGame
from sparktable.games.matrix.state import MATRIX, MatrixState
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.state import State
from sparktable.kernel.typed import OptionKind
from sparktable.kernel.view import View

from ..judgement import Judgement, Standing
from ..thought import Why
from . import quick_player, quick_turn, reasons, search_hints
from .position import Knowledge
from .standing import chances

PLAIN: Final[dict[OptionKind, float]] = {
    kinds.END_TURN: 3.0, kinds.PLAY: 2.0, kinds.BUY: 2.0, kinds.BATTLE: 2.0, kinds.COMMAND: 2.0, kinds.SEARCH: 2.0,
    kinds.PASS: 1.0, kinds.DONE: 1.0, kinds.NO: 1.0, kinds.MOVE: 1.0, kinds.ACTIVATE: -1.0, kinds.CONVERT: -2.0}
"""How plain an answer is; what costs Energon is so least of all."""


class MatrixJudgement(Judgement):
    """Knows the Matrix."""

    def __init__(self, game: MatrixGame) -> None:
        super().__init__(game)
        self.horizon = 0
        self.longest = 60
        self.deeper = 4
        self.knowledge = Knowledge(game)
        self.imagined_game = game.paid_as_usual()

    def imagine(self, view: View, seed: int) -> State:
        """What pays for something goes without saying: quick players would lose their time over it."""
        s = super().imagine(view, seed)
        s.game = self.imagined_game
        return s

    def standing(self, s: State, turn: int, rest: bool = True) -> Standing:
        assert isinstance(s, MatrixState)
        if s.outcome is not None:
            return super().standing(s, turn)
        return chances(self.knowledge, s, self.sides, turn, rest)

    def quick(self, s: State, asked: Decision, dice: Dice) -> Option:
        assert isinstance(s, MatrixState)
        return quick_player.quick(self.knowledge, s, asked, dice)

    def preferences(self, s: State, asked: Decision) -> list[float]:
        assert isinstance(s, MatrixState)
        return search_hints.preferences(self.knowledge, s, asked)

    def plain(self, option: Option) -> float:
        return PLAIN.get(option.kind, 0.0)

    def closes(self, s: State, asked: Decision, option: Option) -> bool:
        assert isinstance(s, MatrixState)
        return quick_turn.closes(s, option)

    def play_on(self, s: State, asked: Decision | None, dice: Dice, last_turn: int) -> None:
        assert isinstance(s, MatrixState)
        quick_player.play_on(self.knowledge, s, asked, dice, last_turn, self.longest)

    def obvious(self, s: State, asked: Decision) -> Option | None:
        assert isinstance(s, MatrixState)
        return search_hints.obvious(self.knowledge, s, asked)

    def settled(self, s: State, asked: Decision, since: int) -> bool:
        return asked.kind == questions.ACTION or s.turn != since

    def alike(self, s: State, asked: Decision, option: Option) -> Hashable:
        """One of two Bolds is as good as the other, as long as as much is left on it; the usual pays."""
        assert isinstance(s, MatrixState)
        ident, where, power, moves = s.ident, s.where, s.power, s.moves
        usual = usual_way(option)
        kind, refs = usual.kind, usual.refs
        if len(refs) == 1 and refs[0].kind == "card":
            slot: int = refs[0].value  # type: ignore[assignment]
            if where[slot] != MATRIX:
                return kind, ident[slot], where[slot], power[slot], moves[slot]
            return kind, slot
        if kind == kinds.MOVE:
            return kind, refs[0].value
        return kind, tuple([_like(s, int(ref.value)) if ref.kind == "card" else ref.value for ref in refs])

    def pointless(self, s: State, asked: Decision, option: Option) -> bool:
        assert isinstance(s, MatrixState)
        return search_hints.pointless(self.knowledge, s, asked, option)

    def why(self, s: State, asked: Decision, option: Option) -> Why:
        assert isinstance(s, MatrixState)
        return reasons.why(self.knowledge, s, asked, option)


def _like(s: MatrixState, slot: int) -> Hashable:
    """What a card has in common with those that are as good to pay with."""
    return slot if s.where[slot] == MATRIX else (s.ident[slot], s.where[slot], s.power[slot])


JUDGEMENT = MatrixJudgement

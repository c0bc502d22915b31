"""What the opponents are told about a game of Battle for Cybertron: by what the files beside this one know."""
from __future__ import annotations

from typing import Final

from sparktable.games.arena import kinds, questions
from sparktable.games.arena.facts.piles import HAND_LIMIT
from sparktable.games.arena.game import ArenaGame
from sparktable.games.arena.state import HAND, ArenaState, seat_zone
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import advance
from sparktable.kernel.state import State
from sparktable.kernel.typed import QuestionKind

from ..judgement import Judgement, Standing
from ..thought import Why
from . import quick_player, reasons
from .card_worth import ACTION
from .position import Lines
from .standing import chances

QUESTIONS: Final[tuple[QuestionKind, ...]] = (questions.ACTION, questions.MOVE)
"""Between two of these everything that an answer set off has happened."""
DOUBT: Final = 0.1
"""How far a quick player misjudges an option, at most."""
URGE: Final = 0.1
"""How much a point of damage draws a quick player. Little: what a look at the table tells is worth more."""
PLACES: Final = 9
"""So many squares are looked at closely, and what looks as good as the last of them. Where a pawn stands counts as
one."""


class ArenaJudgement(Judgement):
    """Knows the arena."""

    def __init__(self, game: ArenaGame) -> None:
        super().__init__(game)
        self.longest = 40
        self.tries_each_second = 3600
        self.horizon = 4  # a few hundred tries learn nothing from looking that far, a few thousand do
        self.lines = Lines(game)
        self._looked_at: tuple[Decision | None, float, dict[Option, float]] = (None, 0.0, {})

    def standing(self, s: State, turn: int, rest: bool = True) -> Standing:
        assert isinstance(s, ArenaState)
        if s.outcome is not None:
            return super().standing(s, turn)
        return chances(self.lines, s, self.sides)

    def settled(self, s: State, asked: Decision, since: int) -> bool:
        return asked.kind in QUESTIONS

    def preferences(self, s: State, asked: Decision) -> list[float]:
        assert isinstance(s, ArenaState)
        return [URGE * wish for wish in quick_player.wishes(self.lines, s, asked)]

    def quick(self, s: State, asked: Decision, dice: Dice) -> Option:
        assert isinstance(s, ArenaState)
        if len(asked.options) == 1:
            return asked.options[0]
        wishes = quick_player.wishes(self.lines, s, asked)
        doubts = [wish + DOUBT * dice.below(1000) / 1000 for wish in wishes]
        return asked.options[doubts.index(max(doubts))]

    def obvious(self, s: State, asked: Decision) -> Option | None:
        """In an imagined world the facedown attack lies open, and its defender must not profit from that: he answers
        as a quick player does."""
        assert isinstance(s, ArenaState)
        if asked.kind != questions.DEFEND or quick_player.attack_seen(s, asked) != quick_player.IMAGINED:
            return None
        wishes = quick_player.wishes(self.lines, s, asked)
        return asked.options[wishes.index(max(wishes))]

    def pointless(self, s: State, asked: Decision, option: Option) -> bool:
        """Of all the squares that a pawn could go to, only those that look best are worth a thought; and nobody draws
        only to discard who could play something of use."""
        assert isinstance(s, ArenaState)
        if option.kind == kinds.DRAW and asked.kind == questions.ACTION:
            full = len(s.zones[seat_zone(asked.seat, HAND)]) >= HAND_LIMIT
            return full and max(quick_player.wishes(self.lines, s, asked)) > ACTION
        if option.kind != kinds.MOVE or len(asked.options) <= PLACES:
            return False
        if self._looked_at[0] is not asked:
            wishes = quick_player.wishes(self.lines, s, asked)
            least = sorted(wishes, reverse=True)[PLACES - 1]
            self._looked_at = asked, least, dict(zip(asked.options, wishes, strict=True))
        return self._looked_at[2][option] < self._looked_at[1]

    def play_on(self, s: State, asked: Decision | None, dice: Dice, last_turn: int) -> None:
        """Only until all that was set off has happened."""
        left = self.longest
        while asked is not None and left and asked.kind not in QUESTIONS:
            asked = advance(s, self.quick(s, asked, dice))
            left -= 1

    def why(self, s: State, asked: Decision, option: Option) -> Why:
        assert isinstance(s, ArenaState)
        return reasons.why(self.lines, s, asked, option)


JUDGEMENT = ArenaJudgement

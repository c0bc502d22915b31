"""What the opponents know about one game: who stands how well, what a quick player would do, what is all the same.

The search and the greedy player are the same for every game; this is all that they are told about it. A game
without a judgement of its own gets `Judgement`, which knows nothing but the rules.
"""
from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Hashable
from functools import lru_cache
from typing import Final

from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.game import Game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import advance
from sparktable.kernel.state import State
from sparktable.kernel.view import View

from .thought import NO_DIFFERENCE, Why

TURNS_AHEAD: Final = 2
TO_THE_END: Final = 1000
Standing = list[float]
"""By side, the chance to win in 0..1."""


class Judgement:
    """Knows only what every game tells."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sides = game.sides()
        self.side_of = tuple(next(index for index, side in enumerate(self.sides) if seat in side)
                             for seat in range(game.seats))
        """Seat -> its side."""
        self.horizon = TO_THE_END if type(game).worth is Game.worth else TURNS_AHEAD
        """How many turns a continuation is played on past the present one, before the position is judged: to the end,
        unless the game can tell on the way who stands how well."""
        self.longest = TO_THE_END
        """A continuation is never played on for more decisions than that."""
        self.tries_each_second = 450
        """So many tries for each second that is granted make a good answer."""
        self.deeper = 1
        """How many times as many a compiled level takes for the same time."""

    def imagine(self, view: View, seed: int) -> State:
        """A position that looks like this one, to be played on in one's mind."""
        return view.world(seed)

    def standing(self, s: State, turn: int, rest: bool = True) -> Standing:
        """How well each side stands, be it in the middle of `turn` or after it. What its player can still do in the
        rest of that turn counts, or nothing of it: positions at a turn's end are held against each other so."""
        if s.outcome is None:
            return [s.game.worth(s, side[0]) for side in self.sides]
        won = s.game.sides_that_won(s)
        return [1.0 / len(won) if index in won else 0.0 for index in range(len(self.sides))]

    def preferences(self, s: State, asked: Decision) -> list[float]:
        """For each option how much a quick player is drawn to it: 1 more makes it about three times as likely."""
        return [0.0] * len(asked.options)

    def quick(self, s: State, asked: Decision, dice: Dice) -> Option:
        """What a quick player takes: one look, no thinking ahead."""
        return asked.options[dice.below(len(asked.options))]

    def plain(self, option: Option) -> float:
        """How plain an answer is: of those that come to the same the plainest is given."""
        return 0.0

    def closes(self, s: State, asked: Decision, option: Option) -> bool:
        """Whether a try that comes to this answer may as well be judged before it as after: it ends the turn."""
        return False

    def play_on(self, s: State, asked: Decision | None, dice: Dice, last_turn: int) -> None:
        """Quick players go on to the end of a turn, or of the game."""
        left = self.longest
        while asked is not None and s.turn <= last_turn and left:
            asked = advance(s, self.quick(s, asked, dice))
            left -= 1

    def obvious(self, s: State, asked: Decision) -> Option | None:
        """The option that nobody need think about, if there is one: the others cannot be better."""
        return None

    def alike(self, s: State, asked: Decision, option: Option) -> Hashable:
        """Options with equal values here are interchangeable: two cards of one title in a hand."""
        return option.kind, tuple([_like(s, int(ref.value)) if ref.kind == "card" else ref.value
                                   for ref in option.refs])

    def pointless(self, s: State, asked: Decision, option: Option) -> bool:
        """Whether an option only wastes everybody's time: it is left out while there are others."""
        return False

    def settled(self, s: State, asked: Decision, since: int) -> bool:
        """Whether the position can be judged here, after an answer given in turn `since`: what the answer set off
        has been resolved."""
        return s.turn != since

    def why(self, s: State, asked: Decision, option: Option) -> Why:
        """The sentence for an option taken, with what the viewer knows."""
        return NO_DIFFERENCE


@lru_cache
def judgement(game: Game) -> Judgement:
    """What is known about a game: `<name>/judgement.py` tells under the name JUDGEMENT, if there is such a room."""
    room = importlib.util.find_spec(f"{__package__}.{game.name}") if game.name.isidentifier() else None
    if room is None or room.submodule_search_locations is None:
        return Judgement(game)
    made: Judgement = importlib.import_module(f"{room.name}.judgement").JUDGEMENT(game)
    return made


def _like(s: State, slot: int) -> Hashable:
    """What a card has in common with those that are as good as it: on a board each has a place of its own."""
    zone = s.where[slot]
    return slot if s.game.zone_is_board[zone] else (s.ident[slot], zone)

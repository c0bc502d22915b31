"""Whatever an opponent of Battle for Cybertron says of its answer is so."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from sparktable.ai import roster
from sparktable.ai.arena.card_worth import holding
from sparktable.ai.arena.judgement import ArenaJudgement
from sparktable.ai.arena.position import life_left
from sparktable.ai.arena.quick_player import wishes
from sparktable.ai.judgement import judgement
from sparktable.ai.thought import Why
from sparktable.games.arena.answers import STAY
from sparktable.games.arena.board import SIZE, WIDTH
from sparktable.games.arena.facts.position import could_attack
from sparktable.games.arena.state import ArenaState, in_play, space_of
from sparktable.kernel.decisions import PASS, Decision, Option
from sparktable.kernel.game import open_game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import view

MODES: tuple[Mapping[str, Any], ...] = ({}, {"mode": "free-for-all", "players": 4}, {"mode": "master", "players": 2},
                                        {"mode": "team", "players": 4})


class Case(NamedTuple):
    """One option of a question, with the names that its reason gives."""

    s: ArenaState
    asked: Decision
    option: Option
    cards: tuple[int, ...]
    n: int

    def theirs(self) -> list[int]:
        seat_of = self.s.game.seat_of
        return [pawn for pawn in range(len(seat_of))
                if in_play(self.s, pawn) and seat_of[pawn] not in self.s.game.team(self.asked.seat)]

    def ours(self) -> list[int]:
        return [pawn for pawn in range(len(self.s.game.seat_of))
                if in_play(self.s, pawn) and pawn not in self.theirs()]

    def in_line(self, square: int, whom: list[int]) -> set[int]:
        return {pawn for pawn in whom if could_attack(self.s, square, space_of(self.s, pawn))}

    @property
    def before(self) -> int:
        return space_of(self.s, self.option.value("card"))

    @property
    def after(self) -> int:
        return self.option.value("space")

    def lines(self, square: int) -> int:
        """How many squares have a line to this one."""
        board = self.s.game.board
        found = 0
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            row, column = divmod(square, WIDTH)
            while True:
                row, column = row + down, column + right
                there = row * WIDTH + column
                if not (0 <= row < SIZE // WIDTH and 0 <= column < WIDTH and board.open >> there & 1):
                    break
                found += 1
        return found

    def steps(self, start: int) -> int:
        """How many steps it is to the Transformer that is named second."""
        board, end = self.s.game.board, space_of(self.s, self.cards[1])
        return next((steps for steps in range(SIZE) if board.reach(start, steps, board.open) >> end & 1), SIZE)

    def wish(self, option: Option) -> float:
        known = judgement(self.s.game)
        assert isinstance(known, ArenaJudgement)
        return dict(zip(self.asked.options, wishes(known.lines, self.s, self.asked), strict=True))[option]

    def draws(self) -> list[float]:
        return [self.wish(option) for option in self.asked.options if option.kind == "draw"]

    def plays(self) -> list[float]:
        return [self.wish(option) for option in self.asked.options if option.kind != "draw"]


def _in_line(c: Case) -> bool:
    other = space_of(c.s, c.cards[1])
    return could_attack(c.s, c.after, other) and not could_attack(c.s, c.before, other)


def _still(c: Case) -> bool:
    return {c.cards[1]} <= c.in_line(c.before, c.theirs()) & c.in_line(c.after, c.theirs())


def _attacks(c: Case) -> bool:
    slot, target = c.option.value("card"), c.option.value("card", 1)
    return c.n == c.s.card(slot).attack and (target,) == c.cards and target in c.theirs()


def _best(c: Case, worth: Callable[[int], float]) -> bool:
    return worth(c.option.value("card")) == max(worth(option.value("card")) for option in c.asked.options)


def _held(c: Case, slot: int) -> float:
    return holding(c.s.ident[slot])


def _left(c: Case) -> int:
    return life_left(c.s, c.cards[0])


TRUE: dict[str, Callable[[Case], bool]] = {
    "why.stay": lambda c: c.option == STAY,
    "why.in line": _in_line,
    "why.still in line": _still,
    "why.fewer in line": lambda c: _still(c) and len(c.in_line(c.after, c.theirs())) < len(
        c.in_line(c.before, c.theirs())),
    "why.out of line": lambda c: not c.in_line(c.after, c.theirs()) and bool(c.in_line(c.before, c.theirs())),
    "why.fewer lines": lambda c: c.lines(c.after) < c.lines(c.before),
    "why.nearer": lambda c: c.steps(c.after) < c.steps(c.before),
    "why.further": lambda c: c.steps(c.after) > c.steps(c.before),
    "why.push": lambda c: bool(c.in_line(c.before, c.ours())) and not c.in_line(c.after, c.ours()),
    "why.push into line": lambda c: c.cards[0] in c.in_line(c.after, c.ours()) - c.in_line(c.before, c.ours()),
    "why.attack": lambda c: _attacks(c) and c.wish(c.option) > max(c.draws(), default=0.0),
    "why.attack anyway": lambda c: _attacks(c) and c.n > 0,
    "why.last blow": lambda c: _attacks(c) and c.n >= _left(c),
    "why.draw": lambda c: bool(c.plays()) and max(c.plays()) <= c.wish(c.option),
    "why.draw first": lambda c: c.s.actions > 0 and bool(c.plays()),
    "why.draw only": lambda c: {option.kind for option in c.asked.options} == {"draw"},
    "why.special": lambda c: c.wish(c.option) > max(c.draws(), default=0.0),
    "why.no defense": lambda c: c.option == PASS,
    "why.defend": lambda c: c.n == c.s.card(c.option.value("card")).defense and c.wish(c.option) > 0,
    "why.defend anyway": lambda c: c.n == c.s.card(c.option.value("card")).defense and c.n > 0,
    "why.least use": lambda c: _best(c, lambda slot: -_held(c, slot)),
    "why.look": lambda c: _best(c, lambda slot: _held(c, slot)),
    "why.take back": lambda c: _best(c, lambda slot: _held(c, slot)),
    "why.use special": lambda c: c.wish(c.option) == max(map(c.wish, c.asked.options)),
    "why.other": lambda c: True,
}


def case(s: ArenaState, asked: Decision, option: Option, why: Why) -> Case:
    cards = tuple(int(ref.value) for ref in why.refs if ref.kind == "card")
    return Case(s, asked, option, cards, next((int(ref.value) for ref in why.refs if ref.kind == "number"), 0))


@pytest.mark.parametrize("options", MODES, ids=lambda options: str(options.get("mode", "duel")))
def test_every_reason_is_true_of_the_position(options: Mapping[str, Any]) -> None:
    """Of each answer that could be given, not only of those that are: whoever overlooks something may give any."""
    game = open_game("arena", options)
    known, thinker, told = judgement(game), roster.make("greedy:1"), Counter[str]()
    for seed in range(2):
        s, dice = game.new(seed), Dice(seed)
        asked = pending(s)
        while asked is not None:
            if len(asked.options) > 1:
                seen = view(s, asked.seat)
                assert seen.decision is not None and isinstance(seen.state, ArenaState)
                for option in seen.decision.options:
                    why = known.why(seen.state, seen.decision, option)
                    told[why.key] += 1
                    assert TRUE[why.key](case(seen.state, seen.decision, option, why)), (why, s.turn, option)
            asked = take(s, asked.options[0] if len(asked.options) == 1 else
                         thinker.choose(view(s, asked.seat), dice))
    assert {"why.in line", "why.fewer lines", "why.nearer", "why.attack", "why.draw"} <= {*told}
    assert told["why.other"] < 0.15 * sum(told.values())

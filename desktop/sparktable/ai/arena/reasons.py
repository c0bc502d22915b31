"""Why an answer in a game of Battle for Cybertron is a good one, in one sentence.

Whatever a sentence claims is counted first. It may name what is played facedown: actions and defenses are secret
questions, of which nobody else hears why. Of moves everybody hears: what is said of them lies open on the board.
"""
from __future__ import annotations

from collections.abc import Callable

from sparktable.games.arena import kinds, questions
from sparktable.games.arena.answers import STAY
from sparktable.games.arena.board import SIZE, squares
from sparktable.games.arena.facts.position import could_attack
from sparktable.games.arena.state import ArenaState, foes, own, space_of
from sparktable.kernel.decisions import PASS, Decision, Option, card, number

from ..thought import Why
from .position import Lines, life_left
from .quick_player import wishes

OTHER = Why("why.other")


def why(lines: Lines, s: ArenaState, asked: Decision, option: Option) -> Why:
    """The sentence, from what the player can see."""
    if option == STAY:
        return Why("why.stay")
    if option == PASS and asked.kind == questions.DEFEND:
        return Why("why.no defense")
    if option.kind == kinds.MOVE:
        return _push(s, asked, option) if asked.kind == questions.PUSH else _move(lines, s, asked, option)
    expected = dict(zip(asked.options, wishes(lines, s, asked), strict=True))
    if asked.kind == questions.ACTION:
        return _action(lines, s, option, expected)
    if option.kind == kinds.DEFEND:
        defense = s.card(option.value("card")).defense
        key = "why.defend" if expected[option] > 0 else "why.defend anyway"
        return Why(key, (card(int(asked.about[1].value)), number(defense or 0)))
    best = expected[option] >= max(expected.values())
    if best and asked.kind in (questions.DISCARD, questions.MAKE_ROOM):
        return Why("why.least use", option.refs)
    if best and asked.kind in (questions.LOOK, questions.USE_SPECIAL, questions.TAKE_BACK):
        return Why(f"why.{asked.kind}", option.refs)
    return OTHER


def _action(lines: Lines, s: ArenaState, option: Option, expected: dict[Option, float]) -> Why:
    """Cards that are played against a new one."""
    new = max((wish for each, wish in expected.items() if each.kind == kinds.DRAW), default=0.0)
    if option.kind == kinds.ATTACK:
        slot, target = option.value("card"), option.value("card", 1)
        attack = s.card(slot).attack
        assert attack is not None
        if attack >= life_left(s, target):
            return Why("why.last blow", (card(target), number(attack)))
        return Why("why.attack" if expected[option] > new else "why.attack anyway", (card(target), number(attack)))
    if option.kind == kinds.PLAY:
        return Why("why.special", (card(option.value("card")),)) if expected[option] > new else OTHER
    played = [wish for each, wish in expected.items() if each.kind != kinds.DRAW]
    if not played:
        return Why("why.draw only")
    if max(played) <= expected[option]:
        return Why("why.draw")
    return Why("why.draw first") if s.actions else OTHER


def _in_line(s: ArenaState, seat: int, square: int) -> list[int]:
    """The opponents' Transformers in line with a square."""
    return [foe for foe in foes(s, seat) if could_attack(s, square, space_of(s, foe))]


def _move(lines: Lines, s: ArenaState, asked: Decision, option: Option) -> Why:
    """Who comes into line, who stays there, who goes out of it; else how open the square is, and how near to whom."""
    pawn, square = option.value("card"), option.value("space")
    here = space_of(s, pawn)
    before, after = _in_line(s, asked.seat, here), _in_line(s, asked.seat, square)
    caught = [foe for foe in after if foe not in before]
    if caught:
        return Why("why.in line", (card(pawn), card(caught[0])))
    if after:
        key = "why.still in line" if len(after) == len(before) else "why.fewer in line"
        return Why(key, (card(pawn), card(after[0])))
    if before:
        return Why("why.out of line", (card(pawn),))
    if lines.at[square].bit_count() < lines.at[here].bit_count():
        return Why("why.fewer lines", (card(pawn),))
    steps = {foe: _steps(s, foe) for foe in foes(s, asked.seat)}
    foe = min(steps, key=lambda each: steps[each](square))
    if steps[foe](square) < steps[foe](here):
        return Why("why.nearer", (card(pawn), card(foe)))
    foe = min(steps, key=lambda each: steps[each](here))
    if steps[foe](square) > steps[foe](here):
        return Why("why.further", (card(pawn), card(foe)))
    return OTHER


def _steps(s: ArenaState, foe: int) -> Callable[[int], int]:
    """From which square a pawn would have how many steps to somebody, others left aside."""
    board = s.game.board
    found: dict[int, int] = {}
    for steps in range(SIZE):
        for square in squares(board.reach(space_of(s, foe), steps, board.open)):
            found.setdefault(square, steps)
    return lambda square: found.get(square, SIZE)


def _push(s: ArenaState, asked: Decision, option: Option) -> Why:
    """Out of line with one's own side, or into it."""
    pawn, square = option.value("card"), option.value("space")

    def in_line(there: int) -> list[int]:
        mine = [friend for seat in s.game.team(asked.seat) for friend in own(s, seat)]
        return [friend for friend in mine if could_attack(s, there, space_of(s, friend))]

    before, after = in_line(space_of(s, pawn)), in_line(square)
    if before and not after:
        return Why("why.push", (card(pawn), card(before[0])))
    caught = [friend for friend in after if friend not in before]
    return Why("why.push into line", (card(caught[0]), card(pawn))) if caught else OTHER

"""What an opponent does "at any time", while somebody else is asked: hardly ever anything.

A game names what might be gained at all (`Game.gain_aside`). That is then played through: quick players go on to the
own next turn, once with it and once without, in the same imagined worlds with the same luck, and only what clearly
gains something is done.
"""
from __future__ import annotations

from math import sqrt
from typing import Final

from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import advance, pending
from sparktable.kernel.state import State
from sparktable.kernel.view import View

from .judgement import Judgement, judgement
from .thought import Stop, Thought, Why, go_on, shown

WORLDS: Final = 12
FIRST_LOOK: Final = 4
"""After so many worlds what has gained nothing is dropped."""
CLEAR: Final = 0.01
"""The least gain, in the chance to win, for which anybody speaks up …"""
DOUBT: Final = 2.0
"""… and by how many standard errors it must be above nothing."""


def aside(view: View, dice: Dice, stop: Stop = go_on) -> Thought | None:
    """What to do now, though somebody else is asked; None for nothing."""
    asked = shown(view).decision
    if asked is None or asked.seat == view.seat or not asked.asides:
        return None
    known = judgement(view.state.game)
    gains = {option: gain for option in asked.asides if (gain := view.state.game.gain_aside(view, option))}
    if not gains:
        return None
    worlds = [known.imagine(view, dice.below(1 << 60)) for _ in range(WORLDS)]
    seeds = [dice.below(1 << 60) for _ in worlds]
    best: Thought | None = None
    for option, gain in gains.items():
        score = _weigh(known, worlds, seeds, view.seat, option, stop)
        if score is not None and (best is None or score > best.score):
            best = Thought(option, Why(f"why.aside.{gain}", option.refs), score, tries=2 * len(worlds))
    return best


def _weigh(known: Judgement, worlds: list[State], seeds: list[int], seat: int, option: Option,
           stop: Stop) -> float | None:
    """The chance to win that is seen in an aside, if it is clearly better than to do nothing."""
    with_it: list[float] = []
    without: list[float] = []
    for world, seed in zip(worlds, seeds, strict=True):
        if stop() or (len(with_it) == FIRST_LOOK and sum(with_it, 0.0) <= sum(without, 0.0)):
            return None
        with_it.append(_at_own_turn(known, world, seed, seat, option))
        without.append(_at_own_turn(known, world, seed, seat, None))
    gains = [one - other for one, other in zip(with_it, without, strict=True)]
    gain = sum(gains) / len(gains)
    variance = sum((each - gain) ** 2 for each in gains) / (len(gains) - 1)
    if gain < CLEAR or gain < DOUBT * sqrt(variance / len(gains)):
        return None
    return sum(with_it) / len(with_it)


def _at_own_turn(known: Judgement, world: State, seed: int, seat: int, option: Option | None) -> float:
    """How the seat's side stands when its next turn begins, or when the game has ended before."""
    s, dice = world.copy(), Dice(seed)
    s.rng = seed
    asked: Decision | None = pending(s) if option is None else advance(s, option)
    left = known.longest * s.game.seats
    while asked is not None and left and s.active != seat:
        asked = advance(s, known.quick(s, asked, dice))
        left -= 1
    return known.standing(s, s.turn)[known.side_of[seat]]

"""What a quick player of the Matrix does while taking command of a Polity: use the abilities that lead there for the
least Energon, and stop when none does."""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.games.matrix.facts import polity
from sparktable.games.matrix.facts.abilities import ACTIVATE, Active, ability_gain, open_abilities, potential
from sparktable.games.matrix.facts.power import strength
from sparktable.games.matrix.state import COMMAND, MatrixState
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.rng import Dice

if TYPE_CHECKING:
    from .matrix import MatrixJudgement


def taking_command(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Pay as soon as there is enough; before that the cheapest ability that suffices, or the strongest that still
    leaves a way; else call it off."""
    if asked.options[0][0] == "pay":
        return asked.options[0]
    abilities, seat = _abilities(s, asked), asked.seat
    missing = _missing(s, asked)
    ways: list[tuple[int, int, Option]] = []
    for each in abilities:
        gain = ability_gain(s, seat, each)
        others = [other for other in abilities if (other.slot, other.ability) != (each.slot, each.ability)]
        if gain > 0 and gain + potential(s, seat, others, spent=each.price) >= missing:
            ways.append((min(gain, missing), -each.price, ACTIVATE[each.slot, each.price]))
    return max(ways, key=lambda way: way[:2])[2] if ways else asked.options[0]


def can_succeed(s: MatrixState, asked: Decision) -> bool:
    """Whether the Power for a command that was begun is there, or Energon can still bring it."""
    return potential(s, asked.seat, _abilities(s, asked)) >= _missing(s, asked)


def _missing(s: MatrixState, asked: Decision) -> int:
    return polity.price(s, asked.seat, asked.source) - strength(s, asked.seat, 0, COMMAND, asked.source)


def _abilities(s: MatrixState, asked: Decision) -> list[Active]:
    """Those that are offered."""
    return [each for each in open_abilities(s, asked.seat, COMMAND)
            if ACTIVATE[each.slot, each.price] in asked.options]

"""Why an answer in a game of Battle for Cybertron is a good one, in one sentence.

It may name what is played facedown: actions and defenses are secret questions, of which nobody else hears why.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.games.arena.answers import STAY
from sparktable.games.arena.rules.position import could_attack
from sparktable.games.arena.state import ArenaState, foes, space_of
from sparktable.kernel.decisions import PASS, Decision, Option, card, number

from ..thought import Why

if TYPE_CHECKING:
    from .arena import ArenaJudgement


def why(known: ArenaJudgement, s: ArenaState, asked: Decision, option: Option) -> Why:
    """The sentence, from what the player can see."""
    if option == STAY:
        return Why("why.stay")
    if option == PASS and asked.kind == "defend":
        return Why("why.no defense")
    if option.kind == "attack":
        slot, target = option.value("card"), option.value("card", 1)
        attack = s.card(slot).attack
        assert attack is not None
        last = attack >= known.left(s, target)
        return Why("why.last blow" if last else "why.attack", (card(target), number(attack)))
    if option.kind == "defend":
        defense = s.card(option.value("card")).defense
        return Why("why.defend", (card(int(asked.about[1].value)), number(defense or 0)))
    if option.kind == "move":
        return _move(s, asked, option)
    if option.kind == "draw":
        return Why("why.draw", (card(option.value("card")),))
    if option.kind == "play":
        return Why("why.special", (card(option.value("card")),))
    if asked.kind in ("discard", "make room"):
        return Why("why.least use", option.refs)
    if asked.kind in ("look", "use special", "take back"):
        return Why(f"why.{asked.kind}", option.refs)
    return Why("why.other")


def _move(s: ArenaState, asked: Decision, option: Option) -> Why:
    """Towards somebody whom it can attack from there, or out of the others' lines."""
    pawn, square = option.value("card"), option.value("space")
    if asked.kind == "push":
        return Why("why.push", (card(pawn),))
    targets = [foe for foe in foes(s, asked.seat) if could_attack(s, square, space_of(s, foe))]
    if targets:
        return Why("why.in line", (card(pawn), card(targets[0])))
    return Why("why.out of line", (card(pawn),))

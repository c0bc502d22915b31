"""Why an answer in the trading card game is a good one, in one sentence. Whatever it claims is counted first."""
from __future__ import annotations

from typing import Final

from sparktable.games.tcg import kinds, questions
from sparktable.games.tcg.facts.stats import damage_left, in_ko_area
from sparktable.games.tcg.state import TcgState, character
from sparktable.kernel.decisions import Decision, Option, card, number

from ..thought import Why
from .battle_forecast import expected_damage, icons_of, knocks_out
from .quick_player import wishes

OTHER: Final = Why("why.other")


def why(s: TcgState, asked: Decision, option: Option) -> Why:
    """The sentence, from what the player can see."""
    if asked.kind == questions.DEFENDER and s.battles:
        return _target(s, s.battles[-1].attacker.slot, option.value("card"))
    if option.kind == kinds.FLIP:
        return _flip(s, option.value("card"), option.value("number"))
    if option.kind == kinds.ATTACK:
        likes = wishes(s, asked)
        attackers = [like for each, like in zip(asked.options, likes, strict=True) if each.kind == kinds.ATTACK]
        best = likes[asked.options.index(option)] >= max(attackers)
        return Why("why.best attacker" if best else "why.attacker", (card(option.value("card")),))
    if option.kind == kinds.PUT_ON:
        return Why("why.bears", (card(option.value("card")), number(damage_left(s, option.value("card")))))
    return OTHER


def _target(s: TcgState, attacker: int, defender: int) -> Why:
    icons = icons_of(s)
    if knocks_out(s, icons, attacker, defender):
        return Why("why.knocks out", (card(defender), number(damage_left(s, defender))))
    return Why("why.hits", (card(defender), number(round(expected_damage(s, icons, attacker, defender)))))


def _flip(s: TcgState, slot: int, to: int) -> Why:
    now, then = character(s, slot).modes[s.mode[slot]], character(s, slot).modes[to]
    if in_ko_area(s, slot):  # there numbers count for nothing
        return OTHER
    if then.attack > now.attack:
        return Why("why.stronger", (card(slot), number(then.attack - now.attack)))
    if then.defense > now.defense:
        return Why("why.guarded", (card(slot), number(then.defense - now.defense)))
    return OTHER

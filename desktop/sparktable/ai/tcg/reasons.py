"""Why an answer in the trading card game is a good one, in one sentence. Whatever it claims is counted first."""
from __future__ import annotations

from typing import Final

from sparktable.games.tcg import kinds, questions
from sparktable.games.tcg.facts.combat import defenders
from sparktable.games.tcg.facts.stats import damage_left, in_ko_area
from sparktable.games.tcg.state import BATTLEFIELD, TcgState, character
from sparktable.kernel.decisions import Decision, Option, card, number
from sparktable.kernel.run import pending, take
from sparktable.kernel.values import NOBODY

from ..thought import Why
from .battle_forecast import expected_damage, icons_of, knocks_out
from .quick_player import hit_worth, wishes

OTHER: Final = Why("why.other")


def why(s: TcgState, asked: Decision, option: Option) -> Why:
    """The sentence, from what the player can see."""
    if asked.kind == questions.DEFENDER and s.battles:
        return _target(s, s.battles[-1].attacker.slot, option.value("card"))
    if option.kind == kinds.FLIP:
        return _flip(s, option.value("card"), option.value("number"))
    if option.kind == kinds.ATTACK:
        attacker, icons = option.value("card"), icons_of(s)
        targets = defenders(s, attacker)
        best = max(targets, key=lambda each: hit_worth(icons, s, attacker, each), default=NOBODY)
        return _target(s, attacker, best, ahead=True) if targets else OTHER
    if option.kind == kinds.PLAY:
        return _play(s, asked, option)
    if option.kind == kinds.PUT_ON:
        return Why("why.bears", (card(option.value("card")), number(damage_left(s, option.value("card")))))
    return OTHER


def _target(s: TcgState, attacker: int, defender: int, *, ahead: bool = False) -> Why:
    """`ahead`: that one is still to be chosen, as the best target."""
    icons, key = icons_of(s), "why.would" if ahead else "why"
    if knocks_out(s, icons, attacker, defender):
        return Why(f"{key}.knocks out", (card(defender), number(damage_left(s, defender))))
    return Why(f"{key}.hits", (card(defender), number(round(expected_damage(s, icons, attacker, defender)))))


def _play(s: TcgState, asked: Decision, option: Option) -> Why:
    """Whom a card is best played on, where that is asked next and is not all one."""
    tried = s.copy()
    take(tried, option)
    then = pending(tried)
    if then is None or then.seat != asked.seat or then.kind == asked.kind:
        return OTHER
    likes = wishes(tried, then)
    best = then.options[likes.index(max(likes))]
    slot = next((int(ref.value) for ref in best.refs if ref.kind == "card"), NOBODY)
    stands = slot >= 0 and tried.where[slot] == BATTLEFIELD + tried.owner[slot]
    return Why("why.best on", (card(slot),)) if stands and max(likes) > min(likes) else OTHER


def _flip(s: TcgState, slot: int, to: int) -> Why:
    now, then = character(s, slot).modes[s.mode[slot]], character(s, slot).modes[to]
    if in_ko_area(s, slot):  # there numbers count for nothing
        return OTHER
    if then.attack > now.attack:
        return Why("why.stronger", (card(slot), number(then.attack - now.attack)))
    if then.defense > now.defense:
        return Why("why.guarded", (card(slot), number(then.defense - now.defense)))
    return OTHER

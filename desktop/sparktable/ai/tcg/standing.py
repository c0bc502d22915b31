"""How well both sides stand: how many attacks each needs until the other has nobody left."""
from __future__ import annotations

from math import exp, log
from typing import Final

from sparktable.games.tcg.facts.combat import attackers, defenders
from sparktable.games.tcg.facts.stats import damage_left
from sparktable.games.tcg.state import HAND, TcgState, characters

from .battle_forecast import Icons, expected_damage, icons_of

STEEPNESS: Final = 3.0
"""Who needs half as many attacks as the other has about 89 chances in 100."""
CARD: Final = 0.05
"""What a card in hand is worth, as a share of all attacks."""
SPREAD_OUT: Final = 0.35
"""What is left over on somebody who is KO'd is lost: so much of an attack for each that must be."""
FELLED: Final = 3.0
"""To knock somebody out counts so many points beyond the damage."""
USUAL_BLOW: Final = 0.5
"""The active player's next attack counts as far as it does more than that part of an average one."""


def chances(s: TcgState, rest: bool) -> list[float]:
    """By seat the chance to win. `rest`: what the active player can still do this turn counts."""
    teams = [list(characters(s, seat)) for seat in (0, 1)]
    icons = icons_of(s)
    needed, usual = [], []
    for seat in (0, 1):
        mine, theirs = teams[seat], teams[1 - seat]
        if not mine or not theirs:
            return [1.0 if mine and not theirs else 0.0 if theirs else 0.5 for mine, theirs in (teams, teams[::-1])]
        health = sum(max(1, damage_left(s, slot)) for slot in theirs)
        each = [sum(expected_damage(s, icons, one, other) for other in theirs) / len(theirs) for one in mine]
        usual.append(sum(each) / len(each))
        needed.append(health / usual[seat] + SPREAD_OUT * len(theirs))
    if rest and not s.attacked and not s.battles:
        blow = _best_blow(s, icons, s.active) / usual[s.active]
        needed[s.active] = max(0.2, needed[s.active] - max(0.0, blow - USUAL_BLOW))
    ahead = STEEPNESS * (log(needed[1]) - log(needed[0]))
    ahead += STEEPNESS * CARD * (len(s.zones[HAND]) - len(s.zones[HAND + 1]))
    first = 1 / (1 + exp(-ahead))
    return [first, 1 - first]


def _best_blow(s: TcgState, icons: Icons, seat: int) -> float:
    """What the best attack that a seat could make now does."""
    best = 0.0
    for attacker in attackers(s, seat):
        for defender in defenders(s, attacker):
            hit, left = expected_damage(s, icons, attacker, defender), damage_left(s, defender)
            best = max(best, left + FELLED if hit >= left else hit)
    return best

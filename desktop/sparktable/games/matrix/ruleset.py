"""Where the two rulebooks, and the modes within them, differ: said here and nowhere else.

Rules ask the rule set a question ("are helpers rewarded?"); they never ask which box is played.
"""
from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

WAR: Final = "war-on-cybertron"
CORE: Final = "core"
TVT: Final = "tvt"
COMPETITIVE: Final = "competitive"
COOP: Final = "co-op"
SOLO: Final = "solo"

TOKENS: Final = "tokens"
AS_ENERGON: Final = "energon"
NOTHING: Final = "nothing"
"""What gaining VP means: W p.16 and C p.13; C p.21 (co-op); W p.20 and C p.21 (expert)."""

RIVALS: Final = "rivals"
TEAM: Final = "team"
EXPERTS: Final = "experts"
"""For whom the house's Encounters are made. Experts are several: one who plays alone meets what a team does."""


@dataclass(frozen=True)
class RuleSet:
    """One mode of one rulebook."""

    box: str
    mode: str
    place_anywhere: bool = False
    """The first turn begins on any space (Core p.6) rather than on a facedown card (War on Cybertron p.6)."""
    reveal_spares_unplaced: bool = False
    """A Boss that is revealed hits each player in the Matrix (Core p.11) rather than each Adversary player, who may
    not have had a turn yet (War on Cybertron p.12)."""
    least_price: int = 0
    """What a purchase costs at least, whatever the discounts: nothing in War on Cybertron, 1 in the Core Set."""
    together: bool = False
    """All players win or lose as one team."""
    encounters: str = RIVALS
    """Who meets Encounters in a Confrontation."""
    vp: str = TOKENS
    energon_cap: int | None = None
    """War on Cybertron p.9."""
    damage_ends: int | None = None
    """The game ends when one player controls this many Damage: War on Cybertron p.17, Core co-op p.21."""
    damage_owned_scores: bool = False
    """Scoring counts Damage owned (War on Cybertron p.17) rather than controlled (Core p.13)."""
    ruins: bool = False
    """Defeated Adversaries leave Ruins (War on Cybertron p.14)."""
    missions: bool = False
    polities: bool = False
    polities_start_hostile: bool = False
    """A Polity is turned up under Adversary command: War on Cybertron co-op, p.20."""
    hostile_polity_forbids_confronting: bool = False
    """War on Cybertron co-op, p.20."""
    robots_forbid_confronting: bool = False
    """No Confrontation while a non-Boss Adversary lies faceup in the Matrix: Core co-op, p.21."""
    missions_raise_last_boss: bool = False
    """Each Mission held adds 1 to a level III Boss: War on Cybertron co-op, p.20."""
    defenders: bool = False
    """Adversary players may lay defensive Assists in a Confrontation: War on Cybertron p.14."""
    robot_assists: bool = True
    """Teammates may Assist against a Robot: always in War on Cybertron p.13 and Core co-op p.21."""
    assists_need_damage: bool = False
    """Against a Robot, others Assist only when the active player has Damage: Core competitive p.12."""
    boss_assists_facedown: bool = True
    robot_assists_facedown: bool = False
    confront_abilities_early: bool = False
    """Confront abilities may be used before the declaration too: War on Cybertron p.13 step 1; Core p.9, p.12 only
    after the Assists."""
    robot_boost: bool = False
    """Energon abilities may still be used after the Assists against a Robot: War on Cybertron p.13 step 4; Core p.12
    has them used before the declaration."""
    helpers_boost_last: bool = False
    """Who Assists uses the Assist's abilities at the very end, after the active player's: Core p.12 step 5."""
    damage_forces_assists: bool = False
    """Assists are resolved one by one while short, or as many as the active player's Damage: Core p.12."""
    helpers_rewarded: bool = False
    """Everybody whose Assist was resolved gains the reward too: Core p.12."""
    assists_must_help: bool = True
    """An Assist that cannot make 1 Power at the target is discarded unresolved: War on Cybertron p.14."""
    no_assist_may_back_out: bool = False
    """With no Assists and no Confrontation the active player may still call the battle off: Core p.12 step 3."""
    mission_discard_needs_stack: bool = False
    """Co-op: a Mission may be discarded only for a new one, War on Cybertron p.20."""
    arriving_scheme_swaps: bool = False
    """A Co-op Scheme drawn with a full Matrix is swapped in: War on Cybertron p.20."""
    uncovered_boss_stays: bool = False
    """A Boss uncovered to make room for another stays, and another card goes: Core co-op, p.21."""
    coop_schemes: int = 0
    """How many Co-op Schemes are shuffled in."""


def rule_set(box: str, mode: str, *, expert: bool = False) -> RuleSet:
    """The rules of a mode."""
    if box == WAR:
        rules = RuleSet(box, mode, energon_cap=12, damage_ends=5, damage_owned_scores=True, ruins=True, missions=True,
                        polities=True, defenders=True, confront_abilities_early=True, robot_boost=True)
        if mode == TVT:
            return rules
        return replace(rules, together=True, encounters=TEAM, vp=NOTHING, polities_start_hostile=True,
                       defenders=False, hostile_polity_forbids_confronting=True, missions_raise_last_boss=True,
                       mission_discard_needs_stack=True, arriving_scheme_swaps=True, coop_schemes=4,
                       robot_assists=mode == COOP)
    rules = RuleSet(box, mode, place_anywhere=True, reveal_spares_unplaced=True, least_price=1,
                    helpers_boost_last=True)
    if mode == COMPETITIVE:
        return replace(rules, assists_need_damage=True, robot_assists_facedown=True, damage_forces_assists=True,
                       helpers_rewarded=True, no_assist_may_back_out=True)
    return replace(rules, together=True, encounters=EXPERTS if expert and mode == COOP else TEAM,
                   vp=NOTHING if expert else AS_ENERGON, damage_ends=5, robots_forbid_confronting=True,
                   boss_assists_facedown=False, helpers_rewarded=True, coop_schemes=3,
                   uncovered_boss_stays=True, no_assist_may_back_out=True, robot_assists=mode == COOP)

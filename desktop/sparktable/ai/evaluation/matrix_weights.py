"""The numbers behind every judgement of a Matrix position, per mode, in one table.

Everything is measured in victory points; in co-op and solo, where there are none, in points of the same size.
"""
from __future__ import annotations

from dataclasses import dataclass, replace

from sparktable.games.matrix.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Weights:
    """What things are worth in one mode."""

    vp: float = 1.0
    """A victory point in hand."""
    deck: float = 0.35
    """1 Power more in an average hand, for each turn still to come."""
    wanted: float = 0.0
    """A card of that strength or less makes no deck better, however weak it is: Bosses want hands full of Power."""
    usual_strength: float = 0.0
    """The strength of an average card in an ordinary deck."""
    energon: tuple[float, ...] = (0.45, 0.4, 0.4, 0.35, 0.3, 0.25, 0.2, 0.2, 0.15, 0.15, 0.1, 0.1)
    """The first, second … Energon in supply; what is beyond adds nothing."""
    boss: float = 0.8
    """A Boss defeated, besides its points."""
    robot: float = 0.3
    """An Adversary Robot defeated, besides its points."""
    damage: tuple[float, ...] = (0.0, 0.5, 1.4, 3.0, 6.0, 10.0)
    """Damage under control: none, one, two …"""
    damage_owned: float = 0.3
    """Each Damage card anywhere among the own cards, besides what it does to the deck."""
    polity: float = 0.05
    """A level of a Polity under command, for each turn still to come, besides its points."""
    hostile_polity: float = 0.0
    scheme: float = 0.0
    """A Scheme in force."""
    threat: float = 0.0
    """A faceup Adversary Robot in the Matrix."""
    boss_out: float = -0.6
    """A faceup Adversary Boss, for each player that it harms (below 0: that it is found is good) …"""
    menace: float = 1.6
    """… and for what its texts cost each turn."""
    mission: float = 0.0
    """A Mission still to do, besides its points."""
    search: float = 0.1
    """A card turned up …"""
    search_with_power: float = 0.08
    """… and for each Power that could still be spent on what it turns out to be."""
    unseen: float = 0.0
    """A card that lies facedown in the Matrix: a Boss must be found to be beaten."""
    ambush: float = 0.45
    hazard: float = 0.8
    """Stepping onto a Ruin that hurts."""
    alt_mode: float = 0.3
    """Standing in Alt Mode when the next turn begins."""
    near: float = 0.08
    """How much of a good target's worth counts for standing next to it."""
    plan: float = 0.85
    """How much of what could still be done this turn counts."""
    clock: float = 0.0
    """A turn left for each player, up to twelve."""
    par: float = 0.0
    """Where the chance is even: what a team must have gathered."""
    spread: float = 2.0
    """How many points of difference make a position about three to one, at the end of the game …"""
    spread_per_turn: float = 0.35
    """… and more for each turn of a player still to come."""


def weights_for(rules: RuleSet) -> Weights:
    """The table of a mode."""
    if not rules.together:
        return Weights(damage_owned=0.4) if rules.damage_owned_scores else Weights(
            damage=(0.0, 0.3, 0.7, 1.2, 1.8, 2.5), damage_owned=0.1)
    together = Weights(vp=0.0, boss=8.0, robot=0.8, damage=(0.0, 0.4, 1.2, 3.0, 7.0, 20.0), damage_owned=0.1,
                       polity=0.05, hostile_polity=1.2, scheme=0.8, threat=0.25, boss_out=-1.0, menace=0.5,
                       mission=0.5, deck=0.3, wanted=1.7, usual_strength=1.7, unseen=0.3, clock=0.6, par=0.0,
                       spread=10.0, spread_per_turn=0.0)
    return replace(together, threat=0.8, robot=1.2) if rules.robots_forbid_confronting else together

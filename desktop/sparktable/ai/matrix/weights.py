"""The numbers behind every judgement of a Matrix position, per mode, in one table; and what games taught about cards.

Everything is measured in victory points; in co-op and solo, where there are none, in points of which `spread` make
a chance e times as good. Those were fitted: a regression of who won on the positions of 1,000 games that quick
players played with varied habits.
"""
from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sparktable.games.matrix.ruleset import AS_ENERGON, COOP, CORE, NOTHING, SOLO, WAR, RuleSet

POLITY_KEPT: Final = 0.3
"""However early a Polity is taken, so much of its points is counted on."""


@dataclass(frozen=True)
class Weights:
    """What things are worth in one mode."""

    vp: float = 1.0
    """A victory point in hand."""
    deck: float = 0.35
    """1 Power more in an average hand, for each turn still to come."""
    hand: float = 0.0
    """The same in co-op and solo, however many turns are still to come: what counts is the strength for a Boss."""
    wanted: float = 0.0
    """A card of that strength or less makes no deck better, however weak it is: Bosses want hands full of Power."""
    bulk: float = 0.0
    """Another card in the deck, for each turn still to come beyond a few: it keeps better ones away."""
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
    """A level of a Polity under command, for each turn still to come, besides its points …"""
    polity_lost: float = 0.07
    """… of which so much is not to be counted on, for each of these turns: they are scored at the end, and until then
    it may change hands."""
    hostile_polity: float = 0.0
    """A Polity that Adversaries command, to a team."""
    threat: float = 0.0
    """A faceup Adversary Robot in the Matrix, to a team."""
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
    """Stepping onto an Adversary, or turning one up where one stands."""
    hazard: float = 0.8
    """Stepping onto a Ruin that hurts."""
    alt_mode: float = 0.3
    """Standing in Alt Mode when the next turn begins."""
    help: float = 1.5
    """The Power that a teammate near a battle is expected to add."""
    spoils: float = 0.0
    """What a victory point of a reward brings where it is not a point: Energon."""
    in_the_way: float = 0.0
    """An Adversary that forbids confronting a Boss that is out, besides what beating it brings."""
    near: float = 0.0
    """Standing next to a Boss when others play, where they are helped against it."""
    plan: float = 0.85
    """How much of what could still be done this turn counts."""
    clock: float = 0.0
    """A turn of anybody in the team that is left."""
    par: float = 0.0
    """What a team has before anything is counted: where the sum is 0, its chance is even (see CHANCE)."""
    spread: float = 2.0
    """How many points of difference make a position about three to one, at the end of the game …"""
    spread_per_turn: float = 0.35
    """… and more for each turn of a player still to come."""

    def polity_points(self, left: float) -> float:
        """What will probably come of the points of a Polity, for each of its levels."""
        return self.vp * max(POLITY_KEPT, 1.0 - self.polity_lost * left)

    def pain(self, controlled: int) -> float:
        """What so much Damage under control costs: beyond the table no more than its last entry."""
        return self.damage[min(controlled, len(self.damage) - 1)]


CHANCE: Final[dict[tuple[str, str, str], tuple[float, float]]] = {
    (CORE, COOP, AS_ENERGON): (-22.5, 5.2),
    (CORE, COOP, NOTHING): (-26.8, 5.0),
    (CORE, SOLO, AS_ENERGON): (-18.0, 6.5),
    (CORE, SOLO, NOTHING): (-19.7, 4.5),
    (WAR, COOP, NOTHING): (-24.7, 5.7),
    (WAR, SOLO, NOTHING): (-18.0, 5.0),
}
"""Par and spread, by box, mode and what VP are worth (in Core nothing to experts): once fitted so that the chance to
win that is told comes true. `MEASURED.md` tells how near it comes today, and why it was left."""


def weights_for(rules: RuleSet) -> Weights:
    """The table of a mode."""
    if not rules.together:
        return Weights(damage_owned=0.4) if rules.damage_owned_scores else Weights(
            damage=(0.0, 0.15, 0.3, 0.45, 0.6, 0.7), damage_owned=0.45, bulk=0.055,
            energon=(0.43, 0.43, 0.43, 0.1, 0.05, 0.05))
    par, spread = CHANCE[rules.box, rules.mode, rules.vp]
    together = Weights(vp=0.0, hand=1.6, deck=0.0, wanted=1.8, boss=5.0, robot=0.0, spoils=0.35, in_the_way=1.0,
                       damage_owned=0.2, boss_out=0.0, menace=1.0, near=0.8, alt_mode=0.6, plan=0.5,
                       clock=0.8, par=par, spread=spread)
    if rules.robots_forbid_confronting:
        return replace(together, damage=(0.0, 0.4, 1.0, 2.6, 5.0, 20.0), threat=1.5, robot=1.5, unseen=0.5,
                       energon=(0.3, 0.3, 0.25, 0.25, 0.2, 0.15, 0.1))
    # Here the second Boss wounds every turn from when it is found; but whoever waits for that loses by the deck.
    return replace(together, damage=(0.0, 0.9, 2.0, 3.6, 6.0, 20.0), threat=1.0, robot=1.0, unseen=0.5, search=0.0,
                   hostile_polity=1.6, mission=1.0, energon=(0.6, 0.55, 0.5, 0.45, 0.4, 0.3, 0.2, 0.1))


LEARNT: Final[dict[str, dict[str, float]]] = {
    "core": {
        "Spike Witwicky": 0.5, "Volunteer Spotters": 0.3, "Supply Runner": 0.27, "Exo-Suit Pilot": -0.2,
        "Chip Chase": -0.1, "Sparkplug Witwicky": -0.1,
        "Chronal Anchor": 1.6, "Matrix of Leadership": 1.4, "Swindle": 0.9, "More Than Meets the Eye": 0.8,
        "Prism of Dawn": 0.7, "Hound": 0.7, "Trailbreaker": 0.7, "Sentinel Lens": 0.4, "Brace for Impact": 0.3,
        "Smokescreen": 0.2, "Teletraan 1": 0.2, "Ion Lance": 0.1, "Patrol": -0.15, "Ground Bridge": -0.2,
        "Overload Shot": -0.2, "Windcharger": -0.25, "Energon Drill": -0.25, "Aerial Sweep": -0.3,
        "Last Stand": -0.3, "Sunstreaker": -0.3, "Galactic Positioning System": -0.3, "Cliffjumper": -0.3,
        "Flank and Fire": -0.35, "Courage": -0.4, "Damage": -0.4, "Coordinated Strike": -0.45, "Bluestreak": -0.5,
        "Roll Out!": -0.9, "Firepower": -0.9, "Energy Swords": -0.9,
    },
}
"""Box -> name -> Power."""


def learnt(box: str, name: str) -> float:
    """What is to be added to a card's worth among rivals."""
    return LEARNT.get(box, {}).get(name, 0.0)

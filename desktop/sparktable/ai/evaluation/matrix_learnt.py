"""What games taught about single cards of the Matrix, beyond what can be read off their texts.

A regression of the final score on who owned what at the end of every turn, in games of quick players among rivals:
so much more Power, or less, than `matrix_titles` promises did a card bring whenever it was drawn; an Ally, in every
turn. Left out is what may as well be luck.
"""
from __future__ import annotations

LEARNT: dict[str, dict[str, float]] = {
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

"""What games taught about single cards of the Matrix, beyond what can be read off their texts.

A regression of the final score on who owned what at the end of every turn, in games of quick players among rivals:
so much more Power, or less, than `matrix_titles` promises did a card bring whenever it was drawn; an Ally, in every
turn. Left out is what may as well be luck.
"""
from __future__ import annotations

LEARNT: dict[str, dict[str, float]] = {
    "core": {
        "Carly": -0.4, "Exo-Suit Pilot": -0.3, "Chip Chase": -0.1, "Sparkplug Witwicky": -0.1,
        "Volunteer Spotters": 0.15, "Supply Runner": 0.15, "Spike Witwicky": 0.3,
        "Roll Out!": -0.9, "Firepower": -0.4, "Ground Bridge": -0.5, "Aerial Sweep": -0.3, "Patrol": -0.15,
        "Courage": -0.1, "More Than Meets the Eye": 1.0, "Smokescreen": 0.6, "Chronal Anchor": 0.6,
        "Matrix of Leadership": 0.6, "Jazz": 0.3, "Ion Lance": 0.3, "Helping Hand": -0.2, "Overload Shot": -0.2,
        "Windcharger": -0.25, "Teletraan 1": 0.2,
    },
}
"""Box -> name -> Power."""


def learnt(box: str, name: str) -> float:
    """What is to be added to a card's worth among rivals."""
    return LEARNT.get(box, {}).get(name, 0.0)

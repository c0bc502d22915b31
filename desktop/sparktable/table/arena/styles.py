"""How the cards of Battle for Cybertron look."""
from __future__ import annotations

from sparktable.table.art.factions import SIDES
from sparktable.table.art.figures import stage
from sparktable.table.art.styles import BackStyle, TypeStyle

# Each picture's lot is drawn by these names: by others, every card of the type would look different.
COMBAT = TypeStyle("#6C7784", "t_starter", stage.RECRUIT.seeded("starter"), pattern="chevrons")
POWER = tuple(TypeStyle(side.hue, "t_robot", stage.ROBOT, side, pattern)
              for side, pattern in zip(SIDES, ("bars", "blades"), strict=True))
"""By faction: the card bears its Transformer's colour."""
SPECIAL = TypeStyle("#3D96EE", "t_maneuver", stage.TACTICS.seeded("maneuver"), pattern="waves")

PLAIN_BACK = BackStyle("#4B5663", "deck")
"""Before anybody has chosen."""
BACKS = tuple(BackStyle(side.hue, side.icon) for side in SIDES)
"""By faction."""

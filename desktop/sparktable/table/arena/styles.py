"""How the cards of Battle for Cybertron look."""
from __future__ import annotations

from sparktable.table.art.factions import SIDES
from sparktable.table.art.figures import stage
from sparktable.table.art.stances import Stance
from sparktable.table.art.styles import BackStyle, TypeStyle

# Each picture's lot is drawn by these names: by others, every card of the type would look different.
COMBAT = TypeStyle("#6C7784", "t_starter", stage.RECRUIT.seeded("starter"), pattern="chevrons")
POWER = tuple(TypeStyle(side.hue, "t_robot", stage.ROBOT, side, pattern)
              for side, pattern in zip(SIDES, ("bars", "blades"), strict=True))
"""By faction: the card bears its Transformer's colour."""
SPECIAL = TypeStyle("#3D96EE", "t_maneuver", stage.TACTICS.seeded("maneuver"), pattern="waves")

RESCUE, COPTER = stage.vehicle_of(("rescue",)), stage.vehicle_of(("copter",))
OWNERS_OWN = frozenset({stage.VEHICLE, RESCUE, COPTER, stage.BUST, stage.GIANT, stage.RECRUIT})
"""Figures that show the Transformer itself; of others the card's name draws the lot."""
SCENES = {
    "Ram'em": stage.VEHICLE, "Spark Renewed": stage.TREASURE, "Flat Out": stage.VEHICLE, "Hot-Headed": stage.BUST,
    "Field Repair": stage.DEVICE, "Full Diagnostic": stage.WEB, "Siren Run": RESCUE,
    "Lost in the Haze": stage.WRECK, "Decoy Trail": stage.ROUTE_MAP, "Tow Line": stage.VEHICLE,
    "Iron Rule": stage.GIANT, "Delusions of Grandeur": stage.TOWER, "Mini-Con Link": stage.DEVICE,
    "Artillery Strike": stage.BURST, "Reload": stage.DEVICE, "Loyal Soldier": stage.RECRUIT,
    "Mecha-Surge-Speed": stage.VEHICLE, "Treachery": stage.BUST, "Rotor Rush": COPTER,
    "Mad Laughter": stage.BUST}
"""What a Special shows, where that is no plan of battle: by its name."""

FIRE = {
    "Combined Cannon": "beam", "Convoy Volley": "missile", "Jolt Burst": "bolt", "Quick Draw": "pulses",
    "Rookie Gamble": "beam", "Precise Incision": "blade", "Rescue Launcher": "missile", "Crane Hook": "beam",
    "Wrecking Swing": "blade", "Overload Blast": "bolt", "Tyrant Cannon": "beam", "Missile Barrage": "missile",
    "Twin Barrels": "pulses", "Null Pass": "bolt", "Wing Blade": "blade", "Chain Guns": "pulses",
    "Chopper Fire": "missile"}
"""With what somebody fires on the picture of a Power Combat card: by its name."""

OWN = Stance("#F3F7FA", "#05070A", "player")
ALLY = Stance("#2E8BFF", "#FFFFFF", "t_ally")
FOE = Stance("#D9262E", "#FFFFFF", "confront", pointed=True)

PLAIN_BACK = BackStyle("#4B5663", "deck")
"""Before anybody has chosen."""
BACKS = tuple(BackStyle(side.hue, side.icon) for side in SIDES)
"""By faction."""

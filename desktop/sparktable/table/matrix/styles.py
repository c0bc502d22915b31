"""How the Matrix game's cards look: its types, its backs, and what is paid and counted in it."""
from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sparktable.table.art.factions import AUTOBOT, DECEPTICON
from sparktable.table.art.figures import stage
from sparktable.table.art.styles import BackStyle, Resource, TypeStyle, teach

ENERGON = "energon"
teach({
    ENERGON: Resource("#F06BD6", "#1A0D18", "#2A0E26"),
    "block": Resource("#9FC3FF"),
    "flight": Resource("#9FE6F5"),
    "teleport": Resource("#C7A6FF"),
})

_ROBOT, _BOSS = stage.ROBOT, stage.GIANT.seeded("boss")
ALT_MODE = stage.VEHICLE.seeded("alt")
# Each picture's lot is drawn by the name of its type: by another, every card of the type would look different.
TYPES: Mapping[str, TypeStyle] = MappingProxyType({
    "starter": TypeStyle("#6C7784", "t_starter", stage.RECRUIT.seeded("starter"), pattern="chevrons"),
    "basic": TypeStyle("#AEB6BF", "t_basic", _ROBOT, pattern="dots"),
    "damage": TypeStyle("#B3262E", "t_damage", stage.TORN_HULL.seeded("damage"), pattern="slashes"),
    "maneuver": TypeStyle("#3D96EE", "t_maneuver", stage.TACTICS.seeded("maneuver"), pattern="waves"),
    "technology": TypeStyle("#17A68B", "t_technology", stage.DEVICE.seeded("technology"), pattern="grid"),
    "ally": TypeStyle("#EBD23C", "t_ally", stage.BUST.seeded("ally"), pattern="rings"),
    "robot_a": TypeStyle("#E4632D", "t_robot", _ROBOT, AUTOBOT, "bars", trophy=True),
    "robot_d": TypeStyle("#7B4FDB", "t_robot", _ROBOT, DECEPTICON, "blades", trophy=True),
    "boss_a": TypeStyle("#E4632D", "t_boss", _BOSS, AUTOBOT, "crosses"),
    "boss_d": TypeStyle("#7B4FDB", "t_boss", _BOSS, DECEPTICON, "crosses"),
    "relic": TypeStyle("#C8820E", "t_relic", stage.TREASURE.seeded("relic"), pattern="diamonds"),
    "site": TypeStyle("#4FA3C7", "t_site", stage.HOUSES.seeded("site"), pattern="bricks"),
    "polity": TypeStyle("#BFE6F2", "t_polity", stage.TOWER.seeded("polity"), pattern="columns"),
    "ruin": TypeStyle("#8C6A4F", "t_ruin", stage.WRECK.seeded("ruin"), pattern="broken"),
    "scheme": TypeStyle("#A3286F", "t_scheme", stage.WEB.seeded("scheme"), pattern="pluses"),
    "mission": TypeStyle("#C7B08A", "t_mission", stage.ROUTE_MAP.seeded("mission"), pattern="dashes"),
    "encounter": TypeStyle("#F08FA0", "t_encounter", stage.BURST.seeded("encounter"), pattern="zigzag"),
})
BACKS: Mapping[str, BackStyle] = MappingProxyType({
    "main": BackStyle("#3E5A78", "t_robot"),
    "player": BackStyle("#4B5663", "deck"),
    "encounter": BackStyle("#F08FA0", "t_encounter"),
    "ruin": BackStyle("#8C6A4F", "t_ruin"),
    "damage": BackStyle("#B3262E", "damage"),
    "mission_a": BackStyle("#E4632D", "t_mission"),
    "mission_d": BackStyle("#7B4FDB", "t_mission"),
})

"""How the cards of the Transformers TCG look."""
from __future__ import annotations

from collections.abc import Mapping

from sparktable.games.tcg.card import (
    ACTION,
    ARMOR,
    BEAST,
    BLACK,
    BLUE,
    BOAT,
    CAR,
    GREEN,
    HELICOPTER,
    MOTORCYCLE,
    ORANGE,
    PLANE,
    SECRET,
    SPACESHIP,
    STRATAGEM,
    TANK,
    TRAIN,
    TRUCK,
    UTILITY,
    WEAPON,
    WHITE,
)
from sparktable.table.art.figures import stage
from sparktable.table.art.styles import BackStyle, Resource, TypeStyle, teach

KINDS: Mapping[str, TypeStyle] = {
    WEAPON: TypeStyle("#17A68B", "weapon", stage.DEVICE.seeded("weapon"), pattern="bars"),
    ARMOR: TypeStyle("#3F8FC4", "armor", stage.DEVICE.seeded("armor"), pattern="chevrons"),
    UTILITY: TypeStyle("#A3AE3C", "utility", stage.DEVICE.seeded("utility"), pattern="grid"),
    ACTION: TypeStyle("#C0486E", "t_maneuver", stage.TACTICS.seeded("action"), pattern="waves"),
    SECRET: TypeStyle("#66758A", "mask", stage.ROUTE_MAP.seeded("secret"), pattern="blades"),
    STRATAGEM: TypeStyle("#B0893B", "t_scheme", stage.WEB.seeded("stratagem"), pattern="bars"),
}
"""By the slot of an Upgrade, or the type."""

VEHICLES: Mapping[str, tuple[str, ...]] = {
    CAR: ("car", "compact", "racer", "pursuit", "rally"), TRUCK: ("truck", "tanker", "van"),
    TANK: ("tank", "artillery"), PLANE: ("jet", "delta"), HELICOPTER: ("copter",), SPACESHIP: ("carrier", "delta"),
    MOTORCYCLE: ("buggy",), TRAIN: ("train",), BOAT: ("carrier",), BEAST: ("beast", "hydra"), "dinobot": ("dino",),
    "insecticon": ("walker",), "constructicon": ("tank", "truck"),
}
"""What somebody turns into, by the trait of the side or the tribe."""

BACK = BackStyle("#4B5663", "deck")
SECRET_BACK = BackStyle("#66758A", "mask")
ICONS = {ORANGE: "b_orange", BLUE: "b_blue", WHITE: "b_white", BLACK: "b_black", GREEN: "b_green"}

teach({"b_orange": Resource("#FF9A3D"), "b_blue": Resource("#5AA9FF"), "b_white": Resource("#F5F8FA"),
       "b_black": Resource("#F5F8FA", tile="#05070A"), "b_green": Resource("#4FCB7F"),
       "c_health": Resource("#FF8A80")})

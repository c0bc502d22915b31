"""The constructors for titles of this box, and a turn of phrase that several of its cards share."""
from typing import Any

from sparktable.kernel.control import If, Value
from sparktable.kernel.vocabulary.conditions import Ruled
from sparktable.kernel.vocabulary.selections import THIS

from ...state import ANY_USE, ASSISTING
from ...verbs.ongoing import PowerBonus
from ...verbs.resources import AddPower
from ..make import Maker

_make = Maker("war-on-cybertron")
character, starter, basic, damage = _make.character, _make.starter, _make.basic, _make.damage
maneuver, technology, robot, relic, ally = _make.maneuver, _make.technology, _make.robot, _make.relic, _make.ally
site, polity, scheme, boss, ruin = _make.site, _make.polity, _make.scheme, _make.boss, _make.ruin
mission, encounter = _make.mission, _make.encounter


def power_for_each(n: Value) -> dict[str, Any]:
    """Power for each of something: counted when the card is played, or all through the turn (p.17)."""
    return {"play": If(Ruled("scaling_power", "on_play"), AddPower(n)),
            "assist": If(Ruled("scaling_power", "continuous"), AddPower(n)),
            "ongoing": PowerBonus(n, THIS, ANY_USE & ~ASSISTING, provided=Ruled("scaling_power", "continuous"))}

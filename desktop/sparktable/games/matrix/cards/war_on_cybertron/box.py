"""The constructors for titles of this box."""
from ..make import Maker

_make = Maker("war-on-cybertron")
character, starter, basic, damage = _make.character, _make.starter, _make.basic, _make.damage
maneuver, technology, robot, relic, ally = _make.maneuver, _make.technology, _make.robot, _make.relic, _make.ally
site, polity, scheme, boss, ruin = _make.site, _make.polity, _make.scheme, _make.boss, _make.ruin
mission, encounter = _make.mission, _make.encounter

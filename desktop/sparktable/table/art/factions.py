"""Who fights in the games of this shelf, the two sides of the war and who is of neither: how each of them looks."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Faction(NamedTuple):
    """A faction's own light on dark ground, the deeper hue of its cards, and what its robots are made of."""

    name: str
    light: str
    hue: str
    icon: str
    armour: tuple[str, ...]
    metal: tuple[str, str]
    """The darkest and the lightest of its plain parts."""
    eyes: str
    vehicles: tuple[str, ...]
    """What its robots turn into, where nobody has said."""


SIDES = (
    Faction("autobot", "#FF8A52", "#E4632D", "f_autobot",
            ("#D8452F", "#3F78C9", "#E0A92E", "#D9DEE5", "#4F9E6B", "#E57B2C"), ("#AEB8C4", "#8B97A6"), "#58E6FF",
            ("truck", "car", "racer", "van", "jet", "buggy")),
    Faction("decepticon", "#B095FF", "#7B4FDB", "f_decepticon",
            ("#7A4FC4", "#4B5A73", "#2F8F8A", "#A13A6B", "#59606B", "#6D7F3A"), ("#7C8696", "#5B6474"), "#FF5A6E",
            ("jet", "tank", "pursuit", "car", "beast", "walker")),
)
"""Those that fight each other in every game, in the order in which the games number them."""
AUTOBOT, DECEPTICON = SIDES
MERCENARY = DECEPTICON._replace(
    name="mercenary", light="#63C9CE", hue="#2F8C92", icon="c_star",
    armour=("#2F8C92", "#B08A3C", "#5E6B78", "#7B5A44", "#3F5F8A", "#8A8F98"), eyes="#FFD36B")
FACTIONS: Mapping[str, Faction] = MappingProxyType({faction.name: faction for faction in (*SIDES, MERCENARY)})
"""By name."""

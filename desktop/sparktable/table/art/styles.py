"""What a game brings so that its cards can be drawn: how its types, backs and resources look.

A face carries its style with it. Resources are known by name, since texts name them (`{power}`): a game's room
teaches its own when it is loaded.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from sparktable.table.art.factions import Faction
    from sparktable.table.art.figures import Figure


class TypeStyle(NamedTuple):
    """How one type of card looks."""

    hue: str
    icon: str
    figure: Figure
    """What its picture shows."""
    faction: Faction | None = None
    pattern: str = ""
    """What the type's band is woven of: a key of `patterns.PATTERNS`."""
    trophy: bool = False
    """Its points are for beating it: a small face shows them only where that can be done."""


class BackStyle(NamedTuple):
    """How the backs of one pile look."""

    hue: str
    icon: str


class Resource(NamedTuple):
    """What is counted and paid: the colour of its icon, and the dark that its price and its token lie on."""

    hue: str
    ground: str = "#1B1400"
    price_ground: str = ""
    tile: str = ""
    """The tile that its icon lies on, where that is not of its own colour."""


RESOURCES: dict[str, Resource] = {
    "power": Resource("#FFC83D"),
    "range": Resource("#FF7F73"),
    "move": Resource("#6FD0FF"),
    "damage": Resource("#FF5A4F"),
    "vp": Resource("#FFE45C"),
    "c_attack": Resource("#FFA24A"),
    "c_defense": Resource("#6FB2FF"),
}
"""By the name of its icon: what many games have. Each game adds its own."""
COMMON = tuple(RESOURCES)
"""What every theme must have an ink for."""


def teach(resources: Mapping[str, Resource]) -> None:
    """Make a game's resources known; ValueError if another game means something else by a name."""
    for name, resource in resources.items():
        if RESOURCES.setdefault(name, resource) != resource:
            raise ValueError(f"there is another resource named {name!r}")

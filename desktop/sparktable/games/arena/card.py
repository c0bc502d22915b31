"""What a card of Battle for Cybertron is: a Transformer's chart, or a card of its deck with its text as a tree."""
from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from sparktable.kernel.control import Effect
from sparktable.kernel.game import Card
from sparktable.kernel.nodes import Node

TRANSFORMER: Final = "transformer"
COMBAT: Final = "combat"
POWER: Final = "power combat"
SPECIAL: Final = "special"
UNKNOWN: Final = "unknown"
AUTOBOT: Final = 0
DECEPTICON: Final = 1


def slugged(*words: str) -> str:
    """A label from names: "Hit and Run" -> "hit-and-run"."""
    return re.sub(r"[^a-z0-9]+", "-", " ".join(words).lower().replace("'", "")).strip("-")


@dataclass(frozen=True, eq=False)
class ArenaCard(Card):
    """A title. A value that a card does not show is None: such a card can neither attack nor defend with it."""

    name: str = field()
    type: str
    character: str = ""
    """The slug of the Transformer whose back it bears."""
    faction: int = AUTOBOT
    copies: int = 1
    attack: int | None = None
    defense: int | None = None
    text: Effect | None = None
    """A Special's whole effect, or what a Power Combat card does once the damage is done."""
    house: bool = False
    """Ours from its name to its copies: no source tells of it."""
    house_fields: tuple[str, ...] = ()
    """What of a card that sources do tell of is ours all the same."""
    slug: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "slug", slugged("arena", self.character, self.name))

    def trees(self) -> Iterator[tuple[str, Node]]:
        if self.text is not None:
            yield "text", self.text


@dataclass(frozen=True, eq=False)
class Transformer(ArenaCard):
    """A character with its chart and its deck."""

    wounds: int = 0
    """The last number on the chart: beyond it the marker stands on the red circle."""
    mini_con: str = ""
    """The small partner on some of its cards: it has no rules of its own."""

    def destroyed_at(self, when: object) -> int:
        """The damage that destroys it, as the ruling `destroy_when` has it: one way to tell it, everywhere."""
        return self.wounds + (when == "above")
    letter: str = ""
    """How the drawings of the boards mark its start."""
    deck: tuple[ArenaCard, ...] = ()
    """The titles of its deck, each with its copies."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "slug", slugged("arena", self.name))

"""What a card of the Transformers TCG is: a character with its modes, or a battle card with its icons.

A card file reads like the cards:

    character("Autobot Hound", "Long Range Scout", AUTOBOT, 8, 12, MELEE, "1 T03",
              alt(4, 1, TRUCK, when_flipped(...)), bot(4, 2, ...))
    action("Plasma Burst", (), Damage(2, ONE_ENEMY), number="1 054")
"""
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from sparktable.kernel.control import Condition, Effect
from sparktable.kernel.game import Card
from sparktable.kernel.nodes import Node
from sparktable.kernel.triggers import Trigger

AUTOBOT, DECEPTICON, MERCENARY = "autobot", "decepticon", "mercenary"
FACTIONS = (AUTOBOT, DECEPTICON, MERCENARY)

MELEE, RANGED, SPECIALIST, LEADER = "melee", "ranged", "specialist", "leader"
CAR, TRUCK, TANK, PLANE, HELICOPTER, SPACESHIP, MOTORCYCLE, TRAIN, BOAT, BEAST = (
    "car", "truck", "tank", "plane", "helicopter", "spaceship", "motorcycle", "train", "boat", "beast")
ROLES = (MELEE, RANGED, SPECIALIST, LEADER)
VEHICLES = (CAR, TRUCK, TANK, PLANE, HELICOPTER, SPACESHIP, MOTORCYCLE, TRAIN, BOAT, BEAST)

ORANGE, BLUE, WHITE, BLACK, GREEN = "orange", "blue", "white", "black", "green"
COLOURS = (ORANGE, BLUE, WHITE, BLACK, GREEN)

CHARACTER, ACTION, SECRET, UPGRADE, STRATAGEM, UNKNOWN = (
    "character", "action", "secret action", "upgrade", "stratagem", "unknown")
BATTLE_MASTER, BATTLE_MASTER_UPGRADE = "battle master", "battle master upgrade"
"""A kind of character, and what texts call the Upgrade that it becomes."""
WEAPON, ARMOR, UTILITY = "weapon", "armor", "utility"
KIN = {SECRET: 1, CHARACTER: 2, STRATAGEM: 2}
"""What lies face down may turn out to be any Secret Action of its player's, and nothing else. A character that lies
outside the game is never taken for a card of a deck, nor is a Stratagem."""
SLOTS = (WEAPON, ARMOR, UTILITY)

ALT, BOT, ALT_1, ALT_2, COMBINER, BODY, HEAD = "alt", "bot", "alt 1", "alt 2", "combiner", "body", "head"
"""The modes of a character; a Triple Changer has two alt modes, a body wears a head."""


def slugged(*words: str) -> str:
    """A label from names: "Hit and Run" -> "hit-and-run"."""
    return re.sub(r"[^a-z0-9]+", "-", " ".join(words).lower().replace("'", "")).strip("-")


@dataclass(frozen=True, eq=False)
class InKoArea(Node):
    """A text that works while its character is in the KO area; there only, or also on the battlefield."""

    text: Node
    also_standing: bool = False


@dataclass(frozen=True, eq=False)
class Mode:
    """One side of a character, or what a Battle Master is as an Upgrade."""

    name: str
    attack: int
    defense: int
    traits: tuple[str, ...] = ()
    """What it is in this mode only: Car, Tank."""
    abilities: tuple[Node, ...] = ()


@dataclass(frozen=True, eq=False)
class TcgCard(Card):
    """A title: what both kinds of cards have."""

    name: str = field()
    type: str
    number: str = ""
    """Wave and number, as printed."""
    stars: int = 0
    brings: tuple[str, ...] = ()
    """The full names of what lies outside the game for this to fetch, wherever it is on a team or in a deck."""
    house: bool = False
    """Ours from its name to its text: no source tells of it."""
    house_fields: tuple[str, ...] = ()
    """What of a card that sources do tell of is ours all the same."""
    slug: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "slug", slugged("tcg", self.full_name))
        self.lies_hidden(KIN.get(self.type, 0))

    @property
    def full_name(self) -> str:
        """How a deck list names it."""
        return self.name


@dataclass(frozen=True, eq=False)
class BattleCard(TcgCard):
    """An Action, a Secret Action or an Upgrade."""

    icons: tuple[str, ...] = ()
    icon_traits: tuple[str, ...] = ()
    """Icon for icon the trait without which it does nothing in a battle, "" for none; empty where no icon is a
    hybrid."""
    faction: str = ""
    text: Effect | None = None
    """What an Action does."""
    slot: str = ""
    """The slot of a character that an Upgrade lies in."""
    attack: int = 0
    defense: int = 0
    abilities: tuple[Node, ...] = ()
    """What an Upgrade does while it lies on a character, and what reveals a Secret Action."""
    only_on: Condition | None = None
    """Of the character (it) that an Upgrade may be put on."""
    only_if: Condition | None = None
    """What must hold for it to be played."""
    fit_together: int = 1
    """How many of these share one slot."""
    also_in: tuple[str, ...] = ()
    """Slots of other kinds that it may lie in."""
    fills: tuple[str, ...] = ()
    """Slots of other kinds that it takes up besides its own."""
    replaces: str = ""
    """It can be played only in the place of an Upgrade of that kind."""
    ends_in_ko_area: bool = False
    """If it would leave the battlefield, it goes to its owner's KO area instead."""
    lists: str = ""
    """Of a Stratagem: the character (by name), trait or faction that the starting team must include."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.type == SECRET:
            self.lies_hidden(KIN[SECRET], tuple(event for text in self.abilities if isinstance(text, Trigger)
                                                for event in text.events))

    def trees(self) -> Iterator[tuple[str, Node]]:
        if self.text is not None:
            yield "text", self.text
        if self.only_on is not None:
            yield "only on", self.only_on
        if self.only_if is not None:
            yield "only if", self.only_if
        yield from ((f"ability{number}", ability) for number, ability in enumerate(self.abilities))


@dataclass(frozen=True, eq=False)
class Character(TcgCard):
    """A character, which starts the game in its first mode."""

    subtitle: str = ""
    kind: str = ""
    """battle master, weaponizer, combiner … where it is something special."""
    factions: tuple[str, ...] = ()
    health: int = 0
    traits: tuple[str, ...] = ()
    """What it is in every mode."""
    modes: tuple[Mode, ...] = ()
    upgrades: tuple[BattleCard, ...] = ()
    """What a Battle Master or Weaponizer becomes when it is KO'd."""
    parts: tuple[str, ...] = ()
    """The full names of the characters that a Combiner is made of."""
    below: tuple[str, ...] = ()
    """The full names of those that start the game under it."""
    carries: str = ""
    """A trait: all such characters of its team start the game under it."""
    limit_for: str = ""
    """A trait: the star limit rises by one for each such character on the team."""
    more_slots: tuple[str, ...] = ()
    """Slots that it has beyond one of each kind."""
    head: Mode | None = None
    """What it gives the character whose head it is."""
    only_head: str = ""
    """The full name of the one head that fits this body."""

    @property
    def full_name(self) -> str:
        return f"{self.name}, {self.subtitle}" if self.subtitle else self.name

    @property
    def is_body(self) -> bool:
        """Whether it wears a head."""
        return any(mode.name == BODY for mode in self.modes)

    @property
    def traits_ever(self) -> tuple[str, ...]:
        """What it is in one of its modes or another."""
        return (*self.traits, *(trait for mode in self.modes for trait in mode.traits))

    def slots_of(self, kind: str) -> int:
        """How many slots of a kind it has by itself."""
        return 1 + self.more_slots.count(kind)

    def takes_under(self, other: Character) -> bool:
        """Whether that character of its team starts the game under it."""
        return other.full_name in self.below or (self.carries != "" and self.carries in other.traits)

    def raises_limit(self, team: Sequence[Character]) -> int:
        """By how many stars this character raises the limit of its team."""
        return sum(self.limit_for in each.traits for each in team) if self.limit_for else 0

    def trees(self) -> Iterator[tuple[str, Node]]:
        for mode in self.modes:
            yield from ((f"{mode.name}/ability{number}", each) for number, each in enumerate(mode.abilities))
        for number, ability in enumerate(self.head.abilities if self.head is not None else ()):
            yield f"head/ability{number}", ability
        for side in self.upgrades[:1]:
            yield from ((f"upgrade/{place}", tree) for place, tree in side.trees())

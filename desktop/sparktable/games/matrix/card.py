"""What a card of the Matrix game is: its printed facts and its texts as trees.

Card files build these with the constructors in `cards/make.py` (`maneuver("Sneak Attack", cost=4, …)`); nothing here
changes while a game is played.
"""
from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from sparktable.games.factions import FACTIONS
from sparktable.kernel.control import Effect
from sparktable.kernel.game import Card
from sparktable.kernel.nodes import Node

if TYPE_CHECKING:
    from .headings import Ability, Encounter, Objective, Payment, RevealAttack, Score, StartOfTurn, Thwart, When
    from .statics import Static

CHARACTER: Final = "character"
STARTER: Final = "starter"
BASIC: Final = "basic"
DAMAGE: Final = "damage"
MANEUVER: Final = "maneuver"
TECHNOLOGY: Final = "technology"
ROBOT: Final = "robot"
RELIC: Final = "relic"
ALLY: Final = "ally"
SITE: Final = "site"
POLITY: Final = "polity"
RUIN: Final = "ruin"
SCHEME: Final = "scheme"
BOSS: Final = "boss"
MISSION: Final = "mission"
ENCOUNTER: Final = "encounter"
UNKNOWN: Final = "unknown"
COOP_SCHEME: Final = "Cooperative Scheme"
DECEPTICON_SCHEME: Final = "Decepticon Scheme"

BOUGHT: Final = frozenset((ALLY, MANEUVER, TECHNOLOGY, RELIC, ROBOT, BASIC))
"""Types that can be bought."""

BLOCK: Final = "block"
FLIGHT: Final = "flight"


def slugged(*words: str) -> str:
    """A label from names: "Maccadam's" -> "maccadams"."""
    return re.sub(r"[^a-z0-9]+", "-", " ".join(words).lower().replace("'", "")).strip("-")


@dataclass(frozen=True)
class Side:
    """One side of a character card."""

    move: int = 0
    """Alt side: Move each turn."""
    penalty: int = 0
    """Alt side: Power lost in battles."""
    energon: dict[int, Ability] = field(default_factory=dict)
    """Energon price -> ability."""
    ongoing: tuple[Static, ...] = ()
    when: tuple[When, ...] = ()
    pay: tuple[Payment, ...] = ()
    leaving: Effect | None = None
    """Alt side: resolved before each Convert from it."""


@dataclass(frozen=True, eq=False)
class MatrixCard(Card):
    """A title. Numbers that a card does not have are None; 0 is a printed or effective zero."""

    name: str = field()
    type: str
    """The type it has in set-up and counts; `types` has all of them."""
    box: str
    """`war-on-cybertron` or `core`."""
    copies: int = 1
    extra_types: tuple[str, ...] = ()
    subtype: str = ""
    faction: int | None = None
    level: int = 0
    cost: int | None = None
    power: int = 0
    range: int = 0
    move: int = 0
    keywords: frozenset[str] = frozenset()
    vp: int = 0
    """VP at the end in a Vault (Relics, Schemes, Missions) or under command (Polities)."""
    modes: frozenset[str] = frozenset()
    """Missions: the modes they are for."""
    house: bool = False
    """The whole card is ours."""
    house_fields: tuple[str, ...] = ()
    """Fields of a known card that no source names and that are ours."""
    play: Effect | None = None
    block: Effect | None = None
    assist: Effect | None = None
    """Core Set: text that works only when the card is resolved as an Assist."""
    confront: Effect | None = None
    """Core Set: text that works when a Confrontation is declared."""
    gain: Effect | None = None
    reward: Effect | None = None
    reveal: Effect | None = None
    cleared: Effect | None = None
    energon: dict[int, Ability] = field(default_factory=dict)
    """Energon price -> ability; the price X is written as `X` (0)."""
    ongoing: tuple[Static, ...] = ()
    """Works while the card is in play; of Bosses, Sites, Ruins and Schemes while it lies faceup in the Matrix."""
    in_matrix: tuple[Static | When, ...] = ()
    """Ongoing or triggered text of a card that is bought, for the time that it lies faceup in the Matrix."""
    when: tuple[When, ...] = ()
    pay: tuple[Payment, ...] = ()
    start: StartOfTurn | None = None
    attack: RevealAttack | None = None
    """Bosses: the Reveal Attack."""
    encounter: Encounter | None = None
    objective: Objective | None = None
    thwart: tuple[Thwart, ...] = ()
    score: tuple[Score, ...] = ()
    alt: Side | None = None
    bot: Side | None = None

    def __post_init__(self) -> None:
        faction = FACTIONS[self.faction] if self.faction is not None else ""
        object.__setattr__(self, "slug", slugged(self.box, self.type, faction, self.name))
        object.__setattr__(self, "types", frozenset((self.type, *self.extra_types)))
        object.__setattr__(self, "kin", _kin(self))
        object.__setattr__(self, "flies", FLIGHT in self.keywords)
        object.__setattr__(self, "blocks", BLOCK in self.keywords)
        object.__setattr__(self, "for_sale", self.cost is not None and self.type != BOSS and not
                           self.types.isdisjoint(BOUGHT))
        object.__setattr__(self, "lasting", bool(self.ongoing or self.when or self.in_matrix))

    slug: str = field(init=False)
    kin: int = field(init=False)
    types: frozenset[str] = field(init=False)
    """Every type it has: Crystal City is a Relic, a Site and a Ruin."""
    flies: bool = field(init=False)
    blocks: bool = field(init=False)
    for_sale: bool = field(init=False)
    """It can be bought by whom it is no Adversary to."""
    lasting: bool = field(init=False)
    """It has Ongoing or triggered text: something to put into force and to end."""

    def trees(self) -> Iterator[tuple[str, Node]]:
        for place in ("play", "block", "assist", "confront", "gain", "reward", "reveal", "cleared", "start", "attack",
                      "encounter", "objective"):
            tree = getattr(self, place)
            if tree is not None:
                yield place, tree
        for place in ("ongoing", "in_matrix", "when", "pay", "thwart", "score"):
            for index, tree in enumerate(getattr(self, place)):
                yield f"{place}{index}", tree
        yield from ((f"energon{price}", tree) for price, tree in self.energon.items())
        for name, side in (("alt", self.alt), ("bot", self.bot)):
            if side is not None:
                for place in ("ongoing", "when", "pay"):
                    for index, tree in enumerate(getattr(side, place)):
                        yield f"{name}/{place}{index}", tree
                yield from ((f"{name}/energon{price}", tree) for price, tree in side.energon.items())
                if side.leaving is not None:
                    yield f"{name}/leaving", side.leaving


def _kin(card: MatrixCard) -> int:
    """Set-up puts one Boss of each faction and level and one Polity of each level into its stack, and so many Schemes
    into the deck: such cards can turn out to be only each other. All others are mixed."""
    if card.type == BOSS:
        return 10 + 2 * card.level + (card.faction or 0)
    if card.type == POLITY:
        return 20 + card.level
    return 30 if card.type == SCHEME and card.subtype == COOP_SCHEME else 0

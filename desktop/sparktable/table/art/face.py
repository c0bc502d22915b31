"""What a face is drawn from: plain, frozen data, already in the player's language.

Texts carry `{icon}` marks (`{power}`, `{move}`, `{damage}`, `{vp}` … any icon) and `**bold**` for timing words; see
`text`. A game whose cards look otherwise brings a face of its own: a frozen `Face`, and how it is drawn (`render`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from sparktable.table.art.factions import Faction
    from sparktable.table.art.figures import Figure
    from sparktable.table.art.styles import BackStyle, TypeStyle

Amount: TypeAlias = int | str


class Face:
    """One side of a card, as it is to be drawn."""

    __slots__ = ()

    @property
    def sides(self) -> int:
        """How many fronts the card has: with more than one it can be turned over."""
        return 1

    @property
    def side(self) -> str:
        """What the one that is up is called, of several."""
        return ""

    def turned_over(self, times: int = 1) -> Face:
        """The card with another side up."""
        return self


class Stat(NamedTuple):
    """A tab at the left of a picture: an icon and a number."""

    icon: str
    amount: Amount
    mark: str = ""
    """An icon beside it that says what the number is for."""


@dataclass(frozen=True, slots=True)
class CardFace(Face):
    """The front of a card."""

    title: str
    style: TypeStyle
    type_line: str
    """The type in words, with what belongs to it: "Robot · Flyer"."""
    short_type: str = ""
    """The type where room is short, "Robot"; without it, `type_line`."""
    subtype: str = ""
    cost: Amount | None = None
    battle: bool = False
    """The viewer would have to battle this card, not buy it: the cost stands on a red burst."""
    stats: tuple[Stat, ...] = ()
    """From top to bottom."""
    tiles: tuple[str, ...] = ()
    """Icons that count without a number, on tiles at the upper right."""
    keywords: tuple[tuple[str, str], ...] = ()
    """Icon and word of each keyword: ("block", "Block")."""
    paragraphs: tuple[str, ...] = ()
    priced: tuple[tuple[str, str], ...] = ()
    """Price and text of each ability that is paid for."""
    coin: str = ""
    """The resource that prices are paid in."""
    reward: str = ""
    """The line at the foot: reward, cleared, end of game."""
    vp: Amount | None = None
    level: int = 0
    house: bool = False
    """Not in any box: invented for this program."""
    art_seed: str = ""
    """The name that the picture is drawn from; without it, the title. Give the untranslated name."""

    @property
    def seed(self) -> str:
        return self.art_seed or self.title

    @property
    def short(self) -> str:
        return self.short_type or self.type_line


@dataclass(frozen=True, slots=True)
class CharacterSide:
    """One of the sides of a character."""

    label: str
    """What the tab of this side says."""
    icon: str
    """Beside it."""
    figure: Figure
    paragraphs: tuple[str, ...] = ()
    priced: tuple[tuple[str, str], ...] = ()
    stats: tuple[Stat, ...] = ()
    penalty: str = ""
    """The red line at the foot."""
    art: tuple[float, float] = (96.0, 178.0)
    """The least and the most height of its picture on a card 240 wide."""


@dataclass(frozen=True, slots=True)
class CharacterFace(Face):
    """A character, the side at `turned` up."""

    name: str
    faction: Faction
    fronts: tuple[CharacterSide, ...]
    turned: int = 0
    coin: str = ""
    """The resource that prices are paid in."""
    art_seed: str = ""
    is_untold: bool = False
    """Without what it says: where all numbers count, a text that would hide them stays away."""

    @property
    def sides(self) -> int:
        return len(self.fronts)

    @property
    def seed(self) -> str:
        return self.art_seed or self.name

    @property
    def up(self) -> CharacterSide:
        return self.fronts[self.turned]

    @property
    def side(self) -> str:
        return self.up.label

    def turned_over(self, times: int = 1) -> Face:
        return replace(self, turned=(self.turned + times) % self.sides)


@dataclass(frozen=True, slots=True)
class CardBack(Face):
    """The back of a card, with a word for those who do not know the icon yet."""

    style: BackStyle
    label: str = ""

"""What a face is drawn from: plain, frozen data, already in the player's language.

Texts carry `{icon}` marks (`{power}`, `{move}`, `{energon}`, `{damage}`, `{vp}`, `{range}`, `{block}` … any
icon) and `**bold**` for timing words; see `text`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Amount: TypeAlias = int | str


@dataclass(frozen=True, slots=True)
class CardFace:
    """The front of a card."""

    title: str
    kind: str
    """A key of `theme.TYPES`: hue, icon and recipe of the picture."""
    type_line: str
    """The type in words, "Robot · Autobot"."""
    short_type: str = ""
    """The type where room is short, "Robot"; without it, `type_line`."""
    subtype: str = ""
    attack: Amount | None = None
    defense: Amount | None = None
    cost: Amount | None = None
    battle: bool = False
    """The viewer would have to battle this card, not buy it: the cost stands on a red burst."""
    power: Amount | None = None
    range: Amount | None = None
    move: Amount | None = None
    command: Amount | None = None
    """The Power it takes to command this card."""
    keywords: tuple[tuple[str, str], ...] = ()
    """Icon and word of each keyword: ("block", "Block")."""
    paragraphs: tuple[str, ...] = ()
    energon: tuple[tuple[str, str], ...] = ()
    """Cost and text of each ability paid in Energon."""
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

    @property
    def stats(self) -> tuple[tuple[str, Amount], ...]:
        """Icon and number of each tab at the left, top to bottom; the Power to take command is apart."""
        amounts = (("power", self.power), ("range", self.range), ("move", self.move), ("c_attack", self.attack),
                   ("c_defense", self.defense))
        return tuple((icon, amount) for icon, amount in amounts if amount is not None)


@dataclass(frozen=True, slots=True)
class CharacterSide:
    """One of the two sides of a character."""

    label: str
    """What the tab of this side says: "Bot mode"."""
    paragraphs: tuple[str, ...] = ()
    energon: tuple[tuple[str, str], ...] = ()
    move: Amount | None = None
    penalty: str = ""
    """The red line at the foot."""


@dataclass(frozen=True, slots=True)
class CharacterFace:
    """A character; `mode` ("bot" or "alt") tells which side is up, where there are two."""

    name: str
    faction: str
    bot: CharacterSide
    alt: CharacterSide | None
    mode: str = "bot"
    art_seed: str = ""

    @property
    def seed(self) -> str:
        return self.art_seed or self.name

    @property
    def up(self) -> CharacterSide:
        return self.bot if self.mode == "bot" or self.alt is None else self.alt


@dataclass(frozen=True, slots=True)
class CardBack:
    """The back of a card: `kind` is a key of `theme.BACKS`, `label` a word for it."""

    kind: str
    label: str = ""


Face: TypeAlias = CardFace | CharacterFace | CardBack

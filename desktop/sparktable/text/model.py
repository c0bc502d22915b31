"""What a card says, in one language: texts with `**bold**` headings and `{icon}` marks, ready to be laid out."""
from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

_MARK = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class SideText:
    """One side of a card that can be turned over."""

    name: str
    """The game's key for it."""
    paragraphs: tuple[str, ...]
    priced: tuple[tuple[str, str], ...] = ()
    """Price and text of each ability that is paid for."""
    reward: str = ""
    move: int | None = None
    penalty: int | None = None
    line: str = ""
    """Its numbers and what it is, in words, where a game has more of them."""


@dataclass(frozen=True, slots=True)
class CardText:
    """Everything a card says besides its numbers."""

    type_line: str
    """"Robot · Flyer"."""
    paragraphs: tuple[str, ...]
    priced: tuple[tuple[str, str], ...] = ()
    subtype: str = ""
    reward: str = ""
    """The line at the foot: what defeating, clearing or keeping it brings."""
    keywords: tuple[tuple[str, str], ...] = ()
    """Key and word of each keyword that the card has or names: ("block", "Block")."""
    sides: tuple[SideText, ...] = ()
    """What stands on each side, in reading order, where there are several."""
    coin: str = ""
    """The icon of what abilities are paid in."""

    @property
    def full_type(self) -> str:
        """"Robot · Flyer · Scout"."""
        return f"{self.type_line} · {self.subtype}" if self.subtype else self.type_line

    def texts(self) -> tuple[str, ...]:
        """Every text, in reading order."""
        return (*self.paragraphs, *(words for _, words in self.priced), *((self.reward,) if self.reward else ()),
                *(text for side in self.sides for text in (*side.paragraphs, *(words for _, words in side.priced))))


def plain(text: str, icons: Mapping[str, str]) -> str:
    """The text without marks: icons as words, no stars."""
    return _MARK.sub(lambda mark: icons[mark[1]], text).replace("**", "")

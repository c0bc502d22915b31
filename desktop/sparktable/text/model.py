"""What a card says, in one language: texts with `**bold**` headings and `{icon}` marks, ready to be laid out."""
from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from sparktable.kernel.names import shown

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


def typeset(text: CardText) -> CardText:
    """The same with the apostrophes of typesetters: names of cards come with straight ones."""
    def side(each: SideText) -> SideText:
        return replace(each, paragraphs=_all(each.paragraphs), priced=_priced(each.priced), reward=shown(each.reward))

    return replace(text, paragraphs=_all(text.paragraphs), priced=_priced(text.priced), reward=shown(text.reward),
                   sides=tuple(map(side, text.sides)))


def _all(texts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(shown, texts))


def _priced(texts: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    return tuple((price, shown(text)) for price, text in texts)


def plain(text: str, icons: Mapping[str, str]) -> str:
    """The text without marks: icons as words, no stars."""
    return shown(_MARK.sub(lambda mark: icons[mark[1]], text).replace("**", ""))

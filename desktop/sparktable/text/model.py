"""What a card says, in one language: texts with `**bold**` headings and `{icon}` marks, ready to be laid out."""
from __future__ import annotations

import re
from dataclasses import dataclass

_MARK = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class SideText:
    """One side of a character."""

    paragraphs: tuple[str, ...]
    energon: tuple[tuple[str, str], ...] = ()
    """Price and text of each ability paid in Energon."""
    reward: str = ""
    move: int | None = None
    penalty: int | None = None


@dataclass(frozen=True, slots=True)
class CardText:
    """Everything a card says besides its numbers."""

    type_line: str
    """"Robot · Autobot"."""
    paragraphs: tuple[str, ...]
    energon: tuple[tuple[str, str], ...] = ()
    subtype: str = ""
    reward: str = ""
    """The line at the foot: what defeating, clearing or keeping it brings."""
    keywords: tuple[tuple[str, str], ...] = ()
    """Key and word of each keyword that the card has or names: ("block", "Block")."""
    bot: SideText | None = None
    alt: SideText | None = None

    @property
    def full_type(self) -> str:
        """"Robot · Autobot · Aerialbot"."""
        return f"{self.type_line} · {self.subtype}" if self.subtype else self.type_line

    def texts(self) -> tuple[str, ...]:
        """Every text, in reading order."""
        sides = [side for side in (self.alt, self.bot) if side is not None]
        return (*self.paragraphs, *(words for _, words in self.energon), *((self.reward,) if self.reward else ()),
                *(text for side in sides for text in (*side.paragraphs, *(words for _, words in side.energon))))


def plain(text: str, icons: dict[str, str]) -> str:
    """The text without marks: icons as words, no stars."""
    return _MARK.sub(lambda mark: icons[mark[1]], text).replace("**", "")

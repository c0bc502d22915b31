"""A page of the rules, and how one is written: `resources/rules/<language>/<game>.md`.

    # chess.castling Castling             a page: its name for links, and its heading
    in: chess.moves                       the page to which it belongs, further up
    words: rook, king                     what else leads to it
    The king goes {squares} squares.      numbers come from the rules themselves (`games/telling.py`)
    ## With a clock                       a heading on the page

    - a list
    Picture: castling | board | castle to g1 | White may castle.      see `Picture`
    = Castling, castle: King and rook move at once.      a word of the game, how else it is written, what it means
    See: chess.check, chess.end
"""
from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from sparktable.app.translations import FALLBACK
from sparktable.resources import RESOURCES

PARAGRAPH, ITEM, HEADING, TERM, PICTURE = "paragraph", "item", "heading", "term", "picture"


MARKS = {"- ": ITEM, "## ": HEADING}
"""With what a line begins that is no paragraph."""


class Picture(NamedTuple):
    """A position as the table draws it: `resources/rules/pictures/<name>.json` is a scenario."""

    name: str
    zones: tuple[str, ...]
    """The groups of pieces that are to be seen; none for all of the table."""
    lit: tuple[str, ...]
    """Answers, in the words of a scenario: what they are about is lit."""


class Block(NamedTuple):
    kind: str
    text: str
    """Of a picture: what is to be seen, which stands under it."""
    page: str = ""
    """Of a word: where it is told of."""
    picture: Picture | None = None
    choice: str = ""
    """Of a ruling: which of the ways to play it this is, for whoever marks what a table plays."""


class Keyword(NamedTuple):
    """A word of a game: wherever it stands, it leads to its page."""

    word: str
    forms: tuple[str, ...]
    """How it is written, itself first."""
    meaning: str
    page: str


class Page(NamedTuple):
    """One thing to look up."""

    name: str
    heading: str
    words: tuple[str, ...]
    blocks: tuple[Block, ...]
    """What it says, in order."""
    see: tuple[str, ...]
    """The pages that belong to it."""
    keywords: tuple[Keyword, ...] = ()
    """The words that it tells of."""
    above: str = ""
    """The page to which it belongs."""

    @property
    def game(self) -> str:
        return self.name.partition(".")[0]

    def text(self) -> str:
        return " ".join(block.text for block in self.blocks)


def numbers(game: str) -> Mapping[str, int]:
    """What the game's own code says where its pages name a number."""
    told: Mapping[str, int] = importlib.import_module(f"sparktable.games.{game}.telling").TELLING.rule_numbers()
    return told


def written_pages(game: str, language: str) -> tuple[Page, ...]:
    """The pages of a game that somebody has written; in English where a language has none."""
    folder = RESOURCES / "rules"
    path = next((path for path in (folder / language / f"{game}.md", folder / FALLBACK / f"{game}.md")
                 if path.is_file()), None)
    if path is None:
        return ()
    facts = numbers(game)
    return tuple(_page(part, facts) for part in f"\n{path.read_text('utf-8')}".split("\n# ")[1:])


@lru_cache
def keywords(game: str, language: str) -> tuple[Keyword, ...]:
    """All words of a game, from A to Z."""
    found = (keyword for page in written_pages(game, language) for keyword in page.keywords)
    return tuple(sorted(found, key=lambda keyword: keyword.word.casefold()))


def _page(text: str, facts: Mapping[str, int]) -> Page:
    head, _, body = text.partition("\n")
    name, _, heading = head.strip().partition(" ")
    words: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    above = ""
    blocks: list[Block] = []
    keywords: list[Keyword] = []
    for line in body.splitlines():
        told, _, rest = line.partition(": ")
        if told == "words" and not blocks:
            words = tuple(rest.split(", "))
        elif told == "in" and not blocks:
            above = rest
        elif told == "See":
            see = tuple(rest.split(", "))
        elif told == "Picture":
            blocks.append(_picture(rest, facts))
        elif line.startswith("= "):
            forms = tuple(told.removeprefix("= ").split(", "))
            keywords.append(Keyword(forms[0], forms, rest.format_map(facts), name))
        elif line.strip():
            mark = next((mark for mark in MARKS if line.startswith(mark)), "")
            blocks.append(Block(MARKS.get(mark, PARAGRAPH), line.removeprefix(mark).format_map(facts)))
    return Page(name, heading, words, tuple(blocks), see, tuple(keywords), above)


def _picture(text: str, facts: Mapping[str, int]) -> Block:
    name, zones, lit, told = (part.strip() for part in text.split(" | "))
    split = (tuple(part for part in parts.split(", ") if part not in ("", "-")) for parts in (zones, lit))
    return Block(PICTURE, told.format_map(facts), picture=Picture(name, *split))

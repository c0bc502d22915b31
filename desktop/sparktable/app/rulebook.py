"""The rules of every game, page by page, to be looked up: `resources/rules/<language>/<game>.md`.

    # chess.castling Castling             a page: its name for links, and its heading
    words: rook, king                     what else leads to it
    The king goes {squares} squares.      numbers come from the rules themselves (`rule_numbers` in a game's form)

    - a list
    See: chess.check, chess.end
"""
from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from sparktable.app.translations import FALLBACK
from sparktable.games import GAMES
from sparktable.resources import RESOURCES

PARAGRAPH, ITEM = "paragraph", "item"


class Page(NamedTuple):
    """One thing to look up."""

    name: str
    heading: str
    words: tuple[str, ...]
    blocks: tuple[tuple[str, str], ...]
    """Paragraphs and items of lists, in order."""
    see: tuple[str, ...]
    """The pages that belong to it."""

    @property
    def game(self) -> str:
        return self.name.partition(".")[0]

    def text(self) -> str:
        return " ".join(text for _, text in self.blocks)


@lru_cache
def pages(language: str) -> tuple[Page, ...]:
    """All pages, game by game; in English where a language has none."""
    return tuple(page for game in GAMES for page in _read(game, language))


def matching(language: str, wanted: str) -> list[Page]:
    """The pages that say all these words: those with them in the heading first, then those to which they lead."""
    parts = wanted.casefold().split()
    found = [(rank, page) for page in pages(language) if (rank := _rank(page, parts)) is not None]
    return [page for _, page in sorted(found, key=lambda each: each[0])]


def _rank(page: Page, parts: Sequence[str]) -> int | None:
    for rank, text in enumerate((page.heading, " ".join((page.heading, *page.words)),
                                 " ".join((page.heading, *page.words, page.text())))):
        if all(part in text.casefold() for part in parts):
            return rank
    return None


def numbers(game: str) -> Mapping[str, int]:
    """What the game's own code says where its pages name a number."""
    told: Mapping[str, int] = importlib.import_module(f"sparktable.games.{game}.form").rule_numbers()
    return told


def _read(game: str, language: str) -> list[Page]:
    folder = RESOURCES / "rules"
    path = next((path for path in (folder / language / f"{game}.md", folder / FALLBACK / f"{game}.md")
                 if path.is_file()), None)
    if path is None:
        return []
    facts = numbers(game)
    return [_page(part, facts) for part in f"\n{path.read_text('utf-8')}".split("\n# ")[1:]]


def _page(text: str, facts: Mapping[str, int]) -> Page:
    head, _, body = text.partition("\n")
    name, _, heading = head.strip().partition(" ")
    words: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    blocks: list[tuple[str, str]] = []
    for line in body.splitlines():
        told, _, rest = line.partition(": ")
        if told == "words" and not blocks:
            words = tuple(rest.split(", "))
        elif told == "See":
            see = tuple(rest.split(", "))
        elif line.strip():
            kind = ITEM if line.startswith("- ") else PARAGRAPH
            blocks.append((kind, line.removeprefix("- ").format_map(facts)))
    return Page(name, heading, words, tuple(blocks), see)

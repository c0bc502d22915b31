"""The rules of every game, page by page, to be looked up."""
from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from sparktable.app.rules_appendix import appendix
from sparktable.app.rules_page import Page, keywords, written_pages
from sparktable.app.sought import beginnings, patterns
from sparktable.games import GAMES

BEFORE, BEHIND = 40, 48
"""So many letters are shown around a place that was found."""


@lru_cache
def pages(language: str) -> tuple[Page, ...]:
    """All pages, game by game."""
    return tuple(page for game in GAMES for page in _pages_of(game, language))


def page_named(language: str, name: str) -> Page:
    return next(page for page in pages(language) if page.name == name)


def way_to(page: Page, language: str) -> list[Page]:
    """The pages to which it belongs, the outermost first."""
    return [*way_to(above := page_named(language, page.above), language), above] if page.above else []


def neighbours(page: Page, language: str) -> tuple[Page | None, Page | None]:
    """The pages of its game before and behind it."""
    shelf = [each for each in pages(language) if each.game == page.game]
    at = shelf.index(page)
    return shelf[at - 1] if at else None, shelf[at + 1] if at + 1 < len(shelf) else None


def matching(language: str, wanted: str) -> list[Page]:
    """The pages that say all these words: those with them in the heading first, then those to which they lead."""
    how = finders(language, wanted)
    found = [(rank, page) for page in pages(language) if (rank := _rank(page, how)) is not None]
    return [page for _, page in sorted(found, key=lambda each: each[0])]


@lru_cache(maxsize=64)
def finders(language: str, wanted: str) -> tuple[re.Pattern[str], ...]:
    """What finds each of these words: where words begin, and within others only where no page says all of them so.
    Thus "range" does not find "orange", and "kraft" still finds what is only written as a part of longer words."""
    begins = beginnings(wanted)
    return begins if any(_rank(page, begins) is not None for page in pages(language)) else patterns(wanted)


def places(page: Page, language: str, wanted: str) -> int:
    """How often a page says what is looked for."""
    said = f"{page.heading} {page.text()}"
    return sum(len(pattern.findall(said)) for pattern in finders(language, wanted))


def first_place(page: Page, language: str, wanted: str) -> str:
    """The words around the first place on a page that says any of this; "" where only its heading does."""
    said = ((pattern.search(block.text), block.text)
            for pattern in finders(language, wanted) for block in page.blocks)
    return next((_around(text, *hit.span()) for hit, text in said if hit is not None), "")


def _around(text: str, start: int, end: int) -> str:
    """Whole words, from the beginning of the sentence where that is near."""
    sentence = text.rfind(". ", 0, start) + 2 if ". " in text[:start] else 0
    begin = sentence if start - sentence <= BEFORE else text.find(" ", start - BEFORE) + 1
    stop = text.rfind(" ", end, end + BEHIND) if len(text) > end + BEHIND else len(text)
    stop = stop if stop >= 0 else len(text)
    return f"{'… ' if begin > sentence else ''}{text[begin:stop]}{' …' if stop < len(text) else ''}"


def _pages_of(game: str, language: str) -> Sequence[Page]:
    written = written_pages(game, language)
    return (*written, *appendix(game, language, keywords(game, language))) if written else ()


def _rank(page: Page, how: Sequence[re.Pattern[str]]) -> int | None:
    known = " ".join((page.heading, *page.words, *(form for word in page.keywords for form in word.forms)))
    said = (page.heading, known, f"{known} {page.text()}")
    return next((rank for rank, text in enumerate(said) if all(each.search(text) for each in how)), None)

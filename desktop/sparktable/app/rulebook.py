"""The rules of every game, page by page, to be looked up."""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sparktable.app.rules_appendix import appendix
from sparktable.app.rules_page import Page, keywords, written_pages
from sparktable.games import GAMES


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
    parts = wanted.casefold().split()
    found = [(rank, page) for page in pages(language) if (rank := _rank(page, parts)) is not None]
    return [page for _, page in sorted(found, key=lambda each: each[0])]


def places(page: Page, wanted: str) -> int:
    """How often a page says what is looked for."""
    said = f"{page.heading} {page.text()}".casefold()
    return sum(said.count(part) for part in wanted.casefold().split())


def _pages_of(game: str, language: str) -> Sequence[Page]:
    written = written_pages(game, language)
    return (*written, *appendix(game, language, keywords(game, language))) if written else ()


def _rank(page: Page, parts: Sequence[str]) -> int | None:
    known = " ".join((page.heading, *page.words, *(form for word in page.keywords for form in word.forms)))
    for rank, text in enumerate((page.heading, known, f"{known} {page.text()}")):
        if all(part in text.casefold() for part in parts):
            return rank
    return None

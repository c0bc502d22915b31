"""What may have been meant where the rules say nothing of what is looked for: words that are written much like it,
and pages that tell of some of it."""
from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache

from sparktable.app.rulebook import matching, page_named, pages
from sparktable.app.rules_page import Page
from sparktable.games import GAMES

ALIKE = 0.66
"""How much of a word must be as it was typed."""
LONG = 4
"""Shorter words say little."""
MOST = 6


def nearest_words(language: str, wanted: str) -> list[str]:
    """Words of the rules that are written much like what was typed, or stand within it."""
    known, typed = _known(language), wanted.casefold()
    tries = [each for each in dict.fromkeys((typed, *typed.split())) if len(each) >= LONG]
    found: dict[str, None] = {}
    for each in tries:
        found |= dict.fromkeys(get_close_matches(each, known, MOST, ALIKE))
    for each in tries:
        found |= dict.fromkeys(sorted((word for word in known if len(word) >= LONG and word in each), key=len)[::-1])
    return [known[word] for word in found][:MOST]


def nearest_pages(language: str, wanted: str) -> list[Page]:
    """Pages that tell of such words, then those that say some of what was typed, and what belongs to them; or where
    the rules of every game begin."""
    found: dict[str, Page] = {}
    for said in (*nearest_words(language, wanted), *(part for part in wanted.split() if len(part) >= LONG)):
        found |= {page.name: page for page in matching(language, said)[:2]}
    if not found:
        return [next(page for page in pages(language) if page.game == game) for game in GAMES]
    for page in [*found.values()]:
        found |= {name: page_named(language, name) for name in page.see if name not in found}
    return [*found.values()][:MOST]


@lru_cache
def _known(language: str) -> dict[str, str]:
    """All that leads to a page, and how it is written."""
    return {each.casefold(): each for page in pages(language) for each in (
        *(form for word in page.keywords for form in word.forms), *page.words, page.heading)}

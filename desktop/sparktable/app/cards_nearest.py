"""Which cards may have been meant where none is what is looked for."""
from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from typing import NamedTuple

from sparktable.app.card_search import Entry, Wish, matching
from sparktable.app.translations import WORDS

ALIKE = 0.7
"""How much of a word must be as it was typed."""
LONG = 3
"""Shorter words say little."""
MOST_WORDS, MOST_LETTERS = 8, 40
"""Of what was typed no more is compared."""


class Nearest(NamedTuple):
    """Cards, and how they are near: `unsifted` without filters, `alike` in name, `some` in a word, or `all`."""

    how: str
    found: tuple[Entry, ...]


def nearest(all_entries: tuple[Entry, ...], wish: Wish, language: str) -> Nearest:
    """What comes nearest: first what only filters keep away, then names that are written much like it, then cards
    that say some of it; or all that pass the filters, or simply all."""
    filters = wish._replace(text="")
    if wish.text.strip() and filters != Wish() and (found := matching(all_entries, Wish(wish.text), language)):
        return Nearest("unsifted", found)
    words = dict.fromkeys(word[:MOST_LETTERS] for word in wish.text.casefold().split() if len(word) >= LONG)
    typed = [*words][:MOST_WORDS]
    sifted = matching(all_entries, filters, language) or all_entries
    if typed:
        for shelf in (sifted, all_entries) if filters != Wish() else (all_entries,):
            if found := _alike(shelf, typed, language):
                return Nearest("alike", found)
        for word in sorted(typed, key=len, reverse=True):
            if found := matching(all_entries, Wish(word), language):
                return Nearest("some", found)
    return Nearest("all", sifted)


def _alike(shelf: tuple[Entry, ...], typed: list[str], language: str) -> tuple[Entry, ...]:
    """Those whose name has words like it, the most alike first."""
    known = dict.fromkeys(word for entry in shelf for word in _names(entry, language))
    ranks: dict[str, int] = {}
    for word in typed:
        for rank, near in enumerate(get_close_matches(word, known, 6, ALIKE)):
            ranks[near] = min(rank, ranks.get(near, rank))
    near = [(-sum(name in ranks for name in names), min(ranks[name] for name in names if name in ranks), place)
            for place, names in enumerate(_names(entry, language) for entry in shelf)
            if any(name in ranks for name in names)]
    return tuple(shelf[place] for _, _, place in sorted(near))


@lru_cache(maxsize=4096)
def _names(entry: Entry, language: str) -> tuple[str, ...]:
    """The words of its title, as it is called in English and in the language that is spoken."""
    titles = f"{entry.card.name} {WORDS.title(entry.game, entry.card)}".casefold()
    return tuple(dict.fromkeys(word.strip(",.!?():“”\"") for word in titles.split() if len(word) >= LONG))

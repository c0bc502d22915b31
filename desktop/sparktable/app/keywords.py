"""The words of a game in what is said at the table: each leads to its page of the rules. Names are no such words:
a player called King has nothing to do with kings."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from sparktable.app.rules_page import Keyword, keywords
from sparktable.app.sentence_parts import Part
from sparktable.app.translations import Words

GAP = "…"
"""Between the parts of a word that others come between, as in "lege…ab"."""


class Hit(NamedTuple):
    """A word where it stands in a text."""

    start: int
    end: int
    keyword: Keyword


class Lexicon:
    """Finds the words of one game in the language that is spoken."""

    def __init__(self, game: str, words: Words, titles: Callable[[], Iterable[str]],
                 players: Callable[[], Sequence[str]]) -> None:
        """`titles` are what its cards are called, `players` who sits at the table."""
        self._game, self._words = game, words
        self._titles, self._players = titles, players
        self._called: dict[str, tuple[str, ...]] = {}
        """Language -> what cards are called in it, and no word is."""

    def hits(self, text: str) -> tuple[Hit, ...]:
        language = self._words.language
        known = _known(self._game, language)
        if not known:
            return ()
        if language not in self._called:  # a card that is called as a word of the rules hides none: "Damage" is both
            self._called[language] = tuple(name for name in dict.fromkeys(self._titles()) if name not in known)
        wanted = _pattern(_forms(self._game, language), (*self._called[language], *self._players()))
        return tuple(Hit(*found.span(), known[found["word"]]) for found in wanted.finditer(text) if found["word"])

    def told(self, *texts: str) -> tuple[Keyword, ...]:
        """The words in these texts, each once."""
        return tuple(dict.fromkeys(hit.keyword for text in texts for hit in self.hits(text)))

    def named(self, word: str) -> Keyword:
        return _known(self._game, self._words.language)[word]

    def on_card(self, card: Any, rulings: Mapping[str, str]) -> tuple[Keyword, ...]:
        """The words that a card says at a table that plays by these rulings."""
        language = self._words.language
        if not _known(self._game, language):
            return ()
        from sparktable.text import card_text, plain_text, wording  # it brings all cards along

        said = card_text(self._game, card, language, rulings)
        texts = (said.full_type, *wording(self._game).numbers(card, language), *said.texts())
        return self.told(*(plain_text(self._game, text, language) for text in texts))

    def parted(self, parts: Sequence[Part]) -> tuple[Part, ...]:
        """The parts of a sentence, with such words as parts of their own."""
        return tuple(piece for part in parts for piece in ((part,) if part.ref else self._apart(part.text))
                     if piece.text)

    def _apart(self, text: str) -> Iterator[Part]:
        at = 0
        for hit in self.hits(text):
            yield Part(text[at:hit.start])
            yield Part(text[hit.start:hit.end], keyword=hit.keyword)
            at = hit.end
        yield Part(text[at:])


@lru_cache
def _known(game: str, language: str) -> dict[str, Keyword]:
    """How it is written -> the word; at the beginning of a sentence it is written large."""
    forms = {form.partition(GAP)[0]: keyword for keyword in keywords(game, language) for form in keyword.forms}
    return {_large(form): keyword for form, keyword in forms.items()} | forms


@lru_cache
def _forms(game: str, language: str) -> tuple[str, ...]:
    forms = [form for keyword in keywords(game, language) for form in keyword.forms]
    return tuple(dict.fromkeys((*forms, *map(_large, forms))))


def _large(form: str) -> str:
    return form[:1].upper() + form[1:]


@lru_cache(maxsize=64)
def _pattern(words: tuple[str, ...], names: tuple[str, ...]) -> re.Pattern[str]:
    """Whole words, the longest there is; a name hides those in it."""
    return re.compile(rf"(?<!\w)(?:(?P<name>{_any(names)})|(?P<word>{_any(words)}))(?!\w)")


def _any(texts: Iterable[str]) -> str:
    return "|".join(map(_written, sorted(filter(None, texts), key=len, reverse=True))) or r"(?!)"


def _written(text: str) -> str:
    """What finds a word; of one in two parts the first, if the other follows."""
    first, parted, rest = text.partition(GAP)
    return re.escape(first) + (rf"(?!\w)(?=[^.:;]*?(?<!\w){re.escape(rest)}(?!\w))" if parted else "")

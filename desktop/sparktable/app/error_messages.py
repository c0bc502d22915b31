"""What the record says about files, in the player's language.

The record knows no catalogues and says its sentences in English. The English catalogue holds the same sentences as
templates, `trouble.*`: a sentence is found among them, and said again with its facts in the language that is set.
"""
from __future__ import annotations

import re
from functools import cache
from string import Formatter

from sparktable.app.translations import FALLBACK, WORDS

_FILE = re.compile(r"'(?P<file>[^']*)' (?P<what>.*)", re.DOTALL)
_QUOTED = re.compile(r"(?<!\w)'([^']*)'(?!\w)")
DAMAGED = frozenset(f"trouble.{what}" for what in (
    "damaged", "bytes", "cut", "altered", "fraction", "half_letter", "picture", "texts", "text", "digits", "values",
    "lists", "deep", "lines", "odd_save", "odd_journal", "no_position", "seats", "counts", "no_journal", "early_cut"))
"""What can be wrong inside a file: for a report, and for nobody else."""


def in_words(sentence: str) -> str:
    """A sentence of the record in the player's language, its quotation marks as they are printed; one that is unknown
    stays as it is."""
    if WORDS.language == FALLBACK:
        return _QUOTED.sub("“\\1”", sentence)
    named = _FILE.fullmatch(sentence)
    if named is None:
        return " ".join(_clauses(part) for part in re.split(r"(?<=\.) (?=[A-Z0-9])", sentence))
    return WORDS.say("trouble.of", file=named["file"], what=_clauses(named["what"]))


def plainly(sentence: str) -> str:
    """The same for whoever only wants to know what can be done: how a file is damaged tells them nothing."""
    named = damaged(sentence)
    if named is None:
        return in_words(sentence)
    autosave = next((found for key, pattern in _patterns() if key == "trouble.autosave"
                     and (found := pattern.search(sentence))), None)
    if autosave is None:
        return WORDS.say("load.damaged", file=named["file"])
    return WORDS.say("load.damaged.autosave", file=named["file"], turn=autosave["turn"])


def damaged(sentence: str) -> re.Match[str] | None:
    """Which file a sentence is about, if that does not hold what it should."""
    named = _FILE.fullmatch(sentence)
    if named is None:
        return None
    what = named["what"]
    ends = [*(between.start() for between in re.finditer("; ", what)), len(what)]
    key = next((key for end in ends if (key := _key(what[:end]))), "")
    return named if key in DAMAGED else None


def _clauses(text: str) -> str:
    """What is wrong, and after semicolons what to do about it."""
    for between in re.finditer("; ", text):
        first = _known(text[:between.start()])
        if first is not None:
            return f"{first}; {_clauses(text[between.end():])}"
    return _known(text) or text


def _key(text: str) -> str:
    return next((key for key, pattern in _patterns() if pattern.fullmatch(text)), "")


def _known(text: str) -> str | None:
    for key, pattern in _patterns():
        found = pattern.fullmatch(text)
        if found is not None:
            return WORDS.say(key, **{name: _known(fact) or fact for name, fact in found.groupdict().items()})
    return None


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The templates: those that begin with words of their own first, and those with more of them before others. A
    fact at the beginning would swallow whatever stands there."""
    templates = [(key, WORDS.template(key, FALLBACK)) for key in WORDS.keys(FALLBACK)
                 if key.startswith("trouble.") and key != "trouble.of"]
    plain = [(key, template) for key, template in templates if isinstance(template, str)]
    plain.sort(key=lambda entry: (entry[1].startswith("{"),
                                  -sum(len(literal) for literal, *_ in Formatter().parse(entry[1]))))
    return tuple((key, _pattern(template)) for key, template in plain)


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile("".join(re.escape(literal) + (f"(?P<{name}>.+)" if name else "")
                              for literal, name, *_ in Formatter().parse(template)), re.DOTALL)

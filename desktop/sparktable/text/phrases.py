"""Sentences of cards by key, a file a language: `translations/<game>/cards/<language>.json`.

What the cards of any game may say stands in `translations/shared/cards/`; a game's own sentences come before it.

`{name}` stands for what the case brings, `{name:form}` for a form of it:

    "Push": "Du darfst {it:acc} bis zu {n} {n:Feld|Felder} weit bewegen, aber an niemandem vorbei."

A number or a yes-or-no chooses between wordings (`{n:card|cards}`, `{up_to:up to |}`); of another phrase the form is
a case: `{it:acc}` is said with "it.acc" where the language has that, else with "it". A sentence may begin in upper
case wherever it comes (`{effect:capital}`: German wants that behind a colon). An icon (`{power}`) stays as it
is.
"""
from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from sparktable.resources import TRANSLATIONS

from .templates import Untold

FALLBACK = "en"
Form = Callable[[str], str]
"""A phrase that is still to be put into its form: the empty one, or a case."""

_FIELD = re.compile(r"\{(\w+)(?::([^{}]*))?\}")


def capital(text: str) -> str:
    """The first letter in upper case, behind marks as well."""
    start = 2 if text.startswith("**") else 0
    return text[:start] + text[start:start + 1].upper() + text[start + 1:]


def small(text: str) -> str:
    """A sentence as the end of another."""
    return text[:1].lower() + text[1:]


@dataclass(frozen=True, eq=False)
class Phrases:
    """The sentences of one game in one language."""

    language: str
    templates: Mapping[str, str]

    def say(self, key: str, **facts: Any) -> str:
        """The sentence of this key."""
        return self.fill(self.template(key), facts)

    def template(self, key: str) -> str:
        """The sentence with its marks."""
        if (template := self.templates.get(key)) is None:
            raise Untold(f"no words for '{key}' in '{self.language}'")
        return template

    def phrase(self, key: str, **facts: Any) -> Form:
        """A part of a sentence, which chooses the form."""
        return lambda form: self.say(f"{key}.{form}" if f"{key}.{form}" in self.templates else key, **facts)

    def fill(self, template: str, facts: Mapping[str, Any]) -> str:
        """A template with the facts in place."""
        def put(field: re.Match[str]) -> str:
            name, form = field[1], field[2] or ""
            if name in facts:
                return _formed(facts[name], form)
            if f"icon.{name}" in self.templates and not form:
                return field[0]
            raise Untold(f"nothing is said for {field[0]} in '{template}'")
        return _FIELD.sub(put, template)

    def table(self, family: str) -> dict[str, str]:
        """All sentences whose keys begin with the family's name, without it."""
        return {key.removeprefix(f"{family}."): text for key, text in self.templates.items()
                if key.startswith(f"{family}.")}


def _formed(fact: Any, form: str) -> str:
    if form == "capital":
        return capital(_formed(fact, ""))
    if callable(fact):
        return str(fact(form))
    if "|" in form:
        one, other = form.split("|")
        return one if fact is True or fact == 1 else other
    return small(fact) if form == "small" else str(fact)


@cache
def phrases(game: str, language: str) -> Phrases:
    """The sentences of a game's cards; in English where the language is not there."""
    paths = [TRANSLATIONS / folder / "cards" / f"{language}.json" for folder in ("shared", game)]
    if not paths[-1].is_file():
        return phrases(game, FALLBACK)
    shared, own = (json.loads(path.read_text("utf-8")) for path in paths)
    return Phrases(language, shared | own)

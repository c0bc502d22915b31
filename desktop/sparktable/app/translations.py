"""Words: every sentence that a player sees, in the player's language. No Qt: rules, opponents and windows
share it.

A language is one catalogue, `translations/<code>.json`: message key to whole-sentence template, with
`{names}` for what the case brings. Where a number decides the wording, the template is a table by plural
category:

    "log.drew": {"one": "{who} draws a card.", "other": "{who} draws {n} cards."}

The number is `n`, or the fact that the table names: `{"by": "distance", "one": ..., "other": ...}`.

A key that a language lacks is said in English; one that English lacks is shown as it is and remembered in
`missing`, which the tests hold empty.
"""
from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from sparktable.kernel.names import shown
from sparktable.kernel.nodes import given
from sparktable.resources import TRANSLATIONS

Template = str | Mapping[str, str]
FALLBACK = "en"
PSEUDO = "pseudo"
"""English with accents, brackets and 40 % more length: what stays plain has escaped translation."""
SYSTEM = "system"


def germanic(n: int) -> str:
    return "one" if n == 1 else "other"


def _french(n: int) -> str:
    return "one" if n in (0, 1) else "other"


def _slavic(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def _polish(n: int) -> str:
    return "one" if n == 1 else {"one": "many"}.get(_slavic(n), _slavic(n))


def _czech(n: int) -> str:
    return "one" if n == 1 else "few" if n in (2, 3, 4) else "other"


def _alike(n: int) -> str:
    return "other"


BY = "by"
"""What a table by plural category calls its number, where that is not `n`."""
PLURALS: Mapping[str, Callable[[int], str]] = {
    "fr": _french, "pt": _french, "pl": _polish, "ru": _slavic, "uk": _slavic,
    "cs": _czech, "sk": _czech,
    "ja": _alike, "ko": _alike, "zh": _alike,
}
"""Language code to the plural category of a number, for languages that do not do as English does."""

_FIXED = re.compile(r"(\{\{[^{}]*\}\}|\{[^{}]*\})")
_ACCENTED = str.maketrans("AEIOUYaeiouycnszCNSZ", "ÅÉÎÖÛÝåéîöûýçñšžÇÑŠŽ")


def stretch(text: str) -> str:
    """A template in the pseudo-language: `{names}` and `{{icons}}` stay, letters get accents, the length grows by
    40 %."""
    if not text:
        return ""  # what is left out on purpose
    accented = "".join(part if part.startswith("{") else part.translate(_ACCENTED) for part in _FIXED.split(text))
    padding = " ".join("~" * 5 for _ in range(max(1, round(len(text) * 0.4) // 6)))
    return f"[{accented} {padding}]"


def _catalogue(language: str) -> dict[str, Template]:
    found: dict[str, Template] = {}
    for path in (TRANSLATIONS / f"{language}.json", *sorted(TRANSLATIONS.glob(f"*/{language}.json"))):
        if path.is_file():
            found |= json.loads(path.read_text("utf-8"))
    return found


def languages() -> tuple[str, ...]:
    """The codes of the languages that come with the program."""
    return tuple(sorted(path.stem for path in TRANSLATIONS.glob("*.json")))


@dataclass(slots=True)
class Words:
    """The sentences of one language at a time."""

    language: str = FALLBACK
    missing: set[str] = field(default_factory=set)
    _tables: dict[str, dict[str, Template]] = field(default_factory=dict)

    def use(self, language: str) -> None:
        """Speak this language from now on; an unknown one means English."""
        known = language == PSEUDO or language in languages()
        self.language = language if known else FALLBACK

    def has(self, key: str) -> bool:
        """Whether English, and so every language, can say this."""
        return key in self._table(FALLBACK)

    def say(self, key: str, /, **facts: Any) -> str:
        """The sentence for this key. A number chooses the plural."""
        template = self._table(self.language).get(key)
        if template is None and (template := self._table(FALLBACK).get(key)) is None:
            self.missing.add(key)
            return key
        if isinstance(template, str):
            return template.format_map(facts) if facts else template.format()
        category = PLURALS.get(self.language, germanic)(abs(int(facts[template.get(BY, "n")])))
        return template.get(category, template["other"]).format_map(facts)

    def first(self, *keys: str, **facts: Any) -> str:
        """The sentence for the first of these keys that there is: the special case before the general one."""
        return self.say(next((key for key in keys if self.has(key)), keys[0]), **facts)

    def level(self, name: str) -> str:
        """Who plays: a person, or an opponent by level; a file may name one that is not offered."""
        return self.first(f"level.{name}", "level.other")

    def title(self, game: str, card: Any) -> str:
        """What a title is called: by the name that it bears, or where that says no more than its sort and its
        numbers, by those (`<game>.title.<type>`)."""
        key = f"{game}.title.{getattr(card, 'type', '')}"
        return self.say(key, **given(card)) if self.has(key) else shown(str(card.name))

    def keys(self, language: str | None = None) -> Iterator[str]:
        return iter(self._table(language or self.language))

    def template(self, key: str, language: str) -> Template | None:
        """The template as its translator wrote it."""
        return self._table(language).get(key)

    def add(self, language: str, entries: Mapping[str, Template]) -> None:
        """Teach further sentences: a game that brings its own."""
        self._table(language).update(entries)
        if language == FALLBACK:
            self._tables.pop(PSEUDO, None)  # it is made from English, when it is next spoken

    def _table(self, language: str) -> dict[str, Template]:
        if language not in self._tables:
            self._tables[language] = self._pseudo() if language == PSEUDO else _catalogue(language)
        return self._tables[language]

    def _pseudo(self) -> dict[str, Template]:
        return {key: stretch(template) if isinstance(template, str)
                else {category: text if category == BY else stretch(text) for category, text in template.items()}
                for key, template in self._table(FALLBACK).items()}


WORDS = Words()
"""The one instance that the running program speaks through."""

say = WORDS.say

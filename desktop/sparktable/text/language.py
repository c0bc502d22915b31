"""What a language must be able to do with clauses, for the cards of any game.

A sentence is data (`phrases.py`); a *clause* is such a sentence taken apart, so that it can be an order, stand behind
"you may" or behind a condition, and be one of several. Its template marks the verb, and what follows the verb:

    "Draw": "[draw] {n:card|cards}"                           "[ziehen] {n:Karte|Karten}"
    "Push.them": "{them} [moves] to an adjacent space"        "{them:nom} [bewegen] sich auf ein angrenzendes Feld"
    "SpendFor": "[spend] {price} to {effect:may}"             "[ausgeben] {price} //, um {effect:purpose}"
"""
from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from .phrases import Phrases, capital

_PARTS = re.compile(r"(?:(?P<subject>[^\[]*?) ?\[(?P<verb>[^\]]+)\] ?)?(?P<rest>.*)", re.DOTALL)


class Clause(ABC):
    """A part of a sentence with a verb. It never changes: each way of using it gives another."""

    subject: str
    """Empty for what you do."""
    whole: bool
    """It has conditions or sentences of its own and cannot be one of several in a sentence."""

    @property
    @abstractmethod
    def full(self) -> str:
        """The main clause, in lower case: an order where you are to do it."""

    @abstractmethod
    def __call__(self, form: str) -> str:
        """As a part of another sentence: "" in full, "inverted", behind you "may", behind "when", as a "purpose"."""

    @abstractmethod
    def you_may(self) -> Clause:
        """Left to you."""

    @abstractmethod
    def given(self, lead: str) -> Clause:
        """Behind a condition ("if you are here"); one that it has already is the second."""

    @abstractmethod
    def plus(self, text: str, *, whole: bool = False) -> Clause:
        """With more words behind all that it says."""

    @abstractmethod
    def then(self, text: str) -> Clause:
        """With a further sentence."""


class Parts(NamedTuple):
    """A template taken apart, with everything filled in."""

    subject: str
    verb: str
    rest: str
    after: str


class Language(ABC):
    """One language: its sentences, and its grammar as far as any game needs it."""

    you: tuple[str, ...]
    """Subjects that mean the text's player."""
    yourself: tuple[str, ...] = ()
    """Words that no time may stand before."""

    def __init__(self, words: Phrases) -> None:
        self.words = words
        self.icons = words.table("icon")

    @abstractmethod
    def clause(self, parts: Parts, whole: bool = False) -> Clause:
        """A template as a clause."""

    @abstractmethod
    def joined(self, clauses: Sequence[Clause], last: str) -> Clause:
        """Several simple clauses as one ("and", "or"); what they share is said once."""

    @abstractmethod
    def in_order(self, first: Clause, second: Clause) -> Clause:
        """One, then the other."""

    @abstractmethod
    def sentences(self, clauses: Sequence[Clause]) -> Clause:
        """Several clauses one sentence after the other."""

    def parts(self, key: str, subject: str, **facts: Any) -> Parts:
        """The template of this key, filled in; it may bring its own subject."""
        said, _, after = self.words.template(key).partition(" //")
        found = _PARTS.fullmatch(said)
        assert found is not None
        fill = self.words.fill
        own, verb, rest = (fill(found[part] or "", facts).strip() for part in ("subject", "verb", "rest"))
        return Parts(own or subject, verb, rest, fill(after, facts))

    def both(self, conditions: Sequence[str]) -> str:
        """Conditions that must all hold, as one."""
        return f" {self.words.say('list.and')} ".join(conditions)

    def listed(self, items: Sequence[str], last: str) -> str:
        """"a, b and c"."""
        if len(items) == 1:
            return items[0]
        return f"{', '.join(items[:-1])} {self.words.say(f'list.{last}')} {items[-1]}"

    def options(self, effects: Sequence[str]) -> str:
        """"a; b; or c"; what depends on the first half of one is said more briefly."""
        text = f"{'; '.join(effects[:-1])}; {self.words.say('list.or')} {effects[-1]}"
        return text.replace(f". {self.words.say('IfDo.you')}, ", f", {self.words.say('list.then')} ")


def sentence(clause: Clause | str) -> str:
    text = clause if isinstance(clause, str) else clause.full
    return capital(text) + ("" if text.endswith((".", ".)")) else ".")


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"

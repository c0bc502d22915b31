"""What a clause is told in, for any game: the language, the card, who is meant by "it", where the clause stands."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .language import Clause, Language
from .phrases import Form


@dataclass(frozen=True)
class Telling:
    """The surroundings of a clause. A game adds its rulings and what its texts may speak of."""

    tongue: Language
    card: Any = None
    """The card that speaks, where one does."""
    them: Any = field(default=None, kw_only=True)
    """Those just introduced: the clause names them where it first speaks of them."""
    each: bool = field(default=False, kw_only=True)
    """Every one of them is concerned."""
    known: bool = field(default=False, kw_only=True)
    """They have been named: a pronoun will do."""
    many: bool = field(default=False, kw_only=True)
    """The cards last chosen may be several."""
    gender: str = field(default="f", kw_only=True)
    """Of the noun that a pronoun for the card last chosen stands for: "m", "f" or "n"."""
    apart: bool = field(default=False, kw_only=True)
    """The card last chosen was named in another sentence."""
    nested: bool = field(default=False, kw_only=True)
    """The clause stands inside another and must stay one sentence where it can."""
    optional: bool = field(default=False, kw_only=True)
    """It stands behind "you may"."""

    def standing(self) -> Mapping[str, Form]:
        """What any sentence may speak of."""
        return {}

    def say(self, key: str, **facts: Any) -> str:
        """The sentence of this key."""
        return self.tongue.words.say(key, **self.standing(), **facts)

    def clause(self, key: str, subject: str = "", *, whole: bool = False, **facts: Any) -> Clause:
        """The sentence of this key as a clause."""
        return self.tongue.clause(self.tongue.parts(key, subject, **self.standing(), **facts), whole)

    def has(self, key: str) -> bool:
        return key in self.tongue.words.templates

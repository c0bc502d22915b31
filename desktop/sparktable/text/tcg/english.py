"""English noun phrases for the Transformers TCG."""
from __future__ import annotations

from sparktable.games.tcg.card import CHARACTER
from sparktable.games.tcg.verbs.select import ENEMY, YOURS

from ..english import English
from .kinds import Kind, Referent
from .tongue import Tongue

ENEMIES = ("enemy", "enemies")
"""What characters of the opponent are called, where no more is said of them."""


def a(phrase: str) -> str:
    """With the indefinite article, by its sound: "an Upgrade", "a Utility"."""
    return f"{'an' if phrase[0] in 'aeioAEIO' or phrase.lower().startswith(('un', 'up')) else 'a'} {phrase}"


class TcgEnglish(English, Tongue):
    """How English names things."""

    def _noun(self, name: str) -> tuple[str, str]:
        one, several = self.words.say(f"noun.{name}").split("|")
        return one, several

    def pronoun(self, thing: Referent, case: str) -> str:
        if case == "gen":
            return "their" if thing.many else "its"
        return ("they" if case == "nom" else "them") if thing.many else "it"

    def that(self, thing: Referent, case: str) -> str:
        one, several = self._noun(thing.noun)
        said = f"those {several}" if thing.many else f"that {one}"
        return self._owning(said) if case == "gen" else said

    def each_of_them(self, thing: Referent, case: str) -> str:
        return "each of them"

    def named(self, key: str, case: str) -> str:
        said = self.words.say(key)
        return self._owning(said) if case == "gen" else said

    @staticmethod
    def _owning(said: str) -> str:
        return f"{said}’" if said.endswith("s") else f"{said}’s"

    def phrase(self, kind: Kind, several: bool) -> str:
        """"other tapped Cars in bot mode", "enemies"."""
        words = [self.words.say(f"adj.{name}") for name in kind.adjectives]
        if kind.names:
            heads = self.listed(kind.names, "and" if several else "or")
        elif kind.owner == ENEMY and kind.nouns == (CHARACTER,) and not kind.first:
            heads = ENEMIES[several]
        else:
            words += [self.words.say("adj.enemy")] if kind.owner == ENEMY else []
            link = "and" if several else "or"
            nouns = [self._noun(noun)[several] for noun in kind.nouns]
            if all(noun.endswith(f" {nouns[-1].rpartition(' ')[2]}") for noun in nouns):
                nouns = [*(noun.rpartition(" ")[0] for noun in nouns[:-1]), nouns[-1]]
            heads = self.listed(nouns, link)
        return " ".join(word for word in (*words, kind.first, heads, *kind.after) if word)

    def one(self, kind: Kind, case: str) -> str:
        if kind.definite:
            return self.words.say(kind.definite)
        if kind.names and kind.adjectives in ((), ("further",)):
            return f"your {self.phrase(kind, False)}" if kind.owner == YOURS else self.phrase(kind, False)
        if kind.owner == YOURS:
            phrase = self.phrase(kind, True)
            return f"another of your {phrase[6:]}" if phrase.startswith("other ") else f"one of your {phrase}"
        return self._an(self.phrase(kind, False))

    @staticmethod
    def _an(phrase: str) -> str:
        return phrase.replace("other ", "another ", 1) if phrase.startswith("other ") else a(phrase)

    def each(self, kind: Kind, case: str) -> str:
        if kind.definite:
            return self.one(kind, case)
        if kind.names and not kind.names[0].startswith("“"):
            return self.several(kind, case)
        if kind.owner == YOURS:
            return f"each of your {self.phrase(kind, True)}"
        return f"each {self.phrase(kind, False)}"

    def every(self, kind: Kind, case: str) -> str:
        return self.one(kind, case) if kind.definite else f"all {self.several(kind, case)}"

    def several(self, kind: Kind, case: str) -> str:
        return f"{'your ' if kind.owner == YOURS else ''}{self.phrase(kind, True)}"

    def none(self, kind: Kind, case: str) -> str:
        return f"none of your {self.phrase(kind, True)}" if kind.owner == YOURS else f"no {self.phrase(kind, True)}"

    def some(self, kind: Kind, n: str, single: bool, case: str) -> str:
        if kind.owner == YOURS:
            return f"{n} of your {self.phrase(kind, True)}"
        return f"{n} {self.phrase(kind, not single)}"

    def bare(self, kind: Kind, several: bool) -> str:
        return self.phrase(kind, several)

    def indefinite(self, noun: str) -> str:
        return a(self._noun(noun)[0])

    def plain_plural(self, noun: str) -> str:
        return self._noun(noun)[1]

    def trait(self, noun: str) -> str:
        return self.words.say(f"trait.{noun}") if f"trait.{noun}" in self.words.templates else self._noun(noun)[0]

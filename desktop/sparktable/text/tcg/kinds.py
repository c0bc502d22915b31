"""What names are made of, for any language: what a pronoun stands for, and what a selection finds, taken apart."""
from __future__ import annotations

from typing import NamedTuple

from sparktable.games.tcg.card import ACTION, CHARACTER, SECRET, SLOTS, UPGRADE


class Referent(NamedTuple):
    """What a pronoun stands for: its noun ("car", "card"), and whether there are several."""

    noun: str = CHARACTER
    many: bool = False


SOMEBODY = Referent()
CARDS = frozenset(("card", "battle card", ACTION, SECRET, UPGRADE, *SLOTS, "battle master upgrade", "stratagem"))
"""Nouns for what is no character."""


class Kind(NamedTuple):
    """Something that a noun stands for."""

    nouns: tuple[str, ...] = (CHARACTER,)
    """Any of these."""
    owner: str = ""
    """YOURS or ENEMY, where they are called so."""
    adjectives: tuple[str, ...] = ()
    first: str = ""
    """The faction in front of the noun."""
    names: tuple[str, ...] = ()
    """Instead of a noun, any of these."""
    after: tuple[str, ...] = ()
    """What stands behind the noun, already said."""
    definite: str = ""
    """The key of a phrase that says all: "the top card of your deck"."""

    @property
    def noun(self) -> str:
        return self.nouns[0] if len(self.nouns) == 1 else CHARACTER

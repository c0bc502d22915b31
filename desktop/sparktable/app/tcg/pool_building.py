"""A deck built from what came out of packs: only those titles, and only so many of each."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from sparktable.ai.tcg.deck_building import built_deck
from sparktable.app.tcg.deck_building import Building
from sparktable.app.translations import WORDS
from sparktable.games.tcg.decks import LEAST_SEALED, Deck
from sparktable.games.tcg.sealed import most_of, sealed_faults


class PoolBuilding(Building):
    """One deck being built from a pool."""

    least = LEAST_SEALED

    def __init__(self, deck: Deck, pool: Mapping[str, int]) -> None:
        super().__init__(deck)
        self.pool = Counter(pool)
        self.entries = tuple(entry for entry in self.entries if entry.card.full_name in self.pool)

    def add(self, name: str, *, aside: bool = False) -> None:
        """Nothing where all of it lies there already."""
        if self.count(name) + self.count(name, aside=True) < self.pool[name]:
            super().add(name, aside=aside)

    def most(self, name: str) -> int:
        return most_of(self.pool, name)

    def complaints(self) -> list[str]:
        return [WORDS.say(f"tcg.deck.fault.{fault.key}", **dict(fault.args))
                for fault in sealed_faults(self.pool, self.deck)]

    def build(self) -> None:
        """Have it built as opponents build theirs."""
        self.open(built_deck(self.pool, self.deck.name))

"""What a text of Battle for Cybertron is told in: the card that speaks, whom it is about, in which language."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from sparktable.games.arena.card import ArenaCard
from sparktable.games.arena.rules.rulings import RULINGS
from sparktable.games.arena.verbs.aim import AtEach, AtOne, EachPlayer, FromOne
from sparktable.games.arena.verbs.board import Damage

from ..phrases import Phrases

FOE, IT, ONE, EACH = "foe", "it", "one", "each"
"""Who is meant: the other one of the combat, the one just named, one of those named now, each of them."""


@dataclass(frozen=True)
class Scene:
    """The surroundings of a clause."""

    words: Phrases
    card: ArenaCard
    rulings: Mapping[str, str] = field(default_factory=dict)
    it: tuple[str, str] = (FOE, "")
    """Which Transformer is meant, and where it stands."""
    them: tuple[str, str] = (FOE, "")
    """Which player is meant: how many of whom."""

    def say(self, key: str, **facts: Any) -> str:
        """A sentence, which may speak of those that the text is about."""
        (which, where), (how_many, whom) = self.it, self.them
        words = self.words
        it = words.phrase(f"it.{which}", where=words.phrase(f"where.{where}"))
        return words.say(key, it=it, them=words.phrase(f"them.{how_many}{whom and '.'}{whom}"), **facts)

    def ruling(self, name: str) -> str:
        return str(RULINGS.value(self.rulings, name))

    def at(self, effect: AtOne | AtEach) -> tuple[bool, Scene]:
        """Whether those concerned are named in a sentence of their own, and the scene of what is done to them."""
        if isinstance(effect, AtEach):
            return False, replace(self, it=(EACH, effect.where))
        whole = isinstance(effect.body, Damage)
        return not whole, replace(self, it=(ONE, effect.where) if whole else (IT, ""), them=(IT, ""))

    def of(self, effect: FromOne | EachPlayer) -> Scene:
        """The scene of what is done to players."""
        if isinstance(effect, FromOne):
            return replace(self, them=(ONE, effect.whom))
        return replace(self, them=(EACH, self.ruling(effect.ruling) if effect.ruling else effect.whom))

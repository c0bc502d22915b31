"""What a text of Battle for Cybertron is told in, and what a language must be able to say."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from sparktable.games.arena.card import ArenaCard
from sparktable.games.arena.rules.rulings import RULINGS
from sparktable.games.arena.verbs.aim import AtEach, AtOne, EachPlayer, FromOne
from sparktable.games.arena.verbs.board import Damage
from sparktable.kernel.control import Effect

FOE, IT, ONE, EACH = "foe", "it", "one", "each"
"""Who is meant: the other one of the combat, the one just named, one of those named now, each of them."""


@dataclass(frozen=True)
class Scene:
    """The surroundings of a clause."""

    card: ArenaCard
    rulings: Mapping[str, str] = field(default_factory=dict)
    it: tuple[str, str] = (FOE, "")
    """Which Transformer is meant, and where it stands."""
    them: tuple[str, str] = (FOE, "")
    """Which player is meant: how many of whom."""

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


@dataclass(frozen=True)
class Tongue:
    """One language."""

    effect: Callable[[Effect, Scene], str]
    types: Mapping[str, str]
    labels: Mapping[str, str]

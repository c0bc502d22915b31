"""What a language must be able to say about the Matrix game."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sparktable.games.matrix.headings import (
    Ability,
    Encounter,
    Objective,
    Payment,
    RevealAttack,
    Score,
    StartOfTurn,
    Thwart,
    When,
)
from sparktable.games.matrix.statics import Static
from sparktable.kernel.control import Effect

from .scene import Scene


@dataclass(frozen=True)
class Tongue:
    """One language. Each function gives whole sentences; "" where the rulings leave a text out."""

    effect: Callable[[Effect, Scene], str]
    statics: Callable[[Sequence[Static], Scene], list[str]]
    when: Callable[[When, Scene], str]
    payment: Callable[[Payment, Scene], str]
    ability: Callable[[Ability, Scene], str]
    start: Callable[[StartOfTurn, Scene], str]
    attack: Callable[[RevealAttack, Scene], str]
    encounter: Callable[[Encounter, Scene], tuple[str, ...]]
    objective: Callable[[Objective, Scene], str]
    thwart: Callable[[Sequence[Thwart], Scene], str]
    score: Callable[[Score, Scene], str]
    worth: Callable[[Scene], str]
    """What the card is worth at the end."""
    type_line: Callable[[Scene], str]
    subtype: Callable[[Scene], str]
    icons: Mapping[str, str]
    keywords: Mapping[str, str]
    help: Mapping[str, str]
    labels: Mapping[str, str]

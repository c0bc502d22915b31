"""Every title of every box."""
from __future__ import annotations

from functools import cache

from ..card import MatrixCard
from .core import CORE
from .make import UNKNOWN_CARD
from .war_on_cybertron import WAR_ON_CYBERTRON

BOXES: dict[str, tuple[MatrixCard, ...]] = {"war-on-cybertron": WAR_ON_CYBERTRON, "core": CORE}


@cache
def catalogue(titles: tuple[MatrixCard, ...]) -> tuple[MatrixCard, ...]:
    """The titles with their texts labelled, and the unknown card last."""
    cards = (*titles, UNKNOWN_CARD)
    for card in cards:
        card.label()
    return cards

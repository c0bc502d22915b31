"""Every title: the eight Transformers, the cards of their decks, and the unknown card."""
from __future__ import annotations

from ..card import UNKNOWN, ArenaCard, Transformer
from .autobots import AUTOBOTS
from .decepticons import DECEPTICONS

TRANSFORMERS: tuple[Transformer, ...] = (*AUTOBOTS, *DECEPTICONS)
CATALOGUE: tuple[ArenaCard, ...] = (*TRANSFORMERS, *(title for each in TRANSFORMERS for title in each.deck),
                                    ArenaCard("Unknown", UNKNOWN))
BLANK = len(CATALOGUE) - 1
"""Stands for any card that a viewer does not know, and for those of a player who has not chosen yet."""

_NUMBER = {title: number for number, title in enumerate(CATALOGUE)}
DECKLIST: tuple[tuple[int, ...], ...] = tuple(
    tuple(_NUMBER[title] for title in each.deck for _ in range(title.copies)) for each in TRANSFORMERS)
"""Transformer -> the identities of its 31 cards."""
DECK_SIZE = 31

for _title in CATALOGUE:
    _title.label()

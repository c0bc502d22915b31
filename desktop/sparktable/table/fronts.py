"""Titles outside a game: what is drawn of them, as the room of their game tells (`table/<game>/cards.py`)."""
from __future__ import annotations

import importlib
from typing import Any, Protocol, cast

from sparktable.app.translations import Words
from sparktable.table.art.face import Face
from sparktable.table.art.figures import Art
from sparktable.table.tableaus import has_tableau


class Fronts(Protocol):
    """What a game offers."""

    def front(self, card: Any, words: Words, side: int) -> Face:
        """The front of a title; of one with two sides that one."""
        ...

    def arts(self, card: Any) -> tuple[Art, ...]:
        """The pictures on a title's sides, without their words; a game need not tell those of what is no
        character."""
        ...

    def icon(self, card: Any) -> str:
        """The icon of its type."""
        ...


def fronts_of(game: str) -> Fronts | None:
    """How a game's titles look; None for one without pictures."""
    return cast(Fronts, importlib.import_module(f"{__package__}.{game}.cards")) if has_tableau(game) else None

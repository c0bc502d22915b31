"""Which games have a picture of their table: those with a room in here that bears their name."""
from __future__ import annotations

import importlib
import importlib.util
from typing import cast

from sparktable.table.tableau import Tableau


def has_tableau(game: str) -> bool:
    return game.isidentifier() and importlib.util.find_spec(f"{__package__}.{game}") is not None \
        and importlib.util.find_spec(_module(game)) is not None


def tableau_of(game: str) -> Tableau:
    """The tableau of a game, which its room offers under the name TABLEAU; LookupError if it is played in words
    only."""
    if not has_tableau(game):
        raise LookupError(f"there is no tableau for '{game}'")
    return cast(Tableau, importlib.import_module(_module(game)).TABLEAU())


def _module(game: str) -> str:
    return f"{__package__}.{game}.tableau"

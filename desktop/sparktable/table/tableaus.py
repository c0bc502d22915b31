"""Which games have a picture of their table."""
from __future__ import annotations

import importlib
from typing import cast

from sparktable.table.tableau import Tableau

_MODULES = {"matrix": ("sparktable.table.matrix.tableau", "MatrixTableau"),
            "arena": ("sparktable.table.arena.tableau", "ArenaTableau")}


def has_tableau(game: str) -> bool:
    return game in _MODULES


def tableau_of(game: str) -> Tableau:
    """The tableau of a game; LookupError if it is played in words only."""
    if game not in _MODULES:
        raise LookupError(f"there is no tableau for '{game}'")
    module, name = _MODULES[game]
    return cast(Tableau, getattr(importlib.import_module(module), name)())

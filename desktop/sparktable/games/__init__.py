"""The games on the shelf. Each is a package that registers itself when it is imported."""
from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from types import MappingProxyType, ModuleType
from typing import Any

GAMES: Mapping[str, str] = MappingProxyType({"matrix": "deck", "arena": "pawn", "tcg": "deck"})
"""The packages in here that are games, each with its icon, in the order in which they are offered."""

MINUTES: Mapping[str, tuple[int, int]] = MappingProxyType({"matrix": (25, 65), "arena": (15, 70), "tcg": (10, 50)})
"""How long the shortest and the longest of their ways to play takes, as forms say: told before those are read."""

LETTERS: Mapping[str, Mapping[str, str]] = MappingProxyType({
    "tcg": {"flip": "F", "attack": "A", "tap": "T", "other_side": "O"}})
"""Game -> the kinds of answers that a letter takes up at its table, and `other_side` of cards that have two, each
with that letter as the program comes."""


def load_all() -> tuple[ModuleType, ...]:
    """Import every game there is, so that `open_game` knows it. A game's package also offers
    `property_setups()`: the options of every set-up that the property suite must try, and `boxes()`: its titles."""
    names = [f"{__name__}.{name}" for name in GAMES]
    return tuple(importlib.import_module(name) for name in names if importlib.util.find_spec(name))


def boxes() -> dict[str, dict[str, tuple[Any, ...]]]:
    """Game -> box -> its titles, for whoever lists cards; of the games whose cards have their texts."""
    by_name = {module.__name__.rpartition(".")[2]: module for module in load_all()}
    return {name: module.boxes() for name, module in by_name.items()
            if importlib.util.find_spec(f"sparktable.text.{name}")}

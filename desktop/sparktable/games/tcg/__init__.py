"""The Transformers Trading Card Game: two-sided characters, battle cards flipped for their icons."""
from __future__ import annotations

from typing import Any

from sparktable.kernel.scenario import ScenarioAdapter, register_scenarios

from .card import TcgCard
from .cards import BOXES
from .game import TcgGame

__all__ = ["TcgGame", "boxes", "property_setups"]


def boxes() -> dict[str, tuple[TcgCard, ...]]:
    """The titles wave by wave."""
    return BOXES


def property_setups() -> list[dict[str, Any]]:
    """Both ways to play, with decks by name and decks by lot."""
    return [{}, {"mode": "basic"}, {"decks": ["random", "random"]}]


def _scenarios() -> ScenarioAdapter:
    from .scenario import TcgScenarios  # only who reads a scenario file needs it

    return TcgScenarios()


register_scenarios(TcgGame.name, _scenarios)

"""The Transformers Deck-Building Game: both boxes, every mode."""
from __future__ import annotations

from typing import Any

from sparktable.kernel.scenario import ScenarioAdapter, register_scenarios

from .card import MatrixCard
from .cards import BOXES, catalogue
from .game import MatrixGame
from .options import MODES

__all__ = ["MODES", "MatrixGame", "boxes", "property_setups"]


def boxes() -> dict[str, tuple[MatrixCard, ...]]:
    """Box -> its titles."""
    return {box: catalogue(titles)[:-1] for box, titles in BOXES.items()}


def property_setups() -> list[dict[str, Any]]:
    """Every combination of box, mode and number of players, and the options that change the rules."""
    setups: list[dict[str, Any]] = [{"set": box, "mode": mode, "players": players} for box, modes in MODES.items()
                                    for mode, counts in modes.items() for players in counts]
    return [*setups, {"set": "war-on-cybertron", "mode": "co-op", "players": 2, "side": "decepticon"},
            {"set": "core", "mode": "co-op", "players": 3, "expert": True},
            {"set": "core", "mode": "competitive", "players": 5, "first_game": True}]


def _scenarios() -> ScenarioAdapter:
    from .scenario import MatrixScenarios  # only who reads a scenario file needs it

    return MatrixScenarios()


register_scenarios(MatrixGame.name, _scenarios)

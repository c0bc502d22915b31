"""Battle for Cybertron, the board game of 2003: pawns on a battle scene, a die, duels with facedown cards."""
from __future__ import annotations

from typing import Any

from sparktable.kernel.scenario import ScenarioAdapter, register_scenarios

from .card import ArenaCard
from .cards import CATALOGUE
from .game import ArenaGame

__all__ = ["ArenaGame", "boxes", "property_setups"]


def boxes() -> dict[str, tuple[ArenaCard, ...]]:
    """The titles of the one box."""
    return {"battle-for-cybertron": CATALOGUE[:-1]}


def property_setups() -> list[dict[str, Any]]:
    """Every way to play, with the smallest and the largest table, and what changes the course of set-up or play."""
    return [
        {},
        {"draft": True, "rulings": {"exhaust_at": "empty_draw"}},
        {"mode": "team", "players": 4, "board": "rain-forest-assault-arena"},
        {"mode": "team", "players": 6},
        {"mode": "free-for-all", "players": 3, "board": "megatrons-throne-room", "draft": True},
        {"mode": "random-draw", "players": 6, "board": "autobots-mountain-base"},
        {"mode": "master", "players": 2},
        {"mode": "master", "players": 4, "draft": True},
    ]


def _scenarios() -> ScenarioAdapter:
    from .scenario import ArenaScenarios  # only who reads a scenario file needs it

    return ArenaScenarios()


register_scenarios(ArenaGame.name, _scenarios)

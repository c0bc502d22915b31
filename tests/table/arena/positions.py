"""Positions of Battle for Cybertron to sit down at."""
from __future__ import annotations

from typing import Any, NamedTuple

from arena.table import Table, pawn
from sparktable.kernel.game import open_game


class Setting(NamedTuple):
    """A game at its first question."""

    game: Any
    s: Any


def begun(seed: int = 1, **options: Any) -> Setting:
    game = open_game("arena", options)
    return Setting(game, game.new(seed))


def placed(*seats: dict[str, Any], **more: Any) -> Setting:
    table = Table(*seats, **more)
    return Setting(table.s.game, table.s)


def facing(**more: Any) -> Setting:
    """Optimus Prime two squares in front of Megatron, with something to attack and to play."""
    return placed(pawn("Optimus Prime", "A1", "5/1", "Ram'em", "Trailer Bulwark"),
                  pawn("Megatron", "C1", "1/4", "Tyrant Cannon"), actions=2, **more)


def attack(sit, *, seat: int = 0, actions: int = 2):
    """Optimus Prime may attack Megatron, who can defend."""
    both = pawn("Optimus Prime", "A1", "5/1", "4/1"), pawn("Megatron", "C1", "2/3", "1/4")
    return sit(placed(*both, actions=actions), seat=seat)


def answer(ann, kind: str) -> None:
    ann._take(next(option for option in ann.match.decision.options if option.kind == kind))

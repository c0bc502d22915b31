"""How likely a Mission is to be completed while somebody holds it, judged by what it asks for."""
from __future__ import annotations

from sparktable.games.matrix.card import MISSION, MatrixCard
from sparktable.games.matrix.game import MatrixGame
from sparktable.games.matrix.verbs.frames import (
    ALWAYS,
    BATTLE_ENDS,
    BLOCKS_ATTACK,
    CAUSES_AMBUSH,
    CLEARS,
    COMMANDS,
    CONVERTS,
    DEFEATS,
    GAINS,
    MOVES_ONTO,
)

HOPES = {DEFEATS: 0.35, COMMANDS: 0.35, CLEARS: 0.3, GAINS: 0.25, MOVES_ONTO: 0.45, CONVERTS: 0.25, ALWAYS: 0.35,
         CAUSES_AMBUSH: 0.15, BLOCKS_ATTACK: 0.3, BATTLE_ENDS: 0.15}
"""By the event that an objective waits for."""
ONCE_MORE = 0.6
"""Each further time that it must happen within one turn."""
OTHERWISE = 0.3


def hopes_of(game: MatrixGame) -> list[float]:
    """Identity -> the chance."""
    alone = all(len(game.team(seat)) == 1 for seat in range(game.seats))
    return [_hope(card, alone) for card in game.cards]


def _hope(card: MatrixCard, alone: bool) -> float:
    objective = card.objective
    if card.type != MISSION or objective is None:
        return 0.0
    if objective.event == BLOCKS_ATTACK and alone:
        return 0.0  # there is nobody to Block for
    return HOPES.get(objective.event, OTHERWISE) * float(ONCE_MORE ** (objective.count - 1))

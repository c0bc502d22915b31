"""Small positions by chance, in which puzzles are looked for: a duel near its end."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from sparktable.kernel.rng import Dice

from .board import BOARDS, NAMES
from .card import Transformer
from .cards import TRANSFORMERS
from .rules.turn import ACTIONS
from .state import ArenaState, chart

T = TypeVar("T")

WOUNDED = 10
"""So many wound points are left at most."""
FOES_HAND = (0, 0, 1, 1, 2)
DIES = (2, 3, 4, 5)
WIN = "win"


def sketch(dice: Dice) -> dict[str, Any]:
    """One pawn against another, few cards, little left of either, and one turn for it."""
    me, foe = sorted((_one(dice, TRANSFORMERS[:4]), _one(dice, TRANSFORMERS[4:])), key=lambda _: dice.below(1 << 30))
    board = _one(dice, BOARDS)
    told: dict[str, Any] = {"game": "arena", "mode": "duel", "options": {"board": board.slug},
                            "seed": 1 + dice.below(1000)}
    told["seats"] = [
        {"character": me.name, "at": _one(dice, NAMES), "left": dice.below(WOUNDED),
         "hand": _hand(dice, me, 3 + dice.below(3))},
        {"character": foe.name, "at": _one(dice, NAMES), "left": 1 + dice.below(WOUNDED),
         "hand": _hand(dice, foe, _one(dice, FOES_HAND))}]
    told |= {"actions": ACTIONS} if dice.below(2) else {"die": _one(dice, DIES)}
    return told


def feats(s: ArenaState) -> dict[str, int]:
    """The one feat: to have destroyed the foe."""
    return {WIN: int(s.outcome is not None and s.outcome.winners == (0,))}


def task(s: ArenaState) -> dict[str, Any]:
    """How it is told."""
    me, foe = chart(s, 0), chart(s, 1)
    return {"aim": "win", "task": {"en": f"You are {me.name}. Destroy {foe.name} this turn.",
                                   "de": f"Du bist {me.name}. Zerstöre {foe.name} in diesem Zug."},
            "missed": {"en": f"Not this time: {foe.name} still stands.",
                       "de": f"Diesmal nicht: {foe.name} steht noch."}}


def _hand(dice: Dice, who: Transformer, count: int) -> list[str]:
    deck = [title.name for title in who.deck for _ in range(title.copies)]
    places = list(range(len(deck)))
    dice.shuffle(places)
    return [deck[place] for place in places[:count]]


def _one(dice: Dice, some: Sequence[T]) -> T:
    return some[dice.below(len(some))]

"""Positions of duels in which puzzles are looked for: what is told of one, and what can be asked of it."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sparktable.kernel.decisions import Decision
from sparktable.kernel.rng import Dice

from . import questions
from .board import BOARDS, NAMES
from .facts.damage import red_circle
from .options import DUEL
from .state import HAND, PILE, ArenaState, chart, deck_zone, seat_zone, space_of

ME, FOE = 0, 1
GAMES: Sequence[dict[str, Any]] = tuple({"mode": DUEL, "board": board.slug} for board in BOARDS)
WOUNDED = 8
"""Who has no more wound points left than that is in danger."""
MOST_HELD = (4, 2)
"""So many cards of each hand are told."""
WOUNDS = (6, 5, 4, 3, 2)
"""So much damage is worth asking for."""


def excerpt(s: ArenaState, asked: Decision, dice: Dice) -> dict[str, Any] | None:
    """The first seat has rolled, or is about to act for the first time; one of both is wounded. Sometimes all that
    the other holds is known, since no pile is left."""
    turn = asked.kind == questions.MOVE or (asked.kind == questions.ACTION and s.actions)
    left = [red_circle(s, who) - s.damage[who] for who in (ME, FOE)]
    if asked.seat or s.active or not turn or min(left) > WOUNDED or s.die_all:
        return None
    known: dict[str, Any] = {"deck": []} if dice.below(2) else {}
    seats: list[dict[str, Any]] = []
    for who in (ME, FOE):
        held = [s.card(slot).name for slot in s.zones[seat_zone(who, HAND)]]
        dice.shuffle(held)
        seats.append({"character": chart(s, who).name, "at": NAMES[space_of(s, who)], "damage": s.damage[who],
                      "hand": sorted(held[:MOST_HELD[who]]), **known})
    when = {"die": s.die} if asked.kind == questions.MOVE else {"actions": s.actions + 1}
    return {"game": "arena", "mode": DUEL, "options": {"board": s.game.board.slug}, "seed": 1, "seats": seats, **when}


def stakes(s: ArenaState) -> Iterator[tuple[str, int]]:
    """To destroy the foe, or, where that is too much, to wound it; and to be there still after its turn, where it is
    known what the foe can hold."""
    left = [red_circle(s, who) - s.damage[who] for who in (ME, FOE)]
    if left[FOE] <= WOUNDED:
        yield "win", 1
    if left[ME] <= WOUNDED and not s.zones[deck_zone(s, FOE, PILE)]:
        yield "survive", 1
    for wound in WOUNDS:
        if wound < left[FOE]:
            yield "wound", s.damage[FOE] + wound


def task(s: ArenaState, feat: str, far: int) -> dict[str, Any]:
    """A puzzle's aim and its sentences."""
    me, foe = chart(s, ME).name, chart(s, FOE).name
    facts = {"me": me, "foe": foe, "n": far - s.damage[FOE]}
    reach: dict[str, Any] = {"aim": "reach", "reach": {f"damage of {foe}": far}} if feat == "wound" else {"aim": feat}
    return reach | {"task": {language: said.format(**facts) for language, said in TASKS[feat].items()},
                    "missed": {language: said.format(**facts) for language, said in MISSED[feat].items()}}


TASKS = {
    "win": {"en": "You are {me}. Destroy {foe} this turn.", "de": "Du bist {me}. Zerstöre {foe} in diesem Zug."},
    "wound": {"en": "You are {me}. Do {n} damage to {foe} this turn.",
              "de": "Du bist {me}. Füge {foe} in diesem Zug {n} Schaden zu."},
    "survive": {"en": "You are {me}. Whatever {foe} does, be there when your next turn begins.",
                "de": "Du bist {me}. Überlebe bis zu deinem nächsten Zug, was {foe} auch tut."}}
MISSED = {
    "win": {"en": "Not this time: {foe} still stands.", "de": "Diesmal nicht: {foe} steht noch."},
    "wound": {"en": "Not this time: that was less than {n} damage.",
              "de": "Diesmal nicht: Das waren keine {n} Schaden."},
    "survive": {"en": "Not this time: {foe} has destroyed you.", "de": "Diesmal nicht: {foe} hat dich zerstört."}}
"""Feat -> how it is told."""

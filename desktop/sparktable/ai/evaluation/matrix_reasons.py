"""Why an answer in a game of the Matrix is a good one, in one sentence: message keys and what they speak of."""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.games.matrix.state import MatrixState
from sparktable.kernel.decisions import DONE, PASS, Decision, Option, card, number

from ..thought import Why
from .matrix_habits import plan
from .matrix_plan import SEARCHING

if TYPE_CHECKING:
    from .matrix import MatrixJudgement

SPOKEN = {"play", "search", "use", "activate", "convert", "contribute", "block", "block by ability", "assist",
          "vault", "keep", "end turn"}
"""Answers with a sentence of their own that speaks of what the answer names."""


def why(known: MatrixJudgement, s: MatrixState, asked: Decision, option: Option) -> Why:
    """The sentence, from what the player can see."""
    kind, t = option.kind, known.titles
    if kind == "buy":
        slot = option.value("card")
        vault = t.vault[s.ident[slot]]
        return Why("why.relic", (card(slot), number(vault))) if vault and known.weights.vp else Why("why.buy",
                                                                                                  (card(slot),))
    if kind == "battle":
        slot = option.value("card")
        return Why("why.boss" if t.boss[s.ident[slot]] else "why.battle", (card(slot),))
    if kind == "command":
        slot = option.value("card")
        return Why("why.command", (card(slot), number(s.card(slot).level)))
    if kind == "move":
        return _towards(known, s, asked, option)
    if kind == "card" and asked.kind == "discard mission":
        return Why("why.discard mission", option.refs)
    if option in (PASS, DONE) and asked.kind in ("block", "assist", "boost", "boost assist"):
        return Why(f"why.no {asked.kind}")
    if kind in SPOKEN:
        return Why(f"why.{kind}", option.refs)
    return Why("why.other")


def _towards(known: MatrixJudgement, s: MatrixState, asked: Decision, option: Option) -> Why:
    """What a step leads to."""
    distance = s.game.grid.distance
    here, there = s.at[asked.seat], option.value("space")
    for aim, steps in plan(known, s, asked.seat).row:
        if steps and distance[there][aim.space] < distance[here][aim.space]:
            if aim.kind == SEARCHING:
                return Why("why.towards unseen")
            return Why("why.towards", (card(aim.slot),))
    return Why("why.other")

"""Why an answer in a game of the Matrix is a good one, in one sentence: message keys and what they speak of."""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.games.matrix.state import MatrixState
from sparktable.games.matrix.verbs.piles import Destroy, Discard, Gain, Give, PutOnTop
from sparktable.games.matrix.verbs.resources import Strengthen
from sparktable.kernel.decisions import DONE, NO, PASS, YES, Decision, Option, card, number

from ..thought import Why
from .matrix_aims import SEARCHING
from .matrix_turn import plan
from .matrix_waste import shortfall

if TYPE_CHECKING:
    from .matrix import MatrixJudgement

SPOKEN = {"play", "search", "use", "activate", "convert", "contribute", "block", "block by ability", "assist",
          "vault", "keep", "end turn", "go on", "call off"}
"""Answers with a sentence of their own that speaks of what the answer names."""
SIMPLE = {"place standee", "make room", "swap in", "start effect", "choose space", "taking command", "resolve assist",
          "choose", "choose character"}
"""Questions whose answers have one sentence, that speaks of what the answer names."""


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
        alone = "why.battle" if shortfall(s, slot) <= 0 else "why.battle with help"
        return Why("why.boss" if t.boss[s.ident[slot]] else alone, (card(slot),))
    if kind == "command":
        slot = option.value("card")
        return Why("why.command", (card(slot), number(s.card(slot).level)))
    if kind == "move":
        return _towards(known, s, asked, option)
    if kind == "card" and asked.kind == "discard mission":
        return Why("why.discard mission", option.refs)
    if option in (PASS, DONE) and asked.kind in ("block", "assist", "boost", "boost assist"):
        return Why(f"why.no {asked.kind}")
    if kind == "convert" and asked.kind in ("boost", "boost assist"):
        return Why("why.convert to fight")
    if asked.kind == "relic" and kind != "vault":
        return Why("why.not yet the vault")
    if kind in SPOKEN and (kind != "call off" or asked.kind == kind):
        return Why(f"why.{kind}", option.refs)
    if kind == "card" and asked.kind in ("choose card", "discard"):
        return _chosen(s, asked, option)
    if asked.kind in ("may", "choose") and option in (NO, PASS, DONE):
        return Why("why.no thanks")
    if asked.kind in ("may", "come along") and (kind == "do" or option in (YES, NO)):
        return Why(f"why.{asked.kind}" if option != NO else "why.no come along")
    if asked.kind in SIMPLE and option not in (PASS, DONE):
        return Why(f"why.{asked.kind}", option.refs if kind != "do" else ())
    return Why("why.other")


def _chosen(s: MatrixState, asked: Decision, option: Option) -> Why:
    """A card, by what happens to it."""
    verb, slot = s.stack[-1][0], option.value("card")
    if asked.kind == "discard" or isinstance(verb, Discard | Destroy | Give):
        own = asked.kind == "discard" or s.owner[slot] in s.game.team(asked.seat)
        return Why("why.spare" if own else "why.missed", option.refs)
    for kind, key in ((Gain, "gain"), (PutOnTop, "put on top"), (Strengthen, "strengthen")):
        if isinstance(verb, kind):
            return Why(f"why.{key}", option.refs)
    return Why("why.choose card")


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

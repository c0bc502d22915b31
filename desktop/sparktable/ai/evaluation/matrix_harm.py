"""What harm the texts of the Matrix do, and what it costs whoever suffers it."""
from __future__ import annotations

from typing import NamedTuple

from sparktable.games.matrix.facts.holdings import controlled_damage
from sparktable.games.matrix.state import MatrixState
from sparktable.games.matrix.verbs.fight import AddCost, Attack
from sparktable.games.matrix.verbs.piles import Destroy, Discard
from sparktable.games.matrix.verbs.resources import GainDamage, LoseEnergon, LoseVP
from sparktable.kernel.control import Effect
from sparktable.kernel.nodes import Node

DAMAGE, DISCARD, LOSS, DEARER = "damage", "discard", "loss", "dearer"


class Harm(NamedTuple):
    """What a verb does to somebody, once."""

    word: str
    suffered: float
    """What it costs the victim of an attack, in victory points …"""
    price: float
    """… and what it takes off a text that does it to its own side, in Power."""


HARMS: dict[type[Node], Harm] = {
    GainDamage: Harm(DAMAGE, 1.3, 1.6),
    Discard: Harm(DISCARD, 0.6, 0.7),
    Destroy: Harm(DISCARD, 1.4, 0.0),
    LoseEnergon: Harm(LOSS, 0.35, 0.4),
    LoseVP: Harm(LOSS, 0.0, 0.4),
    AddCost: Harm(DEARER, 0.0, 0.35),
}
SUFFERED_WORSE = 0.4
"""One Damage more is worse by that part of itself for each that is controlled already …"""
PRICE_WORSE = 0.8
"""… and dearer by so much Power."""
SUFFERED_OTHERWISE = 0.4
"""An attack without any of these verbs."""


def suffered(s: MatrixState, effect: Effect, victim: int) -> float:
    """What an attack would cost its victim: its worst part."""
    worst = 0.0
    for node in effect.walk():
        harm = HARMS.get(type(node))
        if harm is not None:
            cost = harm.suffered
            if isinstance(node, GainDamage):
                controlled = len(controlled_damage(s, victim))
                cost *= (1.0 + SUFFERED_WORSE * controlled) * (node.n if isinstance(node.n, int) else 1)
            worst = max(worst, cost)
    return worst or SUFFERED_OTHERWISE


def price(s: MatrixState, node: Node, seat: int) -> float:
    """What one verb of a text costs a player whose side bears it."""
    harm = HARMS.get(type(node))
    if harm is None or not harm.price:
        return 0.0
    amount = getattr(node, "n", 1)
    worse = PRICE_WORSE * len(controlled_damage(s, seat)) if isinstance(node, GainDamage) else 0.0
    return (harm.price + worse) * (amount if isinstance(amount, int) else 1)


def hurts_its_victim(verb: Node) -> bool:
    """Whether the character that is picked for it suffers."""
    return isinstance(verb, Attack) or any(type(node) in HARMS and HARMS[type(node)].suffered for node in verb.walk())


def harm_word(text: Node | None) -> str:
    """What a text does to its victim; "" if that is hard to say."""
    nodes = tuple(text.walk()) if isinstance(text, Effect) else ()
    return next((harm.word for kind, harm in HARMS.items() if any(isinstance(node, kind) for node in nodes)), "")

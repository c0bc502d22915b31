"""What a text of the Matrix brings, what harm it does and to whom, and in a word what it is used for.

Power is the measure of what is brought; harm is told as what it costs its victim, in victory points, and as what it
takes off a text that does it to its own side, in Power.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from sparktable.games.matrix import kinds
from sparktable.games.matrix.facts.holdings import controlled_damage
from sparktable.games.matrix.headings import Blocks, GivesPower, StrengthensIt
from sparktable.games.matrix.state import MatrixState
from sparktable.games.matrix.verbs.board import Convert, Flip, ForCharacter, FreeStep, Peek, Teleport
from sparktable.games.matrix.verbs.fight import AddCost, Attack, Defeat
from sparktable.games.matrix.verbs.ongoing import CostMod, RangeBonus
from sparktable.games.matrix.verbs.piles import Destroy, Discard, Gain, PlayTop, PutOnTop
from sparktable.games.matrix.verbs.resources import (
    AddMove,
    AddPower,
    Draw,
    GainDamage,
    GainEnergon,
    LoseEnergon,
    LoseVP,
    Repair,
    Strengthen,
    Take,
)
from sparktable.games.matrix.verbs.select import IN_DISCARD, IN_HAND, IN_PLAY, as_tuple
from sparktable.kernel.control import Choose, Effect, If, IfDo
from sparktable.kernel.decisions import Option
from sparktable.kernel.nodes import Node, labelled

VERBS: Final[dict[type[Node], float]] = {
    AddPower: 0.9, Strengthen: 0.9, AddMove: 0.3, Draw: 1.3, GainEnergon: 0.8, Repair: 0.6, Destroy: 0.7, Gain: 1.5,
    PlayTop: 1.2, Teleport: 0.7, FreeStep: 0.3, Convert: 0.3, Peek: 0.2, Attack: 0.5, Defeat: 1.5, GainDamage: 0.3,
}
"""What doing it once is worth, in Power."""
COUNTED: Final = 1.5
"""What a number that is counted comes to."""
MAYBE: Final = 0.6
"""How often a text with a condition works."""
CARDS: Final = "cards"
ATTACK: Final = "attack"
REPAIR: Final = "repair"
THIN: Final = "thin"
POWER: Final = "power"
CONVERT: Final = "convert"
MOVE: Final = "move"
ENERGON: Final = "energon"
SHOW: Final = "show"
CHEAPER: Final = "cheaper"
RANGE: Final = "range"
BLOCK: Final = "block"
GAIN: Final = "gain"
BACK: Final = "back"
EFFECTS: Final[dict[type, str]] = {
    Draw: CARDS, PlayTop: CARDS, Attack: ATTACK, Repair: REPAIR, Destroy: THIN, GivesPower: POWER,
    StrengthensIt: POWER, GainEnergon: ENERGON, Take: ENERGON, Gain: GAIN, Blocks: BLOCK, CostMod: CHEAPER,
    RangeBonus: RANGE, Teleport: MOVE, FreeStep: MOVE, AddMove: MOVE, Peek: SHOW, Flip: SHOW, Convert: CONVERT,
    PutOnTop: BACK,
}
"""The first of them that a text holds is its main effect."""
DAMAGE: Final = "damage"
DISCARD: Final = "discard"
LOSS: Final = "loss"
DEARER: Final = "dearer"


class Harm(NamedTuple):
    """What a verb does to somebody, once."""

    word: str
    suffered: float
    """What it costs the victim of an attack, in victory points …"""
    price: float
    """… and what it takes off a text that does it to its own side, in Power."""


HARMS: Final[dict[type[Node], Harm]] = {
    GainDamage: Harm(DAMAGE, 1.3, 1.6),
    Discard: Harm(DISCARD, 0.6, 0.7),
    Destroy: Harm(DISCARD, 1.4, 0.0),
    LoseEnergon: Harm(LOSS, 0.35, 0.4),
    LoseVP: Harm(LOSS, 0.0, 0.4),
    AddCost: Harm(DEARER, 0.0, 0.35),
}
SUFFERED_WORSE: Final = 0.4
"""One Damage more is worse by that part of itself for each that is controlled already …"""
PRICE_WORSE: Final = 0.8
"""… and dearer by so much Power."""
SUFFERED_OTHERWISE: Final = 0.4
"""An attack without any of these verbs."""


def repairs(text: Node | None) -> bool:
    """Whether a text rids somebody of Damage."""
    return text is not None and any(isinstance(node, Repair) for node in text.walk())


def text_worth(text: Effect) -> float:
    """What resolving a text is worth, in Power, as a rough guess."""
    if isinstance(text, Choose):
        return max((text_worth(choice) for choice in text.choices), default=0.0)
    inside = sum(text_worth(part) for _, part in text.parts() if isinstance(part, Effect))
    if isinstance(text, If | IfDo):
        return MAYBE * inside
    worth = VERBS.get(type(text), 0.0)
    amount = getattr(text, "n", 1)
    if isinstance(text, AddPower | GainEnergon | Draw | AddMove):
        worth *= amount if isinstance(amount, int) else COUNTED
    return worth + inside


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


def harm_price(s: MatrixState, node: Node, seat: int) -> float:
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


def main_effect(text: Effect | None) -> str:
    """What a text is used for; "" if that is hard to say."""
    nodes = tuple(text.walk()) if text is not None else ()
    for kind, word in EFFECTS.items():
        if any(isinstance(node, kind) and (kind is not Destroy or _own(node)) for node in nodes):
            return word
    return ""


def exchanges(text: Effect | None) -> bool:
    """Whether a card that it brings is paid for with another: afterwards there are no more than before."""
    deals = [tuple(node.walk()) for node in text.walk() if isinstance(node, IfDo)] if text is not None else []
    return any(all(any(isinstance(part, kind) for part in deal) for kind in (Draw, Discard)) for deal in deals)


def _own(node: Node) -> bool:
    """Whether what is destroyed comes out of the player's own cards."""
    zones = as_tuple(getattr(getattr(node, "what", None), "zone", ""))
    return bool(zones) and all(zone in (IN_HAND, IN_PLAY, IN_DISCARD) for zone in zones)


def text_of(option: Option) -> Effect | None:
    """The text that a "do" option stands for."""
    if option.kind != kinds.DO:
        return None
    text = labelled(str(option.refs[0].value))
    return text if isinstance(text, Effect) else None


def hits_only_friends(s: MatrixState, seat: int, text: Effect | None) -> bool:
    """Whether an Attack could hit nobody but the own side."""
    attacks = [node for node in text.walk() if isinstance(node, Attack)] if text is not None else []
    friends = s.game.team(seat)
    return bool(attacks) and all(hit in friends for node in attacks for hit in node.what.found(s, s.stack[-1]))


def benefit(s: MatrixState, seat: int, text: Effect) -> float:
    """What a text brings to whoever lets it happen, less what it costs, in Power. On every card an Attack is a text
    by itself, and only players make one: whom it would hit the frame says that asks for it."""
    ours = s.game.rules.together or hits_only_friends(s, seat, text)
    return (0.0 if ours and isinstance(text, Attack) else text_worth(text)) - sum(
        harm_price(s, node, seat) for node in _borne(text, ours))


def _borne(text: Node, together: bool) -> Iterator[Node]:
    """The parts of a text whose harm the own side bears: where there are rivals they are picked to suffer."""
    if isinstance(text, Attack | ForCharacter) and not together:
        return
    yield text
    for _, part in text.parts():
        yield from _borne(part, together)

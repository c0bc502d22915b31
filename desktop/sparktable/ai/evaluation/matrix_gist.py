"""What a text of the Matrix does, in a word: the part of it that players would name."""
from __future__ import annotations

from sparktable.games.matrix.headings import Blocks, GivesPower, StrengthensIt
from sparktable.games.matrix.verbs.board import Convert, Flip, FreeStep, Peek, Teleport
from sparktable.games.matrix.verbs.fight import Attack
from sparktable.games.matrix.verbs.ongoing import CostMod, RangeBonus
from sparktable.games.matrix.verbs.piles import Destroy, Discard, Gain, PlayTop, PutOnTop
from sparktable.games.matrix.verbs.resources import AddMove, Draw, GainEnergon, Repair, Take
from sparktable.games.matrix.verbs.select import IN_DISCARD, IN_HAND, IN_PLAY, as_tuple
from sparktable.kernel.control import Effect, IfDo
from sparktable.kernel.nodes import Node

CARDS, ATTACK, REPAIR, THIN, POWER, CONVERT, MOVE, ENERGON, SHOW, CHEAPER, RANGE, BLOCK, GAIN, BACK = (
    "cards", "attack", "repair", "thin", "power", "convert", "move", "energon", "show", "cheaper", "range", "block",
    "gain", "back")
GOOD: dict[type[Node], str] = {
    Draw: CARDS, PlayTop: CARDS, Attack: ATTACK, Repair: REPAIR, Destroy: THIN, GivesPower: POWER,
    StrengthensIt: POWER, GainEnergon: ENERGON, Take: ENERGON, Gain: GAIN, Blocks: BLOCK, CostMod: CHEAPER,
    RangeBonus: RANGE, Teleport: MOVE, FreeStep: MOVE, AddMove: MOVE, Peek: SHOW, Flip: SHOW, Convert: CONVERT,
    PutOnTop: BACK,
}
"""The first of them that a text holds is its gist."""


def gist(text: Effect | None) -> str:
    """What a text is used for; "" if that is hard to say."""
    nodes = tuple(text.walk()) if text is not None else ()
    for kind, word in GOOD.items():
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

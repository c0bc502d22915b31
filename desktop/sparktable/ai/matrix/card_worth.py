"""What each card of the Matrix is worth: tables by title, read off the printed numbers and the trees of its texts,
with what games taught about single cards.
"""
from __future__ import annotations

from functools import lru_cache
from typing import Final

from sparktable.games.matrix.card import ALLY, BASIC, BOSS, DAMAGE, ROBOT, RUIN, SCHEME, STARTER, MatrixCard
from sparktable.games.matrix.events import MOVES_ONTO
from sparktable.games.matrix.game import MatrixGame
from sparktable.games.matrix.rules.scoring import PER_POINT
from sparktable.games.matrix.verbs.resources import (
    AddMove,
    AddPower,
    Draw,
    GainDamage,
    GainEnergon,
    GainVP,
)
from sparktable.games.matrix.verbs.select import AROUND
from sparktable.kernel.control import Seq
from sparktable.kernel.vocabulary.counts import Count

from .text_worth import repairs, text_worth
from .weights import learnt

BRINGS: Final = (Seq, AddPower, AddMove, GainEnergon, GainVP, Draw)
"""Texts made of these alone are good at any time."""
POWER: Final = 1.0
RANGE: Final = 0.1
MOVE: Final = 0.25
BLOCK: Final = 0.05
FLIGHT: Final = 0.1
"""What one of each is worth on a card, in Power."""
TEAM_RANGE: Final = 0.15
TEAM_MOVE: Final = 0.1
TEAM_BLOCK: Final = 0.2
TEAM_TEXT: Final = 0.25
"""The same, and a point of a text's worth, to a team that plays against Bosses only."""
WORTH_A_PLACE: Final = {"core": 2.2, "war-on-cybertron": 1.8}
IN_THE_WAY: Final = 0.3
"""What a bought card must be worth to such a team, and what it counts if it is not."""
REPAIRS: Final = 2.0
"""What a card that repairs is worth to a team besides."""
MENDS: Final = 2.5
MENDS_FOR_ENERGON: Final = 1.0
"""The same among rivals whose game too much Damage ends, when it is played and for Energon."""
WITH_ENERGON: Final = 0.1
"""How much of an Energon ability's worth is left after its price."""
LASTING: Final = 0.5
"""A text that simply holds."""
TEXT: Final = 0.5
"""How much of what a text is worth where it works comes of it in an average turn."""
WASTED_DRAW: Final = -0.3
"""A Damage card in the deck: it takes another card's place, and the first play."""
TEXT_POWER: Final = 0.4
"""How much of a text's worth is Power for this turn."""
CLEARING: Final = 0.3
CLEARED: Final = 0.1
"""What is gained by clearing a Ruin, in victory points for each Power that its text is worth, and without a text."""
WOUNDING: Final = 1.5
STARTING: Final = 0.4
MENACING: Final = 0.3
"""What a faceup Boss costs its Adversaries each turn, in victory points: for each Damage that it deals, for having a
text for the start of a turn at all, and for each other text."""
ALLY_EACH_TURN: Final = 0.1
"""An Ally works every turn: its worth per point of cost."""


class Titles:
    """Tables by identity: what `s.ident[slot]` gives."""

    def __init__(self, game: MatrixGame) -> None:
        cards = game.cards
        together = game.rules.together
        mortal = not together and game.rules.damage_ends is not None
        self.strength = [team_strength(card) if together else strength(card) + learnt(card.box, card.name)
                         + mortal * mends(card) for card in cards]
        """What drawing it is worth in a turn, in Power."""
        self.unknown = len(cards) - 1
        """The title of a card that somebody is not shown."""
        self.weak = [not earns_its_place(card) and ALLY not in card.types for card in cards]
        """What a team rather leaves lying."""
        self.ally = [max(0.0, ALLY_EACH_TURN * (card.cost or 0) + (0.0 if together else learnt(card.box, card.name)))
                     if ALLY in card.types else 0.0 for card in cards]
        """What having it in play is worth in a turn."""
        self.range = [card.range for card in cards]
        self.move = [card.move for card in cards]
        self.promise = [card.power + (TEXT_POWER * text_worth(card.play) if card.play is not None else 0.0)
                        for card in cards]
        """The Power that playing it will probably give."""
        self.vault = [card.vp for card in cards]
        self.reward = [reward_vp(card) for card in cards]
        """VP for defeating it, Vault included."""
        self.damage = [card.type == DAMAGE for card in cards]
        self.lasting_damage = [card.type == DAMAGE and "ongoing" in card.keywords for card in cards]
        """It stays in play, and counts towards too much Damage: an Energy Leak is gone when the turn ends."""
        self.boss = [card.type == BOSS for card in cards]
        self.robot = [ROBOT in card.types for card in cards]
        self.for_sale = [card.for_sale for card in cards]
        self.cost = [card.cost or 0 for card in cards]
        self.plain = [card.play is None and not card.blocks and not card.lasting and card.type in (STARTER, BASIC)
                      for card in cards]
        """Playing it does nothing but bring its Power and Move: when it is played does not matter."""
        self.at_once = [eagerness(card) for card in cards]
        """Cards that are played without a thought, the higher ones first; 0: not so."""
        self.late = [card.play is not None and any(isinstance(node, Count) for node in card.play.walk())
                     for card in cards]
        """It counts what lies there: better played after the others."""
        self.menace = [menace(card) for card in cards]
        """Adversaries: what it costs each turn that they lie there, in victory points."""
        self.wounds = [wounds(card) for card in cards]
        """Bosses: the Damage they deal at the start of each turn of an Adversary."""
        self.snipes = [snipes(card) for card in cards]
        """Schemes that wound whoever begins a turn near an Adversary."""
        self.hurtful = [hurtful(card) for card in cards]
        """Schemes: the type of card that wounds whoever steps onto it; empty: none does."""
        self.repairs = [REPAIRS if repairs(card.play) else 0.0 for card in cards]
        """What a card is worth to a team besides its strength, because it repairs."""
        self.cleared = [CLEARED if card.cleared is None else CLEARING * text_worth(card.cleared) for card in cards]
        """Ruins: what clearing it brings, in victory points."""
        self.hazard = [card.type == RUIN and bool(card.when) for card in cards]
        """Coming onto it hurts."""


@lru_cache
def titles(game: MatrixGame) -> Titles:
    return Titles(game)


def eagerness(card: MatrixCard) -> int:
    """What draws cards comes before what brings other things, and that before plain cards."""
    if card.blocks or card.lasting or card.confront is not None or card.type == DAMAGE:
        return 0
    if card.play is None:
        return 1
    nodes = tuple(card.play.walk())
    if not all(isinstance(node, BRINGS) and isinstance(getattr(node, "n", 1), int) for node in nodes):
        return 0
    return 3 if any(isinstance(node, Draw) for node in nodes) else 2


def strength(card: MatrixCard) -> float:
    """What drawing a card is worth, in Power."""
    if card.type == DAMAGE:
        return WASTED_DRAW
    worth = POWER * card.power + RANGE * min(card.range, 2) + MOVE * card.move
    worth += BLOCK * card.blocks + FLIGHT * card.flies + LASTING * len(card.ongoing)
    for text in (card.play, card.assist, card.confront):
        if text is not None:
            worth += TEXT * text_worth(text)
    if card.energon:
        worth += WITH_ENERGON * max(text_worth(ability.effect) for ability in card.energon.values())
    return worth


def mends(card: MatrixCard) -> float:
    """What a card is worth because it repairs."""
    if repairs(card.play):
        return MENDS
    return MENDS_FOR_ENERGON if any(repairs(ability.effect) for ability in card.energon.values()) else 0.0


def team_strength(card: MatrixCard) -> float:
    """The same where only Bosses count, in co-op and solo: Power for the last of them."""
    if card.type == DAMAGE:
        return WASTED_DRAW
    return team_worth(card) if earns_its_place(card) else IN_THE_WAY


def earns_its_place(card: MatrixCard) -> bool:
    """Whether a team has a use for a card in the end: what is bought and weak will be in the way then."""
    return card.type in (STARTER, DAMAGE) or team_worth(card) >= WORTH_A_PLACE.get(card.box, 0.0)


def team_worth(card: MatrixCard) -> float:
    """What a card prints and says, to a team."""
    worth = card.power + TEAM_RANGE * min(card.range, 2) + TEAM_MOVE * card.move + TEAM_BLOCK * card.blocks
    for text in (card.play, card.assist, card.confront):
        if text is not None:
            worth += TEAM_TEXT * text_worth(text)
    return worth


def wounds(card: MatrixCard) -> int:
    """The Damage that a Boss deals at the start of a turn, wherever its victim stands."""
    if card.type != BOSS or card.start is None:
        return 0
    text = card.start.effect
    parts = text.kids if isinstance(text, Seq) else (text,)
    return sum(part.n for part in parts if isinstance(part, GainDamage) and isinstance(part.n, int))


def snipes(card: MatrixCard) -> bool:
    """Whether a Scheme wounds at the start of a turn near something."""
    if card.type != SCHEME or card.start is None:
        return False
    nodes = tuple(card.start.effect.walk())
    return any(isinstance(node, GainDamage) for node in nodes) and any(
        getattr(node, "at", None) == AROUND for node in nodes)


def hurtful(card: MatrixCard) -> str:
    """The type of card onto which nobody steps unhurt while a Scheme is in force."""
    if card.type == SCHEME:
        for trigger in card.when:
            if trigger.event == MOVES_ONTO and any(isinstance(node, GainDamage) for node in trigger.effect.walk()):
                return str(getattr(trigger.of, "types", ""))
    return ""


def menace(card: MatrixCard) -> float:
    """What a faceup Boss costs its Adversaries each turn."""
    if card.type != BOSS:
        return 0.0
    worth = WOUNDING * wounds(card) + STARTING * (card.start is not None)
    return worth + MENACING * len(card.ongoing) + MENACING * len(card.when)


def reward_vp(card: MatrixCard) -> float:
    """The VP for defeating an Adversary: its reward, and what its cost counts in the Vault."""
    if card.type != BOSS and ROBOT not in card.types:
        return 0.0
    gained = sum(node.n for node in card.reward.walk() if isinstance(node, GainVP)) if card.reward is not None else 0
    return gained + (card.cost or 0) / PER_POINT

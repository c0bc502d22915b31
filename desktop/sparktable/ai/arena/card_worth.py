"""What cards of Battle for Cybertron are worth in a hand. The measure is one point of damage, done or held back.

There are two answers, which are never held against each other: `holding` is for a quick player who has to choose one
card of several, the best use of each by itself; `hand_worth` tells a judgement what a whole hand adds to a position,
with shares that were fitted to who won.
"""
from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from sparktable.games.arena.card import SPECIAL, ArenaCard
from sparktable.games.arena.cards import CATALOGUE
from sparktable.games.arena.verbs.aim import AtEach, AtOne, EachPlayer, FromOne
from sparktable.games.arena.verbs.board import Damage, MayMove, MayPlace, MoreActions, Push, Repair
from sparktable.games.arena.verbs.cards import Discard, Draw, LookAndDiscard, PickUnseen, TakeBack, UseSpecial
from sparktable.kernel.control import Effect, If, Seq
from sparktable.kernel.vocabulary.seats import YOU

ACTION: Final = 1.2
"""What an action is worth: whoever has nothing better to do draws a card."""
KILL: Final = 3.0
"""What the last blow is worth beyond its damage."""
REPAIRED: Final = 0.9
"""A point that is repaired."""
DRAWN: Final = 0.5
"""What a drawn card adds to a hand."""
ATTACKING: Final = 0.45
DEFENDING: Final = 0.5
PLAYING: Final = 0.25
"""What is made of the cards of a hand in the end: in attack, in defense and as Specials."""
FADE: Final = 0.75
"""Each further attack or defense comes later into play, and is worth so much less."""
CROWD: Final = 0.5
"""Among more than two sides a hand counts so much less: whoever only gathers cards is soon behind."""
LIKELY: Final = 0.6
"""How often a condition in a text is met."""
STANDS_RIGHT: Final = 0.75
"""How often somebody stands where a text wants him."""
OWN_CHOICE: Final = 0.7
"""What a card is worth that its player chooses to lose."""
DEFENSES: Final = ((0, 0.30), (1, 0.10), (2, 0.14), (3, 0.18), (4, 0.14), (7, 0.06), (8, 0.08))
"""How often an attack meets which defense."""
ATTACKS: Final = ((1, 0.04), (2, 0.10), (3, 0.20), (4, 0.26), (5, 0.22), (6, 0.10), (7, 0.08))
"""How often a defense meets which attack."""
TO_PLAY: Final = 0.7
TO_ATTACK: Final = 0.8
"""How much of an action it takes to use a card in hand one day: there may be nothing better to do."""
TO_DEFEND: Final = 0.55
"""How much of what a defense holds back a card in hand is worth: it may not be attacked."""
OTHER_USE: Final = 0.15
"""What a card's second use adds to its best."""
LEAST_SPECIAL: Final = 0.3
LEAST: Final = 0.2
"""No card is worth less."""
SMALL_THINGS: Final[dict[type[Effect], float]] = {MayMove: 0.4, MayPlace: 0.6, Push: 0.3, LookAndDiscard: 1.7,
                                                  PickUnseen: 1.2, TakeBack: 2.4, UseSpecial: 2.4}
"""Verbs whose worth depends little on the position."""


@cache
def expected_hit(attack: int) -> float:
    """The damage that an attack may be expected to do to somebody who holds cards."""
    return sum(max(0, attack - defense) * often for defense, often in DEFENSES)


@cache
def expected_save(defense: int) -> float:
    """The damage that a defense may be expected to hold back."""
    return sum(min(attack, defense) * often for attack, often in ATTACKS)


@cache
def usual_worth(text: Effect | None) -> float:
    """What a text is worth in most positions."""
    if text is None:
        return 0.0
    if isinstance(text, Seq):
        return sum(usual_worth(part) for part in text.kids)
    if isinstance(text, If):
        return LIKELY * usual_worth(text.then)
    if isinstance(text, AtOne | AtEach | FromOne | EachPlayer):
        return usual_worth(text.body)
    if isinstance(text, Damage):
        return STANDS_RIGHT * text.n
    if isinstance(text, Draw | MoreActions):
        return ACTION * text.n
    if isinstance(text, Repair):
        return REPAIRED * text.n
    if isinstance(text, Discard):
        return (-OWN_CHOICE if text.who == YOU else OWN_CHOICE) * text.n
    return SMALL_THINGS[type(text)]


@cache
def holding(ident: int) -> float:
    """What a card in hand is worth: the best that can be made of it, less the action that this takes."""
    title = CATALOGUE[ident]
    text = usual_worth(title.text)
    if title.type == SPECIAL:
        return max(LEAST_SPECIAL, text - TO_PLAY * ACTION)
    attack = expected_hit(title.attack) + text - TO_ATTACK * ACTION if title.attack is not None else 0.0
    defense = TO_DEFEND * expected_save(title.defense) + text if title.defense is not None else 0.0
    return max(LEAST, max(attack, defense) + OTHER_USE * max(0.0, min(attack, defense)))


@cache
def attacking(title: ArenaCard, rivals: int) -> float:
    """What a card in hand counts as an attack. Damage to one of several rivals is worth so much less."""
    if title.attack is None:
        return 0.0
    return _crowded(ATTACKING, rivals) / rivals * (expected_hit(title.attack) + usual_worth(title.text))


@cache
def defending(title: ArenaCard, rivals: int) -> float:
    """What a card in hand counts as a defense."""
    if title.defense is None:
        return 0.0
    return _crowded(DEFENDING, rivals) * (expected_save(title.defense) + usual_worth(title.text))


@cache
def special(title: ArenaCard, rivals: int) -> float:
    """What a card in hand counts as a Special."""
    return _crowded(PLAYING, rivals) * usual_worth(title.text) if title.type == SPECIAL else 0.0


def hand_worth(titles: Iterable[ArenaCard], rivals: int) -> float:
    """What the cards in a hand are worth together, to a side that has so many rivals."""
    titles = list(titles)
    worth = sum(special(title, rivals) for title in titles)
    for use in (attacking, defending):
        part = 1.0
        for each in sorted((use(title, rivals) for title in titles), reverse=True):
            worth += part * each
            part *= FADE
    return worth


def _crowded(part: float, rivals: int) -> float:
    return part * CROWD if rivals > 1 else part

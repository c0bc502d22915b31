"""Packs: what one holds, and what comes out of six. House rules, all of them: no source says what a pack holds.

A pack of a wave holds one character and seven battle cards: three Upgrades and three Actions that go with any team,
and a rarer card that asks something: stars, a faction, a certain bearer, or a Secret Action.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sparktable.kernel.rng import Dice, dice_apart

from .card import ACTION, SECRET, UPGRADE, BattleCard, Character
from .cards import BOXES
from .decks import IN_DECKS, STAR_LIMIT

WAVES = ("wave-1", "wave-2", "wave-3", "wave-4")
"""Those of which enough titles are known to fill packs."""
PACKS = 6
"""Packs that a player opens."""
UPGRADES, ACTIONS, RARER = 3, 3, 1
CARDS = 1 + UPGRADES + ACTIONS + RARER
LEAST_TEAM = 3
"""The cheapest so many of the characters opened fit under the limit of stars: otherwise the last is drawn again."""


class Pack(NamedTuple):
    """What comes out of one, by name."""

    character: str
    cards: tuple[str, ...]


def is_rarer(card: BattleCard) -> bool:
    """Whether a battle card asks something."""
    return bool(card.stars or card.faction or card.only_on is not None or card.only_if is not None
                or card.type == SECRET)


def stands_alone(character: Character) -> bool:
    """Whether a character can be on a team without certain others: no Combiner, no head or body, nobody who begins
    under another."""
    return not (character.parts or character.below or character.head is not None or character.is_body
                or character.kind == "titan companion")


def packs(wave: str, seed: int, player: int) -> tuple[Pack, ...]:
    """The packs of a player: the same for the same wave and seed, and other ones for every player."""
    dice = dice_apart(seed, "packs", wave, player)
    upgrades, actions, rarer = (sorted(name) for name in (
        _names(wave, lambda card: card.type == UPGRADE and not is_rarer(card)),
        _names(wave, lambda card: card.type == ACTION and not is_rarer(card)), _names(wave, is_rarer)))
    return tuple(Pack(character, (*_some(dice, upgrades, UPGRADES), *_some(dice, actions, ACTIONS),
                                  *_some(dice, rarer, RARER))) for character in _characters(wave, dice))


def _names(wave: str, fits: Callable[[BattleCard], bool]) -> list[str]:
    return [card.name for card in BOXES[wave] if isinstance(card, BattleCard) and card.type in IN_DECKS
            and fits(card)]


def _characters(wave: str, dice: Dice) -> list[str]:
    """No two of a player's packs hold the same one."""
    stars = {card.full_name: card.stars for card in BOXES[wave] if isinstance(card, Character) and stands_alone(card)}
    left = sorted(stars)
    drawn = _some(dice, left, PACKS - 1)
    left = [name for name in left if name not in drawn]
    while True:
        last = left.pop(dice.below(len(left)))
        if not left or sum(sorted(stars[name] for name in (*drawn, last))[:LEAST_TEAM]) <= STAR_LIMIT:
            return [*drawn, last]


def _some(dice: Dice, names: Sequence[str], n: int) -> list[str]:
    """So many different ones."""
    left = list(names)
    return [left.pop(dice.below(len(left))) for _ in range(n)]

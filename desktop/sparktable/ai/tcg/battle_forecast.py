"""What an attack may be expected to do: totals, and what the cards that both sides flip will add on average."""
from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from sparktable.games.tcg.card import BLUE, ORANGE, WHITE, BattleCard
from sparktable.games.tcg.facts.combat import cards_to_flip
from sparktable.games.tcg.facts.stats import attack, damage_left, defense, keyword
from sparktable.games.tcg.state import DECK, SCRAP, TcgState
from sparktable.games.tcg.stats import PIERCE

FEW: Final = 4.0
USUAL: Final = 0.55
"""Orange or blue icons on a card of a deck that nothing is known of, and how many such cards count against what is
known."""
WHITE_CARDS: Final = 2
"""A first white icon brings so many more."""
SPREAD: Final = 3.0
"""How far flips stray from their average, squared: also an attack that is too weak on average does something."""


class Icons(NamedTuple):
    """What a flipped card of each seat's deck adds on average."""

    orange: tuple[float, float]
    blue: tuple[float, float]


def icons_of(s: TcgState) -> Icons:
    """By what lies in decks and scrap piles, which are shuffled into one another."""
    found: list[tuple[float, float]] = []
    for seat in (0, 1):
        orange = blue = USUAL * FEW
        white, cards = 0.0, FEW
        for slot in (*s.zones[DECK + seat], *s.zones[SCRAP + seat]):
            card = s.cards[s.ident[slot]]
            if isinstance(card, BattleCard):
                cards += 1
                for icon in card.icons:
                    if icon == ORANGE:
                        orange += 1
                    elif icon == BLUE:
                        blue += 1
                    elif icon == WHITE:
                        white += 1
        more = 1 + min(1.0, 2 * white / cards) * WHITE_CARDS / 2
        found.append((orange / cards * more, blue / cards * more))
    return Icons((found[0][0], found[1][0]), (found[0][1], found[1][1]))


def expected_damage(s: TcgState, icons: Icons, attacker: int, defender: int) -> float:
    """What one attack does on average."""
    strength = attack(s, attacker) + cards_to_flip(s, attacker, True) * icons.orange[s.owner[attacker]]
    guard = defense(s, defender) + cards_to_flip(s, defender, False) * icons.blue[s.owner[defender]]
    over = strength - guard
    least = min(keyword(s, PIERCE, attacker), strength)
    return max(float(least), (over + sqrt(over * over + SPREAD)) / 2)


def knocks_out(s: TcgState, icons: Icons, attacker: int, defender: int) -> bool:
    """Whether an attack is likely to be the last on somebody."""
    return expected_damage(s, icons, attacker, defender) >= damage_left(s, defender)

"""What flips may bring: the exact chances of an attack that has not been fought yet, from what one seat may know.

The own deck is known by its cards, though not by their order. Of the opponent's nothing is: it counts as the average
of all decks that ship. Texts that work on flips, and black icons, are left out.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import comb
from typing import NamedTuple

from sparktable.kernel.view import View

from .card import BLUE, ORANGE, WHITE
from .cards import BATTLE_CARDS
from .decks import Deck
from .facts.combat import BONUS_FLIPS, cards_to_flip, pierced
from .facts.stats import attack, damage_left, defense, working
from .shipped_decks import DECKS
from .state import DECK, TcgState


class Sort(NamedTuple):
    """Cards that are worth the same when they are flipped."""

    icons: int
    """How many of the icons that count."""
    white: bool
    copies: int


class Forecast(NamedTuple):
    """What an attack may come to."""

    attack: int
    attack_cards: int
    defense: int
    defense_cards: int
    damage: tuple[float, ...]
    """Damage -> how likely it is."""
    knocks_out: float

    @property
    def average(self) -> float:
        return sum(amount * chance for amount, chance in enumerate(self.damage))


def forecast(view: View, attacker: int, defender: int) -> Forecast:
    """What that attack may come to, as far as the viewer can know."""
    s = view.state
    assert isinstance(s, TcgState)
    strength, guard = attack(s, attacker), defense(s, defender)
    offence, cover = cards_to_flip(s, attacker, True), cards_to_flip(s, defender, False)
    hits = icon_chances(_deck(view, attacker, ORANGE), offence)
    saves = icon_chances(_deck(view, defender, BLUE), cover)
    damage = [0.0] * (strength + len(hits))
    for more, likely in enumerate(hits):
        for less, as_likely in enumerate(saves):
            total = strength + more
            damage[max(0, total - guard - less, pierced(s, attacker, total))] += likely * as_likely
    left = damage_left(s, defender)
    return Forecast(strength, offence, guard, cover, tuple(damage), sum(damage[left:]))


@lru_cache(maxsize=64)
def icon_chances(cards: tuple[Sort, ...], flips: int) -> tuple[float, ...]:
    """Number of icons -> its chance, when so many cards of these are flipped, and two more after a white icon."""
    whole = sum(sort.copies for sort in cards)
    first = min(flips, whole)
    more = min(BONUS_FLIPS, whole - first)
    ways: Counter[tuple[int, int, int, bool]] = Counter({(0, 0, 0, False): 1})
    for sort in cards:
        found: Counter[tuple[int, int, int, bool]] = Counter()
        for (now, then, icons, white), count in ways.items():
            for drawn in range(min(sort.copies, first - now) + 1):
                for after in range(min(sort.copies - drawn, more - then) + 1):
                    key = (now + drawn, then + after, icons + sort.icons * (drawn + after),
                           white or (sort.white and drawn > 0))
                    found[key] += count * comb(sort.copies, drawn) * comb(sort.copies - drawn, after)
        ways = found
    chances = [0.0] * (1 + max((icons for _, _, icons, _ in ways), default=0))
    for (now, then, icons, white), count in ways.items():
        if now == first and then == (more if white else 0):
            chances[icons] += count / (comb(whole, first) * (comb(whole - first, more) if white else 1))
    return tuple(chances)


class FlipOdds(NamedTuple):
    """What so many cards of a whole deck bring."""

    orange: tuple[float, ...]
    """Number of icons -> its chance."""
    blue: tuple[float, ...]
    white: float
    """The chance of two more cards."""


def flip_odds(deck: Deck, flips: int) -> FlipOdds:
    """Exact, for the deck as it is shuffled before the game."""
    icons = [card.icons for card in deck.battle_cards()]
    plain = sum(WHITE not in each for each in icons)
    first = min(flips, len(icons))
    white = 1 - comb(plain, first) / comb(len(icons), first) if icons else 0.0
    return FlipOdds(icon_chances(_sorted(icons, ORANGE), flips), icon_chances(_sorted(icons, BLUE), flips), white)


def _deck(view: View, fighter: int, colour: str) -> tuple[Sort, ...]:
    """The deck that is flipped for a character, by what its cards are worth to it."""
    s = view.state
    assert isinstance(s, TcgState)
    seat = s.owner[fighter]
    if seat != view.seat:
        return _average(colour)
    world = view.world(0)  # its order is made up, its cards are not
    assert isinstance(world, TcgState)
    return _sorted((working(world, slot, fighter) for slot in world.zones[DECK + seat]), colour)


@lru_cache(maxsize=2)
def _average(colour: str) -> tuple[Sort, ...]:
    """A deck that is nobody's: the cards of all that ship."""
    titles = (BATTLE_CARDS[name] for deck in DECKS.values() for name, count in deck.cards for _ in range(count))
    return _sorted((card.icons for card in titles), colour)


def _sorted(cards: Iterable[tuple[str, ...]], colour: str) -> tuple[Sort, ...]:
    found = Counter((icons.count(colour), WHITE in icons) for icons in cards)
    return tuple(Sort(icons, white, count) for (icons, white), count in sorted(found.items()))

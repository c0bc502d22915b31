"""A legal deck drawn by lot: a team that makes good use of the stars, and cards that this team can use."""
from __future__ import annotations

from sparktable.kernel.rng import Dice, dice_apart

from .cards import BATTLE_CARDS, CHARACTERS
from .decks import LEAST_CARDS, MOST_ALIKE, STAR_LIMIT, Deck


def random_deck(seed: int, seat: int) -> Deck:
    """The same for the same seed and seat."""
    dice = dice_apart(seed, "deck", seat)
    team = _team(dice)
    cards: dict[str, int] = {}
    names = sorted(BATTLE_CARDS)
    while sum(cards.values()) < LEAST_CARDS:
        name = names[dice.below(len(names))]
        if cards.get(name, 0) < MOST_ALIKE and not BATTLE_CARDS[name].stars:
            cards[name] = min(MOST_ALIKE, cards.get(name, 0) + 1 + dice.below(MOST_ALIKE))
    return Deck("random", team, tuple(sorted(cards.items())))


def _team(dice: Dice) -> tuple[str, ...]:
    """Characters until nothing more fits under the limit of stars."""
    left = [name for name, title in sorted(CHARACTERS.items()) if not title.parts and title.kind != "titan companion"]
    team: list[str] = []
    stars = 0
    while left:
        name = left.pop(dice.below(len(left)))
        stars += CHARACTERS[name].stars
        if stars <= STAR_LIMIT or stars <= Deck("", (*team, name), ()).star_limit():
            team.append(name)
        else:
            stars -= CHARACTERS[name].stars
    return tuple(team)

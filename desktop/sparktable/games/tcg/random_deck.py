"""A legal deck drawn by lot: a team that makes good use of the stars, heads and Stratagems with it, and any cards but
Upgrades that nobody on the team could bear."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from sparktable.kernel.rng import Dice, dice_apart

from .cards import BATTLE_CARDS, CHARACTERS
from .decks import IN_DECKS, LEAST_CARDS, LEAST_SEALED, MOST_ALIKE, STAR_LIMIT, STRATAGEMS, Deck, lists
from .verbs.on_paper import could_bear

_FREE = [card for _, card in sorted(BATTLE_CARDS.items()) if card.type in IN_DECKS and not card.stars]
"""What costs a deck no stars."""


def random_deck(seed: int, seat: int) -> Deck:
    """The same for the same seed and seat."""
    dice = dice_apart(seed, "deck", seat)
    team = _team(dice)
    titles = [CHARACTERS[name] for name in team]
    cards: dict[str, int] = {}
    while sum(cards.values()) < LEAST_CARDS:
        card = _FREE[dice.below(len(_FREE))]
        if cards.get(card.name, 0) < MOST_ALIKE and could_bear(card, titles):
            cards[card.name] = min(MOST_ALIKE, cards.get(card.name, 0) + 1 + dice.below(MOST_ALIKE))
    deck = Deck("random", team, tuple(sorted(cards.items())))
    return replace(deck, stratagems=_stratagems(dice, deck))


def random_sealed_deck(pool: Mapping[str, int], seed: int, name: str = "random") -> Deck:
    """A legal deck from what was opened: a team that makes good use of the stars, and any cards that cost none."""
    dice = dice_apart(seed, "sealed deck")
    left = sorted(each for each in pool if each in CHARACTERS)
    team: tuple[str, ...] = ()
    while left:
        drawn = left.pop(dice.below(len(left)))
        whole = Deck(name, (*team, drawn), ())
        if whole.stars() <= whole.star_limit():
            team = whole.team
    free = {card.name for card in _FREE}
    cards = [each for each in sorted(pool) if each in free for _ in range(min(pool[each], MOST_ALIKE))]
    counts: dict[str, int] = {}
    for _ in range(LEAST_SEALED):
        drawn = cards.pop(dice.below(len(cards)))
        counts[drawn] = counts.get(drawn, 0) + 1
    return Deck(name, team, tuple(sorted(counts.items())))


def _team(dice: Dice) -> tuple[str, ...]:
    """Characters until nothing more fits under the limit of stars: a body together with a head."""
    left = [name for name, title in sorted(CHARACTERS.items())
            if not title.parts and title.kind != "titan companion" and title.head is None]
    loose = [name for name, title in sorted(CHARACTERS.items()) if title.head is not None]
    team: list[str] = []
    room = STAR_LIMIT
    while left:
        drawn = [left.pop(dice.below(len(left)))]
        if CHARACTERS[drawn[0]].stars > room and not any(CHARACTERS[name].limit_for for name in (*team, *drawn)):
            continue
        while CHARACTERS[drawn[-1]].is_body:
            fitting = [name for name in loose if name not in (*team, *drawn)
                       and CHARACTERS[drawn[-1]].only_head in ("", name)]
            if not fitting:
                break
            drawn.append(fitting[dice.below(len(fitting))])
        whole = Deck("", (*team, *drawn), ())
        if not CHARACTERS[drawn[-1]].is_body and whole.stars() <= whole.star_limit():
            team += drawn
            room = whole.star_limit() - whole.stars()
    return tuple(team)


def _stratagems(dice: Dice, deck: Deck) -> tuple[str, ...]:
    """Some of those that the team may have, as far as the stars go."""
    taken: tuple[str, ...] = ()
    listed: set[str] = set()
    for name, card in sorted(STRATAGEMS.items()):
        more = replace(deck, stratagems=(*taken, name))
        if (card.lists not in listed and any(lists(card.lists, each) for each in deck.characters())
                and more.stars() <= more.star_limit() and dice.below(2)):
            taken = more.stratagems
            listed.add(card.lists)
    return taken
